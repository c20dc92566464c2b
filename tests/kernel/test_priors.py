"""Closed deck lists: what is told of them, and what is dealt in their place."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from game.kernel import unseen, views
from game.kernel.moves import move, shuffle
from game.kernel.rng import DECKS
from game.kernel.state import State
from tests.kernel.games import Kit, kit, positions
from tests.kernel.veil import DECK, HAND, PLAY


def closed(name: str) -> Kit:
    found = kit(name)
    return Kit(found.game, {**found.constants, "open_lists": False}, found.cards, found.decks, found.seats)


def of(state: State, owner: int) -> Counter[str]:
    """The cards of `owner`, wherever they lie on the table, tokens left out."""
    return Counter(
        e.card.id for e in state.entities
        if e.owner == owner and 0 <= e.zone < state.places.gone and not e.card.token
    )  # fmt: skip


@pytest.mark.parametrize("name", ["contracts", "cataclysm", "veil"])
def test_of_a_closed_list_only_the_number_of_hidden_cards_is_told(name):
    state = closed(name).setup(3)
    hidden = dict(views.view(state, 0)["unseen"])
    lists = dict(views.view(state, 1)["unseen"])
    assert isinstance(hidden[1], int) and isinstance(hidden[0], list), "one's own list is known"
    assert isinstance(lists[0], int) and isinstance(lists[1], list)
    assert hidden[1] == sum(not unseen.knows(state, 0, i) for i, e in enumerate(state.entities) if e.owner == 1)


@pytest.mark.parametrize("name", ["contracts", "veil"])
def test_of_an_open_list_what_is_hidden_is_told_and_nothing_else(name):
    state = kit(name).setup(3)
    hidden = dict(views.view(state, 0)["unseen"])
    cards = [e.card.id for i, e in enumerate(state.entities) if e.owner == 1 and not unseen.knows(state, 0, i)]
    assert hidden[1] == sorted(cards)
    for seed in range(3):
        assert of(views.redeal(state, 0, seed), 1) == of(state, 1)


def test_what_is_dealt_from_a_closed_list_keeps_to_the_deck_rules():
    dealt: Counter[str] = Counter()
    for state in positions(closed("cataclysm"), 4, every=30):
        for seed in range(8):
            cards = of(views.redeal(state, 0, seed), 1)
            assert max(cards.values()) <= state.options.max_copies
            kinds = Counter(state.cards[card].kind for card in cards.elements())
            lent = sum(e.owner == 1 and e.controller == 0 for e in state.entities)
            assert kinds["character"] >= state.options.min_characters - lent
            assert cards.total() == of(state, 1).total()
            dealt += cards
    assert len(dealt) > 40, "any card of the set may be there"


def test_one_s_own_list_is_dealt_as_it_is():
    state = closed("cataclysm").setup(4)
    assert of(views.redeal(state, 0, 1), 0) == of(state, 0)


def test_what_was_seen_and_shuffled_in_is_among_what_is_dealt():
    state = closed("veil").setup(5)
    place = state.places.of
    card = state.zones[place(1, HAND)][0]
    name = state.entities[card].definition.id
    move(state, card, place(1, PLAY))
    move(state, card, place(1, DECK))
    shuffle(state, place(1, DECK), DECKS + 1)
    assert all(of(views.redeal(state, 0, seed), 1)[name] >= 1 for seed in range(20))


def test_numbers_tell_nothing_of_the_order_of_a_closed_list():
    """In an open one equal cards stand side by side."""

    def neighbours(state: State) -> int:
        own = [e.card for e in state.entities if e.owner == 1][1:]
        return sum(a is b for a, b in pairwise(own))

    assert neighbours(kit("veil").setup(2)) == 6
    assert sum(neighbours(closed("veil").setup(seed)) for seed in range(20)) < 40
