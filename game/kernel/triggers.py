"""What waits for an event on the field, and how it is set off."""

from __future__ import annotations

from game.kernel.cards import BLANK
from game.kernel.clauses import as_context
from game.kernel.state import State, Trigger
from game.kernel.values import watching


def set_off(state: State, trigger: str, subject: int, object: int) -> None:
    """Queue every clause on the field that waits for `trigger` to happen to `subject`."""
    watch = state.watch if state.watch >= 0 else watching(state)
    if watch and watch & state.game.vocabulary.bits.get(trigger, 0):  # a game need not have all of the kernel's
        found = watchers(state, trigger, subject, object)
        if found:
            state.queue += found
            state.unsettled = True


def watchers(state: State, trigger: str, subject: int, object: int) -> list[Trigger]:
    """The clauses on the field that wait for `trigger` to happen to `subject`."""
    bit = state.game.vocabulary.bits[trigger]
    found: list[Trigger] = []
    for i in state.game.on_field(state):
        e = state.entities[i]
        if not e.definition.watches & bit or e.flags & BLANK:
            continue
        for clause in e.definition.by_trigger[trigger]:
            assert clause.of is not None
            if subject != i and clause.of.name == "self":
                continue
            if subject in clause.of.candidates(state, as_context((i, e.moves, e.controller, (), subject, object))):
                found.append((clause.key, i, e.moves, e.controller, subject, object))
    return found


def set_off_own(state: State, trigger: str, i: int, controller: int, subject: int = -1, object: int = -1) -> None:
    """Queue the clauses of card `i` itself for `trigger`, as when it is played, drawn or recycled."""
    e = state.entities[i]
    clauses = e.definition.by_trigger.get(trigger)
    if clauses:
        for clause in clauses:
            state.queue.append((clause.key, i, e.moves, controller, subject, object))
        state.unsettled = True
