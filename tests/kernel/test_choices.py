"""Choices of several that have very many answers: in steps, in one answer, suggested, left to chance."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest

from game.ai.greedy import options
from game.kernel import choices, decisions
from game.kernel.choices import BACK, DONE, MANY
from game.kernel.decisions import CANCEL
from tests.rules.contracts import board
from tests.rules.contracts.board import P1, P2, creature, spell

SIZES = [(n, least, most) for n in range(6) for least in range(n + 1) for most in range(least, n + 2)]


@pytest.mark.parametrize(("n", "least", "most"), SIZES)
def test_every_choice_is_reached_by_exactly_one_way_of_steps(n, least, most):
    candidates = tuple(range(10, 10 + n))
    reached = []

    def follow(chosen: tuple[int, ...]) -> None:
        following = choices.steps(candidates, least, most, chosen)
        assert following, "a choice that is not complete goes on"
        for step in following:
            complete = choices.after(candidates, least, most, chosen, step)
            if complete is None:
                follow((*chosen, step[1]))
            else:
                reached.append(complete)

    follow(())
    wanted = [("pick", *c) for size in range(least, min(most, n) + 1) for c in combinations(candidates, size)]
    assert sorted(reached) == sorted(wanted) and len(wanted) == choices.count(n, least, most)
    assert sorted(choices.whole(candidates, least, most)) == sorted(wanted)


@pytest.mark.parametrize(("n", "least", "most"), [size for size in SIZES if size[0] < 5])
def test_the_steps_listed_are_the_steps_not_refused(n, least, most):
    candidates = tuple(range(10, 10 + n))
    for size in range(n + 1):
        for chosen in combinations(candidates, size):
            for step in (*product(("add",), (*candidates, 9)), DONE, ("pick",), ("add",), ("add", 10, 11)):
                listed = step in choices.steps(candidates, least, most, chosen)
                refused = choices.why_not_step(candidates, least, most, chosen, step)
                if len(chosen) <= most:
                    assert listed == (refused is None), (chosen, step, refused)


def rally(number: int, up_to: bool = True) -> board.Table:
    """A Spell for any of 16 creatures."""
    table = board.Table()
    table.line(P1, *[creature(1, 2)] * 8)
    table.line(P2, *[creature(2, 2)] * 8)
    table.hand(P1, spell({"targets": [{"from": "creatures", "pick": number} | ({"up_to": True} if up_to else {})],
                          "do": [{"damage": 1, "to": "target"}]}))  # fmt: skip
    table.answer("play", table.hand_of(P1)[0])
    return table


def damaged(table: board.Table) -> list[int]:
    return [i for i in (*table.line_of(P1), *table.line_of(P2)) if table.creature(i).damage]


def test_all_and_none_are_reached_in_steps():
    table = rally(16)
    line = [*table.line_of(P1), *table.line_of(P2)]
    assert not table.asked.lists_all() and choices.count(16, 0, 16) > MANY
    assert table.answers == [*(("add", i) for i in line), DONE]
    for i in line[:-1]:
        table.answer("add", i)
    table.answer("add", line[-1])
    assert damaged(table) == line
    table = rally(16)
    table.answer(DONE)
    assert damaged(table) == [] and table.zone(table.discard_of(P1)[0]) == "discard"


def test_a_whole_choice_in_one_answer_says_the_same():
    stepwise = rally(16)
    whole = board.Table(stepwise.state)
    some = [whole.line_of(P1)[2], whole.line_of(P2)[7]]
    whole.answer("pick", *some)
    for i in some:
        stepwise.answer("add", i)
    assert stepwise.state == whole.state and damaged(whole) == some  # nothing comes after the last one: done


def test_a_step_back_and_the_whole_taken_back():
    table = rally(16)
    before = table.state.copy()
    line = table.line_of(P1)
    assert table.refuse(BACK).code == "nothing_to_take_back"
    table.answer("add", line[3])
    once = table.state.copy()
    table.answer("add", line[5])
    table.answer(BACK)
    assert table.state == once and table.asked.chosen == (line[3],)
    table.answer(BACK)
    assert table.state == before
    table.answer("add", line[0])
    table.answer(CANCEL)
    assert table.asked.kind == "act" and table.zone(table.hand_of(P1)[0]) == "hand"


def test_refused_steps_say_why():
    table = rally(5, up_to=False)
    line = [*table.line_of(P1), *table.line_of(P2)]
    assert table.refuse(DONE).code == "wrong_number"
    assert table.refuse("add", P1).code == "not_a_choice"
    assert table.refuse("add", line[12]).code == "wrong_number"  # three are left behind it, four are wanted
    table.answer("add", line[4])
    assert table.refuse("add", line[4]).code == table.refuse("add", line[1]).code == "wrong_order"
    assert table.refuse("pick", *line[:5]).code == "chosen_already"
    table.answer("pick", *line[4:9])
    assert damaged(table) == line[4:9]


def test_steps_that_are_forced_are_taken_with_the_one_before():
    table = rally(5, up_to=False)
    line = [*table.line_of(P1), *table.line_of(P2)]
    table.answer("add", line[11])
    assert damaged(table) == line[11:]


def test_all_none_and_each_alone_are_suggested_and_tried_by_agents():
    table = rally(16)
    line = [*table.line_of(P1), *table.line_of(P2)]
    found = decisions.suggest(table.state)
    assert {("pick", *line), ("pick",), *(("pick", i) for i in line)} <= {*found} and len(found) == decisions.SUGGESTED
    assert all(decisions.is_legal(table.state, way) for way in found) and options(table.state) == found
    table.answer("add", line[3])
    assert all(decisions.is_legal(table.state, way) for way in decisions.suggest(table.state))


def test_chance_comes_upon_every_size_of_a_choice():
    table, chance = rally(16), Random(1)
    found = [decisions.random_answer(table.state, chance.random) for _ in range(400)]
    assert {len(way) - 1 for way in found} == set(range(17))
    assert all(decisions.is_legal(table.state, way) for way in found)


def test_few_answers_are_listed_and_take_no_steps():
    table = board.Table()
    table.line(P2, *[creature(2, 2)] * 4)
    table.hand(P1, spell("{targets: [{from: creatures, pick: 4, up_to: true}], do: [{damage: 1, to: target}]}"))
    table.answer("play", table.hand_of(P1)[0])
    assert len(table.answers) == 16 and table.asked.lists_all()
    assert table.refuse("add", table.line_of(P2)[0]).code == "malformed" and table.refuse(DONE).code == "malformed"
