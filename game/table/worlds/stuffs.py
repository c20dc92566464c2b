"""What panels and buttons are made of: a plain plate, or a stuff with an outline, a grain and fittings of its own.

Surfaces come from caches: blit them, never draw on them.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Surface

from game.table.drawing.brushes import mix, rgb
from game.table.drawing.cloth import grain
from game.table.drawing.keeping import kept
from game.table.drawing.plates import plate
from game.table.drawing.symbols import Colour, linear, star, svg

PLAIN = "plate"
BLACK: Colour = (0, 0, 0)
WHITE: Colour = (255, 255, 255)


@dataclass(frozen=True)
class Slab:
    """One plate of a stuff, `w` x `h` pixels, `k` of which are a unit of the window's measure."""

    w: int
    h: int
    k: float
    top: Colour
    bottom: Colour
    edge: Colour
    radius: float
    grand: bool = False
    """Is it the ground of a panel, with all its fittings, rather than something that is pressed?"""
    alpha: int = 255

    @property
    def rng(self) -> random.Random:
        return random.Random(f"{self.w} {self.h}")

    @property
    def line(self) -> float:
        """The width of a fine line, in pixels."""
        return max(1.0, 1.6 * self.k)


def defined(slab: Slab) -> str:
    """The gradients that all stuffs are drawn with."""
    edge = slab.edge
    return (
        "<defs>"
        + linear("fill", rgb(slab.top), rgb(slab.bottom))
        + linear("rim", rgb(mix(edge, WHITE, 0.42)), rgb(edge), rgb(mix(edge, BLACK, 0.5)), rgb(mix(edge, WHITE, 0.1)))
        + linear("dent", rgb(mix(edge, BLACK, 0.62)), rgb(mix(edge, WHITE, 0.3)))
        + "</defs>"
    )


def box(x: float, y: float, w: float, h: float, r: float) -> str:
    """The path of a rounded rectangle."""
    return _cornered(x, y, w, h, min(r, w / 2, h / 2), 0.0)


def ticket(x: float, y: float, w: float, h: float, r: float) -> str:
    """The path of a rectangle whose corners are scooped out."""
    return _cornered(x, y, w, h, min(r, w / 2.2, h / 2.2), 0.72)


def _cornered(x: float, y: float, w: float, h: float, r: float, scooped: float) -> str:
    """Corners of the radius `r`; the point that draws their curves in lies `scooped` of it inwards."""
    r = max(0.0, r)
    c, right, low = r * scooped, x + w, y + h
    rows = (
        (x + r, y, right - r, y, right - c, y + c, right, y + r),
        (right, y + r, right, low - r, right - c, low - c, right - r, low),
        (right - r, low, x + r, low, x + c, low - c, x, low - r),
        (x, low - r, x, y + r, x + c, y + c, x + r, y),
    )
    return (
        f"M{x + r:.2f} {y:.2f}"
        + "".join(f" L{row[2]:.2f} {row[3]:.2f} Q{row[4]:.2f} {row[5]:.2f} {row[6]:.2f} {row[7]:.2f}" for row in rows)
        + " Z"
    )


def chipped(slab: Slab, inset: float = 0.0) -> str:
    """The outline of a broken stone."""
    rng, rough = slab.rng, min(4.5 * slab.k, slab.h * 0.07)
    corner = min(slab.radius * 1.1, slab.h * 0.3)
    points: list[tuple[float, float]] = []
    sides = (((0, 0), (1, 0)), ((1, 0), (1, 1)), ((1, 1), (0, 1)), ((0, 1), (0, 0)))
    for (ax, ay), (bx, by) in sides:
        length = slab.w if ay == by else slab.h
        count = max(3, round(length / max(9.0, 34 * slab.k)))
        for n in range(count + 1):
            part = (corner * rng.uniform(0.5, 1.0) + (length - 1.5 * corner) * n / count) / length
            x, y = ax + (bx - ax) * part, ay + (by - ay) * part
            deep = inset + rng.uniform(0.25, 1.0) * rough * (1.0 if rng.random() < 0.8 else 1.9)
            px, py = x * slab.w, y * slab.h
            points.append((px, deep if ay == 0 else slab.h - deep) if ay == by else
                          (slab.w - deep if ax == 1 else deep, py))  # fmt: skip
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + " Z"


def rivet(x: float, y: float, r: float) -> str:
    """The head of a rivet, lit from above."""
    return (
        f'<circle cx="{x:.1f}" cy="{y + r * 0.3:.1f}" r="{r * 1.18:.1f}" fill="#000" fill-opacity="0.55"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="url(#rim)"/>'
        f'<circle cx="{x - r * 0.28:.1f}" cy="{y - r * 0.32:.1f}" r="{r * 0.36:.1f}" fill="#fff" fill-opacity="0.55"/>'
    )


def corners(slab: Slab, inset: float) -> list[tuple[float, float]]:
    return [(x, y) for x in (inset, slab.w - inset) for y in (inset, slab.h - inset)]


def stroked(path: str, colour: str, width: float, opacity: float = 1.0, more: str = "") -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:.2f}"'
        f' stroke-opacity="{opacity:.2f}" {more}/>'
    )


# brass


def _brass(slab: Slab) -> tuple[str, str]:
    """A frame of brass with rivets, about enamel or a paper label."""
    w, h, k, line = slab.w, slab.h, slab.k, slab.line
    thick = (7.0 if slab.grand else 4.2) * k
    r = slab.radius if slab.grand else min(slab.radius, h * 0.2)
    outer = box(0.5, 0.5, w - 1, h - 1, r)
    within = (ticket if slab.grand else box)(
        thick, thick, w - 2 * thick, h - 2 * thick, r * (1.5 if slab.grand else 0.6)
    )
    ends = 0.0 if slab.grand or w < 4 * h else min(9 * k, h * 0.24)
    if ends:
        within = ticket(thick + ends, thick, w - 2 * (thick + ends), h - 2 * thick, r * 0.8)
    under = f'<path d="{outer}" fill="url(#rim)"/>' + stroked(outer, "#0b0704", 1.0, 0.9)
    under += f'<path d="{within}" fill="url(#fill)"/>'
    over = stroked(within, "#120b05", line * 1.3, 0.85)
    if slab.grand:
        fine = ticket(thick + 5 * k, thick + 5 * k, w - 2 * (thick + 5 * k), h - 2 * (thick + 5 * k), r * 1.6)
        over += stroked(fine, rgb(slab.edge), max(1.0, k), 0.4)
        over += "".join(rivet(x, y, max(2.2, 5.0 * k)) for x, y in corners(slab, thick + 1.5 * k))
    elif ends:
        over += "".join(
            rivet(x, h / 2, max(1.7, 3.9 * k)) for x in (thick * 0.5 + ends * 0.62, w - thick * 0.5 - ends * 0.62)
        )
    return under, over


# slate


def _slate(slab: Slab) -> tuple[str, str]:
    """Broken slate with cracks, a panel of it held by iron."""
    w, h, k, line = slab.w, slab.h, slab.k, slab.line
    outline = chipped(slab)
    under = f'<path d="{outline}" fill="url(#fill)"/>'
    over = stroked(outline, "#05060a", line * 2.2, 0.85, 'stroke-linejoin="round"')
    over += stroked(chipped(slab, 1.6 * k), "url(#rim)", line * 1.2, 0.95, 'stroke-linejoin="round"')
    rng = slab.rng
    for _ in range(7 if slab.grand else 2):
        side = rng.random() < 0.5
        x, y = rng.uniform(0.04, 0.96) * w, (0.02 if side else 0.98) * h
        points, down = [(x, y)], 1 if side else -1
        for _ in range(rng.randrange(3, 6)):
            x += rng.uniform(-16, 16) * k * (1.6 if slab.grand else 1)
            y += down * rng.uniform(0.06, 0.14) * min(h, 260 * k)
            points.append((x, y))
        crack = "M" + " L".join(f"{a:.1f} {b:.1f}" for a, b in points)
        over += stroked(crack, "#04050a", line * 1.1, 0.55)
        over += (
            f'<g transform="translate({line:.1f} {line * 0.7:.1f})">{stroked(crack, "#dfe6ff", line * 0.6, 0.16)}</g>'
        )
    if slab.grand:
        arm, wide = min(66 * k, h * 0.3), 11 * k
        for fx, fy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
            at = f'<g transform="translate({0 if fx > 0 else w} {0 if fy > 0 else h}) scale({fx} {fy})">'
            iron = f"M0 0 H{arm:.1f} L{arm - wide:.1f} {wide:.1f} H{wide:.1f} V{arm - wide:.1f} L0 {arm:.1f} Z"
            over += at + f'<path d="{iron}" fill="#23262e"/>' + stroked(iron, "#7d8494", line * 0.7, 0.7)
            over += "".join(f'<circle cx="{x * k:.1f}" cy="{y * k:.1f}" r="{2.8 * k:.1f}" fill="#9aa2b4"/>'
                            for x, y in ((5.5, 5.5), (40, 5.2), (5.2, 40))) + "</g>"  # fmt: skip
    return under, over


# glass


def _glass(slab: Slab) -> tuple[str, str]:
    """Deep glass in a fine double rim of silver, with stars at the corners of a panel and the ends of a button."""
    w, h, k, line = slab.w, slab.h, slab.k, slab.line
    cut = (20 if slab.grand else 11) * k
    outline = ticket(1, 1, w - 2, h - 2, cut)
    under = f'<path d="{outline}" fill="url(#fill)"/>'
    glint = f"M{cut:.1f} {2 * k:.1f} H{w - cut:.1f} L{w - 2 * cut:.1f} {h * 0.34:.1f} H{2 * cut:.1f} Z"
    over = f'<path d="{glint}" fill="#dfe9ff" fill-opacity="{0.03 if slab.grand else 0.055}"/>'
    over += stroked(outline, "#03040d", line * 2.0, 0.8) + stroked(outline, "url(#rim)", line * 1.1)
    gap = (7 if slab.grand else 4.2) * k
    over += stroked(ticket(gap, gap, w - 2 * gap, h - 2 * gap, cut * 0.92), "url(#rim)", max(0.8, 0.8 * k), 0.55)
    size = (17 if slab.grand else 7) * k
    seats = corners(slab, 9 * k) if slab.grand else [(1.2 * k + 2, h / 2), (w - 1.2 * k - 2, h / 2)]
    shape = star(5 if slab.grand else 4, 48, 17)
    for x, y in seats:
        turn = f'transform="translate({x - size:.1f} {y - size:.1f}) scale({size / 50:.3f})"'
        over += f'<path {turn} d="{shape}" fill="url(#rim)" stroke="#03040d" stroke-width="5"/>'
    return under, over


# leather


def _leather(slab: Slab) -> tuple[str, str]:
    """Tooled leather with a seam, a panel of it with iron corners like a book."""
    w, h, k, line = slab.w, slab.h, slab.k, slab.line
    r = min(slab.radius * 0.7, h * 0.2)
    outline = box(0.5, 0.5, w - 1, h - 1, r)
    under = f'<path d="{outline}" fill="url(#fill)"/>'
    over = stroked(outline, "#0a0503", line * 2.2, 0.9)
    gap = (9 if slab.grand else 4.6) * k
    tooled = box(gap, gap, w - 2 * gap, h - 2 * gap, r * 0.7)
    over += stroked(tooled, "#000", line * 1.8, 0.4)
    over += stroked(tooled, rgb(slab.edge), line * 0.9, 0.95, f'stroke-dasharray="{6 * k:.1f} {3.6 * k:.1f}"')
    if slab.grand:
        arm = min(46 * k, h * 0.3)
        for fx, fy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
            at = f'<g transform="translate({0 if fx > 0 else w} {0 if fy > 0 else h}) scale({fx} {fy})">'
            iron = f"M-1 -1 H{arm:.1f} Q{arm * 0.86:.1f} {arm * 0.2:.1f} {arm * 0.5:.1f} {arm * 0.34:.1f}"
            iron += f" Q{arm * 0.34:.1f} {arm * 0.5:.1f} {arm * 0.2:.1f} {arm * 0.86:.1f} L-1 {arm:.1f} Z"
            over += at + f'<path d="{iron}" fill="url(#rim)"/>' + stroked(iron, "#0a0503", line)
            over += rivet(arm * 0.2, arm * 0.2, max(2, 3.6 * k)) + "</g>"
    elif w > 2.6 * h:
        over += "".join(rivet(x, h / 2, max(1.5, 3.0 * k)) for x in (gap + 7.5 * k, w - gap - 7.5 * k))
    return under, over


@dataclass(frozen=True)
class Stuff:
    drawn: Callable[[Slab], tuple[str, str]]
    """SVG of the ground, which the grain lies on, and of what lies over it."""
    grain: tuple[tuple[int, int, int], ...]
    """Layers of noise: the size of a grain in pixels across and down, and the darkest of it."""


STUFFS: dict[str, Stuff | None] = {
    PLAIN: None,
    "brass": Stuff(_brass, ((40, 1, 226), (3, 3, 238))),
    "slate": Stuff(_slate, ((90, 60, 196), (22, 14, 216), (2, 2, 222))),
    "glass": Stuff(_glass, ((120, 80, 222),)),
    "leather": Stuff(_leather, ((5, 5, 204), (2, 2, 226), (140, 90, 214))),
}
"""What there is, by its word."""


@kept(2)
def slab(stuff: str, made: Slab) -> Surface:
    """A plate of that stuff."""
    known = STUFFS[stuff]
    if known is None:
        border = max(1, round(2 * made.k))
        return plate(made.w, made.h, made.top, made.bottom, made.edge, round(made.radius), border, made.alpha)
    under, over = known.drawn(made)
    size, view = (made.w, made.h), f"0 0 {made.w} {made.h}"
    drawn = svg(defined(made) + under, size, view)
    for number, (across, down, low) in enumerate(known.grain):
        drawn.blit(_grained(*size, across, down, low, number), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    drawn.blit(svg(defined(made) + over, size, view), (0, 0))
    if made.alpha < 255:
        drawn.fill((255, 255, 255, made.alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return drawn


def _grained(w: int, h: int, across: int, down: int, low: int, seed: int) -> Surface:
    size = math.ceil(w / across) + 1, math.ceil(h / down) + 1
    return pygame.transform.smoothscale(grain(*size, 31 + seed, low, 255), (w, h))
