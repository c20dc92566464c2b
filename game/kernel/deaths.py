"""Death has two steps: on the way, then gone."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.moves import move
from game.kernel.state import State
from game.kernel.triggers import watchers
from game.kernel.values import watching


def bury(state: State, dying: Sequence[int]) -> None:
    """`dying` are on their way; then they are gone, together; then what waits for such a death is set off."""
    watch = watching(state) & state.game.vocabulary.bits.get("destroyed", 0)
    waiting = [t for i in dying for t in watchers(state, "destroyed", i, -1)] if watch else []
    if state.log is not None:
        for i in dying:
            e = state.entities[i]
            state.log.emit("destroyed", {"entity": i, "card": e.definition.id, "seat": e.controller})
    for i in dying:
        move(state, i, state.game.grave(state, i))
    state.queue += [t for t in waiting if state.entities[t[1]].moves == t[2]]
