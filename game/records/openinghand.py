"""The hand with which a deck begins a match, as its game deals it."""

from __future__ import annotations

from collections.abc import Mapping

from game.kernel.state import State
from game.language.library import Library
from game.records.cards import rules_of

HAND = "hand"


def opening_hand(library: Library, counts: Mapping[str, int], seed: int) -> list[str]:
    """The cards in the hand of whoever begins, when the first question of a match is asked; by chance from `seed`.

    Every seat plays the deck, which needs not be legal. Where a game adds cards to a deck by chance, so it does here.
    """
    rules = rules_of(library.game)
    deck = [card for card, n in counts.items() for _ in range(n)]
    state: State = rules.setup(library.card_set(rules.vocabulary), [deck] * rules.seats[0], seed, library.constants, 0)
    places = state.places
    zones = [zone for zone, name in enumerate(places.name) if name == HAND and places.seat[zone] == 0]
    return [state.entities[i].card.id for zone in zones for i in state.zones[zone]]
