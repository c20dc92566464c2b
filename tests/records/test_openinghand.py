"""The sample hand: dealt by the rules of the game, from the deck as far as there is one."""

from __future__ import annotations

from collections import Counter

import pytest

from game.records.cards import GAMES, library
from game.records.openinghand import opening_hand


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_of_the_deck_and_of_the_size_that_the_rules_say(game):  # C-016 E-024
    known = library(game)
    sizes = set()
    for deck in known.decks.values():
        hands = [opening_hand(known, deck.counts, seed) for seed in range(4)]
        assert len({tuple(hand) for hand in hands}) > 1 and hands[0] == opening_hand(known, deck.counts, 0)
        for hand in hands:
            own = Counter(card for card in hand if card in deck.counts)
            assert own and all(n <= deck.counts[card] for card, n in own.items())
            sizes.add(len(hand))
    assert game != "contracts" or sizes == {known.constants["opening_hand"]}


def test_runes_come_first_in_contracts():  # C-016
    known = library("contracts")
    runes = {card: 1 for card, held in known.definitions.items() if held.kind == "rune"}
    hand = opening_hand(known, {**dict(list(runes.items())[:2]), "copper_fox": 30}, 1)
    assert {*list(runes)[:2]} <= {*hand}


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_that_is_not_whole_yet_has_one_too(game):
    known = library(game)
    cards = list(next(iter(known.decks.values())).counts)[:3]
    assert {*cards} & {*opening_hand(known, dict.fromkeys(cards, 1), 3)}
    assert len(opening_hand(known, {cards[0]: 1}, 3)) < len(opening_hand(known, {cards[0]: 40}, 3)) or game == "estro"
