"""Death has two steps: on the way, then gone."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.data import NOTHING, Item
from game.kernel.moves import move
from game.kernel.references import found, ref
from game.kernel.state import State
from game.kernel.triggers import watchers
from game.kernel.values import watching


def bury(state: State, dying: Sequence[int]) -> None:
    """`dying` are on their way; then they are gone, together; then what waits for such a death is set off."""
    watch = watching(state) & state.game.vocabulary.bits.get("destroyed", 0)
    waiting = [item for i in dying for item in watchers(state, "destroyed", ref(state, i), NOTHING)] if watch else []
    if state.log is not None:
        for i in dying:
            e = state.entities[i]
            state.log.emit("destroyed", {"entity": i, "card": e.definition.id, "seat": e.controller})
    for i in dying:
        move(state, i, state.game.grave(state, i))
    for item in waiting:
        context = item.context
        if found(state, (context.source, context.moves)):  # who waits for it has not died with it
            subject = ref(state, context.subject[0])  # the card where it lies now, for those who fetch it from there
            state.queue.append(Item(item.clause, context._replace(subject=subject)))
