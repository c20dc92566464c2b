"""Grounds of card pictures in which land and sea fill the lower half.

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
)
from game.table.drawing.cloth import ramp
from game.table.drawing.skies import backdrop


def volcano(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    backdrop(canvas, rng, tints, 0.9)
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
    backdrop(canvas, rng, tints, 1.0, horizon + 0.02)
    x, y = W * rng.uniform(0.3, 0.7), H * (horizon - 0.1)
    shine(canvas, x, y, 380, 250, tints.halo, 1.8)
    shine(canvas, x, y, 66, 66, (170, 170, 170), 0.9)
    land(canvas, ridge(rng, H * horizon, 9), mix(tints.low, tints.far, 0.7), tints.far, tints.rim, 0.4)
    top = round(H * horizon)
    shallows = ramp((W, H - top), mix(tints.low, tints.middle, 0.5), mix(tints.middle, tints.near, 0.4), tints.near)
    canvas.blit(shallows, (0, top))
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


def desert(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    backdrop(canvas, rng, tints, 0.55)
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
    backdrop(canvas, rng, tints, 0.7)
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


def glacier(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    backdrop(canvas, rng, tints, 0.8)
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
