"""What is kept of continuous effects is what would be worked out anew, in every position of random matches."""

from __future__ import annotations

from random import Random

import pytest

from game.kernel import running
from game.kernel.continuous import affected
from game.kernel.decisions import random_answer
from game.kernel.state import State
from game.kernel.values import reworded
from game.records.cards import library, rules_of
from game.rules import NAMES

MATCHES = 2
MOST = 120
FIELDS = ("kind", "types", "elements", "keywords", "stats", "controller", "clauses", "watches")


@pytest.mark.parametrize("game", NAMES)
def test_continuous_effects_are_worked_out_again_when_they_must_be(game):
    rules, known, chance = rules_of(game), library(game), Random(game)
    cards = known.card_set(rules.vocabulary)
    decks = [deck.cards() for deck in known.decks.values()]
    met = 0
    for match in range(MATCHES):
        state = rules.setup(cards, [chance.choice(decks), chance.choice(decks)], match, known.constants)
        for number in range(MOST):
            if state.result is not None:
                break
            met += check(state, (match, number))
            running.advance(state, random_answer(state, chance.random))
    assert met > 10


def check(state: State, where: object) -> int:
    """How many are affected."""
    if state.affected is None:
        return 0
    fresh = state.copy()
    reworded(fresh)
    kept, found = affected(state), affected(fresh)
    for i in {*kept, *found}:
        for field in FIELDS:
            now = getattr(kept.get(i, state.entities[i].traits), field)
            assert now == getattr(found.get(i, state.entities[i].traits), field), (where, i, field)
    return len(found)
