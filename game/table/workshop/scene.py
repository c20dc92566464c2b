"""The scene in which a position is set up: the cards of the game at the left, the board with all hands at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.kernel.errors import GameError
from game.records.scenarios import files
from game.records.scenarios.bench import Bench
from game.records.scenarios.handling import Spot
from game.table import pieces, sentences, theme, widgets
from game.table.browsing import filters, folding
from game.table.browsing.browser import Browser
from game.table.browsing.sought import Index
from game.table.library import Card, Library
from game.table.stage import Stage
from game.table.tree import Act, Node
from game.table.workshop import board, inspector, keys, listing, names

if TYPE_CHECKING:
    from game.records.scenarios.trying import Tried

LEFT = 40
SHELF = 560
"""Width of the cards, or of what is changed about one of them."""
HELD = 210
LONGEST_NAME = 80
MATCH = "match"
"""What is chosen while turn, seed and rules are shown."""
FIRST = ("back", "name", "play")
"""What stays above the shelf where there is no room for all."""
Entry = tuple[str, float, Act, widgets.Kind, bool]
"""What is done with the whole board: its key, how wide it is, what it does, how it looks, whether it can be done."""


class Workshop(Browser):
    name = "workshop"
    card_wide = 129
    keeps_cards = True

    def __init__(self, stage: Stage, bench: Bench | None = None) -> None:
        self.before = stage.library
        """The cards of the table outside of the workshop."""
        self.bench = bench or Bench(stage.library.game, stage.library.printed)
        stage.library = self.made = self._made()
        super().__init__(stage)
        self.chosen: Spot | int | str | None = None
        """What is looked at closely: a card, a seat, MATCH."""
        layout = self.library.table.layout(len(self.bench.board.sides))
        self.target: tuple[int, str] = (0, layout.sides[0].field[0].zone)
        """The seat and zone to which a card of the shelf goes that is pressed."""
        self.places: list[board.Place] = []
        self.card_high = board.LEAST_CARD
        self.numbers: dict[str, inspector.Row] = {}
        """The numbers on the panel, into which digits can be typed."""
        self.typed: tuple[str, str] = ("", "")
        """The key of the number into which digits were typed last, and these."""
        self.board_offset = self.rows_offset = self.list_offset = 0
        self.list_open = False
        self.listed: list[files.Listed] = []
        self.dragged: str | None = None
        self.dragged_from: Spot | None = None
        self.spot = (0, 0)
        self.shows_cards = False  # where they have no room beside the board
        self._board = Rect(0, 0, 0, 0)

    def indexed(self) -> Index:
        library = self.library
        cards = [card for card in library.cards.values() if card.kind in library.card_kinds]
        return Index(library, self.ui.say.language, self.kind_names(library.card_kinds), cards)

    # --- the cards ----------------------------------------------------------------------------------------------------

    def _made(self) -> Library:
        """What the table knows of all that can lie on the board."""
        from game.table import loading

        self._of = self.bench.whole
        made = loading.of_source(self._of)
        made.stamp = self.before.stamp
        return made

    def _follow(self) -> None:
        """Go on with the cards as they are now: files were read anew, or a scenario with cards of its own is open."""
        stage = self.stage
        if stage.library is not self.made and stage.library is not self.before:
            self.before = stage.library
            self.do(lambda: self.bench.renew(self.before.printed))
        if self._of is not self.bench.whole:
            self.made = self._made()
        stage.library = self.made
        if self.is_behind:
            self.read()

    def leave(self) -> None:
        self.stage.library = self.before

    # --- what is done -------------------------------------------------------------------------------------------------

    def do(self, act: Callable[[], object]) -> bool:
        """Change the board; what can't be is said in one sentence, and nothing has changed."""
        try:
            act()
        except GameError as error:
            self.stage.tell(sentences.said(self.ui.say, self.library, error))
            return False
        if self.bench.dropped:
            self.bench.dropped = False
            self.stage.tell(self.ui.say("bench-dropped"))
        self._let_go()
        self.stage.touch()
        return True

    def _let_go(self) -> None:
        """What was chosen may be gone."""
        bench, chosen = self.bench, self.chosen
        seats = len(bench.board.sides)
        if isinstance(chosen, tuple) and chosen[0] < seats and chosen[2] < len(bench.cards_at(chosen[0], chosen[1])):
            return
        if isinstance(chosen, tuple) or (isinstance(chosen, int) and chosen >= seats):
            self.chosen = None
        if self.target[0] >= seats:
            self.target = (0, self.target[1])

    def choose(self, chosen: Spot | int | str | None) -> None:
        self.chosen, self.rows_offset = chosen, 0
        self.stage.touch()

    def aim(self, seat: int, zone: str) -> None:
        """Cards of the shelf go there from now on."""
        self.target, self.chosen = (seat, zone), None
        self.stage.touch()

    def add(self, card: str) -> None:
        self.do(lambda: self.bench.add(*self.target, card))

    def remove(self, spot: Spot) -> None:
        if self.do(lambda: self.bench.remove(spot)) and self.chosen is not None:
            self.choose(None)

    def copy(self, spot: Spot) -> None:
        self.do(lambda: self.bench.copy(spot))

    def undo(self) -> None:
        self.bench.undo()
        self._let_go()
        self.stage.touch()

    def redo(self) -> None:
        self.bench.redo()
        self._let_go()
        self.stage.touch()

    def clear(self) -> None:
        """An empty board; undo brings back what was there."""
        self.do(self.bench.begin_anew)
        self.choose(None)

    def rename(self, name: str) -> None:
        self.bench.rename(name[:LONGEST_NAME])
        self.stage.touch()

    def save(self, match: Tried | None = None) -> None:
        """Write the scenario and say whether it holds."""
        say = self.ui.say
        if not self.bench.setting.name:
            self.bench.rename(self.proposed_name())
        try:
            faults = files.save(self.bench, match)
        except OSError as error:
            self.stage.tell(say("bench-not-saved", reason=error.strerror or ""))
            return
        except GameError as error:
            self.stage.tell(sentences.said(self.ui.say, self.library, error))
            return
        file = self.bench.path.name if self.bench.path is not None else ""
        if faults:
            fault = faults[0]
            self.stage.tell(say("bench-saved-fails", file=file, fault=sentences.told(say, self.library, fault.message)))
        else:
            self.stage.tell(say("bench-saved", file=file))

    def proposed_name(self) -> str:
        """What a scenario without a name is called: after the cards in play."""
        bench, say = self.bench, self.ui.say
        fields = [zone.name for zone in bench.game.vocabulary.zones if zone.field and not zone.shared]
        held = [card.card for seat in range(len(bench.board.sides)) for zone in fields
                for card in bench.cards_at(seat, zone)]  # fmt: skip
        called = [names.card(self.library, say, card) for card in dict.fromkeys(held)][:2]
        return say("bench-name-of", cards=" & ".join(called)) if called else say("bench-nameless")

    def play(self) -> None:
        """Play on from here with every side."""
        from game.table.workshop import opening

        opening.play(self)

    # --- scenarios ----------------------------------------------------------------------------------------------------

    def open_list(self, listed: list[files.Listed] | None = None) -> None:
        """Of these scenarios, or of all of the game."""
        self.listed = files.listed(self.library.game) if listed is None else listed
        self.list_open, self.list_offset = True, 0
        self.stage.touch()

    def open_scenario(self, path: Path, name: str) -> None:
        self.list_open = False
        if self.do(lambda: files.open_file(self.bench, path, name)):
            self.choose(None)
            self.stage.tell(self.ui.say("bench-opened" if self.bench.setting.steps else "bench-opened-bare", name=name))

    # --- the tree -----------------------------------------------------------------------------------------------------

    def build(self) -> Node:
        self._follow()
        ui = self.ui
        root = Node("scene", "workshop", ui.screen, name=ui.say("bench-title"), paint=self._paint)
        self.places.clear()
        folded = folding.is_folded(ui)
        self._lay_folded(root) if folded else self._lay(root)
        if folded and self.more.is_open:
            root.add(self.more.sheet(self._more()))
        if self.list_open:
            root.add(listing.sheet(self))
        return root

    def _lay(self, root: Node) -> None:
        """The shelf, or what is chosen, at the left and the board at the right."""
        ui, low, wide = self.ui, self.ui.high, self.ui.wide - 2 * LEFT
        shelf = SHELF * folding.part(ui)
        root.add(*self._heads(self._entries(), ui.rect(LEFT, 28, wide, 58)))
        if self.chosen is not None:
            root.add(inspector.show(self, ui.rect(LEFT, 104, shelf, low - 158)))
        else:
            root.add(filters.search(self, ui.rect(LEFT, 104, shelf, 54)))
            root.add(*filters.choices(self, ui.rect(LEFT, 168, shelf, 50), self._fields()))
            root.add(self.shelf.show(self.index.cards(self.sought), ui.rect(LEFT, 230, shelf + 14, low - 284)))
        self._show_board(root, ui.rect(LEFT + shelf + 28, 104, wide - shelf - 12, low - 158))
        foot = ui.rect(LEFT, low - 46, wide, 36)
        root.add(widgets.label(ui, "keys", self._foot(), foot, theme.SMALL, ui.look.quiet, within=True))

    def _lay_folded(self, root: Node) -> None:
        """What is chosen, or else either the shelf or the board; what is done more seldom on a sheet."""
        ui, say, low, wide = self.ui, self.ui.say, self.ui.high, self.ui.wide - 2 * LEFT
        rect = ui.rect(LEFT, 20, wide, 58)
        rect.w -= ui.u(2 * 140 + 2 * folding.GAP)
        root.add(*self._heads([entry for entry in self._entries() if entry[0] in FIRST], rect))
        turn = Rect(rect.right + ui.u(folding.GAP), rect.y, ui.u(140), rect.h)
        words = say("bench-show-board" if self.shows_cards else "bench-show-cards")
        root.add(widgets.button(ui, "turn", words, turn, self.turn, "plain", say("bench-show-hint")))
        root.add(self.more.button(turn.move(turn.w + ui.u(folding.GAP), 0)))
        foot = ui.rect(LEFT, low - 40, wide, 34)
        room = ui.rect(LEFT, 92, wide + 14, low - 92 - 48)
        if self.chosen is not None:
            root.add(inspector.show(self, room))
        elif self.shows_cards:
            root.add(filters.search(self, ui.rect(LEFT, 90, wide, 54)))
            root.add(self.shelf.show(self.index.cards(self.sought), ui.rect(LEFT, 156, wide + 14, low - 156 - 48)))
        if self.chosen is None and not self.shows_cards:
            self._show_board(root, room)
        root.add(widgets.label(ui, "keys", self._foot(), foot, theme.SMALL, ui.look.quiet, within=True))

    def _show_board(self, root: Node, rect: Rect) -> None:
        self._board = rect
        root.add(board.show(self, rect))

    def turn(self) -> None:
        """Where the shelf and the board have no room side by side: to the other of them."""
        self.shows_cards, self.chosen = not self.shows_cards, None
        self.stage.touch()

    def _more(self) -> list[folding.Row]:
        seldom = [
            (key, 0.0, self.more.closing(act), kind, enabled)
            for key, _, act, kind, enabled in self._entries() if key not in FIRST
        ]  # fmt: skip
        room = self.more.room
        return [
            (folding.TALL, lambda rect: self._heads(seldom, rect)),
            *self.more.filters(self._fields(), room)[1:],
            self.more.words("keys-all", self._foot(), room),
        ]

    def _fields(self) -> tuple[str, ...]:
        return ("element", "deck") if self.library.elemental else ("keyword", "deck")

    def _foot(self) -> str:
        seat, zone = self.target
        where = names.called(self.ui.say, "zone", zone)
        if seat >= 0:
            where = f"{names.player(seat)}, {where}"
        return self.ui.say("bench-keys", zone=where)

    def _entries(self) -> list[Entry]:
        bench, on = self.bench, self.chosen == MATCH
        return [
            ("back", 140, self.cancel, "plain", True),
            ("open", 150, self.open_list, "plain", True),
            ("name", 0, self.cancel, "plain", True),
            ("match", 210, lambda: self.choose(None if on else MATCH), "plain", True),
            ("undo", 130, self.undo, "plain", bench.can_undo),
            ("redo", 130, self.redo, "plain", bench.can_redo),
            ("clear", 130, self.clear, "plain", True),
            ("play", 200, self.play, "main", True),
            ("save", 170, self.save, "main", True),
        ]

    def _heads(self, entries: Sequence[Entry], rect: Rect) -> list[Node]:
        ui, say, bench = self.ui, self.ui.say, self.bench
        found, on = list[Node](), self.chosen == MATCH
        part = folding.part(ui) if not folding.is_folded(ui) else 1
        boxes = folding.in_a_row(rect, [entry[1] * part for entry in entries], ui)
        for (key, _, act, kind, enabled), rect in zip(entries, boxes, strict=True):
            if key == "name":
                named, empty = bench.setting.name, say("bench-name")
                found.append(widgets.entry(ui, "name", empty, rect, named, empty, lambda: None,
                                           self.stage.focus == "name", say("bench-name-hint")))  # fmt: skip
            else:
                words = say("back") if key == "back" else say(f"bench-{key}")
                hint = "" if key == "back" else say(f"bench-{key}-hint")
                found.append(widgets.button(ui, key, words, rect, act, kind, hint, enabled,
                                            selected=key == "match" and on))  # fmt: skip
        return found

    def _paint(self, surface: Surface, node: Node) -> None:
        surface.blit(theme.ground(self.ui), (0, 0))

    # --- cards --------------------------------------------------------------------------------------------------------

    def shelf_card(self, card: Card, rect: Rect) -> Node:
        name = card.name[self.ui.say.language]
        return Node("shelf-card", f"card-{card.id}", rect, name, "", self.ui.say("bench-add-hint"),
                    {"add": lambda: self.add(card.id)}, zoom=card.id, data=card)  # fmt: skip

    def kind_hint(self, kind: str, shown: int) -> str:
        return self.ui.say("gallery-kind-hint", kind=self.ui.say.of("kind", kind), count=shown)

    def paint_over(self, surface: Surface) -> None:
        if self.dragged is None:
            super().paint_over(surface)
            return
        ui = self.ui
        if self.dragged_from is not None:
            face = board.picture(self, self.dragged_from, ui.u(HELD))
        else:
            face = pieces.turned(pieces.face_of(self.library, self.library.cards[self.dragged], ui), ui.u(HELD), 0)
        box = face.get_rect(center=self.spot)
        pieces.paint_shadow(surface, ui, box, 10, 24)
        surface.blit(face, box)

    # --- dragging -----------------------------------------------------------------------------------------------------

    def can_drag(self, node: Node) -> bool:
        return node.role in ("shelf-card", "board-card")

    def drag_begin(self, node: Node, pos: tuple[int, int]) -> None:
        self.spot = pos
        if node.role == "board-card":
            self.dragged_from = node.data
            self.dragged = self.bench.cards_at(node.data[0], node.data[1])[node.data[2]].card
        else:
            self.dragged, self.dragged_from = node.data.id, None

    def drag_move(self, pos: tuple[int, int], over: Node | None) -> None:
        self.spot = pos

    def drag_end(self, pos: tuple[int, int], over: Node | None) -> None:
        card, source, place = self.dragged, self.dragged_from, self.place_at(pos)
        self.drag_cancel()
        if card is None:
            return
        if place is None:
            if source is not None and not self._board.collidepoint(pos):
                self.remove(source)
            return
        at = place.at(pos[0])
        if source is None:
            self.do(lambda: self.bench.add(place.seat, place.zone, card, at))
        elif self.do(lambda: self.bench.move(source, place.seat, place.zone, at)):
            self.choose(None)

    def drag_cancel(self) -> None:
        self.dragged = self.dragged_from = None

    def place_at(self, pos: tuple[int, int]) -> board.Place | None:
        return next((place for place in self.places if place.rect.collidepoint(pos)), None)

    # --- keys ---------------------------------------------------------------------------------------------------------

    def pressed_right(self, node: Node | None) -> bool:
        """The right button takes a card off the board."""
        if node is not None and node.role == "board-card":
            self.remove(node.data)
            return True
        return False

    def takes(self, event: pygame.Event) -> bool:
        return not self.list_open and keys.takes(self, event)

    def cancel(self) -> None:
        if self.list_open:
            self.list_open = False
        elif self.more.is_open:
            self.more.toggle()
        elif self.chosen is not None:
            self.choose(None)
        elif self.sought.words:
            self.seek(words="")
        else:
            self.stage.pop()
