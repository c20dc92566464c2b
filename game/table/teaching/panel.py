"""The line at the upper edge of the table in which a lesson or a hint speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.table import theme
from game.table.drawing import text
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene
    from game.table.theme import Ui

HEIGHT, MARGIN = 91, 6
BUTTON = (170, 40)
LARGEST = 1.4
"""How much it grows at most with the interface: the cards of the other side lie below it."""


def measure(scene: MatchScene) -> Ui:
    """The measure on the panel."""
    return scene.ui.times(max(1.0, min(LARGEST, scene.ui.scale)))


def panel(scene: MatchScene, key: str, words: str, why: str) -> Node:
    """A heading and what is said, with room for buttons at the right."""
    room, ui = scene.room, measure(scene)
    left, wide = room.left + MARGIN, room.right - room.left - 2 * MARGIN
    box = scene.ui.rect(left, 2, wide, 0)
    box.h = ui.u(HEIGHT)
    wide = box.w - ui.u(BUTTON[0] + 50)

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, ui, node.rect, 252, 14)
        left, top = node.rect.x + ui.u(22), node.rect.y + ui.u(7)
        title = text.fit(words, ui.u(25), ui.look.gold, wide, bold=True, least=0.7)
        surface.blit(title, (left, top))
        if why:
            body = text.rich(why, max(12, ui.u(20)), ui.look.ink, wide, "body", ui.u(56))
            surface.blit(body, (left, top + ui.u(30)))

    return Node("hint", key, box, name=words, value=why, paint=paint)


def column(scene: MatchScene, key: str, words: str, why: str) -> Node:
    """The same over the log, with room for a button below: it can be read again, and covers no card."""
    ui, box = measure(scene), scene.ui.rect(*scene.room.log)
    pad = ui.u(12)

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, ui, node.rect, 255, 14)
        left, top, wide = node.rect.x + pad, node.rect.y + ui.u(7), node.rect.w - 2 * pad
        title = text.fit(words, ui.u(24), ui.look.gold, wide, bold=True)
        surface.blit(title, (left, top))
        room = node.rect.h - ui.u(7 + 34 + BUTTON[1] + 20)
        body = text.rich(why, max(12, ui.u(19)), ui.look.ink, wide, "body", room)
        surface.blit(body, (left, top + ui.u(34)))

    return Node("hint", key, box, name=words, value=why, paint=paint)
