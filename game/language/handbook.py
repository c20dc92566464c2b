"""The reference of a game's card language, made from its declarations and from cards; also as Markdown.

Each word has what may be written with it, a sentence, and as its example the shortest clause of a bundled card that
has it, with the text that is generated for it in both languages. For words of which no bundled card has need there are
cards in `examples/`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from game.kernel.clauses import Clause
from game.kernel.declared import Declared
from game.kernel.filters import Filter
from game.kernel.game import Game
from game.kernel.selectors import Selector
from game.language import plainyaml
from game.language.declarations import grammar, notes, sentence
from game.language.examples import MADE, with_examples
from game.language.folders import CARDS
from game.language.library import FaultyCards, Library, load
from game.language.reference import written
from game.language.text import card_name, clause_text
from game.language.wording.messages import messages

TRIGGER, SET, FILTER, NUMBER, CONDITION, OPERATION = "trigger", "set", "filter", "number", "condition", "operation"
WIDTH = 100
"""Characters of a line of YAML."""

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
    return "\n".join(lines(library)) + "\n"


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


def users(library: Library) -> dict[Use, list[str]]:
    """For each word the ids of the cards that use it, in their order."""
    found: dict[Use, dict[str, None]] = {}
    for card in library.definitions.values():
        for clause in card.clauses:
            for use in {(TRIGGER, clause.when), *_uses(clause)}:
                found.setdefault(use, {})[card.id] = None
    return {use: list(cards) for use, cards in found.items()}


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


class Entry(NamedTuple):
    """A word of the language."""

    part: str
    """TRIGGER, SET, FILTER, NUMBER, CONDITION or OPERATION."""
    word: str
    signature: str
    """What may be written with it; "" for a word that stands by itself."""
    told: str
    """A sentence, or ""."""
    notes: Sequence[str]
    """What else its docstring says, in paragraphs."""
    message: str
    """The name of its message, as "op-damage"; "" for a word that has no declaration of its own."""
    example: Example | None


TITLES = {
    TRIGGER: "What sets a clause off (`when`)",
    SET: "Sets of cards and players",
    FILTER: "Filter words",
    NUMBER: "Numbers",
    CONDITION: "Conditions",
    OPERATION: "Operations",
}
"""The parts of the language, in their order."""


def entries(library: Library) -> Iterator[Entry]:
    """Every word of the game's language, part by part; `library` has the examples too (`examples.with_examples`)."""
    words, known, shown = library.vocabulary, grammar(library.vocabulary), examples(library)
    for part, names in ((TRIGGER, words.triggers), (SET, words.sets)):
        yield from (Entry(part, name, "", "", (), "", shown.get((part, name))) for name in names)
    for part, kinds in ((FILTER, known.filters), (NUMBER, known.numbers), (CONDITION, known.conditions),
                        (OPERATION, known.operations)):  # fmt: skip
        for word, kind in kinds.items():
            signature = written(words, word, kind)
            example = shown.get((part, word)) or shown.get(("", word))
            message = f"{'op' if part == OPERATION else part}-{kind.word}"
            yield Entry(
                part, word, signature if signature != word else "", sentence(kind), notes(kind), message, example
            )


def told_in(entry: Entry, lang: str, game: str) -> str:
    """What a declaration says of its word, in a language; in English where nothing says what it means there.

    The attribute `.meaning` of the word's message says it, or of "<message>-own" where a game's own declaration of a
    word that other games share says something else.
    """
    said = messages(lang, game)
    shared = said.get(f"{entry.message}.meaning", entry.told)
    return said.get(f"{entry.message}-own.meaning", shared)


def as_yaml(example: Example, width: int = WIDTH) -> str:
    """The clause as a designer writes it, in lines of so many characters at the most."""
    return plainyaml.written([dict(example.plain)], width, None).rstrip("\n")


def text_of(example: Example, lang: str, library: Library) -> str:
    """The text that is generated for the clause, in one line."""
    return " ".join(clause_text(example.clause.key, lang, library).split())


def lines(library: Library) -> Iterator[str]:
    """Those of the page; `library` has the examples too."""
    yield f"# The card language of {library.game.capitalize()}: every word"
    yield ""
    yield "Made by `contracts schema --reference`; [../README.md](../README.md) explains how the parts fit together."
    yield "Each example is a clause of a card, with the text that is generated for it; cards whose names begin with"
    yield f"`{MADE}` are in no deck."
    part = ""
    for entry in entries(library):
        if entry.part != part:
            part = entry.part
            yield from ("", f"## {TITLES[part]}")
        yield from ("", f"### `{entry.word}`", "")
        if entry.told:
            yield from ((f"`{entry.signature}`", "") if entry.signature else ())
            for told in (entry.told, *entry.notes):
                yield from (told, "")
        if entry.example:
            yield from _shown(library, entry.example)
    yield from _keywords(library)


def _keywords(library: Library) -> Iterator[str]:
    """Those of the game's vocabulary, with what reminds of them on a card."""
    words = library.vocabulary
    yield from ("", "## Keywords") if library.keywords else ()
    for word in (*words.keywords, *words.keyword_stats):
        entry = library.keywords[word]
        granted = " (only granted)" if word in words.statuses else ""
        yield from ("", f"### `{word}`{granted}", "")
        yield from (f"- {lang}: **{entry['name'][lang]}**: {entry['reminder'][lang]}" for lang in ("en", "it"))


def _shown(library: Library, example: Example) -> Iterator[str]:
    yield from (f"{card_name(example.card, 'en', library)} (`{example.card}`):", "", "```yaml")
    yield from (*as_yaml(example).splitlines(), "```", "")
    yield from (f"- {lang}: {text_of(example, lang, library)}" for lang in ("en", "it"))
