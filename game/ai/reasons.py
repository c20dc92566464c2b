"""Why a line is thought good: which features of the position it changes most in the seat's favour."""

from __future__ import annotations

from game.ai.evaluation import WIN, Evaluation
from game.ai.lines import Line
from game.kernel.state import State

MOST = 4
"""So many are told at most."""
LEAST = 0.2
"""Points of the evaluation; what changes for less is no reason."""
WINNING = "win"


def reasons(judge: Evaluation, root: State, line: Line, seat: int) -> tuple[str, ...]:
    """The names of the features, those first that count for most; only `win` where the line wins."""
    if line.value >= WIN:
        return (WINNING,)
    game, end = root.game, line.state
    if line.counted:
        outcomes = end.game.chances.outcomes(end, line.moves[-1][0]) or ()
        states = [(odds, after) for odds, after in outcomes if after.result is None]
    else:
        states = [(1.0, end)] if end.result is None else []
    change = dict.fromkeys(game.judging.names, 0.0)
    before = game.judging.features(root, seat)
    for odds, after in states:
        for name, old, new in zip(game.judging.names, before, game.judging.features(after, seat), strict=True):
            change[name] += odds * judge.weights.get(name, 0.0) * (new - old)
    gains = [name for name, gain in change.items() if gain >= LEAST]
    return tuple(sorted(gains, key=lambda name: -change[name])[:MOST])
