"""A draw that is agreed on, where a position comes again and again (`Players.draws_after`).

The records count how often it came and who has offered a draw; `DRAW` is what a match file keeps of the agreement.
"""

from __future__ import annotations

from game.kernel.decisions import Answer
from game.kernel.errors import IllegalAnswer, Reason
from game.kernel.phrases import refusal
from game.kernel.state import State

DRAW: Answer = ("draw",)
"""No answer to a question: all have agreed that the match ends in a draw."""


def why_not_draw(state: State) -> Reason | None:
    """Why the match can't end in a draw by agreement, or None."""
    if state.result is not None:
        return Reason("match_over")
    return None if state.game.players.draws_after else Reason("no_draw")


def draw(state: State) -> None:
    """All have agreed. Raises IllegalAnswer, with nothing changed, in a game that knows no such draw."""
    reason = why_not_draw(state)
    if reason is not None:
        raise IllegalAnswer(DRAW, reason, refusal(state, DRAW, reason))
    if state.log is not None and state.decision is not None:
        state.log.answered(state, state.decision, DRAW)
    state.decision = None
    state.result = ()
    if state.log is not None:
        state.log.emit("result", {"winners": [], "why": "agreed"})
