"""The schema of scenario files says of every bundled one what reading it says."""

from __future__ import annotations

from functools import cache

import pytest
import yaml
from jsonschema import Draft202012Validator

from game.language.folders import CARDS
from game.records.scenarios.reading import Libraries, described_files, read
from game.records.scenarios.schema import scenario_file
from game.rules import EXAMPLES, NAMES, game_named

FILES = [(game, path) for game in (*NAMES, *EXAMPLES) for path in described_files(CARDS / game)]


@cache
def validator(name: str) -> Draft202012Validator:
    libraries = Libraries()
    game = game_named(name)
    schema = scenario_file(game, libraries.cards(game, libraries.of(game)))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


@pytest.mark.parametrize(("game", "path"), FILES, ids=lambda value: getattr(value, "stem", value))
def test_every_bundled_scenario_fits(game, path):
    held = yaml.load(path.read_text("utf-8"), yaml.CSafeLoader)
    assert [f"{list(e.path)}: {e.message[:200]}" for e in validator(game).iter_errors(held)] == []


WHOLE = """\
game: contracts
scenarios:
- name: a fox bites
  seed: 1
  board: {at: actions, P1: {health: 3, line: [{card: copper_fox, damage: 1}]}, P2: {line: [reef_warden]}}
  steps:
  - P1: attack reef_warden with copper_fox
  - expect: {reef_warden: {health: 1}, P1: {hand: 0}}
"""


@pytest.mark.parametrize(
    ("right", "wrong", "line", "said"),
    [
        ("seed: 1", "sead: 1", 4, "did you mean `seed`?"),
        ("at: actions", "at: action", 5, "did you mean `actions`?"),
        ("at: actions", "att: actions", 5, "did you mean `at`?"),
        ("line: [{", "lien: [{", 5, "did you mean `line`?"),
        ("damage: 1", "damge: 1", 5, "did you mean `damage`?"),
        ("health: 3", "helth: 3", 5, "did you mean `health`?"),
        ("damage: 1", "damage: much", 5, "must be a whole number"),
        ("steps:", "step:", 6, "did you mean `steps`?"),
        ("- expect:", "- expects:", 8, "did you mean `expect`?"),
        ("- P1: attack", "- P7: attack", 7, "P7"),
        ("{health: 1}", "{helth: 1}", 8, "did you mean `health`?"),
        ("hand: 0", "hnad: 0", 8, "did you mean `hand`?"),
        ("scenarios:", "scenario:", 2, "did you mean `scenarios`?"),
    ],
)
def test_a_slip_is_marked_while_typing_and_told_at_its_line(tmp_path, right, wrong, line, said):
    assert list(validator("contracts").iter_errors(yaml.safe_load(WHOLE))) == []
    text = WHOLE.replace(right, wrong, 1)
    assert list(validator("contracts").iter_errors(yaml.safe_load(text)))
    path = tmp_path / "slip.yaml"
    path.write_text(text, "utf-8")
    faults = scenario_faults(path)
    assert [(fault.line, said in str(fault)) for fault in faults][:1] == [(line, True)], [*map(str, faults)]


def scenario_faults(path):
    found = []
    read(path, path.name, Libraries(), found)
    return sorted(found)
