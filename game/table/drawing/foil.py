"""Foil on the face of a card: a slanting band of light in several hues, wherever it is held to the light.

Surfaces come from caches: blit them with BLEND_RGB_ADD, never draw on them.
"""

from __future__ import annotations

import colorsys
import math

import pygame
from pygame import Rect, Surface

from game.table.drawing.keeping import kept

STEPS = 28
"""So many places the band can have."""
BAND = 0.34
"""Half of its width, of the way from corner to corner."""
BRIGHT = 0.42
"""How bright its hues are in its middle, of 1."""
CELLS = 28
"""Of the small picture from which it is enlarged, to a side."""
ROUND = 0.041
"""Radius of the corners of a card, of its height."""


def step(card: Rect, pointer: tuple[int, int]) -> int:
    """Where the band lies while the pointer is there: it goes from corner to corner as the pointer does."""
    across, down = (pointer[0] - card.x) / max(1, card.w), (pointer[1] - card.y) / max(1, card.h)
    return round(max(0.0, min(1.0, (across + down) / 2)) * (STEPS - 1))


@kept(1)
def foil(w: int, h: int, at: int) -> Surface:
    """The light on a card of `w` x `h` with the band at a `step`."""
    small = Surface((CELLS, CELLS), depth=32)
    middle = at / (STEPS - 1)
    for x in range(CELLS):
        for y in range(CELLS):
            away = (x + y) / (2 * CELLS - 2) - middle
            if abs(away) < BAND:
                level = BRIGHT * math.cos(math.pi / 2 * away / BAND) ** 2
                hue = (away / BAND * 0.5 + 0.08 * math.sin(9 * (x - y) / CELLS) + middle) % 1.0
                colour = colorsys.hsv_to_rgb(hue, 0.62, level)
                small.set_at((x, y), tuple(round(255 * part) for part in colour))
    drawn = pygame.transform.smoothscale(small, (w, h))
    shape = Surface((w, h), depth=32)
    pygame.draw.rect(shape, (255, 255, 255), shape.get_rect(), border_radius=round(h * ROUND))
    drawn.blit(shape, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return drawn
