"""Painters of a storm over broken land: clouds, lightning, hills, a cracked plateau, rocks, rain and embers."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame

from game.table.drawing.brushes import mix
from game.table.drawing.brushes import rgb as web
from game.table.drawing.hues import rgb
from game.table.drawing.symbols import linear
from game.table.worlds.easel import Easel, H, W

Spot = tuple[float, float]


def clouds(
    easel: Easel,
    *,
    colour: str = "#6a7290",
    band: tuple[float, ...] = (0, 620),
    floor: int = 104,
    stretch: float = 2.4,
) -> None:
    """Billows of light between two heights, the thinner the lower; more of them the lower the `floor`, of 255."""
    total = pygame.Surface(easel.size)
    for rows, strength in ((3, 96), (7, 74), (15, 52), (33, 30), (74, 16)):
        layer = easel.noise(rows * 1.8 * 2 / stretch, rows, 0, strength)
        total.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    total.fill((floor,) * 3, special_flags=pygame.BLEND_RGB_SUB)
    total.blit(total.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    total.fill(rgb(colour), special_flags=pygame.BLEND_RGB_MULT)
    fading = pygame.Surface((1, 60))
    for row in range(60):
        y = (row + 0.5) * H / 60
        part = max(0.0, min(1.0, (band[1] - y) / max(1.0, (band[1] - band[0]) * 0.7))) if y >= band[0] else 0.0
        fading.set_at((0, row), (round(255 * part),) * 3)
    total.blit(pygame.transform.smoothscale(fading, easel.size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    easel.plus(total)


def lightning(
    easel: Easel, *, bolts: tuple[tuple[float, ...], ...] = ((1180, 0, 1080, 560, 7),), colour: str = "#a9b8ff",
) -> None:  # fmt: skip
    """Bolts from one point to another, each with its thickness, forked, with their light on the air."""
    wide, fine = "", ""
    for ax, ay, bx, by, thick in bolts:
        easel.shine((ax + bx) / 2, (ay + by) / 2, 760, abs(by - ay) * 1.7, web(mix(rgb(colour), (0, 0, 0), 0.66)), 1.5)
        easel.shine(bx, by, 520, 240, web(mix(rgb(colour), (0, 0, 0), 0.45)), 1.8)
        paths = [(_jagged(easel, (ax, ay), (bx, by), 0.14), thick)]
        spine = paths[0][0]
        for _ in range(5):
            start = spine[easel.rng.randrange(2, len(spine) - 3)]
            side = easel.rng.choice((-1, 1)) * easel.rng.uniform(50, 190)
            end = (start[0] + side, min(by, start[1] + easel.rng.uniform(70, 230)))
            paths.append((_jagged(easel, start, end, 0.2), thick * 0.42))
        for points, width in paths:
            line = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)
            wide += (
                f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="{width * 3.2:.1f}"'
                ' stroke-linejoin="round"/>'
            )
            fine += (
                f'<path d="{line}" fill="none" stroke="#fff" stroke-width="{width * 0.62:.1f}"'
                ' stroke-linejoin="round"/>'
            )
    halo = Easel(pygame.Surface((max(8, easel.size[0] // 3), max(8, easel.size[1] // 3))), easel.rng)
    halo.ink(wide)
    soft = pygame.transform.box_blur(halo.surface, max(1, round(10 * halo.k)))
    easel.plus(pygame.transform.smoothscale(soft, easel.size))
    easel.ink(fine)


def _jagged(easel: Easel, a: Spot, b: Spot, rough: float) -> list[Spot]:
    points = [a, b]
    for _ in range(4):
        made = [points[0]]
        for start, end in pairwise(points):
            long = math.hypot(end[0] - start[0], end[1] - start[1])
            aside = easel.rng.uniform(-1, 1) * rough * long
            made += [((start[0] + end[0]) / 2 + aside, (start[1] + end[1]) / 2 + aside * 0.3), end]
        points = made
    return points


def hills(
    easel: Easel, *, level: float = 560, rough: float = 90, colours: tuple[str, ...] = ("#39405a", "#181c2a"),
    rim: str = "#8f9cc8", bright: float = 0.35, steep: float = 0.55,
) -> None:  # fmt: skip
    """A range of jagged hills about a level, darker towards its foot, with light on its edge."""
    heights = [easel.rng.uniform(-0.4, 0.6) for _ in range(5)]
    swing = 0.62
    for _ in range(6):
        heights = [v for a, b in pairwise(heights)
                   for v in (a, (a + b) / 2 + easel.rng.uniform(-swing, swing))] + heights[-1:]  # fmt: skip
        swing *= steep
    step = (W + 40) / (len(heights) - 1)
    line = "M" + " L".join(f"{-20 + n * step:.1f} {level - v * rough:.1f}" for n, v in enumerate(heights))
    body = (
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="{level - rough}" x2="0"'
        f' y2="{level + 260}">'
    )
    body += (
        f'<stop offset="0" stop-color="{colours[0]}"/><stop offset="1"'
        f' stop-color="{colours[1]}"/></linearGradient></defs>'
    )
    body += f'<path d="{line} V{H + 10} H-20 Z" fill="url(#g)"/>'
    body += f'<path d="{line}" fill="none" stroke="{rim}" stroke-opacity="{bright:.2f}" stroke-width="2"/>'
    easel.ink(body)


def plateau(
    easel: Easel, *, top: float = 650, colours: tuple[str, ...] = ("#59607a", "#20232f"), ember: str = "#ff7a2c",
    burning: float = 0.8,
) -> None:  # fmt: skip
    """Cracked ground in perspective towards the viewer, with embers glowing in its clefts, 0 to 1."""
    rng, columns, rows = easel.rng, 15, 7
    spots: list[list[Spot]] = []
    for row in range(rows + 1):
        depth = (row / rows) ** 1.75
        y = top + (H + 60 - top) * depth
        spread = 0.62 + 1.25 * depth
        places: list[Spot] = []
        for column in range(columns + 1):
            x = W / 2 + (column / columns - 0.5) * W * 1.7 * spread
            loose = 0.0 if row == 0 else 1.0
            places.append(
                (x + rng.uniform(-34, 34) * spread, y + rng.uniform(-0.3, 0.3) * loose * 120 * (0.15 + depth))
            )
        spots.append(places)
    glow = (
        f'<rect x="0" y="{top + 8}" width="{W}" height="{H - top}"'
        f' fill="{web(mix(rgb(ember), (0, 0, 0), 1 - burning))}"/>'
    )
    slabs, lit = "", ""
    light, dark = rgb(colours[0]), rgb(colours[1])
    for row in range(rows):
        for column in range(columns):
            corners = [spots[row][column], spots[row][column + 1], spots[row + 1][column + 1], spots[row + 1][column]]
            middle = (sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4)
            shrink = 1 - (0.035 + 0.05 * rng.random())
            inner = [(middle[0] + (x - middle[0]) * shrink, middle[1] + (y - middle[1]) * shrink) for x, y in corners]
            tone = mix(mix(light, dark, (row + 0.4) / rows), (0, 0, 0), rng.uniform(0, 0.26))
            line = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in inner) + " Z"
            thick = 5 + 26 * (row / rows)
            under = [(x, y + thick) for x, y in inner]
            side = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in (inner[3], inner[2], under[2], under[3])) + " Z"
            slabs += f'<path d="{side}" fill="{web(mix(dark, (0, 0, 0), 0.5))}"/>'
            slabs += f'<path d="{line}" fill="{web(tone)}"/>'
            lit += (
                f'<path d="M{inner[0][0]:.1f} {inner[0][1]:.1f} L{inner[1][0]:.1f} {inner[1][1]:.1f}" stroke="#cdd6f5"'
            )
            lit += f' stroke-opacity="{0.34 * (1 - row / rows) + 0.06:.2f}" stroke-width="2"/>'
    body = f'<rect x="0" y="{top}" width="{W}" height="14" fill="{web(mix(light, (0, 0, 0), 0.2))}"/>'
    easel.ink(body + glow + slabs + lit)
    ground = pygame.Rect(0, round((top + 12) * easel.k), easel.size[0], easel.size[1])
    rough = easel.noise(260, 150, 200)
    easel.surface.blit(rough, ground, ground, special_flags=pygame.BLEND_RGB_MULT)


def rocks(
    easel: Easel,
    *,
    at: tuple[tuple[float, ...], ...] = ((300, 700, 90),),
    colours: tuple[str, ...] = ("#7b84a3", "#1a1d29"),
    afloat: int = 0,
) -> None:
    """Boulders by their middle and radius, lit from above; afloat they taper towards the ground that they left."""
    rng, light, dark = easel.rng, rgb(colours[0]), rgb(colours[1])
    body = ""
    for x, y, r in at:
        count = 11
        outline = []
        for n in range(count):
            angle = math.tau * n / count - math.pi / 2
            reach = r * rng.uniform(0.82, 1.08)
            stretch = 1.0 if math.sin(angle) < 0 else (1.25 if afloat else 0.6)
            flat = 0.55 if math.sin(angle) < 0 and afloat else 0.85
            px = x + reach * math.cos(angle) * (0.9 if afloat and math.sin(angle) > 0.4 else 1.15)
            outline.append((px, y + reach * math.sin(angle) * (flat if math.sin(angle) < 0 else stretch)))
        heart = (x + rng.uniform(-0.14, 0.1) * r, y - (0.12 if not afloat else 0.26) * r)
        if not afloat:
            body += (
                f'<ellipse cx="{x + r * 0.1:.0f}" cy="{y + r * 0.52:.0f}" rx="{r * 1.3:.0f}" ry="{r * 0.2:.0f}"'
                ' fill="#000"'
            )
            body += ' fill-opacity="0.5"/>'
        for n, (a, b) in enumerate(zip(outline, [*outline[1:], outline[0]], strict=True)):
            slope = math.atan2((a[1] + b[1]) / 2 - heart[1], (a[0] + b[0]) / 2 - heart[0])
            lit = 0.5 - 0.5 * math.sin(slope + 0.5)
            tone = mix(dark, light, max(0.02, min(1.0, lit * 0.85 + rng.uniform(-0.1, 0.1))))
            line = f"M{heart[0]:.1f} {heart[1]:.1f} L{a[0]:.1f} {a[1]:.1f} L{b[0]:.1f} {b[1]:.1f} Z"
            body += f'<path d="{line}" fill="{web(tone)}" stroke="{web(tone)}" stroke-width="1"/>'
            if math.sin(slope) < -0.3:
                body += f'<path d="M{a[0]:.1f} {a[1]:.1f} L{b[0]:.1f} {b[1]:.1f}" stroke="#dfe6ff" stroke-opacity="0.4"'
                body += f' stroke-width="{max(1.2, r * 0.02):.1f}"/>'
            elif n % 2:
                inner = (heart[0] + (a[0] - heart[0]) * 0.6, heart[1] + (a[1] - heart[1]) * 0.6)
                body += f'<path d="M{inner[0]:.1f} {inner[1]:.1f} L{b[0]:.1f} {b[1]:.1f}" stroke="#000"'
                body += ' stroke-opacity="0.3" stroke-width="1.6"/>'
    easel.ink(body)


def rain(
    easel: Easel, *, drops: int = 240, slant: float = -0.22, colour: str = "#c7d3ff", opacity: float = 0.14
) -> None:
    """Strokes of rain over the whole."""
    line = ""
    for _ in range(drops):
        x, y, long = easel.rng.uniform(-60, W + 60), easel.rng.uniform(-60, H), easel.rng.uniform(26, 84)
        line += f"M{x:.0f} {y:.0f} l{long * slant:.1f} {long:.1f} "
    easel.ink(f'<path d="{line}" stroke="{colour}" stroke-opacity="{opacity}" stroke-width="1.5" fill="none"/>')


def sparks(
    easel: Easel, *, box: tuple[float, ...] = (0, 300, 1600, 600), count: int = 70, colour: str = "#ff9a4a",
) -> None:  # fmt: skip
    """Glowing specks in the air, the larger ones with a halo."""
    for _ in range(count):
        x, y = box[0] + easel.rng.random() * box[2], box[1] + easel.rng.random() ** 0.7 * box[3]
        size = 1.2 + 3.2 * easel.rng.random() ** 3
        easel.shine(x, y, size * 9, size * 9, web(mix((0, 0, 0), rgb(colour), 0.55)), 2.2)
        easel.shine(x, y, size * 2.6, size * 2.6, "#fff0d0", 1.0)


def ruins(
    easel: Easel, *, towers: tuple[tuple[float, ...], ...] = ((1380, 640, 90, 260),), colour: str = "#11141e",
    rim: str = "#8f9cc8",
) -> None:  # fmt: skip
    """Broken towers against the sky: foot, width, height."""
    rng, body = easel.rng, "<defs>" + linear("stone", web(mix(rgb(colour), (120, 130, 170), 0.25)), colour) + "</defs>"
    for x, foot, w, high in towers:
        left, top = x - w / 2, foot - high
        steps = [(left + w * n / 6, top + rng.uniform(0, high * 0.28) * (n / 6 if n else 0.2)) for n in range(7)]
        jagged = " L".join(f"{a:.1f} {b:.1f} L{a + w / 6 * 0.8:.1f} {b:.1f}" for a, b in steps[:-1])
        body += (
            f'<path d="M{left - 8:.1f} {foot} L{left} {foot - high * 0.3:.1f} L{jagged} L{left + w + 10:.1f} {foot}'
            ' Z" fill="url(#stone)"/>'
        )
        body += (
            f'<path d="M{left:.1f} {foot - high * 0.3:.1f} L{jagged}" fill="none" stroke="{rim}" stroke-opacity="0.4"'
            ' stroke-width="2"/>'
        )
        for n in range(3):
            wx, wy = left + w * (0.3 + 0.2 * (n % 2)), foot - high * (0.28 + 0.18 * n)
            body += (
                f'<path d="M{wx:.1f} {wy:.1f} v-16 q6 -12 12 0 v16 Z" fill="#ffb15a"'
                f' fill-opacity="{0.75 if n == 1 else 0.25}"/>'
            )
    easel.ink(body)
