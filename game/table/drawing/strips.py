"""Strips that words are written on, by world: a ribbon, a plate, torn cloth, a band between stars, a scroll.

They are drawn 100 units high and as wide as need be.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.table.drawing.keeping import kept
from game.table.drawing.symbols import linear, star, svg

RIBBON, BARE = "ribbon", "bare"
HIGH, LEAST = 100, 400
TOP, LOW = 4, 82
"""Of the part that words stand on."""
MIDDLE, ENDS = 43, 150
"""How low words stand, and what is theirs of neither end."""


@dataclass(frozen=True)
class Tones:
    """The colours of a strip, each "#rrggbb"."""

    cloth: tuple[str, ...]
    """Of what words stand on, from above downwards."""
    under: tuple[str, ...]
    """Of what is seen of its ends."""
    metal: tuple[str, str, str]


def _mirrored(drawn: str, wide: int) -> str:
    return f'{drawn}<g transform="translate({wide} 0) scale(-1 1)">{drawn}</g>'


def _ground(path: str, edge: str = "#050304", line: float = 3) -> str:
    return f'<path d="{path}" fill="url(#cloth)" stroke="{edge}" stroke-width="{line:g}" stroke-linejoin="round"/>'


def _line(path: str, wide: float, colour: str = "url(#rim)") -> str:
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{wide:g}" stroke-linejoin="round"/>'


def _ribbon(wide: int) -> str:
    """Its ends folded back and cut."""
    fold, tail = 70, 150
    end = f'<path d="M4 26 H{tail} V98 H4 L40 62 Z" fill="url(#under)" stroke="url(#rim)" stroke-width="3"/>'
    end += f'<path d="M{fold} 82 L{tail} 98 L{tail} 80 Z" fill="#000" fill-opacity="0.7"/>'
    drawn = _mirrored(end, wide) + _ground(f"M{fold} {TOP} H{wide - fold} V{LOW} H{fold} Z")
    for y in (10, 74):
        drawn += f'<rect x="{fold + 2}" y="{y}" width="{wide - 2 * fold - 4}" height="3" fill="url(#rim)"/>'
    return drawn


def _chamfered(wide: int, inset: float, cut: float) -> str:
    left, right, top, low = 26 + inset, wide - 26 - inset, 2 + inset, 88 - inset
    return (f"M{left + cut:g} {top:g} H{right - cut:g} L{right:g} {top + cut:g} V{low - cut:g} L{right - cut:g} {low:g}"
            f" H{left + cut:g} L{left:g} {low - cut:g} V{top + cut:g} Z")  # fmt: skip


def _plate(wide: int) -> str:
    """A plate of metal with chamfered ends, riveted, on a rod."""
    rod = '<rect x="2" y="32" width="40" height="26" rx="5" fill="url(#rim)" stroke="#050304" stroke-width="3"/>'
    rod += '<rect x="8" y="26" width="10" height="38" rx="3" fill="url(#rim)" stroke="#050304" stroke-width="2"/>'
    drawn = _mirrored(rod, wide)
    drawn += f'<path d="{_chamfered(wide, 0, 30)}" fill="url(#rim)" stroke="#050304" stroke-width="3"/>'
    drawn += _ground(_chamfered(wide, 9, 26)) + _line(_chamfered(wide, 15, 23), 1.6)
    rivets = "".join(
        f'<circle cx="{x}" cy="{y + 1.5}" r="6.5" fill="#050304" fill-opacity="0.6"/>'
        f'<circle cx="{x}" cy="{y}" r="5.4" fill="url(#rim)" stroke="#2a1806" stroke-width="1.4"/>'
        for x, y in ((56, 26), (56, 64), (84, 45))
    )
    return drawn + _mirrored(rivets, wide)


def _torn(wide: int) -> str:
    """Cloth that hangs from an iron rod, torn below and at both ends."""
    low: list[tuple[float, float]] = []
    for n in range(-(count := (wide // 2 - 60) // 26), count + 1):
        rng = random.Random(n)  # the same about the middle, however wide it is
        deep = rng.uniform(74, 79) if n % 9 == 4 else rng.uniform(83, 98)
        low.insert(0, (wide / 2 + 26 * n + rng.uniform(-9, 9), deep))
    right = [(wide - 14, 10), (wide - 30, 24), (wide - 8, 38), (wide - 42, 54), (wide - 18, 68), (wide - 40, 90)]
    left = [(36, 92), (20, 72), (46, 60), (10, 42), (34, 26), (16, 10)]
    path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in (*right, *low, *left)) + " Z"
    folds = "".join(_line(f"M{x:.0f} 14 Q{x + 9:.0f} 40 {x - 5:.0f} 72", 5, "#000000") for x in (70, 108, 146))
    drawn = _ground(path, "#07080c", 4) + _mirrored(f'<g opacity="0.28">{folds}</g>', wide)
    drawn += _line("M" + " L".join(f"{x:.1f} {y - 6:.1f}" for x, y in low), 2.4)
    knob = '<path d="M0 9 L12 0 L22 9 L12 18 Z" fill="url(#rim)" stroke="#07080c" stroke-width="2.5"/>'
    rod = f'<rect x="14" y="4" width="{wide - 28}" height="10" fill="url(#rim)" stroke="#07080c" stroke-width="2.5"/>'
    return drawn + rod + _mirrored(knob, wide)


def _band(wide: int) -> str:
    """It tapers to a star at each end, in a double line."""

    def pointed(inset: float) -> str:
        near, tip = 92 + inset * 0.4, 34 + inset * 1.6
        top, low = TOP + inset, LOW - inset
        return (f"M{near:g} {top:g} H{wide - near:g} L{wide - tip:g} 43 L{wide - near:g} {low:g} H{near:g}"
                f" L{tip:g} 43 Z")  # fmt: skip

    drawn = _ground(pointed(0), "#03040d", 6) + _line(pointed(0), 2.6) + _line(pointed(8), 1.4)
    tip = f'<path transform="translate(2 11) scale(0.64)" d="{star(5, 48, 19)}" fill="url(#rim)" stroke="#03040d"'
    tip += ' stroke-width="5"/>'
    tip += "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="#ffffff"/>' for x, y, r in
                   ((88, 43, 3.2), (104, 43, 2.2), (116, 43, 1.5), (76, 8, 2.2), (64, 74, 1.8)))  # fmt: skip
    return drawn + _mirrored(tip, wide)


def _scroll(wide: int) -> str:
    """Its ends are rolled up, with the rolls seen from the side, and gilded."""
    path = f"M58 6 Q{wide / 2:g} 0 {wide - 58} 6 V84 Q{wide / 2:g} 78 58 84 Z"
    drawn = _ground(path, "#1a0d05")
    for y, bend in ((13, 7), (75, 69)):
        drawn += _line(f"M80 {y} Q{wide / 2:g} {bend} {wide - 80} {y}", 2.6)
    roll = '<path d="M30 10 Q30 0 52 0 Q76 0 76 12 V80 Q76 92 52 92 Q30 92 30 82 Z" fill="url(#roll)" stroke="#1a0d05"'
    roll += ' stroke-width="3"/>'
    for y in (10, 84):
        roll += f'<ellipse cx="53" cy="{y}" rx="22" ry="9" fill="url(#rim)" stroke="#1a0d05" stroke-width="2.4"/>'
        roll += _line(f"M67 {y} A14 6 0 1 0 53 {y + 5} A9 4 0 1 0 46 {y}", 2.2, "#1a0d05")
    for y in (-2, 94):
        roll += f'<circle cx="53" cy="{y}" r="6" fill="url(#rim)" stroke="#1a0d05" stroke-width="2"/>'
    tail = (
        '<path d="M30 20 Q10 26 6 46 Q4 66 20 78 Q16 60 30 54 Z" fill="url(#under)" stroke="#1a0d05" stroke-width="3"/>'
    )
    return drawn + _mirrored(tail + roll, wide)


def _bare(wide: int) -> str:
    """A plain bar with a broad edge, where all is to stand out."""
    return f'<rect x="6" y="5" width="{wide - 12}" height="78" fill="url(#cloth)" stroke="url(#rim)" stroke-width="5"/>'


STRIPS: dict[str, Callable[[int], str]] = {
    RIBBON: _ribbon, "plate": _plate, "torn": _torn, "band": _band, "scroll": _scroll, BARE: _bare,
}  # fmt: skip
"""By its word what draws it, so wide."""


@kept(1)
def strip(w: int, h: int, word: str, tones: Tones) -> pygame.Surface:
    """A strip of that kind, `w` x `h` pixels. The caller sets its alpha before each use."""
    wide = max(LEAST, round(HIGH * w / h))
    defined = linear("cloth", *tones.cloth) + linear("rim", *tones.metal) + linear("under", *tones.under)
    defined += (f'<linearGradient id="roll" x1="0%" y1="0%" x2="100%" y2="0%"><stop offset="0" stop-color='
                f'"{tones.under[-1]}"/><stop offset="0.45" stop-color="{tones.cloth[0]}"/><stop offset="1" stop-color='
                f'"{tones.under[-1]}"/></linearGradient>')  # fmt: skip
    return svg(f"<defs>{defined}</defs>{STRIPS[word](wide)}", (w, h), f"0 0 {wide} {HIGH}")


def unrolled(whole: pygame.Surface, w: int) -> pygame.Surface:
    """A strip that has come as far as `w` pixels: its ends stand so far apart, and its middle is not seen yet."""
    wide, high = whole.get_size()
    if w >= wide:
        return whole
    drawn = pygame.Surface((w, high), pygame.SRCALPHA)
    left = w // 2
    drawn.blit(whole.subsurface((0, 0, left, high)), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    right = whole.subsurface((wide - w + left, 0, w - left, high))
    drawn.blit(right, (left, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return drawn
