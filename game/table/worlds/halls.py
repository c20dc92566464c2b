"""Painters of a hall under the stars: stars, columns, a shining floor, a great dial."""

from __future__ import annotations

import math

import pygame

from game.table.drawing.brushes import mix
from game.table.drawing.brushes import rgb as web
from game.table.drawing.cloth import ramp
from game.table.drawing.hues import rgb
from game.table.drawing.symbols import radial
from game.table.worlds.easel import Easel, H, W


def stars(
    easel: Easel, *, box: tuple[float, ...] = (0, 0, 1600, 620), count: int = 420, colour: str = "#dfe6ff",
) -> None:  # fmt: skip
    """Stars in a box, a few of them with rays."""
    body = ""
    for _ in range(count):
        x, y, size = box[0] + easel.rng.random() * box[2], box[1] + easel.rng.random() * box[3], easel.rng.random() ** 4
        body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.8 + 1.9 * size:.2f}" fill="{colour}"'
        body += f' fill-opacity="{0.25 + 0.75 * easel.rng.random():.2f}"/>'
        if size > 0.8:
            ray = 7 + 14 * size
            easel.shine(x, y, ray * 2.6, ray * 2.6, web(mix((0, 0, 0), rgb(colour), 0.4)), 2.0)
            body += (
                f'<path d="M{x - ray:.1f} {y:.1f} L{x:.1f} {y - 1.1:.1f} L{x + ray:.1f} {y:.1f} L{x:.1f}'
                f" {y + 1.1:.1f} Z"
            )
            body += (
                f' M{x:.1f} {y - ray:.1f} L{x + 1.1:.1f} {y:.1f} L{x:.1f} {y + ray:.1f} L{x - 1.1:.1f} {y:.1f} Z"'
                ' fill="#fff"/>'
            )
    easel.ink(body)


def nebula(
    easel: Easel,
    *,
    spots: tuple[tuple[float, ...], ...] = ((1100, 300, 900, 600),),
    colours: tuple[str, ...] = ("#3a2a7a",),
) -> None:
    """Veils of light in the sky: middle and size of each, in these colours by turns."""
    for number, (x, y, w, h) in enumerate(spots):
        veil = Easel(pygame.Surface(easel.size), easel.rng)
        veil.shine(x, y, w, h, colours[number % len(colours)], 1.1)
        for rows, low in ((4, 60), (11, 110), (30, 170)):
            veil.times(veil.noise(rows * 1.6, rows, low))
        easel.plus(veil.surface)


def columns(
    easel: Easel,
    *,
    stood: tuple[tuple[float, ...], ...] = ((70, 110, -40, 800),),
    colours: tuple[str, ...] = ("#9aa6dc", "#1a2048"),
    metal: str = "#d8b968",
    dim: float = 0.0,
) -> None:
    """Fluted columns: middle, width, top and foot; `dim` from 0 to 1 sinks them into the dark of the hall."""
    lit, deep = (mix(rgb(colour), (8, 10, 34), dim) for colour in colours)
    gold = mix(rgb(metal), (8, 10, 34), dim)
    body = '<defs><linearGradient id="shaft" x1="0%" y1="0%" x2="100%" y2="0%">'
    for at, tone in (
        (0, deep),
        (0.3, lit),
        (0.42, mix(lit, (255, 255, 255), 0.25)),
        (0.62, mix(lit, deep, 0.6)),
        (1, deep),
    ):
        body += f'<stop offset="{at}" stop-color="{web(tone)}"/>'
    body += '</linearGradient><linearGradient id="band" x1="0%" y1="0%" x2="100%" y2="0%">'
    for at, tone in (
        (0, mix(gold, (0, 0, 0), 0.6)),
        (0.36, mix(gold, (255, 255, 255), 0.4)),
        (1, mix(gold, (0, 0, 0), 0.7)),
    ):
        body += f'<stop offset="{at}" stop-color="{web(tone)}"/>'
    body += "</linearGradient></defs>"
    for x, w, top, foot in stood:
        left = x - w / 2
        body += f'<rect x="{left:.1f}" y="{top}" width="{w}" height="{foot - top}" fill="url(#shaft)"/>'
        for n in range(1, 8):
            at = left + w * (0.5 - 0.5 * math.cos(math.pi * n / 8))
            body += (
                f'<path d="M{at:.1f} {top + w * 0.5:.1f} V{foot - w * 0.4:.1f}"'
                f' stroke="{web(mix(deep, (0, 0, 0), 0.3))}"'
            )
            body += f' stroke-opacity="0.55" stroke-width="{w * 0.028:.1f}"/>'
        for y, wide, high in ((foot - w * 0.36, 1.24, 0.12), (foot - w * 0.24, 1.42, 0.24), (top + w * 0.2, 1.22, 0.12),
                              (top + w * 0.02, 1.44, 0.18)):  # fmt: skip
            band = "band" if high < 0.15 else "shaft"
            body += (
                f'<rect x="{x - w * wide / 2:.1f}" y="{y:.1f}" width="{w * wide:.1f}" height="{w * high:.1f}"'
                f' rx="{w * 0.04:.1f}"'
            )
            body += f' fill="url(#{band})" stroke="#04061a" stroke-opacity="0.6" stroke-width="1.2"/>'
    easel.ink(body)


def mirror(
    easel: Easel, *, top: float = 660, colours: tuple[str, ...] = ("#1c2460", "#070a20"), shine: int = 80
) -> None:
    """A polished floor from `top` on, with rays of inlay, in which what stands above it is seen again."""
    start, (w, h) = round(top * easel.k), easel.size
    floor = ramp((w, h - start), *map(rgb, colours))
    above = pygame.transform.flip(
        easel.surface.subsurface((0, max(0, 2 * start - h), w, min(start, h - start))), False, True
    )
    seen = pygame.transform.smoothscale(
        pygame.transform.smoothscale(above, (max(2, w // 6), max(2, (h - start) // 3))), (w, h - start)
    )
    seen.fill((shine,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    fading = ramp((w, h - start), (255, 255, 255), (70, 70, 80))
    seen.blit(fading, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    floor.blit(seen, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    easel.surface.blit(floor, (0, start))
    line = "".join(f"M{W / 2 + (n - 12) * 46} {top} L{W / 2 + (n - 12) * 330:.0f} {H} " for n in range(25))
    rows = "".join(f"M0 {top + (H - top) * (n / 7) ** 1.8:.1f} H{W} " for n in range(1, 7))
    body = f'<path d="{line}{rows}" stroke="#b9c6ff" stroke-opacity="0.10" stroke-width="1.6" fill="none"/>'
    body += f'<path d="M0 {top} H{W}" stroke="#cdd8ff" stroke-opacity="0.45" stroke-width="2"/>'
    easel.ink_in(body, 0, top - 2, W, H - top + 2)


def _turned(x: float, y: float, r: float, part: float) -> tuple[float, float]:
    angle = math.tau * part - math.pi / 2
    return x + r * math.cos(angle), y + r * math.sin(angle)


def dial(
    easel: Easel, *, at: tuple[float, ...] = (1120, 330), radius: float = 300, points: int = 5, metal: str = "#e2c878",
    lights: tuple[str, ...] = ("#ff6a4a", "#57b6ff", "#7be08a", "#ffd75e", "#b98cff"), face: str = "#0a1038",
) -> None:  # fmt: skip
    """A great dial of rings and marks with a star of so many points, at each of which a light burns."""
    (x, y), r = at, radius
    easel.shine(x, y, r * 4.2, r * 4.2, web(mix((0, 0, 0), rgb(metal), 0.2)), 1.6)
    gold, deep = rgb(metal), mix(rgb(metal), (30, 20, 10), 0.6)
    pale = mix(gold, (255, 255, 255), 0.55)
    body = '<defs><linearGradient id="ring" x1="0%" y1="0%" x2="100%" y2="100%">'
    for stop, tone in ((0, pale), (0.3, gold), (0.55, deep), (0.8, gold), (1, deep)):
        body += f'<stop offset="{stop}" stop-color="{web(tone)}"/>'
    body += "</linearGradient>" + radial(
        "face",
        web(mix(rgb(face), (120, 140, 255), 0.35)),
        face,
        web(mix(rgb(face), (0, 0, 0), 0.5)),
        cx=0.5,
        cy=0.5,
        r=0.5,
    )
    body += "".join(radial(f"l{n}", "#ffffff", tone, web(mix(rgb(tone), (0, 0, 20), 0.55)), cx=0.4, cy=0.35, r=0.65)
                    for n, tone in enumerate(lights)) + "</defs>"  # fmt: skip
    body += f'<circle cx="{x}" cy="{y}" r="{r * 1.0:.1f}" fill="url(#face)" fill-opacity="0.86"/>'
    for part, wide in ((1.0, 0.05), (0.9, 0.010), (0.74, 0.022), (0.70, 0.006), (0.33, 0.018), (0.29, 0.006)):
        body += (
            f'<circle cx="{x}" cy="{y}" r="{r * part:.1f}" fill="none" stroke="url(#ring)"'
            f' stroke-width="{r * wide:.1f}"/>'
        )
    marks = ""
    for n in range(60):
        long = n % 5 == 0
        a, b = _turned(x, y, r * (0.76 if long else 0.82), n / 60), _turned(x, y, r * 0.88, n / 60)
        marks += f'<path d="M{a[0]:.1f} {a[1]:.1f} L{b[0]:.1f} {b[1]:.1f}" stroke="{web(pale)}"'
        marks += f' stroke-opacity="{0.95 if long else 0.6}" stroke-width="{r * (0.014 if long else 0.006):.2f}"/>'
    for n in range(2 * points):
        tip, half = _turned(x, y, r * (1.13 if n % 2 == 0 else 1.06), n / (2 * points)), 0.008
        a, b = _turned(x, y, r * 1.02, n / (2 * points) - half), _turned(x, y, r * 1.02, n / (2 * points) + half)
        marks += (
            f'<path d="M{tip[0]:.1f} {tip[1]:.1f} L{a[0]:.1f} {a[1]:.1f} L{b[0]:.1f} {b[1]:.1f} Z" fill="url(#ring)"/>'
        )
    body += marks
    tips = [_turned(x, y, r * 0.70, n / points) for n in range(points)]
    skip = max(1, (points - 1) // 2)
    for n in range(points):
        a, b = tips[n], tips[(n + skip) % points]
        for colour, wide, shown in ((web(mix(gold, (0, 0, 0), 0.7)), 0.034, 0.9), ("url(#ring)", 0.02, 1.0)):
            body += (
                f'<path d="M{a[0]:.1f} {a[1]:.1f} L{b[0]:.1f} {b[1]:.1f}" stroke="{colour}"'
                f' stroke-width="{r * wide:.1f}"'
            )
            body += f' stroke-opacity="{shown}"/>'
    outline = " L".join(
        f"{p[0]:.1f} {p[1]:.1f}" for n in range(2 * points)
        for p in [_turned(x, y, r * (0.25 if n % 2 == 0 else 0.1), n / (2 * points) + 1 / (2 * points))]
    )  # fmt: skip
    body += f'<path d="M{outline} Z" fill="url(#ring)" stroke="#05071c" stroke-width="2"/>'
    for n, (tx, ty) in enumerate(tips):
        size = r * 0.105
        body += f'<circle cx="{tx:.1f}" cy="{ty:.1f}" r="{size * 1.22:.1f}" fill="url(#ring)"/>'
        body += f'<circle cx="{tx:.1f}" cy="{ty:.1f}" r="{size:.1f}" fill="url(#l{n % len(lights)})"/>'
    easel.ink(body)
    for n, (tx, ty) in enumerate(tips):
        easel.shine(tx, ty, r * 0.8, r * 0.8, web(mix((0, 0, 0), rgb(lights[n % len(lights)]), 0.5)), 2.0)


def shafts(
    easel: Easel, *, rays: tuple[tuple[float, ...], ...] = ((1120, -40, 0.0, 0.3, 0.2),), colour: str = "#3a4a9c",
) -> None:  # fmt: skip
    """Beams of light: where they come from, their angle from straight down in radians, half their spread, strength."""
    small = pygame.Surface((160, 90))
    for x, y, angle, half, strength in rays:
        beam = pygame.Surface(small.get_size())
        ends = [(x / 10 + 140 * math.sin(a), y / 10 + 140 * math.cos(a)) for a in (angle - half, angle + half)]
        pygame.draw.polygon(beam, mix((0, 0, 0), rgb(colour), strength), [(x / 10, y / 10), *ends])
        small.blit(beam, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    small = pygame.transform.box_blur(small, 3)
    small.blit(ramp(small.get_size(), (255, 255, 255), (90, 90, 90)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    easel.plus(pygame.transform.smoothscale(small, easel.size))
