"""Symbols, tokens, badges and cloth, all drawn here from vector shapes and gradients.

Elements are told apart by shape and letter as well as by colour. Surfaces come from caches:
blit them, never draw on them.
"""

from __future__ import annotations

import io
import math
import random
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.system.places import data_root

ICONS = data_root() / "assets" / "icons"

Colour = tuple[int, int, int]

ELEMENTS = ("fire", "water", "light", "pure")
VALUES = ("attack", "health", "durability")
_LETTERS = {
    "it": {"fire": "F", "water": "A", "light": "L", "pure": "P"},
    "en": {"fire": "F", "water": "W", "light": "L", "pure": "P"},
}
_letters = dict(_LETTERS["it"])


@dataclass(frozen=True)
class Tint:
    bright: str
    mid: str
    deep: str
    dark: str
    shape: str  # of the symbol on the disc, top
    shape_low: str
    ink: Colour  # of the letter
    glow: Colour


TINTS = {
    "fire": Tint("#ff8a5c", "#d63a22", "#8f1414", "#35090a", "#ffe49a", "#ff9a2e", (104, 14, 8), (255, 96, 48)),
    "water": Tint("#7cc8ff", "#2878d8", "#123f94", "#07163a", "#f2fbff", "#9fd8ff", (10, 44, 110), (64, 160, 255)),
    "light": Tint("#ffe97a", "#eab308", "#a86f06", "#3d2603", "#fffdf0", "#fff0a8", (110, 66, 0), (255, 214, 80)),
    "pure": Tint("#d5d9e0", "#8f96a3", "#565c69", "#1f222a", "#ffffff", "#d9dee8", (44, 48, 58), (214, 222, 240)),
}

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


def _star(points: int, outer: float, inner: float, turn: float = 0.0) -> str:
    corners = []
    for number in range(points * 2):
        radius = outer if number % 2 == 0 else inner
        angle = math.pi * number / points - math.pi / 2 + turn
        corners.append(f"{50 + radius * math.cos(angle):.2f} {50 + radius * math.sin(angle):.2f}")
    return "M" + " L".join(corners) + " Z"


SUN = _star(8, 41, 27)
BURST = _star(8, 48, 38, math.pi / 8)
SHAPES = {"fire": FLAME, "water": DROP, "light": SUN, "pure": DIAMOND}


def language(code: str) -> None:
    """Use the letters of that language on mana symbols; blue is A in Italian, W in English."""
    wanted = _LETTERS.get(code, _LETTERS["en"])
    if wanted != _letters:
        from game.table import faces, text

        _letters.update(wanted)
        forget()
        text.rich.cache_clear()
        faces.forget()


def forget() -> None:
    for cached in (mana, extractor, tank, counter, marker, badge, mark, inline, back, felt, shadow, glow, icon):
        cached.cache_clear()


def svg(body: str, size: tuple[int, int], box: str = "0 0 100 100") -> pygame.Surface:
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{size[0]}" height="{size[1]}">{body}</svg>'
    )
    return pygame.image.load_sized_svg(io.BytesIO(document.encode()), size)


def _hex(colour: Colour, more: int = 0) -> str:
    return "#" + "".join(f"{min(255, part + more):02x}" for part in colour)


def _linear(name: str, *stops: str) -> str:
    parts = "".join(f'<stop offset="{n / (len(stops) - 1):.3f}" stop-color="{c}"/>' for n, c in enumerate(stops))
    return f'<linearGradient id="{name}" x1="0%" y1="0%" x2="0%" y2="100%">{parts}</linearGradient>'


def _radial(name: str, *stops: str, cx: float = 0.4, cy: float = 0.3, r: float = 0.75) -> str:
    parts = "".join(f'<stop offset="{n / (len(stops) - 1):.3f}" stop-color="{c}"/>' for n, c in enumerate(stops))
    return f'<radialGradient id="{name}" cx="{cx:.0%}" cy="{cy:.0%}" r="{r:.0%}">{parts}</radialGradient>'


@lru_cache(maxsize=512)
def icon(name: str, px: int, colour: Colour) -> pygame.Surface:
    """A game icon in one colour."""
    surface = pygame.image.load_sized_svg(str(ICONS / f"{name}.svg"), (px, px))
    surface.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def figure(words: str, px: float, colour: Colour, edge: Colour, thick: float = 0.07) -> pygame.Surface:
    """Heavy figures with an outline."""
    from game.table import text

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


def _centre(surface: pygame.Surface, drawn: pygame.Surface, x: float, y: float) -> None:
    surface.blit(drawn, (round(x - drawn.get_width() / 2), round(y - drawn.get_height() / 2)))


def disc(radius: int, colour: Colour, alpha: int = 255, hard: float = 0.0) -> pygame.Surface:
    """A soft round light, brightest in the middle; `hard` is the part of the radius that is full."""
    small = 64
    surface = pygame.Surface((small, small), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    for number in range(small // 2, 0, -1):
        part = number / (small / 2)
        strength = 1.0 if part <= hard else ((1 - part) / (1 - hard)) ** 2
        pygame.draw.circle(surface, (*colour, int(alpha * strength)), (small / 2, small / 2), number)
    return pygame.transform.smoothscale(surface, (2 * radius, 2 * radius))


# Mana


@lru_cache(maxsize=256)
def mana(kind: str, px: int, full: bool = True, letter: bool = True) -> pygame.Surface:
    """A mana symbol: a disc with the shape of its element and, from 17 px, its letter."""
    tint = TINTS[kind]
    shape = SHAPES[kind]
    if full:
        body = (
            "<defs>"
            + _linear("rim", tint.bright, tint.deep)
            + _radial("disc", tint.bright, tint.mid, tint.deep)
            + _linear("shape", tint.shape, tint.shape_low)
            + "</defs>"
            + f'<circle cx="50" cy="50" r="50" fill="{tint.dark}"/>'
            + '<circle cx="50" cy="50" r="46" fill="url(#rim)"/>'
            + '<circle cx="50" cy="50" r="41" fill="url(#disc)"/>'
            + f'<path d="{shape}" transform="translate(8.5 8) scale(0.83)" fill="url(#shape)" stroke="{tint.dark}"'
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
    if letter and px >= 17:
        from game.table import text

        ink = tint.ink if full else tint.glow
        drawn = text.render(_letters[kind], px * 0.42, ink, "figure", bold=True)
        lower = {"fire": 0.615, "water": 0.6, "light": 0.5, "pure": 0.5}[kind]
        _centre(surface, drawn, px / 2, px * lower)
    return surface


@lru_cache(maxsize=128)
def extractor(kind: str, px: int, full: bool) -> pygame.Surface:
    """A mana extractor: lit and coloured when full, its dark back when empty."""
    tint = TINTS[kind]
    shape = SHAPES[kind]
    notches = "".join(
        f'<rect x="48.6" y="3.4" width="2.8" height="5.2" fill="{tint.dark if full else "#0b0c10"}"'
        f' transform="rotate({n * 15} 50 50)"/>'
        for n in range(24)
    )
    if full:
        body = (
            "<defs>"
            + _linear("metal", "#fff3cf", "#b98d3c", "#6c4715", "#d9b263")
            + _radial("disc", tint.bright, tint.mid, tint.deep, cx=0.45, cy=0.38)
            + _linear("shape", tint.shape, tint.shape_low)
            + "</defs>"
            + '<circle cx="50" cy="50" r="49" fill="#120c06"/><circle cx="50" cy="50" r="47" fill="url(#metal)"/>'
            + notches
            + f'<circle cx="50" cy="50" r="39.5" fill="{tint.dark}"/><circle cx="50" cy="50" r="37" fill="url(#disc)"/>'
            + f'<circle cx="50" cy="50" r="34" fill="none" stroke="{tint.bright}" stroke-width="1.3"'
            + ' stroke-opacity="0.7"/>'
            + f'<path d="{shape}" transform="translate(17.5 17) scale(0.65)" fill="url(#shape)" stroke="{tint.dark}"'
            + ' stroke-width="3.4" stroke-opacity="0.7" stroke-linejoin="round"/>'
            + '<ellipse cx="42" cy="27" rx="21" ry="10" fill="#ffffff" fill-opacity="0.16"/>'
        )
    else:
        body = (
            "<defs>"
            + _linear("metal", "#5d6069", "#33363e", "#1d1f25", "#3d4049")
            + _radial("disc", "#2b2e36", "#191b21", "#101116")
            + "</defs>"
            + '<circle cx="50" cy="50" r="49" fill="#08090c"/><circle cx="50" cy="50" r="47" fill="url(#metal)"/>'
            + notches
            + '<circle cx="50" cy="50" r="39.5" fill="#0a0b0e"/><circle cx="50" cy="50" r="37" fill="url(#disc)"/>'
            + f'<circle cx="50" cy="50" r="34" fill="none" stroke="{tint.mid}" stroke-width="1.2"'
            + ' stroke-opacity="0.5"/>'
            + f'<path d="{shape}" transform="translate(18.5 18) scale(0.63)" fill="{tint.dark}" stroke="{tint.mid}"'
            + ' stroke-width="4" stroke-opacity="0.85" stroke-linejoin="round"/>'
        )
    light = _hex(tint.glow)
    halo = (
        f'<defs><radialGradient id="halo" cx="50%" cy="50%" r="50%"><stop offset="0.72" stop-color="{light}"'
        f' stop-opacity="0.85"/><stop offset="1" stop-color="{light}" stop-opacity="0"/></radialGradient></defs>'
        '<circle cx="50" cy="50" r="50" fill="url(#halo)"/>'
    )
    return svg((halo if full else "") + f'<g transform="translate(5 5) scale(0.9)">{body}</g>', (px, px))


@lru_cache(maxsize=32)
def tank(px: int, full: bool) -> pygame.Surface:
    """A mana tank: six-sided, grey, filled with pure mana or hollow."""
    inner = "M50 16 L80 33 L80 67 L50 84 L20 67 L20 33 Z"
    if full:
        body = (
            "<defs>"
            + _linear("metal", "#f4f6fa", "#9aa1ae", "#555b68", "#b9c0cc")
            + _radial("fill", "#ffffff", "#c3cad8", "#7a8292", cx=0.5, cy=0.4)
            + _linear("gem", "#ffffff", "#dfe5f0")
            + "</defs>"
            + f'<path d="{HEXAGON}" fill="#0b0c10"/>'
            + f'<path d="{HEXAGON}" transform="translate(3 3) scale(0.94)" fill="url(#metal)"/>'
            + f'<path d="{inner}" fill="url(#fill)" stroke="#2c3038" stroke-width="3"/>'
            + f'<path d="{DIAMOND}" transform="translate(24 24) scale(0.52)" fill="url(#gem)" stroke="#3b404c"'
            + ' stroke-width="5" stroke-linejoin="round"/>'
            + '<path d="M34.9 50 L65.1 50 M50 29.2 L42 50 L50 70.8 L58 50 Z" fill="none" stroke="#8b93a4"'
            + ' stroke-width="1.6"/>'
        )
    else:
        body = (
            "<defs>"
            + _linear("metal", "#5a5e68", "#31343b", "#1c1e23", "#3b3e46")
            + _linear("hole", "#08090b", "#191b20")
            + "</defs>"
            + f'<path d="{HEXAGON}" fill="#08090b"/>'
            + f'<path d="{HEXAGON}" transform="translate(3 3) scale(0.94)" fill="url(#metal)"/>'
            + f'<path d="{inner}" fill="url(#hole)" stroke="#0a0b0d" stroke-width="3"/>'
            + f'<path d="{DIAMOND}" transform="translate(26 26) scale(0.48)" fill="none" stroke="#6d7480"'
            + ' stroke-width="4" stroke-linejoin="round"/>'
        )
    return svg(body, (px, px))


# Values

_VALUE_ART = {
    "attack": (BURST, "#ffd98a", "#e08a1c", "#8c3f06", "#2b1202"),
    "health": (HEART, "#ff8f8a", "#d0202c", "#7a0a18", "#2c0308"),
    "durability": (HEXAGON, "#d9b8ff", "#7d45c9", "#3c1a77", "#16062f"),
    "die": (HEXAGON, "#f2707f", "#ab1a38", "#580820", "#22030c"),
    "armor": (SHIELD, "#eef3fa", "#8494a8", "#3c4858", "#10151c"),
}
_TONES: dict[str, Colour] = {
    "normal": (255, 255, 255),
    "raised": (176, 255, 128),
    "lowered": (255, 196, 120),
    "hurt": (255, 190, 184),
}


WORN = ("armor",)
"""Stats that a card in play wears as a small badge while it has any."""


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


def _die() -> str:
    """A twenty-sided die that lies on the card."""
    shape, bright, mid, deep, dark = _VALUE_ART["die"]
    steps = [pygame.Color(colour) for colour in (deep, mid, bright)]
    body = f'<path d="{shape}" fill="{dark}" stroke="{dark}" stroke-width="6" stroke-linejoin="round"/>'
    for number, (outline, light) in enumerate(_facets()):
        low, high = steps[:2] if light < 0.6 else steps[1:]
        colour = low.lerp(high, light / 0.6 if light < 0.6 else (light - 0.6) / 0.4)
        if number == 0:  # the side that bears the number stays dark behind it
            colour = colour.lerp(steps[0], 0.45)
        body += f'<path d="{outline}" fill="{_hex((colour.r, colour.g, colour.b))}"/>'
    lines = "".join(f'<path d="{outline}"/>' for outline, _ in _facets())
    return body + f'<g fill="none" stroke="#ffd9a0" stroke-opacity="0.75" stroke-width="1.7">{lines}</g>'


def _emblem(kind: str, faint: bool = False) -> str:
    if kind == "die":
        return _die()
    shape, bright, mid, deep, dark = _VALUE_ART[kind]
    rim = ("#8f8a80", "#55504a", "#2f2c28") if faint else ("#fff2c8", "#c99a45", "#7a5218")
    return (
        "<defs>"
        + _linear("rim", *rim)
        + _radial("fill", bright, mid, deep, cx=0.42, cy=0.28, r=0.8)
        + "</defs>"
        + f'<path d="{shape}" fill="{dark}" stroke="{dark}" stroke-width="4" stroke-linejoin="round"/>'
        + f'<path d="{shape}" transform="translate(2.5 2.5) scale(0.95)" fill="url(#rim)"/>'
        + f'<path d="{shape}" transform="translate(7.5 7.5) scale(0.85)" fill="url(#fill)" stroke="{dark}"'
        + ' stroke-width="2.5" stroke-linejoin="round"/>'
    )


@lru_cache(maxsize=1024)
def badge(value: str, px: int, kind: str, tone: str = "normal") -> pygame.Surface:
    """A value of a card on its symbol. A changed value also bears a chevron, a hurt one a cut."""
    surface = svg(_emblem(kind), (px, px), "-2 -2 104 104")
    size = px * (0.6 if len(value) < 2 else 0.5 if len(value) < 3 else 0.38)
    dark = pygame.Color(_VALUE_ART[kind][4])
    _centre(
        surface,
        figure(value, size, _TONES[tone], (dark.r, dark.g, dark.b)),
        px / 2,
        px * (0.46 if kind == "health" else 0.5),
    )
    if tone in ("raised", "lowered") and px >= 14:
        up = tone == "raised"
        path = "M10 80 L50 20 L90 80 Z" if up else "M10 20 L50 80 L90 20 Z"
        colour = "#8cff5a" if up else "#ffb347"
        size = max(6, round(px * 0.3))
        mark = f'<path d="{path}" fill="{colour}" stroke="#101010" stroke-width="16" stroke-linejoin="round"/>'
        surface.blit(svg(mark + f'<path d="{path}" fill="{colour}"/>', (round(size), round(size))), (px - size, 0))
    elif tone == "hurt" and px >= 14:
        crack = "M66 6 L57 15 L67 20 L60 31" if kind == "die" else "M64 3 L56 20 L66 26 L57 44"
        cut = f'<path d="{crack}" fill="none" stroke="#1c0206" stroke-width="5"/>'
        surface.blit(svg(cut, (px, px)), (0, 0))
    return surface


@lru_cache(maxsize=512)
def counter(text: str, px: int, kind: str) -> pygame.Surface:
    """A modifier counter, such as "+2" attack or "-3" health. A minus is darker and has a broken rim."""
    minus = text[:1] in "-−"
    shape, bright, mid, deep, dark = _VALUE_ART[kind]
    face = ("#7c8290", "#474c58", "#23262e") if minus else (bright, mid, deep)
    rim = f'stroke-dasharray="9 6" stroke="{mid}"' if minus else 'stroke="#ffedb8"'
    body = (
        "<defs>"
        + _radial("fill", *face)
        + "</defs>"
        + f'<path d="{shape}" fill="{dark}"/>'
        + f'<path d="{shape}" transform="translate(5 5) scale(0.9)" fill="url(#fill)" {rim} stroke-width="4"/>'
    )
    surface = svg(body, (px, px), "-2 -2 104 104")
    edge = pygame.Color(dark)
    words = text.replace("-", "−")
    size = px * (0.5 if len(words) < 3 else 0.4)
    _centre(
        surface,
        figure(words, size, (255, 255, 255), (edge.r, edge.g, edge.b)),
        px / 2,
        px * (0.46 if kind == "health" else 0.5),
    )
    return surface


_MARKERS: dict[str, tuple[str, Colour, Colour]] = {
    "magnetized": ("magnet", (112, 190, 255), (16, 44, 84)),
    "magnetic": ("magnet", (255, 214, 120), (92, 28, 24)),
    "fog": ("fog", (222, 236, 240), (52, 82, 92)),
    "paramagnetic": ("magnet-blast", (205, 186, 255), (48, 30, 92)),
    "faded": ("eclipse", (196, 200, 210), (40, 42, 50)),
    "active": ("beast-eye", (232, 200, 255), (76, 32, 120)),
    "bound": ("manacles", (226, 230, 238), (74, 36, 30)),
    "vanguard": ("templar-shield", (255, 226, 150), (112, 44, 10)),
    "veiled": ("cowled", (214, 206, 240), (44, 36, 74)),
    "swift": ("feathered-wing", (206, 240, 255), (20, 70, 110)),
    "sweeping": ("scythe", (255, 196, 170), (110, 22, 20)),
    "banner": ("knight-banner", (255, 236, 160), (130, 84, 12)),
    "twin": ("duality", (190, 250, 220), (16, 84, 74)),
    "fleeting": ("hourglass", (236, 196, 255), (82, 22, 110)),
    "borrowed": ("puppet", (255, 206, 220), (110, 22, 64)),
}


def marked(words: Iterable[str]) -> list[str]:
    """Those of `words` that have a marker, in the order in which markers lie."""
    there = set(words)
    return [name for name in _MARKERS if name in there]


@lru_cache(maxsize=256)
def marker(name: str, px: int) -> pygame.Surface:
    """A round badge for a status or keyword. Magnetized, which passes, has a broken rim; Magnetic a whole one."""
    drawn, bright, ground = _MARKERS[name]
    light = _hex(bright)
    base = _hex(ground)
    dash = 'stroke-dasharray="13 8"' if name == "magnetized" else ""
    body = (
        "<defs>"
        + _radial("g", _hex(ground, 60), base)
        + "</defs>"
        + '<circle cx="50" cy="50" r="50" fill="#07080b"/><circle cx="50" cy="50" r="46" fill="url(#g)"/>'
        + f'<circle cx="50" cy="50" r="43" fill="none" stroke="{light}" stroke-width="6" {dash}/>'
    )
    surface = svg(body, (px, px))
    _centre(surface, icon(drawn, max(4, round(px * 0.62)), bright), px / 2, px / 2)
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
            + _linear("bone", "#fffaf0", "#e9d9b4", "#b08f58")
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
    return name in ELEMENTS or name in VALUES or name.lstrip("+-−").isdigit() or name in ("X", "x")


@lru_cache(maxsize=512)
def inline(name: str, px: int) -> pygame.Surface:
    if name in ELEMENTS:
        return mana(name, px)
    if name in VALUES:
        surface = svg(_emblem(name), (px, px), "-2 -2 104 104")
        glyph = {"attack": "crossed-swords", "durability": "edged-shield"}.get(name)
        if glyph and px >= 12:
            _centre(surface, icon(glyph, round(px * 0.56), (255, 248, 230)), px / 2, px / 2)
        return surface
    return number(name, px)


@lru_cache(maxsize=256)
def number(words: str, px: int) -> pygame.Surface:
    """A number of pure mana in a grey disc."""
    from game.table import text

    tint = TINTS["pure"]
    body = (
        "<defs>"
        + _linear("rim", "#f2f4f8", "#5d6370")
        + _radial("disc", "#e6e9ef", "#b4bac6", "#868d9b")
        + "</defs>"
        + f'<circle cx="50" cy="50" r="50" fill="{tint.dark}"/><circle cx="50" cy="50" r="46" fill="url(#rim)"/>'
        + '<circle cx="50" cy="50" r="41" fill="url(#disc)"/>'
    )
    surface = svg(body, (px, px))
    size = px * (0.74 if len(words) < 2 else 0.56)
    _centre(surface, text.render(words, size, (24, 27, 34), "figure", bold=True), px / 2, px / 2)
    return surface


# Surfaces of the table


def rounded(w: int, h: int, radius: int, colour: tuple[int, int, int, int]) -> pygame.Surface:
    """A rounded rectangle with smooth corners."""
    scale = 3 if w * h < 400_000 else 2
    large = pygame.Surface((w * scale, h * scale), pygame.SRCALPHA)
    large.fill((*colour[:3], 0))
    pygame.draw.rect(large, colour, large.get_rect(), border_radius=radius * scale)
    return pygame.transform.smoothscale(large, (w, h))


def ramp(size: tuple[int, int], *colours: Colour) -> pygame.Surface:
    """A vertical gradient through `colours`."""
    strip = pygame.Surface((1, 256))
    for y in range(256):
        place = y / 255 * (len(colours) - 1)
        index = min(int(place), len(colours) - 2) if len(colours) > 1 else 0
        part = place - index
        low, high = colours[index], colours[min(index + 1, len(colours) - 1)]
        strip.set_at((0, y), tuple(round(a + (b - a) * part) for a, b in zip(low, high, strict=True)))
    return pygame.transform.smoothscale(strip, (max(1, size[0]), max(1, size[1])))


def grain(w: int, h: int, seed: int, low: int, high: int) -> pygame.Surface:
    """Grey noise between `low` and `high`."""
    raw = random.Random(seed).randbytes(w * h)
    spread = high - low
    table = bytes(low + value * spread // 255 for value in range(256))
    levels = raw.translate(table)
    pixels = bytearray(w * h * 3)
    pixels[0::3] = pixels[1::3] = pixels[2::3] = levels
    return pygame.image.frombytes(bytes(pixels), (w, h), "RGB")


@lru_cache(maxsize=24)
def shadow(w: int, h: int, radius: int) -> pygame.Surface:
    """A soft shadow of a card of `w` x `h`, `radius` wider on each side: blit it at (x - radius, y - radius + drop)."""
    radius = max(2, radius)
    surface = pygame.Surface((w + 2 * radius, h + 2 * radius), pygame.SRCALPHA)
    inner = surface.get_rect().inflate(-radius * 1.2, -radius * 1.2)
    pygame.draw.rect(surface, (0, 0, 0, 150), inner, border_radius=max(2, round(w * 0.06)))
    blur = max(1, radius // 3)
    return pygame.transform.box_blur(pygame.transform.box_blur(surface, blur), blur)


def glow_margin(h: int) -> int:
    return max(4, round(h * 0.055))


@lru_cache(maxsize=48)
def glow(w: int, h: int, colour: Colour) -> pygame.Surface:
    """A rim of light around a card of `w` x `h`: blit it at (x - m, y - m), m = `glow_margin(h)`, before the card."""
    margin = glow_margin(h)
    surface = pygame.Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    rect = surface.get_rect().inflate(-margin, -margin)
    pygame.draw.rect(surface, (*colour, 255), rect, border_radius=max(2, round(w * 0.07)))
    blur = max(1, margin // 3)
    surface = pygame.transform.box_blur(surface, blur)
    core = rounded(w + margin // 2, h + margin // 2, max(2, round(w * 0.06)), (*colour, 255))
    surface.blit(core, core.get_rect(center=surface.get_rect().center))
    return surface


@lru_cache(maxsize=16)
def back(w: int, h: int, elemental: bool = True) -> pygame.Surface:
    """The back of a card: leather, gold lines and a seal.

    Where cards are `elemental` midnight blue, and the three elements about the pure one; else dark red, and a die.
    """
    box = f"0 0 {630} {880}"
    ring = "".join(
        f'<path d="M315 {440 - 205} l7 20 l-7 12 l-7 -12 Z" fill="url(#gold)" transform="rotate({n * 15} 315 440)"/>'
        for n in range(24)
    )
    corner = (
        '<path d="M46 150 C46 90 90 46 150 46 M46 118 C70 118 118 70 118 46 M58 58 L96 96" fill="none"'
        ' stroke="url(#gold)" stroke-width="4" stroke-linecap="round"/>'
        '<circle cx="103" cy="103" r="7" fill="url(#gold)"/>'
    )
    corners = "".join(
        f'<g transform="{t}">{corner}</g>'
        for t in ("", "translate(630 0) scale(-1 1)", "translate(0 880) scale(1 -1)", "translate(630 880) scale(-1 -1)")
    )
    ground = ("#33406e", "#1a2142", "#0b0e1f") if elemental else ("#6a2f3c", "#3c1722", "#1a080e")
    seats = {"fire": (315, 330), "water": (410, 495), "light": (220, 495)}
    elements = '<path d="M315 330 L410 495 L220 495 Z" fill="none" stroke="url(#gold)" stroke-width="5"/>'
    for kind, (x, y) in seats.items():
        tint = TINTS[kind]
        elements += (
            f'<circle cx="{x}" cy="{y}" r="66" fill="#0b0d16" stroke="url(#gold)" stroke-width="5"/>'
            f'<circle cx="{x}" cy="{y}" r="56" fill="url(#{kind})"/>'
            f'<path d="{SHAPES[kind]}" transform="translate({x - 41} {y - 41}) scale(0.82)" fill="{tint.shape_low}"/>'
        )
    elements += (
        f'<path d="{DIAMOND}" transform="translate(279 404) scale(0.72)" fill="#e8ecf4" stroke="#2a2f3c"'
        ' stroke-width="5"/>'
    )
    body = (
        "<defs>"
        + _linear("gold", "#fbe7ae", "#c9973f", "#8a5f1e")
        + "".join(_radial(kind, TINTS[kind].mid, TINTS[kind].deep, TINTS[kind].dark) for kind in seats)
        + _radial("ground", *ground, cx=0.5, cy=0.5, r=0.72)
        + "</defs>"
        + '<rect x="0" y="0" width="630" height="880" rx="36" fill="#0a0a0f"/>'
        + '<rect x="18" y="18" width="594" height="844" rx="24" fill="url(#ground)"/>'
        + '<rect x="30" y="30" width="570" height="820" rx="18" fill="none" stroke="url(#gold)" stroke-width="4"/>'
        + '<rect x="40" y="40" width="550" height="800" rx="13" fill="none" stroke="url(#gold)" stroke-width="1.6"/>'
        + corners
        + '<path d="M315 90 L560 440 L315 790 L70 440 Z" fill="none" stroke="url(#gold)" stroke-width="2"'
        + ' stroke-opacity="0.55"/>'
        + '<path d="M315 130 L532 440 L315 750 L98 440 Z" fill="none" stroke="url(#gold)" stroke-width="1.4"'
        + ' stroke-opacity="0.4"/>'
        + '<circle cx="315" cy="440" r="216" fill="#0b0d18" fill-opacity="0.85" stroke="url(#gold)" stroke-width="6"/>'
        + '<circle cx="315" cy="440" r="176" fill="none" stroke="url(#gold)" stroke-width="3"/>'
        + ring
        + (elements if elemental else f'<g transform="translate(157 282) scale(3.16)">{_die()}</g>')
    )
    large = svg(body, (w * 2, h * 2), box)
    return pygame.transform.smoothscale(large, (w, h))


@lru_cache(maxsize=3)
def felt(w: int, h: int) -> pygame.Surface:
    """The cloth of the table: deep blue-green weave, lit in the middle, with a faint inlay."""
    surface = ramp((w, h), (36, 70, 76), (46, 92, 92), (34, 66, 74))
    cloud = pygame.transform.smoothscale(grain(12, 7, 5, 214, 255), (w, h))
    surface.blit(cloud, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    tile = 256
    weave = grain(tile, tile, 11, 0, 15)
    across = pygame.transform.smoothscale(grain(tile // 8, tile, 12, 0, 12), (tile, tile))
    down = pygame.transform.smoothscale(grain(tile, tile // 8, 13, 0, 12), (tile, tile))
    weave.blit(across, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    weave.blit(down, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    for x in range(0, w, tile):
        for y in range(0, h, tile):
            surface.blit(weave, (x, y), special_flags=pygame.BLEND_RGB_SUB)
    light = pygame.Surface((48, 27))
    for x in range(48):
        for y in range(27):
            far = math.hypot((x - 23.5) / 30, (y - 13) / 17.5)
            level = max(84, min(255, round(272 - 150 * far**1.6)))
            light.set_at((x, y), (level, level, level))
    surface.blit(pygame.transform.smoothscale(light, (w, h)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    _inlay(surface)
    return surface


def _inlay(surface: pygame.Surface) -> None:
    w, h = surface.get_size()
    rays = "".join(
        f'<path d="M500 {500 - 330} l9 60 l-9 26 l-9 -26 Z" fill="#bfe6d8" transform="rotate({n * 30} 500 500)"/>'
        for n in range(12)
    )
    body = (
        '<g fill-opacity="0.05" stroke-opacity="0.075" stroke="#bfe6d8" fill="none" stroke-width="4">'
        '<circle cx="500" cy="500" r="460"/><circle cx="500" cy="500" r="444" stroke-width="2"/>'
        '<circle cx="500" cy="500" r="344"/><circle cx="500" cy="500" r="236" stroke-width="2"/>'
        '<path d="M500 166 L789 667 L211 667 Z"/><path d="M500 834 L211 333 L789 333 Z" stroke-width="2"/>'
        f'</g><g fill-opacity="0.05">{rays}</g>'
    )
    side = round(h * 0.86)
    drawn = svg(body, (side, side), "0 0 1000 1000")
    surface.blit(drawn, drawn.get_rect(center=(w // 2, h // 2)))
