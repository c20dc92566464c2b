"""The grounds of card pictures: one function for each kind of scene."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pygame

from game.table.brushes import (
    FIRE,
    LIGHT,
    SIZE,
    WATER,
    Canvas,
    H,
    Palette,
    Point,
    W,
    add,
    branch,
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
    shafts,
    shine,
    starlight,
)
from game.table.symbols import ramp

# Scenes: each paints the whole ground and says where the light comes from


def _sky(canvas: Canvas, rng: random.Random, tints: Palette, cover: float = 1.0, horizon: float = 1.0) -> None:
    canvas.blit(
        ramp((W, round(H * horizon)), tints.high, mix(tints.high, tints.middle, 0.7), tints.middle, tints.low), (0, 0)
    )
    if cover:
        layer = clouds(rng, mix((0, 0, 0), mix(tints.middle, tints.low, 0.6), cover))
        add(canvas, fade(layer, 150, 255, 200, 90))


def volcano(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    _sky(canvas, rng, tints, 0.9)
    x, top = W * rng.choice((0.24, 0.3, 0.7, 0.76)), H * 0.3
    shine(canvas, x, top, 330, 260, tints.halo, 1.6)
    plume = clouds(rng, mix(tints.middle, tints.halo, 0.4), 120, 1.0)
    mask = lamp(210, 330, (255, 255, 255), 1.2)
    column = pygame.Surface(SIZE)
    column.blit(mask, mask.get_rect(midbottom=(round(x), round(top) + 60)))
    plume.blit(column, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    add(canvas, plume)
    ranges(canvas, rng, tints, 0.58, 0.66, 2, 16)
    slope = [(-10.0, H * 0.86)]
    for n in range(1, 15):
        part = n / 15
        slope.append((-10 + (x - 20) * part, H * 0.86 - (H * 0.86 - top) * part**1.9 + rng.uniform(-3, 3)))
    slope += [(x - 17, top + 2), (x - 6, top + 7), (x + 6, top + 6), (x + 17, top)]
    for n in range(14, -1, -1):
        part = n / 15
        slope.append((W + 10 - (W - x - 10) * part, H * 0.86 - (H * 0.86 - top) * part**1.9 + rng.uniform(-3, 3)))
    land(canvas, slope, mix(tints.far, tints.near, 0.35), tints.near, tints.rim, 0.55)
    shine(canvas, x, top + 3, 96, 40, tints.halo, 1.3)
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
                f'<path d="{path(points)}" fill="none" stroke="{rgb(colour)}" stroke-opacity="{alpha}"'
                f' stroke-width="{width}" stroke-linejoin="round"/>'
            )
    ink(canvas, streams)
    ranges(canvas, rng, tints, 0.84, 0.95, 2, 14)
    return x, top


def sea(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    horizon = 0.6
    _sky(canvas, rng, tints, 1.0, horizon + 0.02)
    x, y = W * rng.uniform(0.3, 0.7), H * (horizon - 0.1)
    shine(canvas, x, y, 380, 250, tints.halo, 1.8)
    shine(canvas, x, y, 66, 66, (170, 170, 170), 0.9)
    land(canvas, ridge(rng, H * horizon, 9), mix(tints.low, tints.far, 0.7), tints.far, tints.rim, 0.4)
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
            f'<path d="M{at - wide / 2:.0f} {row:.0f} q{wide / 4:.0f} {-1 - 3 * depth:.1f} '
            f'{wide / 2:.0f} 0 t{wide / 2:.0f} 0" fill="none"'
            f' stroke="{rgb(mix(tints.rim, (255, 255, 255), 0.3))}" '
            f'stroke-opacity="{alpha:.2f}" stroke-width="{0.7 + depth * 1.6:.1f}"/>'
        )
    ink(canvas, body)
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
        land(canvas, swell, mix(tone, tints.rim, 0.18), mix(tone, tints.near, 0.6), tints.rim, 0.65)
    return x, y


def reef(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    canvas.blit(
        ramp(SIZE, tints.low, mix(tints.low, tints.middle, 0.6), tints.middle, mix(tints.middle, tints.near, 0.7)),
        (0, 0),
    )
    x = W * rng.uniform(0.35, 0.65)
    add(canvas, fade(clouds(rng, mix((0, 0, 0), tints.halo, 0.35), 100, 3.5), 255, 120, 40))
    shine(canvas, x, -10, 460, 300, mix((0, 0, 0), tints.halo, 0.9), 1.6)
    shafts(canvas, rng, x, -60, tints.halo, 9, 0.7, 105)
    ranges(canvas, rng, tints, 0.74, 0.84, 2, 20)
    parts: list[str] = []
    for _ in range(9):
        at = rng.choice((rng.uniform(0, W * 0.3), rng.uniform(W * 0.7, W)))
        tone = mix(mix(tints.near, tints.far, rng.random()), tints.rim, rng.uniform(0, 0.14))
        branch(rng, at, H * rng.uniform(0.92, 1.02), -math.pi / 2, rng.uniform(18, 32), 7, parts, rgb(tone))
    for _ in range(7):
        at, foot = rng.uniform(0, W), H * 1.02
        tall, sway = rng.uniform(40, 110), rng.uniform(-14, 14)
        parts.append(
            f'<path d="M{at:.0f} {foot:.0f} q{sway:.0f} {-tall * 0.3:.0f} 0 {-tall * 0.55:.0f} '
            f't{sway / 2:.0f} {-tall * 0.45:.0f}"'
            f' fill="none" stroke="{rgb(mix(tints.near, tints.far, 0.5))}" stroke-width="4" stroke-linecap="round"/>'
        )
    for _ in range(8):
        fx, fy, s = rng.uniform(20, W - 20), rng.uniform(H * 0.2, H * 0.66), rng.uniform(4, 9)
        way = rng.choice((-1, 1))
        parts.append(
            f'<path d="M{fx:.0f} {fy:.0f} q{way * s:.1f} {-s * 0.7:.1f} {way * 2 * s:.1f} 0 '
            f"q{-way * s:.1f} {s * 0.7:.1f} {-way * 2 * s:.1f} 0"
            f' l{-way * s * 0.8:.1f} {-s * 0.5:.1f} l0 {s:.1f} Z" fill="{rgb(tints.near)}" fill-opacity="0.55"/>'
        )
    for _ in range(34):
        bx, by, r = rng.uniform(0, W), rng.uniform(0, H), rng.uniform(1, 4.5)
        parts.append(
            f'<circle cx="{bx:.0f}" cy="{by:.0f}" r="{r:.1f}" fill="{rgb(tints.halo)}" fill-opacity="0.1"'
            f' stroke="{rgb(tints.rim)}" stroke-opacity="0.6" stroke-width="0.8"/>'
        )
    ink(canvas, "".join(parts))
    land(canvas, ridge(rng, H * 0.95, 8), mix(tints.near, tints.far, 0.3), tints.near, tints.rim, 0.3)
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


def desert(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    _sky(canvas, rng, tints, 0.55)
    x, y = W * rng.choice((0.22, 0.78)), H * 0.26
    shine(canvas, x, y, 380, 340, tints.halo, 1.7)
    shine(canvas, x, y, 74, 74, (170, 160, 140), 0.7)
    mesas = ""
    at = -20.0
    while at < W:
        wide, tall = rng.uniform(26, 80), rng.uniform(12, 58)
        mesas += (
            f"M{at:.0f} {H * 0.62:.0f} l{wide * 0.12:.0f} {-tall:.0f} l{wide * 0.7:.0f} "
            f"{rng.uniform(-3, 3):.0f} l{wide * 0.18:.0f} {tall:.0f} Z "
        )
        at += wide + rng.uniform(0, 50)
    ink(canvas, f'<path d="{mesas}" fill="{rgb(mix(tints.low, tints.far, 0.75))}"/>')
    mist(canvas, H * 0.62, 60, mix(tints.low, tints.halo, 0.4), 120)
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
        land(canvas, dune, lit, mix(lit, tints.near, 0.55), tints.rim, 0.7)
        steep = [p for p in dune if p[0] >= crest]
        if len(steep) > 3:
            shade = path([*steep, (crest + 130, H + 2.0), (crest - 30 * number, H + 2.0)]) + " Z"
            ink(canvas, f'<path d="{shade}" fill="{rgb(tints.near)}" fill-opacity="0.3"/>')
    return x, y


def forest(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    _sky(canvas, rng, tints, 0.7)
    x, y = W * rng.uniform(0.35, 0.65), H * 0.42
    shine(canvas, x, y, 430, 360, tints.halo, 1.7)
    for number in range(4):
        part = number / 3
        foot = H * (0.72 + 0.12 * number)
        tone = mix(mix(tints.low, tints.far, 0.5 + 0.4 * part), tints.near, part)
        trees = ""
        at = rng.uniform(-20, 0)
        while at < W + 20:
            middle = abs(at - x) / W
            if number < 2 or middle > 0.22:
                trees += pine(at, foot + 6, rng.uniform(60, 110) * (0.75 + 0.55 * part) * (0.75 + middle * 0.6)) + " "
            at += rng.uniform(12, 26) * (1 + part * 0.6)
        rim = f'stroke="{rgb(tints.rim)}" stroke-opacity="{0.25 - 0.12 * part:.2f}" stroke-width="0.9"'
        ink(canvas, f'<path d="{trees}" fill="{rgb(tone)}" {rim}/>')
        land(canvas, ridge(rng, foot, 5), tone, mix(tone, tints.near, 0.5))
        if number < 3:
            mist(canvas, foot, 70, mix(tints.low, tints.halo, 0.5), 80)
    shafts(canvas, rng, x, -30, tints.halo, 6, 0.6, 66)
    return x, y


def city(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    _sky(canvas, rng, tints, 0.9)
    x, y = W * rng.uniform(0.3, 0.7), H * 0.5
    shine(canvas, x, y, 460, 380, tints.halo, 1.8)
    starlight(canvas, rng, 46, tints.halo, 0.4)
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
                body += (
                    f"M{at:.0f} {foot:.0f} V{top:.0f} L{at + wide / 2:.0f} {top - wide * 1.4:.0f} "
                    f"L{at + wide:.0f} {top:.0f} V{foot:.0f} Z "
                )
            elif kind < 0.5:  # dome
                body += (
                    f"M{at:.0f} {foot:.0f} V{top:.0f} C{at:.0f} {top - wide * 0.8:.0f} "
                    f"{at + wide:.0f} {top - wide * 0.8:.0f} {at + wide:.0f} {top:.0f} V{foot:.0f} "
                    "Z "
                )
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
        rim = f'stroke="{rgb(tints.rim)}" stroke-opacity="{0.4 - 0.15 * part:.2f}" stroke-width="1"'
        ink(
            canvas,
            f'<path d="{body}" fill="{rgb(tone)}" {rim}/><g fill="{rgb(tints.halo)}" fill-opacity="0.85">{windows}</g>',
        )
        if number < 2:
            mist(canvas, H * (0.72 + 0.12 * number), 90, mix(tints.low, tints.halo, 0.4), 84)
    return x, y


def cavern(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    canvas.blit(ramp(SIZE, tints.middle, mix(tints.middle, tints.low, 0.6), tints.middle), (0, 0))
    x, y = W / 2 + rng.uniform(-30, 30), H * 0.48
    add(canvas, clouds(rng, mix((0, 0, 0), tints.low, 0.4), 110, 1.4))
    shine(canvas, x, y, 430, 330, tints.halo, 1.5)
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
            teeth += (
                f"M{at - wide:.0f} -2 Q{at - 2:.0f} {tall * 0.5:.0f} {at:.0f} "
                f"{tall + 22 * number:.0f} Q{at + 2:.0f} {tall * 0.5:.0f} {at + wide:.0f} -2 Z "
            )
            at = rng.uniform(0, W)
            teeth += (
                f"M{at - wide:.0f} {H + 2} Q{at - 2:.0f} {H - tall * 0.3:.0f} {at:.0f} "
                f"{H - tall * 0.55 - 12 * number:.0f} Q{at + 2:.0f} {H - tall * 0.3:.0f} "
                f"{at + wide:.0f} {H + 2} Z "
            )
        frame = f"M-5 -5 H{W + 5} V{H + 5} H-5 Z " + path(hole) + " Z"
        ink(
            canvas,
            f'<path d="{frame}" fill="{rgb(tone)}" fill-rule="evenodd"/><path d="{teeth}" fill="{rgb(tone)}"/>'
            f'<path d="{path(hole)} Z" fill="none" stroke="{rgb(tints.rim)}" '
            f'stroke-opacity="{0.34 - 0.08 * number:.2f}" stroke-width="1.4"/>',
        )
        if number < 2:
            shine(canvas, x, y, 330, 250, mix((0, 0, 0), tints.halo, 0.28), 1.8)
    crystals = ""
    for _ in range(11):
        side = rng.choice((-1, 1))
        at, foot = x + side * rng.uniform(90, 200), H * rng.uniform(0.86, 1.0)
        tall, wide, lean = rng.uniform(20, 58), rng.uniform(4, 9), side * rng.uniform(0, 16)
        crystals += (
            f'<path d="M{at - wide:.0f} {foot:.0f} l{lean - 1:.0f} {-tall * 0.8:.0f} l{wide:.0f} '
            f'{-tall * 0.2:.0f} L{at:.0f} {foot:.0f} Z" '
            f'fill="{rgb(mix(tints.rim, (255, 255, 255), 0.2))}" fill-opacity="0.75"/>'
        )
        crystals += (
            f'<path d="M{at:.0f} {foot:.0f} L{at + lean + wide - 1 - wide:.0f} {foot - tall:.0f} '
            f'l{wide:.0f} {tall * 0.24:.0f} L{at + wide:.0f} {foot:.0f} Z" '
            f'fill="{rgb(mix(tints.far, tints.rim, 0.35))}" fill-opacity="0.85"/>'
        )
    ink(canvas, crystals)
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


def ruins(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    _sky(canvas, rng, tints, 0.9)
    x, y = W * rng.uniform(0.3, 0.7), H * 0.4
    starlight(canvas, rng, 60, tints.halo, 0.5)
    shine(canvas, x, y, 420, 360, tints.halo, 1.7)
    shine(canvas, x, y, 90, 90, mix((0, 0, 0), (255, 250, 235), 0.7), 0.6)
    ranges(canvas, rng, tints, 0.66, 0.74, 2, 16)
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
            body += (
                f"M{at:.0f} {foot:.0f} V{top:.0f} l{wide * 0.4:.1f} {-broken:.0f} "
                f"l{wide * 0.3:.1f} {broken * 1.4:.0f} L{at + wide:.0f} "
                f"{top + rng.uniform(0, 6):.0f} V{foot:.0f} Z "
            )
            body += f"M{at - 3:.0f} {foot:.0f} v-7 h{wide + 6:.0f} v7 Z "
            if tall > 88:
                body += f"M{at - 4:.0f} {top + 6:.0f} v-9 h{wide + 8:.0f} v9 Z "
                if earlier and abs(earlier[1] - top) < 40 and at - earlier[0] < 70:
                    lintel = min(earlier[1], top)
                    body += (
                        f"M{earlier[0] - 4:.0f} {lintel - 2:.0f} h{at + wide - earlier[0] + 8:.0f} "
                        f"v-10 h{-(at + wide - earlier[0] + 8):.0f} Z "
                    )
                earlier = (at, top)
            at += wide + rng.uniform(22, 52)
        rim = f'stroke="{rgb(tints.rim)}" stroke-opacity="{0.5 - 0.2 * number:.2f}" stroke-width="1"'
        ink(canvas, f'<path d="{body}" fill="{rgb(tone)}" {rim}/>')
        land(canvas, ridge(rng, foot, 7), mix(tone, tints.near, 0.2), tints.near, tints.rim, 0.3)
        if not number:
            mist(canvas, foot - 6, 76, mix(tints.low, tints.halo, 0.4), 86)
    return x, y


def library(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    wall = mix(tints.middle, tints.near, 0.62)
    canvas.blit(ramp(SIZE, mix(wall, tints.near, 0.5), wall, mix(wall, tints.near, 0.6)), (0, 0))
    x, y = W / 2, H * 0.4
    arch = (
        f"M{x - 72} {H} V{H * 0.42:.0f} C{x - 72} {H * 0.02:.0f} {x + 72} {H * 0.02:.0f} {x + 72} {H * 0.42:.0f} V{H} Z"
    )
    ink(
        canvas,
        '<defs><linearGradient id="g" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" '
        f'stop-color="{rgb(tints.middle)}"/>'
        f'<stop offset="0.6" stop-color="{rgb(tints.low)}"/><stop offset="1" '
        f'stop-color="{rgb(tints.halo)}"/></linearGradient></defs>'
        f'<path d="{arch}" fill="url(#g)" stroke="{rgb(mix(tints.far, tints.rim, 0.4))}" stroke-width="5"/>'
        f'<path d="M{x} 20 V{H} M{x - 70} {H * 0.42:.0f} H{x + 70} M{x - 70} {H * 0.7:.0f} '
        f'H{x + 70} M{x - 36} 40 V{H} M{x + 36} 40 V{H}"'
        f' stroke="{rgb(mix(tints.near, tints.far, 0.5))}" stroke-width="3" fill="none"/>',
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
                    books += (
                        f'<rect x="{at:.1f}" y="{foot - tall:.0f}" '
                        f'width="{min(wide, right - at) - 0.8:.1f}" height="{tall:.0f}" '
                        f'fill="{rgb(cover)}"/>'
                    )
                    books += (
                        f'<rect x="{at:.1f}" y="{foot - tall * 0.78:.0f}" '
                        f'width="{min(wide, right - at) - 0.8:.1f}" height="1.6" '
                        f'fill="{rgb(tints.rim)}" fill-opacity="0.5"/>'
                    )
                at += wide
            books += (
                f'<rect x="{left - 4}" y="{foot}" width="{right - left + 8:.0f}" height="6" '
                f'fill="{rgb(mix(tints.near, tints.far, 0.45))}"/>'
            )
            books += (
                f'<rect x="{left - 4}" y="{foot}" width="{right - left + 8:.0f}" height="1" '
                f'fill="{rgb(tints.rim)}" fill-opacity="0.4"/>'
            )
    ink(canvas, books)
    shine(canvas, x, y, 460, 400, mix((0, 0, 0), tints.halo, 0.8), 1.6)
    shafts(canvas, rng, x, -40, tints.halo, 6, 0.5, 70)
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


def glacier(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    _sky(canvas, rng, tints, 0.8)
    x, y = W * rng.uniform(0.35, 0.65), H * 0.4
    shine(canvas, x, y, 430, 340, tints.halo, 1.7)
    for number in range(3):
        level = H * (0.6 + 0.13 * number)
        tone = mix(mix(tints.halo, tints.middle, 0.35 + 0.2 * number), tints.near, 0.22 * number)
        lit, shade = "", ""
        at = -40.0
        while at < W + 20:
            wide, tall = rng.uniform(40, 96), rng.uniform(34, 104) * (1 - 0.15 * number) * (0.6 + abs(at - W / 2) / W)
            peak = at + wide * rng.uniform(0.35, 0.65)
            lit += (
                f"M{at:.0f} {H + 2} L{at:.0f} {level:.0f} L{peak:.0f} {level - tall:.0f} "
                f"L{at + wide:.0f} {level + 8:.0f} V{H + 2} Z "
            )
            shade += (
                f"M{peak:.0f} {level - tall:.0f} L{peak + wide * 0.1:.0f} {level - tall * 0.3:.0f} "
                f"L{peak - wide * 0.06:.0f} {level + 20:.0f} L{peak + wide * 0.1:.0f} {H + 2} "
                f"H{at + wide:.0f} V{level + 8:.0f} Z "
            )
            at += wide * rng.uniform(0.6, 0.9)
        ink(
            canvas,
            f'<path d="{lit}" fill="{rgb(mix(tone, (255, 255, 255), 0.22))}" '
            f'stroke="{rgb(tints.rim)}" stroke-opacity="0.6" stroke-width="1"/>'
            f'<path d="{shade}" fill="{rgb(mix(tone, tints.near, 0.42))}" fill-opacity="0.8"/>',
        )
        mist(canvas, level + 40, 70, mix(tints.low, tints.halo, 0.6), 96)
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
