"""The tops of tables in the colours of those who sit at them: cloth, or storm-stone with veins.

They are large and kept by whoever shows one, not here.
"""

from __future__ import annotations

import random

import pygame

from game.table.drawing import hues
from game.table.drawing.brushes import mix, palette
from game.table.drawing.cloth import grain, inlay, light, ramp, weave
from game.table.drawing.symbols import Colour, svg

CLOTH, STONE = "cloth", "stone"
BRIGHT = 112
"""The strongest part of a side's colour; what lies on it must be read."""
PLAIN: Colour = (44, 84, 86)


def tone(hue: str) -> Colour:
    """The colour of a side of the table, deep and as bright as that of any other hue."""
    if hues.spec(hue) is None and hues.tint(hue) is None:
        return PLAIN
    tints = palette(hue)
    made = mix(mix(tints.middle, tints.bottom, 0.35), (66, 74, 76), 0.4)
    most = max(made)
    return tuple(round(part * BRIGHT / most) for part in made)  # type: ignore[return-value]


def top(w: int, h: int, near: str, far: str, stuff: str = CLOTH) -> pygame.Surface:
    """A table of `w` x `h` pixels: the far side above in its hue, the near side below in its own."""
    above, below = tone(far), tone(near)
    if stuff == STONE:
        above, below = mix(above, SLATE, 0.62), mix(below, SLATE, 0.62)
    middle, dark = mix(mix(above, below, 0.5), (255, 255, 255), 0.05), (8, 10, 14)
    surface = ramp((w, h), mix(above, dark, 0.12), above, middle, below, mix(below, dark, 0.12))
    if stuff == STONE:
        _stone(surface)
    else:
        weave(surface)
        inlay(surface)
    light(surface, 118)
    return surface


SLATE: Colour = (92, 98, 114)


def _stone(surface: pygame.Surface) -> None:
    """Cloud it, and draw veins over it."""
    w, h = surface.get_size()
    for size, low in (((9, 6), 168), ((36, 22), 198), ((150, 90), 222)):
        cloud = pygame.transform.smoothscale(grain(*size, size[0], low, 255), (w, h))
        surface.blit(cloud, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    rng = random.Random(7)
    veins = []
    for _ in range(16):
        x, y = rng.uniform(-50, 1650), rng.uniform(-50, 950)
        line = f"M{x:.0f} {y:.0f}"
        for _ in range(rng.randrange(5, 11)):
            x, y = x + rng.uniform(-40, 190), y + rng.uniform(-60, 60)
            line += f" L{x:.0f} {y:.0f}"
        bright = rng.random() < 0.35
        colour, strength = ("#dfe8ff", 0.10) if bright else ("#04060a", 0.42)
        veins.append(f'<path d="{line}" fill="none" stroke="{colour}" stroke-opacity="{strength}" stroke-width="3"/>')
    surface.blit(svg("".join(veins), (w, h), "0 0 1600 900"), (0, 0))
