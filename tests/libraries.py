"""The bundled cards, read once for all the tests that play with them and change nothing in them."""

from __future__ import annotations

from functools import cache

from game.language.folders import CARDS
from game.language.library import Library, load
from game.records.cards import rules_of


@cache
def library(game: str = "contracts") -> Library:
    return load(CARDS / game, game, rules_of(game).vocabulary)
