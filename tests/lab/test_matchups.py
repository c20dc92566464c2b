"""How decks fare against each other, told from who has beaten whom."""

from __future__ import annotations

from collections import Counter

from game.lab import matchups


def test_the_best_comes_first_and_matches_of_a_deck_against_itself_count_for_nothing():
    told = matchups.as_json(Counter({("a", "b"): 3, ("b", "a"): 1, ("a", "a"): 4, ("c", "a"): 2}))
    assert list(told) == ["c", "a", "b"]
    assert (told["a"]["won"], told["a"]["matches"], told["a"]["percent"]) == (3, 6, 50.0)
    assert told["a"]["against"]["b"] == {"matches": 4, "won": 3, "percent": 75.0, "low": 30.1, "high": 95.4}
    assert told["a"]["against"]["c"]["won"] == 0 and list(told["a"]["against"]) == ["b", "c"]


def test_the_line():
    [line] = matchups.as_lines(Counter({("a", "b"): 3, ("b", "a"): 1}))
    assert line == "decks: a 75.0 % (30.1 to 95.4) of 4, b 25.0 % (4.6 to 69.9) of 4"


def test_where_no_two_decks_met_there_is_nothing_to_tell():
    assert matchups.as_json(Counter({("a", "a"): 4})) == {} and not list(matchups.as_lines(Counter()))
