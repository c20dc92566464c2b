"""A match that is looked at again: at any moment of it, by those who may see it, without changing its file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.kernel.decisions import Answer
from game.kernel.errors import GameError, Reason
from game.records.match import Match
from game.records.matchfile import HUMAN
from game.records.undo import Tape


class Turn(NamedTuple):
    """From which answer on a turn is played, and whose it is."""

    step: int
    number: int
    seat: int


def seen_by(match: Match) -> list[int]:
    """The seats from which the match may be looked at.

    All of them once it is over. Before that what is hidden stays so: the one person who plays sees their own side, and
    where several share a screen nobody sees any.
    """
    if match.result is not None:
        return list(range(len(match.seats)))
    people = [seat for seat, who in enumerate(match.seats) if who == HUMAN]
    return people if len(people) == 1 else []


class Watched(Match):
    """The moments of `whole`, a loaded match; `step` says after how many answers it stands. Takes no answers."""

    def __init__(self, whole: Match) -> None:
        self.__dict__.update(whole.__dict__)
        self.whole = whole
        self._writer = None
        self.events = Tape()
        self._all_events = list(whole.events.events)
        self.step = len(whole.steps)
        self.turns = _turns(whole)
        self.go(self.step)

    @property
    def length(self) -> int:
        """So many answers were given."""
        return len(self.whole.steps)

    def go(self, step: int) -> None:
        """Stand as the match stood after `step` answers."""
        self.step = max(0, min(step, self.length))
        if self.step < self.length:
            at = self.whole.steps[self.step]
            self.state = at.state
            self.events.events = self._all_events[: at.mark.events]
        else:
            self.state = self.whole.state
            self.events.events = list(self._all_events)
        self.steps = self.whole.steps[: self.step]

    def next_answer(self) -> tuple[int, Answer] | None:
        """What was answered next, and by whom."""
        if self.step == self.length:
            return None
        at = self.whole.steps[self.step]
        return at.seat, at.answer

    def turn_at(self, step: int) -> Turn | None:
        """The turn that is played there."""
        return next((turn for turn in reversed(self.turns) if turn.step <= step), None)

    def answer(self, answer: Sequence[Any], seat: int | None = None, receipt: Any = None) -> int:
        raise GameError("a match that is looked at takes no answers; play on from here instead")

    def why_not_undo(self, seat: int) -> Reason | None:
        return Reason("undo_nothing")

    def why_not_concede(self, seat: int) -> Reason | None:
        return Reason("match_over")


def _turns(match: Match) -> list[Turn]:
    states = [step.state for step in match.steps]
    found: list[Turn] = []
    for number, state in enumerate([*states, match.state]):
        if not found or (state.turn, state.active) != found[-1][1:]:
            found.append(Turn(number, state.turn, state.active))
    return found
