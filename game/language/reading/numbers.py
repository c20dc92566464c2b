"""Numbers over the board, and conditions, as they are written."""

from __future__ import annotations

from typing import Any

import yaml

from game.kernel.conditions import Condition, Within
from game.kernel.numbers import Count, Expression, Kinds, Number, X
from game.kernel.operation import ALL
from game.kernel.vocabulary import Vocabulary
from game.language.declarations import SCALING, FieldSpec, declaration, grammar
from game.language.reading import sorts
from game.language.reading.fieldtypes import (
    BOUNDS,
    TYPES,
    FieldType,
    Schema,
    any_number,
    between,
    each,
    map_of,
    read_fields,
    shapes,
)
from game.language.reading.state import LARGEST, Reading
from game.language.source import Node


def read(r: Reading, node: Node, what: str, least: int = 0) -> Number | None:
    if isinstance(node, yaml.ScalarNode) and node.value == "x":
        _check_x(r, node)
        return Expression(X(paid=True))
    if not isinstance(node, yaml.MappingNode):
        return r.source.integer(node, what, least, LARGEST)
    table = r.source.fields(node, what, r.grammar.number_fields)
    found = None if table is None else _expression(r, node, table)
    if found is not None and _counts_one(r, node, found):
        return None
    return found


def _counts_one(r: Reading, node: Node, number: Expression) -> bool:
    """Is counted, with a fault, what is one at the most?"""
    if not isinstance(number.measure, Count | Kinds) or not sorts.is_one(r, number.measure.things):
        return False
    r.source.fault(node, f"`{number.measure.things.name}` is one at the most, so there is nothing to count",
                   "write a number, and what must hold of it in `if`")  # fmt: skip
    return True


def _expression(r: Reading, node: Node, table: dict[str, Node]) -> Expression | None:
    kinds = r.grammar.numbers
    found = [word for word in kinds if word in table]
    if len(found) != 1:
        known = ", ".join(f"`{word}`" for word in kinds)
        r.source.fault(node, f"a number over the board needs exactly one of {known}", "keep one of them")
        return None
    [word] = found
    scaling = {SCALING[name]: any_number(r, table[name], f"`{name}`") for name in SCALING if name in table}
    if None in scaling.values():
        return None
    beside = {spec.written for spec in declaration(kinds[word])}
    own: dict[str, tuple[Node, Node]] = {}
    for name, value in table.items():
        if name == word or name in beside:
            own[name] = (value, value)
        elif name not in SCALING:
            r.source.fault(value, f"`{name}` means nothing beside `{word}`", "leave it out")
    values = read_fields(r, node, kinds[word], word, own)
    return None if values is None else Expression(kinds[word](**values), **scaling)  # type: ignore[arg-type]


def _paid(r: Reading, node: Node, spec: FieldSpec, what: str) -> bool | None:
    if not r.source.truth(node, what):
        r.source.fault(node, "this is no X", "write `x: true`")
    _check_x(r, node)
    return True


def _event_amount(r: Reading, node: Node, spec: FieldSpec, what: str) -> str | None:
    if not r.trigger.amount:
        known = [f"`{when}`" for when, kind in r.words.triggers.items() if kind.amount and not kind.replaces]
        only = "only " + ", ".join(known) + " have one" if known else "name a number"
        r.source.fault(node, "what sets this clause off has no amount", only)
    return r.source.one_of(node, ("event",), "amount")


def _check_x(r: Reading, node: Node) -> None:
    if not r.has_x:
        example = f"`x: {r.words.elements[-1]}`" if r.words.elements else "`x`"
        r.source.fault(node, "no X is paid here", f"write `x` and an element into the cost, as in {example}")


# --- conditions ------------------------------------------------------------------------------------------------------


def conditions(r: Reading, node: Node) -> tuple[Condition, ...]:
    found = (_condition(r, n) for n in each(node))
    return tuple(c for c in found if c is not None)


def _condition(r: Reading, node: Node) -> Condition | None:
    """A number within bounds, or a word of its own."""
    kinds, numbers = r.grammar.conditions, r.grammar.number_fields
    if isinstance(node, yaml.MappingNode) and (word := _word_of(node, tuple(kinds))):
        table = r.source.mapping(node, "a condition") or {}
        values = read_fields(r, node, kinds[word], word, table)
        return None if values is None else kinds[word](**values)
    fields = r.source.fields(node, "a condition", (*numbers, *BOUNDS))
    if fields is None:
        return None
    number = _expression(r, node, {k: v for k, v in fields.items() if k in numbers})
    bounds = between(r, node, fields)
    if number and bounds and ({*SCALING} & fields.keys() or (bounds.least, bounds.most) not in IS_OR_IS_NOT):
        number = None if _counts_one(r, node, number) else number
    return Within(number=number, bounds=bounds) if number and bounds else None


IS_OR_IS_NOT = ((1, None), (1, 1), (None, 0), (0, 0))
"""The bounds that ask whether there is something, or nothing."""


def _word_of(node: yaml.MappingNode, words: tuple[str, ...]) -> str:
    return next((key.value for key, _ in node.value if isinstance(key, yaml.ScalarNode) and key.value in words), "")


def _several(r: Reading, node: Node, spec: FieldSpec, what: str) -> tuple[Condition, ...] | None:
    nodes = r.source.sequence(node, what)
    if nodes is not None and len(nodes) < 2:
        r.source.fault(node, f"{what} needs at least two conditions", "write them in [ ]")
    return (nodes and conditions(r, node)) or None


# --- the schema ------------------------------------------------------------------------------------------------------


def number_shapes(words: Vocabulary) -> dict[str, Schema]:
    """The fields of a number over the board."""
    found: dict[str, Schema] = {}
    for word, kind in grammar(words).numbers.items():
        found |= shapes(words, kind, word)[0]
    return found | {name: {"type": "integer"} for name in SCALING}


def condition_shape(words: Vocabulary) -> Schema:
    within = map_of(number_shapes(words) | {bound: {"type": "integer"} for bound in BOUNDS})
    others = [map_of(*shapes(words, kind, word)) for word, kind in grammar(words).conditions.items()]
    return {"anyOf": [within, *others]}


def _number(r: Reading, node: Node, spec: FieldSpec, what: str) -> Any:
    return read(r, node, what)


def _how_many(r: Reading, node: Node, spec: FieldSpec, what: str) -> Any:
    return ALL if isinstance(node, yaml.ScalarNode) and node.value == "all" else read(r, node, what)


def _over_the_board(r: Reading, node: Node, spec: FieldSpec, what: str) -> Expression | None:
    number = read(r, node, what)
    if isinstance(number, int):
        r.source.fault(node, f"{what} needs a number over the board", "write a bound, as in `at_least: 3`")
        return None
    return number


_CONDITION: Schema = {"$ref": "#/$defs/condition"}
TYPES |= {
    "Amount": FieldType(_number, lambda words, spec: {"$ref": "#/$defs/number"}),
    "HowMany": FieldType(_how_many, lambda words, spec: {"anyOf": [{"const": "all"}, {"$ref": "#/$defs/number"}]}),
    "Measured": FieldType(_over_the_board, lambda words, spec: {"$ref": "#/$defs/number"}),
    "EventAmount": FieldType(_event_amount, lambda words, spec: {"const": "event"}),
    "Paid": FieldType(_paid, lambda words, spec: {"const": True}),
    "Conditions": FieldType(_several, lambda words, spec: {"type": "array", "minItems": 2, "items": _CONDITION}),
}
