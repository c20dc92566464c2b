"""How the parts of the end of a match come, one after another."""

from __future__ import annotations

from pygame import Surface

from game.table.drawing import glints
from game.table.match.motion import ease
from game.table.match.record import MatchTable
from game.table.theme import Ui
from game.table.tree import Node, Paint

COMES = 0.4
"""How long a part takes, in seconds."""


def part(table: MatchTable, start: float) -> float:
    """How far what begins to come at `start` has come, 0 to 1."""
    return 1.0 if table.motion.reduced else ease((table.ending.time - start) / COMES)


def glint(table: MatchTable, start: float) -> float:
    """How far the glint that sets out at `start` is on its way, from 0 to 1 while it is seen."""
    return (table.ending.time - start) / glints.PASSES


def coming(table: MatchTable, ui: Ui, paint: Paint, start: float) -> Paint:
    """`paint` once its time has come: it rises to its place."""

    def drawn(surface: Surface, node: Node) -> None:
        come = part(table, start)
        low = round(ui.u(50) * (1 - come))
        if come <= 0:
            return
        wide, high = surface.get_size()
        if not 0 < low < high:
            paint(surface, node)
            return
        lower = surface.subsurface((0, low, wide, high - low))
        lower.set_clip(surface.get_clip().move(0, -low))
        paint(lower, node)

    return drawn
