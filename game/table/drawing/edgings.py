"""What the frames of cards are edged with, by world: corners, and something along the sides.

Drawn in units of a card of 630 x 880, within its rim or in the upper corners of its picture: never on words or numbers.
A corner is drawn for the upper left one and turned for the others; where words stand beside it, as at the foot of a
card and on a tile, it keeps to the rim.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.table.drawing.symbols import linear, star

PLAIN = "plain"
WIDE, HIGH = 630, 880
TILE, TILE_PART = (84, 100), 0.17
"""The units of a tile, and how large the corners of a card are on it."""


@dataclass(frozen=True)
class Edging:
    """Colours are "#rrggbb"."""

    word: str = PLAIN
    metal: tuple[str, str, str] = ("#fbe7ae", "#c9973f", "#8a5f1e")
    """From above downwards."""
    light: str = "#fbe7ae"
    """Of what is written or shines on it."""


NONE = Edging()


@dataclass(frozen=True)
class Drawn:
    corner: Callable[[Edging, bool], str]
    """In the upper left corner of a card, at most 150 units wide and high; True where it is to keep to the rim."""
    sides: Callable[[Edging], str]
    """Along the sides of a whole card."""


def _line(path: str, colour: str, wide: float, opacity: float = 1.0, more: str = "") -> str:
    return (f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{wide:g}" stroke-opacity="{opacity:g}"'
            f' stroke-linecap="round" stroke-linejoin="round" {more}/>')  # fmt: skip


def _disc(x: float, y: float, r: float, fill: str, more: str = "") -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" {more}/>'


def _plate(path: str, fill: str, edge: str, wide: float = 4) -> str:
    return f'<path d="{path}" fill="{fill}" stroke="{edge}" stroke-width="{wide:g}" stroke-linejoin="round"/>'


def _mirrored(drawn: str) -> str:
    return f'{drawn}<g transform="translate({WIDE} 0) scale(-1 1)">{drawn}</g>'


# brass, rivets and ink


def _rivet(x: float, y: float, r: float) -> str:
    return (_disc(x, y + r * 0.35, r * 1.25, "#120a03", 'fill-opacity="0.75"') + _disc(x, y, r, "url(#edge)")
            + _disc(x - r * 0.25, y - r * 0.3, r * 0.42, "#fff6d8", 'fill-opacity="0.9"'))  # fmt: skip


def _riveted_corner(edging: Edging, rim: bool) -> str:
    plate = "M5 148 V42 L42 5 H148 L126 40 H84 L40 84 V126 Z"
    return (_plate(plate, "url(#edge)", "#150b03", 6) + _line("M17 116 V47 L47 17 H116", "#3a2108", 4, 0.75)
            + _rivet(50, 50, 11) + _rivet(108, 24, 8) + _rivet(24, 108, 8))  # fmt: skip


def _riveted_sides(edging: Edging) -> str:
    strap = _plate("M5 250 H30 L38 262 V338 L30 350 H5 Z", "url(#edge)", "#150b03", 5)
    strap += _rivet(20, 272, 7) + _rivet(20, 328, 7)
    low = _plate("M5 600 H26 L34 612 V668 L26 680 H5 Z", "url(#edge)", "#150b03", 5) + _rivet(19, 640, 7)
    ink = _line("M24 160 V238 M24 362 V436 M24 552 V588 M24 692 V730", "#0a0604", 5, 0.8)
    ink += "".join(_disc(24, y, 4.5, "#0a0604") for y in (168, 430, 724))
    return _mirrored(strap + low + ink) + _line("M160 24 H470", "#0a0604", 5, 0.7)


# cracked stone and chalk


def _cracked_corner(edging: Edging, rim: bool) -> str:
    stone = "M4 150 L4 40 L20 14 L44 4 L150 4 L132 26 L108 30 L94 48 L70 50 L58 64 L46 82 L44 104 L28 116 L24 138 Z"
    drawn = _plate(stone, "url(#edge)", "#07080c", 6)
    drawn += '<path d="M4 40 L20 14 L44 4 L56 40 L40 58 Z" fill="#ffffff" fill-opacity="0.26"/>'
    drawn += '<path d="M4 40 L40 58 L46 82 L44 104 L28 116 L4 110 Z" fill="#000000" fill-opacity="0.34"/>'
    drawn += _line("M56 40 L78 22 L100 18 M40 58 L24 74 L26 96", "#07080c", 5)
    if rim:
        return drawn
    return drawn + _line("M56 40 L92 74 L96 96 L118 116", "#07080c", 5) + _line("M60 44 L95 75 L99 96", edging.light, 2)


def _cracked_sides(edging: Edging) -> str:
    bites = "M0 176 L16 190 L9 214 L22 232 L0 252 Z M0 316 L12 330 L24 352 L8 372 L0 392 Z"
    bites += " M0 560 L20 576 L10 604 L0 616 Z M0 676 L14 692 L22 716 L6 734 L0 740 Z"
    drawn = f'<path d="{bites}" fill="#0b090c"/>' + _line(bites.replace(" Z", ""), "#c4cbe0", 3, 0.5)
    drawn += _line("M22 232 L32 250 L26 280 M24 352 L33 344 M20 576 L34 590 L28 620 M22 716 L34 700", "#07080c", 4)
    chalk = _line("M30 180 V300 M27 196 V310 M30 620 V690", "#f2f4fb", 3, 0.55, 'stroke-dasharray="14 5 22 7"')
    top = "M196 0 L214 15 L246 9 L262 0 Z M392 0 L408 12 L432 18 L450 0 Z"
    return (_mirrored(drawn + chalk) + f'<path d="{top}" fill="#0b090c"/>' + _line(top[:-2], "#c4cbe0", 3, 0.45)
            + _line("M272 26 H376 M280 21 H368", "#f2f4fb", 3, 0.5, 'stroke-dasharray="20 6 12 5"'))  # fmt: skip


# thin lines and stars


def _starred(x: float, y: float, size: float, fill: str, edge: float = 9) -> str:
    turn = f'transform="translate({x - size:.1f} {y - size:.1f}) scale({size / 50:.3f})"'
    return f'<path {turn} d="{star(5, 48, 19)}" fill="{fill}" stroke="#03040d" stroke-width="{edge:g}"/>'


def _starred_corner(edging: Edging, rim: bool) -> str:
    turn, near = ("M18 150 V92 A74 74 0 0 1 92 18 H150", "M29 150 V100 A70 70 0 0 1 100 29 H150")
    if rim:
        turn, near = ("M18 150 V60 A42 42 0 0 1 60 18 H150", "M29 150 V68 A38 38 0 0 1 68 29 H150")
    drawn = _line(turn, "#03040d", 9, 0.8) + _line(turn, "url(#edge)", 4) + _line(near, edging.light, 2, 0.7)
    if rim:
        return drawn + _starred(30, 30, 24, "url(#edge)")
    drawn += _line("M36 36 L74 74", edging.light, 2.5, 0.8) + _disc(80, 80, 4.5, edging.light)
    return drawn + _starred(40, 40, 36, "url(#edge)")


def _starred_sides(edging: Edging) -> str:
    lines = _line("M18 150 V440 M18 548 V730", "url(#edge)", 4) + _line(
        "M29 150 V440 M29 548 V730", edging.light, 2, 0.7
    )
    dots = "".join(
        _disc(23, y, r, "#ffffff") for y, r in ((200, 4), (232, 2.5), (318, 5), (392, 3), (600, 4), (690, 5))
    )
    return (_mirrored(lines + dots + _starred(23, 276, 17, edging.light, 7)) + _line("M150 18 H480", "url(#edge)", 4)
            + _line("M150 29 H480", edging.light, 2, 0.7) + _starred(315, 24, 19, edging.light, 7)
            + _line("M140 860 H490", "url(#edge)", 3))  # fmt: skip


# gilded vellum and flourishes of the pen


def _penned_corner(edging: Edging, rim: bool) -> str:
    gilt = "M6 96 V34 Q6 6 34 6 H96 Q84 26 60 32 Q38 38 32 60 Q26 84 6 96 Z"
    dot = 'stroke="#1a0d05" stroke-width="3"'
    drawn, seats = _plate(gilt, "url(#edge)", "#1a0d05", 5), ((116, 45), (45, 116))
    curl = "M60 32 C92 18 132 14 140 36 C146 54 120 60 116 44 M32 60 C18 92 14 132 36 140 C54 146 60 120 44 116"
    curl += " M34 34 C64 44 84 66 80 88 C76 104 58 98 64 84"
    if rim:
        curl, seats = "M60 30 C84 14 112 12 148 18 M30 60 C14 84 12 112 18 148", ((104, 20), (20, 104))
    drawn += _line(curl, "#1a0d05", 10, 0.85) + _line(curl, edging.light, 4.5) + _disc(24, 24, 9, "#b3262e")
    return drawn + "".join(_disc(x, y, 7, "#b3262e", dot) for x, y in seats)


def _penned_sides(edging: Edging) -> str:
    vine = "M22 158 C8 182 36 204 22 228 C8 252 36 274 22 298 C8 322 36 344 22 368 C8 392 36 412 22 434"
    vine += " M22 556 C8 580 36 602 22 626 C8 650 36 672 22 696 C10 712 26 724 22 736"
    leaf = "".join(
        f'<path d="M22 {y} q14 -8 16 -22 q-16 4 -16 22 Z" fill="{edging.light}"/>' for y in (228, 298, 368, 626)
    )
    drawn = _line(vine, "#1a0d05", 9, 0.8) + _line(vine, "url(#edge)", 4.5) + leaf
    return _mirrored(drawn) + _line("M156 22 C200 8 220 36 262 22 C290 12 340 12 368 22 C410 36 430 8 474 22",
                                    "#1a0d05", 9, 0.8) + _line(
        "M156 22 C200 8 220 36 262 22 C290 12 340 12 368 22 C410 36 430 8 474 22", "url(#edge)", 4.5)  # fmt: skip


EDGINGS: dict[str, Drawn | None] = {
    PLAIN: None,
    "riveted": Drawn(_riveted_corner, _riveted_sides),
    "cracked": Drawn(_cracked_corner, _cracked_sides),
    "starred": Drawn(_starred_corner, _starred_sides),
    "penned": Drawn(_penned_corner, _penned_sides),
}
"""By its word what there is."""


def _corners(drawn: Drawn, edging: Edging, wide: float, high: float, part: float, rim: bool) -> str:
    turns = ((0, 0, 1, 1, rim), (wide, 0, -1, 1, rim), (0, high, 1, -1, True), (wide, high, -1, -1, True))
    return "".join(
        f'<g transform="translate({x:g} {y:g}) scale({across * part:g} {down * part:g})">'
        f"{drawn.corner(edging, inside)}</g>"
        for x, y, across, down, inside in turns
    )


def of_card(edging: Edging) -> str:
    """What lies on the frame of a whole card, as SVG."""
    drawn = EDGINGS[edging.word]
    if drawn is None:
        return ""
    return _defs(edging) + drawn.sides(edging) + _corners(drawn, edging, WIDE, HIGH, 1.0, False)


def of_tile(edging: Edging) -> str:
    """The same on that of a tile, in its own units."""
    drawn = EDGINGS[edging.word]
    return "" if drawn is None else _defs(edging) + _corners(drawn, edging, *TILE, TILE_PART, True)


def _defs(edging: Edging) -> str:
    return f"<defs>{linear('edge', *edging.metal)}</defs>"
