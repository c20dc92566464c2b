"""What people have on their heads."""

from __future__ import annotations

import math

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
)
from game.table.drawing.people.looks import CLOTHS, Face
from game.table.drawing.people.skull import MIDDLE, Skull
from game.table.drawing.symbols import Colour

# fmt: off

COVERING = {"cap": 60, "tophat": 62, "bowler": 61, "turban": 62, "skullcap": 0, "fur": 62, "horned": 62, "hood": 0,
            "brim": 60, "wimple": 200, "headscarf": 60, "cowl": 0, "visor": 0, "feather": 60}  # fmt: skip
"""Hats, and down to which height they press the hair flat or hide it."""


def behind(px: int, face: Face, skull: Skull, ink: Colour) -> pygame.Surface | None:
    """The part of a hat that lies behind the head."""
    colour = CLOTHS[face.hat_colour]
    dark = mix(colour, ink, 0.5)
    if face.hat in ("hood", "cowl"):
        big = 8 if face.hat == "cowl" else 0
        points = [(100, 20 - big), (66, 28 - big), (46 - big * 0.5, 60), (44, 110), (54, 152), (146, 152), (156, 110),
            (154 + big * 0.5, 60), (134, 28 - big)]
        return cloth(px, piece(curve(points, True)), dark, ink)
    if face.hat in ("wimple", "headscarf"):
        points = [(100, 30), (62, 42), (50, 80), (48, 130), (40, 178), (160, 178), (152, 130), (150, 80), (138, 42)]
        return cloth(px, piece(curve(points, True)), dark, ink) if face.hat == "wimple" else None
    if face.hat in ("brim", "feather"):
        return cloth(px, piece("M14 70 C40 48 160 48 186 70 C160 60 40 60 14 70 Z"), dark, ink)
    if face.hat == "star":
        return layer(px, fill(_rays(100 - skull.turn * 2, 66, 74, 40, 15), mix(GOLD, ink, 0.1), 0.9, ink, 2.0))
    if face.hat == "moon":
        ring = ('<path d="M100 2 C66 4 44 32 48 66 C56 40 76 26 100 26 C124 26 144 40 152 66 C156 32 134 4 100'
            ' 2 Z" fill="FILL" stroke="EDGE" stroke-width="2.4"/>')
        return cloth(px, ring, mix(CLOTHS[face.hat_colour], GOLD, 0.2), ink)
    return None


def _rays(x: float, y: float, far: float, near: float, count: int) -> str:
    corners = []
    for n in range(count * 2 + 1):
        angle = math.pi + math.pi * n / (count * 2)
        r = far if n % 2 else near
        corners.append(f"{x + r * math.cos(angle):.1f} {y + r * math.sin(angle):.1f}")
    return "M" + " L".join(corners) + " Z"


def hat(px: int, face: Face, skull: Skull, ink: Colour) -> pygame.Surface | None:
    colour, trim = CLOTHS[face.hat_colour], CLOTHS[face.trim]
    t, s = skull.turn, skull.shape.skull
    dark, name = mix(colour, ink, 0.7), face.hat
    mid = MIDDLE - t * 2
    left, right = mid - s - 6, mid + s + 6
    low = skull.at(0, 64)[1]
    arc = [(left, 74), (mid - 24 + t * 6, 65), (mid + t * 8, 62.5), (mid + 24 + t * 6, 65), (right, 74)]
    drawn = pygame.Surface((px, px), pygame.SRCALPHA)

    def put(shown: pygame.Surface) -> None:
        drawn.blit(shown, (0, 0))

    if name == "cap":
        dome = [(left, 72), (left - 3, 52), (mid - 26, 32), (mid + 6, 26), (mid + 34, 34), (right + 5, 54),
            (right, 72), *arc[3:0:-1]]
        put(cloth(px, piece(curve(dome, True)), colour, ink, creases([[(mid + 4, 28), (mid - 8, 44), (mid - 20, 64)],
            [(mid + 4, 28), (mid + 12, 44), (mid + 20, 64)]], dark, 2)))
        peak = [(left + 4, 73), (mid - 18 + t * 8, 65), (mid + 22 + t * 8, 65), (right - 4, 72),
            (right - 8 + t * 8, 81), (mid + t * 16, 76), (left + 10 + t * 8, 81)]
        put(cloth(px, piece(curve(peak, True)), mix(colour, BLACK, 0.35), ink))
        put(layer(px, ellipse(mid + 5, 27, 3.6, 2.6, mix(colour, BLACK, 0.3))))
    elif name in ("tophat", "bowler"):
        high = 2 if name == "tophat" else 22
        if name == "tophat":
            crown = (f"M{mid - 37} 60 L{mid - 33 - t * 2} {high} C{mid - 10} {high + 5} {mid + 10} {high + 5}"
                f" {mid + 33 - t * 2} {high} L{mid + 37} 60 C{mid + 14} 68 {mid - 14} 68 {mid - 37} 60 Z")
        else:
            crown = (f"M{mid - 39} 60 C{mid - 42} {high + 2} {mid - 16} {high - 6} {mid} {high - 6} C{mid + 16}"
                f" {high - 6} {mid + 42} {high + 2} {mid + 39} 60 C{mid + 14} 68 {mid - 14} 68 {mid - 39} 60 Z")
        put(cloth(px, piece(crown), colour, ink))
        put(layer(px, line(f"M{mid - 37} 55 C{mid - 14} 63 {mid + 14} 63 {mid + 37} 55", ink,
            10) + line(f"M{mid - 37} 55 C{mid - 14} 63 {mid + 14} 63 {mid + 37} 55", trim, 7)))
        put(cloth(px, piece(f"M{mid - 58} 62 C{mid - 40} 54 {mid - 36} 60 {mid - 30} 62 C{mid - 12} 67"
            f" {mid + 12} 67 {mid + 30} 62 C{mid + 36} 60 {mid + 40} 54 {mid + 58} 62 C{mid + 40} 80 {mid - 40}"
            f" 80 {mid - 58} 62 Z"), mix(colour, BLACK, 0.15), ink))
    elif name == "goggles":
        band = [(left + 3, 66), *[(x, y - 6) for x, y in arc[1:4]], (right - 3, 66)]
        put(layer(px, line(curve(band), ink, 8.5) + line(curve(band), colour, 6)))
        for u in (-15, 15):
            x, y = mid + u + t * 8, 57
            put(layer(px, ellipse(x, y, 13, 12, ink) + ellipse(x, y, 11.4, 10.4, GOLD) + ellipse(x + 0.6, y + 0.6,
                9.4, 8.4, DARK_GOLD) + ellipse(x, y, 8.2, 7.4, (64, 92,
                98)) + fill(curve([(x - 6, y + 1), (x - 3, y - 5), (x + 3, y - 5.4), (x - 2, y + 3)], True),
                        (206, 232, 228), 0.75)))
    elif name in ("hood", "cowl"):
        out = [(100, 18), (64, 28), (44, 62), (44, 110), (58, 156), (72, 168), (68, 140), (60, 108), (60, 78),
            (74, 54), (100 + t * 4, 47), (126, 54), (140, 78), (140, 108), (132, 140), (128, 168), (142, 156),
            (156, 110), (156, 62), (136, 28)]
        if name == "cowl":
            out = [(100 + t * 6, 4), (66, 22), (42, 60), (40, 112), (56, 160), (74, 172), (66, 142), (57, 108),
                (58, 74), (76, 50), (100 + t * 10, 55), (124, 50), (142, 74), (143, 108), (134, 142), (126, 172),
                (144, 160), (160, 112), (158, 60), (134, 22)]
        folds = creases([[(62, 44), (52, 80), (54, 120)], [(84, 30), (62, 52), (56, 90)],
            [(138, 44), (148, 80), (146, 120)], [(116, 30), (138, 52), (144, 90)], [(64, 150), (58, 126), (52, 100)]],
            dark, 3)
        put(cloth(px, piece(curve(out, True)), colour, ink, folds))
        inner = [(68, 140), (60, 108), (60, 78), (74, 54), (100 + t * 4, 47), (126, 54), (140, 78), (140, 108),
            (132, 140)] if name == "hood" else [(66, 142), (57, 108), (58, 74), (76, 50), (100 + t * 10, 55),
            (124, 50), (142, 74), (143, 108), (134, 142)]
        put(layer(px, line(curve(inner), mix(trim, ink, 0.1), 2.6, 0.95)))
    elif name == "bandana":
        band = [(left + 2, 76), (left, 56), (mid - 20, 38), (mid + 10, 35), (right - 8, 46), (right, 60),
            (right - 1, 76), *arc[3:0:-1]]
        put(cloth(px, piece(curve(band, True)), colour, ink, creases([[(left + 4, 66), (mid, 52), (right - 4, 64)],
            [(left + 6, 58), (mid - 10, 44), (mid + 20, 42)]], dark, 2)))
        knot = [(left + 2, 72), (left - 14, 66), (left - 20, 78), (left - 6, 78), (left - 18, 94), (left - 4, 90)]
        put(cloth(px, piece(curve(knot, True), 2.0), mix(colour, BLACK, 0.15), ink))
        put(layer(px, "".join(ellipse(mid - 30 + n * 12, 60 - (n % 2) * 9, 1.9, 1.9, trim) for n in range(6))))
    elif name in ("brim", "feather"):
        crown = (f"M{mid - 36} 62 C{mid - 40} 26 {mid - 20} 20 {mid - 4} 26 C{mid + 14} 16 {mid + 40} 26"
            f" {mid + 36} 62 Z")
        put(cloth(px, piece(crown), colour, ink, creases([[(mid - 4, 27), (mid - 2, 40), (mid - 8, 52)]], dark, 3)))
        put(layer(px, line(f"M{mid - 36} 58 C{mid - 14} 66 {mid + 14} 66 {mid + 36} 58", ink,
            9) + line(f"M{mid - 36} 58 C{mid - 14} 66 {mid + 14} 66 {mid + 36} 58", trim, 6.4)))
        put(cloth(px, piece(f"M{mid - 84} 66 C{mid - 50} 62 {mid - 40} 60 {mid - 34} 61 C{mid - 12} 68"
            f" {mid + 12} 68 {mid + 34} 61 C{mid + 40} 60 {mid + 52} 62 {mid + 84} 68 C{mid + 50} 84 {mid - 46}"
            f" 86 {mid - 84} 66 Z"), mix(colour, BLACK, 0.1), ink))
        if name == "feather":
            plume = [(mid + 30, 58), (mid + 46, 30), (mid + 66, 10), (mid + 70, 24), (mid + 58, 44), (mid + 40, 60)]
            put(cloth(px, piece(curve(plume, True)), trim, ink, creases([[(mid + 36, 56), (mid + 52, 34),
                (mid + 66, 14)]], mix(trim, ink, 0.6), 2)))
    elif name in ("circlet", "crown", "star", "moon"):
        band = [(left + 4, 70), *[(x, y - 3) for x, y in arc[1:4]], (right - 4, 70)]
        gold = GOLD if name != "circlet" else mix(trim, GOLD, 0.4)
        ring = line(curve(band), ink, 8) + line(curve(band), DARK_GOLD,
            5.8) + line(curve([(x, y - 0.9) for x, y in band]), gold, 3.2)
        if name == "crown":
            spikes = "".join(fill(f"M{mid + u - 7 + t * 5} {60 + abs(u) * 0.1} L{mid + u + t * 4}"
                f" {38 + abs(u) * 0.12} L{mid + u + 7 + t * 5} {60 + abs(u) * 0.1}"
                f" Z", gold, 1, ink, 2) for u in (-34, -17, 0, 17, 34))
            ring = spikes + ring + "".join(ellipse(mid + u + t * 4, 38 + abs(u) * 0.12, 3, 3, (206, 70, 60))
                for u in (-34, -17, 0, 17, 34))
        jewel = (mid + t * 9, 60)
        ring += ellipse(*jewel, 6.4, 7.2, ink) + ellipse(*jewel, 5, 5.8, trim) + ellipse(jewel[0] - 1.4, jewel[1] - 2,
            1.7, 1.9, (255, 255, 255), 0.85)
        put(layer(px, ring))
    elif name == "turban":
        dome = [(left - 2, 74), (left - 9, 52), (mid - 28, 24), (mid + 4, 14), (mid + 34, 24), (right + 9, 52),
            (right + 2, 74), *[(x, y + 3) for x, y in arc[3:0:-1]]]
        wraps = [[(left - 4, 68), (mid - 10, 50), (right - 10, 26)], [(left - 6, 56), (mid - 20, 36), (mid + 20, 18)],
            [(right + 4, 68), (mid + 14, 52), (mid - 22, 30)], [(left + 4, 74), (mid, 62), (right + 2, 46)]]
        put(cloth(px, piece(curve(dome, True)), colour, ink, creases(wraps, dark, 3.4, 0.75)))
        x, y = mid + t * 8, 48
        put(layer(px, ellipse(x, y, 7, 8.4, ink) + ellipse(x, y, 5.4, 6.8, GOLD) + ellipse(x, y, 3.4, 4.6,
            trim) + ellipse(x - 1, y - 1.6, 1.2, 1.4, (255, 255, 255), 0.9)))
    elif name == "skullcap":
        dome = [(left + 5, 62), (left + 8, 48), (mid - 18, 37), (mid, 34), (mid + 18, 37), (right - 8, 48),
            (right - 5, 62), (mid + 22 + t * 4, 52), (mid + t * 5, 50), (mid - 22 + t * 4, 52)]
        put(cloth(px, piece(curve(dome, True)), colour, ink))
        put(layer(px, line(curve([(left + 6, 60), (mid - 22 + t * 4, 51), (mid + t * 5, 49), (mid + 22 + t * 4, 51),
            (right - 6, 60)]), trim, 2.6)))
    elif name == "wimple":
        veil = [(100, 28), (60, 40), (48, 82), (50, 128), (44, 180), (74, 178), (70, 150), (61, 116), (60, 84),
            (72, 62), (100 + t * 6, 57), (128, 62), (140, 84), (139, 116), (130, 150), (126, 178), (156, 180),
            (150, 128), (152, 82), (140, 40)]
        put(cloth(px, piece(curve(veil, True)), colour, ink, creases([[(58, 60), (52, 110), (52, 170)],
            [(142, 60), (148, 110), (148, 170)], [(66, 140), (60, 156), (62, 176)]], dark, 3)))
        put(layer(px, line(curve([(62, 116), (61, 84), (73, 63), (100 + t * 6, 58), (127, 63), (139, 84),
            (138, 116)]), mix(trim, (255, 255, 255), 0.5), 5) ))
    elif name == "fur":
        put(cloth(px, piece(curve([(left + 2, 60), (mid - 30, 26), (mid, 16), (mid + 30, 26), (right - 2, 60)],
            True)), colour, ink, creases([[(mid, 18), (mid - 10, 36), (mid - 12, 54)],
            [(mid, 18), (mid + 10, 36), (mid + 14, 54)]], dark, 2.4)))
        rim = [(left - 8 + (right - left + 16) * n / 24, 48 + (6 if n % 2 else 0) - 7 * math.sin(math.pi * n / 24))
            for n in range(25)]
        foot = [(right + 8 - (right - left + 16) * n / 24, 76 + (6 if n % 2 else 0) - 7 * math.sin(math.pi * n / 24))
            for n in range(25)]
        path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in [*rim, *foot]) + " Z"
        hairs = [[(x, y + 3), (x + 1, y + 20)] for x, y in rim[1:-1]]
        put(cloth(px, piece(path, 2.0), trim, ink, creases(hairs, mix(trim, ink, 0.6), 2.0)))
    elif name == "horned":
        for side in (-1, 1):
            horn = [(mid + side * 32, 52), (mid + side * 58, 44), (mid + side * 70, 18), (mid + side * 72, 4),
                (mid + side * 58, 22), (mid + side * 38, 32)]
            put(cloth(px, piece(curve(horn, True)), (222, 210, 184), ink,
                creases([[(mid + side * 44, 34), (mid + side * 46, 46)],
                [(mid + side * 54, 28), (mid + side * 59, 38)]], (120, 96, 70), 2.4)))
        dome = [(left - 1, 74), (left, 48), (mid - 22, 29), (mid, 26), (mid + 22, 29), (right, 48), (right + 1, 74),
            *arc[3:0:-1]]
        put(cloth(px, piece(curve(dome, True)), colour, ink))
        put(layer(px, line(curve([(x, y - 3) for x, y in arc]), ink, 9) + line(curve([(x, y - 3) for x, y in arc]),
            trim, 6.4) + "".join(ellipse(x, y - 3, 1.6, 1.6, ink) for x, y in arc)))
    elif name == "headscarf":
        wrap = [(left - 1, 112), (left - 4, 72), (mid - 28, 36), (mid, 30), (mid + 28, 36), (right + 4, 72),
            (right + 1, 112), skull.at(36, 100), skull.at(33, 78), skull.at(20, 64), skull.at(0, 60),
            skull.at(-20, 64), skull.at(-33, 78), skull.at(-36, 100)]
        put(cloth(px, piece(curve(wrap, True)), colour, ink, creases([[(mid, 34), (mid - 22, 46), (left, 84)],
            [(mid, 34), (mid + 22, 46), (right, 84)]], dark, 2.6)))
        put(layer(px, line(curve([skull.at(-33, 78), skull.at(-20, 64), skull.at(0, 60), skull.at(20, 64),
            skull.at(33, 78)]), trim, 2.8)))
    elif name == "visor":
        band = [(left + 1, 72), *arc[1:4], (right - 1, 72), (right - 2, 62), (mid + 24 + t * 6, 55),
            (mid + t * 8, 53), (mid - 24 + t * 6, 55), (left + 2, 62)]
        put(cloth(px, piece(curve(band, True), 2.0), mix(colour, BLACK, 0.2), ink))
        brim: list[Point] = [(left + 6, 72), *arc[1:4], (right - 6, 72), (mid + 34 + t * 12, 84), (mid + t * 18, 82),
            (mid - 34 + t * 12, 84)]
        put(layer(px, fill(curve(brim, True), (70, 150, 110), 0.72, ink,
            2.2) + fill(curve([(left + 14, 73), (mid - 10, 68), (mid - 14, 77)], True), (220, 255, 230), 0.4)))
    else:
        return None
    _ = low
    return drawn
