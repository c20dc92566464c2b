"""Cards that come into the match: matches in which they do so all the time, into every place there is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.kernel import moves, running
from game.kernel.data import Context
from game.kernel.decisions import random_answer
from game.kernel.game import Game
from game.kernel.rng import DECKS
from game.kernel.saved import from_json
from game.kernel.state import State
from game.kernel.unseen import knows
from game.kernel.views import redeal, view
from game.lab.invariants import broken
from game.language.library import with_cards
from game.language.source import Source, nodes
from game.records.cards import library
from game.rules import game_named
from game.rules.cataclysm.elimination import leave

MATCHES = 3
COPIES = 8
"""Of the cards that bring others into the match, in every deck."""
BRINGS = [
    {"create_card": "brought", "who": "players"},
    {"create_card": "brought", "who": "opponent", "into": "deck"},
    {"create_card": "brought", "into": "deck_top"},
    {"create_card": "brought", "count": 2, "into": "deck_bottom"},
]
SIMPLE: dict[str, dict[str, Any]] = {
    "contracts": {"kind": "creature", "cost": {}, "attack": 1, "health": 2},
    "cataclysm": {"kind": "character", "life": 3, "power": 3},
    "estro": {"kind": "granito", "atk": 14, "def": 18, "hel": 14, "dex": 14, "map": 14},
}
WHEN = {"contracts": "summon", "cataclysm": "enter", "estro": "play"}


def begun(game: Game, seats: int, seed: int) -> tuple[State, Random]:
    """A match in which some cards of every deck bring others."""
    simple = SIMPLE[game.name]
    made = [{"id": "brought", "name": {"en": "Brought", "it": "Portata"}} | simple] + [
        {"id": f"brings_{n}", "name": {"en": f"Brings {n}", "it": f"Porta {n}"}} | simple
        | {"clauses": [{"when": WHEN[game.name], "do": [brings]}]}
        for n, brings in enumerate(BRINGS)
    ]  # fmt: skip
    source = Source("brings", [])
    known = with_cards(library(game.name), source, nodes({"cards": made}), game.vocabulary)
    assert not source.faults, source.faults
    chance = Random(seed)
    lists = [deck.cards() for deck in known.decks.values()]
    decks = [list(chance.choice(lists)) for _ in range(seats)]
    for deck in decks:
        for place in chance.sample(range(len(deck)), COPIES):
            deck[place] = f"brings_{chance.randrange(len(BRINGS))}"
    return game.setup(known.card_set(game.vocabulary), decks, seed, known.constants, 0), chance


def brought(state: State) -> dict[int, int]:
    """Where each card is that was brought into the match."""
    return {card: entity.zone for card, entity in enumerate(state.entities) if entity and entity.card.id == "brought"}


@pytest.mark.parametrize("game", SIMPLE)
def test_new_cards_are_cards_of_the_match_in_every_place(game):
    """At each answer, at every number of seats: invariants, JSON, what a seat sees, and a redeal for it."""
    rules = game_named(game)
    seen: set[str] = set()
    for seats in rules.seats:
        for seed in range(MATCHES):
            state, chance = begun(rules, seats, seed)
            before: dict[int, int] = {}
            while state.result is None and len(state.entities) < 500:
                running.answer(state, random_answer(state, chance.random))
                assert not broken(state), (seats, seed)
                now = brought(state)
                if now != before:
                    seen |= {state.places.name[zone] for card, zone in now.items() if card not in before}
                    assert from_json(state.to_json(), rules, state.cards) == state
                    for seat in range(seats):
                        shown = view(state, seat)
                        assert view(redeal(state, seat, seed), seat) == shown
                before = now
    assert seen >= {"hand", "deck"}


def test_everybody_knows_a_new_card_in_a_hand_and_nobody_one_that_was_shuffled_in():
    rules = game_named("cataclysm")
    state, _ = begun(rules, 3, 1)
    definition = state.cards["brought"]
    deck = state.places.named(1, "deck")
    held, _ = (moves.add(state, definition, 1, into) for into in ("hand", "deck"))
    assert all(knows(state, seat, held) for seat in range(3))
    moves.shuffle(state, deck, DECKS + 1)
    [under] = (card for card, zone in brought(state).items() if zone == deck)
    assert not any(knows(state, seat, under) for seat in range(3))


def test_whoever_is_out_gets_none():
    state, _ = begun(game_named("cataclysm"), 3, 1)
    [clause] = state.cards["brings_0"].clauses
    leave(state, [1])
    clause.do[0].run(state, Context(0, 0, 0), (1, 2))
    assert [state.places.seat[zone] for zone in brought(state).values()] == [2]
