"""Light on what is hung up: a glint that passes over metal once, and the pool of a lamp behind it.

A glint makes bright what is bright already, metal and golden letters, and leaves dark cloth as it is; so it needs to
know nothing of what it passes over.
"""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.table.drawing import brushes
from game.table.drawing.keeping import kept

PASSES = 0.5
"""How long a glint takes from end to end, in seconds."""
WIDE, SLANT = 1.1, 0.6
"""How wide it is, and how far its foot lies beside its head, of the height of what it passes over."""
POOL = (92, 78, 50)
"""What the light of the lamp adds where it is brightest."""

LEVELS = 8
"""In so many steps it grows brighter."""


def sweep(surface: Surface, box: Rect, part: float) -> None:
    """Let a glint lie over what is painted within `box`, so far on its way from the left to the right, 0 to 1."""
    if not 0 < part < 1:
        return
    drawn = _glint(box.h)
    wide = drawn.get_width()
    place = Rect(box.x - wide + round((box.w + wide) * part), box.y, wide, box.h)
    seen = place.clip(box).clip(surface.get_rect())
    if not seen.w or not seen.h:
        return
    lit = Surface(seen.size, depth=32)
    lit.blit(surface, (0, 0), seen)
    lit = pygame.transform.grayscale(lit)  # light is white, whatever it falls on
    once = lit.copy()
    for _ in range(2):  # dark things stay so
        lit.blit(once, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    lit.blit(drawn, (place.x - seen.x, place.y - seen.y), special_flags=pygame.BLEND_RGB_MULT)
    for _ in range(3):
        surface.blit(lit, seen, special_flags=pygame.BLEND_RGB_ADD)


@kept(0.2)
def _glint(high: int) -> Surface:
    """A slanting band, white in its middle, on black."""
    wide, across = max(4, round(high * WIDE)), max(2, round(high * SLANT))
    small = Surface((wide, 1), depth=32)
    for x in range(wide):
        level = max(0.0, 1 - abs(2 * x / wide - 1)) ** 1.5
        small.set_at((x, 0), (round(255 * level),) * 3)
    drawn = Surface((wide + across, high), depth=32)
    for y in range(high):
        drawn.blit(small, (round(across * (1 - y / high)), y))
    return drawn


def pool(surface: Surface, middle: tuple[int, int], size: tuple[int, int], part: float) -> None:
    """The lamp's light about `middle`, as far as it has come, 0 to 1."""
    level = round(LEVELS * part)
    if level > 0:
        drawn = _pool(size)
        if level < LEVELS:
            drawn = drawn.copy()
            drawn.fill((round(255 * level / LEVELS),) * 3, special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(drawn, drawn.get_rect(center=middle), special_flags=pygame.BLEND_RGB_ADD)


@kept(1)
def _pool(size: tuple[int, int]) -> Surface:
    return brushes.lamp(*size, POOL, 1.5)
