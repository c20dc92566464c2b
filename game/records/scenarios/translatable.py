"""What is told of a scenario that does not hold: in English as text, and in the other languages from the same facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.kernel.errors import Reason
from game.system import languages

if TYPE_CHECKING:
    from game.system.translated import Layer
    from game.system.words import Bundle

FOLDER = Path(__file__).resolve().parent / "messages"


class Word(str):
    """A word of the game that a fact is: a zone, a kind of card."""

    kind: str

    def __new__(cls, kind: str, word: str) -> Word:
        made = super().__new__(cls, word)
        made.kind = kind
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return Word, (self.kind, str(self))


Namer = Callable[[Reason | Word], str]
"""Says a refusal, or a word of the game, in a language."""


@lru_cache(maxsize=2)
def bundle(language: str) -> Bundle:
    from game.system import translated  # not for scenarios that all hold

    return translated.bundle(language, layers())


languages.forgotten_by(bundle.cache_clear)


def layers() -> list[Layer]:
    from game.system.translated import Layer

    return [Layer(lambda lang: [FOLDER / f"{lang}.ftl"], "records/scenarios")]


def plainly(reason: Reason | Word) -> str:
    """A refusal by its code and clause, a word as files write it: where nobody has words for it."""
    if isinstance(reason, Word):
        return f"`{reason}`" if reason.kind == "zone" else str(reason)
    return reason.code.replace("_", " ") + (f" ({reason.clause})" if reason.clause else "")


class Translatable(str):
    """A message of `messages/`, with its facts; as a text it is the English one.

    Facts are texts and numbers, others of its kind, refusals, and lists of them.
    """

    name: str
    facts: Mapping[str, Any]

    def __new__(cls, name: str, /, **facts: Any) -> Translatable:
        made = super().__new__(cls, _said("en", name, facts, plainly))
        made.name, made.facts = name, facts
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, (self.name, dict(self.facts))

    def in_language(self, language: str, namer: Namer = plainly) -> str:
        return _said(language, self.name, self.facts, namer)


def _made_again(name: str, facts: dict[str, Any]) -> Translatable:
    return Translatable(name, **facts)


def _said(language: str, name: str, facts: Mapping[str, Any], namer: Namer) -> str:
    words = {key: _fact(language, fact, namer) for key, fact in facts.items()}
    said = bundle(language).say(name, words)
    assert said is not None, name
    return said


def _fact(language: str, fact: Any, namer: Namer) -> str:
    if isinstance(fact, Translatable):
        return fact.in_language(language, namer)
    if isinstance(fact, Reason | Word):
        return namer(fact)
    if isinstance(fact, list | tuple):
        parts = [_fact(language, part, namer) for part in fact]
        joined = parts[:1]
        for part in parts[1:]:
            joined = [bundle(language).say("joined", {"first": joined[0], "second": part}) or ""]
        return joined[0] if joined else bundle(language).say("nobody") or ""
    return str(fact)


def told_by(error: Exception) -> str:
    """What an error tells, with its facts where it has any."""
    said = error.args[0] if error.args else ""
    return said if isinstance(said, Translatable) else str(error)


def in_language(text: str, language: str, namer: Namer = plainly) -> str:
    """`text` in a language, as far as it has its facts with it."""
    return text.in_language(language, namer) if isinstance(text, Translatable) else text
