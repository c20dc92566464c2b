"""Whether a set is of what is in play follows from where the vocabulary says that its members lie."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.kernel.selectors import COMMON_SETS
from game.rules import game_named


@pytest.mark.parametrize("game", ["contracts", "cataclysm"])
def test_hands_and_discard_piles_are_not_in_play(game):
    words = game_named(game).vocabulary
    assert {name for name in words.sets if not words.on_field(name)} == {
        "own_hand", "enemy_hand", "own_discard", "enemy_discard",
    }  # fmt: skip


def test_players_and_what_the_vocabulary_does_not_place_are_taken_for_it():
    words = game_named("sparks").vocabulary
    assert all(words.on_field(name) for name in COMMON_SETS)
    words = replace(words, sets=COMMON_SETS | {"shadows": COMMON_SETS["you"]}, lies={"shadows": ("hand",)})
    assert not words.on_field("shadows")
