"""A curve of metal with light below it, and the medallions that hang on it.

Surfaces come from caches: blit them, never draw on them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise

import pygame
from pygame import Surface

from game.table.drawing.brushes import mix, rgb
from game.table.drawing.keeping import kept
from game.table.drawing.symbols import Colour, linear, svg

Point = tuple[float, float]
Line = tuple[Point, ...]
Metal = tuple[str, str, str]
APART = 5.0
"""How far from each other, in pixels, the points are of which a curve is drawn."""
NIGHT: Colour = (4, 4, 8)


def smooth(points: Sequence[Point], apart: float = APART) -> list[Point]:
    """A curve through all of them, from left to right, that never leaves the band between two neighbours."""
    if len(points) < 3:
        return [*points]
    tilts = [(b[1] - a[1]) / max(1e-6, b[0] - a[0]) for a, b in pairwise(points)]
    slopes = [tilts[0]]
    for before, after in pairwise(tilts):
        slopes.append(2 * before * after / (before + after) if before * after > 0 else 0.0)
    slopes.append(tilts[-1])
    found = [points[0]]
    for number, ((ax, ay), (bx, by)) in enumerate(pairwise(points)):
        wide = bx - ax
        steps = max(1, round(wide / apart))
        for step in range(1, steps + 1):
            t = step / steps
            rise = (t**3 - 2 * t**2 + t) * slopes[number] + (t**3 - t**2) * slopes[number + 1]
            found.append((ax + t * wide, (1 + 2 * t) * (1 - t) ** 2 * ay + t**2 * (3 - 2 * t) * by + wide * rise))
    return found


def height(line: Sequence[Point], x: float) -> float | None:
    """Where a curve is at `x`; None beside it."""
    for (ax, ay), (bx, by) in pairwise(line):
        if ax <= x <= bx:
            return ay + (by - ay) * (x - ax) / max(1e-6, bx - ax)
    return None


@kept(1)
def balance(size: tuple[int, int], k: float, line: Line, colours: tuple[Colour, Colour], metal: Metal) -> Surface:
    """One curve about the middle of `size`: what lies between is lit in the first colour above, in the other below.

    `k` pixels are a unit of the window's measure.
    """
    middle = size[1] / 2
    body = ""
    for over, colour in zip((True, False), colours, strict=True):
        body += _light(f"l{int(over)}", colour, over)
        body += "".join(_area(part, middle, f"l{int(over)}") for part in _parts(line, middle, over))
    return _drawn(size, body + _stroke(line, k, metal))


@kept(1)
def several(size: tuple[int, int], k: float, lines: tuple[Line, ...], colours: tuple[Colour, ...]) -> Surface:
    """A curve in each colour; below the highest of them it is lit in its colour."""
    body = "".join(_light(f"l{number}", colour, True) for number, colour in enumerate(colours))
    for leader, run in groupby(_heights(lines), lambda found: found[1]):
        body += _area([point for point, _ in run], size[1], f"l{leader}")
    for line, colour in zip(lines, colours, strict=True):
        bright = rgb(mix(colour, (255, 255, 255), 0.5))
        body += _stroke(line, k, (bright, rgb(colour), rgb(mix(colour, NIGHT, 0.45))), 0.72)
    return _drawn(size, body)


def _heights(lines: tuple[Line, ...]) -> Iterable[tuple[Point, int]]:
    """The highest point of all curves at each step along them, and whose it is."""
    ends = [line for line in lines if len(line) > 1]
    if not ends:
        return
    x, last = min(line[0][0] for line in ends), max(line[-1][0] for line in ends)
    before: tuple[Point, int] | None = None
    while x <= last:
        there = [(y, number) for number, line in enumerate(lines) if (y := height(line, x)) is not None]
        if there:
            y, leader = min(there)
            if before is not None and before[1] != leader:
                yield (x, y), before[1]
            before = (x, y), leader
            yield before
        x += APART


def _parts(line: Line, middle: float, over: bool) -> list[list[Point]]:
    """The stretches of a curve above the middle, or below it, from where it crosses to where it crosses again."""
    parts: list[list[Point]] = [[]]
    for a, b in pairwise(line):
        if (a[1] < middle) == over and not parts[-1]:
            parts[-1].append(a)
        if (a[1] < middle) != (b[1] < middle):
            part = (middle - a[1]) / (b[1] - a[1])
            parts[-1].append((a[0] + part * (b[0] - a[0]), middle))
            if (b[1] < middle) != over:
                parts.append([])
        if (b[1] < middle) == over:
            parts[-1].append(b)
    return [part for part in parts if len(part) > 1]


def _light(name: str, colour: Colour, down: bool) -> str:
    """A gradient that fades away from the curve."""
    bright, dim = (0.92, 0.16) if down else (0.16, 0.92)
    tone = rgb(colour)
    return (
        f'<defs><linearGradient id="{name}" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0" stop-color="{tone}" stop-opacity="{bright}"/>'
        f'<stop offset="1" stop-color="{tone}" stop-opacity="{dim}"/></linearGradient></defs>'
    )


def _path(points: Iterable[Point]) -> str:
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _area(points: Sequence[Point], floor: float, fill: str) -> str:
    if len(points) < 2:
        return ""
    corners = f" L{points[-1][0]:.1f} {floor:.1f} L{points[0][0]:.1f} {floor:.1f} Z"
    return f'<path d="{_path(points)}{corners}" fill="url(#{fill})"/>'


def _stroke(line: Line, k: float, metal: Metal, part: float = 1.0) -> str:
    """A bar of metal along the curve: its shadow, its body, and the light along its upper side."""
    if len(line) < 2:
        return ""
    path, low = _path(line), _path((x, y + 2.2 * k) for x, y in line)
    above = _path((x, y - 1.4 * k * part) for x, y in line)
    round_ = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    widths = ((low, "#000000", 11, 0.45), (path, rgb(NIGHT), 8.6, 0.95), (path, metal[2], 7, 1.0),
              (path, metal[1], 4.6, 1.0), (above, metal[0], 1.7, 0.95))  # fmt: skip
    return "".join(
        f'<path d="{d}" {round_} stroke="{tone}" stroke-width="{max(1.0, wide * k * part):.2f}"'
        f' stroke-opacity="{strength}"/>'
        for d, tone, wide, strength in widths
    )


def _drawn(size: tuple[int, int], body: str) -> Surface:
    return svg(body, size, f"0 0 {size[0]} {size[1]}")


@kept(0.5)
def rim(px: int, metal: Metal, colour: Colour) -> Surface:
    """The ring of a medallion: metal, and a line within it in the colour of whose it is."""
    body = f"<defs>{linear('m', *metal)}{linear('d', metal[2], metal[0])}</defs>"
    body += '<circle cx="50" cy="50" r="45" fill="none" stroke="#06040a" stroke-width="10"/>'
    body += '<circle cx="50" cy="50" r="45.4" fill="none" stroke="url(#m)" stroke-width="7.2"/>'
    body += '<circle cx="50" cy="50" r="42.6" fill="none" stroke="url(#d)" stroke-width="1.2"/>'
    body += f'<circle cx="50" cy="50" r="40" fill="none" stroke="{rgb(colour)}" stroke-width="3.6"/>'
    return svg(body, (px, px))


def rounded(picture: Surface) -> Surface:
    """A copy of a square picture, cut to the disc within a `rim`."""
    px = picture.get_width()
    drawn = Surface((px, px), pygame.SRCALPHA)
    drawn.blit(picture, (0, 0))
    mask = svg('<circle cx="50" cy="50" r="43" fill="#fff"/>', (px, px))
    drawn.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return drawn
