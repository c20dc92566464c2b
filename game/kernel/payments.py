"""Payments: so much of each element, in any way that the game allows."""

from __future__ import annotations

from typing import Any, ClassVar

from game.kernel.decisions import Answer, Decision
from game.kernel.errors import Reason
from game.kernel.state import State, Task


class Payment(Decision):
    """Any way to pay `amounts`, by element. `proposed` is the one that is put forward."""

    __slots__ = ("amounts",)

    shape: ClassVar[str] = "payment"

    def __init__(
        self,
        kind: str,
        seat: int,
        task: Task,
        args: tuple[Any, ...],
        amounts: tuple[int, ...],
        proposed: Answer,
        source: int = -1,
        cancel: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.task = task
        self.args = args
        self.source = source
        self.cancel = cancel
        self.proposed = proposed
        self.amounts = amounts

    def answers(self, state: State) -> list[Answer]:
        return state.game.costs.payments(state, self.seat, self.amounts)

    def worth_trying(self, state: State, most: int) -> list[Answer]:
        return [self.proposed]

    def why_not(self, state: State, answer: Answer) -> Reason | None:
        return state.game.costs.why_not_payment(state, self.seat, self.amounts, answer)

    def content(self) -> tuple[Any, ...]:
        return self.row(amounts=self.amounts)
