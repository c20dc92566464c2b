"""Giving up among three or more: whoever does is out as if eliminated, and the others play on (P-069 to P-072)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.kernel import effects, proposals, replacement
from game.kernel.decisions import Decision
from game.kernel.proposals import go_on
from game.kernel.references import still
from game.kernel.series import check, next_in_series, ordered
from game.kernel.state import Frame, State, Task
from game.kernel.state_based import settle
from game.rules.cataclysm.battle import ask_battle, attack_chosen, opponent_chosen
from game.rules.cataclysm.constants import is_in
from game.rules.cataclysm.elimination import drop_frames, leave, losing
from game.rules.cataclysm.turn import ask_deployment, ask_event, deploy_chosen

AGAIN: dict[Task, Callable[[tuple[Any, ...]], Frame]] = {
    ordered: lambda args: (next_in_series, ()),
    effects.moded: lambda args: (effects.begin, args),
    effects.targeted: lambda args: (effects.begin, args),
    effects.decided: lambda args: (effects.begin, args),
    effects.chosen: lambda args: (effects.do, (*args, 1)),
    replacement.chosen: lambda args: (replacement.go_on, (*args, True)),
    replacement.decided: lambda args: (replacement.go_on, (args[1]._replace(used=args[1].used[:-1]), True)),
    deploy_chosen: lambda args: (ask_deployment, args),
}
"""The step that asks a question once more, from the arguments of its decision. `ask_event` lies among the frames."""


def concede(state: State, seat: int) -> None:
    """`seat` is out at once. A question to somebody else is asked again, as other answers may be legal now."""
    decision, state.decision = state.decision, None
    assert decision is not None
    if decision.task in AGAIN:
        state.frames.append(AGAIN[decision.task](decision.args))
    elif decision.task in (opponent_chosen, attack_chosen):
        _, (active, fought) = state.frames.pop()
        opponent = decision.args[1] if decision.task is attack_chosen else -1
        state.frames.append((ask_battle, (active, fought - 1, opponent)))
    leave(state, [seat])
    if state.result is not None:
        return
    drop_frames(state)
    if decision.task is proposals.answered and is_in(state, decision.seat):
        _propose_again(state, decision)
    after = state  # of `state.decision` the compiler believes that it is None still, and insists on it
    if after.decision is None:
        state.frames.append((check, ()))  # without what the cards of `seat` gave, others may fall


def _propose_again(state: State, decision: Decision) -> None:
    """A proposal goes on if nothing about its question has changed; else it is cancelled, as nothing was done yet."""
    settle(state)
    if state.frames[-1][0] is not ask_event or losing(state):
        return
    _, proposal = decision.args
    chosen = [reference for clause in proposal.targets for target in clause for reference in target]
    if len(still(state, chosen)) == len(chosen) and go_on(state, proposal) == decision:
        state.decision = decision
