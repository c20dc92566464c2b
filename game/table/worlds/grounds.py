"""Painters of what covers a whole scene: cloth, gradients, grain, light and shade."""

from __future__ import annotations

import math

import pygame

from game.table.drawing import cloth as cloths
from game.table.drawing.hues import rgb
from game.table.worlds.easel import Easel


def cloth(easel: Easel, *, colours: tuple[str, ...] = ("#24464c", "#2e5c5c", "#22424a"), inlaid: int = 1) -> None:
    """The cloth of a table, lit in the middle; with rings and rays woven into it, or without."""
    easel.surface.blit(cloths.ramp(easel.size, *map(rgb, colours)), (0, 0))
    cloths.weave(easel.surface)
    cloths.light(easel.surface)
    if inlaid:
        cloths.inlay(easel.surface)


def ramp(easel: Easel, *, colours: tuple[str, ...] = ("#000000",)) -> None:
    """A gradient from top to bottom."""
    easel.surface.blit(cloths.ramp(easel.size, *map(rgb, colours)), (0, 0))


def grain(easel: Easel, *, columns: float = 150, rows: float = 90, low: int = 220) -> None:
    """Darker flecks, so many across and down."""
    easel.times(easel.noise(columns, rows, low))


def glow(
    easel: Easel, *, at: tuple[float, ...] = (800, 450), size: tuple[float, ...] = (800, 600), colour: str = "#333333",
    power: float = 2.0,
) -> None:  # fmt: skip
    """A pool of light."""
    easel.shine(at[0], at[1], size[0], size[1], colour, power)


def shade(
    easel: Easel, *, at: tuple[float, ...] = (800, 430), size: tuple[float, ...] = (1000, 620), least: int = 70,
    steep: float = 1.7,
) -> None:  # fmt: skip
    """Dark outside of an ellipse of these half axes; `least` of 255 is left far away."""
    small = pygame.Surface((64, 36))
    for x in range(64):
        for y in range(36):
            far = math.hypot(((x + 0.5) * 25 - at[0]) / size[0], ((y + 0.5) * 25 - at[1]) / size[1])
            level = max(least, min(255, round(275 - (275 - least) * far**steep)))
            small.set_at((x, y), (level, level, level))
    easel.times(pygame.transform.smoothscale(small, easel.size))
