"""What was read of sound files of cards, kept for as long as their texts stay as they are.

Whoever reads a folder again, because a designer has saved one file of it, reads that one file.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.kernel.cards import Definition
from game.kernel.vocabulary import Vocabulary
from game.language.source import Node

MOST_KEPT = 3_000_000
"""Characters of the texts of all that is kept; the oldest goes first."""


@dataclass(frozen=True)
class CardsOfFile:
    """What a file of cards without a fault gave, with the places in it at which something may turn out to be wrong."""

    words: Vocabulary
    text: str
    keywords: str
    """The clauses of the keywords that were known by then."""
    starts: list[int] | None
    """See `Source.starts`."""
    cards: Sequence[tuple[Definition, Node]]
    """Each with its id's place."""
    mentioned: Sequence[tuple[Node, str]]
    created: Sequence[tuple[Node, str, bool]]
    pictures: Sequence[tuple[str, str, int, int]]


_kept: dict[str, CardsOfFile] = {}


def find(name: str, text: str, words: Vocabulary, keywords: str) -> CardsOfFile | None:
    """What the file of this name gave when it was last read, if it had this text and the game these keywords then."""
    kept = _kept.get(name)
    same = kept is not None and kept.text == text and kept.words is words and kept.keywords == keywords
    return kept if same else None


def keep(name: str, cards: CardsOfFile) -> None:
    _kept.pop(name, None)
    _kept[name] = cards
    while sum(len(file.text) for file in _kept.values()) > MOST_KEPT:
        del _kept[next(iter(_kept))]
