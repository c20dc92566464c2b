"""The style of card pictures, one for each game: what is laid under the motif and over the whole.

A game has its own in `games/<game>/look/pictures.json`: "under" and "over" name layers, "engraved" and "chalk" say how
the motif is worked, "poses" how a kind of card is composed (`compositions.POSES`). What is left out is plain.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

import pygame

from game.table.drawing.brushes import (
    SIZE,
    Canvas,
    H,
    Palette,
    Point,
    W,
    add,
    clouds,
    mix,
    path,
    ray,
    rgb,
    ring,
    shine,
    stroke,
)
from game.table.drawing.brushes import ink as inked
from game.table.drawing.cloth import grain
from game.table.drawing.hues import GAMES
from game.table.drawing.motifs import BLACK, WHITE, hatching
from game.table.drawing.symbols import Colour

BRASS: Colour = (232, 190, 118)
GOLD: Colour = (246, 208, 122)
SHADED_GOLD: Colour = (168, 116, 30)
SEPIA: Colour = (90, 58, 16)
VELLUM: Colour = (255, 245, 226)
WINDWARD = -0.32
"""By so much strokes of chalk rise with their length."""
CIRCLES = ((104, 0.5), (110, 0.3), (150, 0.22), (204, 0.16))
"""Of a chart: the radius, and how much it covers."""


def engraving(canvas: Canvas, rng: random.Random, tints: Palette, middle: Point) -> None:
    """The shadows of the scene in an engraver's lines."""
    dark = pygame.Surface(SIZE, 0, 24)
    dark.fill((168, 168, 168))
    grey = pygame.transform.grayscale(canvas)
    dark.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    for pitch, slant in ((4.6, 0.18), (5.4, -0.5)):
        lines = hatching(SIZE, pitch, slant).copy()
        lines.blit(dark, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        lines.fill((84, 90, 98), special_flags=pygame.BLEND_RGB_MULT)
        canvas.blit(lines, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    rays = []
    for n in range(56):
        angle = math.tau * (n + rng.uniform(-0.3, 0.3)) / 56
        line = ray(middle, angle, rng.uniform(112, 130), rng.uniform(170, 320))
        rays.append(stroke(line, mix(tints.halo, BRASS, 0.5), 0.22, 1.1))
    inked(canvas, "".join(rays))


def wind(canvas: Canvas, rng: random.Random, tints: Palette, middle: Point) -> None:
    """Clouds that tear, and strokes of chalk in the direction of the wind."""
    add(canvas, clouds(rng, mix(BLACK, tints.halo, 0.42), 120, 3.4))
    _strokes(canvas, rng, mix(tints.rim, WHITE, 0.3), 46, 0.13)


def chalk(canvas: Canvas, rng: random.Random, tints: Palette, middle: Point) -> None:
    """Some strokes before the motif, and the grain of the board over all."""
    _strokes(canvas, rng, mix(tints.halo, WHITE, 0.5), 16, 0.16)
    rough = pygame.transform.smoothscale(grain(150, 105, rng.randrange(1 << 30), 238, 255), SIZE)
    canvas.blit(rough, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _strokes(canvas: Canvas, rng: random.Random, tone: Colour, count: int, strength: float) -> None:
    parts = []
    for _ in range(count):
        x, y, long = rng.uniform(-60, W), rng.uniform(-10, H + 30), rng.uniform(30, 150)
        rise = long * WINDWARD
        line = f"M{x:.1f} {y:.1f} q{long / 2:.1f} {rise / 2 - 5:.1f} {long:.1f} {rise:.1f}"
        dashes = " ".join(f"{rng.uniform(2, 14):.0f} {rng.uniform(1, 6):.0f}" for _ in range(4))
        opacity = rng.uniform(0.3, 1) * strength
        parts.append(stroke(line, tone, opacity, rng.uniform(1, 4), f'stroke-dasharray="{dashes}"'))
    inked(canvas, "".join(parts))


def chart(canvas: Canvas, rng: random.Random, tints: Palette, middle: Point) -> None:
    """A map of stars: circles with degrees around the motif, orbits, and a constellation to each side."""
    tone = mix(tints.halo, WHITE, 0.35)
    parts = [ring(middle, radius, tone, opacity, 1) for radius, opacity in CIRCLES]
    parts += [stroke(ray(middle, math.tau * n / 72, 110, 116 if n % 6 else 122), tone, 0.4, 1) for n in range(72)]
    turn = rng.uniform(0, 180)
    for tilt, wide in ((turn, 190), (turn + 62, 236)):
        x, y = middle
        parts.append(
            f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{wide}" ry="{wide * 0.36:.0f}" fill="none" stroke="{rgb(tone)}" '
            f'stroke-opacity="0.2" transform="rotate({tilt:.0f} {x:.1f} {y:.1f})"/>'
        )
    stars: list[Point] = []
    for side in (-1, 1):
        at = (middle[0] + side * rng.uniform(120, 150), rng.uniform(30, H - 60))
        for _ in range(rng.choice((3, 4))):
            to = (at[0] + side * rng.uniform(4, 44), at[1] + rng.uniform(-56, 56))
            if 6 < to[0] < W - 6 and 6 < to[1] < H - 6:
                parts.append(stroke(path((at, to)), tone, 0.5, 1))
                stars += [at, to]
                at = to
    inked(canvas, "".join(parts))
    for x, y in stars:
        shine(canvas, x, y, 20, 20, mix(BLACK, mix(tints.halo, WHITE, 0.5), 0.9), 2.4)
        pygame.draw.circle(canvas, WHITE, (x, y), 1.6)


def gilding(canvas: Canvas, rng: random.Random, tints: Palette, middle: Point) -> None:
    """A halo of gold leaf behind the motif, with rays and dots as an illuminator sets them."""
    x, y = middle
    parts = [
        '<defs><radialGradient id="h"><stop offset="0.55" stop-color="#fff6d8" stop-opacity="0.34"/>'
        f'<stop offset="0.86" stop-color="{rgb(GOLD)}" stop-opacity="0.5"/>'
        f'<stop offset="1" stop-color="{rgb(SHADED_GOLD)}" stop-opacity="0.62"/></radialGradient></defs>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="124" fill="url(#h)"/>',
        ring(middle, 124, SEPIA, 1, 2.2),
        ring(middle, 121, GOLD, 1, 1.6),
    ]
    turn = rng.uniform(0, 1)
    for n in range(36):
        angle, large = math.tau * (n + turn) / 36, n % 3 == 0
        dot = 3.4 if large else 2.2
        parts.append(
            f'<circle cx="{x + 113 * math.cos(angle):.1f}" cy="{y + 113 * math.sin(angle):.1f}" '
            f'r="{dot}" fill="{rgb(mix(GOLD, WHITE, 0.4))}" stroke="{rgb(SEPIA)}" stroke-width="0.7"/>'
        )
        parts.append(stroke(ray(middle, angle, 127, 148 if large else 136), GOLD, 0.7, 1.6))
    inked(canvas, "".join(parts))


def vellum(canvas: Canvas, rng: random.Random, tints: Palette, middle: Point) -> None:
    """Vellum."""
    rough = pygame.transform.smoothscale(grain(110, 77, rng.randrange(1 << 30), 234, 255), SIZE)
    canvas.blit(rough, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    canvas.fill(VELLUM, special_flags=pygame.BLEND_RGB_MULT)


Layer = Callable[[Canvas, random.Random, Palette, Point], None]
UNDER: Mapping[str, Layer] = {"engraving": engraving, "wind": wind, "chart": chart, "gilding": gilding}
OVER: Mapping[str, Layer] = {"chalk": chalk, "vellum": vellum}


@dataclass(frozen=True)
class Style:
    under: str = ""
    over: str = ""
    engraved: float = 0.0
    """How deep an engraver's lines are cut into the shadows of the motif, 0 to 1."""
    chalk: float = 0.0
    """How rough its surface is, 0 to 1."""
    poses: tuple[tuple[str, str], ...] = ()
    """Of kinds of cards."""

    @property
    def words(self) -> str:
        """What sets the style apart from others, whatever its poses."""
        return f"{self.under}/{self.over}/{self.engraved:g}/{self.chalk:g}"


@cache
def of_game(game: str) -> Style:
    path = GAMES / game / "look" / "pictures.json"
    if not game or not path.is_file():
        return Style()
    found = json.loads(path.read_text(encoding="utf-8"))
    return Style(**{**found, "poses": tuple(found.get("poses", {}).items())})
