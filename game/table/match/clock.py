"""The clock of a turn, in games that have a time limit: it runs while a person at the table is asked."""

from __future__ import annotations

from math import ceil

from game.table.match.record import MatchTable

LAST = 10
"""So many seconds before the end it is told otherwise."""


def run(table: MatchTable, limit: int, dt: float) -> bool:
    """`dt` seconds have gone by; is the time of the viewer up?

    The clock stands still while somebody else is asked. `limit` is that of a turn, 0 for none.
    """
    clock = table.clock
    if not limit or not table.legal.mine:
        return False
    if table.view["turn"] != clock.turn:
        clock.turn, clock.used, clock.told = table.view["turn"], 0.0, -1
    clock.used += dt
    return clock.used >= limit


def ticked(table: MatchTable, limit: int) -> bool:
    """Is another number of seconds left than was told last?"""
    clock = table.clock
    if not limit or not table.legal.mine or left(table, limit) == clock.told:
        return False
    clock.told = left(table, limit)
    return True


def left(table: MatchTable, limit: int) -> int:
    """So many seconds, begun ones counted in."""
    return max(0, ceil(limit - table.clock.used)) if table.view["turn"] == table.clock.turn else limit


def words(table: MatchTable, limit: int, asked: str) -> str:
    """What is `asked`, with what is left of the time."""
    if not asked or not limit:
        return asked
    rest = left(table, limit)
    name = "prompt-time-last" if rest <= LAST else "prompt-time"
    return table.words.say(name, asked=asked, minutes=rest // 60, seconds=f"{rest % 60:02}")
