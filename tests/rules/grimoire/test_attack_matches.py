"""Random matches of creatures with every combat ability, and of all that is suggested in them."""

from __future__ import annotations

import json
from random import Random

import pytest

from game.kernel import running
from game.kernel.decisions import answers, random_answer, suggest, why_not
from game.kernel.saved import from_json
from game.kernel.state import State
from game.kernel.views import resample, view
from game.lab.invariants import broken
from game.language.library import from_plain
from game.rules.grimoire.constants import TERRITORY, other, zone
from game.rules.grimoire.game import GRIMOIRE
from game.rules.grimoire.record import attackers, blockers
from tests.rules.grimoire.board import CARDS
from tests.rules.grimoire.combat import creature

CREATURES = [
    *("1/1", "2/2 green", "3/3", "1/4", "4/1 red", "0/4 wall", "2/4 wall bd", "1/1 bd", "2/2 bd white", "3/2 bd tr"),
    *("2/1 fs", "3/3 fs red", "4/4 tr", "6/6 tr red", "2/2 fl", "3/1 fl blue", "1/3 fl bd", "2/2 swamp_walk"),
    *("2/2 plains_walk", "2/3 protection_from_red", "3/3 protection_from_green", "1/4 blocks_flying"),
    *("2/2 must_attack", "3/3 attacks_untapped", "2/2 cannot_block", "4/4 cannot_attack"),
]
SPELLS = ["flash", "bulk", "wilt", "choke", "no", "wisp", "storm"]
"""Free ones, so that windows are asked all the time."""
EVERY = 11
"""Of so many positions one is saved, loaded and seen by both sides."""


def holds(state: State) -> None:
    """What holds of every position of an attack."""
    fighting = [*attackers(state), *blockers(state)]
    assert len(set(fighting)) == len(fighting)
    assert {*attackers(state)} <= {*state.zones[zone(state.active, TERRITORY)]}
    assert {*blockers(state)} <= {*state.zones[zone(other(state.active), TERRITORY)]}


def played(seed: int, met: set[str]) -> None:
    cards = from_plain([*CARDS, *map(creature, CREATURES)], {}, "grimoire", GRIMOIRE.vocabulary)
    chance = Random(seed)
    fighters = [creature(written)["id"] for written in CREATURES]
    lands = [plain["id"] for plain in CARDS[:5]]
    decks = [[chance.choice((lands, fighters, fighters, SPELLS)[n % 4]) for n in range(40)] for _ in range(2)]
    state = GRIMOIRE.setup(cards, decks, seed, {})
    for number in range(4000):
        if state.result is not None:
            return
        assert state.decision is not None and not broken(state), (seed, number)
        holds(state)
        met.add(state.decision.kind)
        if number % EVERY == 0:
            assert from_json(json.loads(json.dumps(state.to_json())), GRIMOIRE, cards) == state
            for seat in range(2):
                shown = view(state, seat)
                assert view(resample(shown, seed, GRIMOIRE, cards), seat) == shown
            assert all(why_not(state, way) is None for way in answers(state))
        if state.decision.in_parts:
            assert all(why_not(state, way) is None for way in suggest(state))
        way = random_answer(state, chance.random)
        assert why_not(state, way) is None, way
        running.advance(state, way)
    raise AssertionError(f"{seed} does not end")


def test_random_matches_with_attacks_end_and_break_nothing():
    met: set[str] = set()
    for seed in range(8):
        played(seed, met)
    assert met >= {"announced", "attackers", "attacked", "blocks", "blocked", "assign_damage"}


@pytest.mark.nightly
def test_many_of_them():
    met: set[str] = set()
    for seed in range(8, 400):
        played(seed, met)
    assert met >= {*GRIMOIRE.windows, "attackers", "blocks", "assign_damage", "assign_excess"} - {
        "damage", "regeneration"}  # fmt: skip
