"""Six-sided dice as they lie on the table, seen from above.

Surfaces come from caches: blit them, never draw on them.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.table.drawing.symbols import Colour, code, linear, radial, svg

IVORY: Colour = (246, 236, 212)
_LOW, _MID, _HIGH = 27, 50, 73
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((_MID, _MID),),
    2: ((_LOW, _HIGH), (_HIGH, _LOW)),
    3: ((_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW)),
    4: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _HIGH), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_HIGH, _LOW), (_MID, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _MID), (_HIGH, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
}
"""Where the pips of each side lie, in a box of 100 x 100."""


@lru_cache(maxsize=128)
def face(number: int, px: int, colour: Colour = IVORY) -> pygame.Surface:
    """The side with `number` pips (1 to 6) of a die of that colour; any other number is a bare side."""
    light, dark = code(colour, 22), "#" + "".join(f"{round(part * 0.62):02x}" for part in colour)
    ink = "#1c1712" if sum(colour) > 380 else "#fff8e6"
    pips = "".join(
        f'<circle cx="{x}" cy="{y + 1}" r="9.6" fill="#ffffff" fill-opacity="0.35"/>'
        f'<circle cx="{x}" cy="{y}" r="9.2" fill="{ink}"/>'
        for x, y in PIPS.get(number, ())
    )
    body = (
        "<defs>"
        + linear("side", light, code(colour), dark)
        + radial("top", light, code(colour), code(colour), cx=0.36, cy=0.28, r=0.9)
        + "</defs>"
        + '<rect x="2" y="2" width="96" height="96" rx="22" fill="#0a090c"/>'
        + '<rect x="4" y="4" width="92" height="92" rx="20" fill="url(#side)"/>'
        + '<rect x="10" y="8" width="80" height="80" rx="17" fill="url(#top)"/>'
        + pips
    )
    return svg(body, (px, px))


@lru_cache(maxsize=256)
def turned(number: int, px: int, angle: int, colour: Colour = IVORY) -> pygame.Surface:
    """The same, turned by `angle` degrees."""
    drawn = face(number, px, colour)
    return drawn if not angle % 360 else pygame.transform.rotozoom(drawn, angle, 1.0)
