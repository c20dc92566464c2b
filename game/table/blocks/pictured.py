"""Buttons with an icon before their words."""

from __future__ import annotations

from pygame import Surface

from game.table import widgets
from game.table.drawing import symbols, text
from game.table.theme import Ui
from game.table.tree import Node


def pictured(ui: Ui, node: Node, icon: str, kind: widgets.Kind = "plain", size: float = 25) -> Node:
    """The button `node` with an icon at its left, in the colour of its words."""

    def paint(surface: Surface, node: Node) -> None:
        ink = widgets.paint_plate(surface, ui, node, kind)
        px = min(ui.s(36), node.rect.h * 7 // 10)
        left = node.rect.x + ui.s(20)
        sign = symbols.icon(icon, px, ink)
        surface.blit(sign, sign.get_rect(midleft=(left, node.rect.centery)))
        room = node.rect.right - ui.s(14) - (left + px + ui.s(12))
        words = text.fit(node.name, widgets.held(ui, size, node.rect), ink, max(8, room), bold=True,
                         least=widgets.LEAST_PART)  # fmt: skip
        surface.blit(words, words.get_rect(midleft=(left + px + ui.s(12), node.rect.centery)))

    node.paint = paint
    return node
