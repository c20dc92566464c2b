"""What the computer is asked next if the person at the table does nothing more: it may think about that meanwhile."""

from __future__ import annotations

from typing import NamedTuple

from game.kernel import views
from game.kernel.decisions import Answer, answers
from game.kernel.running import advance
from game.kernel.state import State
from game.kernel.unseen import Unseen
from game.records.match import Match
from game.records.undo import asks_of_hidden

MOST = 8
"""So many answers by which nothing more is done."""


class Foreseen(NamedTuple):
    seat: int
    view: views.View
    """What that seat will see."""
    ai_seed: int
    """That with which it will be asked (`Match.ai_seed`)."""


def foreseen(match: Match) -> Foreseen | None:
    """None where nobody else is asked then, or where chance or a card that the other seat doesn't see comes between, or
    is asked which one it is: what it will see, or that it is the one who is asked, is then nothing that it could know.
    """
    if match.state.decision is None:
        return None
    state, seat = match.state.copy(), match.state.decision.seat
    ways: list[Answer] = []
    for number in range(MOST):
        decision = state.decision
        if decision is None:
            return None
        if decision.seat != seat:
            unseen = Unseen(match.state, decision.seat)
            unseen.look(state)
            if unseen.chance or unseen.hidden or asks_of_hidden(match.state, ways, decision.seat):
                return None
            return Foreseen(decision.seat, views.view(state, decision.seat), match.ai_seed_after(number))
        way = _nothing_more(state)
        if way is None:
            return None
        ways.append(way)
        advance(state, way)
    return None


def _nothing_more(state: State) -> Answer | None:
    """The answer by which a window is closed, or at which nobody has to think; None where there is a choice."""
    decision = state.decision
    assert decision is not None
    if decision.kind in state.game.searching.obvious:
        return decision.proposed or answers(state)[0]
    window = state.game.windows.get(decision.kind)
    return window.closes if window is not None and window.closes in answers(state) else None
