"""A ring round a face that tells how much is left of what it stands for."""

from __future__ import annotations

import math

from pygame import Surface

from game.table.drawing.brushes import rgb
from game.table.drawing.keeping import kept
from game.table.drawing.symbols import Colour, svg

STEPS = 60
"""A whole ring has so many."""
RADIUS, WIDE = 46.5, 5.6
INSIDE = 0.86
"""How large the face within it is, of its size."""
LOST: Colour = (246, 226, 196)


@kept(0.5)
def ring(px: int, full: int, trail: int, colour: Colour) -> Surface:
    """`px` wide; `full` of STEPS from the top on clockwise in `colour`, and up to `trail` what was just lost."""
    body = f'<circle cx="50" cy="50" r="{RADIUS}" fill="none" stroke="#08060a" stroke-width="{WIDE + 1.4}"/>'
    if trail > full:
        body += _arc(trail, LOST, 0.8)
    if full > 0:
        body += _arc(full, colour, 1.0)
    return svg(body, (px, px))


def _arc(steps: int, colour: Colour, alpha: float) -> str:
    look = f'fill="none" stroke="{rgb(colour)}" stroke-opacity="{alpha}" stroke-width="{WIDE - 1.2}"'
    if steps >= STEPS:
        return f'<circle cx="50" cy="50" r="{RADIUS}" {look}/>'
    turn = 2 * math.pi * steps / STEPS
    x, y = 50 + RADIUS * math.sin(turn), 50 - RADIUS * math.cos(turn)
    return f'<path d="M50 {50 - RADIUS} A{RADIUS} {RADIUS} 0 {int(turn > math.pi)} 1 {x:.2f} {y:.2f}" {look}/>'
