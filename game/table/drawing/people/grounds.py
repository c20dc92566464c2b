"""What is drawn of the light that people stand in: strokes in the shadows, and what lies behind them."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from itertools import pairwise

import pygame

from game.table.drawing.people.ink import BLACK, curve, ellipse, fill, layer, line, mix, soft
from game.table.drawing.people.light import Light

# fmt: off


def strokes(light: Light) -> str:
    """Those of the shadows, over the whole box."""
    apart, lean, thick = light.hatch
    body, x = "", -60.0
    while x < 260:
        body += line(f"M{x:.1f} -4 L{x - lean * 3:.1f} 204", BLACK, thick)
        x += apart
    return body


def _gears(light: Light, rng: random.Random) -> str:
    """Gears and shelves in the glow of a lamp."""
    body = ""
    for x, y, r, teeth in ((34, 46, 34, 14), (170, 120, 40, 16), (160, 26, 20, 10)):
        turn = rng.uniform(0, 1)
        corners = []
        for n in range(teeth * 4):
            far = r if n % 4 in (0, 1) else r * 0.84
            angle = math.tau * (n + turn) / (teeth * 4)
            corners.append(f"{x + far * math.cos(angle):.1f} {y + far * math.sin(angle):.1f}")
        body += fill("M" + " L".join(corners) + " Z", mix(light.far, (196, 140, 62), 0.34), 0.9)
        body += ellipse(x, y, r * 0.6, r * 0.6, mix(light.far, (120, 74, 30), 0.4)) + ellipse(x, y, r * 0.5, r * 0.5,
            mix(light.far, (214, 160, 80), 0.22))
        for n in range(5):
            angle = math.tau * (n / 5 + turn)
            body += line(f"M{x} {y} L{x + r * 0.55 * math.cos(angle):.1f} {y + r * 0.55 * math.sin(angle):.1f}",
                mix(light.far, (196, 140, 62), 0.34), r * 0.12)
        body += ellipse(x, y, r * 0.16, r * 0.16, mix(light.far, (224, 176, 96), 0.5))
    return body + "".join(line(f"M0 {y} H200", mix(light.far, (196, 140, 62), 0.2), 1.2, 0.5)
        for y in range(6, 200, 12))


def _clouds(light: Light, rng: random.Random) -> str:
    """Torn clouds, rain aslant, a bolt."""
    body = ""
    for n in range(6):
        y = 16 + n * 24 + rng.uniform(-5, 5)
        points = [(-10, y + 14), (30, y + rng.uniform(-9, 6)), (80, y + rng.uniform(-8, 10)),
            (130, y + rng.uniform(-12, 6)), (210, y + rng.uniform(-4, 8)), (210, y + 26), (100, y + 20), (-10, y + 26)]
        body += fill(curve(points, True), mix(light.near, light.far, 0.2 + n * 0.12), 0.75)
    x = rng.choice((30, 168))
    bolt = [(x, -4), (x - 7, 30), (x + 4, 34), (x - 9, 66), (x + 3, 70), (x - 10, 112)]
    body += line("M" + " L".join(f"{a} {b}" for a, b in bolt), (188, 226, 240), 5,
        0.35) + line("M" + " L".join(f"{a} {b}" for a, b in bolt), (240, 250, 255), 2)
    for _ in range(46):
        a, b = rng.uniform(-10, 200), rng.uniform(-10, 190)
        body += line(f"M{a:.1f} {b:.1f} l-5 {rng.uniform(10, 18):.1f}", (190, 214, 226), 0.9, 0.35)
    return body


def _stars(light: Light, rng: random.Random) -> str:
    """Circles of a star map, and stars on them."""
    body = ""
    for r in (40, 62, 82, 96):
        body += (f'<circle cx="100" cy="86" r="{r}" fill="none" stroke="#c9b26a" stroke-width="0.9"'
            f' stroke-opacity="0.55"/>')
    for n in range(12):
        angle = math.tau * n / 12 + 0.12
        body += line(f"M{100 + 62 * math.cos(angle):.1f} {86 + 62 * math.sin(angle):.1f}"
            f" L{100 + 96 * math.cos(angle):.1f} {86 + 96 * math.sin(angle):.1f}", (201, 178, 106), 0.8, 0.4)
    spots = [(rng.uniform(4, 196), rng.uniform(4, 150)) for _ in range(44)]
    for n, (x, y) in enumerate(spots):
        size = 0.6 + 1.9 * rng.random() ** 2
        body += ellipse(x, y, size, size, (250, 244, 220), 0.9)
        if n % 3 == 0:
            body += ellipse(x, y, size * 2.6, size * 2.6, (150, 140, 240), 0.25)
    for (ax, ay), (bx, by) in pairwise(spots[:9]):
        if math.hypot(ax - bx, ay - by) < 90:
            body += line(f"M{ax:.1f} {ay:.1f} L{bx:.1f} {by:.1f}", (220, 214, 250), 0.7, 0.45)
    return body


def _shelves(light: Light, rng: random.Random) -> str:
    """Shelves of books under a pointed arch, and a candle."""
    wood = mix(light.far, (120, 78, 44), 0.4)
    body = fill("M14 210 V92 C14 40 60 6 100 -6 C140 6 186 40 186 92 V210 Z", mix(light.near, light.far, 0.35))
    body += line("M14 210 V92 C14 40 60 6 100 -6 C140 6 186 40 186 92 V210", wood, 6)
    for y in (58, 104, 150):
        for side in (0, 1):
            x = 22.0 if side == 0 else 138.0
            while x < (66 if side == 0 else 180):
                w, h = rng.uniform(5, 9), rng.uniform(24, 36)
                tone = mix(light.far, rng.choice(((150, 52, 40), (60, 92, 70), (168, 130, 66), (74, 70, 120),
                    (130, 92, 60))), 0.5)
                body += (f'<rect x="{x:.1f}" y="{y - h:.1f}" width="{w - 0.8:.1f}" height="{h:.1f}"'
                    f' fill="#{tone[0]:02x}{tone[1]:02x}{tone[2]:02x}"/>')
                body += line(f"M{x + 1} {y - h * 0.7:.1f} h{w - 2.6:.1f}", (214, 180, 110), 0.9, 0.55)
                x += w
        body += line(f"M18 {y} H70 M136 {y} H184", wood, 3.4)
    return body


def _lozenges(light: Light, rng: random.Random) -> str:
    """A plain ground with a pattern of lozenges."""
    return "".join(
        fill(f"M{x} {y - 9} L{x + 9} {y} L{x} {y + 9} L{x - 9} {y} Z", mix(light.near, (255, 255, 255), 0.2), 0.16)
        for row, y in enumerate(range(0, 210, 18)) for x in range(0 if row % 2 else 9, 210, 18)
    )  # fmt: skip


_DRAWN: dict[str, Callable[[Light, random.Random], str]] = {
    "gears": _gears, "clouds": _clouds, "stars": _stars, "shelves": _shelves, "lozenges": _lozenges,
}  # fmt: skip
"""Each of `GROUNDS`."""


def ground(px: int, light: Light, seed: int) -> pygame.Surface:
    """What lies behind the head: dim and soft, lit from the left above."""
    drawn = pygame.Surface((px, px), pygame.SRCALPHA)
    drawn.fill(light.far)
    drawn.blit(layer(px, _DRAWN[light.ground](light, random.Random(seed))), (0, 0))
    blurred = pygame.transform.box_blur(drawn, max(1, round(px / 200 * 0.9)))
    glow = soft(px, ellipse(92, 70, 62, 58, BLACK), light.near, 0.72, 18)
    blurred.blit(glow, (0, 0))
    shade = soft(px, ellipse(100, 214, 110, 42, BLACK), mix(light.far, BLACK, 0.5), 0.8, 12)
    blurred.blit(shade, (0, 0))
    return blurred
