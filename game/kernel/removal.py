"""Cards that are out of the match until the card that took them leaves the field.

Such a card lies in a zone of the kind `places.REMOVED`, and its `Extra.host` is a reference to the card that took it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.data import NOTHING, Context, Ref
from game.kernel.references import is_in_play

if TYPE_CHECKING:
    from game.kernel.state import State


def is_there(state: State, source: Ref) -> bool:
    """Is it the same object in play that it was?"""
    i, zone_changes = source
    return state.entities[i].zone_changes == zone_changes and is_in_play(state, i)


def take(state: State, i: int, into: str, context: Context) -> None:
    """Put card `i` where it stays until the source of `context` leaves the field; if that has left already, nowhere."""
    source = (context.source, context.zone_changes)
    if not is_there(state, source):
        return
    state.game.put(state, i, into, context)
    e = state.entities[i]
    if e.zone in state.places.removed:
        state.entities[i] = e.with_extra(e.extra._replace(host=source))


def give_back(state: State) -> bool:
    """What lies removed by something that is no longer in play comes back; has anything come?

    What doesn't come, as its owner is out, stays for good.
    """
    entities = state.entities
    due = [
        i
        for zone in state.places.removed
        for i in state.zones[zone]
        if entities[i].extra.host != NOTHING and not is_there(state, entities[i].extra.host)
    ]
    came = False
    for i in due:
        before = entities[i].zone_changes
        state.game.field.come_back(state, i)
        if entities[i].zone_changes != before:
            came = True
        else:
            entities[i] = entities[i].with_extra(entities[i].extra._replace(host=NOTHING))
    return came
