"""What is out of the match until something leaves the field: matches in which cards do so all the time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.kernel import running
from game.kernel.cards import CardSet
from game.kernel.decisions import random_answer
from game.kernel.game import Game
from game.kernel.places import REMOVED
from game.kernel.saved import from_json
from game.kernel.state import State
from game.kernel.views import view
from game.lab.invariants import broken
from game.language.library import Library, with_cards
from game.language.source import Source, nodes
from game.records.cards import library
from game.records.switching import switched
from game.rules import game_named

MATCHES = 4
COPIES = 8
"""Of the card that takes others out of the match, in every deck."""
TAKES = {"move": "target", "into": REMOVED, "until": "source_leaves"}
TAKERS: dict[str, list[dict[str, Any]]] = {
    "contracts": [
        {"kind": "creature", "cost": {}, "attack": 2, "health": 1,
         "clauses": [{"when": "summon", "targets": [{"from": "enemy_creatures", "pick": 1}], "do": [TAKES]}]},
        {"kind": "creature", "cost": {}, "attack": 1, "health": 2,
         "clauses": [
             {"when": "turn_start",
              "do": [{"move": {"from": "runes", "random": 1}, "into": REMOVED, "until": "source_leaves"}]},
             {"when": "destroyed", "of": "own_creatures",
              "do": [{"move": {"from": "creatures", "random": 1}, "into": REMOVED}]},
         ]},
    ],
    "cataclysm": [
        {"kind": "character", "life": 3, "power": 3,
         "clauses": [{"when": "enter", "targets": [{"from": "enemy_characters", "pick": 1}], "do": [TAKES]}]},
    ],
    "estro": [
        {"kind": "granito", "atk": 14, "def": 18, "hel": 14, "dex": 14, "map": 14,
         "clauses": [
             {"when": "play", "targets": [{"from": "enemy_cards", "pick": 1}], "do": [TAKES]},
             {"when": "round_end",
              "do": [{"move": {"from": "zones", "random": 1}, "into": REMOVED, "until": "source_leaves"}]},
         ]},
    ],
    "grimoire": [
        {"kind": "summon", "cost": {}, "power": 2, "toughness": 1,
         "clauses": [{"when": "enters", "targets": [{"from": "enemy_creatures", "pick": 1}], "do": [TAKES]}]},
        {"kind": "summon", "cost": {}, "power": 1, "toughness": 2,
         "clauses": [
             {"when": "upkeep",
              "do": [{"move": {"from": "lands", "random": 1}, "into": REMOVED, "until": "source_leaves"}]},
         ]},
    ],
}  # fmt: skip
NAMES = [f"taker_{number}" for number in range(2)]


def cards(game: Game) -> tuple[Library, CardSet, list[str]]:
    """All cards of the game with those that take others out of the match, and the ids of these."""
    made = [
        {"id": card, "name": {"it": card, "en": card}} | taker
        for card, taker in zip(NAMES, TAKERS[game.name], strict=False)
    ]
    source = Source("takers", [])
    known = with_cards(library(game.name), source, nodes({"cards": made}), game.vocabulary)
    assert not source.faults, source.faults
    return known, known.card_set(game.vocabulary), [card["id"] for card in made]


def begun(game: Game, seats: int, seed: int) -> tuple[State, Random]:
    known, found, takers = cards(game)
    chance = Random(seed)
    lists = [deck.cards() for deck in known.decks.values()]
    decks = [list(chance.choice(lists)) for _ in range(seats)]
    for deck in decks:
        for place in chance.sample(range(len(deck)), COPIES):
            deck[place] = chance.choice(takers)
    return game.setup(found, decks, seed, known.constants, 0), chance


@pytest.mark.parametrize("game", TAKERS)
def test_it_is_out_only_as_long_as_what_took_it_is_there(game):
    """At each answer, at every number of seats, and read back from JSON; everybody sees what is out of the match."""
    rules = game_named(game)
    out = came = 0
    for seats in rules.seats:
        for seed in range(MATCHES):
            state, chance = begun(rules, seats, seed)
            before: set[int] = set()
            while state.result is None and len(state.entities) < 500:
                running.answer(state, random_answer(state, chance.random))
                assert not broken(state), (seats, seed)
                now = {i for zone in state.places.removed for i in state.zones[zone]}
                out, came = out + len(now - before), came + len(before - now)
                if now != before:
                    assert from_json(state.to_json(), rules, state.cards) == state
                    for seat in range(seats):
                        shown = view(state, seat)
                        assert all(shown["entities"][i] is not None for i in now)
                before = now
    assert out > came > 0


def test_a_match_without_such_cards_has_no_such_place():
    """So what was saved before there were such cards is read as it was."""
    for game in ("contracts", "estro"):
        rules, known = game_named(game), library(game)
        decks = [deck.cards() for deck in known.decks.values()][:2]
        state = rules.setup(known.card_set(rules.vocabulary), decks, 1, known.constants, 0)
        assert REMOVED not in state.places.name, game


def test_cards_edited_in_mid_match_may_be_the_first_to_take_others_out():
    for game in ("contracts", "estro"):
        rules, known = game_named(game), library(game)
        decks = [deck.cards() for deck in known.decks.values()][:2]
        state = rules.setup(known.card_set(rules.vocabulary), decks, 1, known.constants, 0)
        new = switched(state, cards(rules)[1])
        assert REMOVED in new.places.name and not broken(new), game
        old = [held for zone, held in enumerate(state.zones) if zone != state.places.gone]
        assert new.zones[: len(old)] == old
        back = switched(new, known.card_set(rules.vocabulary))
        assert REMOVED in back.places.name and not broken(back), game
