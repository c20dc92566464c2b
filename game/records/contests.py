"""Positions in which both sides answer: can one reach its goal in this turn, whatever the other does?

Every answer of both is tried but those of `Searching.idle`, so what is found is proved, as far as neither chance nor
what is hidden has a part in it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log2

from game.kernel.decisions import Answer, suggest
from game.kernel.errors import GameError
from game.kernel.payments import Payment
from game.kernel.proposals import answered
from game.kernel.running import advance
from game.kernel.state import State
from game.kernel.windows import PASS
from game.records.scenarios.parts import OUTLAST

MANY = 1 << 20


class TooWide(GameError):
    """There is more to look at than was allowed."""


@dataclass(eq=False)
class Contest:
    """The turn that is under way in `root`, of which `seat` wants to reach `goal`.

    Its questions raise TooWide beyond `nodes` positions.
    """

    root: State
    seat: int
    goal: str
    nodes: int
    used: int = 0
    _left: dict[int, int | None] = field(default_factory=dict)

    def left(self, state: State) -> int | None:
        """So many moves of the seat lead to its goal against the longest resistance; None where none does."""
        over = self._over(state)
        if over is not None:
            return 0 if over else None
        key = hash(state)
        if key not in self._left:
            self.used += 1
            if self.used > self.nodes:
                raise TooWide(f"more than {self.nodes} positions")
            self._left[key] = self._worked_out(state)
        return self._left[key]

    def _worked_out(self, state: State) -> int | None:
        found = [(self.after(state, answer), answer) for answer in self.answers(state)]
        assert state.decision is not None
        if state.decision.seat != self.seat:
            most = 0
            for after, _ in found:
                left = self.left(after)
                if left is None:
                    return None
                most = max(most, left)
            return most
        sums = [left + is_move(state, answer) for after, answer in found if (left := self.left(after)) is not None]
        return min(sums, default=None)

    def _over(self, state: State) -> bool | None:
        """Was the goal reached, as the turn is over or the match? None where neither is."""
        if state.result is not None:
            return state.places.outcome(state.result, self.seat) > 0
        if (state.turn, state.active) != (self.root.turn, self.root.active):
            return self.goal == OUTLAST
        return None

    def answers(self, state: State) -> list[Answer]:
        return [answer for answer in suggest(state, MANY) if answer[0] not in state.game.searching.idle]

    @staticmethod
    def after(state: State, answer: Answer) -> State:
        after = state.copy()
        advance(after, answer)
        return after

    def reply(self, state: State) -> Answer:
        """What the other side does best: what leaves the seat no way to its goal, or else the longest one."""

        def worst(answer: Answer) -> int:
            left = self.left(self.after(state, answer))
            return MANY if left is None else left

        return max(self.answers(state), key=worst)

    def line(self) -> list[tuple[int, Answer]]:
        """A shortest way to the goal against the longest resistance; empty if there is none."""
        state, found = self.root, list[tuple[int, Answer]]()
        while self._over(state) is None and self.left(state) is not None:
            assert state.decision is not None
            seat = state.decision.seat
            answer = self._best(state) if seat == self.seat else self.reply(state)
            found.append((seat, answer))
            state = self.after(state, answer)
        return found

    def _best(self, state: State) -> Answer:
        return next(answer for answer in self.answers(state) if self._is_good(state, answer))

    def _is_good(self, state: State, answer: Answer) -> bool:
        """Does it lead to the goal in the fewest moves?"""
        left = self.left(self.after(state, answer))
        return left is not None and left + is_move(state, answer) == self.left(state)

    def alternatives(self, given: list[tuple[int, Answer]]) -> tuple[int, float]:
        """How many answers of the seat along those given miss the goal, and how hard the right ones are to hit by
        chance, in bits; how something is paid aside."""
        state, losing, bits = self.root, 0, 0.0
        for seat, answer in given:
            if seat == self.seat and not isinstance(state.decision, Payment):
                every = self.answers(state)
                good = [one for one in every if self.left(self.after(state, one)) is not None]
                losing += len(every) - len(good)
                bits += log2(len(every) / max(1, len(good)))
            state = self.after(state, answer)
        return losing, bits


def is_move(state: State, answer: Answer) -> bool:
    """Is something begun by it? Else a window is passed over, or it belongs to a move before."""
    return answer != PASS and state.decision is not None and state.decision.task is not answered
