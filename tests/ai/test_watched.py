"""Positions of matches that were watched: what `expert` does there holds to what their files expect.

Each file in `watched/` is a scenario file. Its steps are what a person would have done, or why what looked foolish was
right, and the same is expected after them and after the turn of the computer.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.ai.agents import agent
from game.kernel.running import advance
from game.records.scenarios.parts import Expect
from game.records.scenarios.reading import Libraries, read
from game.records.scenarios.running import run
from tests.libraries import library

FILES = sorted((Path(__file__).parent / "watched").glob("*.yaml"))
LIBRARIES = Libraries([library("contracts"), library("cataclysm"), library("grimoire")])
SEEDS = (1, 2)


def watched():
    for path in FILES:
        faults = []
        file = read(path, path.name, LIBRARIES, faults)
        assert file is not None, faults
        yield from ((file, scenario) for scenario in file.scenarios)


WATCHED = list(watched())
NAMES = [scenario.name for _, scenario in WATCHED]


def of_the_computer(seed):
    """Before what is expected, the turn that the board is in, as the computer plays it for both sides."""

    def around(table, act):
        state, turn = table.state, table.state.turn
        thinkers = [agent("expert", seed) for _ in state.seats]
        while state.decision is not None and state.turn == turn:
            advance(state, thinkers[state.decision.seat].answer(state))
        return act(table)

    return around


@pytest.mark.parametrize(("file", "scenario"), WATCHED, ids=NAMES)
def test_what_was_better_holds(file, scenario):
    assert not run(file, scenario).failures


@pytest.mark.nightly
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("file", "scenario"), WATCHED, ids=NAMES)
def test_and_so_it_does_after_the_turn_of_the_computer(file, scenario, seed):
    expected = [step for step in scenario.steps if isinstance(step, Expect)]
    assert len(expected) == 1
    bare = replace(scenario, steps=expected)
    assert not run(file, bare, of_the_computer(seed)).failures
