"""The layers of a scene by their words, and what makes a picture of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
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


def begun(scene: tuple[Layer, ...], size: tuple[int, int]) -> Iterator[pygame.Surface]:
    """The picture of a scene, `size` pixels, after each of its layers; it is one surface, which fills up."""
    surface = pygame.Surface(size, 0, 32)
    for number, layer in enumerate(scene):
        rng = random.Random(f"{layer.paint}/{number}")
        PAINTERS[layer.paint].paint(Easel(surface, rng), **dict(layer.given))
        yield surface
