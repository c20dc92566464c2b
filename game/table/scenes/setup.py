"""Set-up of a match: a deck for each seat with what it means to win by, who plays it, and who begins."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.records.levels import OPPONENTS
from game.table import opponents, page, pieces, theme, widgets
from game.table.building.scene import Building
from game.table.drawing import text
from game.table.library import Deck
from game.table.match import opening
from game.table.page import Block, Page
from game.table.scene import Scene
from game.table.scenes import deckshow, seating, terms, variants
from game.table.scenes.agreement import Agreement
from game.table.scenes.guests import Guests
from game.table.scenes.options import Options
from game.table.settings import HUMAN
from game.table.stage import Stage
from game.table.theme import Ui
from game.table.tree import FOIL, Act, Node

LEFT, RIGHT, COLUMN = 90, 990, 840
LEAST_COLUMN = 660
"""Narrower than that the two sides stand below each other."""
ACROSS = RIGHT + COLUMN - LEFT
TILES = 6
"""So many decks are seen at once at two seats."""


class SetUp(Scene):
    name = "set-up"

    def __init__(self, stage: Stage, mode: str | None = None) -> None:
        super().__init__(stage)
        self.agreement = Agreement(stage)
        self.plan, self.sides = self.agreement.plan, self.agreement.sides
        if mode:
            self.plan.mode = mode
        self._complete()
        if self.sides.seats not in stage.library.seats:
            self.sides.seats = stage.library.seats[0]
        self.agreement.seat()
        self.layout = Page()
        self.guests = Guests(self.agreement, lambda: bool(self.dealt), self._complete, self._name)

    def _complete(self) -> None:
        """Give each seat a deck that there is, and show the tiles among which it lies."""
        known = [deck.id for deck in self.stage.library.decks]
        if known:
            self.sides.complete(known)
        self.page = [known.index(deck) // TILES if known else 0 for deck in self.sides.decks]

    def enter(self) -> None:
        """Back from building a deck there may be others."""
        self._complete()

    @property
    def dealt(self) -> str:
        """The message that tells of decks which come by chance; "" where each seat has one that was chosen."""
        table = self.stage.library.table
        if self.sides.seats in table.dealt:
            return "setup-dealt"
        return "setup-dealt-agreed" if table.dealt_by and self.agreement.agreed(table.dealt_by) else ""

    def build(self) -> Node:
        ui = self.ui
        root = Node("scene", "set-up", ui.screen, name=ui.say("setup-title"), paint=self._paint)
        self.layout.lay(
            ui, root, [*self._heads(), *self._seats(), *terms.blocks(self.agreement, self.layout, self.cancel)]
        )
        if self.agreement.open:
            root.add(variants.sheet(self.agreement))
        if self.guests.seat is not None:
            root.add(seating.sheet(self.guests, self.guests.seat))
        return root

    def _heads(self) -> list[Block]:
        found = [Block((570, 22, 780, 94), self._title)]
        if not self.dealt:
            found.insert(0, Block((LEFT, 36, 270, 56), self._build, late=1))
        if len(self.stage.library.seats) > 1:
            wide = 220 + 74 * len(self.stage.library.seats)
            found.append(Block((LEFT + ACROSS - wide, 36, wide, 56), self._players))
        return found

    def _seats(self) -> list[Block]:
        if self.sides.seats == 2:
            beside = (page.room_of(self.ui) - page.GAP) / 2
            wide = beside if self.ui.scale > 1 and LEAST_COLUMN <= beside < COLUMN else COLUMN
            return [
                Block((x, 124, wide, 710), lambda ui, side=side, x=x: [self._side(ui, side, x, wide)])  # type: ignore[misc]
                for side, x in ((0, LEFT), (1, RIGHT))
            ]
        gap = 24
        wide = (ACROSS - gap * (self.sides.seats - 1)) / self.sides.seats
        return [
            Block((x, 124, wide, 710), lambda ui, seat=seat, x=x: [self._seat(ui, seat, x, wide)])  # type: ignore[misc]
            for seat in range(self.sides.seats)
            for x in [LEFT + seat * (wide + gap)]
        ]

    def _title(self, ui: Ui) -> list[Node]:
        words = ui.say("setup-title")

        def paint(surface: Surface, node: Node) -> None:
            title = text.fit(words, ui.u(52), ui.look.gold, node.rect.w, "title")
            surface.blit(title, title.get_rect(midtop=(node.rect.centerx, ui.rect(0, 30, 0, 0).y)))
            theme.rule(surface, ui, node.rect.centerx - ui.u(330), ui.rect(0, 108, 0, 0).y, ui.u(660))

        return [Node("heading", "title", ui.rect(570, 22, 780, 94), paint=paint)]

    def _build(self, ui: Ui) -> list[Node]:
        words, hint = ui.say("build-title"), ui.say("build-decks-hint")
        return [widgets.button(ui, "build", words, ui.rect(LEFT, 36, 270, 56), self._builder(), hint=hint)]

    def _players(self, ui: Ui) -> list[Node]:
        """How many play, where the game leaves that open."""
        wide, gap = 64, 10
        numbers = self.stage.library.seats
        x = LEFT + ACROSS - len(numbers) * (wide + gap) + gap
        words = ui.say("setup-players")
        group = Node("group", "players", ui.rect(x - 220, 36, ACROSS + LEFT - x + 220, 56), name=words)
        high = widgets.label_height(ui, words, 20, ui.u(200))
        label = Rect(ui.rect(x - 220, 0, 0, 0).x, ui.rect(0, 64, 0, 0).y - high // 2, ui.u(200), high)
        group.add(widgets.label(ui, "players-label", words, label, 20, ui.look.quiet, "right"))
        for place, number in enumerate(numbers):
            on, rect = number == self.sides.seats, ui.rect(x + place * (wide + gap), 36, wide, 56)
            kind: widgets.Kind = "plain" if on else "quiet"
            hint = ui.say("setup-players-count", count=number)
            act = self._play_with(number)
            group.add(widgets.button(ui, f"players-{number}", str(number), rect, act, kind, hint, selected=on))
        return [group]

    def _play_with(self, seats: int) -> Act:
        def choose() -> None:
            self.sides.seats = seats
            self.agreement.seat()
            self.stage.settings.save()

        return choose

    # Two seats

    def _heading(self, side: int) -> str:
        if self.plan.mode == "hotseat":
            return self.ui.say("setup-first-player" if side == 0 else "setup-second-player")
        return self.ui.say("setup-you" if side == 0 else "setup-opponent")

    def _side(self, ui: Ui, side: int, x: float, wide: float) -> Node:
        heading = self._heading(side)
        group = Node("group", f"side-{side}", ui.rect(x, 130, wide, 700), name=heading)
        group.add(
            widgets.label(ui, f"heading-{side}", heading, ui.rect(x, 128, wide, 50), 30, ui.look.gold, within=True)
        )
        decks = self.stage.library.decks
        arrows = 136 if len(decks) > TILES and not self.dealt else 0
        left = x + wide * 0.42
        group.add(seating.button(self.guests, ui, side, ui.rect(left, 122, x + wide - arrows - left, 56)))
        if self.dealt:
            return group.add(deckshow.dealt(ui, self.stage.library, side, self.dealt, ui.rect(x, 184, wide, 650)))
        if len(decks) > TILES:
            group.add(*self._pages(ui, side, x + wide))
            begin = min(self.page[side] * TILES, len(decks) - TILES)
            decks = decks[begin : begin + TILES]
        gap = 16
        tile = (wide - gap * (len(decks) - 1)) / max(1, len(decks))
        for number, deck in enumerate(decks):
            group.add(self._tile(ui, side, deck, ui.rect(x + number * (tile + gap), 184, tile, 300)))
        if decks:
            group.add(*self._detail(ui, side, self.stage.library.deck(self.sides.decks[side]), x, wide))
        return group

    def _detail(self, ui: Ui, side: int, deck: Deck, x: float, wide: float) -> list[Node]:
        """The chosen deck, with the button that opens it."""
        say = ui.say
        shown = deckshow.wide(ui, self.stage.library, side, deck, ui.rect(x, 504, wide, 330), self._foil_at)
        words, name = say("build-edit" if deck.own else "build-copy"), deck.name[say.language]
        hint = say("build-edit-hint" if deck.own else "build-copy-hint", name=name)
        rect = ui.rect(x + wide - 186, 778, 160, 44)
        return [shown, widgets.button(ui, f"open-{side}", words, rect, self._builder(side, deck), hint=hint, size=20)]

    def _builder(self, side: int = 0, deck: Deck | None = None) -> Act:
        """Opens the scene where decks are built; what is saved there is then the deck of that side."""

        def chosen(saved: str) -> None:
            self.sides.decks[side] = saved
            self._complete()

        return lambda: self.stage.push(Building(self.stage, deck, chosen))

    def _pages(self, ui: Ui, side: int, right: float) -> list[Node]:
        """Buttons to the tiles before and after, where there are more than one sees at once."""
        pages = -(-len(self.stage.library.decks) // TILES)

        def turn(by: int) -> Act:
            def act() -> None:
                self.page[side] = (self.page[side] + by) % pages
                self.stage.touch()

            return act

        return [
            widgets.button(
                ui, f"decks-{side}-{name}", sign, ui.rect(right - place, 130, 56, 46), turn(by),
                hint=ui.say(f"setup-{name}"),
            )
            for name, sign, by, place in (("before", "‹", -1, 122), ("after", "›", 1, 56))
        ]  # fmt: skip

    def _tile(self, ui: Ui, side: int, deck: Deck, rect: Rect) -> Node:
        chosen = self.sides.decks[side] == deck.id
        name = deck.name[ui.say.language]

        def paint(surface: Surface, node: Node) -> None:
            lit = chosen or bool(node.flags & {"hover", "focused"})
            pieces.paint_deck_tile(surface, ui, self.stage.library, deck, node.rect, chosen, lit,
                                   self._foil_at() if "hover" in node.flags else None)  # fmt: skip

        hint = "" if chosen else ui.say("setup-deck-hint", name=name, plan=deck.plan[ui.say.language])
        flags = {"selected"} if chosen else set()
        return Node(
            "option", f"deck-{side}-{deck.id}", rect, name, hint=hint, flags=flags, paint=paint, data=FOIL,
            actions={"choose": lambda: self._choose(side, deck.id)},
        )  # fmt: skip

    def _foil_at(self) -> tuple[int, int] | None:
        return self.stage.foil_at

    def _choose(self, side: int, deck: str) -> None:
        self.sides.decks[side] = deck
        self.stage.settings.save()
        self.stage.touch()

    # Three and more

    def _seat(self, ui: Ui, seat: int, x: float, wide: float) -> Node:
        say, decks = ui.say, self.stage.library.decks
        name = say(opening.names(self.sides.seated())[seat])
        group = Node("group", f"side-{seat}", ui.rect(x, 128, wide, 706), name=name)
        group.add(widgets.label(ui, f"heading-{seat}", name, ui.rect(x, 124, wide, 50), 30, ui.look.gold, within=True))
        group.add(seating.button(self.guests, ui, seat, ui.rect(x + wide * 0.42, 122, wide * 0.58, 54)))
        sitting = [(HUMAN, say("setup-person")), *[(who, opponents.called(say, who)) for who in OPPONENTS]]
        who = widgets.choice(
            ui, f"who-{seat}", say("setup-who"), ui.rect(x, 184, wide, 56), sitting, self.sides.who[seat],
            self._seat_here(seat), terms.like(self.agreement, self.sides.who[seat]),
        )  # fmt: skip
        group.add(who)
        if self.dealt:
            group.add(deckshow.dealt(ui, self.stage.library, seat, self.dealt, ui.rect(x, 262, wide, 572)))
        elif decks:
            named = [(deck.id, deck.name[say.language]) for deck in decks]
            current = self.sides.decks[seat]
            rect = ui.rect(x, 252, wide, 56)
            put = lambda value: self._choose(seat, str(value))
            group.add(widgets.choice(ui, f"deck-{seat}", say("setup-deck"), rect, named, current, put))
            box = ui.rect(x, 320, wide, 514)
            group.add(
                deckshow.narrow(ui, self.stage.library, seat, self.stage.library.deck(current), box, self._foil_at)
            )
        return group

    def _seat_here(self, seat: int) -> Callable[[object], None]:
        def put(value: object) -> None:
            sitting = [str(value) if number == seat else who for number, who in enumerate(self.sides.who)]
            if HUMAN not in sitting[: self.sides.seats]:
                self.stage.tell(self.ui.say("setup-one-person"))
                return
            self.sides.who = sitting
            self.stage.settings.save()
            self.stage.touch()

        return put

    def _name(self) -> None:
        """Opens the settings of names and faces."""
        self.stage.push(Options(self.stage, "people"))

    def key(self, event: pygame.Event) -> bool:
        if event.key == pygame.K_RETURN and not self.agreement.open and self.guests.seat is None:
            self.agreement.begin()
            return True
        return False

    def cancel(self) -> None:
        if self.guests.seat is not None:
            self.guests.close()
        elif self.agreement.open:
            self.agreement.toggle()
        else:
            self.stage.pop()

    def _paint(self, surface: Surface, node: Node) -> None:
        ui = self.ui
        surface.blit(theme.ground(ui), (0, 0))
