"""The cards in play: what becomes of a creature that changes sides."""

from __future__ import annotations

from game.kernel.cards import Entity
from game.kernel.state import State
from game.kernel.triggers import set_off_own
from game.rules.grimoire.constants import GRAVEYARD, SETTLED, TERRITORY, ZONES
from game.rules.grimoire.record import leave_attack, remember
from game.rules.grimoire.standing import Standing


class Territories(Standing):
    remembers = True

    def cards(self, state: State) -> list[int]:
        one, other = TERRITORY, ZONES + TERRITORY
        zones = state.zones
        return [*zones[one], *zones[other]] if state.active == 0 else [*zones[other], *zones[one]]

    def bearers(self, state: State) -> list[int]:
        return [0, 1, *self.cards(state)]

    def left(self, state: State, i: int, before: Entity, wanted: int) -> None:
        """It is noted what it was (M-398), and whether it has died: destroyed, buried or sacrificed (M-160, M-345)."""
        remember(state, i, before)
        if state.places.kind[wanted] == GRAVEYARD:
            set_off_own(state, "dies", i, before.controller, before.traits)

    def change_control(self, state: State, i: int, seat: int) -> bool:
        """It is weak in its new territory, and out of the attack (M-238, M-254)."""
        leave_attack(state, i)
        e = state.entities[i]
        state.entities[i] = e.with_flags(e.flags & ~SETTLED)
        return super().change_control(state, i, seat)
