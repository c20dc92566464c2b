"""The title: which game is on the table, what can be done from here, in one column, and a few of its cards."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from dataclasses import dataclass
from importlib import import_module

from pygame import Rect, Surface

from game.records.cards import GAMES, has_puzzles, lesson_file
from game.system import languages
from game.table import page, pieces, theme, widgets, window
from game.table.drawing import cloth, text
from game.table.messages import Messages
from game.table.notices import notices
from game.table.page import Block, Page
from game.table.playing.unfinished import unfinished
from game.table.scene import Scene
from game.table.scenes import dock
from game.table.scenes.backdrop import Backdrop
from game.table.stage import Stage
from game.table.teaching.progress import DONE
from game.table.theme import Ui
from game.table.tree import Act, Node

SHOWN = 5  # cards in the fan
CALM = 1.0  # seconds of rest in which the cards of another game may be read
LEFT, WIDE, GAP = 190, 430, 14
MAIN, SECOND = 92, 64
"""How high the button that is meant and the ones below it are."""
SECONDS = 3
DOCK = 962
"""Where the small entries begin at 100 %, and how wide they are together."""
DOCKED = 1840
SIDE = 5
"""Small entries side by side on a page."""
FAN = 640
"""Where the fan begins."""
SIGNS = {
    "puzzles": "chess-knight",
    "learn": "lantern-flame",
    "matches": "backward-time",
    "cards": "poker-hand",
    "demo": "theater-curtains",
    "glossary": "open-book",
    "workshop": "anvil",
    "lab": "magic-potion",
    "settings": "gears",
    "language": "discussion",
    "quit": "wooden-door",
    "play": "crossed-swords",
    "hotseat": "shaking-hands",
}
"""The icons of what is offered small, in the order in which it is."""


@dataclass(frozen=True)
class Offer:
    """What can be done from here, by how much it is meant."""

    main: str
    second: tuple[str, ...]
    small: tuple[str, ...]


def offered(resumes: bool, missing: Collection[str], learns: bool) -> Offer:
    """A match that waits comes first, then the lesson of a game that is new to who `learns` it, then a match."""
    paths = ("learn", "play", "hotseat", "puzzles") if learns else ("play", "hotseat", "puzzles", "learn")
    main, *others = (["resume"] if resumes else []) + [name for name in paths if name not in missing]
    if resumes and learns:
        others.sort(key=("play", "hotseat", "learn", "puzzles").index)
    second = tuple(others[:SECONDS])
    return Offer(main, second, tuple(name for name in SIGNS if name not in {main, *second, *missing}))


class Title(Scene):
    name = "title"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.layout = Page()
        self.backdrop = Backdrop(stage)
        self.wide: float = WIDE
        """Of a row of buttons, in design units."""

    def enter(self) -> None:
        self.dealt = 0 if self.stage.hurry else SHOWN  # of the fan, one a frame at the start
        self.unfinished = unfinished()
        if not self.stage.hurry:
            self.stage.take_up(self.stage.library.game)
        self.backdrop.enter()
        self._dress()

    def _dress(self) -> None:
        window.dress(self.stage.say("program-name"), *self.stage.library.table.sign)

    def build(self) -> Node:
        ui = self.ui
        root = Node("scene", "title", ui.screen, name=ui.say("game-name"), paint=self._paint)
        offer, flows = self._offer(), ui.scale > 1
        self.wide = min(WIDE, (page.room_of(ui) - page.GAP) / 2) if flows else WIDE
        full = 2 * self.wide + GAP
        blocks = [
            Block((LEFT, 128, 220 * len(GAMES) - 10, 52), lambda ui: [self._games(ui)]),
            Block((LEFT, 206, full, 140) if flows else (LEFT, 206, 860, 250), self._heading),
            *self._large(offer, full if flows else self.wide),
            *(self._small(offer.small, full) if flows else [Block((0, DOCK, 0, 0), self._dock(offer.small))]),
        ]
        said = notices(self.stage)
        if said and ui.scale > 1:
            blocks.insert(0, Block((LEFT, 18, 860, 106), lambda ui: self._notices(ui, 860)))
        elif said:
            blocks.append(Block((LEFT, 18, 1540, 106), lambda ui: self._notices(ui, 1540)))
        self.layout.lay(ui, root, blocks, full, LEFT / ui.scale)
        return root

    def _large(self, offer: Offer, full: float) -> list[Block]:
        """The one that is meant, `full` design units wide, and the few others below it, on a page side by side."""

        def one(name: str, kind: widgets.Kind, box: tuple[float, float, float, float], size: float) -> Block:
            return Block(box, lambda ui: [self._button(ui, name, kind, ui.rect(*box), size)])

        count = len(offer.second)
        wide = (full - GAP * (count - 1)) / count if self.ui.scale > 1 else full
        places = [(LEFT, 486 + MAIN + GAP + n * (SECOND + GAP), wide, SECOND) for n in range(count)]
        others = [one(name, "plain", box, 27) for name, box in zip(offer.second, places, strict=True)]
        return [one(offer.main, "main", (LEFT, 486, full, MAIN), 36), *others]

    def _dock(self, names: tuple[str, ...]) -> Callable[[Ui], list[Node]]:
        """All small entries in one row, at the lower edge of the board."""

        def make(ui: Ui) -> list[Node]:
            wide = min(dock.WIDEST, DOCKED / len(names))
            left = (theme.WIDTH - wide * len(names)) / 2
            boxes = [ui.rect(left + n * wide, DOCK, wide - GAP / 2, dock.HIGH) for n in range(len(names))]
            top = boxes[0].top - ui.u(dock.ABOVE)
            return [dock.band(ui, top), *(self._entry(ui, *one, False) for one in zip(names, boxes, strict=True))]

        return make

    def _small(self, names: tuple[str, ...], full: float) -> list[Block]:
        """On a page they are rows of a few."""
        wide = (full - GAP * (SIDE - 1)) / SIDE

        def row(some: tuple[str, ...], y: float) -> Block:
            def make(ui: Ui) -> list[Node]:
                boxes = [ui.rect(LEFT + n * (wide + GAP), y, wide, dock.HIGH) for n in range(len(some))]
                return [self._entry(ui, *one, True) for one in zip(some, boxes, strict=True)]

            return Block((LEFT, y, full, dock.HIGH), make)

        return [row(names[at : at + SIDE], DOCK + at * dock.HIGH) for at in range(0, len(names), SIDE)]

    def _entry(self, ui: Ui, name: str, rect: Rect, framed: bool) -> Node:
        sign = "" if self.stage.hurry else SIGNS[name]
        return dock.entry(ui, name, self._words(name), rect, self._acts()[name], self._hint(name), sign, framed)

    def _offer(self) -> Offer:
        game = self.stage.library.game
        missing = {name for name, there in (("puzzles", has_puzzles(game)), ("learn", lesson_file(game))) if not there}
        return offered(bool(self.unfinished), missing, self.stage.settings.lessons.get(game, 0) != DONE)

    def _words(self, name: str) -> str:
        say = self.ui.say
        return languages.name(say.language) if name == "language" else say(f"title-{self._message(name)}")

    def _message(self, name: str) -> str:
        """A lesson that was begun is gone on with."""
        begun = name == "learn" and self.stage.settings.lessons.get(self.stage.library.game, 0) > 0
        return "go-on-learning" if begun else name

    def _button(self, ui: Ui, name: str, kind: widgets.Kind, rect: Rect, size: float) -> Node:
        style = "title" if kind == "main" else "body"
        words, hint = self._words(name), self._hint(name)
        return widgets.button(ui, name, words, rect, self._acts()[name], kind, hint, size=size, style=style)

    def _hint(self, name: str) -> str:
        message = f"title-{self._message(name)}-hint"
        found = self._resume_hint() if name == "resume" else ""
        return found or (self.ui.say(message) if self.ui.say.has(message) else "")

    def _acts(self) -> dict[str, Act]:
        return {
            "resume": self._resume,
            "play": lambda: self._set_up("computer"),
            "hotseat": lambda: self._set_up("hotseat"),
            "demo": self._demo,
            "learn": self._learn,
            "puzzles": lambda: self._open("puzzling.shelf", "Puzzles"),
            "cards": lambda: self._open("gallery.scene", "Gallery"),
            "glossary": lambda: self._open("glossary.scene", "Glossary"),
            "matches": lambda: self._open("scenes.matches", "Matches"),
            "workshop": self._workshop,
            "lab": lambda: self._open("lab.scene", "Lab"),
            "language": self._language,
            "settings": lambda: self._open("scenes.options", "Options"),
            "quit": self.stage.quit,
        }

    def _open(self, module: str, name: str) -> None:
        """Another scene on top; it is imported only now, so that a start need not wait for it."""
        self.stage.push(getattr(import_module(f"game.table.{module}"), name)(self.stage))

    def _workshop(self) -> None:
        import_module("game.table.workshop.opening").begin(self.stage)

    def _learn(self) -> None:
        from game.table.teaching import opening

        opening.begin(self.stage, self.stage.library.game)

    def _games(self, ui: Ui) -> Node:
        """The games side by side, the one on the table marked."""
        wide = 210
        group = Node("group", "games", ui.rect(LEFT, 128, wide * len(GAMES), 52), name=ui.say("title-game"))
        for number, game in enumerate(GAMES):
            on = game == self.stage.library.game
            words = Messages(ui.say.language, game)("game-name")
            rect = ui.rect(LEFT + number * (wide + 10), 128, wide, 52)
            kind: widgets.Kind = "plain" if on else "quiet"
            group.add(widgets.button(ui, f"game-{game}", words, rect, self._choose(game), kind, selected=on))
        return group

    def _choose(self, game: str) -> Act:
        def choose() -> None:
            self.stage.settings.setup.game = game
            self.stage.settings.save()
            self.stage.take_up(game)
            self._dress()

        return choose

    def _resume_hint(self) -> str:
        """Which game waits there, between which decks; nothing of a game that there is not."""
        found, language = self.unfinished, self.ui.say.language
        if found is None or found.game not in GAMES:
            return ""
        decks = " · ".join(languages.in_language(deck, language) for deck in found.decks)
        return self.ui.say("title-resume-hint", game=Messages(language, found.game)("game-name"), decks=decks)

    def _notices(self, ui: Ui, wide: float) -> list[Node]:
        """Above the games, in letters as large as there is room for."""
        width, said, made = ui.u(wide), notices(self.stage), list[Node]()
        for size in range(theme.SMALL + 1, 9, -1):
            heights = [widgets.label_height(ui, words, size, width) + ui.u(4) for words in said]
            if sum(heights) <= ui.u(106):
                break
        left, y = ui.rect(LEFT, 18, 0, 0).topleft
        for number, (words, high) in enumerate(zip(said, heights, strict=True)):
            rect = Rect(left, y, width, high)
            made.append(widgets.label(ui, f"notice-{number}", words, rect, size, ui.look.warn))
            y += high
        return made

    def update(self, dt: float) -> bool:
        if self.dealt < SHOWN and not self.stage.hurry:
            self.dealt += 1
            return True
        if self.stage.hurry:
            return False
        idle = self.stage.rest > CALM
        if idle:
            self.stage.read_ahead(GAMES)  # so that the other games are there at once when they are pressed
        return self.backdrop.update(dt, idle)

    def _set_up(self, mode: str) -> None:
        if not self.stage.library.decks:
            self.stage.tell(self.ui.say("title-no-decks"))
            return
        from game.table.scenes.setup import SetUp

        self.stage.push(SetUp(self.stage, mode))

    def _resume(self) -> None:
        from game.table.match import opening

        if self.unfinished:
            opening.resume(self.stage, self.unfinished.path)
            if self.stage.scene is self:
                self.unfinished = unfinished()

    def _demo(self) -> None:
        """With as many players as were set up last."""
        from game.table.match import opening

        game = self.stage.library.game
        if self.stage.library.decks:
            opening.demo(self.stage, game, players=self.stage.settings.setup.of(game).seats)

    def _language(self) -> None:
        codes = list(languages.known())
        settings = self.stage.settings
        at = codes.index(settings.language) if settings.language in codes else -1
        settings.language = codes[(at + 1) % len(codes)]
        settings.save()
        self.stage.refresh_ui()

    def cancel(self) -> None:
        pass

    def _paint(self, surface: Surface, node: Node) -> None:
        self.backdrop.paint(surface)
        self._paint_fan(surface)

    def _heading(self, ui: Ui) -> list[Node]:
        """The name of the game and what it is; on a page as wide as the buttons."""
        words, flows = ui.say("game-name").upper(), self.layout.flows
        wide, size, line, below = (2 * self.wide + GAP, 62, 294, 304) if flows else (860, theme.TITLE, 382, 408)

        def paint(surface: Surface, node: Node) -> None:
            px = text.fitting(words, ui.u(size), ui.u(wide), "title", bold=True, least=0.3)
            room = max(1, text.measure(words, px, "title", bold=True)[0] - ui.u(8))
            for offset, colour in ((ui.u(size / 24), (0, 0, 0)), (0, ui.look.gold)):
                drawn = text.render(words, px, colour, "title", bold=True)
                surface.blit(drawn, (node.rect.x - ui.u(4), node.rect.y + offset))
            theme.rule(surface, ui, node.rect.x, ui.rect(0, line, 0, 0).y, room)
            tagline = text.fit(ui.say("tagline"), ui.u(32), ui.look.ink, ui.u(min(wide, 620)), "italic")
            surface.blit(tagline, (node.rect.x, ui.rect(0, below, 0, 0).y))

        return [Node("heading", "heading", ui.rect(LEFT, 206, wide, 140 if flows else 250), paint=paint)]

    def _paint_fan(self, surface: Surface) -> None:
        """At the right; on a page, what is left of it beside the buttons."""
        ui, flows = page.board(self.ui), self.layout.flows
        ui = self.ui if flows else ui
        cards = pieces.show_pieces(self.stage.library, SHOWN)
        centre = ui.rect(1275, 1462, 0, 0).topleft
        centre = (centre[0] + max(0, self.layout.right - ui.rect(FAN, 0, 0, 0).x if flows else 0), centre[1])
        radius = ui.u(900)
        for number, card in enumerate(cards[: self.dealt]):
            angle = (number - (len(cards) - 1) / 2) * 12
            drawn = pieces.turned(pieces.face_of(self.stage.library, card, ui), ui.u(500), -angle)
            a = math.radians(angle)
            spot = (centre[0] + radius * math.sin(a), centre[1] - radius * math.cos(a))
            shade = cloth.shadow(ui.u(300), ui.u(460), ui.u(60))
            shade = pieces.turned_surface(shade, -angle)
            surface.blit(shade, shade.get_rect(center=(spot[0] + ui.u(6), spot[1] + ui.u(20))))
            surface.blit(drawn, drawn.get_rect(center=spot))
