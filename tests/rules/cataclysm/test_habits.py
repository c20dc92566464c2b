"""By what ways to play are told apart, counted on boards."""

from __future__ import annotations

from tests.courses import did, recorded
from tests.rules.cataclysm.board import P1, P2, character


def test_harm_is_the_life_lost_and_all_of_whoever_falls(table):
    table.play(P1, character(9, 4))
    table.play(P2, character(3, 2), character(9, 3))
    course = recorded(table)
    table.begin(P1)
    table.attack(P1[0], P2[0])
    found = did(table, course)
    assert (found["harm"], found["own_harm"], found["in_play"]) == (3, 2, 1)
