"""The library of the table, made from the cards that the program found, or from those of a match."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from game.language import own_pictures
from game.language.folders import card_folders, files_of
from game.language.library import Deck, load_all, pinned
from game.language.library import Library as Source
from game.language.text import clause_text, keywords_of, kind_line, mentioned_cards, reminders, rules_text
from game.records.cards import rules_of
from game.table.library import FACE_DOWN, Card, Library, Stamp, from_language
from game.table.messages import Messages


def library(game: str = "contracts") -> Library:
    """The printed side of all cards of a game, and the back of one where they can lie face down."""
    stamp = stamp_of(game)
    source = load_all(rules_of(game))
    return _made(source, stamp)


def of_match(match: Any) -> Library:
    """The cards with which a match is played, where they are no longer those of the folder."""
    rules, today = match.game, match.library
    source = pinned(match.sources, match.constants, rules.name, rules.vocabulary)
    source.keywords = today.keywords
    for deck in match.record.decks:
        counts = {card: deck["cards"].count(card) for card in deck["cards"]}
        known = today.decks.get(deck["id"])
        source.decks[deck["id"]] = Deck(
            deck["id"], deck["name"], known.element if known else "", known.plan if known else {}, counts
        )
    return _made(source, ())


def of_source(source: Source) -> Library:
    """The printed side of cards that are not those of the folder."""
    return _made(source, ())


def stamp_of(game: str) -> Stamp:
    """It changes when a file of the game's cards does: name, size and time of each."""
    found = []
    for folder in card_folders(game):
        for path in (*files_of(folder), *own_pictures.files(folder)):
            try:
                about = path.stat()
            except OSError:
                continue
            found.append((str(path), about.st_size, about.st_mtime_ns))
    return tuple(found)


def _made(source: Source, stamp: Stamp) -> Library:
    rules = rules_of(source.game)
    made = from_language(
        rules,
        source,
        write=lambda card, lang: rules_text(card, lang, source),
        remind=lambda card, lang: reminders(card, lang, source),
        mentions=lambda card: [d.id for d in mentioned_cards(card, source)],
        stamp=stamp,
        write_clause=lambda key, lang: clause_text(key, lang, source),
        write_kind=lambda card, lang: kind_line(card, lang, source),
        bears=lru_cache(maxsize=None)(lambda card: frozenset(keywords_of(card, source))),
    )
    if rules.vocabulary.face_down is not None:
        made.cards = {**made.cards, FACE_DOWN: Card(FACE_DOWN, _Said("face-down-card", rules.name), "")}
    return made


class _Said(dict[str, str]):
    """A message of a game's table by language."""

    def __init__(self, message: str, game: str) -> None:
        super().__init__()
        self._message, self._game = message, game

    def __missing__(self, code: str) -> str:
        return Messages(code, self._game)(self._message)
