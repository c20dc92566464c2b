"""The JSON Schema for editors says of every bundled card what the checker says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
import yaml
from jsonschema import Draft202012Validator

from game.language.folders import CARDS
from game.language.schema import _sentences, card_file
from game.rules import EXAMPLES, NAMES, game_named

FILES = [(game, path) for game in (*NAMES, *EXAMPLES) for path in sorted((CARDS / game / "cards").glob("*.yaml"))]


@cache
def validator_of(game: str) -> Draft202012Validator:
    schema = card_file(game_named(game).vocabulary)
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


@pytest.mark.parametrize(("game", "path"), FILES, ids=lambda value: getattr(value, "stem", value))
def test_every_bundled_card_fits(game, path):
    faults = [
        f"{list(e.path)}: {e.message}"
        for e in validator_of(game).iter_errors(yaml.load(path.read_text("utf-8"), yaml.CSafeLoader))
    ]
    assert faults == []


def test_the_schema_of_a_game_whose_cards_do_nothing_is_valid():
    schema = card_file(replace(game_named("sparks").vocabulary, operations={}, triggers={}, resources={}))
    Draft202012Validator.check_schema(schema)
    card = {"id": "plain", "name": {"it": "A", "en": "A"}, "kind": "spark"}
    validator = Draft202012Validator(schema)
    assert not list(validator.iter_errors({"cards": [card]}))
    assert list(validator.iter_errors({"cards": [card | {"clauses": [{"do": [{"draw": 1}]}]}]}))


@pytest.mark.parametrize(
    "clause",
    [
        {"when": "sumon", "do": [{"damage": 1, "to": "opponent"}]},
        {"when": "summon", "do": [{"damge": 1, "to": "opponent"}]},
        {"when": "summon", "do": [{"damage": 1}]},
        {"when": "summon", "do": []},
        {"do": [{"damage": 1, "to": "opponent"}]},
        {"when": "summon", "do": [{"damage": 1, "to": "everybody"}]},
        {"when": "summon", "do": [{"modify": {"atack": 1}, "to": "self"}]},
    ],
)
def test_what_the_checker_refuses_the_schema_marks(clause):
    validator = validator_of("contracts")
    card = {"id": "a", "name": {"it": "A", "en": "A"}, "kind": "creature", "cost": {}, "attack": 1, "health": 1}
    assert not list(validator.iter_errors({"cards": [card]}))
    assert list(validator.iter_errors({"cards": [card | {"clauses": [clause]}]}))


def fields_of(shape: object) -> Iterator[tuple[str, object]]:
    """Every field that the schema knows, wherever it stands."""
    if isinstance(shape, dict):
        yield from shape.get("properties", {}).items()
        for key, inner in shape.items():
            yield from fields_of(list(inner.values()) if key in ("properties", "$defs") else inner)
    elif isinstance(shape, list):
        for inner in shape:
            yield from fields_of(inner)


@pytest.mark.parametrize("game", [*NAMES, *EXAMPLES])
def test_every_field_is_explained(game):
    fields = list(fields_of(card_file(game_named(game).vocabulary)))
    assert len(fields) > 60
    assert [name for name, shape in fields if not isinstance(shape, dict) or not shape.get("description")] == []


def test_no_explanation_is_of_a_field_that_there_is_not():
    told = {
        str(shape.get("description"))
        for game in (*NAMES, *EXAMPLES)
        for _, shape in fields_of(card_file(game_named(game).vocabulary))
        if isinstance(shape, dict)
    }
    assert [field for field, sentence in _sentences().items() if sentence not in told] == []
