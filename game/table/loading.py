"""The library of the table, made from the cards that the program found."""

from __future__ import annotations

from game.language.library import load_all
from game.language.text import mentioned_cards, reminders, rules_text
from game.records.match import rules_of
from game.table.library import Library, from_language


def library(game: str = "contracts") -> Library:
    """The printed side of all cards of a game."""
    rules = rules_of(game)
    source = load_all(rules)
    return from_language(
        rules,
        source,
        write=lambda card, lang: rules_text(card, lang, source),
        remind=lambda card, lang: reminders(card, lang, source),
        mentions=lambda card: [d.id for d in mentioned_cards(card, source)],
    )
