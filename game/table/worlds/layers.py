"""The layers of a scene by their words, and what makes a picture of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import pygame

from game.table.worlds import books, grounds, halls, storms, works
from game.table.worlds.easel import Easel

Painting = Callable[..., None]


@dataclass(frozen=True)
class Painter:
    paint: Painting

    @property
    def given(self) -> Mapping[str, Any]:
        """What can be given to it, each with what it is if left out."""
        return self.paint.__kwdefaults__ or {}


PAINTERS: Mapping[str, Painter] = {
    painting.__name__: Painter(painting)
    for painting in (
        *(grounds.cloth, grounds.ramp, grounds.grain, grounds.glow, grounds.shade, grounds.calm, grounds.boards),
        *(grounds.desk, works.pipes, works.gauges, works.gears, works.papers, works.lamp, works.ink),
        *(storms.clouds, storms.lightning, storms.hills, storms.plateau, storms.rocks, storms.rain, storms.sparks),
        *(storms.ruins, halls.stars, halls.nebula, halls.columns, halls.mirror, halls.dial, halls.shafts),
        *(books.shelves, books.window, books.candles, books.tome),
    )
}


@dataclass(frozen=True)
class Layer:
    paint: str
    given: tuple[tuple[str, Any], ...] = ()


CAN_NOT = (ValueError, TypeError, IndexError, ArithmeticError, pygame.error)
"""What a painter raises that was given what it can't paint, such as less than nothing."""


def begun(scene: tuple[Layer, ...], size: tuple[int, int]) -> Iterator[pygame.Surface]:
    """The picture of a scene, `size` pixels, after each of its layers; it is one surface, which fills up.

    What can't be painted is left out.
    """
    surface = pygame.Surface(size, 0, 32)
    for number in range(len(scene)):
        with suppress(*CAN_NOT):
            paint(scene, number, surface)
        yield surface


def paint(scene: tuple[Layer, ...], number: int, surface: pygame.Surface) -> None:
    """Lay that layer of a scene on those before it. Raises one of CAN_NOT."""
    layer = scene[number]
    PAINTERS[layer.paint].paint(Easel(surface, random.Random(f"{layer.paint}/{number}")), **dict(layer.given))
