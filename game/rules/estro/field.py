"""The cards of all players, and the Zones."""

from __future__ import annotations

from game.kernel.cards import Entity
from game.kernel.data import Context
from game.kernel.moves import carry, move
from game.kernel.places import SHARED
from game.kernel.state import State
from game.kernel.traits.field import Field
from game.rules.estro import destroying
from game.rules.estro.constants import FIELD, ZONE, ZONES
from game.rules.estro.drawing import lay_down, put_up


def put(state: State, i: int, into: str, context: Context) -> None:
    """Onto the field it comes on the side of whom the gift is of, without being played."""
    if into == "field":
        put_up(state, i, context.controller)
    elif into == "field_down":
        lay_down(state, i, context.controller)
    elif into == "incinerator" and not state.places.field[state.entities[i].zone]:
        state.game.piles.discard(state, i)
    else:
        carry(state, i, into, context.controller)


class EstroField(Field):
    def cards(self, state: State) -> list[int]:
        """The active player's side first, then the others in turn order, then the Zones."""
        zones, seats, active = state.zones, len(state.seats), state.active
        found = [*zones[active * ZONES + FIELD]]
        for n in range(1, seats):
            found += zones[(active + n) % seats * ZONES + FIELD]
        found += zones[seats * ZONES]  # the first that the table shares
        return found

    def left(self, state: State, i: int, before: Entity, wanted: int) -> None:
        destroying.left_field(state, i, before, wanted)

    def come_back(self, state: State, i: int) -> None:
        """A Zone among the Zones again; everything else face up on the side of its owner."""
        e = state.entities[i]
        if e.owner == SHARED:
            move(state, i, state.places.of(SHARED, ZONE))
        else:
            put_up(state, i, e.owner)
