"""By which rules a scenario is played, and what comes out otherwise by edited ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.kernel.setup import begin
from game.language.source import Fault
from game.records.cards import library, rules_of
from game.records.scenarios import files
from game.records.scenarios.bench import Bench
from game.records.scenarios.parts import ScenarioFile
from game.records.scenarios.reading import Libraries, read_content
from game.records.scenarios.rules import tried
from game.records.scenarios.running import run_file

NUMBERS = """\
game: contracts
scenarios:
- name: full health is expected
  board: {P1: {}}
  steps:
  - expect: {P1: {health: 30}}
- name: at least
  board: {P1: {}}
  steps:
  - expect: {P1: {health: {at_least: 28}}}
- name: another number
  board: {P1: {health: 12}}
  steps:
  - expect: {P1: {health: 12}}
- name: it says its own
  rules: {starting_health: 7}
  board: {P1: {}}
  steps:
  - expect: {P1: {health: 7}}
- name: there is room for a third
  board: {P1: {line: [copper_fox, copper_fox], hand: [tide_pupil], extractors: {water: 1}}}
  steps:
  - P1: play tide_pupil
  - expect: {tide_pupil: {place: 3}}
"""


def scenarios(text: str) -> ScenarioFile:
    faults: list[Fault] = []
    file = read_content(text, Path("numbers.yaml"), "numbers.yaml", Libraries(), faults)
    assert file is not None, faults
    return file


@pytest.fixture
def edited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person's own rules file, with 20 health and 3 tanks."""
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    (tmp_path / "cards" / "contracts").mkdir(parents=True)
    (tmp_path / "cards" / "contracts" / "rules.yaml").write_text("starting_health: 20\ntanks: 3\n", "utf-8")
    assert library("contracts").constants["starting_health"] == 20


def test_a_scenario_is_played_by_the_printed_rules_and_its_own(edited: None) -> None:
    assert [outcome.faults for outcome in run_file(scenarios(NUMBERS))] == [[]] * 5


@pytest.mark.parametrize("health", [7, 20])
def test_players_begin_with_the_health_of_the_rules_that_a_match_is_given(health: int) -> None:
    game, cards = rules_of("contracts"), library("contracts")
    decks = [deck.cards() for deck in list(cards.decks.values())[:2]]
    rules = {**cards.constants, "starting_health": health}
    state = begin(game, cards.card_set(game.vocabulary), decks, 1, rules, 0, None)
    assert [state.entities[seat].definition.printed.stats[1] for seat in (0, 1)] == [health, health]


def test_what_comes_out_otherwise_by_edited_rules_and_by_which() -> None:
    found = tried(scenarios(NUMBERS), {"starting_health": 20, "creature_limit": 2})
    told = [(bool(one.outcome.faults), one.outcome.stopped, one.moved, one.by) for one in found]
    assert told == [
        (True, False, True, ("starting_health",)),
        (True, False, True, ("starting_health",)),
        (False, False, False, ()),
        (False, False, False, ()),
        (True, True, False, ("creature_limit",)),
    ]


def test_the_workshop_begins_by_the_rules_of_now_and_saves_what_holds(edited: None) -> None:
    bench = Bench("contracts")
    assert bench.rule("tanks") == 3
    bench.rename("By three tanks")
    assert files.save(bench) == [] and bench.path is not None
    text = bench.path.read_text("utf-8")
    assert "rules: {starting_health: 20, tanks: 3}" in text
    (bench.path.parent.parent / "rules.yaml").unlink()
    assert [outcome.faults for outcome in run_file(scenarios(text))] == [[]]


def test_an_opened_scenario_is_played_by_its_own_rules(edited: None, tmp_path: Path) -> None:
    path = tmp_path / "cards" / "contracts" / "scenarios" / "numbers.yaml"
    path.parent.mkdir()
    path.write_text(NUMBERS, "utf-8")
    bench = Bench("contracts")
    files.open_file(bench, path, "full health is expected")
    assert bench.rule("starting_health") == 30 and bench.setting.rules == {}
    files.open_file(bench, path, "it says its own")
    assert bench.rule("starting_health") == 7 and bench.rule("tanks") == 5
