"""Shoulders and what covers them."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.table.drawing.people.cloth import DARK_GOLD, GOLD, cloth, creases, piece
from game.table.drawing.people.ink import (
    BLACK,
    Point,
    curve,
    ellipse,
    fill,
    layer,
    line,
    mix,
    tapered,
)
from game.table.drawing.people.looks import CLOTHS, Face
from game.table.drawing.people.skull import MIDDLE, Skull
from game.table.drawing.symbols import Colour

# fmt: off

def _flip(points: Sequence[Point]) -> list[Point]:
    return [(200 - x, y) for x, y in points]


def _shoulders(width: float, top: float) -> list[Point]:
    half = [(MIDDLE - 20, 158), (MIDDLE - 40, top), (MIDDLE - width, top + 16), (MIDDLE - width - 8, 210)]
    return [*half, *_flip(half)[::-1]]


def body(px: int, face: Face, skull: Skull, ink: Colour) -> pygame.Surface:
    """Shoulders and what covers them."""
    colour, trim = CLOTHS[face.colour], CLOTHS[face.trim]
    wide = {"soft": 62.0, "plain": 70.0, "rough": 80.0}[face.build]
    dark = mix(colour, ink, 0.7)
    drawn = pygame.Surface((px, px), pygame.SRCALPHA)

    def put(shown: pygame.Surface) -> None:
        drawn.blit(shown, (0, 0))

    wear = face.wear
    base = _shoulders(wide, 170)
    pleats = creases([[(54, 178), (60, 192), (58, 208)], [(70, 172), (78, 190), (78, 208)],
        [(146, 178), (140, 192), (142, 208)], [(130, 172), (122, 190), (122, 208)]], dark)
    under = colour if wear not in ("apron", "waistcoat") else mix(trim, (255, 255, 255), 0.15)
    neckline = [(78, 158), (86, 174), (100, 184), (114, 174), (122, 158)]
    put(cloth(px, piece(curve([*base[:1], *base[1:]], True)), under, ink, pleats))
    if wear == "apron":
        bib = [(70, 182), (130, 182), (136, 212), (64, 212)]
        put(cloth(px, piece("M" + " L".join(f"{x} {y}" for x, y in bib) + " Z"), colour, ink))
        straps = fill(tapered([(64, 158), (68, 172), (74, 186)], 8, 0.9, 0.9),
            ink) + fill(tapered([(64, 158), (68, 172), (74, 186)], 5.4, 0.9, 0.9), colour)
        straps += fill(tapered([(136, 158), (132, 172), (126, 186)], 8, 0.9, 0.9),
            ink) + fill(tapered([(136, 158), (132, 172), (126, 186)], 5.4, 0.9, 0.9), mix(colour, BLACK, 0.3))
        straps += ellipse(74, 186, 3.2, 3.2, GOLD) + ellipse(126, 186, 3.2, 3.2, DARK_GOLD)
        put(layer(px, straps))
        put(_collar(px, mix(trim, (255, 255, 255), 0.25), ink, 17))
    elif wear == "waistcoat":
        for points in ([(62, 166), (80, 162), (97, 200), (97, 212), (52, 212)],
            _flip([(62, 166), (80, 162), (97, 200), (97, 212), (52, 212)])):
            put(cloth(px, piece(curve(points, True)), colour, ink))
        put(_collar(px, mix(trim, (255, 255, 255), 0.4), ink, 20))
        bow = fill(curve([(100, 172), (88, 166), (86, 178)], True), trim, edge=ink,
            thick=2) + fill(curve([(100, 172), (112, 166), (114, 178)], True), mix(trim, BLACK, 0.3), edge=ink,
            thick=2) + ellipse(100, 172, 3.6, 3.6, mix(trim, BLACK, 0.4))
        put(layer(px, bow))
    elif wear in ("coat", "collar"):
        high = 128 if wear == "collar" else 148
        out = 24 if wear == "collar" else 12
        left = [(78, 160), (70, high + 8), (60 - out * 0.6, high), (46, 172), (60, 196), (92, 212), (98, 196)]
        put(cloth(px, piece(curve([(80, 158), (92, 180), (100, 200), (108, 180), (120, 158), (100, 166)], True)),
            mix(trim, (255, 255, 255), 0.2), ink, lit=False))
        put(cloth(px, piece(curve(_flip(left), True)), mix(colour, BLACK, 0.12), ink,
            creases([_flip([(64, high + 10), (70, 172), (90, 204)])], dark)))
        put(cloth(px, piece(curve(left, True)), mix(colour, (255, 255, 255), 0.07), ink,
            creases([[(64, high + 10), (70, 172), (90, 204)]], dark)))
        edge = line(curve([(74, 158), (68, high + 10), (60 - out * 0.55, high + 2)]), trim,
            2.4) + line(curve(_flip([(74, 158), (68, high + 10), (60 - out * 0.55, high + 2)])),
            mix(trim, BLACK, 0.3), 2.4)
        buttons = "".join(ellipse(x, 196 + 9 * k, 3.0, 3.0, GOLD) for x in (70, 130) for k in range(2))
        put(layer(px, edge + buttons))
    elif wear in ("cloak", "fur", "shawl", "poncho"):
        over = [(66, 150), (52, 160), (26, 180), (18, 212), (182, 212), (174, 180), (148, 160), (134, 150),
            (118, 168), (100, 176), (82, 168)]
        hang = creases([[(56, 166), (46, 186), (44, 210)], [(74, 168), (70, 190), (72, 210)],
            [(126, 168), (130, 190), (128, 210)], [(144, 166), (154, 186), (156, 210)]], dark, 3.4)
        put(cloth(px, piece(curve(over, True)), colour, ink, hang))
        if wear == "fur":
            put(_tufts(px, trim, ink))
        elif wear == "poncho":
            stripe = line(curve([(30, 186), (70, 178), (100, 190), (130, 178), (170, 186)]), trim,
                5) + line(curve([(26, 198), (70, 190), (100, 203), (130, 190), (174, 198)]), mix(trim, ink, 0.3), 3)
            put(layer(px, stripe))
        else:
            hem = line(curve([(66, 152), (82, 169), (100, 177), (118, 169), (134, 152)]), trim, 3.6)
            clasp = ellipse(100, 178, 6.4, 6.4, ink) + ellipse(100, 178, 5, 5, GOLD) + ellipse(98.6, 176.6, 1.8, 1.8,
                (255, 244, 214))
            put(layer(px, hem + clasp))
    elif wear in ("robe", "habit", "tunic"):
        v = [(80, 156), (90, 178), (100, 194), (110, 178), (120, 156), (124, 164), (112, 188), (100, 208), (88, 188),
            (76, 164)]
        put(cloth(px, piece(curve(v, True), 2.0), trim, ink, lit=False))
        if wear == "habit":
            cowl = [(70, 150), (58, 160), (60, 176), (84, 184), (100, 190), (116, 184), (140, 176), (142, 160),
                (130, 150), (116, 168), (100, 174), (84, 168)]
            put(cloth(px, piece(curve(cowl, True)), mix(colour, (255, 255, 255), 0.08), ink,
                creases([[(66, 158), (80, 172), (100, 181)], [(134, 158), (120, 172), (100, 181)]], dark)))
        elif wear == "robe":
            dots = "".join(_spark(x, y, 3.2) for x, y in ((50, 192), (64, 204), (148, 194), (134, 205), (38, 206),
                (160, 208)))
            put(layer(px, fill(dots, GOLD, 0.9)))
        else:
            lace = "".join(line(curve([(95, 178 + n * 8), (105, 183 + n * 8)]), mix(trim, ink, 0.6), 1.8)
                for n in range(3))
            put(layer(px, lace))
    elif wear == "gorget":
        plate = [(72, 152), (66, 172), (40, 184), (34, 212), (166, 212), (160, 184), (134, 172), (128, 152),
            (114, 164), (100, 168), (86, 164)]
        put(cloth(px, piece(curve(plate, True)), colour, ink, creases([[(84, 168), (92, 190), (100, 210)],
            [(116, 168), (108, 190), (100, 210)]], dark, 2)))
        studs = "".join(ellipse(x, y, 2.4, 2.4, trim) for x, y in ((52, 188), (70, 180), (100, 176), (130, 180),
            (148, 188)))
        put(layer(px, line(curve([(72, 153), (86, 165), (100, 169), (114, 165), (128, 153)]), trim, 3.4) + studs))
    elif wear == "scarf":
        wrap = [(70, 146), (64, 160), (72, 174), (100, 182), (128, 174), (136, 160), (130, 146), (116, 158),
            (100, 162), (84, 158)]
        put(cloth(px, piece(curve([(112, 170), (126, 168), (150, 182), (168, 206), (150, 200), (128, 192)], True)),
            mix(trim, BLACK, 0.15), ink))
        put(cloth(px, piece(curve(wrap, True)), trim, ink, creases([[(68, 156), (84, 168), (110, 172)],
            [(74, 168), (96, 177), (126, 170)], [(132, 154), (120, 164), (104, 167)]], mix(trim, ink, 0.7))))
    elif wear == "ruff":
        rim = []
        for n in range(27):
            a = math.radians(-14 + 208 * n / 26)
            r = 1.0 if n % 2 else 0.86
            rim.append((100 + 50 * r * math.cos(a), 158 + 26 * r * math.sin(a) * (1 if math.sin(a) > 0 else 0.4)))
        folds = [[(100 + 18 * math.cos(math.radians(a)), 156 + 8 * math.sin(math.radians(a))),
            (100 + 46 * math.cos(math.radians(a)), 158 + 23 * math.sin(math.radians(a)))] for a in range(0, 181, 14)]
        put(cloth(px, piece(curve(rim, True), 2.0), trim, ink, creases(folds, mix(trim, ink, 0.5), 2.0)))
    _ = neckline
    return drawn


def _collar(px: int, colour: Colour, ink: Colour, out: float) -> pygame.Surface:
    left = [(80, 152), (76, 162), (80 - out * 0.5, 178), (100, 174), (92, 164)]
    drawn = cloth(px, piece(curve(_flip(left), True), 2.0), mix(colour, BLACK, 0.16), ink, lit=False)
    drawn.blit(cloth(px, piece(curve(left, True), 2.0), colour, ink, lit=False), (0, 0))
    return drawn


def _tufts(px: int, colour: Colour, ink: Colour) -> pygame.Surface:
    rim: list[Point] = []
    for n in range(41):
        t = n / 40
        x = 30 + 140 * t
        y = 150 + 36 * math.sin(math.pi * t) + (7 if n % 2 else -4)
        rim.append((x, y + 14))
    upper = [(62 + 76 * t, 140 + 24 * math.sin(math.pi * t) + (3 if n % 2 else -3)) for n in range(21)
        for t in [1 - n / 20]]
    path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in [*rim, *upper]) + " Z"
    hairs = [[(x * 0.75 + 25, y - 16), (x, y - 2)] for x, y in rim[1::2]] + [[(x, y - 12), (x + 1, y - 3)] for x,
        y in rim[::3]]
    return cloth(px, piece(path, 2.0), colour, ink, creases(hairs, mix(colour, ink, 0.65), 2.2))


def _spark(x: float, y: float, r: float) -> str:
    return (f"M{x} {y - r} L{x + r * 0.28} {y - r * 0.28} L{x + r} {y} L{x + r * 0.28} {y + r * 0.28} L{x}"
        f" {y + r} L{x - r * 0.28} {y + r * 0.28} L{x - r} {y} L{x - r * 0.28} {y - r * 0.28} Z ")
