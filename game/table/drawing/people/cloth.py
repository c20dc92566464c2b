"""Pieces of cloth in the light from the left, with their folds."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.table.drawing.people.ink import (
    BLACK,
    Point,
    ellipse,
    fill,
    layer,
    masked,
    mix,
    soft,
    tapered,
    within,
)
from game.table.drawing.symbols import Colour

GOLD, DARK_GOLD = (236, 196, 108), (128, 84, 30)


def cloth(px: int, body: str, colour: Colour, ink: Colour, folds: str = "", lit: bool = True) -> pygame.Surface:
    """A piece of cloth in the light from the left: `body` with FILL where its colour goes."""
    edge = "#{:02x}{:02x}{:02x}".format(*ink)
    drawn = layer(px, body.replace("FILL", "#{:02x}{:02x}{:02x}".format(*colour)).replace("EDGE", edge))
    mask = masked(drawn)
    dark = mix(colour, ink, 0.55)
    drawn.blit(
        within(soft(px, '<path d="M120 0 H220 V220 H100 C122 150 132 90 120 0 Z"/>', dark, 0.72, 6), mask), (0, 0)
    )
    if lit:
        light = mix(colour, (255, 246, 224), 0.4)
        drawn.blit(
            within(soft(px, ellipse(66, 168, 22, 12, BLACK) + ellipse(74, 40, 20, 10, BLACK), light, 0.5, 6), mask),
            (0, 0),
        )
    if folds:
        drawn.blit(within(layer(px, folds), mask), (0, 0))
    drawn.blit(layer(px, body.replace("FILL", "none").replace("EDGE", edge)), (0, 0))
    return drawn


def piece(path: str, thick: float = 2.4) -> str:
    return f'<path d="{path}" fill="FILL" stroke="EDGE" stroke-width="{thick}" stroke-linejoin="round"/>'


def creases(lines: Sequence[Sequence[Point]], dark: Colour, width: float = 2.6, alpha: float = 0.6) -> str:
    return "".join(fill(tapered(points, width), dark, alpha) for points in lines)
