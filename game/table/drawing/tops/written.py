"""What stands on a sheet of vellum: script in two columns beside the drawing in its middle, initials, stains.

All of it is faint: cards lie on it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from pygame import Rect, Surface

from game.table.drawing import symbols
from game.table.drawing.symbols import Colour
from game.table.drawing.tops import stuffs
from game.table.drawing.tops.plan import Plan

LINE = 31
"""From one line to the next, in design units."""
FIRST = 36
"""Of the first one, below the upper edge."""
MARGIN, ABOUT = 74, 318
"""Beside a column: the margin of the sheet, and from its middle what the drawing takes."""
HIGH, STROKE, NEXT = 10.5, 3.0, 7.2
"""Of a letter without ascender: its height, the width of the pen, and from one stroke to the next."""
INK, RUBRIC, BLUE, GOLD = "#3a2410", "#8c1f14", "#24406e", "#b8862f"
FAINT, STRONGER = 0.2, 0.34
"""How strongly script and what is drawn beside it show, 0 to 1."""
INITIAL = 3
"""So many lines high."""
DROLLERIES: tuple[tuple[str, Colour], ...] = (("snail", (116, 44, 30)), ("mounted-knight", (40, 62, 100)))
"""What is drawn at the end of the text of each half, above and below."""
DRAWN = 96
STAINS = ((0.16, 0.30, 58), (0.83, 0.70, 66), (0.70, 0.17, 34))
"""The rings that cups have left: where, in parts of the sheet, and how wide in design units."""


def write(surface: Surface, plan: Plan, sheet: Rect) -> None:
    """Both halves of `sheet`, each with a text of its own; the same each time."""
    u, rng = plan.u, random.Random(27)
    lines = list(range(sheet.top + u(FIRST), sheet.bottom - u(16), u(LINE)))
    halves = [y for y in lines if y < plan.middle - u(36)], [y for y in lines if y > plan.middle + u(70)]
    columns = (
        (sheet.left + u(MARGIN), sheet.centerx - u(ABOUT)),
        (sheet.centerx + u(ABOUT), sheet.right - u(MARGIN)),
    )
    body = _pricked(plan, sheet, lines) + _stained(plan, sheet, rng)
    for half, drawn in zip(halves, DROLLERIES, strict=True):
        left, right = columns
        body += _initial(plan, left[0], half[0], rng.choice("ODU"), BLUE if half is halves[0] else RUBRIC)
        body += _column(plan, left, half, rng, u(LINE * INITIAL + 10))
        kept = max(1, len(half) - math.ceil(DRAWN / LINE))
        body += _column(plan, right, half[:kept], rng, 0)
        picture = symbols.icon(drawn[0], u(DRAWN), drawn[1]).copy()
        picture.set_alpha(round(255 * STRONGER))
        surface.blit(picture, picture.get_rect(bottomright=(right[1] - u(24), half[-1] + u(8))))
    surface.blit(stuffs.whole(plan.size, body), (0, 0))


def _column(plan: Plan, across: tuple[int, int], lines: list[int], rng: random.Random, indent: int) -> str:
    """Its first line in red where no initial stands; `indent` is the room of one, beside the first lines."""
    body = ""
    for number, y in enumerate(lines):
        left = across[0] + (indent if number < INITIAL else 0)
        right = across[1] - (plan.u(rng.uniform(0, 26)) if number < len(lines) - 1 else plan.u(120))
        ink = RUBRIC if not number and not indent else INK
        strokes = " ".join(_words(plan.k, left, right, y, rng))
        body += (
            f'<path d="{strokes}" fill="none" stroke="{ink}" stroke-opacity="{FAINT}"'
            f' stroke-width="{STROKE * plan.k:.2f}"/>'
        )
    return body


def _words(k: float, left: float, right: float, y: float, rng: random.Random) -> Iterator[str]:
    """The strokes of a broad pen, word by word: upright, broken at head and foot, some with an ascender or a tail."""
    x = left
    while x < right - 3 * NEXT * k:
        for _ in range(rng.randint(3, 15)):
            if x > right:
                return
            kind = rng.random()
            top = (17.5 if kind < 0.14 else HIGH) * k
            yield f"M{x - 1.6 * k:.1f} {y - top + 1.6 * k:.1f} l{2 * k:.1f} {2 * k:.1f} V{y - 2 * k:.1f}"
            if kind > 0.9:
                yield f"l{-1.4 * k:.1f} {7 * k:.1f}"
            else:
                yield f"l{2.4 * k:.1f} {1.8 * k:.1f}"
            if 0.3 < kind < 0.5:  # joined to the next one
                yield f"M{x:.1f} {y - HIGH * k + 1.4 * k:.1f} l{NEXT * k:.1f} {2.2 * k:.1f}"
            x += NEXT * k
        x += NEXT * k * 1.3


def _initial(plan: Plan, x: int, first: int, letter: str, colour: str) -> str:
    """A letter on a field of its colour, in a frame of gold, with a vine along the margin below it."""
    side = plan.u(LINE * INITIAL - 4)
    place = f'transform="translate({x} {first - plan.u(24)}) scale({side / 100:.4f})"'
    gold = f'fill="none" stroke="{GOLD}" stroke-width='
    drawn = {
        "O": '<circle cx="50" cy="50" r="27"/>',
        "D": '<circle cx="50" cy="58" r="24"/><path d="M74 56 C72 30 56 18 26 18"/>',
        "U": '<path d="M26 20 V56 C26 86 74 86 74 56 V20 M74 56 V82"/>',
    }[letter]
    vine = "M-10 112 C-34 150 8 190 -14 232 C-34 270 6 300 -12 330"
    leaves = "".join(
        f'<ellipse cx="{leaf_x}" cy="{leaf_y}" rx="15" ry="6" transform="rotate({turn} {leaf_x} {leaf_y})"/>'
        for leaf_x, leaf_y, turn in ((-30, 150, -40), (8, 186, 30), (-32, 236, -30), (6, 286, 40))
    )
    return (
        f'<g {place} opacity="{STRONGER + 0.1:.2f}"><rect width="100" height="100" fill="{colour}"/>'
        f'<rect x="5" y="5" width="90" height="90" {gold}"3.5"/>'
        f'<rect x="11" y="11" width="78" height="78" {gold}"1.5"/>'
        f'<g fill="none" stroke="#e8cf92" stroke-width="12">{drawn}</g>'
        f'<path d="{vine}" fill="none" stroke="{colour}" stroke-width="3.5"/><g fill="{colour}">{leaves}</g></g>'
    )


def _pricked(plan: Plan, sheet: Rect, lines: list[int]) -> str:
    """The margins are ruled in red, and each line begins at two holes."""
    u, body = plan.u, ""
    for x in (sheet.left + u(MARGIN - 14), sheet.left + u(MARGIN - 8), sheet.right - u(MARGIN - 14),
              sheet.right - u(MARGIN - 8)):  # fmt: skip
        body += f'<path d="M{x} {sheet.top + u(8)} V{sheet.bottom - u(8)}"/>'
    holes = "".join(
        f'<circle cx="{x}" cy="{y}" r="{1.7 * plan.k:.2f}"/>'
        for y in lines for x in (sheet.left + u(30), sheet.right - u(30))
    )  # fmt: skip
    return (
        f'<g stroke="{RUBRIC}" stroke-opacity="0.22" stroke-width="{1.3 * plan.k:.2f}">{body}</g>'
        f'<g fill="{INK}" fill-opacity="0.4">{holes}</g>'
    )


def _stained(plan: Plan, sheet: Rect, rng: random.Random) -> str:
    """Rings of cups, and drops of ink and wine."""
    body = ""
    for across, down, wide in STAINS:
        x, y, r = sheet.x + sheet.w * across, sheet.y + sheet.h * down, plan.u(wide)
        for part, strong, thick in ((1.0, 0.13, 5), (0.94, 0.08, 9)):
            body += (
                f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{r * part:.1f}" ry="{r * part * 0.96:.1f}" fill="none"'
                f' stroke="{RUBRIC}" stroke-opacity="{strong}" stroke-width="{thick * plan.k:.1f}"'
                f' stroke-dasharray="{r * 4.2:.0f} {r * 0.7:.0f}"/>'
            )
    for _ in range(46):
        x, y = sheet.x + rng.random() * sheet.w, sheet.y + rng.random() * sheet.h
        drop = plan.k * (0.8 + 5 * rng.random() ** 4)
        body += f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{drop:.1f}" fill="{INK}" fill-opacity="0.22"/>'
    return body
