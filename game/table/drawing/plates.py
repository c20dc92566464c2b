"""Plates: rounded fields with a gradient and a rim, which most of what stands before the table is drawn on.

Surfaces come from caches: blit them, never draw on them.
"""

from __future__ import annotations

import pygame
from pygame import Surface

from game.table.drawing.brushes import mix
from game.table.drawing.keeping import kept
from game.table.drawing.symbols import Colour


@kept(2)
def plate(
    w: int, h: int, top: Colour, bottom: Colour, edge: Colour, radius: int, border: int = 2, alpha: int = 255
) -> Surface:
    """A rounded plate with a gradient, a light upper rim and a smooth edge."""
    corner = radius + border + 1
    narrow = min(w, 2 * corner + 1)
    drawn = _plate(narrow, h, top, bottom, edge, radius, border, alpha)
    return drawn if narrow == w else _widened(drawn, w, corner)


def _plate(w: int, h: int, top: Colour, bottom: Colour, edge: Colour, radius: int, border: int, alpha: int) -> Surface:
    """Drawn three times as large, which takes nine times the memory."""
    z = 3
    big = Surface((w * z, h * z), pygame.SRCALPHA)
    gradient = Surface((1, max(2, h)), pygame.SRCALPHA)
    for y in range(gradient.get_height()):
        gradient.set_at((0, y), (*mix(top, bottom, y / max(1, h - 1)), alpha))
    fill = pygame.transform.scale(gradient, (w * z, h * z))
    mask = Surface((w * z, h * z), pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius * z)
    fill.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    big.blit(fill, (0, 0))
    if border:
        pygame.draw.rect(big, (*edge, 255), big.get_rect(), border * z, border_radius=radius * z)
        inner = big.get_rect().inflate(-2 * border * z, -2 * border * z)
        shine = Surface(big.get_size(), pygame.SRCALPHA)
        pygame.draw.rect(shine, (255, 255, 255, 26), inner, z, border_radius=max(1, radius - border) * z)
        big.blit(shine, (0, 0))
    return pygame.transform.smoothscale(big, (w, h))


def _widened(drawn: Surface, w: int, corner: int) -> Surface:
    """`drawn`, whose columns between its corners are all the same, as wide as `w`."""
    h = drawn.get_height()
    wide = Surface((w, h), pygame.SRCALPHA)
    wide.fill((0, 0, 0, 0))
    copied = pygame.BLEND_RGBA_ADD  # onto nothing
    wide.blit(drawn, (0, 0), (0, 0, corner, h), special_flags=copied)
    wide.blit(drawn, (w - corner, 0), (drawn.get_width() - corner, 0, corner, h), special_flags=copied)
    between = pygame.transform.scale(drawn.subsurface((corner, 0, 1, h)), (w - 2 * corner, h))
    wide.blit(between, (corner, 0), special_flags=copied)
    return wide


@kept(1)
def outline(w: int, h: int, colour: Colour, radius: int, width: int) -> Surface:
    corner = max(radius, width) + 1
    narrow = min(w, 2 * corner + 1)
    drawn = _outline(narrow, h, colour, radius, width)
    return drawn if narrow == w else _widened(drawn, w, corner)


def _outline(w: int, h: int, colour: Colour, radius: int, width: int) -> Surface:
    z = 3
    big = Surface((w * z, h * z), pygame.SRCALPHA)
    big.fill((*colour, 0))
    pygame.draw.rect(big, (*colour, 255), big.get_rect(), width * z, border_radius=radius * z)
    return pygame.transform.smoothscale(big, (w, h))
