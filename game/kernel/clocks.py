"""Time to answer: how long whoever is asked has, and what the rules do when it has run out.

The kernel has no clock. Whoever has one (the table) counts the seconds and calls `time_up`, which a match file keeps as
the answer `TIME_UP`; what comes of it is the match's own chance, so that a replay is exact.
"""

from __future__ import annotations

from game.kernel.decisions import Answer
from game.kernel.errors import IllegalAnswer, Reason
from game.kernel.phrases import refusal
from game.kernel.running import advance
from game.kernel.state import State

TIME_UP: Answer = ("time_up",)
"""No answer to a question: the time of whoever is asked has run out, and the game answers for them."""


def why_not_time_up(state: State) -> Reason | None:
    """Why the time of whoever is asked can't have run out, or None."""
    decision = state.decision
    if decision is None:
        return Reason("match_over" if state.result is not None else "nothing_asked")
    return None if state.game.clock.limit(state) else Reason("no_time_limit")


def time_up(state: State) -> None:
    """The time of whoever is asked has run out: the game answers for them, and the match runs on.

    Raises IllegalAnswer, with nothing changed, where nobody counts the time. Where one question of several was
    answered so, the next is asked, of which the time has run out as well.
    """
    reason = why_not_time_up(state)
    if reason is not None:
        raise IllegalAnswer(TIME_UP, reason, refusal(state, TIME_UP, reason))
    assert state.decision is not None
    if state.log is not None:
        state.log.emit("time_up", {"seat": state.decision.seat})
    advance(state, state.game.clock.late_answer(state))
