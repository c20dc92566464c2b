"""The line at the upper edge of the table in which a lesson or a hint speaks."""

from __future__ import annotations

from pygame import Rect, Surface

from game.table import theme, widgets
from game.table.drawing import markup, text
from game.table.layout.room import Room
from game.table.theme import Ui
from game.table.tree import Act, Node

HEIGHT, MARGIN = 91, 6
BUTTON = (170, 40)
LARGEST = 1.4
"""How much it grows at most with the interface: the cards of the other side lie below it."""


PAD = 20
"""Within the frame of a column, in design units."""


def measure(ui: Ui) -> Ui:
    """The measure on the panel."""
    return ui.times(max(1.0, min(LARGEST, ui.scale)))


def panel(room: Room, whole: Ui, key: str, words: str, why: str) -> Node:
    """A heading and what is said, with room for buttons at the right."""
    ui = measure(whole)
    left, wide = room.left + MARGIN, room.right - room.left - 2 * MARGIN
    box = whole.rect(left, 2, wide, 0)
    box.h = ui.u(HEIGHT)
    wide = box.w - ui.u(BUTTON[0] + 50)

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, ui, node.rect, 252, 14)
        left, top = node.rect.x + ui.u(30), node.rect.y + ui.u(5)
        title = text.fit(words, ui.u(28), ui.look.gold, wide, bold=True, least=0.7)
        surface.blit(title, (left, top))
        if why:
            body = markup.rich(why, max(12, ui.u(24)), ui.look.ink, wide, "body", ui.u(54))
            surface.blit(body, (left, top + ui.u(33)))

    return Node("hint", key, box, name=words, value=why, paint=paint)


def column(room: Room, whole: Ui, key: str, words: str, why: str, button: tuple[str, str, Act] | None = None) -> Node:
    """The same over the log, where it can be read again, and covers no card and nobody's plate.

    `button`: key, message and act of one below. The buttons of the log rest meanwhile (`rest_log`).
    """
    ui, box = measure(whole), whole.rect(*room.log)
    pad, px = ui.u(PAD), max(12, ui.u(19))
    wide, heading = box.w - 2 * pad, ui.u(24)

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, ui, node.rect, 255, 14)
        left, top = node.rect.x + pad, node.rect.y + ui.u(PAD - 6)
        title = markup.rich(f"**{words}**", heading, ui.look.gold, wide, "body", ui.u(110))
        surface.blit(title, (left, top))
        top += title.get_height() + ui.u(8)
        free = node.rect.bottom - top - (ui.u(BUTTON[1] + 26) if button else pad)
        if why:
            surface.blit(markup.rich(why, px, ui.look.ink, wide, "body", free), (left, top))

    node = Node("hint", key, box, name=words, value=why, paint=paint)
    if button is not None:
        name, message, act = button
        rect = Rect(0, 0, min(ui.u(BUTTON[0]), wide), ui.u(BUTTON[1]))
        rect.midbottom = (box.centerx, box.bottom - ui.u(18))
        node.add(widgets.button(whole, name, whole.say(message), rect, act, "quiet", size=18))
    return node


def rest_log(root: Node) -> None:
    """Take the buttons from the log, over which a column lies."""
    for log in (child for child in root.children if child.key == "log"):
        log.children = [child for child in log.children if not child.actions]
