"""Set-up (E-015 to E-029): decks, Zones, opening hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from game.kernel import renumbering
from game.kernel.cards import CardSet, entity
from game.kernel.game import Game
from game.kernel.moves import create, move, shuffle
from game.kernel.places import SHARED
from game.kernel.rng import DECKS, SETUP, below, shuffled
from game.kernel.setup import blank
from game.kernel.state import State, tasks
from game.rules.estro.constants import (
    DECK,
    ESTRI,
    ZONE,
    ZONE_CARD,
    ZONE_PILE,
    ZONE_STAMP,
    is_inferno,
    rules,
    zone,
)
from game.rules.estro.drawing import draw
from game.rules.estro.turn import begin_turn

Decks = list[list[str]]


def new_match(
    game: Game, cards: CardSet, decks: Sequence[Sequence[str]], seed: int, constants: Mapping[str, Any],
    first: int | None,
) -> State:  # fmt: skip
    """Every deck on the table; the set-up lies in the frames."""
    seats = len(decks)
    state = blank(game, cards, seats, seed, constants)
    for seat, deck in enumerate(built(state, decks)):
        number = len(state.entities)
        state.entities += [entity(cards[card], seat, zone(seat, DECK)) for card in deck]
        state.zones[zone(seat, DECK)] = tuple(range(number, len(state.entities)))
        if not rules(state).open_lists:
            renumbering.at_random(state, seat)
    state.frames = [
        (choose_first, (-1 if first is None else first,)),
        *[(opening_hand, (seat,)) for seat in reversed(range(seats))],
        (draw_zones, ()),
    ]
    return state


# --- decks ------------------------------------------------------------------------------------------------------------


def built(state: State, decks: Sequence[Sequence[str]]) -> Decks:
    """The decks that are played: as they were chosen with further cards by chance (E-017, E-019), or all by chance
    (E-018, E-169)."""
    r = rules(state)
    if r.random_decks or is_inferno(state):
        return _by_chance(state, _pool(state.cards), len(decks))
    found: Decks = []
    for deck in decks:
        wanted = max(0, r.deck_size - len(deck))
        found.append([*deck, *shuffled(state.rng, SETUP, _pool(state.cards, tuple(deck)))[:wanted]])
    return found


@lru_cache(maxsize=64)
def _pool(cards: CardSet, without: tuple[str, ...] = ()) -> list[str]:
    """The cards of which decks are made, in the order of their ids; not those of the deck `without`."""
    return sorted(card.id for card in cards.by_id.values() if card.kind in ESTRI and card.id not in without)


def _by_chance(state: State, pool: Sequence[str], seats: int) -> Decks:
    """From one shared set without replacement (E-021), where it is large enough, else from a set for each."""
    size = rules(state).deck_size
    if rules(state).shared_pool and len(pool) >= size * seats:
        cards = shuffled(state.rng, SETUP, pool)
        return [list(cards[seat * size : seat * size + size]) for seat in range(seats)]
    return [list(shuffled(state.rng, SETUP, pool)[:size]) for _ in range(seats)]


# --- the steps --------------------------------------------------------------------------------------------------------


def draw_zones(state: State) -> None:
    """The Zones are shuffled; one is active for the whole match, in Inferno two (E-027, E-028, E-171)."""
    places, r = state.places, rules(state)
    pile = places.of(SHARED, ZONE_PILE)
    for card in state.cards.by_id.values():
        if card.kind == ZONE_CARD:
            create(state, card, SHARED, pile)
    shuffle(state, pile, DECKS + places.seats)
    for _ in range(r.inferno_zones if is_inferno(state) else r.active_zones):
        if state.zones[pile]:
            activate_zone(state, state.zones[pile][-1])


def activate_zone(state: State, i: int) -> None:
    move(state, i, state.places.of(SHARED, ZONE))
    comes_last(state, i)


def comes_last(state: State, i: int) -> None:
    """What the Zone gives comes after all lasting changes, whenever it came (E-109)."""
    e = state.entities[i]
    state.entities[i] = e.with_extra(e.extra._replace(stamp=ZONE_STAMP))


def opening_hand(state: State, seat: int) -> None:
    """Five cards (E-024) of a shuffled deck (E-023), which nobody may exchange (E-029)."""
    shuffle(state, zone(seat, DECK), DECKS + seat)
    draw(state, seat, rules(state).opening_hand)


def choose_first(state: State, first: int) -> None:
    """By a toss, unless the table has decided (E-022)."""
    state.active = below(state.rng, SETUP, len(state.seats)) if first < 0 else first
    if state.log is not None:
        state.log.emit("begins", {"first": state.active})
    state.frames.append((begin_turn, (state.active,)))


tasks(__name__, draw_zones, opening_hand, choose_first)
