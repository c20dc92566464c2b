"""The messages that choose among words by numbers and names, refer to others, or have several values."""

from __future__ import annotations

import os
from collections.abc import Mapping
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


class Patterns:
    """Those of one language, by the sources of all its messages."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        locales = [language.replace("_", "-"), language.partition("_")[0], "en"]  # the first whose numbers are known
        self._bundle = FluentBundle(locales, use_isolating=False)
        self._sources = sources
        self._taken: set[str] = set()

    def say(self, name: str, facts: Mapping[str, Any]) -> tuple[str, list[Exception]] | None:
        """A message or "message.attribute" that there is, and what was missing in it; None where it has no value.

        Raises ValueError as `Bundle`.
        """
        word, _, attribute = name.partition(".")
        self._take_in(word)
        message = self._bundle.get_message(word)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return None
        said, missing = self._bundle.format_pattern(pattern, dict(facts))
        return str(said), missing

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
