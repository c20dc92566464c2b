"""What each agent does in a turn of its own, in the mean: a game's habits (`Judging.habits`), counted over matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from math import sqrt
from typing import NamedTuple

from game.kernel.habits import Turn
from game.kernel.trajectories import Trajectory

BOUND = 1.96
"""So many standard errors to either side are 95 %."""


class Played(NamedTuple):
    """What an agent did in one match, from one seat."""

    agent: str
    turns: int
    of: dict[str, float]
    """How much of each habit there was in all of these turns."""


Habits = list[Played]


class Mean(NamedTuple):
    """How much of a habit there is in a turn, with what 95 % of such samples come to."""

    mean: float
    low: float
    high: float


def turns(course: Trajectory) -> Iterator[Turn]:
    """The turns of a match, each with the answers of whose turn it was; not those in which it was asked nothing."""
    n = 0
    for (number, seat), group in groupby(course.steps, lambda step: (step.before.turn, step.before.active)):
        steps = list(group)
        n += len(steps)
        own = [step for step in steps if step.seat == seat]
        if number and own:
            yield Turn(seat, [step.way for step in own], own[0].before, course.position(n))


def count(course: Trajectory, agents: Mapping[int, str]) -> Habits:
    """Those of a match; `agents` are who played each seat."""
    habits = course.position(0).game.judging.habits
    found = {seat: Played(agent, 0, dict.fromkeys(habits, 0.0)) for seat, agent in agents.items()}
    for turn in turns(course):
        agent, number, of = found[turn.seat]
        found[turn.seat] = Played(agent, number + 1, {name: of[name] + habit(turn) for name, habit in habits.items()})
    return list(found.values())


def mean(found: Habits, name: str) -> Mean:
    """Of one agent's habit. The turns of a match hang together, so it is drawn over matches (a ratio of sums)."""
    number = sum([played.turns for played in found])
    middle = sum([played.of[name] for played in found]) / max(1, number)
    squares = sum([(played.of[name] - middle * played.turns) ** 2 for played in found])
    apart = BOUND * sqrt(squares) / max(1, number)
    return Mean(round(middle, 3), round(middle - apart, 3), round(middle + apart, 3))


def as_json(found: Habits) -> dict[str, dict[str, float | dict[str, float]]]:
    """By agent: how many turns, and each habit."""
    told: dict[str, dict[str, float | dict[str, float]]] = {}
    for agent in sorted({played.agent for played in found}):
        own = [played for played in found if played.agent == agent]
        row = told[agent] = {"turns": sum([played.turns for played in own])}
        row.update({name: mean(own, name)._asdict() for name in own[0].of})
    return told


def as_lines(found: Habits) -> list[str]:
    lines = []
    for agent in sorted({played.agent for played in found}):
        own = [played for played in found if played.agent == agent]
        told = []
        for name in own[0].of:
            middle, low, high = mean(own, name)
            told.append(f"{name.replace('_', ' ')} {middle:.2f} ({low:.2f} to {high:.2f})")
        lines.append(f"{agent}, in the mean of {sum([played.turns for played in own])} turns: {', '.join(told)}")
    return lines
