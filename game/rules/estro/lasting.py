"""What lasts on a card: the changes of gifts marked 1V, which are in force again when their card comes back (E-064,
E-065, A-24), and gifts that are inhibited for the match (E-195, E-199)."""

from __future__ import annotations

from game.kernel.cards import Entity
from game.kernel.changes import apply
from game.kernel.characteristics import FOR_GOOD, TEXT, Change, Modifier, ending
from game.kernel.data import NOTHING, Context, Ref
from game.kernel.references import found, is_in_play, ref
from game.kernel.state import State
from game.kernel.values import mark, modify, own_changed, worked_out
from game.rules.estro.constants import ESTRI, INHIBITED, ONCE_END

LASTING = ending(ONCE_END)
"""Of `State.modified`: somebody is changed by a gift marked 1V."""


def inhibit(state: State, i: int, context: Context, until: int = FOR_GOOD) -> None:
    """The gifts of card `i` don't work: until an end, or for the whole match wherever it lies."""
    apply(state, i, (Change(TEXT, ""),), until, context.source, context.zone_changes)
    if until == FOR_GOOD:
        mark(state, i, INHIBITED)


def came_back(state: State, i: int) -> None:
    """Card `i` lies face up on the field: what its 1V gifts changed is in force again; inhibited gifts stay so."""
    extra = state.entities[i].extra
    if extra.marks & INHIBITED:
        inhibit(state, i, Context(i, state.entities[i].zone_changes, state.entities[i].controller))
    if not extra.kept:
        return
    _keep(state, i, ())
    for target, values in extra.kept:
        where = ref(state, i) if target == NOTHING else target
        if found(state, where) and is_in_play(state, where[0]):
            again = Modifier(*values)._replace(source=i, zone_changes=state.entities[i].zone_changes)
            modify(state, where[0], (again,))


def left(state: State, i: int, before: Entity) -> None:
    """Card `i` has left the field: what its 1V gifts changed is no longer in force, and is remembered."""
    if not state.modified & LASTING or before.under is not None or before.definition.kind not in ESTRI:
        return
    kept: list[tuple[Ref, tuple[object, ...]]] = [(NOTHING, tuple(m)) for m in before.mods if _is_of(m, i)]
    for other in state.game.field.cards(state):
        e = state.entities[other]
        ended = [m for m in e.mods if _is_of(m, i)]
        if ended:
            kept += [(ref(state, other), tuple(m)) for m in ended]
            state.entities[other] = worked_out(state, e, tuple([m for m in e.mods if not _is_of(m, i)]))
            own_changed(state)
            if state.log is not None:
                state.log.emit("expired", {"entity": other})
    if kept:
        _keep(state, i, tuple(kept))


def _is_of(m: Modifier, source: int) -> bool:
    return m.end == ONCE_END and m.source == source


def _keep(state: State, i: int, kept: tuple[tuple[Ref, tuple[object, ...]], ...]) -> None:
    e = state.entities[i]
    state.entities[i] = e.with_extra(e.extra._replace(kept=kept))
