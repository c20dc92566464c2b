"""The skies of card pictures, and grounds that are little else.

Each function paints a whole one and says where its light comes from.
"""

from __future__ import annotations

import math
import random

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
    fade,
    ink,
    lamp,
    land,
    mist,
    mix,
    path,
    pine,
    ranges,
    rgb,
    ridge,
    shine,
    starlight,
)
from game.table.drawing.cloth import ramp


def backdrop(canvas: Canvas, rng: random.Random, tints: Palette, cover: float = 1.0, horizon: float = 1.0) -> None:
    canvas.blit(
        ramp((W, round(H * horizon)), tints.high, mix(tints.high, tints.middle, 0.7), tints.middle, tints.low), (0, 0)
    )
    if cover:
        layer = clouds(rng, mix((0, 0, 0), mix(tints.middle, tints.low, 0.6), cover))
        add(canvas, fade(layer, 150, 255, 200, 90))


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
    add(canvas, fade(clouds(rng, mix(tints.middle, tints.low, 0.35), 96, 1.7), 255, 220, 90))
    x = W * rng.choice((0.2, 0.28, 0.74, 0.82))
    shine(canvas, x, H * 0.3, 400, 330, mix((0, 0, 0), tints.halo, 0.65), 1.8)
    ranges(canvas, rng, tints, 0.72, 0.82, 2, 22)
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
    add(canvas, pygame.transform.box_blur(pygame.transform.box_blur(glow, 7), 5))
    ink(
        canvas,
        "".join(
            f'<path d="{path(points)}" fill="none" stroke="{rgb(mix(tints.halo, (255, 255, 255), 0.8))}"'
            f' stroke-opacity="{0.4 + 0.6 * strength:.2f}" '
            f'stroke-width="{0.8 + 1.8 * strength:.1f}" stroke-linejoin="round"/>'
            for points, strength in strokes
        ),
    )
    rain = ""
    for _ in range(110):
        rx, ry, length = rng.uniform(-20, W), rng.uniform(-20, H), rng.uniform(10, 26)
        rain += f'<path d="M{rx:.0f} {ry:.0f} l{-length * 0.28:.1f} {length:.1f}"/>'
    ink(canvas, f'<g fill="none" stroke="{rgb(tints.rim)}" stroke-opacity="0.22" stroke-width="1">{rain}</g>')
    ranges(canvas, rng, tints, 0.9, 0.96, 2, 14)
    return x, H * 0.3


def dawn(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    backdrop(canvas, rng, tints, 0.8)
    x, y = W * rng.uniform(0.42, 0.58), H * 0.6
    rays = ""
    for number in range(26):
        angle = math.tau * number / 26 + rng.uniform(-0.05, 0.05)
        wide = rng.uniform(0.02, 0.06)
        rays += (
            f'<path d="M{x:.0f} {y:.0f} L{x + 420 * math.cos(angle - wide):.0f} {y + 420 * math.sin(angle - wide):.0f}'
        )
        rays += f' L{x + 420 * math.cos(angle + wide):.0f} {y + 420 * math.sin(angle + wide):.0f} Z"/>'
    ink(canvas, f'<g fill="{rgb(tints.halo)}" fill-opacity="0.11">{rays}</g>')
    shine(canvas, x, y, 460, 400, tints.halo, 1.7)
    shine(canvas, x, y, 130, 130, (150, 140, 120), 0.8)
    ranges(canvas, rng, tints, 0.62, 0.94, 4, 18)
    birds = ""
    for _ in range(6):
        bx, by, s = x + rng.uniform(-150, 150), H * rng.uniform(0.16, 0.4), rng.uniform(4, 8)
        birds += (
            f'<path d="M{bx - s:.0f} {by:.0f} q{s / 2:.1f} {-s * 0.7:.1f} {s:.1f} 0 q{s / 2:.1f} '
            f'{-s * 0.7:.1f} {s:.1f} 0"/>'
        )
    ink(canvas, f'<g fill="none" stroke="{rgb(tints.near)}" stroke-opacity="0.6" stroke-width="1.4">{birds}</g>')
    return x, y


def sky(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    canvas.blit(ramp(SIZE, tints.high, tints.middle, mix(tints.middle, tints.low, 0.6), tints.low), (0, 0))
    x, y = W * rng.uniform(0.3, 0.7), H * 0.3
    starlight(canvas, rng, 40, tints.halo, 0.4)
    shine(canvas, x, y, 420, 340, tints.halo, 1.7)
    add(canvas, fade(clouds(rng, mix((0, 0, 0), tints.low, 0.65), 104, 2.6), 120, 230, 255))
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
        ink(
            canvas,
            f'<g fill="{rgb(mix(tone, tints.halo, 0.55))}">{puffs}</g>'
            f'<g fill="{rgb(tone)}">{shade}<rect x="0" y="{level + 14:.0f}" width="{W}" height="{H}"/></g>',
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
    trees = " ".join(pine(x + rng.uniform(-0.6, 0.6) * wide, y - 2, rng.uniform(14, 26)) for _ in range(5))
    dark = rgb(mix(tints.far, tints.near, 0.5))
    ink(
        canvas,
        f'<path d="{path(under)} Z" fill="{dark}"/><path d="{trees}" fill="{rgb(tints.near)}"/>'
        f'<path d="{top}" fill="{rgb(mix(tints.far, tints.rim, 0.2))}" '
        f'stroke="{rgb(tints.rim)}" stroke-opacity="0.7" stroke-width="1"/>',
    )


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
    starlight(canvas, rng, 130, (255, 255, 255), 0.66)
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
                light = [round(c * strength * (1 - part) ** 1.6 * 0.62) for c in colour]
                column = pygame.Rect(px, round(foot - tall * (part + 1 / 6)), 1, max(1, round(tall / 6) + 1))
                layer.fill(light, column, special_flags=pygame.BLEND_RGB_ADD)
    add(canvas, pygame.transform.smoothscale(pygame.transform.box_blur(layer, 2), SIZE))
    x, y = W / 2, H * 0.42
    shine(canvas, x, H * 0.62, 520, 260, mix((0, 0, 0), tints.halo, 0.4), 1.8)
    peaks = []
    for level, rough in ((0.66, 44), (0.76, 34)):
        peaks.append(ridge(rng, H * level, rough, 6, 0.62))
        tone = mix(mix(tints.far, tints.low, 0.2), tints.near, 0.3 if level < 0.7 else 0.65)
        land(canvas, peaks[-1], mix(tone, tints.rim, 0.3), tints.near, tints.rim, 0.75)
    mist(canvas, H * 0.84, 70, tints.halo, 70)
    land(canvas, ridge(rng, H * 0.93, 9), mix(tints.near, tints.halo, 0.3), tints.near, tints.rim, 0.5)
    return x, y


def stars(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    canvas.blit(ramp(SIZE, mix(tints.high, (0, 0, 0), 0.5), tints.high, mix(tints.high, tints.middle, 0.4)), (0, 0))
    for colour in (tints.middle, *(tints.lights or (tints.low, tints.halo))):
        nebula = clouds(rng, mix((0, 0, 0), colour, 0.7), 118, 1.2)
        spot = lamp(420, 330, (255, 255, 255), 1.1)
        mask = pygame.Surface(SIZE)
        mask.blit(spot, spot.get_rect(center=(rng.uniform(0.2, 0.8) * W, rng.uniform(0.2, 0.8) * H)))
        nebula.blit(mask, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        add(canvas, nebula)
    starlight(canvas, rng, 260, (255, 255, 255), 1.0)
    x, y = W * rng.choice((0.16, 0.84)), H * rng.uniform(0.2, 0.34)
    r = rng.uniform(26, 44)
    shine(canvas, x, y, r * 5, r * 5, mix((0, 0, 0), tints.halo, 0.7), 2)
    ink(
        canvas,
        f'<defs><radialGradient id="p" cx="35%" cy="30%" r="75%"><stop offset="0" stop-color="{rgb(tints.top)}"/>'
        f'<stop offset="0.45" stop-color="{rgb(mix(tints.low, tints.middle, 0.4))}"/><stop '
        f'offset="1" stop-color="{rgb(tints.near)}"/></radialGradient></defs>'
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r:.0f}" fill="url(#p)"/>'
        f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{r * 1.75:.0f}" ry="{r * 0.34:.0f}" '
        f'fill="none" stroke="{rgb(tints.rim)}" stroke-opacity="0.6" stroke-width="2.4" '
        f'transform="rotate(-18 {x:.0f} {y:.0f})"/>',
    )
    return W / 2, H / 2
