"""Blunders counted over matches: wins that are let go, and what the command tells."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from game.lab import blunders, simulate
from game.lab.blunders import count
from game.lab.simulate import Plan
from game.rules import NAMES
from tests.courses import recorded
from tests.rules.contracts.board import P1, P2, Table, creature, orb

PLAYERS = {0: "one", 1: "other"}


def win_of_two_moves():
    """P2 has 5 health, P1 an Orb that deals 3 and a creature that deals 2."""
    table = Table()
    table.line(P1, creature(2, 2))
    table.give(P1, orb(attack=3, durability=3))
    table.health(P2, 5)
    return table, recorded(table)


def counted(table, course):
    course.end(table.state)
    return {name: (row["made"], row["of"]) for name, row in blunders.as_json(count(course, PLAYERS))["one"].items()}


def test_a_win_of_two_moves_is_let_go():
    table, course = win_of_two_moves()
    table.use_orb(P2)
    table.end_turn()
    found = counted(table, course)
    assert found["win_let_go"] == found["win_of_several_moves_let_go"] == (1, 1)


def test_it_is_taken():
    table, course = win_of_two_moves()
    table.use_orb(P2)
    table.attack(P1[0], P2)
    assert table.state.result == (P1,)
    found = counted(table, course)
    assert found["win_let_go"] == found["win_of_several_moves_let_go"] == (0, 1)


def test_a_win_of_one_move_is_none_of_several():
    table, course = win_of_two_moves()
    table.health(P2, 2)
    table.attack(P1[0], P2)
    found = counted(table, course)
    assert found["win_let_go"] == (0, 1) and "win_of_several_moves_let_go" not in found


def test_where_there_is_no_win_none_is_let_go():
    table, course = win_of_two_moves()
    table.health(P2, 6)
    table.end_turn()
    assert "win_let_go" not in counted(table, course)


@pytest.mark.parametrize("game", NAMES)
def test_a_match_of_every_game_is_counted_and_stays_the_same_match(game):
    plan = Plan(game, agents=("random", "random"), games=2, seed=3, blunders=True)
    found = simulate.simulate(plan)
    assert found.errors == 0, found.messages
    assert all(found.blunders["random", name, blunders.OCCASIONS] > 0 for _, name, _ in found.blunders)
    plain = simulate.simulate(replace(plan, blunders=False, invariants=True))
    assert (found.wins, found.decisions) == (plain.wins, plain.decisions) and not plain.blunders


def test_the_command_tells_them(capsys):
    from game.cli import main

    asked = ["simulate", "--agents", "random,random", "--games", "2", "--seed", "3", "--blunders"]
    assert main([*asked, "--json", "--jobs", "2"]) == 0
    told = json.loads(capsys.readouterr().out)["blunders"]
    row = told["random"]["rune_thrown_back"]
    assert row["of"] > 0 and row["percent"] == round(100 * row["made"] / row["of"], 1)
    assert main(asked) == 0
    assert f"rune thrown back {row['made']} of {row['of']}" in capsys.readouterr().out
