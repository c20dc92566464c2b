"""What an answer was worth against the best that its seat could have seen: from its view alone, and alike each time."""

from __future__ import annotations

import pytest

from game.ai.agents import agent
from game.ai.judging import Depth, judge
from game.kernel.decisions import answers, is_legal
from game.kernel.running import advance
from game.kernel.views import redeal, view
from game.records.puzzles import puzzles
from game.rules import NAMES
from tests.ai.test_ladder import TABLES, opened, positions
from tests.libraries import library
from tests.rings import one_of

SHALLOW = Depth(80, 2)


def made_at(state, number=0):
    """Some answers of whoever is asked, up to where nothing is proposed any more."""
    state, found = state.copy(), []
    while not found or (state.decision is not None and state.decision.cancel):
        ways = answers(state)
        found.append(ways[number % len(ways)])
        advance(state, found[-1])
    return tuple(found)


@pytest.mark.parametrize(("name", "seats"), one_of(lambda table: table[0], TABLES))
def test_it_tells_the_same_whatever_is_hidden(name, seats):  # C-152
    for number, state in enumerate(positions(name, seats, 15, seed=5)):
        if number % 3 or len(answers(state)) < 2:
            continue
        seat = state.decision.seat
        made = made_at(state, number)
        found = judge(view(state, seat), made, state.game, state.cards, SHALLOW)
        dealt = redeal(state, seat, 99 + number)
        assert judge(view(dealt, seat), made, state.game, state.cards, SHALLOW) == found
        assert 0 <= found.made <= found.best <= 1
        assert is_legal(state, found.better[0])


ANSWERED = ("grimoire",)
"""Matches end there as phases do, and seldom by what was answered last."""
UNSEEN = ("Needles under the wing",)
"""The other side has an answer to the attack, and what prevents its damage is not thought of before it is used."""


@pytest.mark.nightly
def test_a_win_that_takes_several_moves_is_found_where_the_others_may_answer():
    """In most puzzles that are won: to pass is worth less, and something else wins."""
    found = 0
    for name in ANSWERED:
        for puzzle in puzzles(name, library(name)):
            state = puzzle.begin().state
            if puzzle.grading.goal != "win" or state.decision.seat != 0:
                continue
            judged = judge(view(state, 0), (("pass",),), state.game, state.cards, Depth(2000, 3))
            assert judged.better[0] != ("pass",) or puzzle.name in UNSEEN, puzzle.name
            found += judged.best == 1.0 and judged.loss > 0.02
    assert found >= 6


@pytest.mark.nightly
@pytest.mark.parametrize("name", [name for name in NAMES if name not in ANSWERED])
def test_a_win_that_was_not_taken_is_found(name):
    """Where a line wins in this turn, to do nothing is worth less."""
    for seed in range(40):
        state = opened(name, 2, seed)
        agents = [agent("casual", seed), agent("random", seed)]
        while state.decision is not None:
            before = state.copy()
            advance(state, agents[state.decision.seat].answer(state))
            calm = next((way for way in answers(before) if way in (("end",), ("pass",))), None)
            if state.result != (before.decision.seat,) or calm is None or before.active != before.decision.seat:
                continue
            seat = before.decision.seat
            found = judge(view(before, seat), (calm,), before.game, before.cards, Depth(2000, 3))
            if found.best == 1.0 and found.loss > 0.02:
                assert found.better[0] != calm
                return
    raise AssertionError("no match ended by an answer in the own turn")


def test_an_answer_that_is_not_open_is_refused():
    state = opened("contracts", 2, 1)
    with pytest.raises(ValueError, match="not open"):
        judge(view(state, state.decision.seat), (("attack", 0, 1),), state.game, state.cards, SHALLOW)
