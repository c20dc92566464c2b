"""Lines, Runes and Orbs: what is in play, how it comes there and how it leaves."""

from __future__ import annotations

from game.kernel.cards import Definition, Entity
from game.kernel.characteristics import KEYWORD, NEXT_TURN, ending
from game.kernel.data import Context
from game.kernel.moves import carry, move
from game.kernel.moves import create as create_card
from game.kernel.places import YOUR_HAND
from game.kernel.state import State
from game.kernel.traits.field import Field
from game.kernel.triggers import set_off_own
from game.kernel.values import kind_of, worked_out
from game.rules.contracts.constants import (
    ACTED,
    DISCARD,
    FRESH,
    LINE,
    MAGNETIZED,
    ORB,
    RUNE,
    ZONES,
    other,
    rules,
    zone,
)
from game.rules.contracts.play import enter


def put(state: State, i: int, into: str, context: Context) -> None:
    """Into a full line goes nothing, and into a full hand neither (C-028)."""
    if into == "line":
        seat = context.controller
        if room(state, seat) > 0 and kind_of(state, i) == "creature":
            enter(state, i, zone(seat, LINE), place_beside(state, context, seat))
        return
    seat = context.controller if into == YOUR_HAND else state.entities[i].owner
    carry(state, i, state.game.piles.lands(state, seat, into), context.controller)


def room(state: State, seat: int) -> int:
    return rules(state).creature_limit - len(state.zones[zone(seat, LINE)])


def place_beside(state: State, context: Context, seat: int) -> int:
    """Directly right of the effect's source if that is in this line, else at the right end (C-073)."""
    line = state.zones[zone(seat, LINE)]
    return line.index(context.source) + 1 if context.source in line else len(line)


class ContractsField(Field):
    own_turn_statuses = MAGNETIZED

    def cards(self, state: State) -> list[int]:
        z, first = state.zones, state.active * ZONES
        second = ZONES - first
        return [*z[first + LINE], *z[first + RUNE], *z[first + ORB],
                *z[second + LINE], *z[second + RUNE], *z[second + ORB]]  # fmt: skip

    def bearers(self, state: State) -> list[int]:
        return [0, 1, *self.cards(state)]

    def room(self, state: State, seat: int) -> int:
        return room(state, seat)

    def came(self, state: State, i: int) -> None:
        """A creature is on a side newly: it can't act yet (C-075); its statuses end at that side's start of turn."""
        e = state.entities[i]
        state.entities[i] = e.with_flags(e.flags & ~ACTED | FRESH)
        statuses = [m.layer == KEYWORD and bool(int(m.what) & self.own_turn_statuses) for m in e.mods]
        if any(statuses):
            end = NEXT_TURN + e.controller
            state.modified |= ending(end)
            mods = tuple([m._replace(end=end) if own else m for m, own in zip(e.mods, statuses, strict=True)])
            state.entities[i] = worked_out(state, state.entities[i], mods)

    def left(self, state: State, i: int, before: Entity, wanted: int) -> None:
        """Recycling: from the field to the discard pile, with the contract already there (C-127, C-079)."""
        if state.places.kind[wanted] == DISCARD:
            set_off_own(state, "recycling", i, before.controller, before.traits)
        set_off_own(state, "leaves", i, before.controller, before.traits)

    def come_back(self, state: State, i: int) -> None:
        e = state.entities[i]
        spot = zone(e.owner, {"rune": RUNE, "orb": ORB}.get(e.definition.kind, LINE))
        if e.definition.kind == "creature" and room(state, e.owner) > 0:
            enter(state, i, spot, len(state.zones[spot]))
        elif e.definition.kind in ("rune", "orb") and not state.zones[spot]:
            move(state, i, spot)
        else:
            state.game.piles.discard(state, i)

    def create(self, state: State, definition: Definition, context: Context, side: str) -> None:
        seat = context.controller if side == "own" else other(context.controller)
        if room(state, seat) > 0:
            place = place_beside(state, context, seat)
            self.came(state, create_card(state, definition, seat, zone(seat, LINE), place))
