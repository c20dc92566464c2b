"""The course of a match: what was answered step by step, each with the position before it.

What a player should hardly do is told from it (`Judging.blunders`, `lab/blunders.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.kernel.decisions import Answer
from game.kernel.state import State


class Step(NamedTuple):
    before: State
    way: Answer

    @property
    def seat(self) -> int:
        assert self.before.decision is not None
        return self.before.decision.seat

    @property
    def kind(self) -> str:
        assert self.before.decision is not None
        return self.before.decision.kind


class Trajectory:
    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.last: State | None = None
        """The position after the last step."""

    def add(self, state: State, way: Answer) -> None:
        """`way` is about to be answered in `state`."""
        self.steps.append(Step(state.copy(), way))

    def end(self, state: State) -> None:
        self.last = state.copy()

    def position(self, n: int) -> State:
        """The position before step `n`, or after the last one."""
        if n < len(self.steps):
            return self.steps[n].before
        assert self.last is not None, "the course has no end yet"
        return self.last

    def after(self, n: int) -> State:
        """The position once all is answered that belongs to step `n`: at the next question that is none of its own."""
        seat, turn = self.steps[n].seat, self.steps[n].before.turn
        for m in range(n + 1, len(self.steps)):
            step = self.steps[m]
            if step.seat != seat or step.before.turn != turn or begins_anew(step.before):
                return step.before
        return self.position(len(self.steps))

    def rest_of_turn(self, n: int) -> Iterator[Step]:
        """The steps after `n` in the same turn."""
        for step in self.steps[n + 1 :]:
            if step.before.turn != self.steps[n].before.turn:
                return
            yield step


Judged = tuple[int, int]
"""How many occasions there were for a blunder, and how many were taken."""
NONE: Judged = (0, 0)
Judge = Callable[[Trajectory, int], Judged]
"""What it has to say of a step of a course."""


def begins_anew(state: State) -> bool:
    """Is the seat that is asked free to act, so that this is no part of what it answered before?"""
    decision = state.decision
    if decision is None:
        return True
    window = state.game.windows.get(decision.kind)
    return decision.free and (window is None or not window.interrupts(state, decision.seat))
