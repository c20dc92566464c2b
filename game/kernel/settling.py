"""After each step: bury the dead, then put what was set off among the frames, in the game's order."""

from __future__ import annotations

from game.kernel.deaths import bury
from game.kernel.effects import activate
from game.kernel.state import Frame, State


def settle(state: State) -> None:
    """Bury what is dying until nothing is, then turn what was set off into frames (the first to run on top)."""
    game = state.game
    if state.volatility > 1:
        state.given = None  # what is given may hang on a hand or a tank, which tell nobody when they change
    dying = game.dying(state)
    while dying:
        bury(state, dying)
        dying = game.dying(state)
    state.unsettled = False
    queue = state.queue
    if queue:
        if len(queue) > 1:
            queue = sorted(
                queue, key=lambda item: game.trigger_order(state, item.context.source, item.context.controller)
            )
        state.queue = []
        for item in reversed(queue):
            state.frames.append(Frame(activate, item))
