"""Grounds of card pictures that somebody built.

Each function paints a whole one and says where its light comes from.
"""

from __future__ import annotations

import random

from game.table.drawing.brushes import (
    SIZE,
    Canvas,
    H,
    Palette,
    Point,
    W,
    ink,
    land,
    mist,
    mix,
    ranges,
    rgb,
    ridge,
    shafts,
    shine,
    starlight,
)
from game.table.drawing.cloth import ramp
from game.table.drawing.skies import backdrop

SPINES = ((255, 92, 36), (52, 150, 255), (255, 216, 96))
"""Colours of books on their shelves, beside those of the picture."""


def city(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    backdrop(canvas, rng, tints, 0.9)
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


def ruins(canvas: Canvas, rng: random.Random, tints: Palette) -> Point:
    backdrop(canvas, rng, tints, 0.9)
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
        for other in (*SPINES, tints.rim, tints.near, tints.low)
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
