"""A card on the shelf of the deck builder: how many copies are chosen, and whether one more can be."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.table import pieces, theme
from game.table.browsing.shelf import ring
from game.table.building.making import Making
from game.table.drawing import banners, text
from game.table.library import Card
from game.table.theme import Ui
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
    pieces.paint_shadow(surface, ui, node.rect, 6, 18)
    surface.blit(pieces.faint(picture, COVERED) if not count and making.draft.full else picture, node.rect)
    if count or node.flags & {"hover", "held"}:
        ring(ui, surface, node.rect, ui.look.legal if count else ui.look.gold, 5 if count else 3)
    if count:
        _paint_count(making, surface, node.rect, count)


def bench(ui: Ui, rect: Rect) -> Node:
    """What the cards lie on: a board of the world's stuff."""
    return Node("part", "bench", rect, paint=lambda surface, node: theme.panel(surface, ui, node.rect, 190))


def _paint_count(making: Making, surface: Surface, rect: Rect, count: int) -> None:
    ui = making.ui
    side = max(22, ui.u(58))
    box = Rect(0, 0, side, side)
    box.midtop = rect.centerx, rect.y - ui.u(6)
    surface.blit(banners.boss(side, ui.world.metal), box)
    if making.draft.single:
        points = [(0.26, 0.52), (0.43, 0.69), (0.74, 0.33)]
        spots = [(box.x + round(x * side), box.y + round(y * side)) for x, y in points]
        pygame.draw.lines(surface, ui.look.ink, False, spots, max(2, side // 8))
    else:
        words = text.render(f"×{count}", side * 0.42, ui.look.gold, "figure", bold=True)
        surface.blit(words, words.get_rect(center=box.center))
