"""What moves in a face: eyes, brows and mouth; and the nose, which lies before them."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.table.drawing.people.ink import BLACK, Point, curve, ellipse, fill, layer, line, masked, mix, tapered, within
from game.table.drawing.people.looks import EYES as IRISES
from game.table.drawing.people.looks import HAIRS, Face, Mien
from game.table.drawing.people.skin import Tones, years
from game.table.drawing.people.skull import EYES, Skull
from game.table.drawing.symbols import Colour

APART = 17.2
"""How far the middle of an eye lies beside the middle line."""
HALF = 9.4
LID = {"round": (1.0, 1.0), "narrow": (0.70, 0.85), "hooded": (0.74, 0.95), "keen": (0.84, 0.8), "tired": (0.72, 1.15)}
"""How far upper and lower lid are from the middle, as parts of the usual."""

# fmt: off


def eyes(px: int, face: Face, skull: Skull, tone: Tones, mien: Mien) -> pygame.Surface:
    drawn = pygame.Surface((px, px), pygame.SRCALPHA)
    shapes, balls, lids = "", "", ""
    for side in (-1, 1):
        if face.glasses == "patch" and side == 1:
            continue
        shape, ball, lid = _eye(face, skull, tone, mien, side)
        shapes, balls, lids = shapes + shape, balls + ball, lids + lid
    if shapes:
        drawn.blit(within(layer(px, balls), masked(layer(px, shapes))), (0, 0))
    drawn.blit(layer(px, lids), (0, 0))
    return drawn


def _eye(face: Face, skull: Skull, tone: Tones, mien: Mien, side: int) -> tuple[str, str, str]:
    """The opening, what lies in it, and the lids."""
    upper, lower = LID[face.lids]
    half = HALF * (1 - 0.16 * max(0.0, skull.turn * side))
    lift = {"keen": 1.8, "tired": -1.2}.get(face.lids, 0.6)
    high = 6.7 * upper * mien.open
    low = 4.5 * lower * (1 - 0.62 * mien.squint) * min(1.0, 0.35 + mien.open)

    def at(u: float, v: float) -> Point:
        return skull.at(side * (APART + u * half), EYES + v)

    inner, outer = at(-1, 1.9), at(1, 0.4 - lift)
    top: list[Point] = [inner, at(-0.52, -high * 0.72), at(0.08, -high), at(0.66, -high * 0.74 - lift * 0.3), outer]
    below: list[Point] = [outer, at(0.55, low * 0.86), at(-0.1, low), at(-0.62, low * 0.72 + 0.8), inner]
    x, y = at(0, -0.5)
    x, y = x + mien.look[0] * 4.2 + skull.turn * 0.8, y + mien.look[1] * 2.7
    iris = IRISES[face.eyes]
    shape, ball, lid = "", "", ""
    if mien.open > 0.06:
        shape = fill(curve(top) + " L" + curve(below)[1:] + " Z", BLACK)
        white = mix((247, 243, 235), tone.shade, 0.10)
        ball = ellipse(*at(0, 0), 14, 12, white)
        ball += ellipse(x, y, 5.7, 5.9, mix(iris, BLACK, 0.62)) + ellipse(x, y + 0.3, 4.9, 5.1, iris)
        ball += ellipse(x + 0.4, y + 2.2, 3.3, 2.3, mix(iris, (255, 255, 255), 0.38), 0.85)
        ball += ellipse(x, y, 2.6, 2.7, (10, 8, 12))
        ball += fill(tapered([at(-1.1, -high * 0.62), at(0.05, -high * 0.95), at(1.1, -high * 0.7)], 5.6, 0.7, 0.7),
            mix(tone.deep, BLACK, 0.3), 0.55)
        ball += ellipse(x - 1.9, y - 2.1, 1.7, 1.6, (255, 255, 255))
        thick = 3.4 if face.build != "rough" else 2.9
        lid += fill(tapered(top, thick, 0.45, 0.75), tone.ink)
        if face.build == "soft":
            ox, oy = outer
            lid += fill(tapered([(ox - side * 1.4, oy - 0.4), (ox + side * 2.6, oy - 2.4),
                (ox + side * 4.8, oy - 5.0)], 2.2, 0.9), tone.ink)
            lid += fill(tapered([(ox - side * 3.4, oy - 2.6), (ox - side * 0.2, oy - 4.6),
                (ox + side * 1.0, oy - 6.8)], 1.7, 0.9), tone.ink)
        lid += fill(tapered(below, 1.5, 0.3, 0.2), tone.deep, 0.9)
        fold = 3.6 if face.lids != "hooded" else 1.6
        lid += fill(tapered([at(-0.8, -high * 0.5 - fold), at(0.05, -high - fold), at(0.85, -high * 0.62 - fold)],
            1.5, 0.2, 0.2), tone.deep, 0.8)
        if face.lids in ("hooded", "tired"):
            cover = [at(-0.6, -high * 0.78 - 2.6), at(0.1, -high - 2.6), at(0.8, -high * 0.7 - 2.4),
                at(1.0, -high * 0.3), at(0.55, -high * 0.62), at(0, -high * 0.92), at(-0.55, -high * 0.66)]
            lid = fill(curve(cover, True), mix(tone.base, tone.shade, 0.5)) + lid
    else:
        droop = 3.0 if not mien.clench else 0.4
        shut = [inner, at(-0.45, droop), at(0.1, droop + 0.8), at(0.62, droop * 0.7), outer]
        lid += fill(curve([at(-0.9, -1.5), at(0.0, -6.4), at(0.9, -2.2), outer, at(0.1, droop + 0.8), inner], True),
            mix(tone.base, tone.shade, 0.34))
        lid += fill(tapered(shut, 3.2, 0.4, 0.6), tone.ink)
        lid += fill(tapered([at(-0.85, -3.4), at(0.0, -7.2), at(0.85, -3.8)], 1.3), tone.deep, 0.6)
    if mien.squint > 0.35:
        lid += fill(tapered([at(-0.7, low + 2.6), at(0.2, low + 3.4), at(0.95, low + 1.4)], 1.4), tone.deep, 0.75)
        for n in range(2):
            lid += fill(tapered([at(1.25, 0.6 + n * 2.6), at(1.8, -0.4 + n * 4.4)], 1.3), tone.deep, 0.7)
    return shape, ball, lid


def _beside(skull: Skull, side: int, height: float) -> Callable[[float, float], Point]:
    return lambda u, v: skull.at(side * u, height + v)


def brows(px: int, face: Face, skull: Skull, tone: Tones, mien: Mien) -> pygame.Surface:
    if face.brow == "none":
        return pygame.Surface((px, px), pygame.SRCALPHA)
    thick, arch = {"thin": (2.3, 3.0), "straight": (3.7, 1.2), "heavy": (5.6, 1.4), "arched": (3.3, 4.6),
        "bushy": (6.4, 2.2)}[face.brow]
    colour = mix(HAIRS[face.hair_colour], BLACK, 0.30 if face.hair_colour not in ("white", "silver") else 0.08)
    body = ""
    for side in (-1, 1):
        at = _beside(skull, side, EYES - 11.2)
        lone = mien.lone if side == -1 else -mien.lone * 0.4
        lift = (mien.open - 1) * 1.4 - lone
        points = [
            at(7.2, 1.8 - mien.inner + lift * 0.6), at(14.5, -arch * 0.55 - mien.inner * 0.5 - mien.outer * 0.25
                + lift),
            at(22, -arch - mien.outer * 0.85 + lift), at(29.5, 1.6 - mien.outer * 0.9 + lift * 0.7),
        ]  # fmt: skip
        body += fill(tapered(points, thick, 0.72, 0.1), colour)
        body += fill(tapered([(x, y - thick * 0.16) for x, y in points[:3]], thick * 0.4, 0.5, 0.1),
            mix(colour, (255, 255, 255), 0.28), 0.6)
        if face.brow in ("bushy", "heavy"):
            for n, u in enumerate((9, 13, 17, 21, 25)):
                t = n / 4
                y = -arch * min(1.0, u / 20) - mien.inner * (1 - t) - mien.outer * t + lift + 1
                body += fill(tapered([at(u, y + 1.6), at(u + 1.4, y - 1.4), at(u + 3.4, y - thick * 0.62)], 1.8, 0.8),
                    colour)
    if mien.inner < -2:
        for side in (-1, 1):
            body += fill(tapered([skull.at(side * 3.4, 76), skull.at(side * 2.6, 81), skull.at(side * 3.6, 86)], 1.6),
                tone.deep, 0.85)
    if mien.inner > 2:
        for n in range(2):
            body += fill(tapered([skull.at(-11, 68 + n * 5), skull.at(0, 66 + n * 5), skull.at(11, 68 + n * 5)], 1.4),
                tone.deep, 0.6)
    return layer(px, body)


def nose(px: int, face: Face, skull: Skull, tone: Tones, mien: Mien) -> pygame.Surface:
    out = {"small": 4, "snub": 5, "straight": 6, "broad": 6, "long": 8, "hooked": 8.5, "broken": 6.5}[face.nose]
    wing = {"small": 5.6, "snub": 7.0, "straight": 7.4, "broad": 10.6, "long": 7.6, "hooked": 7.8,
        "broken": 9.2}[face.nose]
    drop = {"snub": -3.0, "long": 4.4, "hooked": 3.2, "small": -1.8}.get(face.nose, 0.0) - (1.4 if mien.clench else 0)
    base = skull.nose + drop
    at, side = skull.at, skull.far
    bump = {"hooked": 4.2, "broken": 3.0, "long": 1.2}.get(face.nose, 0.0)
    bend = 2.0 if face.nose == "broken" else 0.0
    ridge = [at(side * 4.6, 84), at(side * 3.0 + bend, 92, bump * 0.4),
        at(side * 3.4 - bend, 100, out * 0.55 + bump * 0.8), at(side * 4.0, base - 6, out),
        at(side * 3.6, base - 1.5, out * 1.05)]
    tip = [at(side * 4.2, base - 4, out), at(side * 3.4, base + 0.6, out), at(0, base + 1.8, out * 0.9),
        at(-side * 3.2, base + 0.4, out * 0.7)]
    body = fill(tapered(ridge, 2.3, 0.15, 0.8), tone.ink, 0.82)
    body += fill(tapered(tip, 2.5, 0.4, 0.25), tone.ink, 0.92)
    flare = 1.6 if mien.clench else 0.7 * mien.deep
    for wall in (-1, 1):
        strong = 0.9 if wall != side else 0.7
        wide = wing + flare
        body += fill(tapered([at(wall * (wide - 1.6), base - 6.4), at(wall * (wide + 0.7), base - 2.2),
            at(wall * (wide - 1.0), base + 1.2)], 2.1, 0.2, 0.5), tone.ink, strong)
        x, y = at(wall * (wing - 3.6), base + 0.7, 1.5)
        body += ellipse(x, y, 2.3, 1.25, tone.ink, 0.82)
    if mien.deep:
        for wall in (-1, 1):
            crease = [at(wall * (wing + 1.8), base - 3), at(wall * (wing + 6.5), base + 4.5),
                at(wall * (wing + 7.6), skull.mouth + 2)]
            body += fill(tapered(crease, 2.0), tone.deep, 0.95 * mien.deep)
    if mien.clench:
        for n in range(2):
            body += fill(tapered([at(-3.6, 88 + n * 3.4), at(3.6, 88 + n * 3.4)], 1.3), tone.deep, 0.7)
    return layer(px, body)


def mouth(px: int, face: Face, skull: Skull, tone: Tones, mien: Mien) -> pygame.Surface:
    wide = {"thin": 12.5, "full": 12.0, "wide": 16.0, "small": 9.4, "crooked": 13.0}[face.mouth] + max(0.0,
        mien.smile) * 0.75
    plump = {"thin": 1.9, "full": 4.2, "wide": 2.7, "small": 3.0, "crooked": 2.3}[face.mouth] + (0.7
        if face.build == "soft" else 0)
    y, up, parted = skull.mouth, mien.smile, mien.parted
    tilt = {"crooked": 1.5}.get(face.mouth, 0.0) + (1.1 if face.age != "young" and mien.smile == 0 else 0.3) * 0.3

    def at(u: float, v: float) -> Point:
        return skull.at(u, y + v, 2.0)

    left, right = at(-wide, -up * 0.85 + tilt * 0.3), at(wide, -up * 0.85 - tilt)
    bow = 0.7 if face.build == "soft" else 0.25
    seam = [left, at(-wide * 0.5, up * 0.22 + 0.4), at(0, up * 0.34 + bow),
        at(wide * 0.5, up * 0.22 + 0.4 - tilt * 0.5), right]
    low = [left, at(-wide * 0.5, up * 0.4 + parted * 0.95 + 0.4), at(0, up * 0.5 + parted * 1.3 + bow),
        at(wide * 0.5, up * 0.4 + parted * 0.95 + 0.4), right]
    rosy = (168, 58, 58) if face.build == "soft" else (148, 74, 62)
    lip = mix(tone.base, rosy, 0.62 if face.build == "soft" else 0.36)
    dark = mix(lip, tone.deep, 0.55)
    upper = [left, at(-wide * 0.45, -plump * 0.75 + up * 0.12), at(-wide * 0.14, -plump + up * 0.2),
        at(0, -plump * 0.66 + up * 0.25), at(wide * 0.14, -plump + up * 0.2),
        at(wide * 0.45, -plump * 0.75 + up * 0.12), right]
    drop = up * 0.5 + parted * 1.3
    under = [right, at(wide * 0.5, drop + plump * 0.95), at(0, drop + plump * 1.42),
        at(-wide * 0.5, drop + plump * 0.95), left]
    body = fill(curve(upper) + " L" + curve(list(reversed(seam)))[1:] + " Z", dark, 0.95)
    body += fill(curve(list(reversed(low))) + " L" + curve(list(reversed(under)))[1:] + " Z", lip, 0.95)
    body += ellipse(*at(-wide * 0.2, drop + plump * 0.75 + 0.5), wide * 0.28, plump * 0.26,
        mix(lip, (255, 255, 255), 0.5), 0.75)
    if parted:
        body += fill(curve(seam) + " L" + curve(list(reversed(low)))[1:] + " Z", (46, 14, 16))
        teeth = 0.95 if mien.clench else 0.62
        edge = [at(-wide * 0.84, -up * 0.5 + 0.4), at(-wide * 0.45, up * 0.24 + 0.5), at(0, up * 0.35 + bow + 0.2),
            at(wide * 0.45, up * 0.24 + 0.5), at(wide * 0.84, -up * 0.5 + 0.4)]
        foot = [at(-wide * 0.8, -up * 0.45 + parted * 0.35), at(-wide * 0.42, up * 0.3 + parted * teeth),
            at(0, up * 0.4 + parted * teeth * 1.15), at(wide * 0.42, up * 0.3 + parted * teeth),
            at(wide * 0.8, -up * 0.45 + parted * 0.35)]
        body += fill(curve(edge) + " L" + curve(list(reversed(foot)))[1:] + " Z", (242, 234, 214))
        if mien.clench:
            for u in (-0.5, -0.2, 0.1, 0.4):
                body += line(curve([at(wide * u, 0.6), at(wide * u, parted)]), (90, 60, 50), 0.9, 0.7)
            body += line(curve([at(-wide * 0.7, parted * 0.55), at(wide * 0.7, parted * 0.55)]), (90, 60, 50), 0.9, 0.7)
    body += fill(tapered(seam, 2.7, 0.6, 0.7), tone.ink)
    if parted:
        body += fill(tapered(low, 1.7, 0.6, 0.6), tone.ink, 0.85)
    for side, corner in ((-1, left), (1, right)):
        body += fill(tapered([(corner[0] - side * 1.5, corner[1]), (corner[0] + side * 1.4, corner[1] - up * 0.25),
            (corner[0] + side * 2.2, corner[1] + 1.6 - up * 0.6)], 1.9, 0.6), tone.ink, 0.8)
    if years(face) < 2 and face.beard in ("none", "moustache", "handlebar", "sideburns", "stubble"):
        body += fill(tapered([at(-4.5, drop + plump * 1.5 + 3.4), at(0, drop + plump * 1.5 + 4.2),
            at(4.5, drop + plump * 1.5 + 3.4)], 1.4), tone.deep, 0.55)
    return layer(px, body)


def iris_of(face: Face) -> Colour:
    return IRISES[face.eyes]
