"""Wait!: somebody wants a window that was passed without asking them, while somebody else is asked already.

How many acts of others may follow says `Timing.waits`; the records take the match back to the window. Where that would
unlearn what was hidden, the window that is open now is offered to them first: `WAIT`, which a match file keeps.
"""

from __future__ import annotations

from game.kernel.decisions import Answer
from game.kernel.errors import IllegalAnswer, Reason
from game.kernel.phrases import refusal
from game.kernel.running import run
from game.kernel.state import State
from game.kernel.windows import offer

WAIT: Answer = ("wait",)
"""No answer to a question: the window that is open is offered to a seat first, though another one is asked."""


def why_not_wait(state: State, seat: int) -> Reason | None:
    """Why the window that is open can't be offered to `seat` first, or None."""
    decision = state.decision
    if decision is None or not 0 <= seat < len(state.seats):
        return Reason("match_over" if state.result is not None else "nothing_asked")
    if state.game.timing.waits(state) < 0:
        return Reason("no_wait")
    if decision.seat == seat:
        return Reason("asked_already")
    is_window = decision.kind in state.game.windows and state.frames[-1][0] is offer
    return None if is_window else Reason("no_window")


def wait(state: State, seat: int) -> None:
    """Offer the window that is open to `seat` first; the match runs on to the next decision.

    Raises IllegalAnswer, with nothing changed, with the reason of `why_not_wait`.
    """
    reason = why_not_wait(state, seat)
    if reason is not None:
        raise IllegalAnswer(WAIT, reason, refusal(state, WAIT, reason))
    assert state.decision is not None
    if state.log is not None:
        state.log.answered(state, state.decision, WAIT)
        state.log.emit("waited", {"seat": seat})
    name, _, _, base = state.frames[-1][1]
    state.frames[-1] = (offer, (name, seat, 0, base))
    state.decision = None
    run(state)
