"""What holds of every gift (E-135)."""

from __future__ import annotations

from game.kernel.clauses import Clause
from game.kernel.data import Context
from game.kernel.state import State
from game.kernel.traits.effects import Effects
from game.rules.estro.constants import ZONE_CARD, rules

MOST_GIFTS = 4
"""So many clauses of a Zone are told apart where each player may use its gift."""


class EstroEffects(Effects):
    def once_mark(self, state: State, clause: Clause, context: Context) -> int:
        """The gift of a Zone is one for all players (E-135), or one for each (A-20)."""
        mark = super().once_mark(state, clause, context)
        if rules(state).zone_gift_per_player and state.entities[context.source].definition.kind == ZONE_CARD:
            mark <<= MOST_GIFTS * context.controller
        return mark
