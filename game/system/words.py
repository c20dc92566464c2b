"""The messages of Project Fluent files. Each is parsed when it is first asked for: a start needs few of them."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast, visitor

# Babel, which comes along, asks at its import for the local time zone, and for that looks for the files of all 600 that
# there are. Told that it is UTC it doesn't. No message speaks of a time.
_zone = os.environ.get("TZ")
os.environ["TZ"] = "UTC"
from fluent.runtime import FluentBundle, FluentResource  # noqa: E402

if _zone is None:
    del os.environ["TZ"]
else:
    os.environ["TZ"] = _zone

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?:[ }].*|$))*", re.MULTILINE)
_COMMENT = re.compile(r"^#.*", re.MULTILINE)
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
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources = sources
        self._taken: set[str] = set()
        self.messages = frozenset(name for name in sources if not name.startswith("-"))
        self.attributes = frozenset(
            f"{name}.{attribute}" for name in self.messages for attribute in _ATTRIBUTE.findall(sources[name])
        )
        """Each as "message.attribute"."""

    def say(self, name: str, facts: Mapping[str, Any] | None = None) -> str | None:
        """A message or "message.attribute"; None where there is none, or none with a value.

        Raises ValueError for a message that can't be parsed.
        """
        if name not in self.messages and name not in self.attributes:
            return None
        word, _, attribute = name.partition(".")
        self._take_in(word)
        message = self._bundle.get_message(word)
        pattern = message.attributes[attribute] if attribute else message.value
        return None if pattern is None else str(self._bundle.format_pattern(pattern, dict(facts or {}))[0])

    def _take_in(self, name: str) -> None:
        """Parse an entry, and those that it refers to."""
        if name in self._taken or name not in self._sources:
            return
        self._taken.add(name)
        resource = FluentResource(self._sources[name])
        references = _References()
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{name}: not understood: {(entry.content or '').strip()[:60]!r}")
            references.visit(entry)
        self._bundle.add_resource(resource)
        for other in references.found:
            self._take_in(other)


class _References(visitor.Visitor):
    """Collects the messages and terms that an entry refers to; a term with its hyphen."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)
