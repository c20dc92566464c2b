"""The JSON Schema for editors says of every bundled card what the checker says."""

from __future__ import annotations

from dataclasses import replace

import pytest
import yaml
from jsonschema import Draft202012Validator

from game.language.folders import CARDS
from game.language.schema import card_file
from game.rules import EXAMPLES, NAMES, game_named

FILES = [(game, path) for game in (*NAMES, *EXAMPLES) for path in sorted((CARDS / game / "cards").glob("*.yaml"))]


@pytest.mark.parametrize(("game", "path"), FILES, ids=lambda value: getattr(value, "stem", value))
def test_every_bundled_card_fits(game, path):
    schema = card_file(game_named(game).vocabulary)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    faults = [f"{list(e.path)}: {e.message}" for e in validator.iter_errors(yaml.safe_load(path.read_text("utf-8")))]
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
    validator = Draft202012Validator(card_file(game_named("contracts").vocabulary))
    card = {"id": "a", "name": {"it": "A", "en": "A"}, "kind": "creature", "cost": {}, "attack": 1, "health": 1}
    assert not list(validator.iter_errors({"cards": [card]}))
    assert list(validator.iter_errors({"cards": [card | {"clauses": [clause]}]}))
