"""The layers of a scene by their words, and what makes a picture of them."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pygame

from game.table.worlds import grounds
from game.table.worlds.easel import Easel, H, W

Painting = Callable[..., None]


@dataclass(frozen=True)
class Painter:
    paint: Painting

    @property
    def given(self) -> Mapping[str, Any]:
        """What can be given to it, each with what it is if left out."""
        return self.paint.__kwdefaults__ or {}


PAINTERS: Mapping[str, Painter] = {
    painting.__name__.rstrip("_"): Painter(painting)
    for painting in (grounds.cloth, grounds.ramp, grounds.grain, grounds.glow, grounds.shade)
}


@dataclass(frozen=True)
class Layer:
    paint: str
    given: tuple[tuple[str, Any], ...] = ()


def covering(w: int, h: int) -> tuple[int, int]:
    """The size of a picture in the measure of scenes that covers a window."""
    part = max(w / W, h / H)
    return math.ceil(W * part), math.ceil(H * part)


def begun(scene: tuple[Layer, ...], size: tuple[int, int]) -> Iterator[pygame.Surface]:
    """The picture of a scene, `size` pixels, after each of its layers; it is one surface, which fills up."""
    surface = pygame.Surface(size, 0, 32)
    for number, layer in enumerate(scene):
        rng = random.Random(f"{layer.paint}/{number}")
        PAINTERS[layer.paint].paint(Easel(surface, rng), **dict(layer.given))
        yield surface


def painted(scene: tuple[Layer, ...], w: int, h: int) -> pygame.Surface:
    """The picture of a scene, as it covers a window of `w` x `h`."""
    whole = covering(w, h)
    *_, surface = begun(scene, whole)
    if whole == (w, h):
        return surface
    return surface.subsurface(((whole[0] - w) // 2, (whole[1] - h) // 2, w, h)).copy()
