"""By what ways to play are told apart, counted on boards."""

from __future__ import annotations

from tests.courses import did, recorded
from tests.rules.estro.board import P1, thofa


def test_a_card_that_is_laid_and_what_is_held_after_it(table):
    one, _ = table.begin(P1, thofa(), thofa())  # and one is drawn
    table.tokens(P1, 2)
    course = recorded(table)
    table.lay(one)
    found = did(table, course)
    assert (found["laid"], found["cards_held"], found["tokens_held"], found["attacks"]) == (1, 2, 2, 0)
