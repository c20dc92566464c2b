"""What holds of every effect (C-128)."""

from __future__ import annotations

from game.kernel.state import State
from game.kernel.traits.effects import Effects
from game.kernel.values import keywords
from game.rules.contracts.constants import FOG


class ContractsEffects(Effects):
    def can_target(self, state: State, source: int, entity: int) -> bool:
        """Fog: Spells of either player can't be aimed at it (C-128)."""
        return state.entities[source].traits.kind != "spell" or not keywords(state, entity) & FOG
