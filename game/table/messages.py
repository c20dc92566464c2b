"""Every word of the table, from Project Fluent files, one folder a language.

What a game says in words of its own lies in its folder of `games/`, and goes before the common messages.
"""

from __future__ import annotations

import locale
import os
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast

from game.system import words
from game.table import bindings

FOLDER = Path(__file__).resolve().parent / "messages"
GAMES = FOLDER.parent / "games"
LANGUAGES = {"it": "Italiano", "en": "English"}


NAME = "game-name"
LATE = {"lesson": "lesson-", "glossary": "term-"}
"""Files of a game that are read only when one of their messages is asked for, and how the names of those begin."""


def _is_late(name: str) -> bool:
    return name.startswith(tuple(LATE.values()))


@lru_cache(maxsize=12)
def _bundle(language: str, game: str, whole: bool) -> tuple[words.FluentBundle, frozenset[str]]:
    """The messages of a game and those of all; with the late ones of the game if `whole`."""
    bundle = words.FluentBundle([language], use_isolating=False)
    names: set[str] = set()
    for folder in (FOLDER / language, GAMES / game / "messages" / language) if game else (FOLDER / language,):
        here: set[str] = set()
        for path in sorted(folder.glob("*.ftl")):
            if not whole and path.stem in LATE and folder != FOLDER / language:
                continue
            resource = words.resource(path)
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise ValueError(f"{path.name}: not understood: {(entry.content or '').strip()[:60]!r}")
                if isinstance(entry, ast.Message):
                    if entry.id.name in here:
                        raise ValueError(f"{path.name}: {entry.id.name} is there twice")
                    here.add(entry.id.name)
            bundle.add_resource(resource, allow_overrides=True)
        names |= here
    return bundle, frozenset(names)


@lru_cache(maxsize=8)
def _named(language: str, game: str) -> tuple[words.FluentBundle | None, frozenset[str]]:
    """Only the file in which a game says what it is called, since the title names all games."""
    path = GAMES / game / "messages" / language / "setup.ftl"
    if not game or not path.is_file():
        return None, frozenset()
    bundle, resource = words.FluentBundle([language], use_isolating=False), words.resource(path)
    bundle.add_resource(resource)
    return bundle, frozenset(entry.id.name for entry in resource.body if isinstance(entry, ast.Message))


@lru_cache(maxsize=4096)
def _say(language: str, game: str, name: str, facts: tuple[tuple[str, Any], ...]) -> str:
    bundle, names = _named(language, game) if name == NAME else (None, frozenset())
    if bundle is None or name not in names:
        bundle, names = _bundle(language, game, bool(game) and _is_late(name))
    pattern = bundle.get_message(name).value if name in names else None
    if pattern is None:
        return f"‹{name}›"
    words, _ = bundle.format_pattern(pattern, dict(facts))
    return str(words)


class Messages:
    """`say("setup-begin")` is that message in the language that is set now, in the words of the game that is set."""

    def __init__(self, language: str = "en", game: str = "") -> None:
        self.language = language if language in LANGUAGES else "en"
        self.game = game
        self.keys: bindings.Changed = {}
        """The keys that a person has changed; messages speak of keys by what they do."""

    def __call__(self, name: str, /, **facts: Any) -> str:
        facts.setdefault("game", plainly(self.game).capitalize())
        return bindings.marked(_say(self.language, self.game, name, tuple(facts.items())), self.keys)

    def of(self, kind: str, word: str, **facts: Any) -> str:
        """What the engine calls `word`, among the messages of a kind: of("phase", "power_up") is "phase-power-up".

        A word that no message translates is said as it is, in the frame "plain-…" of its kind if there is one.
        """
        name = f"{kind}-{word.replace('_', '-')}"
        if self.has(name):
            return self(name, **facts)
        plain = f"plain-{kind}"
        return self(plain, word=plainly(word), **facts) if self.has(plain) else plainly(word)

    def has(self, name: str) -> bool:
        return name in _bundle(self.language, self.game, bool(self.game) and _is_late(name))[1]

    @staticmethod
    def names(language: str, game: str = "") -> frozenset[str]:
        """All that there are."""
        return _bundle(language, game, bool(game))[1]


def plainly(word: str) -> str:
    """A word of the engine as people write it."""
    return word.replace("_", " ")


def system_language() -> str:
    """The language of the person's system if it is one of ours, else English."""
    for name in (os.environ.get("LC_ALL"), os.environ.get("LANG"), locale.getlocale()[0]):
        if name:
            return "it" if name.lower().startswith("it") else "en"
    return "en"
