"""May an answer be taken back? Only while nothing hidden or random came up, and nobody else has answered since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.kernel.decisions import CONCEDE, Answer
from game.kernel.errors import Reason
from game.kernel.events import Log
from game.kernel.state import State
from game.kernel.views import knows

Mark = tuple[int, tuple[int | None, ...], int | None, int | None]


class Tape(Log):
    """A log that can be wound back."""

    def mark(self) -> Mark:
        return len(self.events), tuple(self._causes), self._cause, self._last

    def rewind(self, mark: Mark) -> None:
        length, causes, self._cause, self._last = mark
        del self.events[length:]
        self._causes = list(causes)


class Step(NamedTuple):
    """An answer that was given, and what was before it."""

    seat: int
    answer: Answer
    state: State
    mark: Mark

    @property
    def opens(self) -> bool:
        """Was it an answer of its own, and not the next part of a proposal?"""
        if self.answer == CONCEDE:
            return True
        return self.state.decision is not None and not self.state.decision.cancel


def start(steps: Sequence[Step], seat: int) -> int | None:
    """The step at which the last thing that `seat` did began: its proposal's first answer."""
    for number in range(len(steps) - 1, -1, -1):
        if steps[number].seat == seat and steps[number].opens:
            return number
    return None


def why_not(steps: Sequence[Step], state: State, seat: int) -> Reason | None:
    """Why `seat` may not take back what it did last, or None."""
    at = start(steps, seat)
    if at is None or state.result is not None or steps[at].answer == CONCEDE:
        return Reason("undo_nothing")
    if any(step.seat != seat for step in steps[at:]):
        return Reason("undo_other_answered")
    before = steps[at].state
    if uncovered(before, state, seat) or any(uncovered(step.state, state, seat) for step in steps[at + 1 :]):
        return Reason("undo_hidden")
    if before.streams != state.streams:
        return Reason("undo_random")
    return None


def uncovered(before: State, after: State, seat: int) -> list[int]:
    """The cards that somebody knows after, and that `seat` did not know before.

    What `seat` knew itself and showed to others, as by playing it, taught it nothing.
    """
    seats = range(len(before.seats))
    return [
        i for i in range(len(before.entities))
        if not knows(before, seat, i) and any(knows(after, s, i) and not knows(before, s, i) for s in seats)
    ]  # fmt: skip
