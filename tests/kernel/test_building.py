"""Answers that are built up of parts, assignments and divisions: listed, in steps, suggested, drawn, saved."""

from __future__ import annotations

from random import Random

import pytest

from game.kernel import running
from game.kernel.assignments import Assignment
from game.kernel.building import Built
from game.kernel.choices import BACK, DONE, MANY
from game.kernel.decisions import is_legal, why_not
from game.kernel.divisions import Division
from game.kernel.shapes import decision_from_json
from game.kernel.state import tasks
from tests.rules.contracts import board
from tests.rules.contracts.board import P1


def answered(state, answer):
    state.seats[0][0] = answer[-1] if len(answer) > 1 else 0


tasks("game.tests.kernel.test_building", answered)

FEW = [
    Assignment("blocks", P1, answered, (), ((10, (20, 21)), (11, (20,)), (12, ()))),
    Division("damage", P1, answered, (), 4, ((10, 0, 3), (11, 1, 4), (12, 0, 4))),
]
MANY_OF_THEM = [
    Assignment("blocks", P1, answered, (), tuple((i, (20, 21, 22)) for i in range(10, 15))),
    Division("damage", P1, answered, (), 9, tuple((i, i % 2, 6) for i in range(10, 15))),
]


def asking(decision: Built) -> board.Table:
    table = board.Table()
    table.state.decision = decision
    return table


def by_steps(decision: Built, state) -> list:
    """Every whole answer that the listed steps lead to, each as often as they do."""
    found = []
    for step in decision._onward(state):
        if step == BACK:
            raise AssertionError(f"nothing leads on from {decision.given}")
        following = decision.after(state, step)
        found += [following] if isinstance(following, tuple) else by_steps(following, state)
    return found


@pytest.mark.parametrize("decision", [*FEW, *MANY_OF_THEM])
def test_every_answer_is_reached_by_exactly_one_way_of_steps(decision):
    table = asking(decision)
    every = [decision._said(pairs) for pairs in decision.every()]
    assert sorted(by_steps(decision, table.state)) == sorted(every)
    assert len(set(every)) == len(every) and all(is_legal(table.state, way) for way in every)
    assert (len(every) <= MANY) == decision.lists_all()


@pytest.mark.parametrize("decision", [*FEW, *MANY_OF_THEM])
def test_what_is_listed_suggested_and_drawn_is_legal(decision):
    table, chance = asking(decision), Random(1)
    drawn = [decision.by_chance(table.state, chance.random) for _ in range(60)]
    ways = [*decision.answers(table.state), *decision.suggest(table.state, 24), *decision.steps(table.state), *drawn]
    assert len(set(drawn)) > 3
    for way in ways:
        assert why_not(table.state, way) is None, way
    assert len(decision.suggest(table.state, 5)) == 5


@pytest.mark.parametrize("decision", [*FEW, *MANY_OF_THEM])
def test_a_saved_decision_is_read_equal_also_in_the_middle(decision):
    table = asking(decision)
    running.answer(table.state, decision.steps(table.state)[0])
    for one in (decision, table.state.decision):
        assert decision_from_json(one.to_json()) == one and hash(decision_from_json(one.to_json())) == hash(one)


def test_each_step_can_be_changed_until_it_is_confirmed():
    table = asking(FEW[0])
    for step in (("put", 11, 20), ("put", 10, 20), ("put", 10, 21), ("drop", 11)):
        running.answer(table.state, step)
    assert table.state.decision.given == ((10, 21),)
    assert table.refuse("put", 10, 21).code == "chosen_already"
    assert table.refuse("drop", 11).code == "nothing_to_take_back"
    assert table.refuse("put", 12, 20).code == "not_an_option" and table.refuse("put", 13, 20).code == "not_a_choice"
    running.answer(table.state, BACK)
    assert table.state.decision == FEW[0] and table.refuse(BACK).code == "nothing_to_take_back"


def test_a_division_is_confirmed_only_when_all_is_divided():
    table = asking(FEW[1])
    assert table.refuse(DONE).code == "wrong_total"
    running.answer(table.state, ("give", 10, 3))
    assert table.refuse("give", 12, 2).code == "wrong_total" and table.refuse("give", 10, 4).code == "wrong_share"
    assert table.refuse("divide", 10, 2, 12, 2).code == "wrong_share", "11 has at least 1"
    assert table.refuse("divide", 11, 1, 10, 3).code == "wrong_order"
    assert table.state.decision.after(table.state, DONE) == ("divide", 10, 3, 11, 1)
    assert is_legal(table.state, DONE)


def test_what_can_t_be_divided_is_no_division():
    with pytest.raises(ValueError, match="can't be divided"):
        Division("damage", P1, answered, (), 9, ((10, 0, 3), (11, 0, 4)))
