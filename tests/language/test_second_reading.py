"""Texts say the numbers, signs, owners and choosers of their clauses, read back without what wrote them."""

from __future__ import annotations

from random import Random

import pytest

from game.language.library import pinned
from game.language.text import rules_text
from game.records.cards import library
from game.rules import NAMES, game_named
from game.system.languages import GRAMMARS
from tests.language.made_up import Writer
from tests.language.second_reading import meant, said
from tests.rings import first

SEEDS = 6
CARDS = 12


@pytest.mark.parametrize(("seed", "number"), first(1, [(0, 4), *((seed, CARDS) for seed in range(SEEDS))]))
@pytest.mark.parametrize("game", NAMES)
def test_a_text_says_what_its_clauses_mean(game, seed, number):
    words = game_named(game).vocabulary
    cards = Writer(words, Random(f"second reading {seed}"), game).cards(number)
    made = pinned(cards, dict(words.constants), game, words)
    made.keywords = library(game).keywords
    for card in cards:
        for lang in GRAMMARS:
            text = rules_text(card["id"], lang, made)
            assert meant(card["clauses"]) - said(text, lang) == set(), (text, card["clauses"])
