"""The signs of kinds of cards: each told by its shape, its colours and its letters. Games add theirs.

Surfaces come from caches: blit them, never draw on them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from game.table.drawing import text
from game.table.drawing.keeping import kept
from game.table.drawing.symbols import Colour, centre, linear, radial, svg


@dataclass(frozen=True)
class Emblem:
    """A sign as an outline (an SVG path in a box of 100 x 100) and its colours from light to dark."""

    shape: str
    bright: str
    mid: str
    deep: str
    dark: str
    letters: str = ""
    middle: float = 0.5
    """How far down its room for a number lies, as a part of its height."""
    lines: str = ""
    """What is drawn within it, another path."""


EMBLEMS: dict[str, Emblem] = {}
"""By name."""
_WHITE: Colour = (255, 255, 255)
LEGIBLE = 22
"""From so many pixels on a sign bears its letters."""


def add(found: Mapping[str, Emblem]) -> None:
    """A game's signs."""
    if any(EMBLEMS.get(name) != emblem for name, emblem in found.items()):
        EMBLEMS.update(found)
        forget()


def forget() -> None:
    seal.cache_clear()


@kept(1)
def seal(name: str, px: int) -> pygame.Surface:
    """The sign on a dark disc, with its letters where they can be read."""
    sign = EMBLEMS[name]
    body = (
        "<defs>"
        + linear("rim", "#fff2c8", "#c99a45", "#7a5218")
        + radial("fill", sign.bright, sign.mid, sign.deep, cx=0.42, cy=0.28, r=0.8)
        + "</defs>"
        + '<circle cx="50" cy="50" r="50" fill="#08070a"/><circle cx="50" cy="50" r="47" fill="url(#rim)"/>'
        + f'<circle cx="50" cy="50" r="43" fill="{sign.dark}"/>'
        + f'<g transform="translate(18 17) scale(0.64)"><path d="{sign.shape}" fill="url(#fill)"'
        + f' stroke="{sign.dark}" stroke-width="3" stroke-linejoin="round"/>{_inner(sign, 0.55)}</g>'
    )
    surface = svg(body, (px, px))
    if sign.letters and px >= LEGIBLE:
        dark = pygame.Color(sign.dark)
        x, y = px / 2, px * (0.17 + 0.64 * sign.middle)
        for dx, dy, colour in ((0, 1, (dark.r, dark.g, dark.b)), (0, 0, _WHITE)):
            drawn = text.render(sign.letters, px * 0.33, colour, "figure", bold=True)
            centre(surface, drawn, x + dx, y + dy)
    return surface


def _inner(sign: Emblem, strength: float) -> str:
    if not sign.lines:
        return ""
    return (
        f'<path d="{sign.lines}" fill="none" stroke="{sign.dark}" stroke-opacity="{strength}" stroke-width="3.4"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )
