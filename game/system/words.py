"""The messages of Project Fluent files. Each is parsed when it is first asked for: a start needs few of them.

One that is a line of words, with names in it at most, needs no parser: until another is asked for, the libraries that
know numbers, plurals and terms are not imported, which takes longer than all else of a start.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.system.patterns import Patterns

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?:[ }].*|$))*", re.MULTILINE)
_COMMENT = re.compile(r"^#.*", re.MULTILINE)
_LINE = re.compile(r"[A-Za-z][\w-]* *= *(?=\S)((?:[^{}\n]|\{ *\$[\w-]+ *\})+?)\s*")
_NAMED = re.compile(r"\{ *\$([\w-]+) *\}")
_ATTRIBUTE = re.compile(r"^ +\.([A-Za-z][\w-]*) *=", re.MULTILINE)


@lru_cache(maxsize=64)
def entries(path: Path) -> Mapping[str, str]:
    """The source of each message and term of the .ftl file at `path`; games and languages share some of them.

    Raises ValueError for what is there twice, and for text outside of an entry.
    """
    source = path.read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for match in _ENTRY.finditer(source):
        if match[1] in found:
            raise ValueError(f"{path.name}: {match[1]} is there twice")
        found[match[1]] = match[0]
    rest = _COMMENT.sub("", _ENTRY.sub("", source)).strip()
    if rest:
        raise ValueError(f"{path.name}: not understood: {rest[:60]!r}")
    return found


def together(paths: Iterable[Path]) -> dict[str, str]:
    """The entries of several files. Raises ValueError for one that is in two of them."""
    found: dict[str, str] = {}
    for path in paths:
        here = entries(path)
        if twice := found.keys() & here.keys():
            raise ValueError(f"{path.name}: {min(twice)} is there twice")
        found |= here
    return found


class Bundle:
    """The messages of one language, by their sources; `facts` of a message are its variables by their names."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self._language = language
        self._sources = sources
        self.messages = frozenset(name for name in sources if not name.startswith("-"))
        self.attributes = frozenset(
            f"{name}.{attribute}" for name in self.messages for attribute in _ATTRIBUTE.findall(sources[name])
        )
        """Each as "message.attribute"."""

    @cached_property
    def _patterns(self) -> Patterns:
        from game.system.patterns import Patterns

        return Patterns(self._language, self._sources)

    def say(self, name: str, facts: Mapping[str, Any] | None = None) -> str | None:
        """A message or "message.attribute"; None where there is none, or none with a value.

        Raises ValueError for a message that can't be parsed.
        """
        facts = facts or {}
        if name in self.messages:
            line = _LINE.fullmatch(self._sources[name])
            if line is not None and all(type(facts.get(fact)) is str for fact in _NAMED.findall(line[1])):
                return _NAMED.sub(lambda fact: str(facts[fact[1]]), line[1])
        elif name not in self.attributes:
            return None
        return self._patterns.say(name, facts)
