"""The messages of any language: of one that is files, each that it lacks or that is faulty is said in English."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from game.system import languages, words
from game.system.letters import undrawn
from game.system.visible import first_hidden
from game.system.words import Bundle

MOST_FILES = 100
"""So many files are more than the messages of a game have in a language."""
LONGEST = 4_000
"""So many signs are more than any message needs."""

MARKS = str.maketrans("", "", "⟨⟩")
"""They stand around what a key does, and are not drawn."""


class Layer(NamedTuple):
    """Files of messages that are read together."""

    ours: Callable[[str], Iterable[Path]]
    """Those of the program, by one of the languages with a grammar."""
    theirs: str
    """Where those of another language lie in its folder."""


def bundle(language: str, layers: Iterable[Layer]) -> Bundle:
    """The messages of several layers; those of a later one stand for those of an earlier.

    Raises ValueError for a file of the program that can't be understood.
    """
    spoken = languages.with_grammar(language)
    layers = list(layers)
    ours = [words.together(layer.ours(spoken)) for layer in layers]
    together = {name: source for part in ours for name, source in part.items()}
    folder = languages.folder(language)
    if folder is None:
        return Bundle(spoken, together)
    translated: dict[str, str] = {}
    for layer, part in zip(layers, ours, strict=True):
        for name in part:
            translated.pop(name, None)  # what a game says in words of its own is no longer said in those of all
        translated |= _of_folder(folder / layer.theirs)
    return _Translated(language, Bundle(spoken, together), translated)


def files(folder: Path) -> list[Path]:
    """Of messages, in a folder of a language, in the order in which they are read."""
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == ".ftl")[:MOST_FILES]
    except OSError:
        return []


def why_not(source: str) -> str:
    """Why a message can't be shown, whatever it says; "" if it can."""
    if len(source) > LONGEST:
        return f"it has {len(source)} signs, and can have {LONGEST} at the most"
    if sign := first_hidden(source, kept="\n"):
        return f"it holds the sign {sign}, which can't be seen"
    if sign := undrawn(source.translate(MARKS)):
        return f"no font here has the letter {sign}"
    return ""


def _of_folder(folder: Path) -> dict[str, str]:
    """What can be used of it; of two of a name the first."""
    found: dict[str, str] = {}
    for path in files(folder):
        for name, source in words.read(path)[0].items():
            if not why_not(source):
                found.setdefault(name, source)
    return found


class _Translated(Bundle):
    """The messages are those that there are in English, and so are their attributes."""

    def __init__(self, language: str, english: Bundle, translated: Mapping[str, str]) -> None:
        super().__init__(language, english.sources)
        self._english = english
        self._own = Bundle(language, {**english.sources, **translated})
        self._sound = {*translated} & english.messages
        """The messages that are translated, but for those that turned out faulty."""

    def said(self, name: str, facts: Mapping[str, Any]) -> tuple[str, list[Exception]] | None:
        message = name.partition(".")[0]
        if message in self._sound and (said := self._in_own_words(name, facts)):
            return said
        return self._english.said(name, facts)

    def _in_own_words(self, name: str, facts: Mapping[str, Any]) -> tuple[str, list[Exception]] | None:
        """None, from then on without looking, for what can't be said."""
        try:
            said = self._own.said(name, facts)
        except (ValueError, LookupError, RecursionError):
            said = None
        if said is None or said[1]:
            self._sound.discard(name.partition(".")[0])
            return None
        return said
