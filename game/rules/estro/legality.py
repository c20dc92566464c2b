"""Which answers are legal, and why others are not."""

from __future__ import annotations

from game.kernel.decisions import Answer
from game.kernel.errors import Reason
from game.kernel.legality import why_not_action
from game.kernel.state import State
from game.kernel.traits.legality import Legality
from game.rules.estro.actions import ACTIONS


class EstroLegality(Legality):
    def why_not_listed(self, state: State, answer: Answer) -> Reason:
        """By the checks of attacks (E-083 to E-088)."""
        decision = state.decision
        assert decision is not None
        if decision.kind == "attack" and answer[0] in ACTIONS:
            reason = why_not_action(state, decision.seat, ACTIONS, answer)
            if reason is not None:
                return reason
        return super().why_not_listed(state, answer)
