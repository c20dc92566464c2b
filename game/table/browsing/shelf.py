"""The cards to choose from, row by row; faces are drawn one after the other as they come into view."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.table import pieces, theme, widgets
from game.table.drawing import cloth, faces
from game.table.drawing.keeping import kept
from game.table.drawing.printed import RATIO, Face
from game.table.stage import HINT_AFTER, Stage
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.library import Card
    from game.table.theme import Ui

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
    ) -> None:  # fmt: skip
        """`card_wide`: about how wide a card is, in design units; there are as many in a row as fit, `gap` apart.

        `node` gives that of a card, with all that it says and does; `paint` paints it, with what marks it.
        """
        self.stage = stage
        self.card_wide, self.gap = card_wide, gap
        self._node, self._paint_card = node, paint
        self.columns = 1
        self.offset = 0
        self.cards: list[Card] = []
        self._rect = Rect(0, 0, 0, 0)
        self._gap = self._edge = 0
        self._size = self._step = (1, 1)
        self._faces: dict[str, Face] = {}
        self._moved = 0.0  # seconds since it was scrolled

    @property
    def ui(self) -> Ui:
        return self.stage.ui.whole

    # where they stand

    @property
    def _content(self) -> int:
        rows = -(-len(self.cards) // self.columns)
        return max(0, rows * self._step[1] - self._gap) + 2 * self._edge

    def _place(self, number: int) -> Rect:
        row, column = divmod(number, self.columns)
        x = self._rect.x + self._edge + column * self._step[0]
        y = self._rect.y + self._edge + row * self._step[1] - self.offset
        return Rect(x, y, *self._size)

    def _measure(self, rect: Rect) -> None:
        ui = self.ui
        self._rect, self._gap, self._edge = rect, ui.u(self.gap), ui.u(max(6, self.gap / 2))
        bar = 2 * self._edge + ui.u(4)
        room = (rect.w - bar) / ui.k + self.gap
        self.columns = max(1, round(room / (self.card_wide + self.gap)))
        wide = (rect.w - bar - self._gap * (self.columns - 1)) // self.columns
        self._size = wide, round(wide / RATIO)
        self._step = wide + self._gap, self._size[1] + self._gap

    def _near(self) -> range:
        """The numbers of the cards that are seen, or will be with the next page or the one before."""
        first = (self.offset - self._rect.h) // self._step[1] * self.columns
        last = ((self.offset + 2 * self._rect.h) // self._step[1] + 1) * self.columns
        return range(max(0, first), min(last, len(self.cards)))

    def show(self, cards: list[Card], rect: Rect) -> Node:
        """The window onto the shelf; only what is near has nodes, so that a thousand cards scroll as ten do."""
        ui = self.ui
        self.cards = cards
        self._measure(rect)
        self.offset = max(0, min(self.offset, self._content - rect.h))
        words = ui.say("browse-shown", count=len(cards))
        area = widgets.scroll(ui, "shelf", rect, self._content, self.offset, self.scroll, words)
        for number in self._near():
            area.add(self._card(cards[number], self._place(number)))
        if not cards:
            area.add(widgets.label(ui, "nothing", ui.say("browse-nothing"), rect.inflate(-ui.u(40), -ui.u(40)), 24))
        return area

    def _card(self, card: Card, rect: Rect) -> Node:
        node = self._node(card, rect)
        node.paint = self._paint
        return node

    # scrolling

    @property
    def lies_still(self) -> bool:
        """Has it not been scrolled for a while?"""
        return self._moved >= HINT_AFTER

    def scroll(self, offset: int) -> None:
        self.offset, self._moved = offset, 0.0

    def page(self, by: int) -> None:
        """By so many windows; to either end with very many."""
        step = max(1, self._rect.h - self._size[1] // 2)
        self.scroll(max(0, min(self._content - self._rect.h, self.offset + by * step)))

    def reveal(self, card: str) -> None:
        """Bring it into view."""
        number = next((n for n, held in enumerate(self.cards) if held.id == card), None)
        if number is not None and not self._rect.contains(self._place(number)):
            self.scroll(self._place(number).centery - self._rect.centery + self.offset)

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
        self._moved += dt
        if self._moved < CALM:
            return False
        return self._draw_one() or moved is not self.lies_still

    def _draw_one(self) -> bool:
        high = self._size[1]
        for near in (self._rect, self._rect.inflate(0, self._rect.h)):
            for number in self._near():
                card = self.cards[number]
                if self._place(number).colliderect(near) and not is_drawn(self.face(card), high):
                    drawn(self.face(card), high)
                    return near is self._rect
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
