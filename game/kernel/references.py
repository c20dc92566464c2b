"""References to objects: what has changed zones since a reference was taken is another object, and is not found."""

from __future__ import annotations

from collections.abc import Iterable

from game.kernel.data import Ref
from game.kernel.places import SHARED
from game.kernel.state import State


def ref(state: State, i: int) -> Ref:
    """A reference to entity `i` as it is now."""
    return i, state.entities[i].zone_changes


def refs(state: State, ids: Iterable[int]) -> tuple[Ref, ...]:
    entities = state.entities
    found: list[Ref] = []
    for i in ids:  # of so few a loop costs less than a comprehension
        found.append((i, entities[i].zone_changes))
    return tuple(found)


def found(state: State, reference: Ref) -> bool:
    """Is it still the object that was meant?"""
    i, zone_changes = reference
    return i >= 0 and state.entities[i].zone_changes == zone_changes


def still(state: State, references: Iterable[Ref]) -> tuple[int, ...]:
    """The entities of those `references` that are still the objects that were meant."""
    entities = state.entities
    return tuple([i for i, zone_changes in references if i >= 0 and entities[i].zone_changes == zone_changes])


def holder(state: State, i: int) -> int:
    """The seat that has `i`: its controller in play, elsewhere the seat in whose zone it lies."""
    e, places = state.entities[i], state.places
    if e.zone < 0 or places.field[e.zone] or places.seat[e.zone] == SHARED:
        return e.controller
    return places.seat[e.zone]


def lies_in(state: State, i: int, kind: int) -> bool:
    """Does card `i` lie in that kind of zone (its index in the vocabulary), whoever's?"""
    return state.places.kind[state.entities[i].zone] == kind


def is_in_play(state: State, i: int) -> bool:
    """Is `i` a player, or a card on the field?"""
    if i < len(state.seats):
        return True
    return state.places.field[state.entities[i].zone]
