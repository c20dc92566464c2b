"""The cards to choose from, row by row; faces are drawn one after the other as they come into view."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.table import pieces, theme, widgets
from game.table.drawing import cloth, faces, text
from game.table.drawing.faces import RATIO, Face
from game.table.drawing.keeping import kept
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.building.scene import Building
    from game.table.library import Card

COLUMNS = 6
GAP = 14
CALM = 0.08  # seconds without scrolling before faces are drawn
COVERED = (92, 100, 98)
"""The tone of a card that can't be added."""


@kept(6)
def drawn(face: Face, height: int) -> Surface:
    """The face of a card on the shelf; these stay longer than those of a match."""
    return faces.face(face, height)


def is_drawn(face: Face, height: int) -> bool:
    return drawn.shelf.get((face, height)) is not None  # type: ignore[attr-defined]


class Shelf:
    def __init__(self, scene: Building) -> None:
        self.scene = scene
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
        wide = (self._rect.w - self.scene.ui.u(16) - self._gap * (COLUMNS - 1)) // COLUMNS
        return wide, round(wide / RATIO)

    @property
    def _content(self) -> int:
        rows = -(-len(self.cards) // COLUMNS)
        return max(0, rows * (self._size[1] + self._gap) - self._gap) + 2 * self.scene.ui.u(6)

    def _place(self, number: int) -> Rect:
        wide, high = self._size
        row, column = divmod(number, COLUMNS)
        x = self._rect.x + self.scene.ui.u(6) + column * (wide + self._gap)
        y = self._rect.y + self.scene.ui.u(6) + row * (high + self._gap) - self.offset
        return Rect(x, y, wide, high)

    def show(self, cards: list[Card], rect: Rect) -> Node:
        ui = self.scene.ui
        self.cards, self._rect = cards, rect
        self.offset = max(0, min(self.offset, self._content - rect.h))
        words = ui.say("build-shown", count=len(cards))
        area = widgets.scroll(ui, "shelf", rect, self._content, self.offset, self.scroll, words)
        for number, card in enumerate(cards):
            area.add(self._card(card, self._place(number)))
        if not cards:
            area.add(widgets.label(ui, "nothing", ui.say("build-nothing"), rect.inflate(-ui.u(40), -ui.u(40)), 24))
        return area

    def _card(self, card: Card, rect: Rect) -> Node:
        scene, draft = self.scene, self.scene.draft
        count = draft.counts.get(card.id, 0)
        flags = {"selected"} if count else set()
        name = card.name[scene.ui.say.language]
        return Node(
            "shelf-card", f"card-{card.id}", rect, name, str(count or ""), scene.hint_of(card.id),
            {"choose": lambda: scene.choose(card.id), "remove": lambda: scene.remove(card.id)},
            flags, paint=self._paint, zoom=card.id, data=card,
        )  # fmt: skip

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
        ui, scene, card = self.scene.ui, self.scene, node.data
        face = self.face(card)
        if is_drawn(face, node.rect.h):
            picture = drawn(face, node.rect.h)
        else:
            picture = cloth.back(node.rect.w, node.rect.h, scene.stage.library.back)
        count = scene.draft.counts.get(card.id, 0)
        surface.blit(pieces.faint(picture, COVERED) if not count and scene.draft.full else picture, node.rect)
        if count or node.flags & {"hover", "held"}:
            colour = ui.look.legal if count else ui.look.gold
            width = max(2, ui.u(5 if count else 3))
            ring = theme.outline(node.rect.w + 2 * width, node.rect.h + 2 * width, colour, ui.u(12), width)
            surface.blit(ring, (node.rect.x - width, node.rect.y - width))
        if count:
            self._paint_count(surface, node.rect, count)

    def _paint_count(self, surface: Surface, rect: Rect, count: int) -> None:
        ui = self.scene.ui
        side = max(18, ui.u(42))
        box = Rect(rect.x + ui.u(6), rect.y + ui.u(6), side, side)
        surface.blit(theme.plate(side, side, ui.look.green_high, ui.look.green, ui.look.legal, side // 2, 2), box)
        if self.scene.draft.single:
            points = [(0.26, 0.52), (0.43, 0.69), (0.74, 0.33)]
            spots = [(box.x + round(x * side), box.y + round(y * side)) for x, y in points]
            pygame.draw.lines(surface, ui.look.ink, False, spots, max(2, side // 8))
        else:
            words = text.render(f"×{count}", side * 0.5, ui.look.ink, "figure", bold=True)
            surface.blit(words, words.get_rect(center=box.center))
