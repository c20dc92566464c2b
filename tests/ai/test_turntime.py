"""The time of a whole turn: shared by its thoughts, whole again with the next turn and where a position goes back."""

from __future__ import annotations

import pytest

from game.ai import greedy, ladder
from game.ai.agents import agent
from game.ai.greedy import Budget
from game.ai.thinking import Minds, Question, recompute, think
from game.ai.turntime import KEPT, SHARE, TurnTime
from game.kernel.running import advance
from game.kernel.views import view
from tests.ai.test_ladder import BETWEEN, TABLES, opened
from tests.rings import first, plain

CAP = 0.3
"""Seconds, by a clock in which each position that is tried takes a millisecond."""


class Clock:
    """It goes on by a millisecond with each position that any of the thinkers tries."""

    def __init__(self, monkeypatch):
        self.budgets = []
        for module in (greedy, ladder):
            monkeypatch.setattr(module, "perf_counter", self.now)
        monkeypatch.setattr(ladder, "Budget", self.budget)

    def budget(self, *limits):
        self.budgets.append(Budget(*limits))
        return self.budgets[-1]

    def now(self):
        return sum(budget.used for budget in self.budgets) / 1000


def shown_at(turn, clock=0):
    return {"turn": turn, "clock": clock}


@pytest.mark.parametrize(
    ("level", "name", "seats"), first(1, [(level, *table) for level in ("regular", "master") for table in TABLES])
)
@plain
def test_the_thoughts_of_a_turn_together_take_no_longer_than_its_time(name, seats, level, monkeypatch):
    """By no more than what is tried between two looks at the clock."""
    clock, state = Clock(monkeypatch), opened(name, seats, 3)
    minds = [agent(level if seat == 0 else "random", seat) for seat in range(seats)]
    turns, plans = {}, {}
    for _ in range(150):
        if state.decision is None:
            break
        seat, begin = state.decision.seat, clock.now()
        way = minds[seat].choose_from_view(view(state, seat), state.game, state.cards, seconds=CAP)
        if seat == 0:
            turns[state.turn] = turns.get(state.turn, 0.0) + clock.now() - begin
            plans[state.turn] = plans.get(state.turn, 0) + (not minds[0].planned)
        advance(state, way)
    assert max(turns.values()) <= CAP + BETWEEN / 1000
    assert max(turns.values()) > CAP / 3
    assert max(plans.values()) > 1


def test_a_new_turn_has_its_whole_time():
    time = TurnTime()
    time.asked(shown_at(4), "a")
    whole = time.for_plan(1.0)
    time.spent += 0.9
    time.asked(shown_at(4), "b")
    assert time.for_plan(1.0) == 0.0
    assert time.for_look(1.0) == pytest.approx(0.1)
    time.asked(shown_at(5), "c")
    assert time.for_plan(1.0) == whole == pytest.approx(SHARE * (1 - KEPT))


@pytest.mark.parametrize(("turn", "clock", "mark"), [(4, 7, "a"), (4, 6, "c"), (3, 7, "c")])
def test_a_position_that_goes_back_has_the_whole_time_of_its_turn(turn, clock, mark):
    """The same view again, an earlier one of the turn, and an earlier turn."""
    time = TurnTime()
    time.asked(shown_at(4, 7), "a")
    time.asked(shown_at(4, 7), "b")
    time.spent = 1.0
    time.asked(shown_at(turn, clock), mark)
    assert time.spent == 0.0


def test_thoughts_without_a_clock_use_none_of_the_time():
    state, thinker = opened("contracts", 2, 4), agent("regular", 1)
    thinker.choose_from_view(view(state, state.decision.seat), state.game, state.cards, nodes=60)
    assert thinker.time == TurnTime()
    assert not thinker.late


def to_plan():
    """A match, with the view in it of a seat that has several lines to choose from."""
    state, minds = opened("contracts", 2, 4), Minds()
    for number in range(300):
        shown = view(state, state.decision.seat)
        answer, receipt = think(Question(number, shown, "regular", 3, None, 80), state.game, state.cards, minds)
        if state.turn > 4 and not receipt.planned and len(minds["regular", shown["seat"]].lines) > 1:
            return state, shown
        advance(state, answer)
    raise AssertionError("there is no such position")


def test_with_little_of_the_turns_time_left_the_answer_comes_of_one_look_and_its_receipt_says_so():
    state, shown = to_plan()
    mind = agent("regular", 3)
    mind.time.asked({**shown, "clock": 0}, "earlier")
    mind.time.spent = 9.0
    minds = {("regular", int(shown["seat"])): mind}
    answer, receipt = think(Question(1, shown, "regular", 3, 10.0, 80), state.game, state.cards, minds)
    assert receipt.late
    assert 0 < mind.budget.used < BETWEEN
    assert mind.lines[0].moves[0][0] == answer


def test_a_question_that_stands_alone_has_the_whole_time():
    """A hint, of which a person may ask several in a turn."""
    state, shown = to_plan()
    mind = agent("regular", 3)
    mind.time.asked({**shown, "clock": 0}, "earlier")
    mind.time.spent = 100.0
    minds = {("regular", int(shown["seat"])): mind}
    answer, receipt = think(Question(1, shown, "regular", 3, 100.0, 80, True), state.game, state.cards, minds)
    assert not receipt.late
    assert recompute(receipt, shown, state.game, state.cards) == answer
