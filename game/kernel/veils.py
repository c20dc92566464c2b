"""Targets of which it is hidden what they are: cards that lie face down in games that say which kinds they may be of
(`Vocabulary.veiled`).

Whoever aims at such a card goes by what everybody knows of it: what is unknown counts as possibly so. What it is in
truth decides as soon as the effect is carried out. All else, effects on whole sets among it, goes by what the card
shows. Where no card of a match lays others face down (`CardSet.veils`), nobody asks.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from game.kernel.cards import Entity
from game.kernel.characteristics import Characteristics
from game.kernel.values import reworded, worked_out

if TYPE_CHECKING:
    from game.kernel.data import Context
    from game.kernel.filters import Narrowing
    from game.kernel.selectors import Selector
    from game.kernel.state import State


_under: Final = attrgetter("under")


def with_possible(state: State, selector: Selector, context: Context, found: tuple[int, ...]) -> tuple[int, ...]:
    """What may be aimed at by `selector`: those `found` by what all cards show, and for each that lies face down
    whether anything known to everybody rules it out."""
    for i in _lying(state):
        fits = may_be_meant(state, selector, context, i)
        if fits != (i in found):
            found = (*found, i) if fits else tuple([other for other in found if other != i])
    return found


def _lying(state: State) -> Iterator[int]:
    entities = state.entities
    for zone in state.places.acting:
        lying = state.zones[zone]
        if any(map(_under, map(entities.__getitem__, lying))):  # in nearly every position none does
            for i in lying:
                if entities[i].under is not None:
                    yield i


def is_veiled(state: State, i: int) -> bool:
    """Does it lie face down, so that some player does not know which card it is?"""
    e = state.entities[i]
    everybody = (1 << len(state.seats)) - 1
    return e.under is not None and e.known & everybody != everybody


def may_be_meant(state: State, selector: Selector, context: Context, i: int) -> bool:
    """May `selector` mean the card `i`, which lies face down, as far as everybody knows?"""
    if not is_veiled(state, i):
        return is_meant(state, selector, context, i)
    if selector.other and i == context.source:
        return False
    shown = [state, *(_of_kind(state, i, kind) for kind in state.words.veiled)]
    if not any(i in selector.members(one, context) for one in shown):
        return False
    parts = () if selector.filter is None else selector.filter.parts
    return all(_may_pass(state, part, i) for part in parts if not part.compares)


def _may_pass(state: State, part: Narrowing, i: int) -> bool:
    return part.may_pass_unseen(state, i) if part.veiled else part.passes(state, i)


def is_meant(state: State, selector: Selector, context: Context, i: int) -> bool:
    """Does `selector` mean the card `i`, which lies face down, by what it is in truth? Its stats are those that it
    shows."""
    if selector.other and i == context.source:
        return False
    truth = revealed(state, i)
    if i not in selector.members(truth, context):
        return False
    parts = () if selector.filter is None else selector.filter.parts
    return all(part.passes(truth if part.veiled else state, i) for part in parts if not part.compares)


def revealed(state: State, i: int) -> State:
    """`state` with card `i` face up, for a look at what it is."""
    new = state.entities[i].copy()
    assert new.under is not None
    new.definition, new.under, new.known = new.under, None, 0
    return _with(state, i, worked_out(state, new, new.mods))


def _of_kind(state: State, i: int, kind: str) -> State:
    new = state.entities[i].copy()
    own = new.traits
    new.traits = Characteristics(own.definition, kind, own.elements, own.keywords, own.stats, own.clauses,
                                 own.watches, own.controller, own.types)  # fmt: skip
    return _with(state, i, new)


def _with(state: State, i: int, new: Entity) -> State:
    found = state.copy()
    found.log = None
    found.entities[i] = new
    reworded(found)
    return found
