"""What is written on in a world: the leaves of a ledger, a slate, a chart of stars, a book of vellum.

Surfaces come from caches: blit them, never draw on them.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import pygame
from pygame import Surface

from game.table.drawing.cloth import grain
from game.table.drawing.keeping import kept
from game.table.drawing.symbols import radial, svg


@dataclass(frozen=True)
class Leaf:
    """Colours are "#rrggbb"; all that is written on it stands out on both colours of `ground`."""

    ground: tuple[str, str] = ("#21302e", "#141f1e")
    """In the middle, and at the edges."""
    ink: str = "#f0e9d6"
    quiet: str = "#b0bbae"
    rubric: str = "#f0d080"
    """Of headings, and of the words that are explained."""
    rule: str = "#4a6058"
    drawn: str = "bare"
    """What is drawn on it, a word of `DRAWN`."""


PLAIN = Leaf()


@dataclass(frozen=True)
class Cut:
    """A leaf of `w` x `h` pixels, `k` of which are a unit of the window's measure."""

    w: int
    h: int
    k: float
    leaf: Leaf

    @property
    def rng(self) -> random.Random:
        return random.Random(f"{self.w} {self.h}")


def _line(x1: float, y1: float, x2: float, y2: float, tone: str, wide: float, opacity: float) -> str:
    return (
        f'<path d="M{x1:.1f} {y1:.1f} L{x2:.1f} {y2:.1f}" stroke="{tone}" stroke-width="{wide:.2f}"'
        f' stroke-opacity="{opacity}" fill="none"/>'
    )


def _ring(x: float, y: float, r: float, tone: str, wide: float, opacity: float) -> str:
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="none" stroke="{tone}" stroke-width="{wide:.2f}"'
        f' stroke-opacity="{opacity}"/>'
    )


def _frame(cut: Cut, inset: float, wide: float, opacity: float) -> str:
    return (
        f'<rect x="{inset:.1f}" y="{inset:.1f}" width="{cut.w - 2 * inset:.1f}" height="{cut.h - 2 * inset:.1f}"'
        f' fill="none" stroke="{cut.leaf.rule}" stroke-width="{wide:.2f}" stroke-opacity="{opacity}"/>'
    )


def _bare(cut: Cut) -> str:
    return _frame(cut, 8 * cut.k, max(1.0, 1.4 * cut.k), 0.7)


def _ledger(cut: Cut) -> str:
    """Lines of ink along the edges, as in the books of a workshop, and a ring of a cup."""
    k, leaf, body = cut.k, cut.leaf, ""
    for x in (15 * k, 20 * k, cut.w - 15 * k):
        body += _line(x, 0, x, cut.h, leaf.rubric, max(1.0, 1.3 * k), 0.4)
    for y in (15 * k, cut.h - 15 * k):
        body += _line(0, y, cut.w, y, leaf.rule, max(1.0, 1.3 * k), 0.8)
    rng = cut.rng
    x, y, r = cut.w * rng.uniform(0.6, 0.9), cut.h * rng.uniform(0.6, 0.9), 74 * k
    for wide, opacity in ((5, 0.1), (1.6, 0.16)):
        body += _ring(x, y, r, leaf.quiet, wide * k, opacity)
    return body


def _chalk(cut: Cut) -> str:
    """A frame of chalk drawn by hand, and where words were wiped away."""
    k, leaf, rng, body = cut.k, cut.leaf, cut.rng, ""
    for _ in range(5):
        x, y = rng.uniform(0, cut.w), rng.uniform(0, cut.h)
        for n in range(9):
            shift = (n - 4) * 9 * k
            body += _line(
                x - 130 * k + shift, y + shift, x + 130 * k + shift, y + shift - 40 * k, leaf.ink, 16 * k, 0.008
            )
    inset = 14 * k
    right, low = cut.w - inset, cut.h - inset
    edges = [(inset, inset), (right, inset), (right, low), (inset, low), (inset, inset)]
    for (ax, ay), (bx, by) in pairwise(edges):
        far = math.dist((ax, ay), (bx, by))
        steps = max(2, round(far / (60 * k)))
        for turn, opacity in ((0, 0.4), (1, 0.22)):
            points = []
            for n in range(steps + 1):
                t, off = n / steps, rng.uniform(-1.6, 1.6) * k * (1 + turn)
                points.append(f"{ax + (bx - ax) * t + off:.1f} {ay + (by - ay) * t + off:.1f}")
            body += (
                f'<path d="M{" L".join(points)}" fill="none" stroke="{leaf.ink}" stroke-width="{1.8 * k:.2f}"'
                f' stroke-opacity="{opacity}"/>'
            )
    return body


def _chart(cut: Cut) -> str:
    """Circles and rays of a chart of the sky about a point beyond its edge, stars, and a double frame."""
    k, leaf, rng, body = cut.k, cut.leaf, cut.rng, ""
    x, y = cut.w * 0.82, cut.h * 1.08
    for n in range(1, 9):
        body += _ring(x, y, n * 150 * k, leaf.rule, max(1.0, 1.1 * k), 0.38)
    for n in range(24):
        angle = math.tau * n / 24
        body += _line(x, y, x + 1400 * k * math.cos(angle), y + 1400 * k * math.sin(angle), leaf.rule, max(1, k), 0.24)
    for _ in range(round(cut.w * cut.h / (k * k) / 9000)):
        r = rng.choice((0.8, 0.8, 1.1, 1.7)) * k
        body += (
            f'<circle cx="{rng.uniform(0, cut.w):.1f}" cy="{rng.uniform(0, cut.h):.1f}" r="{r:.2f}"'
            f' fill="{leaf.ink}" fill-opacity="{rng.uniform(0.14, 0.4):.2f}"/>'
        )
    return body + _frame(cut, 9 * k, max(1.0, 1.6 * k), 1.0) + _frame(cut, 15 * k, max(0.8, 0.8 * k), 0.8)


def _vellum(cut: Cut) -> str:
    """Stains, and a ruled border that knots at its corners."""
    k, leaf, rng, body = cut.k, cut.leaf, cut.rng, ""
    for _ in range(7):
        x, y, r = rng.uniform(0, cut.w), rng.uniform(0, cut.h), rng.uniform(40, 150) * k
        for n in range(4):
            body += (
                f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{r * (1 - n * 0.2):.1f}" ry="{r * (0.7 - n * 0.14):.1f}"'
                f' fill="{leaf.quiet}" fill-opacity="0.014"/>'
            )
    body += _frame(cut, 12 * k, max(1.0, 1.7 * k), 1.0) + _frame(cut, 17 * k, max(0.8, 0.8 * k), 0.9)
    for fx in (14.5 * k, cut.w - 14.5 * k):
        for fy in (14.5 * k, cut.h - 14.5 * k):
            for turn in (0, 45):
                body += (
                    f'<rect x="{-5.5 * k:.1f}" y="{-5.5 * k:.1f}" width="{11 * k:.1f}" height="{11 * k:.1f}"'
                    f' transform="translate({fx:.1f} {fy:.1f}) rotate({turn})" fill="{leaf.ground[1]}"'
                    f' stroke="{leaf.rubric}" stroke-width="{1.3 * k:.2f}"/>'
                )
    return body


DRAWN: dict[str, Callable[[Cut], str]] = {
    "bare": _bare,
    "ledger": _ledger,
    "chalk": _chalk,
    "chart": _chart,
    "vellum": _vellum,
}
"""What there is, by its word."""


@kept(2)
def leaf(cut: Cut) -> Surface:
    """A sheet with what is drawn on it, opaque."""
    w, h = cut.w, cut.h
    made, (middle, edge) = Surface((w, h)), cut.leaf.ground
    body = f"<defs>{radial('g', middle, middle, edge, cx=0.5, cy=0.46, r=0.72)}</defs>"
    made.blit(svg(f'{body}<rect width="100" height="100" fill="url(#g)"/>', (w, h), "0 0 100 100"), (0, 0))
    for across, low in ((3, 236), (60, 226)):
        size = math.ceil(w / across) + 1, math.ceil(h / across) + 1
        noise = pygame.transform.smoothscale(grain(*size, across, low, 255), (w, h))
        made.blit(noise, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    made.blit(svg(DRAWN[cut.leaf.drawn](cut), (w, h), f"0 0 {w} {h}"), (0, 0))
    return made
