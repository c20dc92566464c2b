"""Painters of what covers a whole scene: cloth, gradients, grain, light and shade."""

from __future__ import annotations

import math

import pygame

from game.table.drawing import cloth as cloths
from game.table.drawing.hues import rgb
from game.table.worlds.easel import Easel


def cloth(easel: Easel, *, colours: tuple[str, ...] = ("#24464c", "#2e5c5c", "#22424a"), inlaid: int = 1) -> None:
    """The cloth of a table, lit in the middle; with rings and rays woven into it, or without."""
    easel.surface.blit(cloths.ramp(easel.size, *map(rgb, colours)), (0, 0))
    cloths.weave(easel.surface)
    cloths.light(easel.surface)
    if inlaid:
        cloths.inlay(easel.surface)


def ramp(easel: Easel, *, colours: tuple[str, ...] = ("#000000",)) -> None:
    """A gradient from top to bottom."""
    easel.surface.blit(cloths.ramp(easel.size, *map(rgb, colours)), (0, 0))


def grain(easel: Easel, *, columns: float = 150, rows: float = 90, low: int = 220) -> None:
    """Darker flecks, so many across and down."""
    easel.times(easel.noise(columns, rows, low))


def glow(
    easel: Easel, *, at: tuple[float, ...] = (800, 450), size: tuple[float, ...] = (800, 600), colour: str = "#333333",
    power: float = 2.0,
) -> None:  # fmt: skip
    """A pool of light."""
    easel.shine(at[0], at[1], size[0], size[1], colour, power)


def shade(
    easel: Easel, *, at: tuple[float, ...] = (800, 430), size: tuple[float, ...] = (1000, 620), least: int = 70,
    steep: float = 1.7,
) -> None:  # fmt: skip
    """Dark outside of an ellipse of these half axes; `least` of 255 is left far away."""
    small = pygame.Surface((64, 36))
    for x in range(64):
        for y in range(36):
            far = math.hypot(((x + 0.5) * 25 - at[0]) / size[0], ((y + 0.5) * 25 - at[1]) / size[1])
            level = max(least, min(255, round(275 - (275 - least) * far**steep)))
            small.set_at((x, y), (level, level, level))
    easel.times(pygame.transform.smoothscale(small, easel.size))


def calm(easel: Easel, *, box: tuple[float, ...] = (0, 120, 640, 780), soft: float = 160, level: int = 120) -> None:
    """Quiet and darker where words will stand: `level` of 255 is left within the box, all of it `soft` units away."""
    x, y, w, h = box
    small = pygame.Surface((64, 36))
    for column in range(64):
        for row in range(36):
            px, py = (column + 0.5) * 25, (row + 0.5) * 25
            far = math.hypot(max(x - px, 0, px - x - w), max(y - py, 0, py - y - h)) / soft
            part = min(1.0, far) ** 2 * (3 - 2 * min(1.0, far))
            shade = round(level + (255 - level) * part)
            small.set_at((column, row), (shade, shade, shade))
    easel.times(pygame.transform.smoothscale(small, easel.size))


def boards(
    easel: Easel, *, box: tuple[float, ...] = (0, 0, 1600, 900), colours: tuple[str, ...] = ("#4a3320", "#2a1b10"),
    count: int = 9, lying: int = 0,
) -> None:  # fmt: skip
    """Wooden boards side by side, standing or lying, with their grain and seams."""
    x, y, w, h = box
    across, down = (1, count) if lying else (count, 1)
    wide, high = w / across, h / down
    made = Easel(pygame.Surface((max(2, round(w * easel.k)), max(2, round(h * easel.k)))), easel.rng)
    made.surface.blit(cloths.ramp(made.size, *map(rgb, colours)), (0, 0))
    broad, fine = ((w / 260, h / 9), (w / 60, h / 1.6)) if lying else ((w / 9, h / 260), (w / 1.6, h / 60))
    for grains, low in ((broad, 178), (fine, 206)):
        made.times(made.noise(*grains, low))
    easel.surface.blit(made.surface, (round(x * easel.k), round(y * easel.k)))
    seams = ""
    for number in range(count):
        left, top = (x, y + number * high) if lying else (x + number * wide, y)
        tone = easel.rng.uniform(0, 0.22)
        size = (w, high) if lying else (wide, h)
        seams += f'<rect x="{left:.1f}" y="{top:.1f}" width="{size[0]:.1f}" height="{size[1]:.1f}" fill="#000"'
        seams += f' fill-opacity="{tone:.2f}"/>'
        line = f"M{left:.1f} {top:.1f} " + (f"H{x + w:.1f}" if lying else f"V{y + h:.1f}")
        lit = f"M{left + 2.5 * (not lying):.1f} {top + 2.5 * lying:.1f} " + (
            f"H{x + w:.1f}" if lying else f"V{y + h:.1f}"
        )
        seams += f'<path d="{line}" stroke="#000" stroke-opacity="0.6" stroke-width="3.4"/>'
        seams += f'<path d="{lit}" stroke="#ffe2b0" stroke-opacity="0.10" stroke-width="1.6"/>'
    easel.ink_in(seams, x, y, w, h)


def desk(
    easel: Easel, *, top: float = 740, colours: tuple[str, ...] = ("#7a5230", "#3a2414"), edge: float = 26,
) -> None:  # fmt: skip
    """The top of a desk towards the viewer, from `top` to the foot of the picture, with the light on its far edge."""
    boards(easel, box=(0, top, 1600, 900 - top), colours=colours, count=4, lying=1)
    shaded = cloths.ramp((easel.size[0], round((900 - top) * easel.k)), (255, 250, 240), (150, 140, 132))
    easel.surface.blit(shaded, (0, round(top * easel.k)), special_flags=pygame.BLEND_RGB_MULT)
    body = f'<rect x="0" y="{top - 30}" width="1600" height="30" fill="url(#cast)"/>'
    body += f'<rect x="0" y="{top}" width="1600" height="3" fill="#ffdfa6" fill-opacity="0.55"/>'
    body += f'<rect x="0" y="{top + 3}" width="1600" height="{edge}" fill="url(#lip)"/>'
    body += f'<rect x="0" y="{top + 3 + edge}" width="1600" height="2.5" fill="#000" fill-opacity="0.55"/>'
    defs = '<defs><linearGradient id="cast" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" '
    defs += 'stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.6"/></linearGradient>'
    defs += '<linearGradient id="lip" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffcf8a" '
    defs += 'stop-opacity="0.2"/><stop offset="1" stop-color="#000" stop-opacity="0.25"/></linearGradient></defs>'
    easel.ink_in(defs + body, 0, top - 30, 1600, 70 + edge)
