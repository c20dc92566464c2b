"""Which answers are legal, and why others are not."""

from __future__ import annotations

from game.kernel.decisions import Answer
from game.kernel.errors import Reason
from game.kernel.legality import legal_actions, why_not_action
from game.kernel.state import State
from game.kernel.traits.legality import Legality
from game.rules.contracts.actions import ACTIONS
from game.rules.contracts.draw import why_not_draw
from game.rules.contracts.turn import ACT


class ContractsLegality(Legality):
    def answers(self, state: State) -> list[Answer]:
        assert state.decision is not None
        found = legal_actions(state, state.decision.seat, ACTIONS.values())
        found.append(ACT.closes)
        return found

    def why_not(self, state: State, answer: Answer) -> Reason | None:
        assert state.decision is not None
        if answer == ACT.closes:
            return None
        return why_not_action(state, state.decision.seat, ACTIONS, answer)

    def why_not_listed(self, state: State, answer: Answer) -> Reason:
        decision = state.decision
        assert decision is not None
        if decision.kind == "draw":
            seat, start_of_turn = decision.args
            return why_not_draw(state, seat, start_of_turn, answer) or super().why_not_listed(state, answer)
        return super().why_not_listed(state, answer)
