"""Typical blunders of Mnemonica, each where it is made and where it is not."""

from __future__ import annotations

import pytest

from game.rules.estro import blunders
from tests.courses import judged, recorded
from tests.rules.estro.board import P1, P2, Table, ozok, thofa


@pytest.mark.parametrize("own", [67, 68])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_what_is_announced_and_contested(own: int, answer: str) -> None:  # E-157, E-158
    table = Table()
    table.rules(mnemonica=True, die_bonus=0)
    table.hand(P1, ozok(), ozok())
    table.hand(P2, ozok(), ozok())
    table.field(P1, ozok(), ozok())
    table.field(P2, thofa())
    table.attacks(P1)
    course = recorded(table)
    table.attack(P1[0], P2[0], 1, 1)
    table.answer("say", own)
    table.answer("say", 76)
    table.answer("no")
    table.answer(answer)
    true = own == 67
    assert judged(table, course, blunders.announced_falsely) == (1, not true)
    assert judged(table, course, blunders.false_let_pass) == ((0, 0) if true else (1, answer == "no"))
    assert judged(table, course, blunders.true_contested) == ((1, answer == "yes") if true else (0, 0))
