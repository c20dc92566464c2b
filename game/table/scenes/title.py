"""The title: which game is on the table, what can be done from here, in one column, and a few of its cards."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
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
from game.table.scenes.backdrop import Backdrop
from game.table.stage import Stage
from game.table.teaching.progress import DONE
from game.table.theme import Ui
from game.table.tree import Act, Node

SHOWN = 5  # cards in the fan
CALM = 1.0  # seconds of rest in which the cards of another game may be read
LEFT, WIDE, HIGH, GAP = 190, 430, 60, 14
FAN = 640
"""Where the fan begins."""
ROWS = (
    ("play",),
    ("hotseat", "puzzles"),
    ("learn", "matches"),
    ("cards", "demo"),
    ("glossary", "workshop", "lab"),
    ("settings", "language", "quit"),
)
"""What can be done from here, one row below the other."""


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
        rows = self._rows()
        self.wide = min(WIDE, (page.room_of(ui) - page.GAP) / 2) if ui.scale > 1 else WIDE
        y = 508 - (10 if self.unfinished else 0)
        blocks = [
            Block((LEFT, 128, 220 * len(GAMES) - 10, 52), lambda ui: [self._games(ui)]),
            Block((LEFT, 206, 2 * self.wide + GAP, 140) if ui.scale > 1 else (LEFT, 206, 860, 250), self._heading),
            *(Block((LEFT, at, self.wide, HIGH), self._row(row, row is rows[0], at))
              for row, at in zip(rows, itertools.count(y, HIGH + GAP), strict=False)),
        ]  # fmt: skip
        said = notices(self.stage)
        if said and ui.scale > 1:
            blocks.insert(0, Block((LEFT, 18, 860, 106), lambda ui: self._notices(ui, 860)))
        elif said:
            blocks.append(Block((LEFT, 18, 1540, 106), lambda ui: self._notices(ui, 1540)))
        self.layout.lay(ui, root, blocks, 2 * self.wide + GAP, LEFT / ui.scale)
        return root

    def _row(self, row: tuple[str, ...], first: bool, y: float) -> Callable[[Ui], list[Node]]:
        """Its buttons side by side; words on short ones are written alike, in all rows."""

        def make(ui: Ui) -> list[Node]:
            wides = {name: (self.wide - GAP * (len(row) - 1)) / len(row) for row in self._rows() for name in row}
            short = [(self._words(name), ui.u(wide)) for name, wide in wides.items() if wide < self.wide]
            size, wide = widgets.alike(ui, short, 23), wides[row[0]]
            made = []
            for number, name in enumerate(row):
                kind: widgets.Kind = "main" if first else "quiet" if name == "quit" else "plain"
                rect = ui.rect(LEFT + number * (wide + GAP), y, wide, HIGH)
                made.append(self._button(ui, name, kind, rect, 26 if wide == self.wide else size))
            return made

        return make

    def _rows(self) -> list[tuple[str, ...]]:
        """The row that is meant comes first: a match that waits, or the lesson of a game that is new here."""
        game = self.stage.library.game
        missing = {name for name, there in (("puzzles", has_puzzles(game)), ("learn", lesson_file(game))) if not there}
        rows = [tuple(name for name in row if name not in missing) for row in ROWS]
        if self.unfinished:
            return [("resume",), *rows]
        if "learn" not in missing and self.stage.settings.lessons.get(game, 0) != DONE:
            return [("learn",), *rows[:2], ("cards", "matches"), ("demo",), *rows[4:]]
        return rows

    def _words(self, name: str) -> str:
        say = self.ui.say
        return languages.name(say.language) if name == "language" else say(f"title-{self._message(name)}")

    def _message(self, name: str) -> str:
        """A lesson that was begun is gone on with."""
        begun = name == "learn" and self.stage.settings.lessons.get(self.stage.library.game, 0) > 0
        return "go-on-learning" if begun else name

    def _button(self, ui: Ui, name: str, kind: widgets.Kind, rect: Rect, size: float) -> Node:
        words = self._words(name)
        hint = self._resume_hint() if name == "resume" else ""
        message = f"title-{self._message(name)}-hint"
        if not hint and ui.say.has(message):
            hint = ui.say(message)
        return widgets.button(ui, name, words, rect, self._acts()[name], kind, hint, size=size)

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
            px = text.fitting(words, ui.u(size), ui.u(wide), "title", least=0.3)
            for offset, colour in ((ui.u(size / 24), (0, 0, 0)), (0, ui.look.gold)):
                drawn = text.render(words, px, colour, "title", bold=True)
                surface.blit(drawn, (node.rect.x - ui.u(4), node.rect.y + offset))
            theme.rule(surface, ui, node.rect.x, ui.rect(0, line, 0, 0).y, ui.u(min(wide, 620)))
            tagline = text.fit(ui.say("tagline"), ui.u(32), ui.look.ink, ui.u(min(wide, 620)), "italic")
            surface.blit(tagline, (node.rect.x, ui.rect(0, below, 0, 0).y))

        return [Node("heading", "heading", ui.rect(LEFT, 206, wide, 140 if flows else 250), paint=paint)]

    def _paint_fan(self, surface: Surface) -> None:
        """At the right; on a page, what is left of it beside the buttons."""
        ui, flows = page.board(self.ui), self.layout.flows
        ui = self.ui if flows else ui
        cards = pieces.show_pieces(self.stage.library, SHOWN)
        centre = ui.rect(1275, 1500, 0, 0).topleft
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
