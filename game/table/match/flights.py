"""What flies over the table for a moment: what a cause throws at its targets, light that pays, and arrows."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.table.drawing import motes
from game.table.drawing.symbols import Colour
from game.table.match import arrows, places
from game.table.match.record import MatchTable
from game.table.theme import Ui

FLIES = 0.3
"""How long it takes from cause to target, in seconds."""
RINGS = 0.34
"""How long the ring of light about a target opens, in seconds."""
SPARK: Colour = (255, 214, 140)
Spot = tuple[float, float]


def point(table: MatchTable, source: int, target: int, length: float) -> None:
    """An arrow from a card or player to another."""
    a, b = places.place(table, source), places.place(table, target)
    if a is not None and b is not None:
        table.motion.show(
            length, lambda surface, ui, t: arrows.paint(ui, surface, ui.point(*a), ui.point(*b), ui.look.target)
        )


def volley(table: MatchTable, start: Spot, targets: Sequence[Spot], hue: str) -> None:
    """From a point, in design units, something in the colours of a hue flies to each of several, and a ring of light
    opens where it strikes; nothing where motion is reduced."""
    shares = motes.shares(len(targets))
    for end, count in zip(targets, shares, strict=True):
        _bolt(table, start, end, hue, count)


def _bolt(table: MatchTable, start: Spot, end: Spot, hue: str, count: int) -> None:
    if table.motion.reduced:
        return
    whole = FLIES + RINGS * 0.8
    lands = FLIES * motes.FLIES / whole

    def draw(surface: Surface, ui: Ui, t: float) -> None:
        flown = t * whole / FLIES
        if flown < 1.5:
            motes.bolt(surface, ui.k, hue, ui.point(*start), ui.point(*end), min(1.2, flown), count)
        if t > lands:
            motes.halo(surface, ui.k, motes.light_of(hue), ui.point(*end), (t - lands) / (1 - lands))

    table.motion.show(whole, draw)


def stream(table: MatchTable, start: Spot, end: Spot, colour: Colour, length: float, count: int) -> None:
    """Light flows from a point into another; nothing where motion is reduced."""
    if table.motion.reduced:
        return

    def draw(surface: Surface, ui: Ui, t: float) -> None:
        motes.stream(surface, ui.k, colour, ui.point(*start), ui.point(*end), t, count)

    table.motion.show(length, draw)
