"""The types of declared fields: how each is read, and what the schema for editors says of it.

A field's type is the name of its annotation (`game/kernel/declared.py`). The types here hold words and single values;
the other files of this folder add those of their subject. What each is in a text stands in `wording/values.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import yaml

from game.kernel.characteristics import FOR_GOOD
from game.kernel.declared import Between, Declared
from game.kernel.places import REMOVED, YOUR_HAND
from game.kernel.vocabulary import Vocabulary
from game.language.declarations import FieldSpec, declaration, sentence
from game.language.reading.state import LARGEST, Reading
from game.language.source import Node, closest, slip
from game.system.languages import CODE, GRAMMARS

Schema = dict[str, Any]
BOUNDS = ("at_least", "at_most", "equals")


@dataclass(frozen=True)
class FieldType:
    """`read` gives the value, or None with a fault; `shape` is its JSON Schema.

    `what` is the word under which it stands, in code marks.
    """

    read: Callable[[Reading, Node, FieldSpec, str], Any]
    shape: Callable[[Vocabulary, FieldSpec], Schema]
    default: Callable[[Reading, FieldSpec], Any] | None = None
    """Its value where it is left out, for a type that has one."""
    missing: tuple[str, str] | None = None
    """What is said where it is missing, with what would be right."""


TYPES: dict[str, FieldType] = {}
"""By the name of the annotation."""


def read_fields(
    r: Reading, node: Node, kind: type[Declared], word: str, table: dict[str, tuple[Node, Node]]
) -> dict[str, Any] | None:
    """The values of a declaration's fields from a map that has its word; None, with faults, if one is wrong."""
    first, *others = declaration(kind)
    specs = {spec.written: spec for spec in others} | {word: first}
    values: dict[str, Any] = {}
    good = True
    for written, (key, value_node) in table.items():
        spec = specs.get(written)
        if spec is None:
            suggestion = closest(written, specs)
            r.source.fault(key, f"`{word}` has no field `{written}`", suggestion)
            spec, good = specs.get(slip(suggestion)), False
        if spec is None or spec.name in values:
            continue
        value = TYPES[spec.type].read(r, value_node, spec, f"`{written}`")
        good = good and value is not None
        values[spec.name] = value
    return values if fill(r, node, kind, word, values) and good else None


def fill(r: Reading, node: Node, kind: type[Declared], word: str, values: dict[str, Any]) -> bool:
    """Add what was left out and has a value all the same; False, with faults, if something is missing."""
    good = True
    for spec in declaration(kind):
        known = TYPES[spec.type]
        if spec.name in values:
            continue
        if known.default is not None:
            values[spec.name] = known.default(r, spec)
            continue
        if spec.optional:
            continue
        message, suggestion = known.missing or (f"`{word}` has no `{spec.written}`", f"add `{spec.written}:`")
        r.source.fault(node, message, suggestion)
        good = False
    return good


def shapes(words: Vocabulary, kind: type[Declared], word: str) -> tuple[dict[str, Schema], list[str]]:
    """The schema of each field of a declaration, and those that are needed."""
    first, *others = declaration(kind)
    found = {word: TYPES[first.type].shape(words, first)}
    found |= {spec.written: TYPES[spec.type].shape(words, spec) for spec in others}
    found[word] = described(found[word], kind)
    needed = [s.written for s in others if not s.optional and TYPES[s.type].default is None]
    return {name: shape for name, shape in found.items() if shape}, [word, *needed]


def described(shape: Schema, kind: type[Declared]) -> Schema:
    """A schema with what the declaration says of its word, which editors show."""
    told = sentence(kind)
    return {**shape, "description": told} if told else shape


def each(node: Node) -> list[Node]:
    """The items of a list, or the one thing that is written without one."""
    return list(node.value) if isinstance(node, yaml.SequenceNode) else [node]


# --- words -----------------------------------------------------------------------------------------------------------


def _known(what: str, words: Callable[[Vocabulary], Iterable[str]]) -> FieldType:
    """One of the vocabulary's words, as it is."""
    return FieldType(
        lambda r, node, spec, _: r.source.one_of(node, words(r.words), what),
        lambda vocabulary, spec: {"enum": list(words(vocabulary))},
    )


def hands_and_piles(words: Vocabulary) -> list[str]:
    """The destinations in a hand, a deck or a pile of whoever gets a card."""
    out = {kind.name for kind in words.zones if kind.field} | {REMOVED}
    return [word for word, (zone, _) in words.destinations.items() if zone not in out and word != YOUR_HAND]


def _placed(what: str, words: Callable[[Vocabulary], Iterable[str]]) -> FieldType:
    """One of the vocabulary's words, by its place among them."""

    def read(r: Reading, node: Node, spec: FieldSpec, _: str) -> int | None:
        word = r.source.one_of(node, words(r.words), what)
        return None if word is None else list(words(r.words)).index(word)

    return FieldType(read, lambda vocabulary, spec: {"enum": list(words(vocabulary))})


def _masked(what: str, words: Callable[[Vocabulary], Sequence[str]]) -> FieldType:
    """One word or a list of them, as a mask."""

    def read(r: Reading, node: Node, spec: FieldSpec, _: str) -> int | None:
        mask = 0
        for n in each(node):
            word = r.source.one_of(n, words(r.words), what)
            mask |= 1 << words(r.words).index(word) if word else 0
        return mask or None

    return FieldType(read, lambda vocabulary, spec: one_or_more({"enum": list(words(vocabulary))}))


def _bit(what: str, words: Callable[[Vocabulary], Sequence[str]]) -> FieldType:
    """One of the vocabulary's words, as its bit."""

    def read(r: Reading, node: Node, spec: FieldSpec, _: str) -> int | None:
        word = r.source.one_of(node, words(r.words), what)
        return None if word is None else 1 << words(r.words).index(word)

    return FieldType(read, lambda vocabulary, spec: {"enum": list(words(vocabulary))})


def one_or_more(one: Schema) -> Schema:
    return {"anyOf": [one, {"type": "array", "items": one}]}


def _word(r: Reading, node: Node, spec: FieldSpec, what: str) -> str | None:
    words = spec.kind.words.get(spec.name)
    if not words:
        return r.source.one_of(node, r.words.destinations, "destination")
    return r.source.one_of(node, words, spec.written.replace("_", " "))


def _some_words(r: Reading, node: Node, spec: FieldSpec, what: str) -> tuple[str, ...] | None:
    found = [r.source.one_of(n, spec.kind.words[spec.name], spec.written.replace("_", " ")) for n in each(node)]
    return tuple([word for word in found if word is not None]) or None


def _measured(r: Reading, node: Node, spec: FieldSpec, what: str) -> tuple[str, int] | None:
    word = r.source.one_of(node, _measurable(r.words), "stat")
    return None if word is None else (word, r.words.stats.index(word) if word in r.words.stats else -1)


def _measurable(words: Vocabulary) -> tuple[str, ...]:
    return (*words.stats, "damage", "cost")


def _resource(r: Reading, node: Node, spec: FieldSpec, what: str) -> Any:
    word = r.source.one_of(node, r.words.resources, "resource")
    return None if word is None else (word, r.words.resources[word])


def _until(r: Reading, node: Node, spec: FieldSpec, what: str) -> int | None:
    word = r.source.one_of(node, r.words.ends, "end")
    return r.words.ends[word] if word else None


def keyword(r: Reading, node: Node) -> int | None:
    word = r.source.one_of(node, r.words.keywords, "keyword")
    return 1 << r.words.keywords.index(word) if word else None


def _keywords(r: Reading, node: Node, spec: FieldSpec, what: str) -> int | None:
    nodes = each(node)
    if not nodes:
        r.source.fault(node, "no keyword stands here", "name one, as in [" + r.words.keywords[-1] + "]")
    mask = 0
    for n in nodes:
        mask |= keyword(r, n) or 0
    return mask or None


KEYWORD: Schema = {"$ref": "#/$defs/keyword"}


# --- cards -----------------------------------------------------------------------------------------------------------


def _card(r: Reading, node: Node, spec: FieldSpec, what: str) -> str | None:
    card = r.source.word(node, what)
    if card is not None:
        r.mentioned.append((node, card))
    return card


def _token(r: Reading, node: Node, spec: FieldSpec, what: str) -> str | None:
    card = _card(r, node, spec, what)
    if card is not None:
        r.created.append((node, card, True))
    return card


def _card_of_decks(r: Reading, node: Node, spec: FieldSpec, what: str) -> str | None:
    card = _card(r, node, spec, what)
    if card is not None:
        r.created.append((node, card, False))
    return card


# --- bounds ----------------------------------------------------------------------------------------------------------


def _bounds(r: Reading, node: Node, spec: FieldSpec, what: str) -> Between | None:
    return read_bounds(r, node, what)


def read_bounds(r: Reading, node: Node, what: str) -> Between | None:
    """A number, or a map of bounds."""
    if isinstance(node, yaml.ScalarNode):
        value = any_number(r, node, what)
        return None if value is None else Between(value, value)
    table = r.source.fields(node, f"the bounds of {what}", BOUNDS)
    return None if table is None else between(r, node, table)


def between(r: Reading, node: Node, table: dict[str, Node]) -> Between | None:
    """The bounds among the fields of `table`."""
    found = {name: any_number(r, table[name], f"`{name}`") for name in BOUNDS if name in table}
    if not found:
        r.source.fault(node, "there is no bound here", "add `at_least`, `at_most` or `equals`")
        return None
    if "equals" in found:
        if len(found) > 1:
            r.source.fault(node, "`equals` stands beside another bound", "keep one of them")
        return Between(found["equals"], found["equals"])
    least, most = found.get("at_least"), found.get("at_most")
    if least is not None and most is not None and least > most:
        r.source.fault(node, f"no number is at least {least} and at most {most}", "exchange them")
    return Between(least, most)


def any_number(r: Reading, node: Node, what: str) -> int | None:
    return r.source.integer(node, what, -LARGEST, LARGEST)


def _counter_bounds(r: Reading, node: Node, spec: FieldSpec, what: str) -> tuple[tuple[str, Between], ...]:
    table = r.source.mapping(node, what) or {}
    if not table:
        r.source.fault(node, "no counter stands here", "name one with its bounds, as in {charge: {at_least: 1}}")
    found = [(_named_counter(r, key, name), _bounds(r, value, spec, f"`{name}`"))
             for name, (key, value) in table.items()]  # fmt: skip
    return tuple((name, bounds) for name, bounds in found if name is not None and bounds is not None)


def _counter(r: Reading, node: Node, spec: FieldSpec, what: str) -> str | None:
    name = r.source.word(node, what)
    return None if name is None else _named_counter(r, node, name)


def _named_counter(r: Reading, node: Node, name: str) -> str | None:
    """A counter of the game, or one that the card names; None, with a fault, for any other."""
    known = (*r.words.counters, *r.counters)
    if name in known:
        return name
    near = closest(name, known)
    right = near if near.startswith("did") else f"name it on the card: `counters: {{{name}: {{it: …, en: …}}}}`"
    r.source.fault(node, f"the card names no counter `{name}`", right)
    return None


BOUNDS_SHAPE: Schema = {"$ref": "#/$defs/bounds"}


def map_of(fields: dict[str, Schema], needed: Sequence[str] = ()) -> Schema:
    return {"type": "object", "properties": fields, "additionalProperties": False, "required": list(needed)}


def in_languages() -> Schema:
    """A text in each language that every text is in, and maybe in others."""
    shape = map_of({language: {"type": "string"} for language in GRAMMARS}, list(GRAMMARS))
    return {**shape, "patternProperties": {f"^{CODE.pattern}$": {"type": "string"}}}


TYPES |= {
    "Truth": FieldType(lambda r, node, spec, what: r.source.truth(node, what), lambda words, spec: {"type": "boolean"}),
    "Word": FieldType(_word, lambda words, spec: {"enum": list(spec.kind.words.get(spec.name) or words.destinations)}),
    "SomeWords": FieldType(_some_words, lambda words, spec: one_or_more({"enum": list(spec.kind.words[spec.name])})),
    "Destination": _known("destination", lambda words: words.destinations),
    "KindName": _known("kind", lambda words: words.kind_names),
    "PrintedKind": _known("kind", lambda words: words.kinds),
    "TypeName": _bit("type", lambda words: words.types),
    "TypeNames": _masked("type", lambda words: words.types),
    "ElementName": _placed("element", lambda words: words.elements),
    "CounterName": FieldType(_counter, lambda words, spec: {"type": "string"}),
    "Elements": _masked("element", lambda words: words.elements),
    "Marks": _masked("mark", lambda words: words.marks),
    "MeasuredStat": FieldType(_measured, lambda words, spec: {"enum": list(_measurable(words))}),
    "Resource": FieldType(_resource, lambda words, spec: {"enum": list(words.resources)}),
    "EventName": _known("event that is counted", lambda words: words.counted),
    "Period": _known("period", lambda words: words.periods),
    "Until": FieldType(
        _until,
        lambda words, spec: {"enum": list(words.ends)},
        default=lambda r, spec: r.words.once_end if r.once else FOR_GOOD,
    ),
    "Whole": FieldType(
        lambda r, node, spec, what: r.source.integer(node, what, 1, LARGEST),
        lambda words, spec: {"type": "integer", "minimum": 1},
    ),
    "KeywordName": FieldType(lambda r, node, spec, what: keyword(r, node), lambda words, spec: KEYWORD),
    "Keywords": FieldType(_keywords, lambda words, spec: one_or_more(KEYWORD)),
    "CardId": FieldType(_card, lambda words, spec: {"type": "string"}),
    "HandOrPile": _known("place for a new card", hands_and_piles),
    "CardOfDecks": FieldType(_card_of_decks, lambda words, spec: {"type": "string"}),
    "CardName": FieldType(_token, lambda words, spec: {"type": "string"}),
    "Bounds": FieldType(_bounds, lambda words, spec: BOUNDS_SHAPE),
    "CounterBounds": FieldType(
        _counter_bounds, lambda words, spec: {"type": "object", "additionalProperties": BOUNDS_SHAPE}
    ),
}
