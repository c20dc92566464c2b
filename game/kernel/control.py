"""State-based actions about control and attachment: looked at after each step, where there is any of it.

A card goes to the side of whom an effect gives control of it, and back when that effect ends. What is attached to
something that is no longer the same object in play goes to its owner's grave.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.cards import BARE
from game.kernel.characteristics import CONTROL, TIED, Modifier, flags_of
from game.kernel.continuous import affected, effects
from game.kernel.data import NOTHING
from game.kernel.leaving import send
from game.kernel.references import ref
from game.kernel.values import field_changed, host_of, modify, touched

GIVES_CONTROL = 1 << CONTROL
"""Of `State.written`."""

if TYPE_CHECKING:
    from game.kernel.state import State


def attach(state: State, i: int, host: int) -> None:
    """Attach card `i`, which is in play, to `host`; its continuous effects begin anew."""
    e = state.entities[i]
    state.clock += 1
    state.entities[i] = e.with_extra(e.extra._replace(host=ref(state, host), stamp=state.clock))
    state.modified |= TIED
    field_changed(state, i)
    touched(state)
    if state.log is not None:
        state.log.emit("attached", {"entity": i, "host": host})


def controller_of(state: State, i: int) -> int:
    """Who is to control card `i` in play: whom an effect says, else the seat on whose side it came."""
    e = state.entities[i]
    table = affected(state)
    given = table.get(i, e.traits).controller
    if given >= 0:
        return given
    return e.extra.side if e.extra.side >= 0 else e.owner


def take_control(state: State, i: int, seat: int, modifier: Modifier) -> bool:
    """Give control of `i`, which is in play, to `seat` as `modifier` says; it is not done where the game refuses."""
    e = state.entities[i]
    if e.controller == seat:
        if any(m.layer == CONTROL for m in e.mods):
            modify(state, i, (modifier,))  # it stays here, also when the earlier effect ends
        return True
    if state.game.field.change_control(state, i, seat):
        modify(state, i, (modifier,))
        return True
    return False


def is_due(state: State) -> bool:
    """May there be anything to do?"""
    if state.effects is None:
        effects(state)  # which notes whether a continuous effect gives control
    return state.modified & TIED != 0 or state.written & GIVES_CONTROL != 0


def settle(state: State) -> bool:
    """Do what is to be done; has anything changed?"""
    changed = False
    tied = 0
    entities = state.entities
    for i in [i for i in state.game.field.cards(state) if entities[i].extra is not BARE]:
        if entities[i].extra.host != NOTHING:
            host = host_of(state, i)
            if host >= 0 and state.game.field.may_host(state, i, host):
                tied = TIED
            else:
                changed |= send(state, (i,), (state.game.deaths.grave(state, i),))
    seats = len(state.seats)
    given = state.effects is None or state.written & GIVES_CONTROL != 0
    for i in state.game.field.bearers(state):
        e = entities[i]
        if not (e.mods or given or e.controller != e.owner or e.extra is not BARE):
            continue  # nothing has changed it
        flags = flags_of(e.mods) & TIED
        if i >= seats and (given or flags or e.controller != (e.extra.side if e.extra.side >= 0 else e.owner)):
            wanted = controller_of(state, i)
            if wanted != e.controller:
                tied = TIED
                changed |= state.game.field.change_control(state, i, wanted)
                flags = flags_of(entities[i].mods) & TIED
                given = state.effects is None or state.written & GIVES_CONTROL != 0
        tied |= flags
    if not tied:
        state.modified &= ~TIED
    return changed
