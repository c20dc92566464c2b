"""Habits counted over matches: how much of what an agent does in a turn of its own, and what the command tells."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from game.lab import habits, simulate
from game.lab.habits import Mean, Played
from game.lab.simulate import Plan
from game.records.cards import GAMES
from game.rules import game_named
from tests.courses import recorded
from tests.rules.contracts.board import P1, P2, Table, creature

PLAYERS = {0: "one", 1: "other"}


def counted(table, course):
    course.end(table.state)
    return {found.agent: found for found in habits.count(course, PLAYERS)}


def test_each_turn_is_counted_for_whose_turn_it_is():
    table = Table()
    table.line(P1, creature(2, 9), creature(3, 9))
    table.line(P2, creature(1, 9))
    course = recorded(table)
    table.attack(P1[0], P2)
    table.attack(P1[1], P2[0])
    table.end_turn()
    found = counted(table, course)
    row = found["one"].of
    assert (found["one"].turns, row["attacks"], row["attacks_on_player"], row["harm"]) == (1, 2, 1, 2)
    assert found["other"].of["attacks"] == found["other"].of["harm"] == 0


@pytest.mark.parametrize(
    ("matches", "told"),
    [
        ([(4, 2.0)], Mean(0.5, 0.5, 0.5)),
        ([(10, 10.0), (10, 0.0)], Mean(0.5, round(0.5 - 1.96 * 50**0.5 / 20, 3), round(0.5 + 1.96 * 50**0.5 / 20, 3))),
    ],
)
def test_a_mean_is_of_all_turns_and_its_bounds_are_by_match(matches, told):
    assert habits.mean([Played("one", turns, {"attacks": sum_}) for turns, sum_ in matches], "attacks") == told


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_every_game_is_counted_and_stays_the_same_match(game):
    plan = Plan(game, agents=("random", "random"), games=2, seed=3, habits=True)
    found = simulate.simulate(plan)
    assert found.errors == 0, found.messages
    assert {*found.habits[0].of} == {*game_named(game).judging.habits} and sum(row.turns for row in found.habits) > 10
    plain = simulate.simulate(replace(plan, habits=False))
    assert (found.wins, found.decisions) == (plain.wins, plain.decisions) and not plain.habits


def test_a_limit_on_positions_is_kept_to():
    plan = Plan("contracts", agents=("regular", "random"), games=1, seed=3, nodes=20)
    assert simulate.simulate(plan).decisions != simulate.simulate(replace(plan, nodes=60)).decisions


def test_the_command_tells_them(capsys):
    from game.cli import main

    asked = ["simulate", "--agents", "random,random", "--games", "2", "--seed", "3", "--habits"]
    assert main([*asked, "--json", "--jobs", "2"]) == 0
    told = json.loads(capsys.readouterr().out)["habits"]["random"]
    row = told["cards_held"]
    assert told["turns"] > 10 and row["low"] <= row["mean"] <= row["high"]
    assert main(asked) == 0
    words = capsys.readouterr().out
    assert f"random, in the mean of {told['turns']} turns: attacks" in words
    assert f"cards held {row['mean']:.2f} ({row['low']:.2f} to {row['high']:.2f})" in words
