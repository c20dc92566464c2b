"""The lamp that hangs over the side whose turn it is, and the dust in its light.

Its light is a picture larger than the window that takes light away, the less the nearer to the lamp; it is laid where
the lamp is, so that moving it costs no more than laying it once more. What stands on the table catches it on its edge
(`reaches`).
"""

from __future__ import annotations

import math
import random
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from game.table.drawing.brushes import lamp
from game.table.match.motion import ease
from game.table.theme import Ui

GOES_OVER = 0.4
"""So long the lamp takes from side to side, in seconds."""
BRIGHT, DIM = (255, 250, 238), (128, 134, 150)
"""Of the light that is there: under the lamp, and far from it."""
REACH = (1180, 620)
"""How far it reaches to the side and down, in design units."""
HANGS = 600
"""How far above its place it is as seen from what stands on the table, in design units: edges catch it from there."""
CELL = 24
"""Pixels of the picture of the light for one that is worked out."""
MOTES = 46
SINKS, DRIFTS = 9.0, 14.0  # design units a second

Point = tuple[float, float]


class Lamp:
    """Where the lamp is, in design units, and on its way to where."""

    def __init__(self) -> None:
        self.place: Point | None = None
        self._from: Point = (0, 0)
        self._goal: Point = (0, 0)
        self.left = 0.0
        """Of its way, in seconds."""
        self._light: tuple[tuple[tuple[int, int], Rect], Surface] | None = None
        self._drifted = 0.0
        """So long the dust has moved, in seconds: it does only while something is drawn anyway."""
        self._still = False

    def hang(self, goal: Point, still: bool) -> None:
        """It is to be over `goal` from now on: at once where it is to be still, and then its dust stands as well."""
        self._still = still
        if self.place is None or still:
            self.place, self._goal, self.left = goal, goal, 0.0
        elif goal != self._goal:
            self._from, self._goal, self.left = self.place, goal, GOES_OVER

    def update(self, dt: float) -> bool:
        if self.left <= 0:
            return False
        self.left = max(0.0, self.left - dt)
        part = ease(1 - self.left / GOES_OVER)
        self.place = (self._from[0] + (self._goal[0] - self._from[0]) * part,
                      self._from[1] + (self._goal[1] - self._from[1]) * part)  # fmt: skip
        return True

    def reaches(self, at: Point) -> tuple[float, float]:
        """How much of its light falls on a point, 0 to 1, and from where it comes, in degrees: 90 is from above; none
        before it hangs."""
        if self.place is None:
            return 0.0, 90.0
        across, up = self.place[0] - at[0], at[1] - self.place[1]
        return bright(across, up), math.degrees(math.atan2(up + HANGS, across))

    def shine(self, ui: Ui, surface: Surface, way: Rect) -> None:
        """Take away what doesn't reach the table from where it is, somewhere in `way` (design units)."""
        x, y = self.place or way.center
        area = Rect(ui.u(way.right - x), ui.u(way.bottom - y), *ui.size)
        surface.blit(self.light(ui, way), (0, 0), area, special_flags=pygame.BLEND_RGB_MULT)

    def light(self, ui: Ui, way: Rect) -> Surface:
        """The picture of its light; it is kept."""
        if self._light is None or self._light[0] != (ui.size, way):
            self._light = (ui.size, way), _light(ui, way)
        return self._light[1]

    def drift(self, dt: float) -> None:
        if not self._still:
            self._drifted += dt

    def dust(self, ui: Ui, surface: Surface) -> None:
        """Motes in its light, where they are now."""
        if self.place is None:
            return
        rng = random.Random(5)
        for _ in range(MOTES):
            x, y, size, turn = rng.uniform(-1, 1), rng.random(), rng.random(), rng.uniform(0, math.tau)
            down = (y + self._drifted * SINKS * (0.4 + size) / REACH[1]) % 1.0
            side = x * REACH[0] * 0.6 + math.sin(self._drifted * 0.35 + turn) * DRIFTS * 2
            bright = math.sin(math.pi * down) * (1 - abs(x)) * (0.5 + 0.5 * math.sin(turn + self._drifted * 0.8))
            level = round(10 * bright)
            if level > 1:
                mote = _mote(max(2, ui.u(3 + 5 * size)), level)
                at = ui.point(self.place[0] + side, self.place[1] + (down - 0.5) * REACH[1] * 1.1)
                surface.blit(mote, mote.get_rect(center=at), special_flags=pygame.BLEND_RGB_ADD)


@lru_cache(maxsize=128)
def _mote(px: int, level: int) -> Surface:
    return lamp(px * 2, px * 2, (9 * level, 8 * level, 6 * level), 1.2)


def bright(across: float, down: float) -> float:
    """How much of its light there is so far from under it, in design units: 1 under it, falling to 0."""
    far = math.hypot(across / REACH[0], down / REACH[1])
    return 1 / (1 + math.pow(far, 2.4) * 1.5)


def _light(ui: Ui, way: Rect) -> Surface:
    """What a lamp at the lower right of `way` leaves of the light of a table that goes on as far to the other side."""
    size = ui.size[0] + ui.u(way.w) + 2, ui.size[1] + ui.u(way.h) + 2
    middle = ui.point(*way.bottomright)
    small = Surface((max(2, size[0] // CELL), max(2, size[1] // CELL)), depth=32)
    for x in range(small.get_width()):
        for y in range(small.get_height()):
            part = bright((x * CELL - middle[0]) / ui.k, (y * CELL - middle[1]) / ui.k)
            small.set_at((x, y), tuple(round(d + (b - d) * part) for b, d in zip(BRIGHT, DIM, strict=True)))
    return pygame.transform.smoothscale(small, size)
