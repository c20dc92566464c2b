"""What lies on a card: its numbers, counters and markers; and symbols in lines of text.

Surfaces come from caches: blit them, never draw on them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from zlib import crc32

import pygame

from game.table.drawing import text
from game.table.drawing.emblems import EMBLEMS
from game.table.drawing.keeping import kept
from game.table.drawing.symbols import (
    BURST,
    HEART,
    HEXAGON,
    PLAQUE,
    SHIELD,
    Colour,
    centre,
    code,
    element,
    figure,
    icon,
    linear,
    look,
    radial,
    svg,
    with_elements,
)


@with_elements
def forget() -> None:
    for cached in (badge, bead, counter, marker, mark, inline, number):
        cached.cache_clear()


# Values

INLINE: dict[str, tuple[str, str]] = {}
"""What stands between braces in rules text, beside elements and numbers: its symbol and the icon on it. Games add."""
_SYMBOLS = {
    "burst": (BURST, "#ffd98a", "#e08a1c", "#8c3f06", "#2b1202"),
    "heart": (HEART, "#ff8f8a", "#d0202c", "#7a0a18", "#2c0308"),
    "hexagon": (HEXAGON, "#d9b8ff", "#7d45c9", "#3c1a77", "#16062f"),
    "die": (HEXAGON, "#f2707f", "#ab1a38", "#580820", "#22030c"),
    "shield": (SHIELD, "#eef3fa", "#8494a8", "#3c4858", "#10151c"),
    "plaque": (PLAQUE, "#6a7590", "#39435a", "#1a2030", "#07090f"),
}
SYMBOLS = tuple(_SYMBOLS)
"""What numbers stand on, by its word; a game adds its signs (`emblems`)."""
_MIDDLES = {"heart": 0.46}
"""How far down the number stands on a symbol, as a part of its height, if not in the middle."""
TONES: dict[str, Colour] = {
    "normal": (255, 255, 255),
    "raised": (176, 255, 128),
    "lowered": (255, 196, 120),
    "hurt": (255, 190, 184),
}


def _facets() -> list[tuple[str, float]]:
    """The ten sides of an icosahedron that show when one looks straight at a side: outline, and light (0 to 1)."""
    outer = 48.0
    edge = outer / 0.934172
    near, middle = 0.755761 * edge, 0.178411 * edge  # heights of the first two rings of corners above the middle

    def corner(degrees: float, radius: float, height: float) -> tuple[float, float, float]:
        angle = math.radians(degrees)
        return radius * math.cos(angle), radius * math.sin(angle), height

    turns = (-90, 30, 150)
    face = [corner(turn, edge / math.sqrt(3), near) for turn in turns]
    between = [corner(turn + 60, outer, middle) for turn in turns]  # each across the edge from its corner to the next
    behind = [corner(turn, outer, -middle) for turn in turns]
    sides = [(face[0], face[1], face[2])]
    for n in range(3):
        sides.append((face[n], between[n], face[(n + 1) % 3]))
        sides.append((face[n], behind[n], between[n]))
        sides.append((face[n], between[n - 1], behind[n]))
    found = []
    for a, b, c in sides:
        u = [q - p for p, q in zip(a, b, strict=True)]
        v = [q - p for p, q in zip(a, c, strict=True)]
        normal = (u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
        length = math.hypot(*normal)
        light = sum(n * toward for n, toward in zip(normal, (-0.42, -0.72, 0.55), strict=True)) / length
        points = " L".join(f"{50 + x:.2f} {50 + y:.2f}" for x, y, _ in (a, b, c))
        found.append((f"M{points} Z", max(0.0, min(1.0, 0.5 + 0.55 * light))))
    return found


def die() -> str:
    """A twenty-sided die that lies on the card."""
    shape, bright, mid, deep, dark = _SYMBOLS["die"]
    steps = [pygame.Color(colour) for colour in (deep, mid, bright)]
    body = f'<path d="{shape}" fill="{dark}" stroke="{dark}" stroke-width="6" stroke-linejoin="round"/>'
    for number, (outline, light) in enumerate(_facets()):
        low, high = steps[:2] if light < 0.6 else steps[1:]
        colour = low.lerp(high, light / 0.6 if light < 0.6 else (light - 0.6) / 0.4)
        if number == 0:  # the side that bears the number stays dark behind it
            colour = colour.lerp(steps[0], 0.45)
        body += f'<path d="{outline}" fill="{code((colour.r, colour.g, colour.b))}"/>'
    lines = "".join(f'<path d="{outline}"/>' for outline, _ in _facets())
    return body + f'<g fill="none" stroke="#ffd9a0" stroke-opacity="0.75" stroke-width="1.7">{lines}</g>'


def symbol(kind: str) -> tuple[str, str, str, str, str]:
    """Its outline, and its colours from light to dark."""
    sign = EMBLEMS.get(kind)
    return (sign.shape, sign.bright, sign.mid, sign.deep, sign.dark) if sign else _SYMBOLS[kind]


def _middle(kind: str) -> float:
    sign = EMBLEMS.get(kind)
    return sign.middle if sign else _MIDDLES.get(kind, 0.5)


def _emblem(kind: str, faint: bool = False) -> str:
    if kind == "die":
        return die()
    shape, bright, mid, deep, dark = symbol(kind)
    rim = ("#8f8a80", "#55504a", "#2f2c28") if faint else ("#fff2c8", "#c99a45", "#7a5218")
    return (
        "<defs>"
        + linear("rim", *rim)
        + radial("fill", bright, mid, deep, cx=0.42, cy=0.28, r=0.8)
        + "</defs>"
        + f'<path d="{shape}" fill="{dark}" stroke="{dark}" stroke-width="4" stroke-linejoin="round"/>'
        + f'<path d="{shape}" transform="translate(2.5 2.5) scale(0.95)" fill="url(#rim)"/>'
        + f'<path d="{shape}" transform="translate(7.5 7.5) scale(0.85)" fill="url(#fill)" stroke="{dark}"'
        + ' stroke-width="2.5" stroke-linejoin="round"/>'
    )


def chevron(tone: str, px: int) -> pygame.Surface | None:
    """The mark of a raised or lowered value that is `px` wide; None for another tone, or where it is too small."""
    if tone not in ("raised", "lowered") or px < 14:
        return None
    up = tone == "raised"
    path = "M10 80 L50 20 L90 80 Z" if up else "M10 20 L50 80 L90 20 Z"
    colour = "#8cff5a" if up else "#ffb347"
    size = max(6, round(px * 0.3))
    mark = f'<path d="{path}" fill="{colour}" stroke="#101010" stroke-width="16" stroke-linejoin="round"/>'
    return svg(mark + f'<path d="{path}" fill="{colour}"/>', (size, size))


@kept(1)
def badge(value: str, px: int, kind: str, tone: str = "normal", caption: str = "") -> pygame.Surface:
    """A value of a card on its symbol, with a caption where it can be read.

    A changed value also bears a chevron, a hurt one a cut.
    """
    surface = svg(_emblem(kind), (px, px), "-2 -2 104 104")
    named = bool(caption) and px >= CAPTIONED
    size = px * (0.6 if len(value) < 2 else 0.5 if len(value) < 3 else 0.38)
    dark = pygame.Color(symbol(kind)[4])
    edge = (dark.r, dark.g, dark.b)
    middle = px * min(_middle(kind), 0.45 if named else 1.0)
    centre(surface, figure(value, size, TONES[tone], edge), px / 2, middle)
    if named:
        _caption(surface, caption, px)
    mark = chevron(tone, px)
    if mark is not None:
        surface.blit(mark, (px - mark.get_width(), 0))
    elif tone == "hurt" and px >= 14:
        crack = "M66 6 L57 15 L67 20 L60 31" if kind == "die" else "M64 3 L56 20 L66 26 L57 44"
        cut = f'<path d="{crack}" fill="none" stroke="#1c0206" stroke-width="5"/>'
        surface.blit(svg(cut, (px, px)), (0, 0))
    return surface


CAPTIONED = 38
"""From so many pixels on a badge bears its caption."""


def _caption(surface: pygame.Surface, words: str, px: int) -> None:
    """A dark band along the lower edge."""
    drawn = text.render(words, px * 0.24, (255, 240, 205), "figure", bold=True)
    box = pygame.Rect(0, 0, min(px, drawn.get_width() + round(px * 0.16)), round(px * 0.26))
    box.midbottom = (px // 2, px)
    pygame.draw.rect(surface, (10, 9, 13), box, border_radius=box.h // 2)
    pygame.draw.rect(surface, (150, 116, 62), box, max(1, px // 60), border_radius=box.h // 2)
    centre(surface, drawn, box.centerx, box.centery)


@lru_cache(maxsize=512)
def counter(text: str, px: int, kind: str) -> pygame.Surface:
    """A modifier counter, such as "+2" or "-3". A minus is darker and has a broken rim."""
    minus = text[:1] in "-−"
    shape, bright, mid, deep, dark = symbol(kind)
    face = ("#7c8290", "#474c58", "#23262e") if minus else (bright, mid, deep)
    rim = f'stroke-dasharray="9 6" stroke="{mid}"' if minus else 'stroke="#ffedb8"'
    body = (
        "<defs>"
        + radial("fill", *face)
        + "</defs>"
        + f'<path d="{shape}" fill="{dark}"/>'
        + f'<path d="{shape}" transform="translate(5 5) scale(0.9)" fill="url(#fill)" {rim} stroke-width="4"/>'
    )
    surface = svg(body, (px, px), "-2 -2 104 104")
    edge = pygame.Color(dark)
    words = text.replace("-", "−")
    size = px * (0.5 if len(words) < 3 else 0.4)
    centre(
        surface,
        figure(words, size, (255, 255, 255), (edge.r, edge.g, edge.b)),
        px / 2,
        px * _middle(kind),
    )
    return surface


BEADS = (
    ("#8ff0c8", "#1f9d6f", "#0b4a34"),
    ("#ffc9f2", "#c0459f", "#571548"),
    ("#ffe08a", "#c98a12", "#5e3c02"),
    ("#a9d4ff", "#3b7bd0", "#123a75"),
    ("#d8f59a", "#74a321", "#33500a"),
    ("#ffb9a3", "#d0512f", "#65190a"),
)
"""What beads are made of: light, colour and shade."""


@lru_cache(maxsize=256)
def bead(name: str, words: str, px: int) -> pygame.Surface:
    """A glass bead with the number of counters of that name; each name has its colour, the same everywhere."""
    bright, mid, deep = BEADS[crc32(name.encode()) % len(BEADS)]
    body = (
        "<defs>"
        + radial("glass", bright, mid, deep, cx=0.36, cy=0.3)
        + "</defs>"
        + '<circle cx="50" cy="50" r="50" fill="#07080b"/><circle cx="50" cy="50" r="45" fill="url(#glass)"/>'
        + f'<circle cx="50" cy="50" r="43" fill="none" stroke="{bright}" stroke-width="4" stroke-opacity="0.8"/>'
        + '<ellipse cx="38" cy="26" rx="18" ry="9" fill="#ffffff" fill-opacity="0.4"/>'
    )
    surface = svg(body, (px, px))
    edge = pygame.Color(deep)
    size = px * (0.62 if len(words) < 2 else 0.5)
    centre(surface, figure(words, size, (255, 255, 255), (edge.r, edge.g, edge.b)), px / 2, px / 2)
    return surface


@dataclass(frozen=True)
class Marker:
    """The look of a round badge: its icon, the colour of the icon, the ground; what passes has a `broken` rim."""

    icon: str
    bright: Colour
    ground: Colour
    broken: bool = False


TEXTLESS = Marker("eclipse", (196, 200, 210), (40, 42, 50))


@lru_cache(maxsize=256)
def marker(look: Marker, px: int) -> pygame.Surface:
    """A round badge for a status or keyword."""
    light = code(look.bright)
    base = code(look.ground)
    dash = 'stroke-dasharray="13 8"' if look.broken else ""
    body = (
        "<defs>"
        + radial("g", code(look.ground, 60), base)
        + "</defs>"
        + '<circle cx="50" cy="50" r="50" fill="#07080b"/><circle cx="50" cy="50" r="46" fill="url(#g)"/>'
        + f'<circle cx="50" cy="50" r="43" fill="none" stroke="{light}" stroke-width="6" {dash}/>'
    )
    surface = svg(body, (px, px))
    centre(surface, icon(look.icon, max(4, round(px * 0.62)), look.bright), px / 2, px / 2)
    return surface


# What a player has gathered

_MARKS: dict[str, tuple[str, str]] = {  # outline, and what is hollow in it
    "skull": (
        "M50 6 C22 6 7 24 7 47 C7 60 13 69 24 74 L24 85 Q24 93 32 93 L68 93 Q76 93 76 85 L76 74 C87 69 93 60 93 47"
        " C93 24 78 6 50 6 Z",
        "M20 50 A13 13 0 1 1 46 50 A13 13 0 1 1 20 50 Z M54 50 A13 13 0 1 1 80 50 A13 13 0 1 1 54 50 Z"
        " M50 61 L41 75 L59 75 Z M39 82 L39 93 M50 82 L50 93 M61 82 L61 93",
    ),
}


@lru_cache(maxsize=64)
def mark(name: str, px: int, filled: bool) -> pygame.Surface:
    """One of so many that a player can gather: bright when `filled`, else only its outline on a dark ground."""
    shape, hollow = _MARKS[name]
    if filled:
        body = (
            "<defs>"
            + linear("bone", "#fffaf0", "#e9d9b4", "#b08f58")
            + "</defs>"
            + f'<path d="{shape}" fill="#0b090c" stroke="#0b090c" stroke-width="10" stroke-linejoin="round"/>'
            + f'<path d="{shape}" fill="url(#bone)"/>'
            + f'<path d="{hollow}" fill="#1c120c" stroke="#1c120c" stroke-width="4" stroke-linejoin="round"/>'
        )
    else:
        body = (
            f'<path d="{shape}" fill="#0a1114" fill-opacity="0.75" stroke="#86908c" stroke-width="6"/>'
            f'<path d="{hollow}" fill="none" stroke="#86908c" stroke-opacity="0.55" stroke-width="4"/>'
        )
    return svg(body, (px, px), "-1 -1 102 102")


# In lines of text


def knows(name: str) -> bool:
    """Whether `{name}` in rules text is a symbol: an element, a value, or a number."""
    return look(name) is not None or name in INLINE or name.lstrip("+-−").isdigit() or name in ("X", "x")


@lru_cache(maxsize=512)
def inline(name: str, px: int) -> pygame.Surface:
    if look(name) is not None:
        return element(name, px)
    if name in INLINE:
        symbol, glyph = INLINE[name]
        surface = svg(_emblem(symbol), (px, px), "-2 -2 104 104")
        if glyph and px >= 12:
            centre(surface, icon(glyph, round(px * 0.56), (255, 248, 230)), px / 2, px / 2)
        return surface
    return number(name, px)


@lru_cache(maxsize=256)
def number(words: str, px: int) -> pygame.Surface:
    """A number in a grey disc: so much of any element."""
    body = (
        "<defs>"
        + linear("rim", "#f2f4f8", "#5d6370")
        + radial("disc", "#e6e9ef", "#b4bac6", "#868d9b")
        + "</defs>"
        + '<circle cx="50" cy="50" r="50" fill="#1f222a"/><circle cx="50" cy="50" r="46" fill="url(#rim)"/>'
        + '<circle cx="50" cy="50" r="41" fill="url(#disc)"/>'
    )
    surface = svg(body, (px, px))
    size = px * (0.74 if len(words) < 2 else 0.56)
    centre(surface, text.render(words, size, (24, 27, 34), "figure", bold=True), px / 2, px / 2)
    return surface
