"""The cards to choose from, row by row; faces are drawn one after the other as they come into view."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.table import pieces, theme
from game.table.blocks.listing import Item, Listing
from game.table.drawing import cloth, faces, text
from game.table.drawing.keeping import kept
from game.table.drawing.printed import RATIO, Face
from game.table.stage import HINT_AFTER, Stage
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.library import Card
    from game.table.theme import Ui

LEAST_EDGE = 6
"""Around the cards, for what marks them, in design units."""
HEADING = 58
"""How high a heading is, in design units."""
CALM = 0.08  # seconds without scrolling before faces are drawn


@kept(6)
def drawn(face: Face, height: int) -> Surface:
    """The face of a card on the shelf; these stay longer than those of a match."""
    return faces.face(face, height)


def is_drawn(face: Face, height: int) -> bool:
    return drawn.shelf.get((face, height)) is not None


class Shelf:
    def __init__(
        self, stage: Stage, card_wide: float, node: Callable[[Card, Rect], Node],
        paint: Callable[[Surface, Node, Surface], None], gap: float = 14,
        headed: Callable[[Card], str] = lambda card: "",
    ) -> None:  # fmt: skip
        """`card_wide`: about how wide a card is, in design units; there are as many in a row as fit, `gap` apart.

        `node` gives that of a card, with all that it says and does; `paint` paints it, with what marks it. Where
        `headed` says something else of a card than of the one before, that stands above it as a heading.
        """
        self.stage = stage
        self._node, self._paint_card, self._headed = node, paint, headed
        self._listing = Listing("shelf", card_wide, 0, gap, max(LEAST_EDGE, gap / 2), RATIO)
        self.cards: list[Card] = []
        self._lying: list[Card | None] = []
        """The cards as they lie, None where a heading stands."""
        self._rect = Rect(0, 0, 0, 0)
        self._faces: dict[str, Face] = {}
        self._seen_at = 0
        self._moved = 0.0  # seconds since it was scrolled

    @property
    def ui(self) -> Ui:
        return self.stage.ui.whole

    # where they stand

    @property
    def columns(self) -> int:
        return self._listing.columns

    @property
    def _high(self) -> int:
        """Of a card, in pixels."""
        lies = (place.h for card, place in zip(self._lying, self._listing.places, strict=False) if card is not None)
        return next(lies, 1)

    def show(self, cards: list[Card], rect: Rect) -> Node:
        """The window onto the shelf; only what is near has nodes, so that a thousand cards scroll as ten do."""
        say = self.ui.say
        self.cards, self._rect = cards, rect
        items = self._items(cards)
        words = say("browse-shown", count=len(cards))
        return self._listing.show(self.ui, rect, items, words, say("browse-nothing"))

    def _items(self, cards: list[Card]) -> list[Item]:
        self._lying, found, before = [], [], ""
        for card in cards:
            heading = self._headed(card)
            if heading and heading != before:
                found.append(Item(partial(self._heading, heading), HEADING))
                self._lying.append(None)
            before = heading
            found.append(Item(partial(self._card, card)))
            self._lying.append(card)
        return found

    def _heading(self, words: str, rect: Rect) -> Node:
        """In the letters of the world, and a line from there on."""
        ui = self.ui

        def paint(surface: Surface, node: Node) -> None:
            drawn = text.fit(words, ui.u(34), ui.look.gold, node.rect.w // 2, "title")
            at = drawn.get_rect(midleft=(node.rect.x, node.rect.centery))
            surface.blit(drawn, at)
            begin = at.right + ui.u(24)
            theme.rule(surface, ui, begin, at.centery, max(8, node.rect.right - begin))

        return Node("text", f"heading-{words}", rect, name=words, paint=paint)

    def _card(self, card: Card, rect: Rect) -> Node:
        node = self._node(card, rect)
        node.paint = self._paint
        return node

    # scrolling

    @property
    def lies_still(self) -> bool:
        """Has it not been scrolled for a while?"""
        return self._moved >= HINT_AFTER and self._seen_at == self._listing.offset

    def scroll(self, offset: int) -> None:
        self._listing.scroll(offset)
        self._moved = 0.0

    def page(self, by: int) -> None:
        """By so many windows; to either end with very many."""
        step = max(1, self._rect.h - self._high // 2)
        self.scroll(max(0, self._listing.offset + by * step))

    def reveal(self, card: str) -> None:
        """Bring it into view."""
        number = next((n for n, held in enumerate(self._lying) if held is not None and held.id == card), None)
        if number is not None:
            self._listing.reveal(number)

    # drawing

    def face(self, card: Card) -> Face:
        if card.id not in self._faces:
            self._faces[card.id] = pieces.face_of(self.stage.library, card, self.ui)
        return self._faces[card.id]

    def forget(self) -> None:
        """The cards were read anew, or the language is another."""
        self._faces.clear()

    def prepare(self, dt: float) -> bool:
        """Draw a face that is seen, or will be with the next page; True if the picture changes by it."""
        moved = self.lies_still
        if self._seen_at != self._listing.offset:
            self._seen_at, self._moved = self._listing.offset, 0.0
        self._moved += dt
        if self._moved < CALM:
            return False
        return self._draw_one() or moved is not self.lies_still

    def _draw_one(self) -> bool:
        seen = self._listing.seen
        for number in (*seen, *self._listing.near):
            card = self._lying[number]
            if card is not None and not is_drawn(self.face(card), self._high):
                drawn(self.face(card), self._high)
                return number in seen
        return False

    def _paint(self, surface: Surface, node: Node) -> None:
        if not node.rect.colliderect(self._rect):
            return
        face = self._faces.get(node.data.id)  # one that is new here takes its time, and comes by `prepare`
        if face is not None and is_drawn(face, node.rect.h):
            picture = drawn(face, node.rect.h)
        else:
            picture = cloth.back(node.rect.w, node.rect.h, self.stage.library.back)
        self._paint_card(surface, node, picture)


def ring(ui: Ui, surface: Surface, rect: Rect, colour: theme.Colour, wide: float) -> None:
    """Around a card."""
    width = max(2, ui.u(wide))
    drawn = theme.outline(rect.w + 2 * width, rect.h + 2 * width, colour, ui.u(12), width)
    surface.blit(drawn, (rect.x - width, rect.y - width))
