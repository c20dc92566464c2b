"""Symbols drawn by us."""

from __future__ import annotations

from functools import lru_cache

import pygame

NAMES = ("fire", "water", "light", "pure", "attack", "health", "durability")


def knows(name: str) -> bool:
    """Whether `{name}` in rules text is a symbol: an element, a value, or a number."""
    return name in NAMES or name.lstrip("+-−").isdigit() or name in ("X", "x")


@lru_cache(maxsize=512)
def inline(name: str, px: int) -> pygame.Surface:
    surface = pygame.Surface((px, px), pygame.SRCALPHA)
    colour = {"fire": (210, 70, 40), "water": (60, 120, 210), "light": (240, 200, 70)}.get(name, (140, 140, 140))
    pygame.draw.circle(surface, colour, (px / 2, px / 2), px / 2)
    return surface
