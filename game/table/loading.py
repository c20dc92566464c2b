"""The library of the table, made from the cards that the program found."""

from __future__ import annotations

from game.language.library import load_all
from game.records.match import rules_of
from game.table.library import Library, from_language


def library(game: str = "contracts") -> Library:
    """The printed side of all cards of a game."""
    from game.language.text import rules_text

    return from_language(load_all(rules_of(game)), rules_text)
