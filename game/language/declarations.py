"""The declarations of a game's card language: what can be written, for the reader, the schema and the wording."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from game.kernel.conditions import CONDITIONS, Condition
from game.kernel.declared import Declared
from game.kernel.filters import FILTERS, Narrowing
from game.kernel.numbers import NUMBERS, Measure
from game.kernel.operation import Operation
from game.kernel.vocabulary import Vocabulary

ALIASES = {"with": "against"}  # YAML's word for a field whose name Python reserves
_WRITTEN = {v: k for k, v in ALIASES.items()}
_SHARED = ("times",)
"""The fields of every operation that are written, where it is done now; they stand last."""


@dataclass(frozen=True)
class FieldSpec:
    """A declared field: of what, its name in Python and in YAML, its type's name, whether it may be left out."""

    kind: type[Declared]
    name: str
    written: str
    type: str
    optional: bool


def declaration(kind: type[Declared]) -> list[FieldSpec]:
    """The fields of a declaration, the one under its word first; that which the word itself fills is none of them."""
    if kind not in _declarations:
        base = {f.name for f in dataclasses.fields(Operation)} if issubclass(kind, Operation) else set()
        fields = [f for f in dataclasses.fields(kind) if f.init and f.name != kind.named]
        own = [f for f in fields if f.name not in base]
        repeated = issubclass(kind, Operation) and not kind.waits
        shared = [f for f in fields if f.name in base and f.name in _SHARED and repeated]
        _declarations[kind] = [
            FieldSpec(kind, f.name, _WRITTEN.get(f.name, f.name), str(f.type), f.default is not dataclasses.MISSING)
            for f in (*own, *shared)
        ]
    return _declarations[kind]


_declarations: dict[type[Declared], list[FieldSpec]] = {}


EXAMPLE = "Example: "
"""So a paragraph of a declaration's docstring begins that is a clause with its word, as a designer writes it."""


def sentence(kind: type[Declared]) -> str:
    """What a declaration says of its word: the first paragraph of its docstring; "" if it has none of its own."""
    return next(iter(_paragraphs(kind)), "")


def notes(kind: type[Declared]) -> list[str]:
    """What else a designer needs to know of the word: the further paragraphs, and in which clauses it may stand."""
    told = [told for told in _paragraphs(kind)[1:] if not told.startswith(EXAMPLE)]
    if issubclass(kind, Operation) and kind.only_when:
        told.append(f"Only in `when: {'`, `'.join(kind.only_when)}`.")
    elif issubclass(kind, Operation) and kind.lasting:
        told.append("In `when: always` too, without `until`: as long as this card is there.")
    return told


def example(kind: type[Declared]) -> str:
    """A clause with the word, as YAML; "" where the docstring has none."""
    return next((told.removeprefix(EXAMPLE) for told in _paragraphs(kind) if told.startswith(EXAMPLE)), "")


def _paragraphs(kind: type[Declared]) -> list[str]:
    """Those of the docstring, each in one line."""
    told = (kind.__dict__.get("__doc__") or "").strip()
    made = told.startswith(f"{kind.__name__}(")  # what `dataclass` writes where nothing stands
    return [] if made or not told else [" ".join(part.split()) for part in told.split("\n\n")]


@dataclass(frozen=True, eq=False)
class Grammar:
    """What can be written in a game: each word with its declaration."""

    filters: Mapping[str, type[Narrowing]]
    numbers: Mapping[str, type[Measure]]
    conditions: Mapping[str, type[Condition]]
    operations: Mapping[str, type[Operation]]
    parameters: Mapping[str, FieldSpec]
    """The keywords that are printed with a parameter, which is kept as the stat of their name."""

    @property
    def number_fields(self) -> tuple[str, ...]:
        """The words of numbers, and all that may stand beside one of them."""
        beside = dict.fromkeys(spec.written for kind in self.numbers.values() for spec in declaration(kind)[1:])
        return (*self.numbers, *beside, *SCALING)


SCALING = {"times": "times", "plus": "plus", "at_most_value": "most"}
"""What any number may have: as written, and as a field of the kernel's `Expression`."""


def grammar(words: Vocabulary) -> Grammar:
    """The declarations of a game, its own after those of every game."""
    if id(words) not in _grammars:
        _grammars[id(words)] = (words, Grammar(
            _by_word(words, (*FILTERS, *words.filters)),
            _by_word(words, (*NUMBERS, *words.numbers)),
            _by_word(words, (*CONDITIONS, *words.conditions)),
            words.operations,
            _parameters(words),
        ))  # fmt: skip
    return _grammars[id(words)][1]


_grammars: dict[int, tuple[Vocabulary, Grammar]] = {}
"""By the identity of the vocabulary, which is kept here for as long."""


def _parameters(words: Vocabulary) -> dict[str, FieldSpec]:
    types = {word: words.parameters.get(word, "Whole") for word in words.keyword_stats}
    return {word: FieldSpec(Declared, word, word, kind, False) for word, kind in types.items()}


def _by_word(words: Vocabulary, kinds: Iterable[Any]) -> dict[str, Any]:
    return {word: kind for kind in kinds for word in kind.written(words)}
