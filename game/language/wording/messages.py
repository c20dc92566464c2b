"""The messages of a language: what every game shares, then the words of one game.

`messages/<language>/*.ftl` and `messages/<language>/<game>/*.ftl`; a word of the vocabulary has its message under
"op-", "trigger-", "set-", "resource-", "stat-", "kind-", "element-", "filter-" or the name of an operation's field.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast

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
        self._bundle = words.FluentBundle([lang], use_isolating=False)
        self._plain: dict[str, str] = {}
        self.names: set[str] = set()
        """Every message, and every attribute as "message.attribute"."""
        for path in files(lang, game):
            self._add(path)

    def _add(self, path: Path) -> None:
        resource = words.resource(path)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{path.name}: not understood: {(entry.content or '').strip()[:60]!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in self.names:
                    raise ValueError(f"{path.name}: {entry.id.name} is there twice")
                self.names.add(entry.id.name)
                self.names |= {f"{entry.id.name}.{a.id.name}" for a in entry.attributes}
        self._bundle.add_resource(resource)

    def has(self, name: str) -> bool:
        return name in self.names

    def say(self, name: str, facts: Mapping[str, Any] | None = None) -> str:
        """The message; ‹name› where there is none, so that a gap is seen and nothing breaks."""
        if name not in self.names:
            return f"‹{name}›"
        if not facts and name in self._plain:
            return self._plain[name]
        word, _, attribute = name.partition(".")
        message = self._bundle.get_message(word)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return ""
        text = str(self._bundle.format_pattern(pattern, dict(facts or {}))[0])
        if not facts:
            self._plain[name] = text
        return text

    def get(self, name: str, default: str, facts: Mapping[str, Any] | None = None) -> str:
        """The message, or `default` where there is none."""
        return self.say(name, facts) if name in self.names else default


@lru_cache(maxsize=16)
def messages(lang: str, game: str) -> Messages:
    return Messages(lang, game)
