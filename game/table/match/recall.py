"""The last turn of the others once more, at a key: what was shown is kept for a while and can be shown again.

It is the same events as the same viewer saw them, so nothing is told that was not told before.
"""

from __future__ import annotations

from game.table.match.record import MatchTable
from game.table.playing.session import HUMAN, Play, Step, View

MOST = 400
"""So many answers are kept at the most."""


def keep(table: MatchTable, before: View, step: Step) -> None:
    if not step.again:
        table.shown.append((before, step))
        del table.shown[:-MOST]


def turn(table: MatchTable) -> list[tuple[View, Step]]:
    """The steps of the last turns of others that followed each other, each with the position before it."""
    last = len(table.shown)
    while last and not _is_theirs(table.near, *table.shown[last - 1]):
        last -= 1
    first = last
    while first and _is_theirs(table.near, *table.shown[first - 1]):
        first -= 1
    return table.shown[first:last]


def _is_theirs(near: int, before: View, step: Step) -> bool:
    """Was it the turn of another, or did it become so?"""
    begun = any(event["kind"] == "turn" and event["seat"] != near for event in step.events)
    return begun or before.get("active") not in (near, None)


def why_not(table: MatchTable, play: Play) -> str:
    """The message that says why nothing can be shown again now; "" if it can."""
    waits = play.covered or table.motion.busy or not play.caught_up or play.thinking
    if waits or play.seats[table.near] != HUMAN:
        return "recall-not-now"
    if table.legal.mine and not table.legal.free:
        return "recall-question"
    return "" if turn(table) else "recall-nothing"
