"""The scenery of a world, ready to lie behind something: sharp behind the title, out of focus behind what is read.

Surfaces are kept: blit them, never draw on them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame
from pygame import Surface

from game.table.drawing import keeping
from game.table.drawing.cloth import ramp
from game.table.drawing.keeping import Shelf, kept
from game.table.worlds import layers
from game.table.worlds.easel import H, W
from game.table.worlds.world import World

FINEST, SOFT = 1920, 640
"""Pixels across that a scene is painted in at the most, sharp and out of focus; it is made as large as the window."""
DIM, BRIGHTEST = 122, 78
"""What is left, of 255, of the light behind what is read, and the most of it anywhere."""
_SHARP = Shelf(4.2)


def covering(w: int, h: int, most: int) -> tuple[int, int]:
    """The size in the measure of scenes, at most so wide, of a picture that covers a window once it is made larger."""
    part = max(w / W, h / H)
    part *= min(1.0, most / (W * part))
    return math.ceil(W * part), math.ceil(H * part)


def _fitted(picture: Surface, w: int, h: int) -> Surface:
    """The middle of a picture, as large as the window."""
    part = max(w / picture.get_width(), h / picture.get_height())
    size = math.ceil(picture.get_width() * part), math.ceil(picture.get_height() * part)
    whole = picture if size == picture.get_size() else pygame.transform.smoothscale(picture, size)
    middle = whole.subsurface(((size[0] - w) // 2, (size[1] - h) // 2, w, h))
    return middle.convert() if pygame.display.get_surface() else middle.copy()


def steps(world: World, w: int, h: int) -> Iterator[Surface | None]:
    """Paint the sharp picture a layer at a time; at last it is given, and kept."""
    key = (world.scene, w, h)
    made: Surface | None = None
    keeping.clear_for_another()  # its layers take as much as five windows
    for painted in layers.begun(world.scene, covering(w, h, FINEST)):
        made = painted
        yield None
    assert made is not None
    yield _SHARP.put(key, _fitted(made, w, h))


def ready(world: World, w: int, h: int) -> Surface | None:
    """The sharp picture, if it was painted before."""
    return _SHARP.get((world.scene, w, h))


def sharp(world: World, w: int, h: int) -> Surface:
    """The sharp picture, painted now if need be."""
    found = ready(world, w, h)
    return found if found is not None else next(filter(None, steps(world, w, h)))


@kept(3)
def behind(world: World, w: int, h: int) -> Surface:
    """The scene out of focus and dim, so that words stand out on it."""
    *_, picture = layers.begun(world.scene, covering(w, h, SOFT))
    small = pygame.transform.box_blur(picture, 3)
    brightest = BRIGHTEST * 255 // DIM
    small.fill((brightest, brightest, brightest), special_flags=pygame.BLEND_RGB_MIN)
    small = pygame.transform.box_blur(small, 2)  # after it, so that what was cut has soft edges
    small.fill((DIM, DIM, DIM), special_flags=pygame.BLEND_RGB_MULT)
    return _fitted(small, w, h)


@kept(2)
def dusk(world: World, w: int, h: int) -> Surface:
    """What is seen before anything is painted: the colours of the world alone."""
    return ramp((w, h), world.palette.felt_veil, world.palette.panel, world.palette.felt_veil)


def forget() -> None:
    """Drop what was painted for a size of the window that is gone."""
    _SHARP.cache_clear()
    behind.cache_clear()
    dusk.cache_clear()
