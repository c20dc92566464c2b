"""Every bundled scenario holds: as it is played, with the match saved and loaded before each step, and with each step
taken back and done again."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from game.kernel.saved import from_json
from game.language.folders import CARDS
from game.language.source import Fault
from game.records.cards import GAMES, rules_of
from game.records.scenarios.answering import Table
from game.records.scenarios.parts import Scenario, ScenarioFile
from game.records.scenarios.reading import GAMES as WITH_SCENARIOS
from game.records.scenarios.reading import Libraries, read, scenario_files
from game.records.scenarios.running import Act, once, run, run_file
from game.rules import NAMES

FILES = [path for game in WITH_SCENARIOS for path in scenario_files(CARDS / game)]


@cache
def libraries() -> Libraries:
    return Libraries()


@cache
def scenario_file(path: Path) -> ScenarioFile:
    faults: list[Fault] = []
    file = read(path, path.relative_to(CARDS).as_posix(), libraries(), faults)
    assert file is not None and not faults, "\n".join(map(str, faults))
    return file


def scenarios() -> list[tuple[ScenarioFile, Scenario]]:
    return [(file, scenario) for file in map(scenario_file, FILES) for scenario in file.scenarios]


def reloaded(table: Table, act: Act) -> bool:
    """Save and load the match, then take the step."""
    data = json.loads(json.dumps(table.state.to_json()))
    loaded = from_json(data, table.state.game, table.state.cards)
    assert loaded == table.state
    table.state, loaded.log = loaded, table.log
    return act(table)


def again(table: Table, act: Act) -> bool:
    """Take the step, take it back, take it again: it comes to the same."""
    before, trial = table.state.copy(), table.copy()
    act(trial)
    assert table.state == before, "what was tried in a copy has changed the match"
    goes_on = act(table)
    assert table.state == trial.state
    return goes_on


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
@pytest.mark.parametrize("around", [once, reloaded, again])
def test_it_holds_or_is_pending(path, around):
    faults = [fault for outcome in run_file(scenario_file(path), around) for fault in outcome.faults]
    assert not faults, "\n".join(map(str, faults))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_scenarios(game):
    assert scenario_files(CARDS / game), f"write one into cards/{game}/scenarios/ (cards/SCENARIOS.md)"


def test_what_is_pending_says_why():
    """A pending scenario fails at something that it expects, or at an answer; not as it can't begin."""
    for file, scenario in scenarios():
        if scenario.pending:
            outcome = run(file, scenario)
            assert not any("can't begin" in fault.message for fault in outcome.failures), scenario.name


EXAMPLES = re.findall(r"```yaml\n(.*?)```", (CARDS / "SCENARIOS.md").read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_examples_of_the_page_hold_as_they_are_written(example, tmp_path):
    path = tmp_path / "example.yaml"
    path.write_text(example, encoding="utf-8")
    faults: list[Fault] = []
    file = read(path, "example.yaml", libraries(), faults)
    assert file is not None, faults
    outcomes = run_file(file)
    assert outcomes and not [fault for outcome in outcomes for fault in outcome.faults]


@pytest.mark.parametrize("game", [game for game in NAMES if scenario_files(CARDS / game)])
def test_every_card_with_an_effect_has_a_scenario_that_names_it(game):
    """Of the games that are offered; one that is being written has them in the end."""
    named = " ".join(s.name for file, s in scenarios() if file.game.name == game and not s.pending)
    cards = libraries().of(rules_of(game)).definitions
    able = [d for d in cards.values() if d.clauses or d.source.get("keywords")]
    assert not [d.id for d in able if d.name["en"] not in named], "these cards have no scenario yet"
