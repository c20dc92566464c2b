"""What is hung up for an occasion: ribbons, rays of light, and cracks in what is broken.

Surfaces come from caches; whoever fades one sets its alpha before each use.
"""

from __future__ import annotations

import math
import random

import pygame

from game.table.drawing.brushes import no_brighter
from game.table.drawing.brushes import rgb as web
from game.table.drawing.hues import rgb
from game.table.drawing.keeping import kept
from game.table.drawing.looks import look_of
from game.table.drawing.strips import RIBBON, Tones, strip
from game.table.drawing.symbols import Colour

BRIGHTEST = 0.15
"""The most light that cloth under words gives back, of 1: pale letters stand out on it at 4.5 to 1."""


def ribbon(w: int, h: int, hue: str, metal: tuple[str, str, str], shape: str = RIBBON) -> pygame.Surface:
    """A strip of that shape (`strips.STRIPS`) in the colours of a deck, edged with metal."""
    look = look_of(hue)
    cloth = look.body[len(look.body) // 2], look.body[0], look.plate[0]
    dark = tuple(web(no_brighter(rgb(tone), BRIGHTEST)) for tone in cloth)
    return strip(w, h, shape, Tones(dark, look.plate, metal))


@kept(1)
def rays(px: int, colour: Colour) -> pygame.Surface:
    """Rays around a middle that fade towards their ends."""
    small = pygame.Surface((160, 160), pygame.SRCALPHA)
    small.fill((*colour, 0))
    for number in range(14):
        angle = math.tau * number / 14
        for ring in range(12, 0, -1):
            reach = 80 * ring / 12
            half = 0.10
            corners = [(80.0, 80.0)]
            corners += [(80 + reach * math.cos(a), 80 + reach * math.sin(a)) for a in (angle - half, angle + half)]
            pygame.draw.polygon(small, (*colour, round(110 * (1 - ring / 12.5) ** 1.6)), corners)
    return pygame.transform.smoothscale(small, (px, px))


@kept(1)
def cracks(w: int, h: int, seed: int) -> pygame.Surface:
    """Cracks from a blow at the middle of a plate of `w` x `h`, with light on their edges."""
    rng = random.Random(seed)
    drawn = pygame.Surface((w * 2, h * 2), pygame.SRCALPHA)
    middle = (w * rng.uniform(0.8, 1.2), h * rng.uniform(0.8, 1.2))
    branches = []
    for number in range(9):
        branches += _crack(rng, middle, math.tau * number / 9 + rng.uniform(-0.3, 0.3), w * 0.32)
    for offset, colour, wide in ((3, (255, 255, 255, 90), 2), (0, (6, 3, 4, 255), 5)):
        for points in branches:
            pygame.draw.lines(drawn, colour, False, [(x + offset, y + offset) for x, y in points], wide)
    return pygame.transform.smoothscale(drawn, (w, h))


def _crack(
    rng: random.Random, start: tuple[float, float], angle: float, step: float
) -> list[list[tuple[float, float]]]:
    points, found = [start], []
    for number in range(5):
        angle += rng.uniform(-0.55, 0.55)
        x, y = points[-1]
        points.append(
            (x + math.cos(angle) * step * rng.uniform(0.5, 1), y + math.sin(angle) * step * rng.uniform(0.5, 1))
        )
        if number in (1, 2) and rng.random() < 0.6:
            fork = angle + rng.choice((-0.8, 0.8))
            found.append(
                [points[-1], (points[-1][0] + math.cos(fork) * step, points[-1][1] + math.sin(fork) * step * 0.6)]
            )
    return [points, *found]
