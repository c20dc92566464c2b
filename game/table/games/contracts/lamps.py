"""Extractors as lamps and tanks as glass vessels, in brass, as they stand on the rail beside a line.

A picture is larger than `px`, by the light about it: it is laid by its centre. Surfaces come from caches: blit them,
never draw on them.
"""

from __future__ import annotations

from functools import lru_cache

from pygame import Color, Surface

from game.table.drawing import symbols, text
from game.table.drawing.brushes import mix
from game.table.drawing.symbols import DIAMOND, code, linear, radial, svg
from game.table.games.contracts.elements import ELEMENTS

GLOBE = (50, 40, 40)
"""The glass of a lamp: its centre and its radius, in a square of 100 whose lower side stands on the rail."""
JAR = "M34 15 H66 L86 35 V69 L68 89 H32 L14 69 V35 Z"
LIQUID = "M22 34 H78 L80 37 V67 L65.5 83 H34.5 L20 67 V37 Z"
LETTER = 0.44
"""The height of a letter, as a part of the lamp."""
LIT, OUT = ("#5c3a10", "#fff0bd", "#c2913c", "#5a3810"), ("#33230f", "#a58a55", "#6f5628", "#2c1d0b")
"""The brass of what gives light and of what gives none, from left to right."""


@symbols.with_elements
def forget() -> None:
    lamp.cache_clear()


@lru_cache(maxsize=128)
def lamp(kind: str, px: int, full: bool) -> Surface:
    """A mana extractor: a globe of glass in its socket, lit in the colour of its element or dark."""
    found = symbols.look(kind, "contracts") or ELEMENTS[kind]
    tint, (x, y, r) = found.tint, GLOBE
    sign = f'<path d="{found.shape}" transform="translate({x - 33} {y - 33}) scale(0.66)" stroke-linejoin="round"'
    if full:
        glass = (
            f'<circle cx="{x}" cy="{y}" r="{r}" fill="{tint.dark}"/>'
            f'<circle cx="{x}" cy="{y}" r="{r - 3}" fill="url(#glass)"/>'
            f'{sign} fill="url(#shape)" stroke="{tint.dark}" stroke-width="4" stroke-opacity="0.6"/>'
        )
        defs = radial("glass", tint.shape_low, tint.bright, tint.mid, tint.deep, cx=0.5, cy=0.5, r=0.62)
        defs += linear("shape", tint.shape, tint.shape_low)
        light, ink = _light(tint.glow, x, y), tint.ink
    else:
        glass = (
            f'<circle cx="{x}" cy="{y}" r="{r}" fill="#07080a"/>'
            f'<circle cx="{x}" cy="{y}" r="{r - 3}" fill="url(#glass)" stroke="{tint.mid}" stroke-width="2.5"'
            ' stroke-opacity="0.55"/>'
            f'{sign} fill="{tint.dark}" stroke="{tint.mid}" stroke-width="4.5" stroke-opacity="0.9"/>'
        )
        defs, light = radial("glass", "#2a2d34", "#16181d", "#0b0c0f"), ""
        dark = Color(tint.dark)
        ink = mix(tint.glow, (dark.r, dark.g, dark.b), 0.25)
    drawn = _stood(light + f"<defs>{defs}{_brass(full)}</defs>" + glass + _gleam(full) + _socket(), px)
    letter = text.render(found.letter, px * LETTER, ink, "figure", bold=True)
    low = y - 33 + 66 * found.height
    symbols.centre(drawn, letter, drawn.get_width() / 2, _margin(px) + px * low / 100)
    return drawn


@lru_cache(maxsize=32)
def vessel(px: int, full: bool) -> Surface:
    """A mana tank: a jar between two caps of brass, filled with pure mana or empty."""
    defs = linear("wall", "#4a505c", "#23262d") if full else linear("wall", "#24272d", "#0c0d10")
    body = f'<path d="{JAR}" fill="url(#wall)" stroke="#07080a" stroke-width="4" stroke-linejoin="round"/>'
    sign = f'<path d="{DIAMOND}" transform="translate(26 33) scale(0.48)" stroke-linejoin="round"'
    light = ""
    if full:
        light = _light((214, 222, 240), 50, 55)
        defs += linear("liquid", "#ffffff", "#d5dbe7", "#8b94a6")
        body += f'<path d="{LIQUID}" fill="url(#liquid)"/><ellipse cx="50" cy="35" rx="28" ry="4" fill="#ffffff"/>'
        body += f'{sign} fill="#f7f9fd" stroke="#4b5262" stroke-width="7"/>'
    else:
        body += f'{sign} fill="none" stroke="#858c99" stroke-width="6"/>'
    rim = f'<path d="{JAR}" fill="none" stroke="{"#e9edf5" if full else "#5c626e"}" stroke-width="2.2"/>'
    shine = f'<path d="M23 60 V39 L34 27" fill="none" stroke="#fff" stroke-opacity="{0.9 if full else 0.35}"'
    caps = (
        '<path d="M30 4 H70 V16 H30 Z M24 86 H76 L80 98 H20 Z" fill="url(#brass)" stroke="#1a0f04"'
        ' stroke-width="2" stroke-linejoin="round"/>'
    )
    whole = f'{body}{rim}{shine} stroke-width="4.5" stroke-linecap="round"/>{caps}'
    return _stood(f"{light}<defs>{defs}{_brass(full)}</defs>{whole}", px)


def _margin(px: int) -> int:
    """Pixels of light about a picture, on each side."""
    return px // 4


def _stood(body: str, px: int) -> Surface:
    margin = _margin(px)
    far = 100 * margin / px
    side = px + 2 * margin
    return svg(body, (side, side), f"{-far:.2f} {-far:.2f} {100 + 2 * far:.2f} {100 + 2 * far:.2f}")


def _light(colour: symbols.Colour, x: int, y: int) -> str:
    """The soft light about what shines."""
    stops = "".join(
        f'<stop offset="{at}" stop-color="{code(colour)}" stop-opacity="{thick}"/>'
        for at, thick in ((0.5, 0.75), (0.72, 0.3), (1, 0))
    )
    return (
        f'<defs><radialGradient id="light" cx="50%" cy="50%" r="50%">{stops}</radialGradient></defs>'
        f'<circle cx="{x}" cy="{y}" r="62" fill="url(#light)"/>'
    )


def _brass(full: bool) -> str:
    stops = "".join(
        f'<stop offset="{at}" stop-color="{tone}"/>'
        for at, tone in zip((0, 0.34, 0.62, 1), LIT if full else OUT, strict=True)
    )
    return f'<linearGradient id="brass" x1="0%" y1="0%" x2="100%" y2="0%">{stops}</linearGradient>'


def _gleam(full: bool) -> str:
    """The window in the glass."""
    return (
        '<path d="M20 36 C22 23 31 13 43 10" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round"'
        f' stroke-opacity="{0.85 if full else 0.3}"/>'
    )


def _socket() -> str:
    return (
        '<path d="M28 73 Q50 82 72 73 L73 79 L66 82 L65 89 H76 L79 98 H21 L24 89 H35 L34 82 L27 79 Z"'
        ' fill="url(#brass)" stroke="#1a0f04" stroke-width="2" stroke-linejoin="round"/>'
        '<path d="M30 80 Q50 87 70 80" fill="none" stroke="#1a0f04" stroke-opacity="0.6"'
        ' stroke-width="2.4"/>'
    )
