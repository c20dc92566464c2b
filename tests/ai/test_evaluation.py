"""Positions to which lines are played on are judged by weights of their own, where a file has them."""

from __future__ import annotations

from math import exp

import pytest

from game.ai.evaluation import CONSTANT, Evaluation, evaluation
from game.ai.greedy import Budget
from game.ai.outlook import Outlook
from tests.ai.matches import positions


@pytest.fixture(scope="module")
def state():
    return next(iter(positions(1)))


def test_without_them_they_are_judged_as_all_are(state):
    judge = Evaluation(evaluation("contracts").weights)
    assert judge.prospects(state, 0) == judge.chance(judge.value(state, 0))


def test_with_them_by_their_sum_and_a_constant(state):
    judge = Evaluation({"own_health": 1.0}, scale=10.0, ahead={"own_hand": 2.0, CONSTANT: -5.0})
    names = state.game.judging.names
    said = -5.0 + 2.0 * state.game.judging.features(state, 0)[names.index("own_hand")]
    assert judge.prospects(state, 0) == pytest.approx(1 / (1 + exp(-said / 10)))
    last = Outlook(judge, 0, Budget(100), state.turn - 1)
    assert last.played_on(state.copy()) == judge.prospects(state, 0)


def test_what_is_over_is_won_or_lost(state):
    over = state.copy()
    over.result = (1,)
    judge = Evaluation({}, ahead={CONSTANT: 50.0})
    assert (judge.prospects(over, 0), judge.prospects(over, 1)) == (0.0, 1.0)


def test_a_seat_that_waits_is_judged_by_its_own_where_there_are_any(state):
    judge = Evaluation({}, ahead={CONSTANT: 5.0}, waiting={CONSTANT: -5.0}, scale=5.0)
    on_turn, waits = (judge.prospects(state, seat) for seat in (state.active, 1 - state.active))
    assert on_turn > 0.7 and on_turn == pytest.approx(1 - waits)
    one = Evaluation({}, ahead={CONSTANT: 5.0}, scale=5.0)
    assert one.prospects(state, 0) == one.prospects(state, 1)
