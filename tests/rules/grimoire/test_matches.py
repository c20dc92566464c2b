"""Random matches, with what holds of every position."""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random

import pytest

from game.kernel import running
from game.kernel.cards import CardSet
from game.kernel.decisions import answers, why_not
from game.kernel.saved import from_json
from game.kernel.values import remaining
from game.kernel.views import resample, view
from game.lab.invariants import broken
from game.language.library import from_plain
from game.rules.grimoire.constants import KINDS
from game.rules.grimoire.game import GRIMOIRE
from tests.rules.grimoire import test_leaving, test_legality, test_timing, test_triggers
from tests.rules.grimoire.board import CARDS


def play(seed: int, cards: CardSet, spells: list[str], lands: list[str]) -> tuple[set[str], set[str]]:
    """A random match of decks of these cards: what was asked, and what was played.

    Of each position the invariants; of every ninth also save, load and what a seat knows. At the first question of a
    turn the pools are empty (M-104), and nobody has been left at 0 life (M-082).
    """
    chance, asked, played, turn = Random(seed), set(), set(), 0
    decks = [[chance.choice(lands if n < 12 else spells) for n in range(40)] for _ in range(2)]
    state = GRIMOIRE.setup(cards, decks, seed, {})
    for number in range(4000):
        if state.result is not None:
            return asked, played
        assert not broken(state), (seed, number)
        ways = answers(state)
        assert state.decision is not None
        asked.add(state.decision.kind)
        if state.turn > turn and state.decision.kind in ("drawn", "main"):
            turn = state.turn
            assert not any(number for seat in state.seats for number in seat[:KINDS]), (seed, state.seats)
            assert all(remaining(state, seat) > 0 for seat in range(2)), seed
        if number % 9 == 0:
            assert from_json(json.loads(json.dumps(state.to_json())), GRIMOIRE, cards) == state
            for seat in range(2):
                shown = view(state, seat)
                assert view(resample(shown, seed, GRIMOIRE, cards), seat) == shown
            assert all(why_not(state, way) is None for way in ways)
        way = chance.choice(ways)
        if way[0] == "play":
            played.add(state.entities[way[1]].definition.id)
        running.advance(state, way)
    raise AssertionError(f"match {seed} does not end")


def together(found: Iterable[tuple[set[str], set[str]]]) -> tuple[set[str], set[str]]:
    asked: set[str] = set()
    played: set[str] = set()
    for one, two in found:
        asked |= one
        played |= two
    return asked, played


def test_random_matches_end_and_break_nothing():  # 10.3 M-082 M-104 M-385
    cards = from_plain(CARDS, {}, "grimoire", GRIMOIRE.vocabulary)
    lands, spells = [plain["id"] for plain in CARDS[:5]], [plain["id"] for plain in CARDS[5:]]
    asked, played = together(play(seed, cards, spells, lands) for seed in range(40))
    assert asked >= {*GRIMOIRE.windows, "discard", "target", "pay", "packet"} - {"blocked"}
    assert played == set(spells)


@pytest.mark.parametrize(
    "first", [0, 120, *[pytest.param(n, marks=pytest.mark.nightly) for n in range(10, 1000, 10) if n != 120]]
)
def test_so_do_those_of_cards_that_are_set_off_demand_and_answer(first):  # 10.3 M-443 M-445 M-372
    lands, spells = [plain["id"] for plain in CARDS[:5]], [plain["id"] for plain in (*CARDS[5:], *ODD)]
    cards = from_plain([*CARDS, *ODD], {}, "grimoire", GRIMOIRE.vocabulary)
    asked, _ = together(play(seed, cards, spells, lands) for seed in range(first, first + 10))
    assert asked >= {"main", "respond", "damage"}


SOME = (test_legality.RACK, test_legality.MEASURE, test_legality.HUSH, test_legality.BOTH)
MORE = (test_timing.DYE, test_timing.RITE, test_timing.PRISM, *SOME)
ALL = (*test_triggers.CARDS, *test_legality.CARDS, *test_leaving.CARDS, *MORE)
ODD = tuple({plain["id"]: plain for plain in ALL}.values())
"""Cards of the tests that do something beside hurting and growing."""
