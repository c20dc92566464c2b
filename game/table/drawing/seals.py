"""A seal of wax: whole, or the two halves into which it breaks."""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from game.table.drawing import symbols
from game.table.drawing.keeping import kept

LOBES = 11
CRACK = ((52, -4), (45, 16), (57, 33), (44, 52), (55, 70), (47, 88), (53, 104))
"""Down the seal, in hundredths of its size."""
WAX = ("#ffe6a0", "#d9a032", "#8a5512")
RIM, PRESSED = "#5c370a", (92, 54, 8)
CHOSEN = "chosen"
"""Pressed in place of an icon: a tick."""
TICK = (
    '<path d="M31 52 L45 66 L70 36" fill="none" stroke="#fff3c4" stroke-width="12" opacity="0.6"/>'
    '<path d="M30 50 L44 64 L69 34" fill="none" stroke="#5c370a" stroke-width="11"/>'
)


def _outline() -> str:
    """The edge of wax that ran out under the stamp."""
    points = []
    for step in range(LOBES * 8):
        turn = 2 * math.pi * step / (LOBES * 8)
        far = 46 + 2.6 * math.sin(LOBES * turn) + 1.2 * math.sin(5 * turn + 1)
        points.append(f"{50 + far * math.cos(turn):.1f} {50 + far * math.sin(turn):.1f}")
    return "M" + " L".join(points) + " Z"


@kept(0.5)
def seal(px: int, icon: str = "") -> Surface:
    """The whole one, of that size in pixels, with an icon pressed into it."""
    body = (
        "<defs>"
        + symbols.radial("wax", *WAX, cx=0.36, cy=0.3, r=0.85)
        + "</defs>"
        + f'<path d="{_outline()}" fill="url(#wax)" stroke="{RIM}" stroke-width="2.5"/>'
        + f'<circle cx="50" cy="50" r="33" fill="none" stroke="{RIM}" stroke-width="3" opacity="0.75"/>'
        + '<circle cx="50.8" cy="51.2" r="33" fill="none" stroke="#fff3c4" stroke-width="1.4" opacity="0.7"/>'
    )
    drawn = symbols.svg(body, (px, px)).copy()
    if icon == CHOSEN:
        drawn.blit(symbols.svg(TICK, (px, px)), (0, 0))
    elif icon:
        mark = symbols.icon(icon, round(px * 0.4), PRESSED)
        drawn.blit(mark, mark.get_rect(center=(px // 2, px // 2)))
    return drawn


@kept(0.5)
def half(px: int, icon: str, left: bool) -> Surface:
    """What lies to one side of the crack, as large as the whole."""
    part = px / 100
    edge = [(x * part, y * part) for x, y in CRACK]
    corner = -px if left else 2 * px
    stencil = Surface((px, px), pygame.SRCALPHA)
    pygame.draw.polygon(stencil, (255, 255, 255), [*edge, (corner, 2 * px), (corner, -px)])
    found = seal(px, icon).copy()
    found.blit(stencil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return found
