"""What players agree on before a match, and how a match of several seats ends."""

from __future__ import annotations

import pytest

from game.kernel.errors import GameError
from game.lab.balancing import planned, start_rules
from game.lab.simulate import agreed_on
from game.records.agreeing import agreed, applied, changed
from game.records.cards import rules_of
from game.records.match import Match
from game.records.matchfile import read
from game.rules import NAMES
from tests.libraries import library
from tests.records.playing import DECKS, play

SQUADS = ("embers_and_blades", "long_tide", "quiet_plot", "returning_march", "embers_and_blades")
LIBRARY = library("cataclysm")


def squads(seats: int, folder=None, seed: int = 1, **more) -> Match:
    who = ("human", "casual", "random", "human", "casual")[:seats]
    return Match.new("cataclysm", SQUADS[:seats], seed, seats=who, folder=folder, library=LIBRARY, **more)


def test_an_agreed_rule_is_played_and_recorded(tmp_path):
    match = squads(2, tmp_path, rules={"short_game": True})
    assert match.state.options.short_game and read(match.path).constants["short_game"] is True
    assert Match.load(match.path).state.options.short_game
    assert not squads(2).state.options.short_game


def test_what_was_agreed_is_no_change_of_the_rules():
    assert squads(2, rules={"short_game": True}).cards_changed == ()


@pytest.mark.parametrize(("game", "decks", "rule", "words"), [
    ("cataclysm", SQUADS[:2], "discard_limit", "those of cataclysm are short_game, open_lists, fair_start"),
    ("contracts", DECKS[:2], "short_game", "those of contracts are fair_start"),
])  # fmt: skip
def test_another_rule_can_not_be_agreed_on(game, decks, rule, words):
    with pytest.raises(GameError, match=f"`{rule}` is no rule to agree on before a match; {words}"):
        Match.new(game, decks, rules={rule: True})


@pytest.mark.parametrize("game", NAMES)
def test_a_fair_start_is_kept_as_its_constants_and_read_off_them(game, tmp_path):
    now, fair = library(game), rules_of(game).judging.fair
    decks = list(now.decks)[:2]
    match = Match.new(game, decks, 1, folder=tmp_path, library=now, rules={"fair_start": True})
    kept = read(match.path).constants
    assert kept == {**now.constants, **fair.rules} != now.constants
    loaded = Match.load(match.path, library=now)
    assert agreed(loaded.game, loaded.constants)["fair_start"] and loaded.cards_changed == ()
    assert changed(loaded.game, loaded.constants) == {"fair_start": True}
    assert not agreed(match.game, now.constants)["fair_start"]


def test_a_start_that_is_fair_by_the_rules_file_can_be_left_for_the_printed_one():
    game = rules_of("grimoire")
    edited = {**library("grimoire").constants, "first_player_draws": False, "ante": True}
    assert agreed(game, edited) == {"ante": True, "mulligan": False, "fair_start": True}
    assert applied(game, edited, {"fair_start": False, "ante": False}) == library("grimoire").constants
    assert applied(game, edited, {}) == edited


def test_the_lab_tries_the_fair_start_among_the_others_and_by_its_name():
    for game in NAMES:
        judging = rules_of(game).judging
        plan = planned(game, agent="random", starts=("all",))
        assert plan.starts == (judging.fair.written, *judging.starts)
        whole = {**judging.fair.within, **judging.fair.rules}
        assert dict(start_rules(game, judging.fair.written)) == whole
        assert dict(agreed_on(game, [("fair_start", "true")])) == whole


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_match_of_several_seats_loads_as_it_was_left(tmp_path, seats):
    match = play(squads(seats, tmp_path), 30)
    loaded = Match.load(match.path)
    assert loaded.state == match.state and loaded.seats == match.seats and loaded.decks == SQUADS[:seats]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_reason_is_that_of_the_last_elimination(seats):
    reasons = set()
    for seed in range(8):
        match = play(squads(seats, seed=seed), seed=seed)
        out = [e.facts["why"] for e in match.events.events if e.kind == "eliminated"]
        assert match.result["reason"] == out[-1]
        assert match.result["winner"] is None or match.state.result == (match.result["winner"],)
        reasons.add(out[-1])
    assert reasons <= {"no_character", "discard_pile"}


def test_a_match_that_goes_on_for_too_long_says_so():
    constants = LIBRARY.constants
    LIBRARY.constants = {**constants, "turn_limit": 2}
    try:
        matches = (play(squads(3, seed=seed), seed=seed) for seed in range(60))
        match = next(m for m in matches if not any(e.kind == "eliminated" for e in m.events.events))
    finally:
        LIBRARY.constants = constants
    assert match.result == {"winner": None, "reason": "turn_limit"}


def test_each_seat_needs_a_deck_and_a_player():
    with pytest.raises(GameError, match="each seat needs a deck"):
        Match.new("cataclysm", SQUADS[:3], seats=("human", "casual"), library=LIBRARY)
    with pytest.raises(GameError, match="each seat needs a deck"):
        Match.new("contracts", (*DECKS[:2], DECKS[0]), seats=("human", "casual", "casual"))
