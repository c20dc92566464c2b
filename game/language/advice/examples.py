"""How something is written rightly: for each word the shortest part of a bundled card, or of a deck, that has it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from game.kernel.game import Game
from game.language import plainyaml
from game.language.examples import with_examples
from game.language.folders import CARDS, files_of
from game.language.library import Library, load_files

LONGEST = 160
"""An example has no more characters."""
_WORD = re.compile(r"`([a-z_0-9]+)`")
_SENTENCE = re.compile(r"(?<=[.!?;:]) ")


class Examples:
    """By word. Words of cards come first, then the fields of clauses, what else stands in them, and words of decks."""

    def __init__(self, library: Library) -> None:
        self.by_word: dict[str, str] = {}
        self.sets = frozenset(library.vocabulary.sets)
        cards = [card.source for card in library.definitions.values()]
        self._add((field, {field: part}) for card in cards for field, part in card.items() if field != "clauses")
        written = [clause for card in cards for clause in card.get("clauses", ())]
        self._add((field, clause) for clause in written for field in _fields(clause))
        self._add((word, clause) for clause in written for word in _words(clause) if word not in library.definitions)
        for deck in library.decks.values():
            plan = {language: _SENTENCE.split(text)[0] for language, text in deck.plan.items()}
            parts = {"plan": plan, "element": deck.element, "cards": dict(list(deck.counts.items())[:2])}
            self._add((name, {name: part}) for name, part in parts.items())

    def _add(self, found: Iterable[tuple[str, Any]]) -> None:
        """The shortest of each word, but for words that have an example of a kind that came before."""
        known = {*self.by_word}
        for word, plain in found:
            text = _flow(plain)
            if word not in known and len(text) <= min(LONGEST, len(self.by_word.get(word, "." * LONGEST))):
                self.by_word[word] = text

    def of(self, *words: str) -> str:
        """The example of the first of these words that has one; "" if none has."""
        return next((self.by_word[word] for word in words if word in self.by_word), "")

    def told(self, message: str) -> str:
        """The example of the first word in code marks in a message that has one; of a set only if there is no other."""
        return self.of(*sorted(_WORD.findall(message), key=self.sets.__contains__))


@lru_cache(maxsize=4)
def examples(game: Game) -> Examples:
    """Those of a game, from those files of its folder that have no fault: a new card may lie there."""
    folder = CARDS / game.name
    files = {path.relative_to(folder.parent).as_posix(): path for path in files_of(folder)}
    library = load_files(files, game.name, game.vocabulary)
    faulty = {fault.file for fault in library.faults}
    if faulty:
        sound = {name: path for name, path in files.items() if name not in faulty}
        library = load_files(sound, game.name, game.vocabulary)
    return Examples(with_examples(library))


def _flow(plain: Any) -> str:
    """In one line, as it may stand on a card; what is one field without brackets."""
    text = plainyaml.written(plain, 10_000, True).strip()
    return text[1:-1] if isinstance(plain, Mapping) and len(plain) == 1 else text


def _fields(plain: Any) -> Iterator[str]:
    """Every field in a part of a card."""
    if isinstance(plain, Mapping):
        for name, part in plain.items():
            yield name
            yield from _fields(part)
    elif isinstance(plain, list | tuple):
        for part in plain:
            yield from _fields(part)


def _words(plain: Any) -> Iterator[str]:
    """Every field and every word in a part of a card."""
    if isinstance(plain, Mapping):
        for name, part in plain.items():
            yield name
            yield from _words(part)
    elif isinstance(plain, list | tuple):
        for part in plain:
            yield from _words(part)
    elif isinstance(plain, str):
        yield plain
