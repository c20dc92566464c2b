"""Typical blunders, each on a board where it is made and on one where it is not."""

from __future__ import annotations

import pytest

from game.rules.cataclysm import blunders
from tests.courses import judged, recorded
from tests.rules.cataclysm.board import P1, P2, character


@pytest.mark.parametrize(
    ("target", "taken"),
    [
        (0, 1),  # the strong one, who stays and kills nobody
        (1, 0),  # the weak one falls
    ],
)
def test_a_kill_that_costs_nothing_is_passed_over(table, target, taken):
    table.play(P1, character(9, 4))
    table.play(P2, character(9, 3), character(3, 3))
    course = recorded(table)
    table.begin(P1)
    table.attack(P1[0], P2[target])
    assert judged(table, course, blunders.kill_passed_over) == (1, taken)


@pytest.mark.parametrize(
    ("attacker", "taken"),
    [
        (0, 1),  # falls to somebody who stays
        (1, 0),  # stands
    ],
)
def test_an_attacker_falls_for_nothing(table, attacker, taken):
    table.play(P1, character(2, 1), character(9, 1))
    table.play(P2, character(9, 3))
    course = recorded(table)
    table.begin(P1)
    table.attack(P1[attacker], P2[0])
    assert judged(table, course, blunders.attacker_lost_for_nothing) == (1, taken)


def test_where_there_is_one_attack_only_nothing_was_chosen(table):
    table.play(P1, character(2, 1))
    table.play(P2, character(9, 3))
    course = recorded(table)
    table.begin(P1)
    table.attack(P1[0], P2[0])
    for judge in blunders.BLUNDERS.values():
        assert judged(table, course, judge) == (0, 0)
