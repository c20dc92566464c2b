"""What lies or drifts in front of the motif of a card picture: the third layer of each scene."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pygame

from game.table.drawing.brushes import Canvas, H, Palette, W, mist, mix, path, pine, rgb, shine, stroke
from game.table.drawing.brushes import ink as inked
from game.table.drawing.motifs import BLACK, WHITE


def _spots(rng: random.Random, count: int, below: float = 0.0) -> list[tuple[float, float, float]]:
    """Places and nearness 0 to 1, few of them near; rather at the sides than over the middle."""
    found = []
    for _ in range(count):
        x, y, near = rng.uniform(0, W), rng.uniform(H * below, H), rng.random() ** 2.2
        if near > 0.45:
            x = rng.choice((rng.uniform(-10, W * 0.26), rng.uniform(W * 0.74, W + 10)))
        found.append((x, y, near))
    return found


def embers(canvas: Canvas, rng: random.Random, tints: Palette) -> None:
    for x, y, near in _spots(rng, 46):
        size, tone = 0.8 + 3.4 * near, mix(tints.rim, (255, 240, 190), rng.uniform(0.1, 0.7))
        shine(canvas, x, y, size * 9, size * 9, mix(BLACK, tone, 0.75), 2.2)
        lean = rng.uniform(-0.5, 0.5)
        pygame.draw.line(canvas, tone, (x, y), (x + lean * size * 3, y - size * 3), max(1, round(size * 0.7)))


def bubbles(canvas: Canvas, rng: random.Random, tints: Palette) -> None:
    parts = []
    for x, y, near in _spots(rng, 30):
        r = 1.5 + 13 * near
        tone = rgb(mix(tints.rim, WHITE, 0.5))
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{tone}" fill-opacity="0.07" stroke="{tone}"'
            f' stroke-opacity="{0.35 + 0.3 * near:.2f}" stroke-width="{0.7 + near:.1f}"/>'
            f'<ellipse cx="{x - r * 0.35:.1f}" cy="{y - r * 0.4:.1f}" rx="{r * 0.24:.1f}" ry="{r * 0.16:.1f}" '
            f'fill="{tone}" fill-opacity="0.8" transform="rotate(-35 {x - r * 0.35:.1f} {y - r * 0.4:.1f})"/>'
        )
    inked(canvas, "".join(parts))


def rain(canvas: Canvas, rng: random.Random, tints: Palette) -> None:
    tone = mix(tints.halo, WHITE, 0.4)
    parts = []
    for x, y, near in _spots(rng, 90):
        long = 14 + 60 * near
        line = f"M{x:.1f} {y:.1f} l{-long * 0.28:.1f} {long:.1f}"
        parts.append(stroke(line, tone, 0.16 + 0.3 * near, 0.6 + 1.3 * near))
    inked(canvas, "".join(parts))


def leaves(canvas: Canvas, rng: random.Random, tints: Palette) -> None:
    parts = []
    for x, y, near in _spots(rng, 16):
        size, turn = 4 + 20 * near, rng.uniform(0, 360)
        tone = rgb(mix(mix(tints.near, tints.rim, rng.uniform(0.15, 0.6)), BLACK, 0.5 * near))
        parts.append(
            f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn:.0f}) scale({size / 10:.2f} {size / 16:.2f})">'
            f'<path d="M-10 0 C-5 -9 6 -8 11 0 C6 8 -5 9 -10 0 Z" fill="{tone}" fill-opacity="0.92"/>'
            f'<path d="M-10 0 L10 0" stroke="{rgb(tints.near)}" stroke-opacity="0.6" stroke-width="0.9"/></g>'
        )
    inked(canvas, "".join(parts))


def snow(canvas: Canvas, rng: random.Random, tints: Palette) -> None:
    for x, y, near in _spots(rng, 60):
        size = 1.2 + 9 * near
        shine(canvas, x, y, size * 2.6, size * 2.6, mix(BLACK, mix(tints.halo, WHITE, 0.6), 0.85 - 0.35 * near), 1.3)


def dust(canvas: Canvas, rng: random.Random, tints: Palette) -> None:
    for x, y, near in _spots(rng, 40):
        size = 1.0 + 6 * near
        shine(canvas, x, y, size * 3, size * 3, mix(BLACK, mix(tints.rim, WHITE, 0.3), 0.6 - 0.3 * near), 1.6)


def sand(canvas: Canvas, rng: random.Random, tints: Palette) -> None:
    tone = mix(tints.rim, tints.low, 0.4)
    parts = []
    for x, y, near in _spots(rng, 44, 0.45):
        long = 26 + 110 * near
        line = f"M{x:.1f} {y:.1f} q{long / 2:.1f} {-6 - 8 * near:.1f} {long:.1f} {rng.uniform(-3, 3):.1f}"
        parts.append(stroke(line, tone, 0.12 + 0.2 * near, 0.8 + 2.4 * near))
    inked(canvas, "".join(parts))


def smoke(canvas: Canvas, rng: random.Random, tints: Palette) -> None:
    for _ in range(7):
        mist(
            canvas, rng.uniform(H * 0.6, H), rng.uniform(30, 80), mix(tints.near, tints.low, rng.uniform(0.1, 0.5)), 60
        )


def grass(canvas: Canvas, rng: random.Random, tints: Palette) -> None:
    """Blades before the lens, at both sides."""
    parts, tone = [], rgb(mix(tints.near, BLACK, 0.45))
    for _ in range(70):
        side = rng.choice((-1, 1))
        x = W / 2 + side * (W / 2 + 14 - rng.random() ** 1.7 * W * 0.42)
        high, lean = rng.uniform(16, 74) * min(1.0, 0.25 + abs(x - W / 2) / (W * 0.5)), rng.uniform(-16, 16)
        parts.append(
            f'<path d="M{x - 2.4:.1f} {H + 4} Q{x + lean * 0.2:.1f} {H - high * 0.6:.1f} {x + lean:.1f} {H - high:.1f}'
            f' Q{x + lean * 0.4 + 3:.1f} {H - high * 0.5:.1f} {x + 2.6:.1f} {H + 4} Z" fill="{tone}"/>'
        )
    inked(canvas, "".join(parts))


def rocks(canvas: Canvas, rng: random.Random, tints: Palette) -> None:
    """Boulders in both lower corners, lit from the upper left."""
    tone, light = mix(tints.near, BLACK, 0.35), mix(tints.near, tints.rim, 0.35)
    parts = []
    for side in (0, 1):
        for n in range(rng.choice((2, 3))):
            x = (rng.uniform(-20, 70) if side == 0 else W - rng.uniform(-20, 70)) + n * (14 if side == 0 else -14)
            wide, high = rng.uniform(34, 74), rng.uniform(18, 52)
            corners = [
                (x - wide / 2, H + 4),
                (x - wide * rng.uniform(0.3, 0.45), H - high * rng.uniform(0.4, 0.7)),
                (x - wide * rng.uniform(0.0, 0.2), H - high),
                (x + wide * rng.uniform(0.15, 0.3), H - high * 0.85),
                (x + wide * rng.uniform(0.38, 0.5), H - high * 0.35),
                (x + wide / 2 + 4, H + 4),
            ]
            parts.append(f'<path d="{path(corners)} Z" fill="{rgb(tone)}"/>')
            parts.append(stroke(path(corners[:4]), light, 0.75, 1.6))
    inked(canvas, "".join(parts))


def firs(canvas: Canvas, rng: random.Random, tints: Palette) -> None:
    """Tall trees before the lens, cut off by the edge."""
    tone = rgb(mix(tints.near, BLACK, 0.5))
    xs = [*(rng.uniform(-26, 26) for _ in range(2)), *(W + rng.uniform(-26, 26) for _ in range(2))]
    inked(canvas, "".join(f'<path d="{pine(x, H + 10, rng.uniform(120, 210))}" fill="{tone}"/>' for x in xs))


def shards(canvas: Canvas, rng: random.Random, tints: Palette) -> None:
    """Crystals growing into the picture from below."""
    parts = []
    for side in (0, 1):
        for _ in range(4):
            x = rng.uniform(-8, 74) if side == 0 else W - rng.uniform(-8, 74)
            lean, high, wide = (1 if side == 0 else -1) * rng.uniform(-6, 30), rng.uniform(28, 92), rng.uniform(8, 17)
            dark, light = mix(tints.near, BLACK, 0.25), mix(tints.near, tints.rim, 0.5)
            top = (x + lean, H - high)
            parts.append(
                f'<path d="M{x - wide:.1f} {H + 4} L{x - wide + lean * 0.7:.1f} {H - high * 0.75:.1f} L{top[0]:.1f} '
                f'{top[1]:.1f} L{x + lean * 0.3:.1f} {H + 4} Z" fill="{rgb(light)}" fill-opacity="0.9"/>'
            )
            parts.append(
                f'<path d="M{x + lean * 0.3:.1f} {H + 4} L{top[0]:.1f} {top[1]:.1f} L{x + wide + lean * 0.7:.1f} '
                f'{H - high * 0.7:.1f} L{x + wide:.1f} {H + 4} Z" fill="{rgb(dark)}"/>'
            )
    inked(canvas, "".join(parts))


def pages(canvas: Canvas, rng: random.Random, tints: Palette) -> None:
    parts = []
    for x, y, near in _spots(rng, 9):
        size, turn, bend = 10 + 26 * near, rng.uniform(-60, 60), rng.uniform(-6, 6)
        tone = rgb(mix(mix(tints.rim, (250, 240, 214), 0.6), BLACK, 0.25 + 0.35 * near))
        lines = "".join(
            f'<path d="M-7 {-7 + 3.4 * n:.1f} q7 {bend / 2:.1f} 14 0" stroke="#3a2c20" stroke-opacity="0.45" '
            f'stroke-width="0.8" fill="none"/>'
            for n in range(5)
        )
        parts.append(
            f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn:.0f}) scale({size / 20:.2f})">'
            f'<path d="M-10 -12 q10 {bend:.1f} 20 0 L10 12 q-10 {bend:.1f} -20 0 Z" fill="{tone}" '
            f'fill-opacity="0.9"/>{lines}</g>'
        )
    inked(canvas, "".join(parts))


def comets(canvas: Canvas, rng: random.Random, tints: Palette) -> None:
    for _ in range(rng.choice((1, 2))):
        x, y = rng.choice((rng.uniform(10, W * 0.3), rng.uniform(W * 0.7, W - 10))), rng.uniform(12, H * 0.45)
        angle, long = rng.uniform(2.5, 2.8), rng.uniform(60, 130)
        for part in range(40):
            away = long * part / 40
            tone = mix(mix(tints.halo, WHITE, 0.6), BLACK, part / 40)
            shine(
                canvas,
                x - math.cos(angle) * away,
                y - math.sin(angle) * away,
                9 - part * 0.15,
                9 - part * 0.15,
                tone,
                2,
            )


Front = Callable[[Canvas, random.Random, Palette], None]
OF_SCENE: dict[str, tuple[Front, ...]] = {
    "volcano": (rocks, embers),
    "sea": (bubbles,),
    "reef": (rocks, bubbles),
    "storm": (rain,),
    "dawn": (grass, dust),
    "desert": (rocks, sand),
    "forest": (firs, leaves),
    "city": (smoke, embers),
    "cavern": (shards, dust),
    "sky": (dust,),
    "ruins": (rocks, leaves),
    "library": (pages, dust),
    "aurora": (firs, snow),
    "stars": (comets, dust),
    "glacier": (shards, snow),
}
"""By the words that a card may say (`game.language.pictures.SCENES`): what stands in front, then what drifts there."""
