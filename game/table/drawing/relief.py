"""Carving, and what stands out: shapes that take light from the upper left, in whatever they are cut into."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.table.drawing.symbols import Colour, white

WHITE: Colour = (255, 255, 255)
FINE = 2
"""Pixels up to which an edge is not softened: nobody would see it."""
COARSEST = 8
"""The most by which what is softened is drawn smaller."""


def shape(body: str, size: tuple[int, int], at: tuple[int, int] = (0, 0)) -> Surface:
    """An SVG of pixels, drawn in white, on black: of its part of `size` that begins at a point."""
    made = Surface(size, depth=32)
    made.fill((0, 0, 0))
    made.blit(white(body, size, at), (0, 0))
    return made


def blurred(picture: Surface, radius: int) -> Surface:
    """It, softened over `radius` pixels: what is soft all over is drawn smaller and enlarged."""
    part = max(1, min(COARSEST, radius // 2))
    if part == 1:
        return pygame.transform.box_blur(picture, max(1, radius))
    w, h = picture.get_size()
    small = pygame.transform.smoothscale(picture, (max(1, w // part), max(1, h // part)))
    return pygame.transform.smoothscale(pygame.transform.box_blur(small, max(1, radius // part)), (w, h))


def carve(surface: Surface, cut: Surface, deep: int, dark: float = 0.6, light: Colour = (70, 66, 58)) -> None:
    """Sink the white parts of `cut` by about `deep` pixels: their upper left edges lie in the dark, others catch light.

    `dark` is how much of the light is lost there, 0 to 1.
    """
    soft = pygame.transform.box_blur(cut, deep // 2) if deep > FINE else cut
    _edge(surface, soft, deep, tuple(round(255 * dark) for _ in range(3)), pygame.BLEND_RGB_SUB)  # type: ignore[arg-type]
    _edge(surface, soft, -max(1, round(deep * 0.6)), light, pygame.BLEND_RGB_ADD)


def emboss(surface: Surface, cut: Surface, high: int, dark: float = 0.5, light: Colour = (70, 66, 58)) -> None:
    """Let the white parts of `cut` stand out by about `high` pixels."""
    soft = pygame.transform.box_blur(cut, high // 2) if high > FINE else cut
    _edge(surface, soft, high, light, pygame.BLEND_RGB_ADD)
    _edge(surface, soft, -high, tuple(round(255 * dark) for _ in range(3)), pygame.BLEND_RGB_SUB)  # type: ignore[arg-type]


def _edge(surface: Surface, soft: Surface, far: int, colour: Colour, flag: int) -> None:
    """Add or take away `colour` where the shape begins, seen from the upper left, or ends if `far` is below 0."""
    edge = soft.copy()
    edge.blit(soft, (far, far), special_flags=pygame.BLEND_RGB_SUB)
    edge.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(edge, (0, 0), special_flags=flag)


def stain(surface: Surface, cut: Surface, colour: Colour) -> None:
    """Tint the white parts of `cut`: 255 leaves a colour as it is."""
    tint = cut.copy()
    tint.fill(tuple(255 - part for part in colour), special_flags=pygame.BLEND_RGB_MULT)
    whole = Surface(cut.get_size(), depth=32)
    whole.fill(WHITE)
    whole.blit(tint, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    surface.blit(whole, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def shade(surface: Surface, cut: Surface, blur: int, drop: int, strength: float = 0.6) -> None:
    """The soft shadow that the white parts of `cut` throw, `drop` pixels below them."""
    soft = blurred(cut, blur)
    soft.fill((round(255 * strength),) * 3, special_flags=pygame.BLEND_RGB_MULT)
    whole = Surface(cut.get_size(), depth=32)
    whole.fill(WHITE)
    whole.blit(soft, (0, drop), special_flags=pygame.BLEND_RGB_SUB)
    surface.blit(whole, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def filled(surface: Surface, cut: Surface, picture: Surface) -> None:
    """Let `picture`, as large as both, be seen in the white parts of `cut`."""
    seen = picture.copy()
    seen.blit(cut, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    around = Surface(cut.get_size(), depth=32)
    around.fill(WHITE)
    around.blit(cut, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    surface.blit(around, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(seen, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def inlaid(surface: Surface, cut: Surface, metal: Surface, deep: int = 2) -> None:
    """Set `metal`, a surface as large, into the ground in the white parts of `cut`."""
    filled(surface, cut, metal)
    carve(surface, cut, deep, 0.5, (60, 54, 40))
