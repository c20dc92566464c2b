"""What card pictures are painted with: hues, light, and land."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise

import pygame

from game.table.drawing import hues
from game.table.drawing.cloth import grain, ramp
from game.table.drawing.symbols import Colour, svg, with_elements

SIZE = (440, 308)
W, H = SIZE
Point = tuple[float, float]
Canvas = pygame.Surface


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


def _read(spec: hues.Spec) -> Palette:
    colours = {name: hues.rgb(colour) for name, colour in spec["palette"].items()}
    return Palette(**colours, lights=tuple(map(hues.rgb, spec.get("lights", ()))))


@lru_cache(maxsize=256)
def palette(hue: str) -> Palette:
    """Of a hue, or of an element that was handed over; the plain one if there is neither."""
    found, tint = hues.spec(hue), hues.tint(hue)
    if found is not None or tint is None:
        return _read(found or hues.plain())
    bright, mid, deep, dark = map(hues.rgb, (tint.bright, tint.mid, tint.deep, tint.dark))
    black = (0, 0, 0)
    return Palette(
        dark, deep, mid, tint.glow, mix(deep, dark, 0.4), mix(dark, black, 0.5), bright, hues.rgb(tint.shape_low), mid,
        mix(dark, black, 0.4),
    )  # fmt: skip


with_elements(palette.cache_clear)


def leanings(hue: str) -> tuple[Colour, ...]:
    """Colours that the sky and land of a picture may lean to, so that two of one hue are not two of a kind."""
    return tuple(map(hues.rgb, (hues.spec(hue) or {}).get("leanings", ())))


def leaning(hue: str, rng: random.Random) -> Palette:
    """The palette of a hue, leaning a little to one side."""
    tints = palette(hue)
    choices = leanings(hue)
    if not choices:
        return tints
    side, part = rng.choice(choices), rng.uniform(0, 0.44)
    return replace(
        tints,
        high=mix(tints.high, mix(side, (0, 0, 0), 0.45), part),
        middle=mix(tints.middle, side, part * 0.85),
        far=mix(tints.far, mix(side, (0, 0, 0), 0.4), part * 0.7),
    )


def mix(a: Colour, b: Colour, part: float) -> Colour:
    return tuple(round(x + (y - x) * part) for x, y in zip(a, b, strict=True))  # type: ignore[return-value]


def no_brighter(colour: Colour, brightest: float) -> Colour:
    """The colour, as much darker as it needs to give back no more light than that, of 1."""
    while sum(part * (c / 255) ** 2.2 for part, c in zip((0.2126, 0.7152, 0.0722), colour, strict=True)) > brightest:
        colour = mix(colour, (0, 0, 0), 0.05)
    return colour


def rgb(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


# Light


def lamp(width: float, height: float, colour: Colour, power: float = 2.0) -> Canvas:
    """A soft spot to be added; black outside."""
    small = 48
    spot = pygame.Surface((small, small))
    for ring in range(small // 2, 0, -1):
        part = (1 - ring / (small / 2)) ** power
        pygame.draw.circle(spot, [round(c * part) for c in colour], (small / 2, small / 2), ring)
    return pygame.transform.smoothscale(spot, (max(2, round(width)), max(2, round(height))))


def shine(canvas: Canvas, x: float, y: float, width: float, height: float, colour: Colour, power: float = 2.0) -> None:
    spot = lamp(width, height, colour, power)
    canvas.blit(spot, spot.get_rect(center=(round(x), round(y))), special_flags=pygame.BLEND_RGB_ADD)


def clouds(rng: random.Random, colour: Colour, floor: int = 110, stretch: float = 2.2) -> Canvas:
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


def fade(layer: Canvas, *levels: int) -> Canvas:
    """Dim a layer from top to bottom through `levels`."""
    layer.blit(ramp(SIZE, *[(n, n, n) for n in levels]), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return layer


def add(canvas: Canvas, layer: Canvas) -> None:
    canvas.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def ink(canvas: Canvas, body: str) -> None:
    canvas.blit(svg(body, SIZE, f"0 0 {W} {H}"), (0, 0))


def stroke(line: str, colour: Colour, opacity: float, wide: float, more: str = "") -> str:
    """An SVG path that is not filled; `more` are further attributes."""
    return (
        f'<path d="{line}" fill="none" stroke="{rgb(colour)}" stroke-opacity="{opacity:.2f}" '
        f'stroke-width="{wide:.1f}" stroke-linecap="round" {more}/>'
    )


def ring(middle: Point, radius: float, colour: Colour, opacity: float, wide: float) -> str:
    return (
        f'<circle cx="{middle[0]:.1f}" cy="{middle[1]:.1f}" r="{radius:.1f}" fill="none" stroke="{rgb(colour)}" '
        f'stroke-opacity="{opacity:.2f}" stroke-width="{wide:.1f}"/>'
    )


def ray(middle: Point, angle: float, near: float, far: float) -> str:
    """The path of a line that points away from the middle, between two distances."""
    (x, y), c, s = middle, math.cos(angle), math.sin(angle)
    return f"M{x + near * c:.1f} {y + near * s:.1f} L{x + far * c:.1f} {y + far * s:.1f}"


def shafts(
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
    add(canvas, fade(pygame.transform.smoothscale(layer, SIZE), 255, 200, 60))


def starlight(canvas: Canvas, rng: random.Random, count: int, colour: Colour, below: float = 0.6) -> None:
    for _ in range(count):
        x, y, size = rng.uniform(0, W), rng.uniform(0, H * below), rng.random()
        tone = mix((60, 60, 70), colour, 0.3 + 0.7 * size)
        canvas.set_at((int(x), int(y)), tone)
        if size > 0.86:
            shine(canvas, x, y, 9, 9, tone)


# Land


def ridge(rng: random.Random, level: float, rough: float, detail: int = 6, decay: float = 0.55) -> list[Point]:
    heights = [rng.uniform(-1, 1), rng.uniform(-1, 1)]
    swing = 1.0
    for turn in range(detail):
        swing *= 1.0 if turn < 2 else decay
        heights = [
            value for a, b in pairwise(heights) for value in (a, (a + b) / 2 + rng.uniform(-swing, swing) * 1.4)
        ] + heights[-1:]
    step = (W + 20) / (len(heights) - 1)
    return [(-10 + n * step, level - value * rough * 1.7) for n, value in enumerate(heights)]


def path(points: Sequence[Point]) -> str:
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def land(
    canvas: Canvas, points: Sequence[Point], top: Colour, low: Colour, rim: Colour | None = None, bright: float = 0.8
) -> None:
    highest = min(y for _, y in points)
    line = path(points)
    body = (
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="{highest:.0f}" x2="0" y2="{H}">'
        f'<stop offset="0" stop-color="{rgb(top)}"/><stop offset="1" stop-color="{rgb(low)}"/></linearGradient></defs>'
        f'<path d="{line} L{W + 12} {H + 4} L-12 {H + 4} Z" fill="url(#g)"/>'
    )
    if rim is not None:
        body += (
            f'<path d="{line}" fill="none" stroke="{rgb(rim)}" stroke-opacity="{bright * 0.3:.2f}" stroke-width="4.5"/>'
        )
        body += f'<path d="{line}" fill="none" stroke="{rgb(rim)}" stroke-opacity="{bright:.2f}" stroke-width="1.3"/>'
    ink(canvas, body)


def mist(canvas: Canvas, y: float, depth: float, colour: Colour, alpha: int) -> None:
    band = pygame.Surface((1, 64), pygame.SRCALPHA)
    for row in range(64):
        part = math.sin(math.pi * row / 63)
        band.set_at((0, row), (*colour, round(alpha * part * part)))
    canvas.blit(pygame.transform.smoothscale(band, (W, max(2, round(depth)))), (0, round(y - depth / 2)))


def ranges(
    canvas: Canvas, rng: random.Random, tints: Palette, start: float, end: float, count: int, rough: float
) -> None:
    """Ranges of hills from `start` down to `end`, each nearer one darker."""
    for number in range(count):
        part = number / max(1, count - 1)
        level = H * (start + (end - start) * part)
        haze = mix(mix(tints.low, tints.far, 0.55 + 0.45 * part), tints.near, part)
        land(
            canvas,
            ridge(rng, level, rough * (0.6 + 0.6 * part)),
            haze,
            mix(haze, tints.near, 0.7),
            tints.rim,
            0.55 * (1 - part * 0.5),
        )
        if number < count - 1:
            mist(canvas, level + 26, 60, mix(tints.low, tints.halo, 0.4), 46)


def pine(x: float, foot: float, height: float) -> str:
    tiers = 5
    left: list[Point] = []
    right: list[Point] = []
    for tier in range(tiers):
        top = foot - height + height * 0.86 * tier / tiers
        reach = height * (0.06 + 0.2 * (tier + 1) / tiers)
        drop = height * 0.86 / tiers * 1.3
        left += [(x - reach * 0.25, top + drop * 0.25), (x - reach, top + drop)]
        right += [(x + reach * 0.25, top + drop * 0.25), (x + reach, top + drop)]
    return path([(x, foot - height), *right, (x + 2, foot), (x - 2, foot), *reversed(left)]) + " Z"


def branch(
    rng: random.Random, x: float, y: float, angle: float, length: float, thick: float, parts: list[str], colour: str
) -> None:
    if length < 5:
        return
    bend = angle + rng.uniform(-0.25, 0.25)
    end = (x + math.cos(bend) * length, y + math.sin(bend) * length)
    parts.append(
        f'<path d="M{x:.1f} {y:.1f} L{end[0]:.1f} {end[1]:.1f}" stroke="{colour}" '
        f'stroke-width="{thick:.1f}" stroke-linecap="round"/>'
    )
    for turn in (-1, 1):
        branch(
            rng, *end, bend + turn * rng.uniform(0.25, 0.6), length * rng.uniform(0.62, 0.8), thick * 0.7, parts, colour
        )
