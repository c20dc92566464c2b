"""What an effect leaves behind for a moment to come (`game/kernel/delaying.py`)."""

from __future__ import annotations

from random import Random

import pytest

from game.kernel import running
from game.kernel.data import Context, Delayed, Item
from game.kernel.decisions import random_answer
from game.kernel.keys import knowledge_key
from game.kernel.saved import from_json
from game.kernel.views import redeal, view
from game.lab.invariants import broken
from game.language.library import with_cards
from game.language.source import Source, nodes
from game.records.cards import library
from game.rules import game_named
from game.rules.cataclysm.elimination import leave
from tests.kernel.test_new_cards import SIMPLE, WHEN
from tests.kernel.wide import P1, Table, creature, spell

DEBT = "{later: {when: turn_end, of: players, do: [{damage: 2, to: you}]}}"
MOMENTS = [
    {"when": "turn_start", "do": [{"draw": 1}]},
    {"when": "turn_start", "of": "opponent", "do": [{"draw": 1, "who": "opponent"}]},
    {"when": "turn_end", "of": "players", "may": True, "do": [{"draw": 1, "who": "players"}]},
    {"when": "turn_end", "do": [{"move": "self", "into": "hand"}]},
]


def test_it_waits_for_its_moment_and_is_done_once():
    table = Table()
    table.health(P1, 20)
    table.play(spell(f"{{do: [{DEBT}]}}"))
    assert table.state.later and table.player(0).health == 20
    table.end_turn()
    assert not table.state.later and table.player(0).health == 18
    table.end_turn()
    table.end_turn()
    assert table.player(0).health == 18


def test_what_waits_is_saved_with_the_position_and_makes_it_another_one():
    table = Table()
    table.play(spell(f"{{do: [{DEBT}]}}"))
    again = from_json(table.state.to_json(), table.game, table.state.cards)
    assert again == table.state and again.later == table.state.later
    other = from_json(table.state.to_json(), table.game, table.state.cards)
    other.later = ()
    assert other != table.state and knowledge_key(other, 0) != knowledge_key(table.state, 0)


def test_nothing_waits_where_no_card_leaves_anything_behind():
    table = Table()
    table.line(P1, creature(1, 1))
    table.end_turn()
    assert table.state.later == () and "later" not in table.state.to_json()


@pytest.mark.parametrize("game", SIMPLE)
def test_matches_full_of_it(game):
    """At each answer, at every number of seats: invariants, JSON, what a seat sees, and a redeal for it."""
    rules = game_named(game)
    made = [
        {"id": f"waits_{n}", "name": {"en": f"Waits {n}", "it": f"Aspetta {n}"}} | SIMPLE[game]
        | {"clauses": [{"when": WHEN[game], "do": [{"later": moment}]}]}
        for n, moment in enumerate(MOMENTS)
    ]  # fmt: skip
    source = Source("waits", [])
    known = with_cards(library(game), source, nodes({"cards": made}), rules.vocabulary)
    assert not source.faults, source.faults
    cards = known.card_set(rules.vocabulary)
    began = ended = 0
    for seats in rules.seats:
        for seed in range(3):
            chance = Random(seed)
            lists = [deck.cards() for deck in known.decks.values()]
            decks = [list(chance.choice(lists)) for _ in range(seats)]
            for deck in decks:
                for place in chance.sample(range(len(deck)), 8):
                    deck[place] = f"waits_{chance.randrange(len(MOMENTS))}"
            state, waiting = rules.setup(cards, decks, seed, known.constants, 0), 0
            while state.result is None and len(state.entities) < 500:
                running.answer(state, random_answer(state, chance.random))
                assert not broken(state), (seats, seed)
                if len(state.later) != waiting:
                    began, ended = began + (len(state.later) > waiting), ended + (len(state.later) < waiting)
                    assert from_json(state.to_json(), rules, state.cards) == state
                    for seat in range(seats):
                        assert view(redeal(state, seat, seed), seat) == view(state, seat)
                waiting = len(state.later)
    assert began > 0 < ended


def test_whoever_is_out_has_nothing_done_any_more():
    rules, known = game_named("cataclysm"), library("cataclysm")
    decks = [deck.cards() for deck in known.decks.values()][:3]
    state = rules.setup(known.card_set(rules.vocabulary), decks, 1, known.constants, 0)
    item = Item("", Context(-1, 0, 1))
    state.later = (Delayed("turn_start", (0, 1, 2), item),)
    leave(state, [1])
    assert state.result is None and state.later == ()
