"""What a scene also offers, small and quiet: signs with a word below, side by side on a dark band."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.table import widgets
from game.table.drawing import keeping, symbols, text
from game.table.theme import Colour, Ui
from game.table.tree import Act, Node

HIGH = 104
"""Of an entry, in design units: its sign and two lines of words."""
WIDEST = 190
"""Of an entry, in design units, however few there are."""
SIGN, WORDS, PAD = 38, 21, 5
ABOVE = 18
"""From the upper edge of the band to the entries, in design units."""


def entry(ui: Ui, key: str, words: str, rect: Rect, act: Act, hint: str, sign: str, framed: bool) -> Node:
    """`words` below the icon `sign`, or by themselves where it is empty; a plate lies below them only while they are
    pointed at, or always if they are `framed`.
    """

    def paint(surface: Surface, node: Node) -> None:
        ink = ui.look.ink
        if framed or node.flags & {"hover", "held"}:
            ink = widgets.paint_plate(surface, ui, node, "quiet", labelled=True)
        px = text.fitting(max(words.split(), key=len), ui.u(WORDS), node.rect.w - ui.u(8), bold=True)
        drawn = text.render(words, px, ink, "body", max(1, node.rect.w - ui.u(8)), "center", True)
        top = node.rect.y + ui.u(PAD)
        if sign:
            colour = ui.look.gold if "hover" in node.flags else ink
            icon = symbols.icon(sign, max(1, ui.u(SIGN)), colour)
            surface.blit(icon, icon.get_rect(midtop=(node.rect.centerx, top)))
        surface.blit(drawn, drawn.get_rect(midtop=(node.rect.centerx, top + ui.u(SIGN + 2))))

    return Node("button", key, rect, words, hint=hint, actions={"press": act}, paint=paint)


def band(ui: Ui, top: int) -> Node:
    """From `top`, in pixels, to the lower edge of the window."""
    rect = Rect(0, top, ui.size[0], max(1, ui.size[1] - top))

    def paint(surface: Surface, node: Node) -> None:
        surface.blit(_band(node.rect.w, node.rect.h, ui.look.panel, 255 if ui.is_plain else 215), node.rect)

    return Node("part", "dock", rect, paint=paint)


@keeping.kept(0.3)
def _band(wide: int, high: int, colour: Colour, most: int) -> Surface:
    """Comes out of nothing within the upper quarter."""
    drawn = Surface((wide, high), pygame.SRCALPHA)
    for y in range(high):
        drawn.fill((*colour, round(most * min(1.0, 4 * (y + 1) / high))), (0, y, wide, 1))
    return drawn
