"""New numbers for cards that are lost sight of, so that no number tells which card it was before.

Whoever knows a card knows its entity number. When such a card is shuffled among hidden ones or put back face down, the
numbers of all cards of that zone are dealt anew among them, and those that somebody could name are not used again.
Under such a number the card stays in `gone`, known to those who knew it, for what still refers to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from game.kernel.cards import FACE_DOWN, VACANT, Extra, entity
from game.kernel.places import EVERYBODY, SHARED
from game.kernel.rng import DECKS, EFFECTS, branch, shuffled
from game.kernel.state import State


def at_random(state: State, owner: int) -> None:
    """Before anybody sees a card of `owner`, and while all lie in zones of `owner`, give them their numbers at random.

    So that where nobody shows a deck list no number tells what stands beside the card in it. The cards of `owner` have
    been made one after another.
    """
    entities, zones = state.entities, state.zones
    kinds = state.places.own
    places = [zone for zone in range(owner * kinds, (owner + 1) * kinds) if zones[zone]]
    own = tuple(sorted(chain.from_iterable([zones[zone] for zone in places])))
    if not own:
        return
    order = shuffled([branch(state.rng, DECKS + owner)], 0, own)
    first, end = own[0], own[-1] + 1
    entities[first:end] = map(dict(zip(order, entities[first:end], strict=True)).__getitem__, own)
    if len(places) == 1 and zones[places[0]] == own:
        zones[places[0]] = order
        return
    number = dict(zip(own, order, strict=True))
    for zone in places:
        zones[zone] = tuple([number[i] for i in zones[zone]])


def forget(state: State, zone: int) -> None:
    """Nobody knows any more which card of `zone` is which, as it was shuffled.

    While all that lies hidden of its owner lies in this zone, the old numbers tell nothing and are kept.
    """
    entities, held, seat = state.entities, state.zones[zone], state.places.seat[zone]
    known = [i for i in held if entities[i].known]
    if not known:
        return
    others = EVERYBODY if seat == SHARED else EVERYBODY & ~(1 << seat)  # its owner learns nothing from a number
    named = [i for i in known if entities[i].known & others]
    if named and _has_hidden_elsewhere(state, zone):
        _deal(state, zone, held, held, named)
    else:
        _forget(state, known)


def came_back(state: State, zone: int, i: int) -> None:
    """Card `i` came into the hidden `zone` from where everybody saw that it lay, and only some knew which it is."""
    held, entities = state.zones[zone], state.entities
    if state.places.sees[zone]:
        _mix(state, zone, held, [i])
    else:  # in a pile what is known of the others stays known, by their places
        known = entities[i].known
        unknown = tuple([card for card in held if card == i or not entities[card].known])
        number = _deal(state, zone, unknown, unknown, [i])[unknown.index(i)]
        new = entities[number] = entities[number].copy()
        new.known = known


def looked_through(state: State, zone: int, cards: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """`seat` sees `cards` of the pile `zone` and may put them in another order: their numbers from then on.

    Nobody else can tell any more which of several lies where; a single one can be followed.
    """
    entities, others = state.entities, EVERYBODY & ~(1 << seat)
    if len(cards) > 1:
        named = [i for i in cards if entities[i].known & others]
        if named:
            cards = _deal(state, zone, cards, cards, named)
    for i in cards:
        new = entities[i] = entities[i].copy()
        new.known |= 1 << seat
    return cards


def went(state: State, zone: int, i: int) -> None:
    """Card `i` was put face down from the hidden `zone` under another number."""
    if state.places.sees[zone]:
        _mix(state, zone, (*state.zones[zone], i), [])
    else:
        _retire(state, i)


def _mix(state: State, zone: int, numbers: Sequence[int], named: Sequence[int]) -> None:
    """Of the hand `zone` nobody else can tell any more what lies in it, also what was known of it.

    `numbers` are those that its cards, and one that left it face down, have borne.
    """
    blind, entities, held = ~state.places.sees[zone], state.entities, state.zones[zone]
    named = [i for i in numbers if i in named or entities[i].known & blind]
    if named:
        _deal(state, zone, held, numbers, named)
    else:
        _forget(state, held)
        for i in set(numbers) - set(held):
            _retire(state, i)


def _deal(
    state: State, zone: int, cards: Sequence[int], numbers: Sequence[int], named: Sequence[int]
) -> tuple[int, ...]:
    """Give `cards`, all or some of `zone`, other numbers, in this order: of `numbers`, with new ones for the `named`.

    Nobody knows these cards any more but who sees the zone. A number that is left over is borne by none.
    """
    entities, seat = state.entities, state.places.seat[zone]
    fresh = range(len(entities), len(entities) + len(named))
    free = (*[i for i in numbers if i not in named], *fresh)
    order = shuffled([branch(state.rng, EFFECTS)], 0, free)
    zone_changes = 1 + max([entities[i].zone_changes for i in numbers])
    dealt = [entities[i] for i in cards]
    for i in sorted(named):
        _retire(state, i)
    entities += [entity(VACANT, seat, zone)] * len(named)
    for i, old in zip(order, dealt, strict=False):
        new = entities[i] = entity(old.card, old.owner, zone, zone_changes)
        if old.extra.marks:
            new.extra = Extra(marks=old.extra.marks, kept=old.extra.kept)
    for i in order[len(cards) :]:
        _retire(state, i)
    number = dict(zip(cards, order, strict=False))
    state.zones[zone] = tuple([number.get(i, i) for i in state.zones[zone]])
    return order[: len(cards)]


def _forget(state: State, cards: Sequence[int]) -> None:
    entities = state.entities
    for i in cards:
        if entities[i].known:
            new = entities[i] = entities[i].copy()
            new.known = 0


def _retire(state: State, i: int) -> None:
    """No card bears number `i` any more. Whoever knew which card it was still does, for what refers to it."""
    old, gone = state.entities[i], state.places.gone
    known = old.known if old.under is not None else old.known | state.places.sees[old.zone]
    state.entities[i] = entity(old.card, old.owner, gone, old.zone_changes + 1, known)
    state.zones[gone] = (*state.zones[gone], i)


def _has_hidden_elsewhere(state: State, zone: int) -> bool:
    """Has the owner of `zone` cards elsewhere on the table that somebody can't tell?"""
    entities, places, owner = state.entities, state.places, state.places.seat[zone]
    face_down, seats, gone = FACE_DOWN in state.cards.by_id, places.seat, places.gone
    others_too = state.cards.takes  # else what lies hidden lies with its owner, or on the table
    for number, held in enumerate(state.zones):
        if not held or number in (zone, gone):
            continue
        if places.hidden[number]:
            if not others_too and seats[number] != owner and seats[number] != SHARED:
                continue
            for i in held:
                if entities[i].owner == owner:
                    return True
        elif face_down:
            for i in held:
                if entities[i].owner == owner and entities[i].under is not None:
                    return True
    return False
