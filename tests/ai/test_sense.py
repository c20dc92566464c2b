"""What `regular` does where matches were watched in which it looked foolish: the same with ten seeds."""

from __future__ import annotations

from collections import Counter

import pytest

from game.ai.agents import agent
from game.kernel.views import view
from game.rules import game_named
from tests.libraries import library

SEEDS = range(1, 11)
OPENINGS = [
    ("dawn_line", "patient_tide", 502, {"cloister_herbalist"}, {"dawn_rune"}),
    ("workshop_of_wonders", "second_harvest", 503, {"crucible_rune"}, {"prism_rune", "three_gates_rune"}),
    ("cinder_march", "boiler_house", 504, {"lash_of_lava"}, {"bellows_rune"}),
]
"""Decks and seed, what is to be kept of the hand of four by all seeds, and what may well be set aside."""


def opening(decks, seed):
    cards = library("contracts")
    lists = [cards.decks[name].cards() for name in decks]
    game = game_named("contracts")
    return game.setup(cards.card_set(game.vocabulary), lists, seed, cards.constants, 0)


@pytest.mark.parametrize(("one", "other", "seed", "kept", "aside"), OPENINGS)
def test_an_opening_hand_is_not_thrown_away_for_nothing(one, other, seed, kept, aside):
    state = opening((one, other), seed)
    shown = view(state, state.decision.seat)
    answers = [agent("regular", number).choose_from_view(shown, state.game, state.cards) for number in SEEDS]
    found = [{state.entities[i].definition.id for i in way[1:]} for way in answers]
    assert not any(kept & cards for cards in found)
    assert sum(map(len, found)) <= 2 * len(found)
    assert Counter(card for cards in found for card in cards).most_common(1)[0][0] in aside
