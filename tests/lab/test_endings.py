"""How matches end is counted for every game, by the causes that the game declares."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.kernel.decisions import random_answer
from game.kernel.events import Log
from game.kernel.running import ENDLESS_CIRCLE, advance
from game.lab.endings import cause, interval, shares
from game.lab.simulate import Plan, as_json, as_text, simulate
from game.lab.workers import Pool
from game.rules import EXAMPLES, NAMES, game_named
from tests.libraries import library
from tests.rings import first


@pytest.mark.parametrize("name", (*NAMES, *EXAMPLES))
def test_the_end_is_found_without_a_listener(name):
    """As a match tells it that somebody listens to from its beginning."""
    game, cards = game_named(name), library(name)
    decks = [deck.cards() for deck in cards.decks.values()][: game.seats[0]]
    for seed in range(6):
        state = game.setup(cards.card_set(game.vocabulary), decks, seed, cards.constants, 0)
        chance, silent = Random(seed).random, state.copy()
        state.log = log = Log()
        while state.result is None:
            way = random_answer(state, chance)
            advance(state, way)
            advance(silent, way)
        told = next(e.facts for e in log.events if e.kind == "result").get("why", game.judging.endings[0])
        assert cause(silent) == cause(state) == told and told in game.judging.endings


@pytest.mark.parametrize("name", (*NAMES, *EXAMPLES))
def test_each_match_has_one_end(name):
    plan = Plan(name, agents=("random",) * game_named(name).seats[0], games=12, seed=3)
    told = as_json(simulate(plan), plan)
    assert sum(share["matches"] for share in told["endings"]) == 12
    assert sum(share["percent"] for share in told["endings"]) == pytest.approx(100, abs=0.05)
    assert sum(share["matches"] for share in told["endings"] if share["drawn"]) == told["draws"]
    low, high = told["first_seat_interval"]
    assert low <= told["first_seat_wins"] / (12 - told["draws"]) <= high


@pytest.mark.parametrize("name", first(1, ["estro", *(name for name in (*NAMES, *EXAMPLES) if name != "estro")]))
def test_all_jobs_count_the_same_ends(name):
    plan = Plan(name, agents=("random",) * game_named(name).seats[0], games=6, seed=3)
    assert as_json(simulate(plan, Pool(2)), plan)["endings"] == as_json(simulate(plan), plan)["endings"]


def test_the_lines_say_by_what_matches_ended():
    plan = Plan("estro", games=4, seed=1)
    tally = simulate(plan)
    tally.endings = Counter({("elimination", False): 2, ("last_round", True): 1, ("last_round", False): 1})
    text = as_text(tally, plan)
    assert "ended by elimination 50.0 %, exhaustion 0.0 %, last round 25.0 %, last round (drawn) 25.0 %" in text


def test_what_no_game_declares_is_told_after_what_it_does():
    found = shares(game_named("sparks"), Counter({(ENDLESS_CIRCLE, True): 1, ("elimination", False): 3}))
    assert found == [("elimination", False, 3, 75.0), ("endless", False, 0, 0.0), ("endless", True, 1, 25.0)]


def test_a_share_with_its_interval():
    assert interval(0, 0) == (0.0, 1.0)
    low, high = interval(500, 1000)
    assert (round(low, 3), round(high, 3)) == (0.469, 0.531)
    assert interval(0, 10)[0] == 0.0 and interval(10, 10)[1] == 1.0
    assert round(interval(0, 10)[1], 3) == 0.278
