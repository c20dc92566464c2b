"""A move is judged once what it asks of its own seat is answered, and not by what the turn asks later."""

from __future__ import annotations

import pytest

from game.ai.agents import agent
from game.ai.evaluation import evaluation
from game.ai.greedy import Budget
from game.ai.lines import Beam, carry, moves_at, settled
from game.ai.outlook import Outlook
from game.kernel.running import advance
from tests.ai.test_ladder import opened

JUDGE = evaluation("contracts")


@pytest.fixture(scope="module")
def met():
    """The first position of each kind of decision from turn 4 on, of a match of Contracts."""
    state, found = opened("contracts", 2, 3), {}
    agents = [agent("casual", seed) for seed in (1, 2)]
    while state.decision is not None and state.turn < 6:
        if state.turn >= 4:
            found.setdefault(state.decision.kind, state.copy())
        advance(state, agents[state.decision.seat].answer(state))
    return found


def worth(state, move):
    """What comes of a move, and how many positions that took."""
    after, budget = state.copy(), Budget(1000)
    carry(after, move, state.decision.seat)
    return settled(JUDGE.value, after, state.decision.seat, budget, state.frames), budget.used


def test_of_cards_that_are_looked_at_the_best_is_in_the_hand(met):
    state = met["draw"]
    values = [worth(state, (("draw", number),)) for number in (1, 2, 3)]
    assert [used for _, used in values] == [1, 3, 4]
    assert values[0][0] <= values[1][0] <= values[2][0] and values[0][0] < values[2][0]


def test_greedily_as_many_are_looked_at_as_it_pays(met):
    state = met["draw"]
    assert Outlook(JUDGE, state.decision.seat, Budget(1000), state.turn).greedy(state) == (("draw", 3),)


def test_a_line_that_ends_with_a_draw_is_worth_what_is_kept(met):
    state = met["draw"]
    lines = Beam(JUDGE.value, state, state.decision.seat, Budget(1000), 12).search(1000)
    values = {line.moves[0][0]: line.value for line in lines if len(line.moves) == 1}
    assert values["draw", 3] == worth(state, (("draw", 3),))[0] > values["draw", 1]


def test_what_the_turn_asks_next_is_no_part_of_a_move(met):
    state = met["extractor"]
    for move in moves_at(state):
        after = state.copy()
        carry(after, move, state.decision.seat)
        assert after.decision.kind == "draw"
        assert worth(state, move) == (JUDGE.value(after, state.decision.seat), 1)
