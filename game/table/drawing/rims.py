"""The edges of cards that catch a light: to be added to a card, brighter on the side from which the light comes.

Surfaces come from caches: blit them with BLEND_RGB_ADD, never draw on them.
"""

from __future__ import annotations

import math
from functools import lru_cache

import pygame
from pygame import Surface

from game.table.drawing.keeping import kept
from game.table.drawing.symbols import Colour

LEVELS, TURNS = 8, 24
"""In so many steps a rim grows brighter, and the light goes round."""
LIGHT: Colour = (255, 232, 184)
"""What the brightest rim adds to the edge."""
WIDE, SOFT = 0.02, 0.09
"""How wide the edge is and the light beside it, of the height of a card."""


def rim(size: tuple[int, int], corner: int, level: int, turn: int, angle: float = 0.0) -> Surface:
    """The rim of a card of `size` and that radius at a `level` from 1 to LEVELS, in light from `turn` of TURNS, counted
    from its right side counterclockwise; then it is turned by `angle` degrees."""
    return _lit(size, corner, level, turn % TURNS, round(angle * 2) / 2)


@kept(0.6)
def _lit(size: tuple[int, int], corner: int, level: int, turn: int, angle: float) -> Surface:
    drawn = _edge(size, corner, turn).copy()
    drawn.fill(tuple(round(part * level / LEVELS) for part in LIGHT), special_flags=pygame.BLEND_RGB_MULT)
    if not angle:
        return drawn
    return pygame.transform.rotate(drawn, angle) if abs(angle) == 90 else pygame.transform.rotozoom(drawn, angle, 1.0)


@kept(0.3)
def _edge(size: tuple[int, int], corner: int, turn: int) -> Surface:
    """In grey on black: all of the edge, as far as it looks towards the light."""
    drawn = _whole(size, corner).copy()
    drawn.blit(pygame.transform.smoothscale(_facing(turn), size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return drawn


@kept(0.3)
def _whole(size: tuple[int, int], corner: int) -> Surface:
    """The edge in light from everywhere."""
    wide, soft = (max(1, round(part * size[1])) for part in (WIDE, SOFT))
    drawn = Surface(size, depth=32)
    area = drawn.get_rect()
    pygame.draw.rect(drawn, (90, 90, 90), area, soft, corner)
    drawn = pygame.transform.box_blur(drawn, max(1, soft // 2))
    line = Surface(size, depth=32)
    pygame.draw.rect(line, (190, 190, 190), area.inflate(-2, -2), wide, corner)
    drawn.blit(pygame.transform.box_blur(line, 1), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    shape = Surface(size, depth=32)
    pygame.draw.rect(shape, (255, 255, 255), area, border_radius=corner)
    drawn.blit(shape, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return drawn


@lru_cache(maxsize=TURNS)
def _facing(turn: int) -> Surface:
    """How much of the light each part of a card gets that comes from `turn`: all where its edge looks that way."""
    angle, cells = math.tau * turn / TURNS, 16
    found = Surface((cells, cells), depth=32)
    for x in range(cells):
        for y in range(cells):
            across, up = (2 * x + 1) / cells - 1, 1 - (2 * y + 1) / cells
            part = max(0.0, across * math.cos(angle) + up * math.sin(angle))
            found.set_at((x, y), (round(255 * min(1.0, part) ** 1.6),) * 3)
    return found
