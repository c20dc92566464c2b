"""Constants that are tables or lists: each fault is told at its row and cell, and nothing of a faulty one is taken."""

from __future__ import annotations

import json

import pytest
import yaml
from jsonschema import Draft202012Validator

from game.kernel.decisions import answers
from game.kernel.setup import options_of
from game.kernel.tables import Lists, Numbers
from game.language.folders import CARDS
from game.language.library import load
from game.language.schema import rules_file
from game.records.match import Match
from game.records.scenarios.reading import Libraries, read
from game.records.scenarios.running import run_file
from game.rules import EXAMPLES, NAMES, game_named
from tests.language.test_check import place, said
from tests.libraries import library

ESTRO = game_named("estro")
WORDS = ESTRO.vocabulary
TABLE = """\
estro_table:
  ardo: {granito: 2, armonio: 10, illusio: -5, manpo: -10}
  granito: {ardo: -2, armonio: 2, illusio: 5, manpo: 10}
  armonio: {ardo: -10, granito: -2, illusio: 10, manpo: 5}
  illusio: {ardo: 10, granito: -10, armonio: 5, manpo: 2}
  manpo: {ardo: 5, granito: 2, armonio: -2, illusio: 10}
"""
DICE = """\
dice:
  1: [granito, manpo]
  2: [armonio, manpo]
  3: [granito, illusio, manpo]
  4: [ardo]
  5: [armonio, illusio]
  6: [ardo, illusio]
"""


@pytest.fixture
def rules(tmp_path):
    """The library of a folder with nothing in it but this rules file."""

    def checked(text):
        folder = tmp_path / "estro"
        folder.mkdir(exist_ok=True)
        (folder / "rules.yaml").write_text(text, "utf-8")
        return load(folder, "estro", WORDS)

    return checked


def test_a_table_and_lists_are_read_as_they_are_written(rules):
    found = rules(TABLE.replace("manpo: -10}", "manpo: 99}") + DICE.replace("[ardo]", "[manpo, ardo]"))
    assert said(found) == []
    options = options_of(ESTRO, found.constants)
    assert options.estro_table[0] == (0, 2, 10, -5, 99)
    assert options.dice[3] == ("ardo", "manpo"), "the order in which they stand says nothing"
    assert options == options_of(ESTRO, json.loads(json.dumps(found.constants)))


@pytest.mark.parametrize(
    ("before", "marked", "message"),
    [
        ("illusio: -5", "illusio: ¦-500",
         "`illusio` in row `ardo` of `estro_table` is -500; it must be from -99 to 99"),
        ("armonio: 2,", "armonio: ¦two,",
         "`armonio` in row `granito` of `estro_table` must be a whole number, not `two`; "
         "write it in digits, such as 2"),
        ("manpo: 5}", "¦manpo_: 5}",
         "unknown field `manpo_` in row `armonio` of `estro_table`; did you mean `manpo`?"),
        ("{ardo: 5,", "{manpo: ¦0, ardo: 5,",
         "in row `manpo` of `estro_table` nothing is written for `manpo` itself: that is 0; remove it"),
        ("{ardo: 5, granito", "{ardo: 5, ¦ardo: 6, granito", "`ardo` stands here twice; remove one of them"),
        ("  armonio: {ardo: -10, granito: -2, illusio: 10, manpo: 5}", "  armonio: ¦[1, 2]",
         "row `armonio` of `estro_table` must be a map of `field: value`, not a list; "
         "write fields in { }, or line by line"),
        ("[ardo]", "[¦fuoco]", "unknown word in row `4` of `dice` `fuoco`; "
         "known are `ardo`, `armonio`, `granito`, `illusio`, `manpo`"),
        ("[ardo]", "[ardo, ¦ardo]", "`ardo` stands twice in row `4` of `dice`; remove one of them"),
        ("[ardo]", "¦ardo", "row `4` of `dice` must be a list, not `ardo`; "
         "put it in [ ] or begin each line with `- `"),
    ],
)  # fmt: skip
def test_a_wrong_cell_is_told_where_it_stands(rules, before, marked, message):
    assert before in TABLE + DICE
    line, column, text = place((TABLE + DICE).replace(before, marked, 1))
    found = rules(text)
    assert [fault for fault in said(found) if fault.startswith(f"{line}:{column}: ")] == [f"{line}:{column}: {message}"]
    changed = "dice" if "`dice`" in message else "estro_table"
    assert found.constants[changed] == WORDS.constants[changed], "nothing of it is taken"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (
            "  manpo: {ardo: 5, granito: 2, armonio: -2, illusio: 10}\n",
            "2:3: `estro_table` has no `manpo`; add `manpo:`",
        ),
        ("  6: [ardo, illusio]\n", "8:3: `dice` has no `6`; add `6:`"),
    ],
)
def test_a_row_that_is_missing(rules, line, message):
    assert said(rules((TABLE + DICE).replace(line, ""))) in ([message], [message.replace("8:", "9:")])


def test_a_cell_that_is_missing(rules):
    assert said(rules(TABLE.replace(", manpo: -10}", "}"))) == [
        "2:9: row `ardo` of `estro_table` has no `manpo`; add `manpo:`"
    ]


def test_no_table_at_all(rules):
    assert said(rules("dice: 3\n")) == [
        "1:7: `dice` must be a map of `field: value`, not `3`; write fields in { }, or line by line"
    ]


@pytest.mark.parametrize("game", (*NAMES, *EXAMPLES))
def test_every_rules_file_fits_its_schema(game):
    schema = rules_file(game_named(game).vocabulary)
    Draft202012Validator.check_schema(schema)
    path = CARDS / game / "rules.yaml"
    written = json.loads(json.dumps(yaml.safe_load(path.read_text("utf-8")))) if path.exists() else {}
    assert [e.message for e in Draft202012Validator(schema).iter_errors(written)] == []


@pytest.mark.parametrize("wrong", [{"dice": {"1": []}}, {"estro_table": {}}, {"die_bonus": 100}, {"timer": 1},
                                   {"dice": {roll: ["fuoco"] for roll in "123456"}}])  # fmt: skip
def test_the_schema_marks_what_the_checker_refuses(wrong):
    assert list(Draft202012Validator(rules_file(WORDS)).iter_errors(wrong))


def test_a_scenario_can_have_other_tables(tmp_path):
    text = """\
game: estro
scenarios:
- name: A table of its own
  rules:
    die_bonus: 0
    estro_table:
      ardo: {granito: 0, armonio: 0, illusio: 0, manpo: 0}
      granito: {ardo: 0, armonio: 0, illusio: 0, manpo: 0}
      armonio: {ardo: 50, granito: 0, illusio: 0, manpo: 0}
      illusio: {ardo: 0, granito: 0, armonio: 0, manpo: 0}
      manpo: {ardo: 0, granito: 0, armonio: 0, illusio: 0}
  board:
    at: attacks
    P1: {field: [{card: blank_card, as: mine}]}
    P2: {field: [{card: plain_novice, as: theirs}]}
  steps:
  - P1: attack theirs with mine
  - expect: {theirs: {zone: ZONE}}
"""
    blank = sorted((c for c in library("estro").definitions.values() if c.kind != "zone" and not c.clauses),
                   key=lambda c: sum(c.stats))  # fmt: skip
    weak = next(c.id for c in blank if c.kind == "armonio")
    strong = next(c.id for c in reversed(blank) if c.kind == "ardo")
    text = text.replace("blank_card", weak).replace("plain_novice", strong)
    path = tmp_path / "tables.yaml"
    for number, lies in ((50, "incinerator"), (0, "field")):
        path.write_text(text.replace("ardo: 50", f"ardo: {number}").replace("ZONE", lies), "utf-8")
        faults = []
        file = read(path, "tables.yaml", Libraries(), faults)
        assert file is not None, faults
        assert [fault for outcome in run_file(file) for fault in outcome.faults] == []
    path.write_text(text.replace("manpo: 0}", "manpo: x}", 1), "utf-8")
    faults = []
    assert read(path, "tables.yaml", Libraries(), faults) is None
    told = "`manpo` in row `ardo` of `estro_table` must be a whole number, not `x`"
    assert (faults[0].line, faults[0].message) == (7, told)


def test_tables_as_plain_data_and_back():
    numbers = Numbers(("a", "b"), ("a", "b", "c"), 0, 9, own=1)
    assert numbers.packed({"a": {"b": 2, "c": 3}, "b": {"a": 4, "c": 5}}) == ((1, 2, 3), (4, 1, 5))
    assert numbers.plain(((1, 2, 3), (4, 1, 5))) == {"a": {"b": 2, "c": 3}, "b": {"a": 4, "c": 5}}
    lists = Lists(("1", "2"), ("x", "y"))
    assert lists.packed({"1": ["y", "x"], "2": []}) == (("x", "y"), ())
    assert lists.plain((("x", "y"), ())) == {"1": ["x", "y"], "2": []}


def test_a_match_file_of_before_is_played_by_the_tables_that_it_pins(tmp_path):
    """It has a line for each number, of which a designer has changed two."""
    mine = load(CARDS / "estro", "estro", WORDS)
    table = {row: dict(cells) for row, cells in mine.constants["estro_table"].items()}
    table["ardo"]["manpo"] = 42
    mine.constants |= {"estro_table": table, "dice": mine.constants["dice"] | {"4": ["ardo", "manpo"]}}
    match = Match.new(game="estro", decks=list(mine.decks)[:2], seed=3, first=0, seats=("human", "human"), library=mine,
                      folder=tmp_path)  # fmt: skip
    for _ in range(24):
        match.answer(answers(match.state)[0 if match.state.decision.shape == "subset" else -1])
    former = {k: v for k, v in match.constants.items() if k not in ("estro_table", "dice")}
    former |= {f"{one}_{other}": n for one, row in table.items() for other, n in row.items()}
    former |= {"die_1": 1001, "die_2": 101, "die_3": 1011, "die_4": 10001, "die_5": 110, "die_6": 10010}
    data = json.loads(match.path.read_text("utf-8"))
    del data["checksum"]
    data |= {"constants": former, "fingerprints": [[8, "0123456789abcdef"]]}
    path = tmp_path / "before.match"
    path.write_text(json.dumps(data), "utf-8")
    loaded = Match.load(path)
    assert (loaded.constants, loaded.state) == (match.constants, match.state)
    del former["timer"]  # of before that constant was: then the positions were described without it
    path.write_text(json.dumps(data | {"constants": former}), "utf-8")
    assert Match.load(path).diverged is None
