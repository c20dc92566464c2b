"""The messages of Project Fluent files. Each is parsed when it is first asked for: a start needs few of them.

One that is a line of words, with names in it at most, needs no parser: until another is asked for, the libraries that
know numbers, plurals and terms are not imported, which takes longer than all else of a start.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from game.system.reading import read_regular

if TYPE_CHECKING:
    from game.system.patterns import Patterns

MOST_BYTES = 500_000
"""A file is no larger: all messages of the table together are less."""
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?:[ }].*|$))*", re.MULTILINE)
_COMMENT = re.compile(r"^#.*", re.MULTILINE)
_LINE = re.compile(r"[A-Za-z][\w-]* *= *(?=\S)((?:[^{}\n]|\{ *\$[\w-]+ *\})+?)\s*")
_NAMED = re.compile(r"\{ *\$([\w-]+) *\}")
_ATTRIBUTE = re.compile(r"^ +\.([A-Za-z][\w-]*) *=", re.MULTILINE)


class Problem(NamedTuple):
    """What is wrong with a file of messages, in words and by the line, from 1, where it is."""

    line: int
    what: str


def divided(source: str) -> tuple[dict[str, str], list[Problem]]:
    """The source of each message and term of a file, and what is wrong with it: of two of a name the first stands."""
    found: dict[str, str] = {}
    problems: list[Problem] = []
    line, counted = 1, 0
    for match in _ENTRY.finditer(source):
        if match[1] in found:
            line, counted = line + source.count("\n", counted, match.start()), match.start()
            problems.append(Problem(line, f"{match[1]} is there twice"))
        else:
            found[match[1]] = match[0]
    if len(rest := _COMMENT.sub("", _ENTRY.sub(_lines_of, source))) > rest.count("\n"):
        problems += [
            Problem(number, f"not understood: {line.strip()[:60]!r}")
            for number, line in enumerate(rest.split("\n"), 1)
            if line.strip()
        ]
    return found, problems


def lines(path: Path) -> dict[str, int]:
    """In which line, from 1, each entry of a file begins that somebody else made; nothing of one that can't be read."""
    try:
        text = _text(path)
    except (OSError, UnicodeDecodeError):
        return {}
    found: dict[str, int] = {}
    line = counted = 0
    for match in _ENTRY.finditer(text):
        line, counted = line + text.count("\n", counted, match.start()), match.start()
        found.setdefault(match[1], line + 1)
    return found


def is_line(source: str) -> bool:
    """Is a message one line of words, with names in it at most?"""
    return _LINE.fullmatch(source) is not None


def facts_of_line(source: str) -> list[str]:
    """The variables of such a message."""
    return _NAMED.findall(source)


def _lines_of(match: re.Match[str]) -> str:
    return "\n" * match[0].count("\n")


@lru_cache(maxsize=64)
def entries(path: Path) -> Mapping[str, str]:
    """The source of each message and term of the .ftl file at `path`; games and languages share some of them.

    Raises ValueError for what is there twice, and for text outside of an entry.
    """
    found, problems = divided(path.read_text(encoding="utf-8"))
    if problems:
        raise ValueError(f"{path.name}: {problems[0].what}")
    return found


def read(path: Path) -> tuple[dict[str, str], list[Problem]]:
    """As `divided`, of a file that somebody else made; one that can't be read has nothing and a problem."""
    try:
        text = _text(path)
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        return {}, [Problem(line, "the file is no UTF-8 text")]
    except OSError as error:
        return {}, [Problem(1, f"the file can't be read: {error.strerror}")]
    return divided(text)


def _text(path: Path) -> str:
    """Raises OSError and UnicodeDecodeError."""
    return read_regular(path, MOST_BYTES).decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")


def plain(source: str) -> str:
    """The words of a message that is one line of nothing but words; "" of any other."""
    line = _LINE.fullmatch(source)
    return line[1] if line is not None and "{" not in line[1] else ""


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
        self.sources = sources
        self.messages = frozenset(name for name in sources if not name.startswith("-"))
        self.attributes = frozenset(
            f"{name}.{attribute}" for name in self.messages for attribute in _ATTRIBUTE.findall(sources[name])
        )
        """Each as "message.attribute"."""

    @cached_property
    def _patterns(self) -> Patterns:
        from game.system.patterns import Patterns

        return Patterns(self._language, self.sources)

    def say(self, name: str, facts: Mapping[str, Any] | None = None) -> str | None:
        """A message or "message.attribute"; None where there is none, or none with a value.

        Raises ValueError for a message that can't be parsed.
        """
        said = self.said(name, facts or {})
        return None if said is None else said[0]

    def said(self, name: str, facts: Mapping[str, Any]) -> tuple[str, list[Exception]] | None:
        """The same, with what was missing as it was said: names and facts that there are not."""
        if name in self.messages:
            line = _LINE.fullmatch(self.sources[name])
            if line is not None and all(type(facts.get(fact)) is str for fact in _NAMED.findall(line[1])):
                return _NAMED.sub(lambda fact: str(facts[fact[1]]), line[1]), []
        elif name not in self.attributes:
            return None
        return self._patterns.say(name, facts)
