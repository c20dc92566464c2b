"""What an editor's language server is given: no false alarm on a bundled file, each word explained by an example."""

from __future__ import annotations

import json

import pytest
import yaml
from jsonschema import Draft202012Validator

from game.language.folders import CARDS
from game.language.hovers import _enumerations, card_file_with_examples, deck_file
from game.language.schema import rules_file
from game.records.cards import library
from game.rules import EXAMPLES, NAMES, game_named

GAMES = (*NAMES, *EXAMPLES)


def schema_of(game: str, folder: str) -> dict:
    if folder == "rules":
        return rules_file(game_named(game).vocabulary)
    return deck_file(library(game)) if folder == "decks" else card_file_with_examples(game_named(game))


@pytest.mark.parametrize("folder", ["cards", "decks", "rules"])
@pytest.mark.parametrize("game", GAMES)
def test_no_bundled_file_is_marked(game, folder):
    validator = Draft202012Validator(schema_of(game, folder))
    files = [CARDS / game / "rules.yaml"] if folder == "rules" else sorted((CARDS / game / folder).glob("*.yaml"))
    assert files
    for path in files:
        told = json.loads(json.dumps(yaml.load(path.read_text("utf-8"), yaml.CSafeLoader)))  # whose keys are words
        assert [f"{list(e.path)}: {e.message}" for e in validator.iter_errors(told)] == []


def test_rows_that_are_numbers_are_known_as_numbers_too():
    dice = schema_of("estro", "rules")["properties"]["dice"]
    assert list(dice["patternProperties"]) == [f"^{eyes}$" for eyes in range(1, 7)]


def test_a_deck_with_a_card_that_there_is_not_is_marked():
    deck = {"id": "mine", "name": {"it": "A", "en": "A"}, "cards": {"copper_fxo": 3}}
    (fault,) = Draft202012Validator(schema_of("contracts", "decks")).iter_errors(deck)
    assert "copper_fxo" in fault.message


def test_a_picture_before_a_landscape_that_there_is_not_is_marked():
    art = {"icon": "fox-head", "scene": "dessert", "hue": "fire"}
    card = {"id": "a", "name": {"it": "A", "en": "A"}, "kind": "creature", "art": art}
    (fault,) = Draft202012Validator(schema_of("contracts", "cards")).iter_errors({"cards": [card]})
    assert fault.json_path == "$.cards[0].art.scene"


@pytest.mark.parametrize("game", NAMES)
def test_a_word_is_shown_with_its_sentence_an_example_and_its_text_in_both_languages(game):
    words = {kind["title"]: kind for kind in schema_of(game, "cards")["$defs"]["operation"]["anyOf"]}
    shown = words["discard: …"]["properties"]["discard"]["markdownDescription"]
    assert shown.startswith(words["discard: …"]["properties"]["discard"]["description"])
    assert "discard:" in shown.split("```yaml\n")[1]
    assert len(shown.split("```")[2].strip().split("\n\n")) == 2


@pytest.mark.parametrize("game", NAMES)
def test_triggers_sets_and_keywords_are_explained_one_by_one(game):
    words = game_named(game).vocabulary
    explained = [v for v in _enumerations(schema_of(game, "cards")) if "markdownEnumDescriptions" in v]
    assert all(len(v["enum"]) == len(v["markdownEnumDescriptions"]) for v in explained)
    known = {word for v in explained for word in v["enum"]}
    assert known >= {word.removeprefix("instead_") for word in words.triggers} | {*words.sets}


def test_a_keyword_of_ones_own_can_be_listed(tmp_path, monkeypatch):
    place = tmp_path / "cards" / "contracts"
    place.mkdir(parents=True)
    swarm = (
        "{name: {it: Sciame, en: Swarm}, reminder: {it: Tanti., en: Many.}, clauses: [{when: summon, do: [{draw: 1}]}]}"
    )
    (place / "keywords.yaml").write_text(f"keywords:\n  swarm: {swarm}\n", "utf-8")
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    listed = card_file_with_examples(game_named("contracts"))["$defs"]["card"]["properties"]["keywords"]
    assert "swarm" in json.dumps(listed) and "Many." in json.dumps(listed)
