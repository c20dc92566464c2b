"""Grounds in the colours of a deck, for whoever plays it.

Surfaces come from caches: blit them, never draw on them; of a boss the caller sets the alpha before each use.
"""

from __future__ import annotations

import pygame

from game.table.drawing import symbols
from game.table.drawing.brushes import mix, no_brighter, palette, rgb
from game.table.drawing.keeping import kept
from game.table.drawing.looks import look_of
from game.table.drawing.symbols import linear, svg

GOLDEN = ("#fff4cc", "#d6a548", "#6d4810")
BRIGHTEST, MARK = 0.05, 0.2
"""The most light that a hanging and what is woven into it give back, of 1: golden words stand out on them."""


@kept(2)
def ground(w: int, h: int, hue: str, icon: str) -> pygame.Surface:
    """A hanging in the colours of the deck with what it stands for woven in, dark towards its edges."""
    tints = palette(hue)
    drawn = pygame.Surface((w, h))
    low = no_brighter(mix(tints.high, (0, 0, 0), 0.35), BRIGHTEST / 2)
    middle = no_brighter(mix(tints.middle, (0, 0, 0), 0.3), BRIGHTEST)
    strip = pygame.Surface((3, 3))
    for x in range(3):
        for y in range(3):
            lit = (0.0, 1.0, 0.0)[x] * 0.55 + (0.2, 0.6, 0.0)[y] * 0.6
            strip.set_at((x, y), mix(low, middle, min(1.0, lit)))
    drawn.blit(pygame.transform.smoothscale(strip, (w, h)), (0, 0))
    size = min(w, round(h * 0.86))
    mark = symbols.icon(icon, size, no_brighter(mix(tints.middle, tints.halo, 0.35), MARK)).copy()
    mark.set_alpha(46)
    drawn.blit(mark, mark.get_rect(center=(w // 2, round(h * 0.42))))
    edge = pygame.Surface((w, max(2, h // 180)))
    edge.fill(look_of(hue).accent)
    for y in (round(h * 0.045), round(h * 0.95)):
        drawn.blit(edge, (0, y))
    return drawn


@kept(1)
def boss(px: int, metal: tuple[str, str, str] = GOLDEN) -> pygame.Surface:
    """A round stud of dark metal with a rim of another."""
    body = (
        "<defs>"
        + linear("rim", *metal)
        + linear("in", rgb((52, 44, 40)), rgb((14, 11, 12)))
        + "</defs>"
        + '<circle cx="50" cy="50" r="49" fill="#050304"/><circle cx="50" cy="50" r="46" fill="url(#rim)"/>'
        + '<circle cx="50" cy="50" r="40" fill="url(#in)"/>'
    )
    return svg(body, (px, px))


@kept(0.2)
def sign(px: int, hue: str, icon: str) -> pygame.Surface:
    """What a game hangs out: its icon in its colours on a stud, as for the icon of a window."""
    tints = palette(hue)
    drawn = boss(px).copy()
    disc = svg(
        "<defs>" + linear("in", rgb(tints.middle), rgb(tints.high)) + "</defs>"
        '<circle cx="50" cy="50" r="41" fill="url(#in)"/>',
        (px, px),
    )
    drawn.blit(disc, (0, 0))
    mark = symbols.icon(icon, round(px * 0.64), tints.top)
    drawn.blit(mark, mark.get_rect(center=(px // 2, px // 2)))
    return drawn
