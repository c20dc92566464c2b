"""The reference of a game's card language as Markdown, made from its declarations and from cards.

Each word has what may be written with it, a sentence, and as its example the shortest clause of a bundled card that
has it, with the text that is generated for it in both languages. For words of which no bundled card has need there are
cards in `examples/`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import yaml

from game.kernel.clauses import Clause
from game.kernel.declared import Declared
from game.kernel.filters import Filter
from game.kernel.game import Game
from game.kernel.selectors import Selector
from game.language.declarations import grammar, sentence
from game.language.examples import with_examples
from game.language.folders import CARDS
from game.language.library import FaultyCards, Library, load
from game.language.reference import written
from game.language.text import card_name, clause_text

TRIGGER, SET, FILTER, NUMBER, CONDITION, OPERATION = "trigger", "set", "filter", "number", "condition", "operation"
WIDTH = 100
"""Characters of a line of YAML."""
MADE = "example_"
"""So the ids of the cards begin that are in no deck."""

Use = tuple[str, str]
"""A part of the language and one of its words."""


class Example(NamedTuple):
    """A clause of a card that has a word."""

    card: str
    clause: Clause
    plain: Mapping[str, Any]


def markdown(game: Game) -> str:
    """The whole reference of a game. Raises FaultyCards where its bundled cards or the examples have faults."""
    bundled = load(CARDS / game.name, game.name, game.vocabulary)
    library = with_examples(bundled)
    if bundled.faults or library.faults:
        raise FaultyCards([*bundled.faults, *library.faults])
    return "\n".join(_lines(library)) + "\n"


def examples(library: Library) -> dict[Use, Example]:
    """For each word the shortest clause with it, of a bundled card if there is one; of equals the first."""
    found: dict[Use, tuple[tuple[bool, int], Example]] = {}
    for card in library.definitions.values():
        for clause, plain in zip(card.clauses, card.source.get("clauses", ()), strict=False):
            size, example = (card.id.startswith(MADE), len(repr(plain))), Example(card.id, clause, plain)
            for use in {(TRIGGER, clause.when), *_uses(clause)}:
                if use not in found or size < found[use][0]:
                    found[use] = (size, example)
    return {use: example for use, (_, example) in found.items()}


def _uses(part: Any) -> Iterator[Use]:
    """The words of whatever a clause is made of."""
    if isinstance(part, Filter):
        yield from ((FILTER, word) for word, _ in part.words)
    if isinstance(part, Selector):
        yield (SET, part.name)
    if isinstance(part, Declared) and part.word:
        yield (_PART_OF.get(type(part).__module__.rpartition(".")[2], ""), part.word)
        yield ("", part.word)
    if isinstance(part, Mapping):
        part = tuple(part.values())
    if isinstance(part, tuple | list):
        for one in part:
            yield from _uses(one)
    elif dataclasses.is_dataclass(part):
        for field in dataclasses.fields(part):
            if field.init:
                yield from _uses(getattr(part, field.name))


_PART_OF = {"numbers": NUMBER, "conditions": CONDITION, "operations": OPERATION}


def _lines(library: Library) -> Iterator[str]:
    words, known, shown = library.vocabulary, grammar(library.vocabulary), examples(library)
    yield f"# The card language of {library.game.capitalize()}: every word"
    yield ""
    yield "Made by `contracts schema --reference`; [../README.md](../README.md) explains how the parts fit together."
    yield "Each example is a clause of a card, with the text that is generated for it; cards whose names begin with"
    yield f"`{MADE}` are in no deck."
    yield from _part(library, "What sets a clause off (`when`)", _plain(words.triggers), TRIGGER, shown)
    yield from _part(library, "Sets of cards and players", _plain(words.sets), SET, shown)
    for title, kinds, part in (
        ("Filter words", known.filters, FILTER), ("Numbers", known.numbers, NUMBER),
        ("Conditions", known.conditions, CONDITION), ("Operations", known.operations, OPERATION),
    ):  # fmt: skip
        entries = ((word, written(words, word, kind), sentence(kind)) for word, kind in kinds.items())
        yield from _part(library, title, entries, part, shown)


def _plain(names: Iterable[str]) -> Iterator[tuple[str, str, str]]:
    """Words that stand by themselves, and are told by their example."""
    return ((name, name, "") for name in names)


def _part(
    library: Library, title: str, entries: Iterable[tuple[str, str, str]], part: str, shown: Mapping[Use, Example]
) -> Iterator[str]:
    yield from ("", f"## {title}")
    for word, signature, told in entries:
        yield from ("", f"### `{word}`", "")
        if told:
            yield from (f"`{signature}`", "", told, "") if signature != word else (told, "")
        example = shown.get((part, word)) or (shown.get(("", word)) if part in _PART_OF.values() else None)
        if example:
            yield from _shown(library, example)


def _shown(library: Library, example: Example) -> Iterator[str]:
    plain = yaml.safe_dump(
        [dict(example.plain)], sort_keys=False, width=WIDTH, allow_unicode=True, default_flow_style=None
    )
    yield from (f"{card_name(example.card, 'en', library)} (`{example.card}`):", "", "```yaml")
    yield from (*plain.rstrip("\n").splitlines(), "```", "")
    for lang in ("en", "it"):
        text = " ".join(clause_text(example.clause.key, lang, library).split())
        yield f"- {lang}: {text}"
