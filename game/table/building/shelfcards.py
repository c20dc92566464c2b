"""A card on the shelf of the deck builder: how many copies are chosen, and whether one more can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.table import pieces, theme
from game.table.drawing import text
from game.table.library import Card
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.building.scene import Building

COVERED = (92, 100, 98)
"""The tone of a card that can't be added."""


def node(scene: Building, card: Card, rect: Rect) -> Node:
    count = scene.draft.counts.get(card.id, 0)
    flags = {"selected"} if count else set()
    name = card.name[scene.ui.say.language]
    return Node(
        "shelf-card", f"card-{card.id}", rect, name, str(count or ""), scene.hint_of(card.id),
        {"choose": lambda: scene.choose(card.id), "remove": lambda: scene.remove(card.id)},
        flags, zoom=card.id, data=card,
    )  # fmt: skip


def paint(scene: Building, surface: Surface, node: Node, picture: Surface) -> None:
    ui, count = scene.ui, scene.draft.counts.get(node.data.id, 0)
    surface.blit(pieces.faint(picture, COVERED) if not count and scene.draft.full else picture, node.rect)
    if count or node.flags & {"hover", "held"}:
        scene.ring(surface, node.rect, ui.look.legal if count else ui.look.gold, 5 if count else 3)
    if count:
        _paint_count(scene, surface, node.rect, count)


def _paint_count(scene: Building, surface: Surface, rect: Rect, count: int) -> None:
    ui = scene.ui
    side = max(18, ui.u(42))
    box = Rect(rect.x + ui.u(6), rect.y + ui.u(6), side, side)
    surface.blit(theme.plate(side, side, ui.look.green_high, ui.look.green, ui.look.legal, side // 2, 2), box)
    if scene.draft.single:
        points = [(0.26, 0.52), (0.43, 0.69), (0.74, 0.33)]
        spots = [(box.x + round(x * side), box.y + round(y * side)) for x, y in points]
        pygame.draw.lines(surface, ui.look.ink, False, spots, max(2, side // 8))
    else:
        words = text.render(f"×{count}", side * 0.5, ui.look.ink, "figure", bold=True)
        surface.blit(words, words.get_rect(center=box.center))
