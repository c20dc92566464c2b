"""What can be seen to be wrong in a text that was put together from parts, by the rules of `proofreading.yaml`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from game.language import plainyaml
from game.language.wording.messages import messages

RULES = Path(__file__).with_suffix(".yaml")
BOTH = "both"
"""Under this word stand the rules for every language."""
NOUNS = ("kind-", "set-", "resource-")
"""So the messages begin that have nouns, in the attributes `one` and `other`."""


@dataclass(frozen=True)
class Rule:
    name: str
    pattern: str
    wrong: str
    """A text in which it is found."""
    right: str
    """The like in which it is not."""


@lru_cache(maxsize=1)
def rules() -> dict[str, tuple[Rule, ...]]:
    """By language."""
    written = plainyaml.read(RULES.read_text("utf-8"))
    return {language: tuple(Rule(**rule) for rule in found) for language, found in written.items()}


@lru_cache(maxsize=16)
def patterns(language: str, game: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The rules for texts of a game: each name with what must not be found."""
    one, many = _nouns(language, game, "one"), _nouns(language, game, "other")
    found = (*rules()[BOTH], *rules()[language])
    return tuple((r.name, re.compile(r.pattern.replace("ONE", one).replace("MANY", many))) for r in found)


def _nouns(language: str, game: str, number: str) -> str:
    """The nouns of the game in that number, as alternatives of a pattern; a noun that is both is neither."""
    said = messages(language, game)
    found: dict[str, set[str]] = {"one": set(), "other": set()}
    for name in said.names:
        word, _, attribute = name.partition(".")
        if attribute in found and word.startswith(NOUNS):
            found[attribute].add(said.get(name, ""))
    other = found["other" if number == "one" else "one"]
    return "|".join(re.escape(noun) for noun in sorted(found[number] - other) if noun) or "(?!)"


_MARKS = re.compile(r"\*\*")
_CAPITAL = re.compile(r"(^|[.] )[a-zà]")
_BOLD = re.compile(r"\*\*[^*]+\*\*")
_LINE = re.compile(r"K(, K)*|.*[.”)]")


def faults(text: str, language: str, game: str) -> list[str]:
    """The names of what is wrong in a rules text, with its markup."""
    found = []
    for line in text.split("\n"):
        plain = _MARKS.sub("", line)
        found += [name for name, pattern in patterns(language, game) if pattern.search(plain)]
        body = _BOLD.sub("K", line)
        if "*" in body:
            found.append("bold that is not closed")
        if body and not _LINE.fullmatch(body) and not body.endswith(":"):
            found.append("no full stop")
        if _CAPITAL.search(body):
            found.append("no capital letter")
    return found
