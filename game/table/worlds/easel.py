"""What painters of scenery work on, and the few strokes that they share.

A scene is painted in units of 1600 x 900, whatever the size of the window.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

import pygame

from game.table.drawing.brushes import lamp
from game.table.drawing.cloth import grain
from game.table.drawing.hues import rgb
from game.table.drawing.symbols import svg

W, H = 1600, 900
BOX = f"0 0 {W} {H}"


@dataclass(frozen=True)
class Easel:
    surface: pygame.Surface
    rng: random.Random
    """Of this layer: the same at every size."""

    @property
    def size(self) -> tuple[int, int]:
        return self.surface.get_size()

    @property
    def k(self) -> float:
        """Pixels of a unit."""
        return self.surface.get_width() / W

    def ink(self, body: str) -> None:
        """Draw SVG over the whole."""
        self.surface.blit(svg(body, self.size, BOX), (0, 0))

    def ink_in(self, body: str, x: float, y: float, w: float, h: float) -> None:
        """Draw SVG, in the units of the whole, of which nothing lies outside of this box."""
        left, top = round(x * self.k), round(y * self.k)
        size = max(1, round(w * self.k)), max(1, round(h * self.k))
        drawn = svg(body, size, f"{left / self.k:.2f} {top / self.k:.2f} {size[0] / self.k:.2f} {size[1] / self.k:.2f}")
        self.surface.blit(drawn, (left, top))

    def shine(self, x: float, y: float, w: float, h: float, colour: str, power: float = 2.0) -> None:
        """Add a soft spot of light about a point."""
        spot = lamp(w * self.k, h * self.k, rgb(colour), power)
        at = spot.get_rect(center=(round(x * self.k), round(y * self.k)))
        self.surface.blit(spot, at, special_flags=pygame.BLEND_RGB_ADD)

    def noise(self, columns: float, rows: float, low: int, high: int = 255) -> pygame.Surface:
        """Grey noise as large as the whole, so many grains wide and high, no finer than its pixels."""
        w, h = self.size
        size = max(2, min(w, round(columns))), max(2, min(h, round(rows)))
        return pygame.transform.smoothscale(grain(*size, self.rng.randrange(1 << 30), low, high), self.size)

    def times(self, layer: pygame.Surface) -> None:
        """Darken by a layer: white changes nothing."""
        self.surface.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_MULT)

    def plus(self, layer: pygame.Surface) -> None:
        """Lighten by a layer: black changes nothing."""
        self.surface.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
