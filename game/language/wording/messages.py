"""The messages of a language: what every game shares, then the words of one game.

`messages/<language>/*.ftl` and `messages/<language>/<game>/*.ftl`; a word of the vocabulary has its message under
"op-", "trigger-", "set-", "resource-", "stat-", "kind-", "element-", "filter-" or the name of an operation's field.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.system import words

FOLDER = Path(__file__).resolve().parent.parent / "messages"


ELSEWHERE: dict[str, Callable[[str], Iterable[Path]]] = {}
"""For a game that is no part of the program, its files by language, beside those that every game shares."""


def files(lang: str, game: str) -> list[Path]:
    """What every game shares, then the words of one game."""
    own = ELSEWHERE[game](lang) if game in ELSEWHERE else (FOLDER / lang / game).glob("*.ftl")
    return [*sorted((FOLDER / lang).glob("*.ftl")), *sorted(own)]


class Messages:
    """`say("op-damage", {"amount": 2, …})` is that message; `say("set-players.number", …)` its attribute."""

    def __init__(self, lang: str, game: str) -> None:
        self.lang = lang
        self._plain: dict[str, str] = {}
        self._bundle = words.Bundle(lang, words.together(files(lang, game)))
        self.names = self._bundle.messages | self._bundle.attributes
        """Every message, and every attribute as "message.attribute"."""

    def has(self, name: str) -> bool:
        return name in self.names

    def say(self, name: str, facts: Mapping[str, Any] | None = None) -> str:
        """The message; ‹name› where there is none, so that a gap is seen and nothing breaks."""
        if name not in self.names:
            return f"‹{name}›"
        if not facts and name in self._plain:
            return self._plain[name]
        text = self._bundle.say(name, facts) or ""
        if not facts:
            self._plain[name] = text
        return text

    def get(self, name: str, default: str, facts: Mapping[str, Any] | None = None) -> str:
        """The message, or `default` where there is none."""
        return self.say(name, facts) if name in self.names else default


@lru_cache(maxsize=16)
def messages(lang: str, game: str) -> Messages:
    return Messages(lang, game)
