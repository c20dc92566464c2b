"""A card on the shelf of the deck builder: how many copies are chosen, and whether one more can be."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.table import pieces, theme
from game.table.browsing.shelf import ring
from game.table.building.making import Making
from game.table.drawing import text
from game.table.library import Card
from game.table.tree import Node

COVERED = (92, 100, 98)
"""The tone of a card that can't be added."""


def node(making: Making, card: Card, rect: Rect) -> Node:
    count = making.draft.counts.get(card.id, 0)
    flags = {"selected"} if count else set()
    name = card.name[making.ui.say.language]
    return Node(
        "shelf-card", f"card-{card.id}", rect, name, str(count or ""), making.hint_of(card.id),
        {"choose": lambda: making.choose(card.id), "remove": lambda: making.remove(card.id)},
        flags, zoom=card.id, data=card,
    )  # fmt: skip


def paint(making: Making, surface: Surface, node: Node, picture: Surface) -> None:
    ui, count = making.ui, making.draft.counts.get(node.data.id, 0)
    surface.blit(pieces.faint(picture, COVERED) if not count and making.draft.full else picture, node.rect)
    if count or node.flags & {"hover", "held"}:
        ring(ui, surface, node.rect, ui.look.legal if count else ui.look.gold, 5 if count else 3)
    if count:
        _paint_count(making, surface, node.rect, count)


def _paint_count(making: Making, surface: Surface, rect: Rect, count: int) -> None:
    ui = making.ui
    side = max(18, ui.u(42))
    box = Rect(rect.x + ui.u(6), rect.y + ui.u(6), side, side)
    surface.blit(theme.plate(side, side, ui.look.green_high, ui.look.green, ui.look.legal, side // 2, 2), box)
    if making.draft.single:
        points = [(0.26, 0.52), (0.43, 0.69), (0.74, 0.33)]
        spots = [(box.x + round(x * side), box.y + round(y * side)) for x, y in points]
        pygame.draw.lines(surface, ui.look.ink, False, spots, max(2, side // 8))
    else:
        words = text.render(f"×{count}", side * 0.5, ui.look.ink, "figure", bold=True)
        surface.blit(words, words.get_rect(center=box.center))
