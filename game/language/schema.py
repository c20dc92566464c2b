"""The JSON Schema of card files, for editors: completion and a first check while typing.

It is made from the same declarations by which cards are read; `contracts check` sees more.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.kernel.game import Vocabulary
from game.kernel.operations import Operation
from game.language.clauses import BOUNDS, CLAUSE_FIELDS, MODE_FIELDS, FieldSpec, declaration
from game.language.library import LANGUAGES, LARGEST_SEED, PICTURE
from game.language.source import ID

Schema = dict[str, Any]


def card_file(words: Vocabulary) -> Schema:
    """The schema of a file with `cards:`."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Cards",
        **_map({"cards": {"type": "array", "items": {"$ref": "#/$defs/card"}}}, ["cards"]),
        "$defs": {
            "card": _card(words),
            "clause": _clause(words),
            "languages": _map({language: {"type": "string"} for language in LANGUAGES}, list(LANGUAGES)),
            "cost": _cost(words),
            "bounds": {"anyOf": [{"type": "integer"}, _map({bound: {"type": "integer"} for bound in BOUNDS})]},
            "set": {"enum": sorted(words.sets)},
            "selector": {"anyOf": [{"$ref": "#/$defs/set"}, _selector()]},
            "filter": _filter(words),
            "keyword": {"enum": list(words.keywords)},
            "number": {"anyOf": [{"type": "integer"}, {"const": "x"}, _map(_number(words))]},
            "condition": _map(_number(words) | {bound: {"type": "integer"} for bound in BOUNDS}),
            "operation": {"anyOf": [_operation(words, kind) for kind in words.operations.values()]},
        },
    }


def _map(fields: dict[str, Schema], needed: list[str] | None = None) -> Schema:
    return {"type": "object", "properties": fields, "additionalProperties": False, "required": needed or []}


def _card(words: Vocabulary) -> Schema:
    with_number = {word: {"type": "integer", "minimum": 1} for word in words.keyword_stats}
    printed = [word for word in words.keywords if word not in words.statuses]
    stats = [stat for stat in words.stats if any(stat in needed for needed in words.kinds.values())]
    return _map(
        {
            "id": {"type": "string", "pattern": f"^{ID.pattern}$"},
            "name": {"$ref": "#/$defs/languages"},
            "kind": {"enum": list(words.kinds)},
            "token": {"type": "boolean"},
            "cost": {"$ref": "#/$defs/cost"},
            **{stat: {"type": "integer", "minimum": 0} for stat in stats},
            "keywords": {"type": "array", "items": {"anyOf": [{"enum": printed}, _map(with_number)]}},
            "clauses": {"type": "array", "items": {"$ref": "#/$defs/clause"}},
            "flavour": {"$ref": "#/$defs/languages"},
            "art": _map(
                {name: {"type": "string", "pattern": f"^{PICTURE.pattern}$"} for name in ("icon", "scene", "hue")}
                | {"seed": {"type": "integer", "minimum": 0, "maximum": LARGEST_SEED}}
            ),
        },
        ["id", "name", "kind"],
    )


def _cost(words: Vocabulary) -> Schema:
    fields: dict[str, Schema] = {element: {"type": "integer", "minimum": 0} for element in words.elements}
    if words.elements:
        fields["x"] = {"enum": list(words.elements)}
    for word, kind in words.costs.items():
        fields[word] = {"type": "integer", "minimum": 1} if kind.number else {"$ref": "#/$defs/selector"}
    return _map(fields)


def _clause(words: Vocabulary) -> Schema:
    operations = {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/operation"}}
    condition = {"$ref": "#/$defs/condition"}
    shapes: dict[str, Schema] = {
        "when": {"enum": [name for name, kind in words.triggers.items() if not kind.replaces]},
        "instead": {"enum": [kind.replaces for kind in words.triggers.values() if kind.replaces]},
        "of": {"$ref": "#/$defs/selector"},
        "targets": {"type": "array", "items": {"$ref": "#/$defs/selector"}},
        "if": {"anyOf": [condition, {"type": "array", "items": condition}]},
        "may": {"type": "boolean"},
        "pay": {"$ref": "#/$defs/cost"},
        "less": {"$ref": "#/$defs/number"},
        "redirect": {"$ref": "#/$defs/selector"},
        "into": {"enum": list(words.destinations)},
        "do": operations,
        "else": operations,
    }
    mode = _map({name: shapes[name] for name in MODE_FIELDS}, ["do"])
    shapes["modes"] = {"type": "array", "minItems": 2, "items": mode}
    either = [{"required": ["when", "do"]}, {"required": ["when", "modes"]}, {"required": ["instead"]}]
    return _map({name: shapes[name] for name in CLAUSE_FIELDS}) | {"oneOf": either}


def _selector() -> Schema:
    count = {"type": "integer", "minimum": 1}
    return _map(
        {
            "from": {"$ref": "#/$defs/set"},
            "pick": count,
            "random": count,
            "up_to": {"type": "boolean"},
            "other": {"type": "boolean"},
            "adjacent_to": {"$ref": "#/$defs/set"},
            "side": {"enum": ["left", "right"]},
            "filter": {"$ref": "#/$defs/filter"},
        },
        ["from"],
    )


def _filter(words: Vocabulary) -> Schema:
    bounds: dict[str, Schema] = {stat: {"$ref": "#/$defs/bounds"} for stat in (*words.stats, "cost")}
    return _map(
        bounds
        | {
            "damaged": {"type": "boolean"},
            "token": {"type": "boolean"},
            "has": {"$ref": "#/$defs/keyword"},
            "lacks": {"$ref": "#/$defs/keyword"},
            "kind": {"enum": list(words.kinds)},
            "element": {"enum": list(words.elements)},
            **_borne(words),
            "card": {"type": "string"},
            "place": {"enum": ["leftmost", "rightmost"]},
            "most": {"enum": list(words.stats)},
            "least": {"enum": list(words.stats)},
        }
    )


def _borne(words: Vocabulary) -> dict[str, Schema]:
    """The fields of a filter about what only some games' cards bear."""
    found: dict[str, Schema] = {}
    if words.counters:
        found["counters"] = _map({counter: {"$ref": "#/$defs/bounds"} for counter in words.counters})
    if words.marks:
        found["mark"] = _one_or_more(words.marks)
    if "attached" in words.sets:
        found["attached"] = {"type": "boolean"}
    return found


def _one_or_more(known: Iterable[str]) -> Schema:
    one: Schema = {"enum": list(known)}
    return {"anyOf": [one, {"type": "array", "items": one}]}


def _number(words: Vocabulary) -> dict[str, Schema]:
    whole = {"type": "integer"}
    return {
        "count": {"$ref": "#/$defs/selector"},
        "stat": {"enum": [*words.stats, "damage", "cost"]},
        "resource": {"enum": list(words.resources)},
        "x": {"const": True},
        **({"counter": {"enum": list(words.counters)}} if words.counters else {}),
        "of": {"$ref": "#/$defs/selector"},
        "times": whole,
        "plus": whole,
        "at_most_value": whole,
    }


def _operation(words: Vocabulary, kind: type[Operation]) -> Schema:
    first, *others = declaration(kind)
    fields = {kind.word: _field(words, kind, first)} | {spec.written: _field(words, kind, spec) for spec in others}
    needed = [spec.written for spec in others if not spec.optional and spec.type != "Who"]
    return _map({name: shape for name, shape in fields.items() if shape}, [kind.word, *needed])


def _field(words: Vocabulary, kind: type[Operation], spec: FieldSpec) -> Schema:
    if spec.type in ("Selector", "Who"):
        return {"$ref": "#/$defs/selector"}
    if spec.type == "Amount":
        return {"$ref": "#/$defs/number"}
    if spec.type == "Until":
        return {"enum": list(words.ends)}
    if spec.type == "Keywords":
        one: Schema = {"$ref": "#/$defs/keyword"}
        return {"anyOf": [one, {"type": "array", "items": one}]}
    if spec.type == "Changes":
        changes: dict[str, Schema] = {stat: {"$ref": "#/$defs/number"} for stat in words.stats}
        if any(other.name == "keywords" for other in declaration(kind)):
            changes["keywords"] = {"type": "array", "items": {"$ref": "#/$defs/keyword"}}
        return _map(changes)
    if spec.type == "CardName":
        return {"type": "string"}
    if spec.type == "Clauses":
        return {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/clause"}}
    if spec.type in ("Elements", "Marks"):
        return _one_or_more(words.elements if spec.type == "Elements" else words.marks)
    if spec.type in ("KindName", "CounterName"):
        return {"enum": list(words.kinds if spec.type == "KindName" else words.counters)}
    return {"enum": list(kind.words.get(spec.name) or words.destinations)}
