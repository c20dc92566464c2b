"""How far a language of files is translated."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from game.language import names
from game.language.source import Source
from game.records.cards import GAMES
from game.system import languages, translated, words
from game.table.translating import originals


@dataclass
class Coverage:
    """Of the messages of one part, or of the names of a game."""

    all: int = 0
    done: int = 0
    """Those that are there in words of their own, or that have no words."""
    same: list[str] = field(default_factory=list)
    """Those that are there as they are in English."""
    missing: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)

    def count(self, name: str, english: str, said: str | None, wordless: bool = False) -> None:
        self.all += 1
        if said is None:
            self.missing.append(name)
        elif wordless or said.split() != english.split():
            self.done += 1
        else:
            self.same.append(name)


def sources(folder: Path) -> dict[str, str]:
    """Of the messages and terms in a folder of .ftl files; of two of a name the first."""
    found: dict[str, str] = {}
    for path in translated.files(folder):
        found = words.read(path)[0] | found
    return found


def of_messages(language: Path, part: originals.Part) -> Coverage:
    found = Coverage()
    said = sources(language / part.folder)
    for name, english in part.own.items():
        found.count(name, english, said.get(name), not originals.has_words(english))
    found.unknown = [name for name in said if name not in part.known and not name.startswith("-")]
    return found


def of_names(language: Path, game: str) -> Coverage:
    found = Coverage()
    path = names.file_of(language, game)
    said = {key: text for key, _, text in names.texts(path, Source(str(path)))} if path.exists() else {}
    english = originals.names(game)
    for key, text in english.items():
        found.count(" ".join(key), text, said.get(key), not any(map(str.isalpha, text)))
    others = {key for key in said if key not in english}
    there = originals.ids(game) if others else {}
    found.unknown = [" ".join(key) for key in said if key in others and key[1] not in there.get(key[0], ())]
    return found


def of_language(language: Path) -> Mapping[str, Coverage]:
    """Of each part of messages by its folder, then of the names of each game as `cards/GAME.yaml`."""
    found = {part.folder: of_messages(language, part) for part in originals.parts().values()}
    return found | {f"cards/{game}.yaml": of_names(language, game) for game in GAMES}


@lru_cache(maxsize=8)
def said_of(code: str) -> tuple[int, int]:
    """How many messages of the program a language of files says, and how many there are."""
    folder = languages.folder(code)
    if folder is None:
        return 0, 0
    counted = [of_messages(folder, part) for part in originals.parts().values()]
    return sum(part.done for part in counted), sum(part.all for part in counted)


languages.forgotten_by(said_of.cache_clear)
