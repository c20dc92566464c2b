"""Chances that are told are held against how the matches end."""

from __future__ import annotations

import json
from random import Random

import pytest

from game.ai.evaluation import evaluation
from game.cli import main
from game.kernel.decisions import random_answer
from game.kernel.running import advance
from game.kernel.trajectories import Trajectory
from game.lab import chances
from game.lab.chances import Point, Told, curve
from tests.ai.matches import new_match


def test_what_is_told_around_a_tenth_is_taken_together_and_drawn_over_matches():
    one = [Told(0.68, 1.0), Told(0.72, 1.0), Told(0.02, 0.0)]
    other = [Told(0.74, 0.0), Told(0.66, 1.0), Told(0.97, 0.5)]
    assert [(point.told, point.won, point.positions) for point in curve([one, other])] == [
        (0.02, 0.0, 1),
        (0.7, 0.75, 4),
        (0.97, 0.5, 1),
    ]
    middle = curve([one, other])[1]
    assert (
        middle.low == pytest.approx(0.75 - 1.96 * (0.5 * 0.5 + 0.5 * 0.5) ** 0.5 / 4, abs=1e-3) and middle.high == 1.0
    )


def test_nothing_is_told_of_nothing():
    assert curve([]) == [] and chances.as_lines([]) == []


def test_both_seats_are_told_theirs_at_the_beginning_of_each_turn():
    state, course = new_match(4), Trajectory()
    chance = Random(4)
    while state.decision is not None:
        way = random_answer(state, chance.random)
        course.add(state, way)
        advance(state, way)
    course.end(state)
    begun = list(chances.begun_turns(course))
    assert [at.turn for at in begun] == [*range(2, state.turn + 1)] and len(begun) > 4
    found = chances.count(course)[0]
    judge = evaluation("contracts")
    assert [told.chance for told in found] == [judge.prospects(at, seat) for at in begun for seat in (0, 1)]
    assert {told.worth for told in found[::2]} | {told.worth for told in found[1::2]} == {0.0, 1.0}


def test_the_command_prints_the_curve(capsys):
    line = ["simulate", "--game", "estro", "--agents", "casual,casual", "--node-limit", "5", "--games", "2"]
    assert main([*line, "--seed", "3", "--chances", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["chances"]
    assert sum(point["positions"] for point in told) > 20 and {*told[0]} == {*Point._fields}
    assert main([*line, "--seed", "3", "--chances"]) == 0
    assert f") of {told[0]['positions']} positions" in capsys.readouterr().out
