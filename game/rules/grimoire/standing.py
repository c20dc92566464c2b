"""Permanents that are off, and auras that are astray (M-177, M-195, M-327)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.characteristics import KEYWORD
from game.kernel.continuous import told
from game.kernel.moves import create, move
from game.kernel.traits.field import Field
from game.kernel.values import elements_of, worked_out
from game.rules.grimoire.auras import may_lie_on
from game.rules.grimoire.constants import COLOUR_TAGS, GRAVEYARD, TAPPED, TERRITORY, other, zone
from game.rules.grimoire.entering import entered
from game.rules.grimoire.keywords import protected_from, protections
from game.rules.grimoire.tapping import stops

if TYPE_CHECKING:
    from game.kernel.cards import Definition
    from game.kernel.data import Context
    from game.kernel.state import State


class Standing(Field):
    def is_active(self, state: State, i: int) -> bool:
        """The continuous effects of a tapped artifact that is no creature stop (M-177, M-188)."""
        e = state.entities[i]
        return not e.flags & TAPPED or not stops(state, e.traits.kind)

    def create(self, state: State, definition: Definition, context: Context, side: str) -> None:
        """A token comes into play on the side of whoever the effect is for, or on the other (M-449, M-450)."""
        seat = other(context.controller) if side == "enemy" else context.controller
        entered(state, create(state, definition, seat, zone(seat, TERRITORY)))

    def come_back(self, state: State, i: int) -> None:
        """Into its owner's territory, cast by nobody; an aura has no host there, and is lost (M-194)."""
        e = state.entities[i]
        if e.definition.kind == "aura":
            move(state, i, zone(e.owner, GRAVEYARD))
        else:
            move(state, i, zone(e.owner, TERRITORY))
            entered(state, i)

    def may_host(self, state: State, i: int, host: int) -> bool:
        return may_lie_on(state, i, host) and not is_shed(state, i, host)


def is_shed(state: State, aura: int, host: int) -> bool:
    """Is `host` protected from a colour of `aura` (M-327), by something else than that aura itself?"""
    colours = elements_of(state, aura) & COLOUR_TAGS
    if not colours & protected_from(state, host):
        return False
    e = state.entities[host]
    others = tuple([m for m in e.mods if m.source != aura])
    bits = (e if len(others) == len(e.mods) else worked_out(state, e, others)).traits.keywords
    for source, i, changes in told(state):
        if i == host and source != aura:
            for change in changes:
                if change.layer == KEYWORD and change.amount:
                    bits |= int(change.what)
    return bool(colours & protections(bits))
