"""The words of a game's card language with a sentence each, for designers: made from the declarations."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.declared import Declared
from game.kernel.operation import Operation
from game.kernel.vocabulary import Vocabulary
from game.language.declarations import FieldSpec, declaration, grammar, sentence
from game.language.reading.fieldtypes import TYPES, Schema


def lines(words: Vocabulary) -> Iterator[str]:
    """A heading for each part of the language, then its words: what is written, and what it means."""
    known = grammar(words)
    for title, kinds in (("Filter words", known.filters), ("Numbers", known.numbers), ("Conditions", known.conditions),
                         ("Operations", known.operations)):  # fmt: skip
        yield f"{title}:"
        for word, kind in kinds.items():
            told = sentence(kind)
            yield f"  {written(words, word, kind)}" + (f"  {told}" if told else "")


def written(words: Vocabulary, word: str, kind: type[Declared]) -> str:
    """`stat: attack, of: …`, with what may stand in each field where that is a few words."""
    first, *others = declaration(kind)
    parts = [f"{word}: {_field(words, first)}"]
    for spec in others:
        shown = f"{spec.written}: {_field(words, spec)}"
        parts.append(f"[{shown}]" if spec.optional or TYPES[spec.type].default else shown)
    return ", ".join(parts)


def _field(words: Vocabulary, spec: FieldSpec) -> str:
    """What a selector of an operation may mean; of any other field what the schema says."""
    takes = spec.kind.takes.get(spec.name) if issubclass(spec.kind, Operation) else None
    return "|".join(takes.told(words)) if takes else _example(TYPES[spec.type].shape(words, spec))


FEW = 8
"""So many words are shown, more are an ellipsis."""


def _example(shape: Schema) -> str:
    if "enum" in shape and len(shape["enum"]) <= FEW:
        return "|".join(str(word) for word in shape["enum"])
    if "const" in shape:
        return "true" if shape["const"] is True else str(shape["const"])
    if shape.get("type") == "boolean":
        return "true|false"
    reference = str(shape.get("$ref", ""))
    return reference.rsplit("/", 1)[-1].upper() if reference else "…"
