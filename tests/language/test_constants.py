"""The constants of a game: each has its range, and some can't be larger than others."""

from __future__ import annotations

import json

import pytest

from game.kernel.options import from_plain, to_plain
from game.kernel.setup import options_of
from game.language.folders import CARDS
from game.language.library import load
from game.rules import EXAMPLES, NAMES, game_named
from tests.language.test_check import FOX, check, place, said  # noqa: F401

GAMES = (*NAMES, *EXAMPLES)


@pytest.mark.parametrize("game", GAMES)
def test_every_constant_that_is_a_number_has_a_range(game):
    words = game_named(game).vocabulary
    numbers = {name for name, value in words.constants.items() if type(value) is int}
    assert set(words.ranges) == numbers
    assert set(words.tables) == {name for name, value in words.constants.items() if type(value) not in (int, bool)}
    for name, (least, most) in words.ranges.items():
        assert 0 <= least <= words.constants[name] <= most, name


@pytest.mark.parametrize("game", GAMES)
def test_options_hold_what_the_rules_file_says(game):
    """Also a table or a list, which goes through a match file and through a state's plain data as it is."""
    played, library = game_named(game), load(CARDS / game, game, game_named(game).vocabulary)
    options = options_of(played, library.constants)
    assert hash(options) == hash(
        from_plain(played.constants, json.loads(json.dumps(to_plain(played.constants, options))))
    )
    kept = json.loads(json.dumps(library.constants))
    assert kept == library.constants and options_of(played, kept) == options
    for name, table in played.vocabulary.tables.items():
        assert table.plain(getattr(options, name)) == library.constants[name]


@pytest.mark.parametrize("game", GAMES)
def test_of_what_is_as_printed_nothing_stands_in_a_fingerprint(game):
    """So that match files keep theirs when a constant is added to the game."""
    played = game_named(game)
    printed = played.constants()
    assert to_plain(played.constants, printed) == {} and from_plain(played.constants, {}) == printed
    for name, usual in zip(printed._fields, printed, strict=True):
        if type(usual) in (int, bool):
            other = not usual if type(usual) is bool else usual + 1
            assert to_plain(played.constants, printed._replace(**{name: other})) == {name: other}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_printed_agrees_with_itself(game):
    words = game_named(game).vocabulary
    for relation in words.relations:
        lesser, greater = words.constants[relation.lesser], words.constants[relation.greater]
        assert lesser <= greater or (relation.unlimited and greater == 0)
    assert not load(CARDS / game, game, words).faults


@pytest.mark.parametrize(
    ("marked", "message"),
    [
        ("extractor_limit: ¦0\n", "`extractor_limit` is 0; it must be from 1 to 40"),
        ("starting_health: ¦0\n", "`starting_health` is 0; it must be from 1 to 999"),
        (
            "special_least: ¦5\n",
            "`special_least` is 5 and `special_most` is 4; `special_least` can be no more than `special_most`",
        ),
        (
            "special_most: ¦1\n",
            "`special_least` is 2 and `special_most` is 1; `special_least` can be no more than `special_most`",
        ),
        (
            "hand_limit: 4\nopening_hand: ¦5\n",
            "`opening_hand` is 5 and `hand_limit` is 4; `opening_hand` can be no more than `hand_limit`",
        ),
        (
            "player_health_cap: ¦20\n",
            "`starting_health` is 30 and `player_health_cap` is 20; "
            "`starting_health` can be no more than `player_health_cap`",
        ),
        (
            "elements: ¦fire\n",
            "`elements` must be a map of `field: value`, not `fire`; write fields in { }, or line by line",
        ),
        ("name: ¦[x]\n", "`name` must be a word, not a list; write one, in quotes if it holds signs"),
    ],
)
def test_constants_that_contradict_each_other(check, marked, message):  # noqa: F811
    line, column, text = place(marked)
    assert said(check({"rules.yaml": text})) == [f"{line}:{column}: {message}"]


def test_no_limit_is_no_contradiction(check):  # noqa: F811
    assert said(check({"rules.yaml": "player_health_cap: 0\nstarting_health: 999\n", "cards/a.yaml": FOX})) == []
