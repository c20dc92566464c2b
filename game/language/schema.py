"""The JSON Schema of card files and of rules files, for editors: completion and a first check while typing.

It is made from the same declarations by which cards are read; `contracts check` sees more. Every field is explained: by
the sentence of its declaration, or by that of `fields.yaml`, which editors show as help.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from game.kernel.vocabulary import Vocabulary
from game.language import pictures, plainyaml
from game.language.declarations import grammar
from game.language.own_pictures import NAME as OWN_PICTURE
from game.language.reading import clauses, constants, numbers, operations, selectors
from game.language.reading.cards import LARGEST_SEED, PICTURE
from game.language.reading.fieldtypes import BOUNDS, TYPES, Schema, in_languages
from game.language.reading.fieldtypes import map_of as _map
from game.language.source import ID


def card_file(words: Vocabulary) -> Schema:
    """The schema of a file with `cards:`."""
    return _explained(words, {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Cards",
        **_map({"cards": {"type": "array", "items": {"$ref": "#/$defs/card"}}}, ["cards"]),
        "$defs": {
            "card": _card(words),
            "clause": clauses.shape(words),
            "languages": in_languages(),
            "cost": _cost(words),
            "bounds": {"anyOf": [{"type": "integer"}, _map({bound: {"type": "integer"} for bound in BOUNDS})]},
            "set": {"enum": sorted(words.sets)},
            "selector": {"anyOf": [{"$ref": "#/$defs/set"}, selectors.selector_shape()]},
            "filter": selectors.filter_shape(words),
            "keyword": {"enum": list(words.keywords)},
            "number": {"anyOf": [{"type": "integer"}, {"const": "x"}, _map(numbers.number_shapes(words))]},
            "condition": numbers.condition_shape(words),
            "operation": {"anyOf": [operations.shape(words, kind) for kind in words.operations.values()] or [False]},
        },
    })  # fmt: skip


def rules_file(words: Vocabulary) -> Schema:
    """The schema of `rules.yaml`."""
    named = _map({element: {"$ref": "#/$defs/languages"} for element in words.elements})
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Rules",
        **_map({name: constants.shape(words, name) for name in words.constants}
               | {"elements": named, "game": {"type": "string"}, "name": {"type": "string"}}),
        "$defs": {"languages": in_languages()},
    }  # fmt: skip


def _card(words: Vocabulary) -> Schema:
    with_number = {word: TYPES[spec.type].shape(words, spec) for word, spec in grammar(words).parameters.items()}
    printed = [word for word in words.keywords if word not in words.statuses]
    stats = [stat for stat in words.stats if any(stat in needed for needed in words.kinds.values())]
    return _map(
        {
            "id": {"type": "string", "pattern": f"^{ID.pattern}$"},
            "name": {"$ref": "#/$defs/languages"},
            "kind": {"enum": list(words.kinds)},
            **({"types": {"type": "array", "items": {"enum": list(words.types)}}} if words.types else {}),
            **({"basic": {"type": "boolean"}} if words.basics else {}),
            "token": {"type": "boolean"},
            **({"hidden": {"type": "boolean"}} if words.hidden else {}),
            **({"cost": {"$ref": "#/$defs/cost"}} if words.elements else {}),
            **{stat: {"type": "integer", "minimum": 0} for stat in stats},
            "keywords": {"type": "array", "items": {"anyOf": [{"enum": printed}, _map(with_number)]}},
            **(
                {"counters": {"type": "object", "additionalProperties": {"$ref": "#/$defs/languages"}}}
                if words.has_counters
                else {}
            ),
            "clauses": {"type": "array", "items": {"$ref": "#/$defs/clause"}},
            "flavour": {"$ref": "#/$defs/languages"},
            "art": _art(),
        },
        ["id", "name", "kind"],
    )


def _art() -> Schema:
    fields: dict[str, Schema] = {
        "icon": {"enum": list(pictures.names())},
        "scene": {"enum": list(pictures.SCENES)},
        "hue": {"type": "string", "pattern": f"^{PICTURE.pattern}$"},
        "seed": {"type": "integer", "minimum": 0, "maximum": LARGEST_SEED},
        "file": {"type": "string", "pattern": f"^{OWN_PICTURE.pattern}$"},
    }
    return _map(fields) | {"anyOf": [{"required": ["icon", "scene", "hue"]}, {"required": ["file"]}]}


def _cost(words: Vocabulary) -> Schema:
    fields: dict[str, Schema] = {element: {"type": "integer", "minimum": 0} for element in words.elements}
    if words.elements:
        fields["x"] = {"enum": list(words.elements)}
    for word, kind in words.costs.items():
        fields[word] = {"type": "integer", "minimum": 1} if kind.number else {"$ref": "#/$defs/selector"}
    return _map(fields)


# Help


@cache
def _sentences() -> Mapping[str, str]:
    found: dict[str, str] = plainyaml.read((Path(__file__).parent / "fields.yaml").read_text("utf-8"))
    return found


def _explained(words: Vocabulary, shape: Schema) -> Schema:
    """The schema with a description of each field that has none yet."""
    for part, inner in shape["$defs"].items():
        _explain(words, inner, (part,))
    _explain(words, {"properties": shape["properties"]}, ())
    return shape


def _explain(words: Vocabulary, shape: object, path: tuple[str, ...]) -> None:
    if isinstance(shape, list):
        for inner in shape:
            _explain(words, inner, path)
    elif isinstance(shape, dict):
        fields = shape.get("properties", {})
        for name, field in list(fields.items()):
            here = (*path, name)
            told = next((_sentences()[key] for key in _keys(words, here) if key in _sentences()), None)
            if told is not None:
                fields[name] = field = {"description": told, **field}  # two fields may share one shape
            _explain(words, field, ("art",) if here == ("card", "art") else here)
        for key, inner in shape.items():
            if key != "properties":
                _explain(words, inner, path)


def _keys(words: Vocabulary, path: tuple[str, ...]) -> Iterator[str]:
    """Under which its sentence may stand, the most particular first."""
    *around, name = path
    kinds = {"stat": words.stats, "element": words.elements, "keyword": words.keywords}
    for word in (name, *(kind for kind, names in kinds.items() if name in names)):
        if len(around) > 1:
            yield f"{around[0]}.{around[-1]}.{word}"
        if around:
            yield f"{around[0]}.{word}"
        yield word
