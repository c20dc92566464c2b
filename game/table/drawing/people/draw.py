"""A face put together: what stays is drawn once a size, what moves once for each thing a face does."""

from __future__ import annotations

import zlib
from typing import NamedTuple

import pygame

from game.table.drawing.keeping import kept
from game.table.drawing.people import clothes, features, grounds, hair, hats, skin, worn
from game.table.drawing.people.ink import BOX, inset, layer, masked, rim, soft, toned, within
from game.table.drawing.people.light import Light
from game.table.drawing.people.looks import MIENS, Face, Mien, resting
from game.table.drawing.people.skull import skull_of

SIZES = (200, 440)
"""Pixels of what is drawn, from which all sizes are made."""
SMALL = 110
"""Pixels up to which a face is cut closer."""
HIGH = frozenset(
    (
        "tophat",
        "horned",
        "star",
        "moon",
        "cowl",
        "turban",
        "feather",
        "afro",
        "bun",
        "topknot",
        "mohawk",
        "brim",
        "mane",
    )
)


class Parts(NamedTuple):
    under: pygame.Surface
    """Up to the skin."""
    over: pygame.Surface
    """What lies over eyes and brows."""


def seed_of(face: Face) -> int:
    return zlib.crc32(repr(face).encode())


def _still(face: Face, px: int) -> Parts:
    light, skull, seed = face.light, skull_of(face), seed_of(face)
    tone = skin.tones(face, light.ink, light.dusk, light.lamp)
    figure = pygame.Surface((px, px), pygame.SRCALPHA)
    flat = hats.COVERING.get(face.hat, 0)
    locks = [made(px, face, skull, light.ink, seed) for made in (hair.back, hair.front)]
    for lock in locks:
        if lock is not None and flat:
            lock.fill((0, 0, 0, 0), (0, 0, px, round(flat * px / BOX)))
    behind, before = locks
    for part in (behind, hats.behind(px, face, skull, light.ink), skin.neck(px, face, skull, tone),
                 clothes.body(px, face, skull, light.ink), skin.head(px, face, skull, tone),
                 hair.beard(px, face, skull, light.ink, seed)):  # fmt: skip
        if part is not None:
            figure.blit(part, (0, 0))
    over = pygame.Surface((px, px), pygame.SRCALPHA)
    for part in (before, hats.hat(px, face, skull, light.ink)):
        if part is not None:
            over.blit(part, (0, 0))
    whole = figure.copy()
    whole.blit(over, (0, 0))
    glow = rim(inset(whole, -2.2, 1.0), -2.8, 1.4, light.rim, 165)
    strokes = within(hatched(px, light), masked(whole))
    for shown in (figure, over):
        for edge in (strokes, glow):
            lit = edge.copy()
            lit.blit(_white(shown), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
            shown.blit(lit, (0, 0))
    under = grounds.ground(px, light, seed)
    under.blit(figure, (0, 0))
    return Parts(under, over)


def hatched(px: int, light: Light) -> pygame.Surface:
    """Strokes of the pen in what lies in shadow."""
    strokes = toned(layer(px, grounds.strokes(light)), light.ink, 105)
    shade = '<path d="M130 0 H200 V200 H88 C120 190 142 172 143 140 C146 100 152 60 130 0 Z"/>'
    return within(strokes, masked(soft(px, shade, (255, 255, 255), 1.0, 7)))


def _white(shape: pygame.Surface) -> pygame.Surface:
    found = shape.copy()
    found.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return found


_kept: dict[tuple[Face, int], Parts] = {}
MOST = 1_200_000
"""Pixels of the parts that are kept: those of some thirty small faces, or of six large ones."""


def still(face: Face, px: int) -> Parts:
    found = _kept.pop((face, px), None)
    if found is None:
        found = _still(face, px)
    _kept[face, px] = found
    while len(_kept) > 1 and sum(size * size for _, size in _kept) > MOST:
        del _kept[next(iter(_kept))]
    return found


def size_for(px: int) -> int:
    """Of what is drawn for a face of so many pixels: it is made smaller."""
    return next((size for size in SIZES if px <= size * 0.84), SIZES[-1])


@kept(1)
def square(face: Face, px: int, mien: Mien = MIENS["calm"]) -> pygame.Surface:
    """The face in a square of so many pixels, without a frame."""
    whole = _near(_whole(face, size_for(px), mien), face, px <= SMALL, mien.lean)
    return pygame.transform.smoothscale(whole, (px, px))


@kept(0.5)
def _whole(face: Face, size: int, mien: Mien) -> pygame.Surface:
    mien = resting(face, mien)
    parts = still(face, size)
    drawn = parts.under.copy()
    for part in (
        _moving("mouth", face, size, Mien(smile=mien.smile, parted=mien.parted, clench=mien.clench)),
        hair.moustache(size, face, skull_of(face), face.light.ink, mien.smile * 0.9, seed_of(face)),
        _moving("eyes", face, size, Mien(mien.open, mien.look, squint=mien.squint, clench=mien.clench)),
        _moving("nose", face, size, Mien(clench=mien.clench, deep=mien.deep)),
        _moving("brows", face, size, Mien(mien.open, inner=mien.inner, outer=mien.outer, lone=mien.lone)),
        parts.over, worn.worn(size, face, skull_of(face), face.light.ink),
    ):  # fmt: skip
        if part is not None:
            drawn.blit(part, (0, 0))
    return drawn


DRAWN = {"mouth": features.mouth, "eyes": features.eyes, "nose": features.nose, "brows": features.brows}


@kept(0.5)
def _moving(name: str, face: Face, size: int, mien: Mien) -> pygame.Surface:
    """What moves in a face, by what of its mien it hangs on: eyes that follow something need nothing else anew."""
    light = face.light
    return DRAWN[name](size, face, skull_of(face), skin.tones(face, light.ink, light.dusk, light.lamp), mien)


def _near(drawn: pygame.Surface, face: Face, small: bool, lean: float) -> pygame.Surface:
    """Cut to the head: closer where nothing high is on it, and where the picture is small."""
    is_high = face.hat in HIGH or face.hair in HIGH
    top, side = (
        (4.0, 168.0) if is_high and small else (0.0, 200.0) if is_high else (24.0, 146.0) if small else (18.0, 172.0)
    )
    top, side = top + side * lean / 2, side * (1 - lean)
    part = drawn.get_width() / BOX
    cut = pygame.Rect(round((BOX - side) / 2 * part), round(top * part), round(side * part), round(side * part))
    return drawn.subsurface(cut)


def prepare(face: Face, px: int, mien: Mien) -> None:
    """Draw what a face of so many pixels will be asked for."""
    _whole(face, size_for(px), mien)
