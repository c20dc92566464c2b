"""The cards in play: what becomes of a creature that changes sides."""

from __future__ import annotations

from game.kernel.state import State
from game.rules.grimoire.constants import SETTLED
from game.rules.grimoire.record import leave_attack
from game.rules.grimoire.standing import Standing


class Territories(Standing):
    def change_control(self, state: State, i: int, seat: int) -> bool:
        """It is weak in its new territory, and out of the attack (M-238, M-254)."""
        leave_attack(state, i)
        e = state.entities[i]
        state.entities[i] = e.with_flags(e.flags & ~SETTLED)
        return super().change_control(state, i, seat)
