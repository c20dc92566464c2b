"""Whether a selector means one entity is told without a look at the others, and is the same."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from game.kernel import running
from game.kernel.data import Context
from game.kernel.decisions import random_answer
from game.kernel.selectors import Selector
from game.kernel.state import State
from game.records.cards import library, rules_of
from game.rules import NAMES

EVERY = 3
MOST = 160
SOME = 30
"""So many selectors are asked in each of these positions."""


@pytest.mark.parametrize("game", NAMES)
def test_a_selector_admits_its_candidates_and_nobody_else(game):
    rules, known, chance = rules_of(game), library(game), Random(game)
    cards = known.card_set(rules.vocabulary)
    clauses = cards.clauses.values()
    selectors = [one for clause in clauses for one in (clause.of, *clause.targets) if one is not None]
    decks = [deck.cards() for deck in known.decks.values()]
    state, met = rules.setup(cards, chance.sample(decks, 2), 7, known.constants), 0
    for number in range(MOST):
        if state.result is not None:
            break
        if number % EVERY == 0:
            met += check(state, chance.sample(selectors, SOME), chance)
        running.advance(state, random_answer(state, chance.random))
    assert met > 100


def check(state: State, selectors: Sequence[Selector], chance: Random) -> int:
    """For each entity that can bear something, as one of them would ask; how many were meant."""
    lying, met = state.game.field.bearers(state), 0
    for selector in selectors:
        i = chance.choice(lying)
        context = Context(i, state.entities[i].zone_changes, max(0, state.entities[i].controller))
        candidates = selector.candidates(state, context)
        for one in lying:
            assert selector.admits(state, context, one) == (one in candidates), (i, selector.name, one)
        met += len(candidates)
    return met
