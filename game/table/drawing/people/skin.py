"""Head, ears and neck: the form of a face before anything on it moves."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.table.drawing.people.ink import (
    BLACK,
    Point,
    curve,
    ellipse,
    fill,
    layer,
    line,
    masked,
    mix,
    soft,
    tapered,
    within,
)
from game.table.drawing.people.looks import AGES, SKINS, Face
from game.table.drawing.people.skull import EYES, MIDDLE, Skull
from game.table.drawing.symbols import Colour

# fmt: off


@dataclass(frozen=True)
class Tones:
    """Of skin in the light of a world."""

    base: Colour
    light: Colour
    shade: Colour
    deep: Colour
    blush: Colour
    ink: Colour


def tones(face: Face, ink: Colour, dusk: Colour, lamp: Colour) -> Tones:
    base = mix(SKINS[face.skin], lamp, 0.07)
    dark = sum(base) < 330
    return Tones(
        base,
        mix(base, mix(lamp, (255, 255, 255), 0.5), 0.30 if dark else 0.46),
        mix(mix(base, dusk, 0.46), BLACK, 0.18),
        mix(mix(base, dusk, 0.58), BLACK, 0.38),
        mix(base, (196, 60, 44), 0.34 if dark else 0.42),
        ink,
    )


def years(face: Face) -> int:
    return AGES.index(face.age)


def neck(px: int, face: Face, skull: Skull, tone: Tones) -> pygame.Surface:
    wide = {"soft": 17.5, "plain": 21, "rough": 25.5}[face.build]
    mid = MIDDLE + skull.turn * 1.5
    shape = curve(
        [
            (mid - wide, 120), (mid - wide + 0.5, 152), (mid - wide - 10, 172), (mid - wide - 14, 206),
            (mid + wide + 14, 206), (mid + wide + 10, 172), (mid + wide - 0.5, 152), (mid + wide, 120),
        ],
        closed=True,
    )  # fmt: skip
    drawn = layer(px, fill(shape, tone.base, edge=tone.ink, thick=2.2))
    mask = masked(drawn)
    chin = skull.shape.chin_y
    under = [(50, 100), (150, 100), (150, chin + 10), (mid + 14, chin + 15), (mid - 8, chin + 12), (50, chin + 2)]
    drawn.blit(within(soft(px, fill(curve(under, True), BLACK), tone.deep, 0.85, 2.4), mask), (0, 0))
    side = [(mid + 4, 130), (mid + wide + 20, 130), (mid + wide + 20, 206), (mid + 12, 206)]
    drawn.blit(within(soft(px, fill(curve(side, True), BLACK), tone.shade, 0.8, 5), mask), (0, 0))
    cords = line(curve([(mid - wide + 5, 156), (mid - 9, 176), (mid - 5, 186)]), tone.deep, 1.6, 0.5)
    cords += line(curve([(mid + wide - 5, 156), (mid + 8, 176), (mid + 4, 186)]), tone.deep, 1.6, 0.5)
    drawn.blit(layer(px, cords), (0, 0))
    return drawn


def _ear(skull: Skull, side: int, tone: Tones) -> str:
    turned = skull.turn * side
    x = MIDDLE + side * (skull.shape.skull + 1.2 - max(0.0, turned) * 4) - skull.turn * 2.6
    wide = 6.2 - max(0.0, turned) * 5 + max(0.0, -turned) * 2.4
    y = EYES + 8
    shape = [
        (x - side * 3, y - 12), (x + side * wide * 0.7, y - 14), (x + side * (wide + 1.4), y - 6),
        (x + side * wide * 0.7, y + 6), (x + side * 0.6, y + 13), (x - side * 4, y + 9),
    ]  # fmt: skip
    inner = [(x + side * wide * 0.1, y - 9), (x + side * wide * 0.8, y - 7), (x + side * wide * 0.35, y + 4)]
    paint = mix(tone.base, tone.shade, 0.55 if side > 0 else 0.12)
    return (
        fill(curve(shape, True), mix(paint, tone.blush, 0.3), edge=tone.ink, thick=2.0)
        + line(curve(inner), tone.deep, 1.7, 0.8)
    )


def head(px: int, face: Face, skull: Skull, tone: Tones) -> pygame.Surface:
    """Ears and head, lit from the left above."""
    outline = curve(skull.outline(), closed=True)
    ears = sorted((-1, 1), key=lambda side: skull.turn * side)
    drawn = layer(px, "".join(_ear(skull, side, tone) for side in ears) + fill(outline, tone.base, edge=tone.ink,
        thick=2.6))
    mask = masked(layer(px, fill(outline, BLACK)))
    for body, colour, alpha, blur in _form(face, skull, tone):
        drawn.blit(within(soft(px, body, colour, alpha, blur), mask), (0, 0))
    drawn.blit(within(layer(px, _lines(face, skull, tone)), mask), (0, 0))
    return drawn


def _form(face: Face, skull: Skull, tone: Tones) -> list[tuple[str, Colour, float, float]]:
    """Patches of light and shade: what each covers, its colour, how strong and how soft it is."""
    at, mouth, nose = skull.at, skull.mouth, skull.nose
    s = skull.shape
    old, gaunt = years(face), 1.0 if face.shape in ("gaunt", "long") else 0.0
    edge = 150
    cheek_in = 25 - gaunt * 3 + max(0.0, skull.turn) * 3
    terminator = [
        at(24, 44), at(31, 62), at(30.5, 78), at(32.5, 88), at(cheek_in + 5, 97), at(cheek_in + 3.5, 106),
        at(cheek_in - 2 - gaunt * 2, 117),
        at(19, mouth + 2), at(16, mouth + 11), at(7, s.chin_y + 1), (edge, s.chin_y + 14), (edge, 40),
    ]  # fmt: skip
    wide = [at(6, 40), at(20, 62), at(19, 80), at(24, 94), at(20, 108), at(15, mouth), at(9, s.chin_y - 2),
        (edge, s.chin_y + 14), (edge, 40)]
    found = [
        (fill(curve(wide, True), BLACK), tone.shade, 0.5, 8.0),
        (fill(curve(terminator, True), BLACK), tone.shade, 1.0, 1.3),
    ]
    sockets = ""
    for side in (-1, 1):
        x, y = at(side * 17, EYES - 3)
        sockets += ellipse(x, y, 12.5, 8.2, BLACK)
    found.append((sockets, tone.shade, 0.50 + 0.1 * old, 3.0))
    found.append((fill(curve([at(-5, 86), at(5, 86), at(8, 100), at(11, nose + 1), at(2, nose + 3), at(1, 100)],
        True), BLACK), tone.shade, 0.55, 1.6))
    found.append((ellipse(*at(1.5, mouth + 8.4), 9, 2.6, BLACK), tone.shade, 0.75, 1.8))
    found.append((ellipse(*at(0, nose + 4.5), 7.5, 2.2, BLACK), tone.shade, 0.55, 1.4))
    if gaunt or old > 1:
        hollow = [at(-31, 108), at(-24, 110), at(-19, 120), at(-21, mouth + 4), at(-28, 122)]
        found.append((fill(curve(hollow, True), BLACK), tone.shade, 0.55 if gaunt else 0.35, 2.6))
    if old > 1:
        bags = "".join(ellipse(*at(side * 17, EYES + 8.5), 8.5, 3.0, BLACK) for side in (-1, 1))
        found.append((bags, tone.shade, 0.45, 1.6))
    blush = ellipse(*at(-23, 108), 9.5, 6.5, BLACK) + ellipse(*at(23, 108), 8, 6,
        BLACK) + ellipse(*at(1, nose - 2, 5), 7, 5, BLACK)
    found.append((blush, tone.blush, {"soft": 0.52, "plain": 0.36, "rough": 0.46}[face.build], 4.0))
    light = (
        ellipse(*at(-14, 62), 15, 11, BLACK) + ellipse(*at(-24, 102), 8.5, 5.2, BLACK)
        + ellipse(*at(-4, s.chin_y - 8), 6.5, 4.5, BLACK)
    )  # fmt: skip
    found.append((light, tone.light, 0.62, 4.4))
    bridge = fill(tapered([at(-1.5, 88), at(-1.8, 100, 2.5), at(-1.5, nose - 5, 6)], 4.4, 0.5, 0.9), BLACK)
    found.append((bridge + ellipse(*at(-1.6, nose - 4.4, 6), 3.0, 2.6, BLACK), tone.light, 0.85, 1.1))
    back = [at(39, 74), at(38, 96), at(34, 112), at(27, s.jaw_y + 2), at(34, s.jaw_y), (edge, 110), (edge, 74)]
    found.append((fill(curve(back, True), BLACK), mix(tone.base, tone.shade, 0.3), 0.34, 2.2))
    return found


def _lines(face: Face, skull: Skull, tone: Tones) -> str:
    """Wrinkles and the marks that lie in the skin."""
    at, mouth, nose = skull.at, skull.mouth, skull.nose
    old, body = years(face), ""

    def crease(points: list[Point], width: float, alpha: float) -> str:
        return fill(tapered(points, width), tone.deep, alpha)

    if (old >= 1 and face.build != "soft") or old >= 2:
        strong = 0.28 + 0.2 * old
        body += crease([at(-9, nose - 1), at(-13.5, nose + 6), at(-14.5, mouth + 1)], 1.9, strong)
        body += crease([at(9, nose - 1), at(13.5, nose + 6), at(14.5, mouth + 1)], 1.9, strong)
    if old >= 2:
        for n in range(old):
            y = 60 + n * 6.5
            body += crease([at(-20, y + 1.4), at(-8, y - 0.8), at(2, y + 0.6), at(18, y - 0.4)], 1.5, 0.5)
        for side in (-1, 1):
            for n in range(3):
                body += crease([at(side * 28.5, EYES - 2 + n * 3.4), at(side * 35, EYES - 5 + n * 5.6)], 1.3, 0.55)
            body += crease([at(side * 10, EYES + 7), at(side * 17, EYES + 10.4), at(side * 25, EYES + 6.6)], 1.4, 0.6)
    if old >= 3:
        for side in (-1, 1):
            body += crease([at(side * 24, 112), at(side * 20.5, 122), at(side * 21, mouth + 9)], 1.6, 0.5)
            body += crease([at(side * 6, mouth + 5), at(side * 7.5, mouth + 10)], 1.2, 0.5)
    return body + _marks(face, skull, tone)


def _marks(face: Face, skull: Skull, tone: Tones) -> str:
    at, body = skull.at, ""
    pale, red = mix(tone.light, (255, 220, 210), 0.5), (140, 40, 36)
    for mark in face.marks:
        if mark == "freckles":
            spots = [(-25, 104), (-20, 108), (-15, 105), (-28, 110), (-18, 113), (15, 105), (20, 108), (25, 105),
                (18, 112), (-3, 106), (4, 108)]
            body += "".join(ellipse(*at(u, v), 1.25, 1.1, mix(tone.shade, (150, 70, 30), 0.4), 0.85) for u, v in spots)
        elif mark == "mole":
            body += ellipse(*at(-15, skull.mouth - 3), 1.7, 1.6, tone.ink, 0.9)
        elif mark == "soot":
            body += fill(curve([at(-33, 101), at(-22, 99), at(-14, 104), at(-18, 110), at(-29, 112)], True),
                (24, 20, 22), 0.38)
            body += fill(tapered([at(5, 58), at(15, 62), at(26, 60)], 7), (24, 20, 22), 0.36)
        elif mark == "ink":
            body += fill(curve([at(-28, 108), at(-20, 105), at(-15, 109), at(-19, 114), at(-26, 113)], True),
                (24, 26, 58), 0.55)
            body += ellipse(*at(-12, 116), 1.6, 1.6, (24, 26, 58), 0.6) + ellipse(*at(6, 62), 3, 1.8, (24, 26, 58), 0.5)
        elif mark == "scar":
            body += fill(tapered([at(-24, 70), at(-19, 84), at(-17, 100), at(-20, 113)], 3.4), red, 0.55)
            body += fill(tapered([at(-24.5, 71), at(-19.8, 84), at(-17.8, 100), at(-20.6, 112)], 1.5), pale, 0.9)
        elif mark == "cheek_scar":
            body += fill(tapered([at(14, 109), at(22, 114), at(29, 112)], 3.2), red, 0.5)
            body += fill(tapered([at(14, 108.4), at(22, 113.4), at(29, 111.4)], 1.3), pale, 0.9)
            body += "".join(fill(tapered([at(u, 109), at(u + 1, 117)], 1.3), red, 0.6) for u in (18, 23))
        elif mark == "burn":
            body += fill(curve([at(18, 78), at(36, 80), at(38, 104), at(26, 118), at(18, 108), at(22, 94)], True),
                (150, 52, 44), 0.42)
            body += "".join(fill(tapered([at(u, v), at(u + 6, v + 5)], 1.6), pale, 0.5) for u,
                v in ((22, 84), (25, 98), (20, 106)))
        elif mark == "paint":
            for side in (-1, 1):
                body += fill(tapered([at(side * 12, 102), at(side * 22, 105), at(side * 33, 102)], 5.4, 0.5, 0.2),
                    (58, 120, 160), 0.8)
        elif mark == "stripes":
            for side in (-1, 1):
                for n in range(3):
                    body += fill(tapered([at(side * 16, 103 + n * 6), at(side * (33 - n * 3), 106 + n * 6)], 3.0,
                        0.4), (214, 206, 190), 0.85)
        elif mark == "star":
            body += fill(_star(*at(0, 66), 7), (238, 206, 110), 0.95)
        elif mark == "tears":
            for side in (-1, 1):
                body += fill(tapered([at(side * 17, 102), at(side * 18, 110), at(side * 17.4, 120)], 3.4, 0.2, 0.9),
                    (92, 164, 206), 0.85)
        elif mark == "lines":
            for side in (-1, 1):
                body += line(curve([at(side * 8, 70), at(side * 20, 74), at(side * 30, 70), at(side * 34, 80)]),
                    (228, 190, 96), 1.8, 0.9)
                body += ellipse(*at(side * 34, 84), 1.6, 1.6, (228, 190, 96))
        elif mark == "dots":
            for n in range(5):
                body += ellipse(*at(-12 + n * 6, 70 - 2.2 * (2 - abs(n - 2))), 1.7, 1.7, (240, 236, 222), 0.95)
        elif mark == "third_eye":
            x, y = at(0, 67)
            body += ellipse(x, y, 7.5, 4.2, (245, 240, 226)) + ellipse(x, y, 3.2, 3.4, (120, 70, 170)) + ellipse(x, y,
                1.4, 1.6, BLACK)
            body += line(curve([(x - 8, y), (x, y - 5), (x + 8, y)]), tone.ink,
                1.6) + line(curve([(x - 8, y), (x, y + 5), (x + 8, y)]), tone.ink, 1.2)
    return body


def _star(x: float, y: float, r: float) -> str:
    import math

    corners = []
    for n in range(10):
        far, angle = (r if n % 2 == 0 else r * 0.42), math.pi * n / 5 - math.pi / 2
        corners.append(f"{x + far * math.cos(angle):.2f} {y + far * math.sin(angle):.2f}")
    return "M" + " L".join(corners) + " Z"
