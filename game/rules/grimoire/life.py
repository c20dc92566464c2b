"""Life that is gained (M-088, M-089, M-375)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.damage import deal
from game.kernel.data import Packet
from game.kernel.numbers import amount_of
from game.kernel.operation import Amount, Operation, Who, only_players
from game.kernel.reach import DAMAGEABLE
from game.kernel.references import refs
from game.kernel.selectors import Selector
from game.kernel.values import remaining, touched
from game.rules.grimoire.constants import DRAINED, rules

if TYPE_CHECKING:
    from game.kernel.data import Context
    from game.kernel.state import State


def gain(state: State, seat: int, amount: int) -> None:
    """`seat` gains so much life, above what it began with too (M-089), unless a switch sets a limit."""
    cap = rules(state).life_cap
    if cap:
        amount = min(amount, max(0, cap - remaining(state, seat)))
        if not amount:
            return
    state.entities[seat] = state.entities[seat].with_damage(state.entities[seat].damage - amount)
    touched(state, False)
    if state.log is not None:
        state.log.emit("heal", {"target": seat, "amount": amount})


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
            gain(state, i, amount)


class Drain(Operation):
    """Each of them takes so much damage, and you gain as much life as is dealt."""

    word = "drain"
    favours = -1
    takes = {"to": DAMAGEABLE}
    amount: Amount
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        """How much that is shows only when the damage is dealt: after prevention, at the end of the batch (M-390)."""
        amount, source = amount_of(self.amount, state, context), (context.source, context.zone_changes)
        tags = state.game.damage.tags(state, source) | DRAINED << context.controller
        deal(state, [Packet(source, target, amount, tags) for target in refs(state, ids)])
