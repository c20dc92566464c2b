"""Life that is gained (M-088, M-089, M-375)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.kernel.numbers import amount_of
from game.kernel.operations import Amount, Operation, Who, only_players
from game.kernel.values import touched

if TYPE_CHECKING:
    from game.kernel.data import Context
    from game.kernel.state import State


@dataclass(frozen=True, eq=False, kw_only=True)
class Gain(Operation):
    """A player gains so much life, without a limit."""

    word = "gain"
    favours = 1
    about = "who"
    amount: Amount
    who: Who

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        amount = amount_of(self.amount, state, context)
        for i in only_players(state, ids) if amount > 0 else ():
            state.entities[i] = state.entities[i].with_damage(state.entities[i].damage - amount)
            touched(state)
            if state.log is not None:
                state.log.emit("heal", {"target": i, "amount": amount})
