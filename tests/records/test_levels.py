"""The words by which opponents are called."""

from __future__ import annotations

import pytest

from game.kernel.errors import GameError
from game.records.levels import LEVELS, OPPONENTS, STYLED, STYLES, opponent, parsed


def test_a_word_is_a_level_and_a_style_where_the_level_may_have_one():
    assert parsed("regular") == ("regular", "") and parsed("master-trickster") == ("master", "trickster")
    assert all(opponent(*parsed(word)) == word for word in OPPONENTS)
    assert len(OPPONENTS) == len(LEVELS) + len(STYLED) * len(STYLES)


def test_a_level_that_plans_no_turn_has_no_style():
    assert opponent("casual", "patient") == "casual"


@pytest.mark.parametrize("word", ["genius", "casual-patient", "regular-", "regular-timid", "-patient", "", "human"])
def test_what_nobody_is_called_is_refused_in_one_sentence(word):
    with pytest.raises(GameError) as refused:
        parsed(word)
    assert str(refused.value) == (
        f"no opponent is called `{word}`; there are novice, casual, regular, expert, master, random, and regular, "
        "expert, master also with a style, as in `regular-aggressive`: aggressive, patient, trickster"
    )
