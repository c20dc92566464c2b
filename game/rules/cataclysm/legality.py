"""Which answers are legal, and why others are not."""

from __future__ import annotations

from game.kernel.decisions import Answer
from game.kernel.errors import Reason
from game.kernel.legality import why_not_action
from game.kernel.state import State
from game.kernel.traits.legality import Legality
from game.rules.cataclysm.actions import BY_DECISION
from game.rules.cataclysm.battle import defenders


class CataclysmLegality(Legality):
    def why_not_listed(self, state: State, answer: Answer) -> Reason:
        """By the checks of the phase; what passes them all is out of reach behind a vanguard or another opponent."""
        decision = state.decision
        assert decision is not None
        if answer == ("pass",) and decision.kind in ("battle", "opponent", "attack"):
            return Reason("attack_mandatory", {}, "P-048")
        actions = BY_DECISION.get(decision.kind)
        if actions is None or answer[0] not in actions:
            return super().why_not_listed(state, answer)
        reason = why_not_action(state, decision.seat, actions, answer)
        if reason is not None:
            return reason
        foe = state.entities[answer[2]].controller
        if foe != decision.args[1]:
            return Reason("other_opponent", {"target": answer[2], "opponent": decision.args[1]}, "P-057")
        return Reason("vanguard", {"target": answer[2], "vanguard": list(defenders(state, foe))}, "P-075")
