"""Teams: who are opponents, who has won, and how it is counted."""

from __future__ import annotations

import pytest

from game.ai.evaluation import WIN, outcome
from game.kernel import running
from game.kernel.data import Context
from game.kernel.selectors import COMMON_SETS
from game.kernel.state import State
from game.lab.simulate import Tally, _score
from tests.kernel.games import kit, play_on


def ended(result: tuple[int, ...], seats: int = 4) -> State:
    state = kit("veil", seats).setup(1)
    state.decision, state.result = None, result
    return state


@pytest.mark.parametrize(("seats", "result", "outcomes"), [
    (4, (0, 2), [1, -1, 1, -1]),
    (4, (1, 3), [-1, 1, -1, 1]),
    (4, (), [0, 0, 0, 0]),
    (4, (0, 1, 2, 3), [0, 0, 0, 0]),
    (3, (1,), [-1, 1, -1]),
    (3, (0, 2), [0, -1, 0]),
])  # fmt: skip
def test_a_team_wins_together_and_several_teams_draw(seats, result, outcomes):
    state = ended(result, seats)
    assert [state.places.outcome(result, seat) for seat in range(seats)] == outcomes
    assert [outcome(state, seat) for seat in range(seats)] == [WIN * found for found in outcomes]


def test_the_opponents_of_a_player_are_the_other_team():
    state = kit("veil", 4).setup(1)
    context = Context(2, 0, 2)
    assert COMMON_SETS["opponent"](state, context) == (1, 3)
    assert COMMON_SETS["you"](state, context) == (2,)


def test_who_gives_up_gives_up_for_the_team():
    state = kit("veil", 4).setup(1)
    running.concede(state, 2)
    assert state.result == (1, 3)


def test_shared_wins_count_for_each_seat_of_the_team():
    tally = Tally([0] * 4)
    for result in ((0, 2), (1, 3), (), (0, 2)):
        _score(ended(result), ("a", "b", "c", "d"), 0, tally)
    assert (tally.wins, tally.draws, tally.first_seat_wins) == ([2, 1, 2, 1], 1, 2)


def test_a_match_of_teams_is_won_by_a_whole_team_or_drawn():
    results = {play_on(kit("veil", 4).setup(seed), seed).result for seed in range(12)}
    assert results <= {(0, 2), (1, 3), ()} and len(results) > 1
