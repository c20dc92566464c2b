"""Whether chances of winning come true: of the positions that are told such a chance, how many are won.

Looked at are the positions in which a turn begins, to which lines are played on, as each seat's evaluation tells them.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Any, NamedTuple

from game.ai.evaluation import evaluation
from game.ai.greedy import pass_over
from game.kernel.state import State
from game.kernel.trajectories import Trajectory
from game.lab.habits import BOUND

TENTHS = 10


class Told(NamedTuple):
    """What was told at a position, from 0 to 1, and what came of it: 1 for a win, 0.5 for a draw."""

    chance: float
    worth: float


Chances = list[list[Told]]
"""Match by match, as what is told in one hangs together."""


class Point(NamedTuple):
    """Of a curve: what was told in the mean, and the share that was won with its bounds of 95 %."""

    told: float
    won: float
    low: float
    high: float
    positions: int


def begun_turns(course: Trajectory) -> Iterator[State]:
    """The positions in which the turns of a match begin, as lines are played on to them; not the first one."""
    turn = 0
    for step in course.steps:
        if step.before.turn > turn:
            at = step.before.copy()
            pass_over(at)
            turn = max(at.turn, step.before.turn)
            if turn > 1 and at.result is None:
                yield at


def count(course: Trajectory) -> Chances:
    """Those of a match."""
    end = course.position(len(course.steps))
    judge, seats = evaluation(end.game.name), range(len(end.seats))
    worth = [(1 + end.places.outcome(end.result or (), seat)) / 2 for seat in seats]
    return [[Told(judge.prospects(at, seat), worth[seat]) for at in begun_turns(course) for seat in seats]]


def curve(found: Chances) -> list[Point]:
    """What was told around each tenth, drawn over matches (a ratio of sums)."""
    points = []
    for tenth in range(TENTHS + 1):
        matches = [[told for told in match if round(told.chance * TENTHS) == tenth] for match in found]
        number = sum(map(len, matches))
        if not number:
            continue
        said, won = (sum([told[place] for match in matches for told in match]) / number for place in (0, 1))
        off = [sum([told.worth for told in match]) - won * len(match) for match in matches]
        apart = BOUND * sqrt(sum([one * one for one in off])) / number
        low, high = max(0.0, won - apart), min(1.0, won + apart)
        points.append(Point(round(said, 3), round(won, 3), round(low, 3), round(high, 3), number))
    return points


def as_json(found: Chances) -> list[dict[str, Any]]:
    return [point._asdict() for point in curve(found)]


def as_lines(found: Chances) -> list[str]:
    return [
        f"told {100 * point.told:.0f} %: won {100 * point.won:.0f} % ({100 * point.low:.0f} to {100 * point.high:.0f}) "
        f"of {point.positions} positions"
        for point in curve(found)
    ]
