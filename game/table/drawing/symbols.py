"""Icons and elements, drawn from vector shapes and gradients.

Elements are told apart by shape and letter as well as by colour. Surfaces come from caches:
blit them, never draw on them.
"""

from __future__ import annotations

import io
import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.language.pictures import ICONS as ICONS
from game.language.pictures import MOST_BYTES
from game.system.reading import read_regular
from game.table.drawing import text
from game.table.drawing.keeping import kept

Colour = tuple[int, int, int]


@dataclass(frozen=True)
class Tint:
    """The colours of an element."""

    bright: str
    mid: str
    deep: str
    dark: str
    shape: str  # of the symbol on the disc, top
    shape_low: str
    ink: Colour  # of the letter
    glow: Colour


@dataclass(frozen=True)
class Element:
    """How an element of a game looks."""

    tint: Tint
    shape: str
    """The outline on its disc, an SVG path in a square of 100."""
    letter: str
    height: float = 0.5
    """How far down the letter stands, as a part of the height of the disc."""


LETTERED = 17
"""px from which on the symbol of an element has its letter."""
ELEMENTS: dict[str, Mapping[str, Element]] = {}
"""By game and name: what was handed over (`hand`)."""
_shown = ""
_KEPT: list[Callable[[], None]] = []


def hand(game: str, elements: Mapping[str, Element]) -> None:
    """From now on the elements of a game look so. What was drawn before is forgotten if that is new."""
    if ELEMENTS.get(game) != elements:
        ELEMENTS[game] = dict(elements)
        _forget_all()


def show(game: str) -> None:
    """Where no game is named, as in a line of text, that one is meant from now on."""
    global _shown
    if game != _shown:
        _shown = game
        _forget_all()


def look(name: str, game: str = "") -> Element | None:
    """How an element of a game looks. Where none is named it is the one that is shown, or else any that has it."""
    if game:
        return ELEMENTS.get(game, {}).get(name)
    return next((ELEMENTS[g][name] for g in (_shown, *ELEMENTS) if name in ELEMENTS.get(g, {})), None)


def with_elements(forget: Callable[[], None]) -> Callable[[], None]:
    """`forget`, of what is drawn with elements and kept: it is called where they look otherwise from then on."""
    _KEPT.append(forget)
    return forget


def _forget_all() -> None:
    for forget in _KEPT:
        forget()


FLAME = (
    "M52 11 C53 27 73 37 75 60 C76 77 64 88 50 88 C36 88 24 78 25 61 C26 50 32 45 34 34"
    " C39 39 41 43 42 48 C48 39 53 27 52 11 Z"
)
DROP = "M50 10 C56 28 76 44 76 62 C76 78 64 88 50 88 C36 88 24 78 24 62 C24 44 44 28 50 10 Z"
DIAMOND = "M50 10 L79 50 L50 90 L21 50 Z"
HEART = (
    "M50 91 C18 68 5 50 6 32 C7 17 18 8 30 9 C40 10 47 16 50 24"
    " C53 16 60 10 70 9 C82 8 93 17 94 32 C95 50 82 68 50 91 Z"
)
SHIELD = "M50 4 C64 13 78 16 92 16 C93 54 80 80 50 97 C20 80 7 54 8 16 C22 16 36 13 50 4 Z"
HEXAGON = "M50 4 L91 27 L91 73 L50 96 L9 73 L9 27 Z"
PLAQUE = "M17 8 H83 L97 24 V76 L83 92 H17 L3 76 V24 Z"


def star(points: int, outer: float, inner: float, turn: float = 0.0) -> str:
    """The outline of a star with so many points, between the radii `outer` and `inner`, turned by `turn` radians."""
    corners = []
    for number in range(points * 2):
        radius = outer if number % 2 == 0 else inner
        angle = math.pi * number / points - math.pi / 2 + turn
        corners.append(f"{50 + radius * math.cos(angle):.2f} {50 + radius * math.sin(angle):.2f}")
    return "M" + " L".join(corners) + " Z"


SUN = star(8, 41, 27)
BURST = star(8, 48, 38, math.pi / 8)


@with_elements
def forget() -> None:
    for cached in (element, icon):
        cached.cache_clear()


def svg(body: str, size: tuple[int, int], box: str = "0 0 100 100") -> pygame.Surface:
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{size[0]}" height="{size[1]}">{body}</svg>'
    )
    return _loaded(document.encode(), size)


def white(body: str, size: tuple[int, int], at: tuple[int, int] = (0, 0)) -> pygame.Surface:
    """An SVG in pixels, of the part of `size` that begins at a point, in white and grey alone: they look alike in every
    order of bytes, so that it need not be converted."""
    box = f"{at[0]} {at[1]} {size[0]} {size[1]}"
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{size[0]}" height="{size[1]}">{body}</svg>'
    )
    drawn = pygame.image.load_sized_svg(io.BytesIO(document.encode()), size)
    return pygame.image.frombuffer(drawn.get_buffer().raw, size, "BGRA")


def _loaded(document: bytes, size: tuple[int, int]) -> pygame.Surface:
    """In the order of bytes of every other surface: in another one it takes thirty times as long to draw."""
    return pygame.image.load_sized_svg(io.BytesIO(document), size).convert(pygame.Surface((1, 1), pygame.SRCALPHA))


def code(colour: Colour, more: int = 0) -> str:
    return "#" + "".join(f"{min(255, part + more):02x}" for part in colour)


def linear(name: str, *stops: str) -> str:
    parts = "".join(f'<stop offset="{n / (len(stops) - 1):.3f}" stop-color="{c}"/>' for n, c in enumerate(stops))
    return f'<linearGradient id="{name}" x1="0%" y1="0%" x2="0%" y2="100%">{parts}</linearGradient>'


def radial(name: str, *stops: str, cx: float = 0.4, cy: float = 0.3, r: float = 0.75) -> str:
    parts = "".join(f'<stop offset="{n / (len(stops) - 1):.3f}" stop-color="{c}"/>' for n, c in enumerate(stops))
    return f'<radialGradient id="{name}" cx="{cx:.0%}" cy="{cy:.0%}" r="{r:.0%}">{parts}</radialGradient>'


def drawing(name: str, px: int) -> pygame.Surface | None:
    """The picture called `name` among our own, `px` wide and high; None where it can't be read or drawn."""
    if not re.fullmatch(r"[a-z0-9_-]+", name):
        return None
    try:
        content = read_regular(ICONS / f"{name}.svg", MOST_BYTES)
        return _loaded(content, (px, px))
    except (OSError, pygame.error):
        return None


@kept(1)
def icon(name: str, px: int, colour: Colour) -> pygame.Surface:
    """A game icon in one colour."""
    surface = drawing(name, px) or pygame.Surface((px, px), pygame.SRCALPHA)
    surface.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def figure(words: str, px: float, colour: Colour, edge: Colour, thick: float = 0.07) -> pygame.Surface:
    """Heavy figures with an outline."""
    face = text.render(words, px, colour, "figure", bold=True)
    rim = text.render(words, px, edge, "figure", bold=True)
    reach = max(1, round(px * thick))
    surface = pygame.Surface((face.get_width() + 2 * reach, face.get_height() + 2 * reach), pygame.SRCALPHA)
    surface.fill((*edge, 0))
    steps = 12
    for number in range(steps):
        angle = math.tau * number / steps
        surface.blit(rim, (reach + reach * math.cos(angle), reach + reach * math.sin(angle)))
    surface.blit(face, (reach, reach))
    return surface


def centre(surface: pygame.Surface, drawn: pygame.Surface, x: float, y: float) -> None:
    surface.blit(drawn, (round(x - drawn.get_width() / 2), round(y - drawn.get_height() / 2)))


@kept(0.25)
def disc(radius: int, colour: Colour, alpha: int = 255, hard: float = 0.0) -> pygame.Surface:
    """A soft round light, brightest in the middle; `hard` is the part of the radius that is full.

    It is kept: whoever fades it, fades a copy.
    """
    small = 64
    surface = pygame.Surface((small, small), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    for number in range(small // 2, 0, -1):
        part = number / (small / 2)
        strength = 1.0 if part <= hard else ((1 - part) / (1 - hard)) ** 2
        pygame.draw.circle(surface, (*colour, int(alpha * strength)), (small / 2, small / 2), number)
    return pygame.transform.smoothscale(surface, (2 * radius, 2 * radius))


# Elements


@lru_cache(maxsize=256)
def element(kind: str, px: int, full: bool = True, letter: bool = True, game: str = "") -> pygame.Surface:
    """The symbol of an element (`look`): a disc with its shape and, from LETTERED, its letter. KeyError for none."""
    found = look(kind, game)
    if found is None:
        raise KeyError(kind)
    tint, shape = found.tint, found.shape
    lettered = px >= LETTERED
    place = "translate(8.5 8) scale(0.83)" if lettered else "translate(1 0.5) scale(0.98)"
    edge = tint.dark if lettered else tint.shape  # alone, its shape has to tell it
    if full:
        body = (
            "<defs>"
            + linear("rim", tint.bright, tint.deep)
            + radial("disc", tint.bright, tint.mid, tint.deep)
            + linear("shape", tint.shape, tint.shape_low)
            + "</defs>"
            + f'<circle cx="50" cy="50" r="50" fill="{tint.dark}"/>'
            + '<circle cx="50" cy="50" r="46" fill="url(#rim)"/>'
            + '<circle cx="50" cy="50" r="41" fill="url(#disc)"/>'
            + f'<path d="{shape}" transform="{place}" fill="url(#shape)" stroke="{edge}"'
            + ' stroke-width="3" stroke-opacity="0.55" stroke-linejoin="round"/>'
        )
    else:
        body = (
            f'<circle cx="50" cy="50" r="50" fill="#0d0f14"/><circle cx="50" cy="50" r="45" fill="{tint.dark}"/>'
            f'<circle cx="50" cy="50" r="45" fill="none" stroke="{tint.deep}" stroke-width="4"/>'
            f'<path d="{shape}" transform="translate(10.5 10) scale(0.79)" fill="none" stroke="{tint.mid}"'
            ' stroke-width="5" stroke-opacity="0.8" stroke-linejoin="round"/>'
        )
    surface = svg(body, (px, px))
    if letter and lettered:
        ink = tint.ink if full else tint.glow
        drawn = text.render(found.letter, px * 0.42, ink, "figure", bold=True)
        centre(surface, drawn, px / 2, px * found.height)
    return surface
