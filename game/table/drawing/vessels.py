"""What damage eats, as a vessel: the sign of a number as glass that drains and fills, with the number on it.

Surfaces come from caches: blit them, never draw on them.
"""

from __future__ import annotations

import pygame

from game.table.drawing.badges import TONES, symbol
from game.table.drawing.keeping import kept
from game.table.drawing.symbols import centre, figure, linear, svg

STEPS = 40
"""So many heights the liquid can have."""
TOP, FOOT = 12.0, 93.0
"""Where the liquid stands when it is full, and its ground, in the drawing."""


@kept(0.5)
def vessel(value: str, px: int, kind: str, level: int, trail: int, low: bool = False) -> pygame.Surface:
    """The glass, `px` wide and high, full to `level` of STEPS, and to `trail` with what was just lost."""
    shape, bright, mid, deep, dark = symbol(kind)
    drawn = svg(_glass(shape, dark), (px, px), "-2 -2 104 104")
    for height, body in ((trail, _lost(shape)), (level, _liquid(shape, bright, mid, deep))):
        if height > 0:
            drawn.blit(_cut(svg(body, (px, px), "-2 -2 104 104"), height), (0, 0))
    drawn.blit(svg(_rim(shape, dark, low), (px, px), "-2 -2 104 104"), (0, 0))
    ink = pygame.Color(dark)
    size = px * (0.54 if len(value) < 2 else 0.46 if len(value) < 3 else 0.36)
    centre(drawn, figure(value, size, TONES["hurt" if low else "normal"], (ink.r, ink.g, ink.b)), px / 2, px * 0.47)
    return drawn


def _cut(liquid: pygame.Surface, height: int) -> pygame.Surface:
    """Only what stands below its surface stays."""
    w, h = liquid.get_size()
    top = round((FOOT - (FOOT - TOP) * height / STEPS + 2) / 104 * h)
    liquid.fill((0, 0, 0, 0), (0, 0, w, top))
    if height < STEPS and height > 1:
        shine = pygame.Surface((w, max(1, h // 40)), pygame.SRCALPHA)
        shine.fill((255, 235, 225, 255))
        strip = liquid.subsurface((0, top, w, shine.get_height()))
        shine.blit(strip, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        shine.fill((255, 225, 215), special_flags=pygame.BLEND_RGB_MAX)
        liquid.blit(shine, (0, top))
    return liquid


def _glass(shape: str, dark: str) -> str:
    return (
        "<defs>" + linear("glass", "#3a2226", "#16090c") + "</defs>"
        f'<path d="{shape}" fill="{dark}" stroke="{dark}" stroke-width="5" stroke-linejoin="round"/>'
        f'<path d="{shape}" transform="translate(4 4) scale(0.92)" fill="url(#glass)"/>'
    )


def _lost(shape: str) -> str:
    return f'<path d="{shape}" transform="translate(6 6) scale(0.88)" fill="#ffc27a"/>'


def _liquid(shape: str, bright: str, mid: str, deep: str) -> str:
    return (
        "<defs>" + linear("liquid", bright, mid, deep) + "</defs>"
        f'<path d="{shape}" transform="translate(6 6) scale(0.88)" fill="url(#liquid)"/>'
    )


def _rim(shape: str, dark: str, low: bool) -> str:
    metal = ("#ffb09a", "#d2402c", "#6d1410") if low else ("#fff2c8", "#c99a45", "#7a5218")
    return (
        "<defs>" + linear("rim", *metal) + "</defs>"
        f'<path d="{shape}" transform="translate(2.5 2.5) scale(0.95)" fill="none" stroke="url(#rim)"'
        ' stroke-width="5.5" stroke-linejoin="round"/>'
        f'<path d="{shape}" transform="translate(7 7) scale(0.86)" fill="none" stroke="{dark}" stroke-width="2"/>'
        '<path d="M17 34 C18 24 24 18 32 18" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="5"'
        ' stroke-linecap="round"/>'
    )
