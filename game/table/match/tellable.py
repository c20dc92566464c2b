"""Which plans of the computer can be told now, and how much room the sign on a plate takes that opens them."""

from __future__ import annotations

from game.table.match.record import MatchTable
from game.table.playing.plans import Planned
from game.table.playing.session import Play

SIGN, EDGE = 34, 6
"""How large the sign on a plate is, and how far from its right edge, in design units."""


def known(table: MatchTable, play: Play) -> list[Planned]:
    """The plans that can be told now, the last one first: of turns that are over, to who sat at the screen then."""
    done, over = play.match.answered, play.match.result is not None
    found = [
        planned
        for planned in play.plans.of.values()
        if planned.step < done and (over or (planned.turn < table.view["turn"] and planned.viewer == table.near))
    ]
    return sorted(found, key=lambda planned: -planned.step)


def is_told(table: MatchTable, play: Play, seat: int) -> bool:
    """Does a sign on the plate of `seat` open a plan?"""
    return not play.covered and seat in [planned.seat for planned in known(table, play)]
