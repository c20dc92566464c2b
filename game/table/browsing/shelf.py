"""The cards to choose from, row by row; faces are drawn one after the other as they come into view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.table import pieces, widgets
from game.table.drawing import cloth, faces
from game.table.drawing.faces import RATIO, Face
from game.table.drawing.keeping import kept
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.browsing.browser import Browser
    from game.table.library import Card

GAP = 14
CALM = 0.08  # seconds without scrolling before faces are drawn


@kept(6)
def drawn(face: Face, height: int) -> Surface:
    """The face of a card on the shelf; these stay longer than those of a match."""
    return faces.face(face, height)


def is_drawn(face: Face, height: int) -> bool:
    return drawn.shelf.get((face, height)) is not None  # type: ignore[attr-defined]


class Shelf:
    def __init__(self, scene: Browser, columns: int) -> None:
        self.scene = scene
        self.columns = columns
        self.offset = 0
        self.cards: list[Card] = []
        self._rect = Rect(0, 0, 0, 0)
        self._faces: dict[str, Face] = {}
        self._language = ""
        self._moved = 0.0  # seconds since it was scrolled

    # where they stand

    @property
    def _gap(self) -> int:
        return self.scene.ui.u(GAP)

    @property
    def _size(self) -> tuple[int, int]:
        wide = (self._rect.w - self.scene.ui.u(16) - self._gap * (self.columns - 1)) // self.columns
        return wide, round(wide / RATIO)

    @property
    def _content(self) -> int:
        rows = -(-len(self.cards) // self.columns)
        return max(0, rows * (self._size[1] + self._gap) - self._gap) + 2 * self.scene.ui.u(6)

    def _place(self, number: int) -> Rect:
        wide, high = self._size
        row, column = divmod(number, self.columns)
        x = self._rect.x + self.scene.ui.u(6) + column * (wide + self._gap)
        y = self._rect.y + self.scene.ui.u(6) + row * (high + self._gap) - self.offset
        return Rect(x, y, wide, high)

    def show(self, cards: list[Card], rect: Rect) -> Node:
        ui = self.scene.ui
        self.cards, self._rect = cards, rect
        self.offset = max(0, min(self.offset, self._content - rect.h))
        words = ui.say("browse-shown", count=len(cards))
        area = widgets.scroll(ui, "shelf", rect, self._content, self.offset, self.scroll, words)
        for number, card in enumerate(cards):
            area.add(self._card(card, self._place(number)))
        if not cards:
            area.add(widgets.label(ui, "nothing", ui.say("browse-nothing"), rect.inflate(-ui.u(40), -ui.u(40)), 24))
        return area

    def _card(self, card: Card, rect: Rect) -> Node:
        node = self.scene.shelf_card(card, rect)
        node.paint = self._paint
        return node

    # scrolling

    def scroll(self, offset: int) -> None:
        self.offset, self._moved = offset, 0.0

    def page(self, by: int) -> None:
        """By so many windows; to either end with very many."""
        step = max(1, self._rect.h - self._size[1] // 2)
        self.scroll(max(0, min(self._content - self._rect.h, self.offset + by * step)))

    # drawing

    def face(self, card: Card) -> Face:
        scene = self.scene
        if self._language != scene.ui.say.language:
            self._language, self._faces = scene.ui.say.language, {}
        if card.id not in self._faces:
            self._faces[card.id] = pieces.face_of(scene.stage.library, card, scene.ui)
        return self._faces[card.id]

    def forget(self) -> None:
        """The cards were read anew."""
        self._faces.clear()

    def prepare(self, dt: float) -> bool:
        """Draw a face that is seen, or will be with the next page; True if the picture changes by it."""
        self._moved += dt
        if self._moved < CALM:
            return False
        high = self._size[1]
        seen = self._rect.inflate(0, self._rect.h)
        for near in (self._rect, seen):
            for number, card in enumerate(self.cards):
                if self._place(number).colliderect(near) and not is_drawn(self.face(card), high):
                    drawn(self.face(card), high)
                    return near is self._rect
        return False

    def _paint(self, surface: Surface, node: Node) -> None:
        if not node.rect.colliderect(self._rect):
            return
        face = self.face(node.data)
        if is_drawn(face, node.rect.h):
            picture = drawn(face, node.rect.h)
        else:
            picture = cloth.back(node.rect.w, node.rect.h, self.scene.stage.library.back)
        self.scene.paint_on(surface, node, picture)
