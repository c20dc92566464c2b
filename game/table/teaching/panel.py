"""The line at the upper edge of the table in which a lesson or a hint speaks."""

from __future__ import annotations

from pygame import Surface

from game.table import theme
from game.table.drawing import text
from game.table.theme import Ui
from game.table.tree import Node

PLACE = (290, 2, 1340, 91)
BUTTON = (170, 40)


def panel(ui: Ui, key: str, words: str, why: str) -> Node:
    """A heading and what is said, with room for buttons at the right."""
    box = ui.rect(*PLACE)
    room = box.w - ui.u(BUTTON[0] + 50)

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, ui, node.rect, 252, 14)
        left, top = node.rect.x + ui.u(22), node.rect.y + ui.u(7)
        title = text.fit(words, ui.u(25), ui.look.gold, room, bold=True, least=0.7)
        surface.blit(title, (left, top))
        if why:
            body = text.rich(why, max(12, ui.u(20)), ui.look.ink, room, "body", ui.u(56))
            surface.blit(body, (left, top + ui.u(30)))

    return Node("hint", key, box, name=words, value=why, paint=paint)
