"""Hair and beards: masses with a light and a dark side, and strands along them."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pygame

from game.table.drawing.people.ink import BLACK, Point, curve, ellipse, fill, layer, masked, mix, soft, tapered, within
from game.table.drawing.people.looks import HAIRS, Face
from game.table.drawing.people.skull import MIDDLE, Skull
from game.table.drawing.symbols import Colour

Strand = list[Point]
PALE = ("white", "silver", "grey", "straw", "gold")

# fmt: off


def fan(first: Sequence[Point], last: Sequence[Point], count: int) -> list[Strand]:
    """Strands between the first and the last one."""
    found = []
    for n in range(count):
        t = n / max(1, count - 1)
        found.append([(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(first, last, strict=True)])
    return found


def mass(
    px: int, body: str, colour: Colour, ink: Colour, strands: Sequence[Strand], seed: int, thick: float = 2.6
) -> pygame.Surface:
    """A mass of hair: `body` is its paths, unfilled; strands lie along it."""
    rng = random.Random(seed)
    pale = sum(colour) > 430
    dark, deep = mix(colour, ink, 0.42 if pale else 0.5), mix(colour, ink, 0.72)
    light = mix(colour, (255, 244, 220), 0.55 if pale else 0.36)
    drawn = layer(px, body.replace("FILL", "#{:02x}{:02x}{:02x}".format(*colour)))
    mask = masked(drawn)
    drawn.blit(within(soft(px, '<path d="M112 0 H220 V220 H96 C118 150 128 90 112 0 Z"/>', dark, 0.72, 7), mask),
        (0, 0))
    drawn.blit(within(soft(px, ellipse(78, 52, 25, 14, BLACK), light, 0.6, 6), mask), (0, 0))
    paint = ""
    for strand in strands:
        shift = rng.uniform(-1.6, 1.6)
        moved = [(x + shift + rng.uniform(-0.8, 0.8), y + rng.uniform(-1.2, 1.2)) for x, y in strand]
        lit = rng.random() < (0.5 if moved[len(moved) // 2][0] < 104 else 0.16)
        paint += fill(tapered(moved, rng.uniform(1.1, thick)), light if lit else deep, 0.62 if lit else 0.6)
    drawn.blit(within(layer(px, paint), mask), (0, 0))
    edges = "".join(f"{part}/>" for part in body.split("/>") if "stroke=" in part)
    if edges:
        drawn.blit(layer(px, edges.replace("FILL", "none")), (0, 0))
    return drawn


def shape(points: Sequence[Point], ink: Colour, thick: float = 2.4) -> str:
    return (
        f'<path d="{curve(points, True)}" fill="FILL" stroke="#{ink[0]:02x}{ink[1]:02x}{ink[2]:02x}"'
        f' stroke-width="{thick}" stroke-linejoin="round"/>'
    )


def colour_of(face: Face) -> Colour:
    return HAIRS[face.hair_colour]


# Where hair lies


def _cap(skull: Skull, grow: float, line_: Sequence[tuple[float, float]], low: float = 96) -> list[Point]:
    """Over the skull, from one ear to the other, with the hair line `line_` from left to right."""
    s, t = skull.shape.skull, skull.turn
    near = [(MIDDLE - (s + grow * 0.9) - t * 1.5, low), (MIDDLE - (s + grow) - t * 2, 72),
        (MIDDLE - s * 0.72 - grow * 0.7 - t * 2, 48 - grow * 0.5)]
    top = [(MIDDLE - t * 2.5, 40.5 - grow)]
    far = [(MIDDLE + s * 0.72 + grow * 0.7 - t * 2, 48 - grow * 0.5), (MIDDLE + s + grow - t * 2, 72),
        (MIDDLE + s + grow * 0.9 - t * 1.5, low)]
    return [*near, *top, *far, *[skull.at(u, v) for u, v in reversed(line_)]]


SHORT = [(-34.5, 93), (-34, 80), (-31, 67), (-20, 58), (0, 56), (20, 58), (31, 67), (34, 80), (34.5, 93)]
HIGH = [(-34.5, 93), (-34, 78), (-32, 62), (-22, 49), (-9, 55), (0, 56.5), (9, 55), (22, 49), (32, 62), (34, 78),
    (34.5, 93)]
SWEPT = [(-34.5, 92), (-34, 78), (-30, 64), (-19, 54), (-13, 52), (-4, 61), (12, 66), (26, 64), (33, 76), (34.5, 92)]
CURTAIN = [(-36, 104), (-35, 84), (-29, 70), (-16, 58), (-4, 50), (6, 57), (20, 64), (31, 74), (35, 86), (36, 104)]
FRINGE = [(-36, 104), (-34, 84), (-30, 80), (-18, 80.5), (0, 81), (18, 80.5), (30, 80), (34, 84), (36, 104)]


def _crown_strands(skull: Skull, count: int = 26, low: float = 88) -> list[Strand]:
    t = skull.turn
    left = fan([(96 - t * 3, 40), (78, 46), (64, 62), (61, low)], [(98 - t * 3, 42), (92, 50), (88, 55), (86, 60)],
        count // 2)
    right = fan([(102 - t * 3, 42), (108, 50), (112, 55), (114, 60)],
        [(104 - t * 3, 40), (122, 46), (136, 62), (139, low)], count // 2)
    return left + right


def _blobs(points: Sequence[tuple[float, float, float]], ink: Colour) -> str:
    """Round tufts: all edges first, so that they become one mass."""
    edge = "#{:02x}{:02x}{:02x}".format(*ink)
    rims = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r + 1.3:.1f}" fill="{edge}"/>' for x, y, r in points)
    return rims + "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="FILL"/>' for x, y, r in points)


def _round(cx: float, cy: float, rx: float, ry: float, begin: float, end: float, count: int, r: float,
    rng: random.Random) -> list[tuple[float, float, float]]:
    found = []
    for n in range(count):
        a = math.radians(begin + (end - begin) * n / max(1, count - 1))
        found.append((cx + rx * math.cos(a) + rng.uniform(-1.5, 1.5), cy - ry * math.sin(a) + rng.uniform(-1.5, 1.5),
            r * rng.uniform(0.85, 1.2)))
    return found


def _swirls(points: Sequence[tuple[float, float, float]]) -> list[Strand]:
    found = []
    for x, y, r in points:
        found.append([(x - r * 0.7, y + r * 0.2), (x - r * 0.2, y - r * 0.62), (x + r * 0.55, y - r * 0.2),
            (x + r * 0.3, y + r * 0.45)])
        found.append([(x - r * 0.4, y + r * 0.55), (x + r * 0.1, y + r * 0.1), (x + r * 0.1, y - r * 0.3)])
    return found


def _braid(x: float, y: float, length: int, lean: float) -> list[tuple[float, float, float]]:
    return [(x + lean * n + (2.4 if n % 2 else -2.4), y + n * 7.6, 6.8 - n * 0.16) for n in range(length)]


def back(px: int, face: Face, skull: Skull, ink: Colour, seed: int) -> pygame.Surface | None:
    """What lies behind the head."""
    rng, style, colour = random.Random(seed), face.hair, mix(colour_of(face), ink, 0.2)
    t, s = skull.turn, skull.shape.skull
    body, strands = "", []
    points: list[Point]
    if style in ("bob", "fringe"):
        points = [(MIDDLE - t * 2, 33), (MIDDLE - s - 9, 62), (MIDDLE - s - 11, 100), (MIDDLE - s - 9, 134),
            (MIDDLE - s + 8, 146), (MIDDLE + s - 8, 146), (MIDDLE + s + 9, 134), (MIDDLE + s + 11, 100),
            (MIDDLE + s + 9, 62)]
        body = shape(points, ink)
        strands = fan([(62, 60), (56, 100), (60, 142)], [(78, 60), (74, 110), (76, 146)],
            7) + fan([(122, 60), (126, 110), (124, 146)], [(138, 60), (144, 100), (140, 142)], 7)
    elif style in ("long", "braid", "braids"):
        low = 206 if style == "long" else 138
        points = [(MIDDLE - t * 2, 33), (MIDDLE - s - 8, 60), (MIDDLE - s - 11, 100),
            (MIDDLE - s - (15 if low > 200 else 9), low * 0.73), (MIDDLE - s - (18 if low > 200 else 2), low),
            (MIDDLE + s + (18 if low > 200 else 2), low), (MIDDLE + s + (15 if low > 200 else 9), low * 0.73),
            (MIDDLE + s + 11, 100), (MIDDLE + s + 8, 60)]
        body = shape(points, ink)
        strands = fan([(60, 70), (50, 120), (42, low)], [(80, 70), (72, 130), (70, low)],
            10) + fan([(120, 70), (128, 130), (130, low)], [(140, 70), (150, 120), (158, low)], 10)
    elif style == "afro":
        puffs = [*_round(MIDDLE - t * 2, 76, 50, 48, -28, 208, 20, 13, rng), (MIDDLE, 66, 48)]
        body, strands = _blobs(puffs, ink), _swirls(puffs[:-1])
    elif style == "curls":
        puffs = [*_round(MIDDLE - t * 2, 78, 43, 42, -34, 214, 17, 10, rng), (MIDDLE, 70, 42)]
        body, strands = _blobs(puffs, ink), _swirls(puffs[:-1])
    elif style == "mane":
        for n in range(19):
            a = math.radians(-62 + 304 * n / 18)
            far = (61 if n % 2 == 0 else 53) + rng.uniform(-3, 3)
            x, y = math.cos(a), -math.sin(a)
            wind = 9 * (1 - abs(x))
            lock = [(MIDDLE + 20 * x, 80 + 20 * y), (MIDDLE + 43 * x + 2, 80 + 43 * y - 2),
                (MIDDLE + far * x + wind, 80 + far * y + 3 * x)]
            body += fill(tapered(lock, 31, 1.0, 0.0), ink) + fill(tapered(lock, 26, 1.0, 0.0), "FILL")
            strands += [[(px_ + k, py_) for px_, py_ in lock] for k in (-3, 0, 3)]
    elif style == "tail":
        side = -skull.far
        points = [(MIDDLE + side * 30, 60), (MIDDLE + side * 52, 72), (MIDDLE + side * 58, 110),
            (MIDDLE + side * 50, 150), (MIDDLE + side * 56, 188), (MIDDLE + side * 40, 168), (MIDDLE + side * 36, 120)]
        body = shape(points, ink)
        strands = fan([(MIDDLE + side * 40, 70), (MIDDLE + side * 46, 120), (MIDDLE + side * 42, 160)],
            [(MIDDLE + side * 50, 74), (MIDDLE + side * 56, 116), (MIDDLE + side * 53, 176)], 7)
    elif style in ("bun", "topknot"):
        x, y, r = (MIDDLE - t * 10, 29, 15) if style == "bun" else (MIDDLE - t * 4, 27, 11)
        body = _blobs([(x, y, r)], ink)
        strands = fan([(x - r, y + 2), (x, y - r), (x + r, y + 2)],
            [(x - r * 0.4, y + 8), (x, y), (x + r * 0.5, y + 8)], 5)
        if style == "topknot":
            tip = [(x - 5, y - 8), (x - 13, y - 22), (x - 2, y - 17), (x + 6, y - 25), (x + 6, y - 8)]
            body = shape(tip, ink) + body
    elif style == "locks":
        return _locks(px, skull, colour, ink, rng, back_=True)
    return mass(px, body, colour, ink, strands, seed) if body else None


def _locks(px: int, skull: Skull, colour: Colour, ink: Colour, rng: random.Random, back_: bool) -> pygame.Surface:
    body, strands = "", []
    sides = [(-1, n) for n in range(5)] + [(1, n) for n in range(5)]
    for side, n in sides if back_ else []:
        x0, y0 = MIDDLE + side * (24 + n * 4.4), 62 + n * 2
        x1 = MIDDLE + side * (44 + n * 4.5) + rng.uniform(-3, 3)
        points = [(x0, y0), (MIDDLE + side * (42 + n * 3), 104), (x1, 140),
            (x1 - side * rng.uniform(0, 8), 168 + rng.uniform(-8, 14))]
        body += fill(tapered(points, 12, 0.9, 0.5), ink) + fill(tapered(points, 9, 0.9, 0.5), "FILL")
        strands += [[(x - 4, y + k * 9), (x + 4, y + k * 9 + 3)] for x, y in points[1:3] for k in range(4)]
    return mass(px, body, colour, ink, strands, 5)


def front(px: int, face: Face, skull: Skull, ink: Colour, seed: int) -> pygame.Surface | None:
    """What lies over the forehead and before the shoulders."""
    rng, style, colour = random.Random(seed + 1), face.hair, colour_of(face)
    t, s = skull.turn, skull.shape.skull
    if style == "bald":
        return None
    body, strands = "", []
    if style in ("cropped", "topknot", "bun", "tail", "locks", "receding"):
        hairline = HIGH if style == "receding" else SHORT
        body = shape(_cap(skull, 2.4 if style in ("cropped", "receding") else 4.0, hairline), ink)
        strands = _crown_strands(skull)
        if style in ("bun", "topknot", "tail"):
            strands = fan([(66, 80), (74, 56), (96 - t * 6, 38)], [(134, 80), (126, 56), (104 - t * 6, 38)], 22)
        if style == "cropped":
            strands = [[(x, y), (x + rng.uniform(-1, 2), y + 4.5)] for x in range(60, 142, 4) for y in range(38, 96, 7)]
        if style == "locks":
            for n in range(7):
                x = MIDDLE - 27 + n * 9
                points = [(MIDDLE - t * 3, 40), (x * 0.6 + MIDDLE * 0.4, 46), (x, 58 + abs(n - 3) * 1.5)]
                body += fill(tapered(points, 9, 0.9, 0.8), ink) + fill(tapered(points, 6.4, 0.9, 0.8), "FILL")
    elif style == "tonsure":
        band = [skull.at(u, v) for u, v in ((-36, 94), (-37, 76), (-30, 58), (-14, 52), (0, 51), (14, 52), (30, 58),
            (37, 76), (36, 94), (34, 78), (27, 68), (14, 62.5), (0, 61.5), (-14, 62.5), (-27, 68), (-34, 78))]
        body = shape(band, ink)
        strands = [[skull.at(u, 51 + abs(u) * 0.24), skull.at(u * 1.03, 63 + abs(u) * 0.30)] for u in range(-33, 34, 3)]
    elif style == "swept":
        cap = _cap(skull, 7.0, SWEPT)
        body = shape(cap, ink)
        strands = fan([(84, 50), (74, 44), (62, 62), (60, 86)], [(86, 54), (84, 48), (78, 52), (70, 64)], 9)
        strands += fan([(86, 54), (104, 58), (122, 66), (134, 68)], [(86, 46), (112, 34), (140, 56), (142, 88)], 18)
    elif style == "curls":
        puffs = _round(MIDDLE + t * 3, 92, 37, 39, 22, 158, 10, 9.5, rng) + _round(MIDDLE - t * 2, 80, 34, 38, 30,
            150, 8, 10, rng)
        puffs += [(MIDDLE - 40, 88, 7), (MIDDLE + 40, 88, 7)]
        body, strands = _blobs(puffs, ink), _swirls(puffs)
    elif style == "afro":
        puffs = _round(MIDDLE + t * 4, 98, 39, 42, 16, 164, 13, 7.5, rng) + _round(MIDDLE, 80, 34, 36, 20, 160, 9, 12,
            rng)
        body, strands = _blobs(puffs, ink), _swirls(puffs)
    elif style in ("bob", "long", "braid", "braids"):
        low = 132 if style == "bob" else 118 if style != "long" else 168
        left = [(MIDDLE - t * 3 - 4, 34), (MIDDLE - s * 0.7 - 6, 42), (MIDDLE - s - 9, 66), (MIDDLE - s - 10, 100),
            (MIDDLE - s - 8, low), skull.at(-34, low - 6), skull.at(-34.5, 96), skull.at(-30, 76), skull.at(-17, 62),
            skull.at(-5, 48)]
        right = [(MIDDLE - t * 3 - 6, 34), (MIDDLE + s * 0.7 + 6, 41), (MIDDLE + s + 9, 66), (MIDDLE + s + 10, 100),
            (MIDDLE + s + 8, low), skull.at(35, low - 6), skull.at(34, 96), skull.at(31, 78), skull.at(20, 66),
            skull.at(4, 57), skull.at(-6, 46)]
        body = shape(left, ink) + shape(right, ink)
        strands = fan([(94, 38), (66, 48), (57, 80), (56, low)], [(94, 46), (82, 60), (70, 78), (64, low - 10)], 12)
        strands += fan([(97, 46), (118, 62), (132, 80), (138, low - 10)],
            [(100, 37), (134, 46), (144, 80), (144, low)], 14)
        if style in ("braid", "braids"):
            for side in (-skull.far,) if style == "braid" else (-1, 1):
                puffs = _braid(MIDDLE + side * (s + 1), 128, 10, side * 0.6)
                body += _blobs(puffs, ink)
                for x, y, r in puffs:
                    strands += [[(x - r * 0.7, y - 3), (x, y + 1), (x + r * 0.7, y - 2)],
                        [(x - r * 0.6, y + 1), (x, y + 4), (x + r * 0.6, y + 1)]]
    elif style == "fringe":
        body = shape(_cap(skull, 8.0, FRINGE, 128), ink)
        strands = fan([(62, 56), (58, 90), (60, 126)], [(72, 48), (66, 66), (67, 80)], 6)
        strands += fan([(84, 40), (72, 60), (72, 81)], [(112, 40), (128, 60), (128, 81)], 18)
        strands += fan([(128, 48), (134, 66), (133, 80)], [(138, 56), (142, 90), (140, 126)], 6)
    elif style == "mohawk":
        crest = [(84, 58), (78, 34), (86, 38), (88, 14), (98, 28), (108, 8), (112, 28), (124, 20), (120, 40),
            (118, 58), (108, 63), (100, 64), (92, 63)]
        path = "M" + " L".join(f"{x - t * 3:.1f} {y}" for x, y in crest) + " Z"
        edge = "#{:02x}{:02x}{:02x}".format(*ink)
        shaved = mix(mix(colour, (200, 160, 130), 0.45), ink, 0.15)
        body = f'<path d="{path}" fill="FILL" stroke="{edge}" stroke-width="2.4" stroke-linejoin="round"/>'
        strands = [[(x - t * 3, 62), (x - t * 3 + (x - 100) * 0.2, 44), (x - t * 3 + (x - 100) * 0.5, 22)]
            for x in range(86, 118, 2)]
        stubble = _cap(skull, 0.6, SHORT)
        drawn = layer(px, fill(curve(stubble, True), shaved, 0.75))
        drawn.blit(mass(px, body, colour, ink, strands, seed), (0, 0))
        return drawn
    elif style == "mane":
        line_ = [(-34, 92), (-31, 78), (-26, 80), (-22, 66), (-14, 72), (-8, 58), (2, 68), (10, 57), (18, 70),
            (25, 64), (30, 79), (34, 92)]
        cap = _cap(skull, 7.5, line_)
        path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in cap) + " Z"
        body = (f'<path d="{path}" fill="FILL" stroke="#{ink[0]:02x}{ink[1]:02x}{ink[2]:02x}"'
            f' stroke-width="2.4" stroke-linejoin="round"/>')
        strands = _crown_strands(skull, 34)
    return mass(px, body, colour, ink, strands, seed) if body else None


# Beards


def beard(px: int, face: Face, skull: Skull, ink: Colour, seed: int) -> pygame.Surface | None:
    """What grows on the jaw; the mouth is drawn over it."""
    style, at, mouth, chin = face.beard, skull.at, skull.mouth, skull.shape.chin_y
    colour = colour_of(face)
    if style in ("none", "moustache", "handlebar"):
        return None
    if style == "stubble":
        jaw = [at(-33, 104), at(-30, 120), at(-20, chin - 4), at(0, chin), at(20, chin - 4), at(30, 120), at(33, 104),
            at(22, 114), at(13, mouth - 5), at(0, skull.nose + 4), at(-13, mouth - 5), at(-22, 114)]
        return soft(px, fill(curve(jaw, True), BLACK), mix(colour, ink, 0.5), 0.42, 1.8)
    s = skull.shape
    if style in ("goatee", "chin"):
        low = chin + (8 if style == "goatee" else 16)
        points = [at(-13, mouth + 5), at(-14, chin - 5), at(-6, chin + 3), at(0, low), at(6, chin + 3),
            at(14, chin - 5), at(13, mouth + 5), at(0, mouth + 8.5)]
        if style == "goatee":
            points = [at(-15, skull.nose + 5), at(-16, mouth + 4), at(-13, chin - 2), at(0, low), at(13, chin - 2),
                at(16, mouth + 4), at(15, skull.nose + 5), at(11, mouth + 2), at(6, mouth + 7), at(0, mouth + 8),
                at(-6, mouth + 7), at(-11, mouth + 2)]
        strands = fan([at(-13, mouth + 2), at(-12, chin - 4), at(-3, low - 2)],
            [at(13, mouth + 2), at(12, chin - 4), at(3, low - 2)], 16)
        return mass(px, shape(points, ink, 1.9), colour, ink, strands, seed + 2)
    if style == "sideburns":
        body = ""
        strands = []
        for side in (-1, 1):
            points = [at(side * 37, 88), at(side * 40, 106), at(side * 37, 124), at(side * 29, mouth + 6),
                at(side * 22, mouth + 3), at(side * 26, 116), at(side * 31, 104)]
            body += shape(points, ink, 1.9)
            strands += fan([at(side * 38, 92), at(side * 38, 110), at(side * 33, 128)],
                [at(side * 33, 100), at(side * 30, 114), at(side * 24, mouth + 3)], 8)
        return mass(px, body, colour, ink, strands, seed + 2)
    low = {"full": chin + 9, "long": chin + 42, "forked": chin + 30}[style]
    wide = s.jaw + 3
    left = [at(-38, 90), at(-39.5, 108), (MIDDLE + skull.turn * 5 - wide - 1, s.jaw_y + 4),
        (MIDDLE + skull.turn * 7 - wide * 0.7, chin + 2 + (low - chin) * 0.42)]
    right = [(MIDDLE + skull.turn * 7 + wide * 0.7, chin + 2 + (low - chin) * 0.42),
        (MIDDLE + skull.turn * 5 + wide + 1, s.jaw_y + 4), at(39.5, 108), at(38, 90)]
    tip = [at(-13, low - 3), at(0, low), at(13, low - 3)] if style != "forked" else [at(-15, low), at(0, low - 19),
        at(15, low)]
    inner = [at(32, 100), at(24, 112), at(17, mouth - 6.5), at(8, skull.nose + 3.5), at(0, skull.nose + 5),
        at(-8, skull.nose + 3.5), at(-17, mouth - 6.5), at(-24, 112), at(-32, 100)]
    points = [*left, *tip, *right, *inner]
    strands = fan([at(-36, 100), at(-33, s.jaw_y), at(-16, low - 4)],
        [at(-9, mouth + 8), at(-6, chin), at(-3, low - 4)], 15)
    strands += fan([at(9, mouth + 8), at(6, chin), at(3, low - 4)], [at(36, 100), at(33, s.jaw_y), at(16, low - 4)], 15)
    strands += fan([at(-5, mouth + 9), at(-2, chin + 2), at(-1, low - 6)],
        [at(5, mouth + 9), at(2, chin + 2), at(1, low - 6)], 6)
    return mass(px, shape(points, ink), colour, ink, strands, seed + 2, 3.0)


def moustache(px: int, face: Face, skull: Skull, ink: Colour, lift: float, seed: int) -> pygame.Surface | None:
    """It lies over the upper lip and moves with the mouth: `lift` is by how much its corners rise."""
    style, at = face.beard, skull.at
    if style not in ("full", "long", "forked", "moustache", "handlebar"):
        return None
    y, colour = skull.mouth - 3.2, colour_of(face)
    tips = {"handlebar": (26, -7.5), "moustache": (20, 4.5)}.get(style, (17, 6.0))
    body, strands = "", []
    for side in (-1, 1):
        tip = at(side * tips[0], y + tips[1] - lift, 2)
        points = [at(0, y - 3.6, 3), at(side * 8, y - 5.0 - lift * 0.1, 3), at(side * 16, y - 2.6 - lift * 0.5, 2.5),
            tip, at(side * 14, y + 3.6 - lift * 0.5, 2.5), at(side * 6, y + 2.8, 3), at(0, y + 1.4, 3)]
        if style == "handlebar":
            points.insert(3, at(side * 21, y - 0.4 - lift * 0.7, 2))
        body += shape(points, ink, 1.8)
        strands += fan([at(side * 1, y - 3, 3), at(side * 9, y - 3.6, 3), tip],
            [at(side * 1, y + 1, 3), at(side * 8, y + 2.2, 3), tip], 6)
    return mass(px, body, colour, ink, strands, seed + 3, 1.9)
