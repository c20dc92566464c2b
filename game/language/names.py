"""Names, flavour and reminders in languages that are files: what a card file doesn't say, the language's folder may.

`languages/CODE/cards/GAME.yaml` names what is there already by its id, and adds nothing to it:

    cards:
      copper_fox: {name: Zorro de cobre, flavour: "..."}
    decks:
      first_flames: {name: Primeras llamas, plan: "..."}
    keywords:
      nimble: {name: Lesto, reminder: "..."}
    counters:
      charge: {name: Carga}

A file is read when the first name in its language is asked for. Definitions, match files and fingerprints know nothing
of it: they are the same whatever is translated.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from game.language.library import read_text
from game.language.source import Enough, Fault, Node, Source
from game.system import languages
from game.system.letters import undrawn

PARTS: Mapping[str, tuple[str, ...]] = {
    "cards": ("name", "flavour"),
    "decks": ("name", "plan"),
    "keywords": ("name", "reminder"),
    "counters": ("name",),
}
"""What a file can name, and which texts of it."""

Key = tuple[str, str, str]
"""One of PARTS, an id, and which of its texts."""


def file_of(folder: Path, game: str) -> Path:
    """Where the names of a game lie in the folder of a language."""
    return folder / "cards" / f"{game}.yaml"


class Names(dict[str, str]):
    """The texts of one thing by language; one that is missing comes from the language's folder, else it is English."""

    def __init__(self, written: Mapping[str, str], game: str, part: str, word: str, what: str = "name") -> None:
        super().__init__(written)
        self._key = (part, word, what)
        self._game = game

    def __missing__(self, code: str) -> str:
        return translated(code, self._game).get(self._key) or languages.in_language(self, code)


def called(written: Mapping[str, str], code: str, game: str, part: str, word: str, what: str = "name") -> str:
    """The text of one thing in a language, as `Names` has it; its id where it has none at all."""
    return written.get(code) or Names(written, game, part, word, what)[code] or word


def translated(code: str, game: str) -> Mapping[Key, str]:
    """What can be used of the file of names of a language of files; nothing for other languages."""
    return _read(code, game)[0]


def faults(code: str, game: str) -> list[Fault]:
    """What is wrong with that file, but for ids that there are not."""
    return _read(code, game)[1]


@lru_cache(maxsize=8)
def _read(code: str, game: str) -> tuple[Mapping[Key, str], list[Fault]]:
    folder = languages.folder(code)
    path = file_of(folder, game) if folder is not None else None
    if path is None or not path.exists():
        return {}, []
    source = Source(str(path))
    return {key: text for key, _, text in texts(path, source)}, source.faults


languages.forgotten_by(_read.cache_clear)


def texts(path: Path, source: Source) -> Iterator[tuple[Key, Node, str]]:
    """Every text of a file that can be used, with its place; what can't is a fault of `source`."""
    text = read_text(path, source)
    if text is None:
        return
    with suppress(Enough):
        root = source.parse(text)
        table = source.fields(root, "a file of names", PARTS) if root is not None else None
        for part, node in (table or {}).items():
            for word, (_, entry) in (source.mapping(node, f"`{part}`") or {}).items():
                for what, said in (source.fields(entry, f"`{word}`", PARTS[part]) or {}).items():
                    found = source.word(said, f"its `{what}`")
                    if found is not None and (sign := undrawn(found)):
                        source.fault(said, f"no font here has the letter {sign}", "write it with others")
                    elif found is not None:
                        yield (part, word, what), said, found
