"""What a player does, turn by turn, by which ways to play are told apart.

A game names its habits (`Judging.habits`). They are counted over matches (`lab/habits.py`), and a style of the computer
likes some of them (`ai/tastes.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.kernel.decisions import Answer
from game.kernel.places import HAND
from game.kernel.state import State


class Turn(NamedTuple):
    """What one seat answered in a turn of its own, or in a part of it."""

    seat: int
    ways: Sequence[Answer]
    """Its answers; at least one."""
    before: State
    after: State
    """The position after the last of them, at the latest where another turn has begun."""


Habit = Callable[[Turn], float]
"""How much of it there is in a turn."""


def answered(word: str) -> Habit:
    """How many answers of the turn begin with `word`."""

    def count(turn: Turn) -> float:
        return float(sum([way[0] == word for way in turn.ways]))

    return count


def played(kind: str) -> Habit:
    """How many cards of that kind are played."""

    def count(turn: Turn) -> float:
        entities = turn.after.entities
        return float(sum([way[0] == "play" and entities[way[1]].definition.kind == kind for way in turn.ways]))

    return count


def cards_held(turn: Turn) -> float:
    """Cards in the own hand after it."""
    return float(len(turn.after.zones[turn.after.places.named(turn.seat, HAND)]))
