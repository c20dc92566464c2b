"""The motif of a card picture: an icon's outline as a body in relief, lit from the upper left.

How high the body stands follows from how far inside the outline a point is: the outline is blurred by several
radii, and what is brighter on one side than on the other is a slope. Slopes towards the light are lit, those away from
it lie in shadow, and the edge against the ground behind has a rim of the light that comes from there.
"""

from __future__ import annotations

import math
import random
from functools import lru_cache

import pygame

from game.table.drawing import symbols
from game.table.drawing.brushes import Canvas, Palette, add, mix
from game.table.drawing.cloth import grain, ramp
from game.table.drawing.symbols import Colour

FALLBACK_ICON = "sparkles"
PAD = 10
"""Room around a motif, in pixels."""
SLOPES = ((1, 1, 0.55), (4, 3, 0.9), (10, 6, 1.0), (22, 9, 0.9))
"""Of a relief: by how much the outline is blurred, how far apart a slope is measured, and how strongly it counts."""
SMALL_HOLE = 0.004
"""Holes up to such a part of the square are filled, as are gaps between strokes (`GAP`)."""
GAP = 6
CUTS = ((4.0, 0.55, 1.0), (4.6, -0.7, 0.7))
"""Of an engraver: how far apart lines are, how steep, and how deep."""
RIM = ((3, 90), (1, 170))
"""Of the light from behind: how wide, and how bright."""
UNLIT: Colour = (238, 238, 242)
SUB, MULT = pygame.BLEND_RGB_SUB, pygame.BLEND_RGB_MULT
BLACK: Colour = (0, 0, 0)
WHITE: Colour = (255, 255, 255)


@lru_cache(maxsize=64)
def silhouette(name: str, size: int) -> Canvas:
    """White where the icon is, in a square of `size` with `PAD` around."""
    drawn = symbols.drawing(name, size) or symbols.drawing(FALLBACK_ICON, size)
    full = pygame.Surface((size + 2 * PAD, size + 2 * PAD), pygame.SRCALPHA)
    full.fill((*WHITE, 0))
    if drawn is not None:
        full.blit(drawn, (PAD, PAD))
    return full


def turned(mask: Canvas, degrees: float, mirrored: bool) -> Canvas:
    """As large as before."""
    found = pygame.transform.flip(mask, True, False) if mirrored else mask
    if abs(degrees) < 0.5:
        return found
    around = pygame.transform.rotozoom(found, degrees, 1)
    canvas = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
    canvas.fill((*WHITE, 0))
    canvas.blit(around, around.get_rect(center=mask.get_rect().center))
    return canvas


def tinted(mask: Canvas, colour: Colour, alpha: int = 255) -> Canvas:
    surface = mask.copy()
    surface.fill((*colour, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def body(mask: Canvas) -> Canvas:
    """The mask with its narrow gaps and small holes filled: what stands behind the strokes of an icon."""
    size, back = mask.get_size(), (-GAP, -GAP)
    outside, shrunk = pygame.mask.Mask(size), pygame.mask.Mask(size)
    pygame.mask.from_surface(mask, 100).convolve(_disc(), outside, back)
    outside.invert()
    outside.convolve(_disc(), shrunk, back)
    filled = shrunk.copy()
    filled.invert()
    whole = mask.get_rect().inflate(-2, -2)
    for hole in shrunk.connected_components():
        if hole.count() < SMALL_HOLE * size[0] * size[1] and whole.contains(hole.get_bounding_rects()[0]):
            filled.draw(hole, (0, 0))
    soft = pygame.transform.box_blur(filled.to_surface(setcolor=(*WHITE, 255), unsetcolor=(*WHITE, 0)), 1)
    soft.blit(mask, (0, 0))
    return soft


@lru_cache(maxsize=1)
def _disc() -> pygame.mask.Mask:
    """Of the radius GAP."""
    found = pygame.mask.Mask((2 * GAP + 1, 2 * GAP + 1))
    for x in range(2 * GAP + 1):
        for y in range(2 * GAP + 1):
            if math.hypot(x - GAP, y - GAP) <= GAP:
                found.set_at((x, y))
    return found


def _grey(mask: Canvas) -> Canvas:
    grey = pygame.Surface(mask.get_size(), 0, 24)
    grey.blit(mask, (0, 0))
    return grey


def _slope(high: Canvas, apart: int) -> tuple[Canvas, Canvas]:
    """How much brighter it is by `apart` to the lower right than to the upper left, and the other way round."""
    found = []
    for step in (apart, -apart):
        here = pygame.Surface(high.get_size(), 0, 24)
        here.blit(high, (-step, -step))
        there = pygame.Surface(high.get_size(), 0, 24)
        there.blit(high, (step, step))
        here.blit(there, (0, 0), special_flags=SUB)
        found.append(here)
    return found[0], found[1]


def relief(mask: Canvas) -> tuple[Canvas, Canvas]:
    """Light and shadow on a body of that outline, 0 to 255 in grey."""
    grey = _grey(mask)
    lit, dark = pygame.Surface(mask.get_size(), 0, 24), pygame.Surface(mask.get_size(), 0, 24)
    for blur, apart, strength in SLOPES:
        high = pygame.transform.box_blur(grey, blur)
        for total, part in zip((lit, dark), _slope(high, apart), strict=True):
            part.fill((round(255 * strength),) * 3, special_flags=MULT)
            add(total, part)
    return lit, dark


def _coloured(grey: Canvas, colour: Colour) -> Canvas:
    found = grey.copy()
    found.fill(colour, special_flags=MULT)
    return found


def _darken(canvas: Canvas, shadow: Canvas, colour: Colour) -> None:
    """Down to `colour` where the shadow is deepest, 255 in grey."""
    left = pygame.Surface(shadow.get_size(), 0, 24)
    left.fill(WHITE)
    left.blit(_coloured(shadow, (255 - colour[0], 255 - colour[1], 255 - colour[2])), (0, 0), special_flags=SUB)
    canvas.blit(left, (0, 0), special_flags=MULT)


@lru_cache(maxsize=4)
def hatching(size: tuple[int, int], pitch: float, slant: float) -> Canvas:
    """Parallel lines of an engraver, white on black, bent a little as by hand."""
    wide, high = size
    scale = 2
    found = pygame.Surface((wide * scale, high * scale), 0, 24)
    count = int((wide + high) * 1.6 / pitch)
    for line in range(-count, count):
        points = []
        for x in range(-20, wide + 21, 12):
            y = line * pitch + slant * x + 1.6 * math.sin(x / 23 + line * 0.37)
            points.append((x * scale, y * scale))
        pygame.draw.lines(found, WHITE, False, points, 2)
    return pygame.transform.smoothscale(found, size)


def painted(
    mask: Canvas, behind: Canvas, rng: random.Random, tints: Palette, engraved: float = 0.0, chalk: float = 0.0
) -> Canvas:
    """The motif: `behind`, its `body`, dark in the shadow of the strokes, and the strokes in front. `engraved` and
    `chalk` are parts of 1: how deep lines are cut into its shadows, and how rough it is."""
    canvas = _cut(_ground(mask, behind, tints), behind)
    face = _face(mask, rng, tints)
    lit, dark = relief(mask)
    _darken(face, dark, mix(tints.outline, tints.bottom, 0.15))
    add(face, _coloured(lit, mix(mix(tints.top, tints.bottom, 0.22), WHITE, 0.1)))
    if engraved:
        for pitch, slant, strength in CUTS:
            depth = _coloured(hatching(mask.get_size(), pitch, slant), (round(255 * engraved * strength),) * 3)
            depth.blit(dark, (0, 0), special_flags=MULT)
            _darken(face, depth, mix(tints.outline, BLACK, 0.3))
    if chalk:
        face.blit(_rough(mask.get_size(), rng, 2, round(255 - 150 * chalk)), (0, 0), special_flags=MULT)
    canvas.blit(_cut(face, mask), (0, 0))
    for reach, alpha in RIM:
        canvas.blit(edge(behind, -reach, -reach, mix(tints.halo, WHITE, 0.2), alpha), (0, 0))
    return canvas


def _ground(mask: Canvas, behind: Canvas, tints: Palette) -> Canvas:
    deep = mix(tints.outline, tints.bottom, 0.34)
    found = pygame.Surface(mask.get_size(), 0, 24)
    found.blit(ramp(mask.get_size(), mix(deep, tints.bottom, 0.25), deep, mix(deep, BLACK, 0.45)), (0, 0))
    lit, dark = relief(behind)
    add(found, _coloured(lit, mix(BLACK, tints.bottom, 0.6)))
    _darken(found, dark, (60, 60, 70))
    found.blit(pygame.transform.box_blur(tinted(mask, BLACK, 190), 4), (3, 5))
    return found


def _face(mask: Canvas, rng: random.Random, tints: Palette) -> Canvas:
    """The strokes as they are without light: lighter above, and not of one piece."""
    low = mix(tints.bottom, tints.outline, 0.16)
    tones = (mix(tints.top, tints.bottom, 0.22), mix(tints.top, tints.bottom, 0.55), tints.bottom, low)
    found = pygame.Surface(mask.get_size(), 0, 24)
    found.blit(ramp(mask.get_size(), *tones), (0, 0))
    found.blit(_rough(mask.get_size(), rng, 8, 222), (0, 0), special_flags=MULT)
    found.fill(UNLIT, special_flags=MULT)
    return found


def _rough(size: tuple[int, int], rng: random.Random, coarse: int, floor: int) -> Canvas:
    """Noise in grey from `floor` to 255, in flecks of about `coarse` pixels."""
    small = grain(max(2, size[0] // coarse), max(2, size[1] // coarse), rng.randrange(1 << 30), floor, 255)
    return pygame.transform.smoothscale(small, size)


def _cut(canvas: Canvas, mask: Canvas) -> Canvas:
    """What lies within the mask."""
    found = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
    found.blit(canvas, (0, 0))
    found.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return found


def edge(mask: Canvas, dx: int, dy: int, colour: Colour, alpha: int) -> Canvas:
    """The part of the shape that a shift by (dx, dy) leaves bare."""
    shifted = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
    shifted.blit(mask, (dx, dy))
    rest = mask.copy()
    rest.blit(shifted, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    veil = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
    veil.fill((255, 255, 255, 0))
    rest.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return tinted(rest, colour, alpha)
