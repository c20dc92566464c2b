"""The scene where a deck is built: the cards that there are on the left, the deck on the right.

It knows no game: which cards there may be and what a deck must hold comes from the library's `deck_rules`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from game.table import enlarging, pieces, theme, widgets
from game.table.blocks import across
from game.table.blocks.bar import Bar
from game.table.browsing import filters, folding
from game.table.browsing.browser import Browser
from game.table.browsing.sought import Index
from game.table.building import shelfcards, typing
from game.table.building.chosen import Chosen
from game.table.building.code import Code
from game.table.building.draft import Draft
from game.table.building.hand import Hand
from game.table.building.making import Making
from game.table.building.opening import Decks
from game.table.library import Card, Deck, Library
from game.table.stage import Stage
from game.table.tree import Act, Node

LEFT = 40
PANEL = 548
"""How wide the deck is."""
LEAST_PANEL = 484
ROW, BETWEEN = 50, 26
"""How high a row of what narrows the cards is, and the room between the cards and the deck."""
SEARCH = 330
"""How wide the search is."""
FIELDS = ("text", "element", "band", "order")
SHARED = 8
"""Between the buttons at the foot of the deck."""
HELD = 230
"""Height of a card that is dragged."""
TIGHT = 0.9
"""Below this part of its width the search stands above what else narrows the cards, not beside it."""
FIRST = ("back", "name", "save")
"""What stays above the shelf where there is no room for all."""
ABOVE = ("decks", "undo", "save")
BELOW = ("hand", "code", "fill", "clear", "delete")
"""What is done with the deck: beside the title, and at the foot of the deck itself."""
Entry = tuple[str, str, float, Act, widgets.Kind, bool, str]
"""What is done with the deck as a whole: key, words, width, act, how it looks, whether it can be done, what it does."""


class Building(Browser):
    name = "building"
    card_wide = 264
    gap = 20

    def __init__(self, stage: Stage, deck: Deck | None = None, kept: Callable[[str], None] | None = None) -> None:
        """`deck` is changed if it is the person's own, else copied; `kept` hears the id of what was saved."""
        super().__init__(stage)
        self.making = Making(self.seeking, deck, kept)
        self.code = Code(self.making)
        self.hand = Hand(self.making)
        self.chosen = Chosen(self.making, self.code, self.hand, lambda: self.is_dragging_in)
        self.decks = Decks(self.making)
        self.shows_deck = False  # where it has no room beside the cards
        self.dragged: str | None = None
        self._from_deck = False
        self._spot = (0, 0)
        self._over: Node | None = None

    @property
    def draft(self) -> Draft:
        return self.making.draft

    def indexed(self, library: Library) -> Index:
        return Index(library, self.ui.say.language, self.kind_names(library.deck_rules.kinds))

    # what is said

    def kind_hint(self, kind: str, shown: int) -> str:
        chosen = self.library.of_kinds(self.draft.counts).get(kind, 0)
        return self.ui.say("build-kind-hint", kind=self.ui.say.of("kind", kind), count=shown, chosen=chosen)

    # the tree

    def build(self) -> Node:
        self.making.adopt()
        ui = self.ui
        root = Node("scene", "building", ui.screen, name=ui.say("build-title"), paint=self._paint)
        folded = across.is_folded(ui)
        self._lay_folded(root) if folded else self._lay(root)
        if folded and self.more.is_open:
            root.add(self.more.sheet(self._more()))
        if self.decks.open:
            root.add(self.decks.sheet())
        elif self.code.open:
            root.add(self.code.sheet())
        elif self.hand.cards:
            root.add(self.hand.sheet())
        return root

    def _entries(self) -> list[Entry]:
        """Back, the decks, the name, and what is done with the deck as a whole."""
        say, making, draft = self.ui.say, self.making, self.draft
        why = making.why_not_saved()
        return [
            ("back", say("back"), 160, self.cancel, "plain", True, ""),
            ("decks", say("build-decks"), 200, self.decks.show, "plain", True, say("build-decks-hint")),
            ("name", say("build-name"), 0, self.cancel, "plain", True, say("build-name-hint")),
            ("undo", say("build-undo"), 150, making.undo, "plain", draft.can_undo, say("build-undo-hint")),
            ("clear", say("build-clear"), 150, making.clear, "plain", bool(draft.counts), say("build-clear-hint")),
            ("fill", say("build-fill"), 200, making.fill, "plain", not draft.full, say("build-fill-hint")),
            ("delete", say("build-delete"), 150, making.delete, "quiet", bool(draft.former), say("build-delete-hint")),
            ("save", say("build-save"), 230, making.save, "main", not why, why or say("build-save-hint")),
            ("hand", say("build-hand"), 0, self.hand.deal, "plain", bool(draft.counts), say("build-hand-hint")),
            ("code", say("build-code"), 0, self.code.toggle, "plain", True, say("build-code-hint")),
        ]  # fmt: skip

    def _heads(self, entries: Sequence[Entry], rect: Rect) -> list[Node]:
        """A button for each, and the line in which the deck is named."""
        ui, found = self.ui, list[Node]()
        shares = len(entries) == len(BELOW) and not across.is_folded(ui)  # they share the foot of the deck
        wides = [0 if shares or len(entries) == 1 else entry[2] for entry in entries]
        boxes = across.in_a_row(rect, wides, ui, SHARED if shares else across.GAP)
        size = widgets.alike(ui, [(entry[1], box.w) for entry, box in zip(entries, boxes, strict=True)],
                             21 if shares else theme.BODY)  # fmt: skip
        for entry, box in zip(entries, boxes, strict=True):
            key, words, _, act, kind, enabled, hint = entry
            if key != "name":
                node = f"deck-{key}" if key in ("hand", "code") else key
                found.append(widgets.button(ui, node, words, box, act, kind, hint, enabled, size=size))
            else:
                found.append(widgets.entry(ui, key, words, box, self.draft.name, words, lambda: None, hint=hint))
        return found

    def _lay(self, root: Node) -> None:
        """The cards on their bench at the left, the deck at the right."""
        ui, entries = self.ui, {entry[0]: entry for entry in self._entries()}
        aside = [(entries[key][2], partial(self._head, entries[key])) for key in ABOVE]
        room = Bar(ui.say("build-title"), self.cancel, "", aside).lay(ui, root)
        gap, high = ui.u(filters.GAP), ui.u(ROW)
        panel = ui.u(max(LEAST_PANEL, PANEL * across.part(ui)))
        deck = Rect(room.right - panel, room.y, panel, room.h)
        left = Rect(room.x, room.y, room.w - panel - ui.u(BETWEEN), high)
        root.add(filters.kinds(self.seeking, left))
        left = left.move(0, high + gap)
        tight, search = across.part(ui) < TIGHT, ui.u(SEARCH * across.part(ui))
        root.add(filters.search(self.seeking, Rect(left.x, left.y, left.w if tight else search, high)))
        if tight:
            left = left.move(0, high + gap)
        begin = left.x if tight else left.x + search + gap
        root.add(*filters.choices(self.seeking, Rect(begin, left.y, left.right - begin, high), FIELDS))
        foot = Rect(left.x, room.bottom - ui.u(30), left.w, ui.u(36))
        bench = Rect(left.x, left.bottom + ui.u(14), left.w, foot.y - ui.u(10) - left.bottom - ui.u(14))
        root.add(shelfcards.bench(ui, bench))
        root.add(self.shelf.show(self.shown, bench.inflate(-ui.u(20), -ui.u(24))))
        below = [entries[key] for key in BELOW]
        root.add(self.chosen.show(deck, partial(self._head, entries["name"]), partial(self._heads, below)))
        root.add(widgets.label(ui, "keys", ui.say("build-keys"), foot, theme.SMALL, ui.look.quiet, within=True))

    def _head(self, entry: Entry, rect: Rect) -> Node:
        return self._heads([entry], rect)[0]

    def _lay_folded(self, root: Node) -> None:
        """Either the cards or the deck; what is done more seldom on a sheet."""
        ui, say, low = self.ui, self.ui.say, self.ui.high
        wide = ui.wide - 2 * LEFT
        rect = ui.rect(LEFT, 20, wide, 58)
        rect.w -= ui.u(130 + 200 + 2 * folding.GAP)
        kept = [(key, words, wide * 0.85, *rest) for key, words, wide, *rest in self._entries() if key in FIRST]
        root.add(*self._heads(kept, rect))  # type: ignore[arg-type]
        turn = Rect(rect.right + ui.u(folding.GAP), rect.y, ui.u(200), rect.h)
        words = say("build-show-cards") if self.shows_deck else f"{say('build-deck')} {self.draft.size}"
        root.add(widgets.button(ui, "turn", words, turn, self.turn, "plain", say("build-show-hint")))
        root.add(self.more.button(Rect(turn.right + ui.u(folding.GAP), rect.y, ui.u(130), rect.h)))
        if self.shows_deck:
            root.add(self.chosen.show(ui.rect(LEFT, 92, wide, low - 106)))
            return
        root.add(filters.search(self.seeking, ui.rect(LEFT, 90, wide, 54)))
        root.add(self.shelf.show(self.shown, ui.rect(LEFT, 156, wide + 14, low - 170)))

    def update(self, dt: float) -> bool:
        return self.chosen.prepare() or super().update(dt)

    def turn(self) -> None:
        """Where the cards and the deck have no room side by side: to the other of them."""
        self.shows_deck = not self.shows_deck
        self.stage.touch()

    def _more(self) -> list[folding.Row]:
        seldom = [
            (key, words, 0.0, self.more.closing(act), kind, enabled, hint)
            for key, words, _, act, kind, enabled, hint in self._entries() if key not in (*FIRST, "hand", "code")
        ]  # fmt: skip
        room = self.more.room
        return [
            (folding.TALL, lambda rect: self._heads(seldom, rect)),
            *self.more.filters(FIELDS, room),
            self.more.words("keys", self.ui.say("build-keys"), room),
        ]

    def _paint(self, surface: Surface, node: Node) -> None:
        surface.blit(theme.ground(self.ui), (0, 0))

    # a card enlarged, a card that is dragged

    def shelf_card(self, card: Card, rect: Rect) -> Node:
        return shelfcards.node(self.making, card, rect)

    def paint_on(self, surface: Surface, node: Node, picture: Surface) -> None:
        shelfcards.paint(self.making, surface, node, picture)

    def paint_over(self, surface: Surface) -> None:
        if self.dragged is not None:
            self._paint_held(surface, self.dragged)
        else:
            super().paint_over(surface)

    def notes(self, node: Node) -> enlarging.Notes:
        notes = super().notes(node)
        if self.draft.full and not self.draft.counts.get(node.zoom):
            notes = [*notes, (self.ui.say("build-is-full"), node.hint)]
        return notes

    def _paint_held(self, surface: Surface, card: str) -> None:
        ui = self.ui
        face = pieces.turned(pieces.face_of(self.library, self.library.cards[card], ui), ui.u(HELD), 0)
        box = face.get_rect(center=self._spot)
        pieces.paint_shadow(surface, ui, box, 12, 30)
        surface.blit(face, box)

    # dragging

    @property
    def is_dragging_in(self) -> bool:
        """Is a card of the shelf held over the deck?"""
        return self.dragged is not None and not self._from_deck and self._over_deck(self._spot)

    def _over_deck(self, pos: tuple[int, int]) -> bool:
        return bool(self.chosen.rect.collidepoint(pos))

    def can_drag(self, node: Node) -> bool:
        return node.role in ("shelf-card", "deck-card")

    def drag_begin(self, node: Node, pos: tuple[int, int]) -> None:
        self.dragged, self._from_deck, self._spot = node.data.id, node.role == "deck-card", pos

    def drag_move(self, pos: tuple[int, int], over: Node | None) -> None:
        self._spot = pos

    def drag_end(self, pos: tuple[int, int], over: Node | None) -> None:
        card, self.dragged = self.dragged, None
        if card is None or self._from_deck == self._over_deck(pos):
            return
        if self._from_deck:
            self.making.remove(card)
        elif not self.draft.add(card):
            self.stage.tell(self.making.hint_of(card))

    def drag_cancel(self) -> None:
        self.dragged = None

    # keys

    def takes(self, event: pygame.Event) -> bool:
        if self.code.open and self.code.takes(event):
            return True
        if self.hand.cards and self.hand.takes(event):
            return True
        return not self.decks.open and typing.takes(self.making, self.code, self.hand, event)

    def cancel(self) -> None:
        if self.decks.open:
            self.decks.close()
        elif self.code.open:
            self.code.toggle()
        elif self.hand.cards:
            self.hand.close()
        elif self.more.is_open:
            self.more.toggle()
        elif self.seeking.sought.words:
            self.seeking.seek(words="")
        else:
            self.stage.pop()

    def leave(self) -> None:
        self.making.leave()
