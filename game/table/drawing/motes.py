"""Motes: small lights that fly for a moment, drawn additively out of few sprites that are kept.

A swarm is a function of the time that has passed: it has no state, and nothing of it is left when it is not drawn. All
lengths here are pixels; `k` is how many of them a design unit has. How motes move goes by the form of a hue
(`hues.json`, "form"), what colours they have by its palette.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame
from pygame import Surface

from game.table.drawing import brushes, hues
from game.table.drawing.keeping import kept
from game.table.drawing.symbols import Colour

MOST = 60
"""So many motes has a swarm at the most."""
LEVELS = 5
"""So many steps of brightness has a sprite."""
TURNS = 16
"""So many directions has a sprite that is not round."""
TALL = 64
"""The height in which a sprite is drawn before it gets its size."""
FLIES = 0.68
"""The part of its time after which the head of a bolt is there; what is left the motes burst."""
PLAIN = "sand"

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Form:
    """How the motes of a hue look and move; lengths in design units."""

    sprite: str
    size: float
    """At birth, and how much of it is left at the end."""
    ends: float
    spread: float
    """How far they stray to either side of their way."""
    sways: float = 0.0
    """How far the way itself sways to either side, and how often."""
    waves: float = 0.0
    bow: float = 0.0
    """How high it arches."""
    rises: float = 0.0
    """How far a mote rises after it has burst; below 0 it falls."""
    lags: float = 0.34
    """How far the last one flies behind the first, as a part of the time."""
    beam: float = 0.0
    """How wide a straight light is that stands behind them."""
    glow: float = 1.0
    """How bright it is, of its colours."""


FORMS = {
    "flame": Form("glow", 66, 0.25, 20, bow=34, rises=70, lags=0.4, glow=0.85),
    "wave": Form("drop", 30, 0.6, 12, sways=40, waves=1.5, rises=-64, lags=0.42),
    "ray": Form("streak", 34, 0.5, 14, rises=10, lags=0.2, beam=40),
    "vine": Form("leaf", 34, 0.7, 10, sways=30, waves=2.0, bow=26, rises=-30, lags=0.46, glow=0.6),
    "smoke": Form("glow", 66, 1.2, 24, sways=26, waves=1.0, rises=40, lags=0.42, glow=0.42),
    "sand": Form("grain", 24, 0.7, 26, bow=56, rises=-76, lags=0.3),
}
"""By the word of a hue."""


def form_of(hue: str) -> str:
    return str((hues.spec(hue) or {}).get("form", PLAIN))


@lru_cache(maxsize=64)
def inks(hue: str) -> tuple[Colour, ...]:
    """The colours of the motes of a hue."""
    found, glow = brushes.palette(hue), FORMS[form_of(hue)].glow
    return tuple(shade(colour, glow) for colour in (found.halo, found.bottom, *(found.lights or (found.rim,))))


def light_of(hue: str) -> Colour:
    """The colour of the light that a hue throws."""
    return brushes.palette(hue).halo


def shade(colour: Colour, part: float) -> Colour:
    return round(colour[0] * part), round(colour[1] * part), round(colour[2] * part)


# --- sprites ----------------------------------------------------------------------------------------------------------


@kept(0.12)
def _large(shape: str, colour: Colour) -> Surface:
    return DRAWN[shape](colour)


@kept(0.12)
def sprite(shape: str, px: int, colour: Colour, level: int, turn: int = 0) -> Surface:
    """A light on black, to be added: `px` high, of `level` LEVELS of its brightness, turned by so many of TURNS."""
    drawn = _large(shape, shade(colour, level / LEVELS))
    high = max(2, px)
    wide = max(2, round(high * drawn.get_width() / drawn.get_height()))
    drawn = pygame.transform.smoothscale(drawn, (wide, high))
    return pygame.transform.rotate(drawn, 360 * turn / TURNS) if turn else drawn


def _glow(colour: Colour) -> Surface:
    """Soft, and white in the middle."""
    made = Surface((TALL, TALL))
    half = TALL / 2
    for radius in range(TALL // 2, 0, -1):
        part = (1 - radius / half) ** 2
        white = max(0.0, part - 0.62) / 0.38
        tone = shade(colour, min(1.0, part * 1.5))
        pygame.draw.circle(made, [round(c + (max(colour) - c) * white * 0.8) for c in tone], (half, half), radius)
    return made


def _streak(colour: Colour) -> Surface:
    return pygame.transform.smoothscale(_glow(colour), (TALL * 3, TALL // 2))


def _drop(colour: Colour) -> Surface:
    """A bead with a bright spot."""
    made = Surface((TALL, TALL))
    half = TALL // 2
    pygame.draw.circle(made, shade(colour, 0.2), (half, half), half)
    pygame.draw.circle(made, shade(colour, 0.75), (half, half), half - 8)
    pygame.draw.circle(made, shade(colour, 0.45), (half + 3, half + 3), half - 15)
    pygame.draw.circle(made, colour, (half - 9, half - 9), 8)
    return made


def _leaf(colour: Colour) -> Surface:
    made = Surface((TALL * 2, TALL))
    edge = [(2 * TALL * n / 12, TALL * 0.44 * math.sin(math.pi * n / 12)) for n in range(13)]
    upper, lower = [(x, TALL / 2 - y) for x, y in edge], [(x, TALL / 2 + y) for x, y in edge]
    pygame.draw.polygon(made, shade(colour, 0.6), upper + lower[::-1])
    pygame.draw.polygon(made, shade(colour, 0.85), [*upper, (2 * TALL, TALL / 2)])
    pygame.draw.line(made, colour, (4, TALL / 2), (2 * TALL - 4, TALL / 2), 4)
    return made


def _grain(colour: Colour) -> Surface:
    made = _glow(shade(colour, 0.35))
    half = TALL // 2
    pygame.draw.polygon(made, colour, [(half, 12), (TALL - 14, half), (half + 4, TALL - 12), (14, half + 5)])
    return made


DRAWN: dict[str, Callable[[Colour], Surface]] = {
    "glow": _glow,
    "streak": _streak,
    "drop": _drop,
    "leaf": _leaf,
    "grain": _grain,
}


@kept(0.1)
def ring(px: int, colour: Colour, level: int) -> Surface:
    """A ring of light on black, to be added: so wide, of `level` LEVELS of its brightness."""
    made = Surface((160, 160))
    for radius in range(79, 40, -1):
        near = 1 - abs(radius - 64) / (15 if radius > 64 else 24)
        if near > 0:
            pygame.draw.circle(made, shade(colour, near**2 * level / LEVELS), (80, 80), radius)
    pygame.draw.circle(made, (0, 0, 0), (80, 80), 40)
    return pygame.transform.smoothscale(made, (px, px))


# --- swarms -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def _chance(count: int, seed: int) -> tuple[tuple[float, float, float, float], ...]:
    """For each of so many motes four numbers of -1 to 1."""
    draw = random.Random(seed).uniform
    return tuple((draw(-1, 1), draw(-1, 1), draw(-1, 1), draw(-1, 1)) for _ in range(min(count, MOST)))


Blits = list[tuple[Surface, Point]]


def _put(into: Blits, shape: str, at: Point, px: float, colour: Colour, light: float, angle: float = 0.0) -> None:
    """One mote; `light` 0 to 1, `angle` in radians, clockwise, of what is not round."""
    level = min(LEVELS, round(light * LEVELS))
    if level <= 0 or px < 1:
        return
    turn = round(-angle / math.tau * TURNS) % TURNS if shape in ("streak", "leaf") else 0
    drawn = sprite(shape, max(2, round(px / 2) * 2), colour, level, turn)
    into.append((drawn, (at[0] - drawn.get_width() / 2, at[1] - drawn.get_height() / 2)))


def _show(surface: Surface, lights: Blits) -> None:
    surface.fblits(lights, pygame.BLEND_RGB_ADD)


def bolt(surface: Surface, k: float, hue: str, start: Point, end: Point, t: float, count: int = 48) -> None:
    """What a hue throws from one point to another: `t` 0 to 1 of its time."""
    form, colours, lights = FORMS[form_of(hue)], inks(hue), list[tuple[Surface, Point]]()
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = max(1.0, math.hypot(dx, dy))
    side = -dy / length, dx / length
    if form.beam:
        _beam(surface, k * form.beam, light_of(hue), start, end, t)
    for number, (stray, turn, speed, size) in enumerate(_chance(count, 1)):
        late = form.lags * (number / count) * FLIES
        gone = (t - late) / (FLIES * (1 - form.lags) * (1 + 0.12 * speed))
        if gone <= 0:
            continue
        part, over = min(1.0, gone * gone * (3 - 2 * gone) if gone < 1 else 1.0), max(0.0, t - late - FLIES * 0.66)
        open_ = math.sin(math.pi * part)
        off = k * (form.spread * stray * (0.4 + open_) + form.sways * math.sin(math.tau * form.waves * part) * open_)
        burst = k * 150 * over * (0.5 + 0.5 * abs(size)) if gone >= 1 else 0.0
        x = start[0] + dx * part + side[0] * off + burst * math.cos(math.pi * (turn + stray))
        y = start[1] + dy * part + side[1] * off + burst * math.sin(math.pi * (turn + stray))
        y -= k * (form.bow * open_ + form.rises * over * 1.6)
        light = min(1.0, gone * 6) if gone < 1 else max(0.0, 1 - over * 2.7)
        px = k * form.size * (1 + (form.ends - 1) * min(1.0, gone * 0.8)) * (0.75 + 0.35 * size)
        angle = math.atan2(dy, dx) if gone < 1 else math.pi * (turn + stray)
        angle += (0.8 * math.cos(math.tau * form.waves * part) + turn) * (form.sprite == "leaf")
        _put(lights, form.sprite, (x, y), px, colours[number % len(colours)], light, angle)
    _show(surface, lights)


def _beam(surface: Surface, wide: float, colour: Colour, start: Point, end: Point, t: float) -> None:
    """A straight light that grows to its end, stands, and goes out from its beginning."""
    head, tail = min(1.0, t / 0.3), max(0.0, (t - 0.55) / 0.35)
    if tail >= 1:
        return
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = max(1.0, math.hypot(dx, dy))
    step = max(4.0, wide * 0.3, far / MOST)
    steps = max(1, round(far * (head - tail) / step))
    level = 2 if t < 0.6 else 1
    drawn = sprite("glow", max(4, round(wide / 2) * 2), colour, level)
    w, h = drawn.get_size()
    parts = [tail + (head - tail) * n / steps for n in range(steps + 1)]
    _show(surface, [(drawn, (start[0] + dx * p - w / 2, start[1] + dy * p - h / 2)) for p in parts])


def stream(surface: Surface, k: float, colour: Colour, start: Point, end: Point, t: float, count: int = 14) -> None:
    """Light that flows in a bow from one point into another."""
    lights: Blits = []
    for number, (stray, _, speed, size) in enumerate(_chance(count, 2)):
        gone = (t - 0.45 * number / count) / (0.5 + 0.05 * speed)
        if not 0 < gone < 1:
            continue
        part = gone * gone * (3 - 2 * gone)
        bow = k * (54 + 26 * stray) * math.sin(math.pi * part)
        x, y = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part - bow
        _put(lights, "glow", (x, y), k * (30 + 8 * size) * (1 - 0.5 * part), colour, min(1.0, 4 * (1 - gone)))
    _show(surface, lights)


def halo(surface: Surface, k: float, colour: Colour, at: Point, t: float) -> None:
    """A ring of light that opens about a point."""
    open_ = 1 - (1 - t) ** 3
    px, level = k * (70 + 200 * open_), round(LEVELS * (1 - t))
    if level > 0:
        drawn = ring(max(8, round(px / 8) * 8), colour, level)
        _show(surface, [(drawn, (at[0] - drawn.get_width() / 2, at[1] - drawn.get_height() / 2))])


def crumbs(surface: Surface, k: float, hue: str, box: pygame.Rect, t: float, count: int = 48) -> None:
    """What rises or falls out of something that comes apart within a box."""
    form, colours, lights = FORMS[form_of(hue)], inks(hue), list[tuple[Surface, Point]]()
    for number, (stray, turn, speed, size) in enumerate(_chance(count, 3)):
        gone = (t - 0.3 * (0.5 + 0.5 * speed)) / 0.7
        if not 0 < gone < 1:
            continue
        x = box.centerx + box.w * 0.5 * stray + k * (form.sways * 0.6 + 10) * math.sin(3 * gone + math.pi * size)
        y = box.centery + box.h * 0.5 * turn - k * form.rises * gone * (1.2 + 0.5 * size)
        px = k * form.size * (0.8 + 0.3 * size) * (1 + (form.ends - 1) * gone)
        _put(lights, form.sprite, (x, y), px, colours[number % len(colours)], math.sin(math.pi * gone),
             math.pi * (stray + gone))  # fmt: skip
    _show(surface, lights)


def dust(surface: Surface, k: float, left: Point, right: Point, t: float, count: int = 44) -> None:
    """Dust that is shaken up along a line."""
    lights: Blits = []
    for stray, up, speed, size in _chance(count, 4):
        gone = t / (0.75 + 0.25 * speed)
        if not 0 < gone < 1:
            continue
        middle = 0.5 + 0.5 * stray
        x = left[0] + (right[0] - left[0]) * middle + k * 26 * stray * gone
        y = left[1] + (right[1] - left[1]) * middle - k * (8 + 46 * (0.5 + 0.5 * up)) * math.sin(math.pi * gone * 0.7)
        _put(lights, "glow", (x, y), k * (20 + 10 * size) * (1 + gone), DUST, 0.75 * (1 - gone))
    _show(surface, lights)


def shares(count: int, most: int = MOST) -> Sequence[int]:
    """How many motes each of several bolts has, so that all together stay few."""
    return [max(16, min(most, 2 * most // max(1, count)))] * count


DUST: Colour = (96, 84, 66)
