"""What the rooms below tell of scenarios, boards and refusals, in the language of the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.kernel.errors import Reason
from game.records.scenarios.translatable import Namer, Word, in_language, told_by
from game.table.library import Library
from game.table.messages import Messages
from game.table.telling.words import Words

SEATS = tuple(f"P{number}" for number in range(1, 10))
"""What scenario files call the players."""


def said(say: Messages, library: Library, what: str | Exception) -> str:
    """A sentence of a scenario, or that of an error, without the marks of files; in English where it has no facts."""
    plain = told(say, library, told_by(what) if isinstance(what, Exception) else what).replace("`", "")
    return plain[:1].upper() + plain[1:]


def told(say: Messages, library: Library, what: str) -> str:
    """The same with the marks of files, as it stands beside a line of one."""
    return in_language(what, say.language, namer(say, library))


def namer(say: Messages, library: Library) -> Namer:
    """The words of the game for refusals, zones and kinds of cards."""
    words = Words(say, library, SEATS)

    def named(what: Reason | Word) -> str:
        if isinstance(what, Word):
            return say.of("kind" if what.kind == "kind" else f"bench-{what.kind}", str(what))
        facts = {word: _called(words.card, fact) for word, fact in what.facts.items()}
        sentence = words.reason({"entities": {}}, replace(what, facts=facts)).rstrip(".")
        small = sentence[1:2].islower()  # not "P1"
        return (
            (sentence[:1].lower() if small else sentence[:1])
            + sentence[1:]
            + (f" ({what.clause})" if what.clause else "")
        )

    return named


def _called(card: Callable[[str], str], fact: Any) -> Any:
    """What a file calls a card, by its name."""
    if isinstance(fact, list | tuple):
        return [_called(card, part) for part in fact]
    if not isinstance(fact, str):
        return fact
    name, mark, number = fact.partition("#")
    return card(name) + (f" {mark}{number}" if number else "")
