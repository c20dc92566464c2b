"""What is kept of continuous effects is what would be worked out anew, in every position of random matches."""

from __future__ import annotations

from random import Random

import pytest

from game.kernel import running
from game.kernel.characteristics import ANYTHING, BOARD, PILES
from game.kernel.continuous import affected, is_outdated
from game.kernel.decisions import random_answer
from game.kernel.moves import move
from game.kernel.selectors import Selector
from game.kernel.state import State
from game.kernel.state_based import settle
from game.kernel.values import reworded
from game.records.cards import library, rules_of
from game.rules import NAMES, game_named
from tests.rules.contracts.board import P1, P2, Table, creature

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
    if state.sound and not state.game.deaths.waits(state):
        assert not state.game.deaths.dying(state.copy()), where
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


def test_what_goes_by_a_pile_is_worked_out_anew_where_the_pile_has_changed():
    table = Table()
    attack = {"count": {"from": "own_discard"}}
    (one,) = table.line(P1, creature(1, 1, always=[{"give": {"attack": attack}, "to": "self"}]))
    state = table.state
    settle(state)
    kept = affected(state)
    assert state.dependency == PILES and table.stats(one) == (1, 1)
    settle(state)
    assert state.affected is kept and not is_outdated(state), "nothing has changed"
    move(state, table.deck_of(P2)[-1], state.places.named(P1, "discard"))
    assert is_outdated(state)
    settle(state)
    assert table.stats(one) == (2, 1) and not is_outdated(state)


@pytest.mark.parametrize(
    ("game", "name", "dependency"),
    [
        ("contracts", "own_creatures", 0),
        ("contracts", "own_discard", PILES),
        ("estro", "attacker", ANYTHING),
        ("grimoire", "spell", ANYTHING),
    ],
)
def test_sets_for_a_moment_are_never_taken_for_what_can_be_compared(game, name, dependency):
    words = game_named(game).vocabulary
    meant = Selector(name, words.sets[name], words.on_field(name), brief=words.is_brief(name))
    assert meant.dependency() == dependency


def test_the_turn_and_the_hand_are_compared_and_the_field_tells():
    """As shipped cards go by them."""
    found = {
        card: max(clause.dependency for clause in library(game).definitions[card].clauses)
        for game, card in (("estro", "pendulum"), ("cataclysm", "hoard_serpent"), ("estro", "mother_oak"))
    }
    assert found == {"pendulum": PILES, "hoard_serpent": PILES, "mother_oak": BOARD}
