"""The scene in which a position is set up: the cards of the game at the left, the board with all hands at the right."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.records.scenarios.bench import Bench
from game.table import pieces, theme, widgets
from game.table.blocks import across
from game.table.browsing import filters, folding
from game.table.browsing.browser import Browser
from game.table.browsing.sought import Index
from game.table.library import Card, Library
from game.table.stage import Stage
from game.table.tree import Act, Node
from game.table.workshop import board, inspector, keys, names, trying
from game.table.workshop.arranging import MATCH, Arranging
from game.table.workshop.listing import Listing

LEFT = 40
SHELF = 560
"""Width of the cards, or of what is changed about one of them."""
HELD = 210
FIRST = ("back", "name", "play")
"""What stays above the shelf where there is no room for all."""
Entry = tuple[str, float, Act, widgets.Kind, bool]
"""What is done with the whole board: its key, how wide it is, what it does, how it looks, whether it can be done."""


class Workshop(Browser):
    name = "workshop"
    card_wide = 129
    keeps_cards = True

    def __init__(self, stage: Stage, bench: Bench | None = None) -> None:
        self.arranging = Arranging(stage, bench)
        super().__init__(stage)
        self.listing = Listing(self.arranging, self.seeking)
        self.shows_cards = False  # where they have no room beside the board
        self._board = Rect(0, 0, 0, 0)

    def indexed(self, library: Library) -> Index:
        cards = [card for card in library.cards.values() if card.kind in library.card_kinds]
        return Index(library, self.ui.say.language, self.kind_names(library.card_kinds), cards)

    # --- what is done -------------------------------------------------------------------------------------------------

    def leave(self) -> None:
        self.arranging.leave()

    def play(self) -> None:
        """Play on from here with every side."""
        trying.begin(self.arranging)

    # --- the tree -----------------------------------------------------------------------------------------------------

    def build(self) -> Node:
        arranging = self.arranging
        arranging.follow()
        if self.seeking.is_behind:
            self.seeking.read()
        ui = self.ui
        root = Node("scene", "workshop", ui.screen, name=ui.say("bench-title"), paint=self._paint)
        arranging.places.clear()
        folded = across.is_folded(ui)
        self._lay_folded(root) if folded else self._lay(root)
        if folded and self.more.is_open:
            root.add(self.more.sheet(self._more()))
        if self.listing.open:
            root.add(self.listing.sheet())
        return root

    def _lay(self, root: Node) -> None:
        """The shelf, or what is chosen, at the left and the board at the right."""
        ui, low, wide = self.ui, self.ui.high, self.ui.wide - 2 * LEFT
        shelf = SHELF * across.part(ui)
        root.add(*self._heads(self._entries(), ui.rect(LEFT, 28, wide, 58)))
        if self.arranging.chosen is not None:
            root.add(inspector.show(self.arranging, ui.rect(LEFT, 104, shelf, low - 158)))
        else:
            root.add(filters.search(self.seeking, ui.rect(LEFT, 104, shelf, 54)))
            root.add(*filters.choices(self.seeking, ui.rect(LEFT, 168, shelf, 50), self._fields()))
            root.add(self.shelf.show(self.shown, ui.rect(LEFT, 230, shelf + 14, low - 284)))
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
        if self.arranging.chosen is not None:
            root.add(inspector.show(self.arranging, room))
        elif self.shows_cards:
            root.add(filters.search(self.seeking, ui.rect(LEFT, 90, wide, 54)))
            root.add(self.shelf.show(self.shown, ui.rect(LEFT, 156, wide + 14, low - 156 - 48)))
        if self.arranging.chosen is None and not self.shows_cards:
            self._show_board(root, room)
        root.add(widgets.label(ui, "keys", self._foot(), foot, theme.SMALL, ui.look.quiet, within=True))

    def _show_board(self, root: Node, rect: Rect) -> None:
        self._board = rect
        root.add(board.show(self.arranging, rect))

    def turn(self) -> None:
        """Where the shelf and the board have no room side by side: to the other of them."""
        self.shows_cards, self.arranging.chosen = not self.shows_cards, None
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
        seat, zone = self.arranging.target
        where = names.called(self.ui.say, "zone", zone)
        if seat >= 0:
            where = f"{names.player(seat)}, {where}"
        return self.ui.say("bench-keys", zone=where)

    def _entries(self) -> list[Entry]:
        at, bench, on = self.arranging, self.arranging.bench, self.arranging.chosen == MATCH
        return [
            ("back", 140, self.cancel, "plain", True),
            ("open", 150, self.listing.show, "plain", True),
            ("name", 0, self.cancel, "plain", True),
            ("match", 210, lambda: at.choose(None if on else MATCH), "plain", True),
            ("undo", 130, at.undo, "plain", bench.can_undo),
            ("redo", 130, at.redo, "plain", bench.can_redo),
            ("clear", 130, at.clear, "plain", True),
            ("play", 200, self.play, "main", True),
            ("save", 170, at.save, "main", True),
        ]

    def _heads(self, entries: Sequence[Entry], rect: Rect) -> list[Node]:
        ui, say, bench = self.ui, self.ui.say, self.arranging.bench
        found, on = list[Node](), self.arranging.chosen == MATCH
        part = across.part(ui) if not across.is_folded(ui) else 1
        boxes = across.in_a_row(rect, [entry[1] * part for entry in entries], ui)
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
                    {"add": lambda: self.arranging.add(card.id)}, zoom=card.id, data=card)  # fmt: skip

    def kind_hint(self, kind: str, shown: int) -> str:
        return self.ui.say("gallery-kind-hint", kind=self.ui.say.of("kind", kind), count=shown)

    def paint_over(self, surface: Surface) -> None:
        ui, at = self.ui, self.arranging
        if at.dragged is None:
            super().paint_over(surface)
            return
        if at.dragged_from is not None:
            face = board.picture(at, at.dragged_from, ui.u(HELD))
        else:
            face = pieces.turned(pieces.face_of(self.library, self.library.cards[at.dragged], ui), ui.u(HELD), 0)
        box = face.get_rect(center=at.spot)
        pieces.paint_shadow(surface, ui, box, 10, 24)
        surface.blit(face, box)

    # --- dragging -----------------------------------------------------------------------------------------------------

    def can_drag(self, node: Node) -> bool:
        return node.role in ("shelf-card", "board-card")

    def drag_begin(self, node: Node, pos: tuple[int, int]) -> None:
        self.arranging.spot = pos
        if node.role == "board-card":
            self.arranging.dragged_from = node.data
            self.arranging.dragged = self.arranging.bench.cards_at(node.data[0], node.data[1])[node.data[2]].card
        else:
            self.arranging.dragged, self.arranging.dragged_from = node.data.id, None

    def drag_move(self, pos: tuple[int, int], over: Node | None) -> None:
        self.arranging.spot = pos

    def drag_end(self, pos: tuple[int, int], over: Node | None) -> None:
        card, source, place = self.arranging.dragged, self.arranging.dragged_from, self.arranging.place_at(pos)
        self.drag_cancel()
        if card is None:
            return
        if place is None:
            if source is not None and not self._board.collidepoint(pos):
                self.arranging.remove(source)
            return
        at = place.at(pos[0])
        if source is None:
            self.arranging.do(lambda: self.arranging.bench.add(place.seat, place.zone, card, at))
        elif self.arranging.do(lambda: self.arranging.bench.move(source, place.seat, place.zone, at)):
            self.arranging.choose(None)

    def drag_cancel(self) -> None:
        self.arranging.dragged = self.arranging.dragged_from = None

    # --- keys ---------------------------------------------------------------------------------------------------------

    def pressed_right(self, node: Node | None) -> bool:
        """The right button takes a card off the board."""
        if node is not None and node.role == "board-card":
            self.arranging.remove(node.data)
            return True
        return False

    def takes(self, event: pygame.Event) -> bool:
        return not self.listing.open and keys.takes(self.arranging, self.seeking, self.listing, event)

    def cancel(self) -> None:
        if self.listing.open:
            self.listing.close()
        elif self.more.is_open:
            self.more.toggle()
        elif self.arranging.chosen is not None:
            self.arranging.choose(None)
        elif self.seeking.sought.words:
            self.seeking.seek(words="")
        else:
            self.stage.pop()
