"""What there is to be translated: the messages of the program, and the names on the cards that come with it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from game.language.names import Key
from game.records import telling
from game.records.cards import GAMES, rules_of
from game.records.scenarios import translatable
from game.system import languages, words
from game.system.translated import Layer
from game.table import messages

if TYPE_CHECKING:
    from game.language.library import Library

OF_ALL = {"table": frozenset({"game"})}
"""What the program tells every message of a part, whether it makes use of it or not."""
_FACT = re.compile(r"\$([\w-]+)")
_OTHER = re.compile(r"\{ *([a-z][\w-]*) *\}")
_IN_BRACES = re.compile(r"\{[^{}]*\}")


@dataclass(frozen=True)
class Part:
    """The messages that lie in one folder of a language."""

    folder: str
    """Such as `table/contracts`."""
    files: Mapping[str, Mapping[str, str]]
    """The English sources of its own messages, by the file in which they are handed to who translates."""
    known: Mapping[str, str]
    """Its own ones and those that it may say in other words."""
    facts: Mapping[str, frozenset[str]]
    """The variables that each of them is given, as far as one of the program's languages makes use of them."""

    @property
    def own(self) -> dict[str, str]:
        return {name: source for part in self.files.values() for name, source in part.items()}


@lru_cache(maxsize=1)
def parts() -> Mapping[str, Part]:
    """Every part by its folder."""
    found: dict[str, Part] = {}
    for layers in _layered():
        known: dict[str, str] = {}
        facts: dict[str, frozenset[str]] = {}
        for layer in layers:
            files = list(layer.ours(languages.FALLBACK))
            known = known | words.together(files)
            given = OF_ALL.get(layer.theirs.partition("/")[0], frozenset())
            for code in languages.GRAMMARS:
                for name, source in words.together(layer.ours(code)).items():
                    facts[name] = facts.get(name, given) | frozenset(_FACT.findall(source))
            for name, source in known.items():  # what a message refers to is told the same as it
                facts[name] = facts[name].union(*(facts.get(other, ()) for other in _OTHER.findall(source)))
            if layer.theirs not in found:
                named = {_handed(path, layer.theirs): words.entries(path) for path in files}
                found[layer.theirs] = Part(layer.theirs, named, known, dict(facts))
    return found


def _layered() -> Iterator[list[Layer]]:
    for game in GAMES:
        yield messages.layers(game)
        yield telling.layers(game)
    yield translatable.layers()


def _handed(path: Path, folder: str) -> str:
    """A file that is called by its language is called by its folder instead."""
    return path.name if path.stem != languages.FALLBACK else f"{folder.rpartition('/')[2]}.ftl"


def has_words(source: str) -> bool:
    """Is there anything in a message that is said otherwise in another language?"""
    said = source.partition("=")[2]
    return "->" in said or any(sign.isalpha() for sign in _IN_BRACES.sub("", said))


def names(game: str) -> dict[Key, str]:
    """Every English text on the game's own cards, decks, keywords and counters."""
    from game.language.folders import CARDS, files_of
    from game.language.library import load_files

    folder = CARDS / game
    files = {f"{path.relative_to(folder)}": path for path in files_of(folder)}
    return _texts(load_files(files, game, rules_of(game).vocabulary))


def ids(game: str) -> dict[str, set[str]]:
    """What can be named, by the part of a file of names: a person's own cards too."""
    from game.records.cards import library

    found: dict[str, set[str]] = {}
    for part, word, _ in _texts(library(game)):
        found.setdefault(part, set()).add(word)
    return found


def _texts(library: Library) -> dict[Key, str]:
    found: dict[Key, Mapping[str, str]] = {}
    for card in library.definitions.values():
        found |= {("cards", card.id, "name"): card.name, ("cards", card.id, "flavour"): card.flavour}
    for deck in library.decks.values():
        found |= {("decks", deck.id, "name"): deck.name, ("decks", deck.id, "plan"): deck.plan}
    for word, entry in library.keywords.items():
        found |= {("keywords", word, what): entry.get(what) or {} for what in ("name", "reminder")}
    for card in library.definitions.values():
        found |= {("counters", word, "name"): said for word, said in card.counters.items()}
    return {key: said[languages.FALLBACK] for key, said in found.items() if said.get(languages.FALLBACK)}
