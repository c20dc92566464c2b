"""The painter of card pictures.

A picture is painted from four words (icon, scene, hue, seed), always the same. Those of the shipped cards are baked:

    python -m game.table.pictures        paints what is missing or changed (needs Pillow for WebP)

Any other is painted when first needed and kept in a cache folder.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
import random
import sys
import tempfile
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame

from game.table import symbols
from game.table.symbols import Colour, grain, ramp, svg

ROOT = Path(__file__).resolve().parent.parent.parent
BAKED = ROOT / "assets" / "pictures" / "contracts"
INDEX = ROOT / "assets" / "pictures" / "index.json"
SIZE = (440, 308)
STROKE = 1  # of the painter; raise it when pictures must be baked anew
FALLBACK_ICON = "sparkles"

W, H = SIZE
Point = tuple[float, float]
Canvas = pygame.Surface


@dataclass(frozen=True)
class Art:
    icon: str
    scene: str
    hue: str
    seed: int = 0


def art_of(card: str, spec: Mapping[str, Any]) -> Art:
    """The `art` of a card file; without a seed, one made from the card's id."""
    seed = spec.get("seed", zlib.crc32(card.encode()))
    return Art(
        str(spec.get("icon", FALLBACK_ICON)), str(spec.get("scene", "sky")), str(spec.get("hue", "pure")), int(seed)
    )


@dataclass(frozen=True)
class Palette:
    high: Colour  # sky from top to horizon
    middle: Colour
    low: Colour
    halo: Colour
    far: Colour  # land in the distance and in front
    near: Colour
    rim: Colour
    top: Colour  # emblem
    bottom: Colour
    outline: Colour
    lights: tuple[Colour, ...] = ()  # of further elements


FIRE, WATER, LIGHT = (255, 92, 36), (52, 150, 255), (255, 216, 96)
HUES: dict[str, Palette] = {
    "fire": Palette(
        (26, 5, 14), (124, 26, 18), (240, 124, 44), (255, 170, 70), (104, 26, 24), (18, 5, 9), (255, 150, 66),
        (255, 232, 140), (250, 88, 20), (38, 8, 6),
    ),
    "water": Palette(
        (5, 12, 38), (16, 64, 124), (92, 184, 216), (126, 222, 255), (22, 68, 112), (4, 13, 33), (136, 216, 252),
        (214, 246, 255), (38, 138, 240), (4, 18, 50),
    ),
    "light": Palette(
        (60, 36, 62), (198, 126, 60), (255, 226, 150), (255, 242, 186), (152, 98, 66), (46, 26, 28), (255, 238, 176),
        (255, 246, 190), (244, 168, 20), (66, 36, 8),
    ),
    "pure": Palette(
        (18, 20, 30), (70, 77, 95), (172, 178, 190), (226, 234, 248), (84, 90, 106), (15, 17, 25), (222, 228, 242),
        (255, 255, 255), (150, 160, 182), (18, 20, 29),
    ),
    "fire_water": Palette(
        (20, 8, 42), (98, 36, 100), (236, 128, 108), (255, 164, 130), (74, 36, 88), (14, 6, 26), (255, 170, 140),
        (255, 226, 160), (86, 140, 246), (26, 8, 34), (FIRE, WATER),
    ),
    "fire_light": Palette(
        (54, 10, 18), (206, 76, 24), (255, 214, 112), (255, 214, 120), (136, 52, 26), (32, 9, 8), (255, 206, 110),
        (255, 250, 206), (250, 124, 24), (58, 16, 4), (FIRE, LIGHT),
    ),
    "water_light": Palette(
        (8, 30, 66), (42, 132, 156), (255, 232, 172), (255, 244, 196), (46, 110, 130), (6, 24, 42), (214, 246, 232),
        (255, 250, 216), (44, 158, 214), (6, 34, 56), (WATER, LIGHT),
    ),
    "all": Palette(
        (20, 10, 46), (92, 62, 134), (242, 194, 156), (255, 230, 196), (80, 62, 112), (14, 8, 30), (255, 224, 190),
        (255, 250, 232), (196, 128, 226), (28, 12, 44), (FIRE, WATER, LIGHT),
    ),
}  # fmt: skip


def mix(a: Colour, b: Colour, part: float) -> Colour:
    return tuple(round(x + (y - x) * part) for x, y in zip(a, b, strict=True))  # type: ignore[return-value]


def _rgb(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


# Light


def _lamp(width: float, height: float, colour: Colour, power: float = 2.0) -> Canvas:
    """A soft spot to be added; black outside."""
    small = 48
    spot = pygame.Surface((small, small))
    for ring in range(small // 2, 0, -1):
        part = (1 - ring / (small / 2)) ** power
        pygame.draw.circle(spot, [round(c * part) for c in colour], (small / 2, small / 2), ring)
    return pygame.transform.smoothscale(spot, (max(2, round(width)), max(2, round(height))))


def _shine(canvas: Canvas, x: float, y: float, width: float, height: float, colour: Colour, power: float = 2.0) -> None:
    lamp = _lamp(width, height, colour, power)
    canvas.blit(lamp, lamp.get_rect(center=(round(x), round(y))), special_flags=pygame.BLEND_RGB_ADD)


def _clouds(rng: random.Random, colour: Colour, floor: int = 110, stretch: float = 2.2) -> Canvas:
    """Value noise in octaves, the part above `floor`, in `colour`; to be added."""
    total = pygame.Surface(SIZE)
    for octave, strength in ((4, 96), (8, 72), (16, 48), (34, 26), (70, 13)):
        size = (max(2, round(octave * 1.43 / stretch * 2)), octave)
        layer = pygame.transform.smoothscale(grain(*size, rng.randrange(1 << 30), 0, strength), SIZE)
        total.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    total.fill((floor,) * 3, special_flags=pygame.BLEND_RGB_SUB)
    total.blit(total.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    total.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    return total


def _fade(layer: Canvas, *levels: int) -> Canvas:
    """Dim a layer from top to bottom through `levels`."""
    layer.blit(ramp(SIZE, *[(n, n, n) for n in levels]), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return layer


def _add(canvas: Canvas, layer: Canvas) -> None:
    canvas.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _ink(canvas: Canvas, body: str) -> None:
    canvas.blit(svg(body, SIZE, f"0 0 {W} {H}"), (0, 0))


def _shafts(
    canvas: Canvas, rng: random.Random, x: float, y: float, colour: Colour, count: int, spread: float, level: int
) -> None:
    """Shafts of light from a point, soft at the sides."""
    layer = pygame.Surface((W // 2, H // 2))
    for _ in range(count):
        angle = math.pi / 2 + rng.uniform(-spread, spread)
        wide = rng.uniform(0.015, 0.06)
        reach = W * 1.3
        corners = [(x / 2, y / 2)]
        corners += [
            ((x + math.cos(a) * reach) / 2, (y + math.sin(a) * reach) / 2) for a in (angle - wide, angle + wide)
        ]
        shaft = pygame.Surface(layer.get_size())
        pygame.draw.polygon(shaft, mix((0, 0, 0), colour, level / 255 * rng.uniform(0.4, 1)), corners)
        layer.blit(shaft, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    layer = pygame.transform.box_blur(layer, 4)
    _add(canvas, _fade(pygame.transform.smoothscale(layer, SIZE), 255, 200, 60))


def _stars(canvas: Canvas, rng: random.Random, count: int, colour: Colour, below: float = 0.6) -> None:
    for _ in range(count):
        x, y, size = rng.uniform(0, W), rng.uniform(0, H * below), rng.random()
        tone = mix((60, 60, 70), colour, 0.3 + 0.7 * size)
        canvas.set_at((int(x), int(y)), tone)
        if size > 0.86:
            _shine(canvas, x, y, 9, 9, tone)


# Land


def _ridge(rng: random.Random, level: float, rough: float, detail: int = 6, decay: float = 0.55) -> list[Point]:
    heights = [rng.uniform(-1, 1), rng.uniform(-1, 1)]
    swing = 1.0
    for turn in range(detail):
        swing *= 1.0 if turn < 2 else decay
        heights = [
            value
            for a, b in zip(heights, heights[1:], strict=False)
            for value in (a, (a + b) / 2 + rng.uniform(-swing, swing) * 1.4)
        ] + heights[-1:]
    step = (W + 20) / (len(heights) - 1)
    return [(-10 + n * step, level - value * rough * 1.7) for n, value in enumerate(heights)]


def _path(points: list[Point]) -> str:
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _land(
    canvas: Canvas, points: list[Point], top: Colour, low: Colour, rim: Colour | None = None, bright: float = 0.8
) -> None:
    highest = min(y for _, y in points)
    line = _path(points)
    body = (
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="{highest:.0f}" x2="0" y2="{H}">'
        f'<stop offset="0" stop-color="{_rgb(top)}"/><stop offset="1" stop-color="{_rgb(low)}"/></linearGradient></defs>'
        f'<path d="{line} L{W + 12} {H + 4} L-12 {H + 4} Z" fill="url(#g)"/>'
    )
    if rim is not None:
        body += f'<path d="{line}" fill="none" stroke="{_rgb(rim)}" stroke-opacity="{bright * 0.3:.2f}" stroke-width="4.5"/>'
        body += f'<path d="{line}" fill="none" stroke="{_rgb(rim)}" stroke-opacity="{bright:.2f}" stroke-width="1.3"/>'
    _ink(canvas, body)


def _mist(canvas: Canvas, y: float, depth: float, colour: Colour, alpha: int) -> None:
    band = pygame.Surface((1, 64), pygame.SRCALPHA)
    for row in range(64):
        part = math.sin(math.pi * row / 63)
        band.set_at((0, row), (*colour, round(alpha * part * part)))
    canvas.blit(pygame.transform.smoothscale(band, (W, max(2, round(depth)))), (0, round(y - depth / 2)))


def _ranges(
    canvas: Canvas, rng: random.Random, tints: Palette, start: float, end: float, count: int, rough: float
) -> None:
    """Ranges of hills from `start` down to `end`, each nearer one darker."""
    for number in range(count):
        part = number / max(1, count - 1)
        level = H * (start + (end - start) * part)
        haze = mix(mix(tints.low, tints.far, 0.55 + 0.45 * part), tints.near, part)
        _land(
            canvas,
            _ridge(rng, level, rough * (0.6 + 0.6 * part)),
            haze,
            mix(haze, tints.near, 0.7),
            tints.rim,
            0.55 * (1 - part * 0.5),
        )
        if number < count - 1:
            _mist(canvas, level + 26, 60, mix(tints.low, tints.halo, 0.4), 46)


def _pine(x: float, foot: float, height: float) -> str:
    tiers = 5
    left: list[Point] = []
    right: list[Point] = []
    for tier in range(tiers):
        top = foot - height + height * 0.86 * tier / tiers
        reach = height * (0.06 + 0.2 * (tier + 1) / tiers)
        drop = height * 0.86 / tiers * 1.3
        left += [(x - reach * 0.25, top + drop * 0.25), (x - reach, top + drop)]
        right += [(x + reach * 0.25, top + drop * 0.25), (x + reach, top + drop)]
    return _path([(x, foot - height), *right, (x + 2, foot), (x - 2, foot), *reversed(left)]) + " Z"


def _branch(
    rng: random.Random, x: float, y: float, angle: float, length: float, thick: float, parts: list[str], colour: str
) -> None:
    if length < 5:
        return
    bend = angle + rng.uniform(-0.25, 0.25)
    end = (x + math.cos(bend) * length, y + math.sin(bend) * length)
    parts.append(
        f'<path d="M{x:.1f} {y:.1f} L{end[0]:.1f} {end[1]:.1f}" stroke="{colour}" stroke-width="{thick:.1f}" stroke-linecap="round"/>'
    )
    for turn in (-1, 1):
        _branch(
            rng, *end, bend + turn * rng.uniform(0.25, 0.6), length * rng.uniform(0.62, 0.8), thick * 0.7, parts, colour
        )


# Scenes: each paints the whole ground and says where the light comes from


def _sky(canvas: Canvas, rng: random.Random, tints: Palette, clouds: float = 1.0, horizon: float = 1.0) -> None:
    canvas.blit(
        ramp((W, round(H * horizon)), tints.high, mix(tints.high, tints.middle, 0.7), tints.middle, tints.low), (0, 0)
    )
    if clouds:
        layer = _clouds(rng, mix((0, 0, 0), mix(tints.middle, tints.low, 0.6), clouds))
        _add(canvas, _fade(layer, 150, 255, 200, 90))


def volcano(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    _sky(canvas, rng, tints, 0.9)
    x, top = W * rng.choice((0.24, 0.3, 0.7, 0.76)), H * 0.3
    _shine(canvas, x, top, 330, 260, tints.halo, 1.6)
    plume = _clouds(rng, mix(tints.middle, tints.halo, 0.4), 120, 1.0)
    mask = _lamp(210, 330, (255, 255, 255), 1.2)
    column = pygame.Surface(SIZE)
    column.blit(mask, mask.get_rect(midbottom=(round(x), round(top) + 60)))
    plume.blit(column, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    _add(canvas, plume)
    _ranges(canvas, rng, tints, 0.58, 0.66, 2, 16)
    slope = [(-10.0, H * 0.86)]
    for n in range(1, 15):
        part = n / 15
        slope.append((-10 + (x - 20) * part, H * 0.86 - (H * 0.86 - top) * part**1.9 + rng.uniform(-3, 3)))
    slope += [(x - 17, top + 2), (x - 6, top + 7), (x + 6, top + 6), (x + 17, top)]
    for n in range(14, -1, -1):
        part = n / 15
        slope.append((W + 10 - (W - x - 10) * part, H * 0.86 - (H * 0.86 - top) * part**1.9 + rng.uniform(-3, 3)))
    _land(canvas, slope, mix(tints.far, tints.near, 0.35), tints.near, tints.rim, 0.55)
    _shine(canvas, x, top + 3, 96, 40, tints.halo, 1.3)
    streams = ""
    for start in (-9, -1, 8):
        px, py = x + start, top + 6.0
        points = [(px, py)]
        for _ in range(11):
            px += start * 0.55 + rng.uniform(-8, 8)
            py += rng.uniform(8, 15)
            points.append((px, py))
        for width, colour, alpha in ((8, tints.rim, 0.18), (3.4, tints.rim, 0.8), (1.2, (255, 255, 230), 0.9)):
            streams += (
                f'<path d="{_path(points)}" fill="none" stroke="{_rgb(colour)}" stroke-opacity="{alpha}"'
                f' stroke-width="{width}" stroke-linejoin="round"/>'
            )
    _ink(canvas, streams)
    _ranges(canvas, rng, tints, 0.84, 0.95, 2, 14)
    return x, top


def sea(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    horizon = 0.6
    _sky(canvas, rng, tints, 1.0, horizon + 0.02)
    x, y = W * rng.uniform(0.3, 0.7), H * (horizon - 0.1)
    _shine(canvas, x, y, 380, 250, tints.halo, 1.8)
    _shine(canvas, x, y, 66, 66, (170, 170, 170), 0.9)
    _land(canvas, _ridge(rng, H * horizon, 9), mix(tints.low, tints.far, 0.7), tints.far, tints.rim, 0.4)
    top = round(H * horizon)
    water = ramp((W, H - top), mix(tints.low, tints.middle, 0.5), mix(tints.middle, tints.near, 0.4), tints.near)
    canvas.blit(water, (0, top))
    body = ""
    for _ in range(150):
        depth = rng.random() ** 1.5
        row = top + 2 + depth * (H - top)
        wide = 8 + 70 * depth
        spread = 24 + 150 * depth
        glint = abs(rng.gauss(0, 0.6))
        at = x + rng.choice((-1, 1)) * glint * spread
        alpha = 0.55 * max(0.0, 1 - glint) + 0.08
        body += (
            f'<path d="M{at - wide / 2:.0f} {row:.0f} q{wide / 4:.0f} {-1 - 3 * depth:.1f} {wide / 2:.0f} 0 t{wide / 2:.0f} 0" fill="none"'
            f' stroke="{_rgb(mix(tints.rim, (255, 255, 255), 0.3))}" stroke-opacity="{alpha:.2f}" stroke-width="{0.7 + depth * 1.6:.1f}"/>'
        )
    _ink(canvas, body)
    for number in range(3):
        level = H * (0.82 + 0.09 * number)
        phase, length = rng.uniform(0, 6), rng.uniform(60, 100)
        swell = [
            (
                px,
                level + 7 * math.sin(px / length * math.tau + phase) - 5 * abs(math.sin(px / length * math.pi + phase)),
            )
            for px in range(-10, W + 12, 6)
        ]
        tone = mix(tints.middle, tints.near, 0.45 + 0.25 * number)
        _land(canvas, swell, mix(tone, tints.rim, 0.18), mix(tone, tints.near, 0.6), tints.rim, 0.65)
    return x, y


def reef(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    canvas.blit(
        ramp(SIZE, tints.low, mix(tints.low, tints.middle, 0.6), tints.middle, mix(tints.middle, tints.near, 0.7)),
        (0, 0),
    )
    x = W * rng.uniform(0.35, 0.65)
    _add(canvas, _fade(_clouds(rng, mix((0, 0, 0), tints.halo, 0.35), 100, 3.5), 255, 120, 40))
    _shine(canvas, x, -10, 460, 300, mix((0, 0, 0), tints.halo, 0.9), 1.6)
    _shafts(canvas, rng, x, -60, tints.halo, 9, 0.7, 105)
    _ranges(canvas, rng, tints, 0.74, 0.84, 2, 20)
    parts: list[str] = []
    for _ in range(9):
        at = rng.choice((rng.uniform(0, W * 0.3), rng.uniform(W * 0.7, W)))
        tone = mix(mix(tints.near, tints.far, rng.random()), tints.rim, rng.uniform(0, 0.14))
        _branch(rng, at, H * rng.uniform(0.92, 1.02), -math.pi / 2, rng.uniform(18, 32), 7, parts, _rgb(tone))
    for _ in range(7):
        at, foot = rng.uniform(0, W), H * 1.02
        tall, sway = rng.uniform(40, 110), rng.uniform(-14, 14)
        parts.append(
            f'<path d="M{at:.0f} {foot:.0f} q{sway:.0f} {-tall * 0.3:.0f} 0 {-tall * 0.55:.0f} t{sway / 2:.0f} {-tall * 0.45:.0f}"'
            f' fill="none" stroke="{_rgb(mix(tints.near, tints.far, 0.5))}" stroke-width="4" stroke-linecap="round"/>'
        )
    for _ in range(8):
        fx, fy, s = rng.uniform(20, W - 20), rng.uniform(H * 0.2, H * 0.66), rng.uniform(4, 9)
        way = rng.choice((-1, 1))
        parts.append(
            f'<path d="M{fx:.0f} {fy:.0f} q{way * s:.1f} {-s * 0.7:.1f} {way * 2 * s:.1f} 0 q{-way * s:.1f} {s * 0.7:.1f} {-way * 2 * s:.1f} 0'
            f' l{-way * s * 0.8:.1f} {-s * 0.5:.1f} l0 {s:.1f} Z" fill="{_rgb(tints.near)}" fill-opacity="0.55"/>'
        )
    for _ in range(34):
        bx, by, r = rng.uniform(0, W), rng.uniform(0, H), rng.uniform(1, 4.5)
        parts.append(
            f'<circle cx="{bx:.0f}" cy="{by:.0f}" r="{r:.1f}" fill="{_rgb(tints.halo)}" fill-opacity="0.1"'
            f' stroke="{_rgb(tints.rim)}" stroke-opacity="0.6" stroke-width="0.8"/>'
        )
    _ink(canvas, "".join(parts))
    _land(canvas, _ridge(rng, H * 0.95, 8), mix(tints.near, tints.far, 0.3), tints.near, tints.rim, 0.3)
    return x, 0


def _bolt(rng: random.Random, x: float, y: float, foot: float) -> list[Point]:
    points = [(x, y)]
    while y < foot:
        x += rng.uniform(-20, 20)
        y += rng.uniform(8, 20)
        points.append((x, y))
    return points


def storm(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    canvas.blit(
        ramp(
            SIZE,
            mix(tints.high, tints.near, 0.5),
            mix(tints.high, tints.middle, 0.6),
            mix(tints.middle, tints.low, 0.3),
        ),
        (0, 0),
    )
    _add(canvas, _fade(_clouds(rng, mix(tints.middle, tints.low, 0.35), 96, 1.7), 255, 220, 90))
    x = W * rng.choice((0.2, 0.28, 0.74, 0.82))
    _shine(canvas, x, H * 0.3, 400, 330, mix((0, 0, 0), tints.halo, 0.65), 1.8)
    _ranges(canvas, rng, tints, 0.72, 0.82, 2, 22)
    strokes: list[tuple[list[Point], float]] = [(_bolt(rng, x, -5, H * 0.76), 1.0)]
    trunk = strokes[0][0]
    for _ in range(4):
        start = rng.choice(trunk[2:-3])
        strokes.append((_bolt(rng, *start, start[1] + rng.uniform(30, 90)), 0.5))
    other = W - x + rng.uniform(-30, 30)
    strokes.append((_bolt(rng, other, -5, H * 0.6), 0.45))
    glow = pygame.Surface(SIZE)
    for points, strength in strokes:
        pygame.draw.lines(glow, mix((0, 0, 0), tints.halo, 0.8 * strength), False, points, 7)
    _add(canvas, pygame.transform.box_blur(pygame.transform.box_blur(glow, 7), 5))
    _ink(
        canvas,
        "".join(
            f'<path d="{_path(points)}" fill="none" stroke="{_rgb(mix(tints.halo, (255, 255, 255), 0.8))}"'
            f' stroke-opacity="{0.4 + 0.6 * strength:.2f}" stroke-width="{0.8 + 1.8 * strength:.1f}" stroke-linejoin="round"/>'
            for points, strength in strokes
        ),
    )
    rain = ""
    for _ in range(110):
        rx, ry, length = rng.uniform(-20, W), rng.uniform(-20, H), rng.uniform(10, 26)
        rain += f'<path d="M{rx:.0f} {ry:.0f} l{-length * 0.28:.1f} {length:.1f}"/>'
    _ink(canvas, f'<g fill="none" stroke="{_rgb(tints.rim)}" stroke-opacity="0.22" stroke-width="1">{rain}</g>')
    _ranges(canvas, rng, tints, 0.9, 0.96, 2, 14)
    return x, H * 0.3


def dawn(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    _sky(canvas, rng, tints, 0.8)
    x, y = W * rng.uniform(0.42, 0.58), H * 0.6
    rays = ""
    for number in range(26):
        angle = math.tau * number / 26 + rng.uniform(-0.05, 0.05)
        wide = rng.uniform(0.02, 0.06)
        rays += (
            f'<path d="M{x:.0f} {y:.0f} L{x + 420 * math.cos(angle - wide):.0f} {y + 420 * math.sin(angle - wide):.0f}'
        )
        rays += f' L{x + 420 * math.cos(angle + wide):.0f} {y + 420 * math.sin(angle + wide):.0f} Z"/>'
    _ink(canvas, f'<g fill="{_rgb(tints.halo)}" fill-opacity="0.11">{rays}</g>')
    _shine(canvas, x, y, 460, 400, tints.halo, 1.7)
    _shine(canvas, x, y, 130, 130, (150, 140, 120), 0.8)
    _ranges(canvas, rng, tints, 0.62, 0.94, 4, 18)
    birds = ""
    for _ in range(6):
        bx, by, s = x + rng.uniform(-150, 150), H * rng.uniform(0.16, 0.4), rng.uniform(4, 8)
        birds += f'<path d="M{bx - s:.0f} {by:.0f} q{s / 2:.1f} {-s * 0.7:.1f} {s:.1f} 0 q{s / 2:.1f} {-s * 0.7:.1f} {s:.1f} 0"/>'
    _ink(canvas, f'<g fill="none" stroke="{_rgb(tints.near)}" stroke-opacity="0.6" stroke-width="1.4">{birds}</g>')
    return x, y


def desert(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    _sky(canvas, rng, tints, 0.55)
    x, y = W * rng.choice((0.22, 0.78)), H * 0.26
    _shine(canvas, x, y, 380, 340, tints.halo, 1.7)
    _shine(canvas, x, y, 74, 74, (170, 160, 140), 0.7)
    mesas = ""
    at = -20.0
    while at < W:
        wide, tall = rng.uniform(26, 80), rng.uniform(12, 58)
        mesas += f"M{at:.0f} {H * 0.62:.0f} l{wide * 0.12:.0f} {-tall:.0f} l{wide * 0.7:.0f} {rng.uniform(-3, 3):.0f} l{wide * 0.18:.0f} {tall:.0f} Z "
        at += wide + rng.uniform(0, 50)
    _ink(canvas, f'<path d="{mesas}" fill="{_rgb(mix(tints.low, tints.far, 0.75))}"/>')
    _mist(canvas, H * 0.62, 60, mix(tints.low, tints.halo, 0.4), 120)
    for number in range(4):
        level = H * (0.64 + 0.1 * number)
        crest = rng.uniform(0.15, 0.85) * W
        tall = rng.uniform(16, 34)
        dune = []
        for px in range(-10, W + 12, 5):
            far = (px - crest) / (150 + 40 * number)
            dune.append(
                (
                    px,
                    level - tall * math.exp(-far * far * (1.2 if px < crest else 3.2)) + 4 * math.sin(px / 57 + number),
                )
            )
        lit = mix(mix(tints.low, tints.far, 0.35 + 0.2 * number), tints.near, 0.22 * number)
        _land(canvas, dune, lit, mix(lit, tints.near, 0.55), tints.rim, 0.7)
        steep = [p for p in dune if p[0] >= crest]
        if len(steep) > 3:
            shade = _path([*steep, (crest + 130, H + 2.0), (crest - 30 * number, H + 2.0)]) + " Z"
            _ink(canvas, f'<path d="{shade}" fill="{_rgb(tints.near)}" fill-opacity="0.3"/>')
    return x, y


def forest(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    _sky(canvas, rng, tints, 0.7)
    x, y = W * rng.uniform(0.35, 0.65), H * 0.42
    _shine(canvas, x, y, 430, 360, tints.halo, 1.7)
    for number in range(4):
        part = number / 3
        foot = H * (0.72 + 0.12 * number)
        tone = mix(mix(tints.low, tints.far, 0.5 + 0.4 * part), tints.near, part)
        trees = ""
        at = rng.uniform(-20, 0)
        while at < W + 20:
            middle = abs(at - x) / W
            if number < 2 or middle > 0.22:
                trees += _pine(at, foot + 6, rng.uniform(60, 110) * (0.75 + 0.55 * part) * (0.75 + middle * 0.6)) + " "
            at += rng.uniform(12, 26) * (1 + part * 0.6)
        rim = f'stroke="{_rgb(tints.rim)}" stroke-opacity="{0.25 - 0.12 * part:.2f}" stroke-width="0.9"'
        _ink(canvas, f'<path d="{trees}" fill="{_rgb(tone)}" {rim}/>')
        _land(canvas, _ridge(rng, foot, 5), tone, mix(tone, tints.near, 0.5))
        if number < 3:
            _mist(canvas, foot, 70, mix(tints.low, tints.halo, 0.5), 80)
    _shafts(canvas, rng, x, -30, tints.halo, 6, 0.6, 66)
    return x, y


def city(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    _sky(canvas, rng, tints, 0.9)
    x, y = W * rng.uniform(0.3, 0.7), H * 0.5
    _shine(canvas, x, y, 460, 380, tints.halo, 1.8)
    _stars(canvas, rng, 46, tints.halo, 0.4)
    for number in range(3):
        part = number / 2
        tone = mix(mix(tints.low, tints.far, 0.6 + 0.4 * part), tints.near, part * 0.95)
        body, windows = "", ""
        at, foot = -15.0, H * 1.01
        while at < W + 10:
            wide = rng.uniform(18, 42) * (0.8 + part * 0.5)
            edge = abs(at + wide / 2 - W / 2) / W
            tall = H * (rng.uniform(0.34, 0.56) - 0.13 * number) * (0.75 + edge * 0.9)
            top = foot - tall
            kind = rng.random()
            if kind < 0.3:  # spire
                body += f"M{at:.0f} {foot:.0f} V{top:.0f} L{at + wide / 2:.0f} {top - wide * 1.4:.0f} L{at + wide:.0f} {top:.0f} V{foot:.0f} Z "
            elif kind < 0.5:  # dome
                body += f"M{at:.0f} {foot:.0f} V{top:.0f} C{at:.0f} {top - wide * 0.8:.0f} {at + wide:.0f} {top - wide * 0.8:.0f} {at + wide:.0f} {top:.0f} V{foot:.0f} Z "
                body += f"M{at + wide / 2 - 1:.0f} {top - wide * 0.5:.0f} v{-wide * 0.5:.0f} h2 v{wide * 0.5:.0f} Z "
            else:  # battlements
                body += f"M{at:.0f} {foot:.0f} V{top:.0f} "
                teeth = max(2, round(wide / 8))
                for _ in range(teeth):
                    body += f"h{wide / teeth / 2:.1f} v5 h{wide / teeth / 2:.1f} v-5 "
                body += f"V{foot:.0f} Z "
            for _ in range(round(tall / 13)):
                if rng.random() < 0.55:
                    wx, wy = at + rng.uniform(3, max(4, wide - 6)), top + rng.uniform(6, tall * 0.9)
                    windows += f'<rect x="{wx:.0f}" y="{wy:.0f}" width="2.4" height="4"/>'
            at += wide + rng.uniform(-3, 8)
        rim = f'stroke="{_rgb(tints.rim)}" stroke-opacity="{0.4 - 0.15 * part:.2f}" stroke-width="1"'
        _ink(
            canvas,
            f'<path d="{body}" fill="{_rgb(tone)}" {rim}/><g fill="{_rgb(tints.halo)}" fill-opacity="0.85">{windows}</g>',
        )
        if number < 2:
            _mist(canvas, H * (0.72 + 0.12 * number), 90, mix(tints.low, tints.halo, 0.4), 84)
    return x, y


def cavern(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    canvas.blit(ramp(SIZE, tints.middle, mix(tints.middle, tints.low, 0.6), tints.middle), (0, 0))
    x, y = W / 2 + rng.uniform(-30, 30), H * 0.48
    _add(canvas, _clouds(rng, mix((0, 0, 0), tints.low, 0.4), 110, 1.4))
    _shine(canvas, x, y, 430, 330, tints.halo, 1.5)
    for number in range(3):
        grow = 1.0 - 0.16 * (2 - number)
        tone = mix(mix(tints.far, tints.middle, 0.35), tints.near, number / 2)
        hole = []
        for n in range(72):
            angle = math.tau * n / 72
            wobble = 1 + 0.1 * math.sin(angle * 5 + number) + rng.uniform(-0.045, 0.045)
            hole.append(
                (x + math.cos(angle) * W * 0.45 * wobble * grow, y + math.sin(angle) * H * 0.44 * wobble * grow)
            )
        teeth = ""
        for _ in range(12):
            at, tall, wide = rng.uniform(0, W), rng.uniform(20, 74) * (0.6 + 0.25 * number), rng.uniform(6, 15)
            teeth += f"M{at - wide:.0f} -2 Q{at - 2:.0f} {tall * 0.5:.0f} {at:.0f} {tall + 22 * number:.0f} Q{at + 2:.0f} {tall * 0.5:.0f} {at + wide:.0f} -2 Z "
            at = rng.uniform(0, W)
            teeth += f"M{at - wide:.0f} {H + 2} Q{at - 2:.0f} {H - tall * 0.3:.0f} {at:.0f} {H - tall * 0.55 - 12 * number:.0f} Q{at + 2:.0f} {H - tall * 0.3:.0f} {at + wide:.0f} {H + 2} Z "
        frame = f"M-5 -5 H{W + 5} V{H + 5} H-5 Z " + _path(hole) + " Z"
        _ink(
            canvas,
            f'<path d="{frame}" fill="{_rgb(tone)}" fill-rule="evenodd"/><path d="{teeth}" fill="{_rgb(tone)}"/>'
            f'<path d="{_path(hole)} Z" fill="none" stroke="{_rgb(tints.rim)}" stroke-opacity="{0.34 - 0.08 * number:.2f}" stroke-width="1.4"/>',
        )
        if number < 2:
            _shine(canvas, x, y, 330, 250, mix((0, 0, 0), tints.halo, 0.28), 1.8)
    crystals = ""
    for _ in range(11):
        side = rng.choice((-1, 1))
        at, foot = x + side * rng.uniform(90, 200), H * rng.uniform(0.86, 1.0)
        tall, wide, lean = rng.uniform(20, 58), rng.uniform(4, 9), side * rng.uniform(0, 16)
        crystals += f'<path d="M{at - wide:.0f} {foot:.0f} l{lean - 1:.0f} {-tall * 0.8:.0f} l{wide:.0f} {-tall * 0.2:.0f} L{at:.0f} {foot:.0f} Z" fill="{_rgb(mix(tints.rim, (255, 255, 255), 0.2))}" fill-opacity="0.75"/>'
        crystals += f'<path d="M{at:.0f} {foot:.0f} L{at + lean + wide - 1 - wide:.0f} {foot - tall:.0f} l{wide:.0f} {tall * 0.24:.0f} L{at + wide:.0f} {foot:.0f} Z" fill="{_rgb(mix(tints.far, tints.rim, 0.35))}" fill-opacity="0.85"/>'
    _ink(canvas, crystals)
    return x, y


def sky(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    canvas.blit(ramp(SIZE, tints.high, tints.middle, mix(tints.middle, tints.low, 0.6), tints.low), (0, 0))
    x, y = W * rng.uniform(0.3, 0.7), H * 0.3
    _stars(canvas, rng, 40, tints.halo, 0.4)
    _shine(canvas, x, y, 420, 340, tints.halo, 1.7)
    _add(canvas, _fade(_clouds(rng, mix((0, 0, 0), tints.low, 0.65), 104, 2.6), 120, 230, 255))
    for number in range(5):
        level = H * (0.6 + 0.1 * number)
        tone = mix(mix(tints.low, tints.halo, 0.5), mix(tints.middle, tints.high, 0.4), number / 4)
        puffs, shade = "", ""
        at = -30.0
        while at < W + 30:
            r = rng.uniform(14, 36) * (0.8 + number * 0.12)
            top = level + rng.uniform(-10, 12)
            puffs += f'<circle cx="{at:.0f}" cy="{top:.0f}" r="{r:.0f}"/>'
            shade += f'<circle cx="{at + 1.5:.0f}" cy="{top + 3.4:.0f}" r="{r * 0.97:.0f}"/>'
            at += r * rng.uniform(0.7, 1.3)
        _ink(
            canvas,
            f'<g fill="{_rgb(mix(tone, tints.halo, 0.55))}">{puffs}</g>'
            f'<g fill="{_rgb(tone)}">{shade}<rect x="0" y="{level + 14:.0f}" width="{W}" height="{H}"/></g>',
        )
        if number == 1:
            _isle(canvas, rng, tints, W * rng.choice((0.14, 0.86)), H * rng.uniform(0.4, 0.52), rng.uniform(40, 58))
    return x, y


def _isle(canvas: Canvas, rng: random.Random, tints: Palette, x: float, y: float, wide: float) -> None:
    under = [(x - wide, y)]
    for n in range(1, 9):
        part = n / 9
        under.append(
            (x - wide + 2 * wide * part, y + wide * 1.1 * math.sin(math.pi * part) ** 1.5 * rng.uniform(0.7, 1.1))
        )
    under.append((x + wide, y))
    top = f"M{x - wide:.0f} {y:.0f} Q{x:.0f} {y - wide * 0.34:.0f} {x + wide:.0f} {y:.0f} Z"
    trees = " ".join(_pine(x + rng.uniform(-0.6, 0.6) * wide, y - 2, rng.uniform(14, 26)) for _ in range(5))
    dark = _rgb(mix(tints.far, tints.near, 0.5))
    _ink(
        canvas,
        f'<path d="{_path(under)} Z" fill="{dark}"/><path d="{trees}" fill="{_rgb(tints.near)}"/>'
        f'<path d="{top}" fill="{_rgb(mix(tints.far, tints.rim, 0.2))}" stroke="{_rgb(tints.rim)}" stroke-opacity="0.7" stroke-width="1"/>',
    )


def ruins(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    _sky(canvas, rng, tints, 0.9)
    x, y = W * rng.uniform(0.3, 0.7), H * 0.4
    _stars(canvas, rng, 60, tints.halo, 0.5)
    _shine(canvas, x, y, 420, 360, tints.halo, 1.7)
    _shine(canvas, x, y, 90, 90, mix((0, 0, 0), (255, 250, 235), 0.7), 0.6)
    _ranges(canvas, rng, tints, 0.66, 0.74, 2, 16)
    for number in range(2):
        tone = mix(mix(tints.far, tints.low, 0.25), tints.near, 0.35 + 0.55 * number)
        foot = H * (0.86 + 0.08 * number)
        body = ""
        at = rng.uniform(-10, 20)
        earlier: tuple[float, float] | None = None
        while at < W:
            middle = abs(at - W / 2) / W
            wide = rng.uniform(12, 17) * (1 + 0.35 * number)
            tall = rng.uniform(50, 150) * (0.6 + middle) * (1 + 0.15 * number)
            if number and middle < 0.2:
                at += 30
                earlier = None
                continue
            top = foot - tall
            broken = rng.uniform(2, 9)
            body += f"M{at:.0f} {foot:.0f} V{top:.0f} l{wide * 0.4:.1f} {-broken:.0f} l{wide * 0.3:.1f} {broken * 1.4:.0f} L{at + wide:.0f} {top + rng.uniform(0, 6):.0f} V{foot:.0f} Z "
            body += f"M{at - 3:.0f} {foot:.0f} v-7 h{wide + 6:.0f} v7 Z "
            if tall > 88:
                body += f"M{at - 4:.0f} {top + 6:.0f} v-9 h{wide + 8:.0f} v9 Z "
                if earlier and abs(earlier[1] - top) < 40 and at - earlier[0] < 70:
                    lintel = min(earlier[1], top)
                    body += f"M{earlier[0] - 4:.0f} {lintel - 2:.0f} h{at + wide - earlier[0] + 8:.0f} v-10 h{-(at + wide - earlier[0] + 8):.0f} Z "
                earlier = (at, top)
            at += wide + rng.uniform(22, 52)
        rim = f'stroke="{_rgb(tints.rim)}" stroke-opacity="{0.5 - 0.2 * number:.2f}" stroke-width="1"'
        _ink(canvas, f'<path d="{body}" fill="{_rgb(tone)}" {rim}/>')
        _land(canvas, _ridge(rng, foot, 7), mix(tone, tints.near, 0.2), tints.near, tints.rim, 0.3)
        if not number:
            _mist(canvas, foot - 6, 76, mix(tints.low, tints.halo, 0.4), 86)
    return x, y


def library(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    wall = mix(tints.middle, tints.near, 0.62)
    canvas.blit(ramp(SIZE, mix(wall, tints.near, 0.5), wall, mix(wall, tints.near, 0.6)), (0, 0))
    x, y = W / 2, H * 0.4
    arch = (
        f"M{x - 72} {H} V{H * 0.42:.0f} C{x - 72} {H * 0.02:.0f} {x + 72} {H * 0.02:.0f} {x + 72} {H * 0.42:.0f} V{H} Z"
    )
    _ink(
        canvas,
        f'<defs><linearGradient id="g" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" stop-color="{_rgb(tints.middle)}"/>'
        f'<stop offset="0.6" stop-color="{_rgb(tints.low)}"/><stop offset="1" stop-color="{_rgb(tints.halo)}"/></linearGradient></defs>'
        f'<path d="{arch}" fill="url(#g)" stroke="{_rgb(mix(tints.far, tints.rim, 0.4))}" stroke-width="5"/>'
        f'<path d="M{x} 20 V{H} M{x - 70} {H * 0.42:.0f} H{x + 70} M{x - 70} {H * 0.7:.0f} H{x + 70} M{x - 36} 40 V{H} M{x + 36} 40 V{H}"'
        f' stroke="{_rgb(mix(tints.near, tints.far, 0.5))}" stroke-width="3" fill="none"/>',
    )
    covers = [
        mix(mix(tints.middle, tints.far, rng.random()), other, 0.32)
        for other in (FIRE, WATER, LIGHT, tints.rim, tints.near, tints.low)
    ]
    books = ""
    for left, right in ((4, x - 84), (x + 84, W - 4)):
        for shelf in range(6):
            foot = 44 + shelf * 52
            at = float(left)
            while at < right - 5:
                wide, tall = rng.uniform(5, 12), rng.uniform(26, 42)
                if rng.random() < 0.93:
                    cover = mix(rng.choice(covers), tints.near, 0.3 + 0.35 * abs(at - x) / W)
                    books += f'<rect x="{at:.1f}" y="{foot - tall:.0f}" width="{min(wide, right - at) - 0.8:.1f}" height="{tall:.0f}" fill="{_rgb(cover)}"/>'
                    books += f'<rect x="{at:.1f}" y="{foot - tall * 0.78:.0f}" width="{min(wide, right - at) - 0.8:.1f}" height="1.6" fill="{_rgb(tints.rim)}" fill-opacity="0.5"/>'
                at += wide
            books += f'<rect x="{left - 4}" y="{foot}" width="{right - left + 8:.0f}" height="6" fill="{_rgb(mix(tints.near, tints.far, 0.45))}"/>'
            books += f'<rect x="{left - 4}" y="{foot}" width="{right - left + 8:.0f}" height="1" fill="{_rgb(tints.rim)}" fill-opacity="0.4"/>'
    _ink(canvas, books)
    _shine(canvas, x, y, 460, 400, mix((0, 0, 0), tints.halo, 0.8), 1.6)
    _shafts(canvas, rng, x, -40, tints.halo, 6, 0.5, 70)
    return x, y


def aurora(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    canvas.blit(
        ramp(
            SIZE,
            mix(tints.high, (0, 0, 8), 0.4),
            mix(tints.high, tints.middle, 0.5),
            mix(tints.middle, tints.low, 0.25),
        ),
        (0, 0),
    )
    _stars(canvas, rng, 130, (255, 255, 255), 0.66)
    ribbons = tints.lights or (tints.halo, mix(tints.halo, tints.middle, 0.5), tints.rim)
    layer = pygame.Surface((W // 2, H // 2))
    for number in range(4):
        colour = ribbons[number % len(ribbons)]
        base, phase, swing = rng.uniform(0.24, 0.5) * H, rng.uniform(0, 6), rng.uniform(14, 34)
        length = rng.uniform(0.5, 1.1) * W
        for px in range(0, W // 2):
            bend = math.sin(px * 2 / length * math.tau + phase)
            foot = (base + swing * bend + 7 * math.sin(px / 6 + phase)) / 2
            tall = (50 + 30 * math.sin(px / 17 + phase * 2) + rng.uniform(-9, 9)) / 1.5
            strength = 0.3 + 0.2 * math.sin(px / 23 + phase)
            for piece in range(6):
                part = piece / 6
                tone = [round(c * strength * (1 - part) ** 1.6 * 0.62) for c in colour]
                column = pygame.Rect(px, round(foot - tall * (part + 1 / 6)), 1, max(1, round(tall / 6) + 1))
                layer.fill(tone, column, special_flags=pygame.BLEND_RGB_ADD)
    _add(canvas, pygame.transform.smoothscale(pygame.transform.box_blur(layer, 2), SIZE))
    x, y = W / 2, H * 0.42
    _shine(canvas, x, H * 0.62, 520, 260, mix((0, 0, 0), tints.halo, 0.4), 1.8)
    peaks = []
    for level, rough in ((0.66, 44), (0.76, 34)):
        peaks.append(_ridge(rng, H * level, rough, 6, 0.62))
        tone = mix(mix(tints.far, tints.low, 0.2), tints.near, 0.3 if level < 0.7 else 0.65)
        _land(canvas, peaks[-1], mix(tone, tints.rim, 0.3), tints.near, tints.rim, 0.75)
    _mist(canvas, H * 0.84, 70, tints.halo, 70)
    _land(canvas, _ridge(rng, H * 0.93, 9), mix(tints.near, tints.halo, 0.3), tints.near, tints.rim, 0.5)
    return x, y


def stars(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    canvas.blit(ramp(SIZE, mix(tints.high, (0, 0, 0), 0.5), tints.high, mix(tints.high, tints.middle, 0.4)), (0, 0))
    for colour in (tints.middle, *(tints.lights or (tints.low, tints.halo))):
        nebula = _clouds(rng, mix((0, 0, 0), colour, 0.7), 118, 1.2)
        spot = _lamp(420, 330, (255, 255, 255), 1.1)
        mask = pygame.Surface(SIZE)
        mask.blit(spot, spot.get_rect(center=(rng.uniform(0.2, 0.8) * W, rng.uniform(0.2, 0.8) * H)))
        nebula.blit(mask, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        _add(canvas, nebula)
    _stars(canvas, rng, 260, (255, 255, 255), 1.0)
    x, y = W * rng.choice((0.16, 0.84)), H * rng.uniform(0.2, 0.34)
    r = rng.uniform(26, 44)
    _shine(canvas, x, y, r * 5, r * 5, mix((0, 0, 0), tints.halo, 0.7), 2)
    _ink(
        canvas,
        f'<defs><radialGradient id="p" cx="35%" cy="30%" r="75%"><stop offset="0" stop-color="{_rgb(tints.top)}"/>'
        f'<stop offset="0.45" stop-color="{_rgb(mix(tints.low, tints.middle, 0.4))}"/><stop offset="1" stop-color="{_rgb(tints.near)}"/></radialGradient></defs>'
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r:.0f}" fill="url(#p)"/>'
        f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{r * 1.75:.0f}" ry="{r * 0.34:.0f}" fill="none" stroke="{_rgb(tints.rim)}" stroke-opacity="0.6" stroke-width="2.4" transform="rotate(-18 {x:.0f} {y:.0f})"/>',
    )
    return W / 2, H / 2


def glacier(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    _sky(canvas, rng, tints, 0.8)
    x, y = W * rng.uniform(0.35, 0.65), H * 0.4
    _shine(canvas, x, y, 430, 340, tints.halo, 1.7)
    for number in range(3):
        level = H * (0.6 + 0.13 * number)
        tone = mix(mix(tints.halo, tints.middle, 0.35 + 0.2 * number), tints.near, 0.22 * number)
        lit, shade = "", ""
        at = -40.0
        while at < W + 20:
            wide, tall = rng.uniform(40, 96), rng.uniform(34, 104) * (1 - 0.15 * number) * (0.6 + abs(at - W / 2) / W)
            peak = at + wide * rng.uniform(0.35, 0.65)
            lit += f"M{at:.0f} {H + 2} L{at:.0f} {level:.0f} L{peak:.0f} {level - tall:.0f} L{at + wide:.0f} {level + 8:.0f} V{H + 2} Z "
            shade += f"M{peak:.0f} {level - tall:.0f} L{peak + wide * 0.1:.0f} {level - tall * 0.3:.0f} L{peak - wide * 0.06:.0f} {level + 20:.0f} L{peak + wide * 0.1:.0f} {H + 2} H{at + wide:.0f} V{level + 8:.0f} Z "
            at += wide * rng.uniform(0.6, 0.9)
        _ink(
            canvas,
            f'<path d="{lit}" fill="{_rgb(mix(tone, (255, 255, 255), 0.22))}" stroke="{_rgb(tints.rim)}" stroke-opacity="0.6" stroke-width="1"/>'
            f'<path d="{shade}" fill="{_rgb(mix(tone, tints.near, 0.42))}" fill-opacity="0.8"/>',
        )
        _mist(canvas, level + 40, 70, mix(tints.low, tints.halo, 0.6), 96)
    return x, y


SCENES: dict[str, Callable[[Canvas, random.Random, Palette], Point]] = {
    scene.__name__: scene
    for scene in (
        volcano,
        sea,
        reef,
        storm,
        dawn,
        desert,
        forest,
        city,
        cavern,
        sky,
        ruins,
        library,
        aurora,
        stars,
        glacier,
    )
}


# The emblem


@lru_cache(maxsize=64)
def _silhouette(name: str, size: int) -> Canvas:
    path = symbols.ICONS / f"{name}.svg"
    if not path.is_file():
        path = symbols.ICONS / f"{FALLBACK_ICON}.svg"
    return pygame.image.load_sized_svg(str(path), (size, size))


def _tinted(mask: Canvas, colour: Colour, alpha: int = 255) -> Canvas:
    surface = mask.copy()
    surface.fill((*colour, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _edge(mask: Canvas, dx: int, dy: int, colour: Colour, alpha: int) -> Canvas:
    """The part of the shape that a shift by (dx, dy) leaves bare."""
    shifted = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
    shifted.blit(mask, (dx, dy))
    rest = mask.copy()
    rest.blit(shifted, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    veil = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
    veil.fill((255, 255, 255, 0))
    rest.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return _tinted(rest, colour, alpha)


def _emblem(canvas: Canvas, rng: random.Random, art: Art, tints: Palette) -> None:
    size = round(H * 0.76)
    pad = 8
    full = size + 2 * pad
    mask = pygame.Surface((full, full), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    mask.blit(_silhouette(art.icon, size), (pad, pad))
    place = mask.get_rect(center=(W // 2, round(H * 0.485)))

    glow = pygame.Surface(SIZE)
    glow.blit(_tinted(mask, mix((0, 0, 0), mix(tints.halo, tints.bottom, 0.3), 0.8)), place)
    small = pygame.transform.smoothscale(glow, (W // 4, H // 4))
    wide = pygame.transform.smoothscale(pygame.transform.box_blur(pygame.transform.box_blur(small, 5), 4), SIZE)
    close = pygame.transform.box_blur(glow, 6)
    dusk = pygame.Surface(SIZE, pygame.SRCALPHA)
    dusk.blit(_tinted(mask, tints.outline, 210), place.move(3, 7))
    canvas.blit(pygame.transform.box_blur(dusk, 8), (0, 0))
    _add(canvas, wide)
    _add(canvas, close)

    rim = _tinted(mask, tints.outline)
    for reach in (4.2, 3.0):
        for n in range(20):
            angle = math.tau * n / 20
            canvas.blit(rim, place.move(round(reach * math.cos(angle)), round(reach * math.sin(angle))))

    face = pygame.Surface((full, full), pygame.SRCALPHA)
    face.blit(
        ramp(
            (full, full),
            (255, 255, 255),
            tints.top,
            mix(tints.top, tints.bottom, 0.6),
            tints.bottom,
            mix(tints.bottom, tints.outline, 0.22),
        ),
        (0, 0),
    )
    mottle = pygame.transform.smoothscale(grain(26, 26, rng.randrange(1 << 30), 228, 255), (full, full))
    face.blit(mottle, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    streak = pygame.transform.smoothscale(grain(90, 10, rng.randrange(1 << 30), 238, 255), (full, full))
    face.blit(streak, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.blit(face, place)
    canvas.blit(_edge(mask, -3, -4, tints.outline, 110), place)
    canvas.blit(_edge(mask, -1, -2, tints.outline, 120), place)
    canvas.blit(_edge(mask, 2, 3, (255, 255, 255), 120), place)
    canvas.blit(_edge(mask, 1, 1, (255, 255, 255), 150), place)


def _sparks(canvas: Canvas, rng: random.Random, art: Art, tints: Palette) -> None:
    colours = tints.lights or (tints.rim, tints.halo)
    for _ in range(34):
        x, y, r = rng.uniform(0, W), rng.uniform(0, H), rng.random() ** 3 * 3 + 0.7
        colour = mix(rng.choice(colours), (255, 255, 255), 0.3)
        _shine(canvas, x, y, r * 9, r * 9, mix((0, 0, 0), colour, 0.75), 2.4)
        if r > 1.1:
            pygame.draw.circle(canvas, mix(colour, (255, 255, 255), 0.5), (x, y), r * 0.55)


def _vignette(canvas: Canvas) -> None:
    canvas.blit(_shade(), (0, 0), special_flags=pygame.BLEND_RGB_MULT)


@lru_cache(maxsize=1)
def _shade() -> Canvas:
    small = pygame.Surface((44, 31))
    for x in range(44):
        for y in range(31):
            far = math.hypot((x - 21.5) / 26, (y - 15) / 19)
            level = max(70, min(255, round(290 - 130 * far**2.2)))
            small.set_at((x, y), (level, level, level))
    return pygame.transform.smoothscale(small, SIZE)


@lru_cache(maxsize=8)
def _painted(art: Art) -> Canvas:
    rng = random.Random(f"{art.icon}/{art.scene}/{art.hue}/{art.seed}")
    tints = HUES.get(art.hue, HUES["pure"])
    canvas = pygame.Surface(SIZE, 0, 24)
    SCENES.get(art.scene, sky)(canvas, rng, tints)
    for number, colour in enumerate(tints.lights):
        x = W * (number + 0.5) / len(tints.lights)
        _shine(canvas, x, H * 0.55, 300, 340, mix((0, 0, 0), colour, 0.55), 1.8)
    _shine(canvas, W / 2, H * 0.48, 330, 290, mix((0, 0, 0), tints.halo, 0.26), 1.5)
    _emblem(canvas, rng, art, tints)
    _mist(canvas, H * 0.98, 90, mix(tints.near, tints.middle, 0.3), 150)
    _sparks(canvas, rng, art, tints)
    _vignette(canvas)
    return canvas


def _cover(picture: Canvas, size: tuple[int, int]) -> Canvas:
    """Scaled to fill `size`, the overhang cut off evenly."""
    if picture.get_size() == size:
        return picture
    w, h = picture.get_size()
    scale = max(size[0] / w, size[1] / h)
    cut = pygame.Rect(0, 0, min(w, round(size[0] / scale)), min(h, round(size[1] / scale)))
    cut.center = (w // 2, h // 2)
    return pygame.transform.smoothscale(picture.subsurface(cut), size)


def paint(art: Art, size: tuple[int, int] = SIZE) -> pygame.Surface:
    """Paint it; the same art gives the same picture. An unknown icon, scene or hue is replaced by a plain one."""
    return _cover(_painted(art), size).copy()


# Baked and cached


def fingerprint(art: Art) -> str:
    words = f"{STROKE}|{art.icon}|{art.scene}|{art.hue}|{art.seed}"
    return hashlib.sha1(words.encode()).hexdigest()[:16]


@lru_cache(maxsize=1)
def _index() -> dict[str, str]:
    try:
        return dict(json.loads(INDEX.read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return {}


def _load(path: Path) -> Canvas | None:
    try:
        loaded = pygame.image.load(path)
    except (OSError, pygame.error):
        return None
    return loaded.convert() if pygame.display.get_surface() else loaded


@lru_cache(maxsize=24)
def _whole(card: str, art: Art, cache: Path | None) -> Canvas:
    mark = fingerprint(art)
    if _index().get(card) == mark:
        baked = _load(BAKED / f"{card}.webp")
        if baked is not None:
            return baked
    kept = cache / f"{mark}.png" if cache else None
    if kept is not None and kept.is_file():
        loaded = _load(kept)
        if loaded is not None:
            return loaded
    painted = _painted(art)
    if kept is not None:
        _keep(painted, kept)
    return painted


def _keep(painted: Canvas, path: Path) -> None:
    """Write whole or not at all; a cache that can't be written is no reason to stop."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(suffix=".png", dir=path.parent)
        os.close(handle)
        pygame.image.save(painted, name)
        os.replace(name, path)
    except (OSError, pygame.error):
        pass


@lru_cache(maxsize=256)
def picture(card_id: str, art: Art, size: tuple[int, int] = SIZE, cache: Path | None = None) -> pygame.Surface:
    """The picture of a card: the baked one if it was made from this `art`, else the one in `cache`, else painted now."""
    return _cover(_whole(card_id, art, cache), size)


# Baking


def arts(folder: Path = ROOT / "cards" / "contracts" / "cards") -> dict[str, Art]:
    """Every card with an `art` in the YAML files of `folder`."""
    import yaml

    found: dict[str, Art] = {}
    for path in sorted(folder.glob("*.yaml")):
        for card in (yaml.safe_load(path.read_text(encoding="utf-8")) or {}).get("cards") or []:
            if isinstance(card, dict) and isinstance(card.get("art"), dict) and "id" in card:
                found[str(card["id"])] = art_of(str(card["id"]), card["art"])
    return found


def bake() -> int:
    """Paint what is missing or changed, remove what no card uses, and return how many were painted."""
    from PIL import Image

    wanted = arts()
    index = dict(_index())
    BAKED.mkdir(parents=True, exist_ok=True)
    done = 0
    for card, art in wanted.items():
        path = BAKED / f"{card}.webp"
        if index.get(card) == fingerprint(art) and path.is_file():
            continue
        if not (symbols.ICONS / f"{art.icon}.svg").is_file():
            print(f"{card}: no icon named {art.icon}; {FALLBACK_ICON} stands in", file=sys.stderr)
        painted = _painted(art)
        image = Image.frombytes("RGB", SIZE, pygame.image.tobytes(painted, "RGB"))
        for quality in (84, 78, 72, 64):
            image.save(path, "WEBP", quality=quality, method=6)
            if path.stat().st_size <= 20_000:
                break
        index[card] = fingerprint(art)
        done += 1
    for path in BAKED.glob("*.webp"):
        if path.stem not in wanted:
            path.unlink()
    index = {card: mark for card, mark in sorted(index.items()) if card in wanted}
    INDEX.write_text(json.dumps(index, indent=0) + "\n", encoding="utf-8")
    _index.cache_clear()
    return done


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    print(f"{bake()} painted")
