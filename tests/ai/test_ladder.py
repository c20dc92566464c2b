"""The levels that plan: legal, repeatable, following what they planned, and calm where nothing is gained."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from itertools import count

import pytest

from game.ai import greedy, ladder
from game.ai.agents import agent
from game.ai.evaluation import evaluation
from game.ai.ladder import LADDER, STYLED, THOUGHTS, Planner, Thought
from game.ai.lines import SPARED, Line, varied
from game.ai.outlook import Outlook
from game.ai.thinking import Minds, Question, recompute, think
from game.kernel.decisions import is_legal
from game.kernel.running import advance
from game.kernel.views import resample, view
from game.rules import NAMES, game_named
from tests.libraries import library
from tests.rings import first, plain, where

TABLES = [(name, seats) for name in NAMES for seats in game_named(name).seats]
LEVELS_THAT_PLAN = [kind.name for kind in LADDER]
LEVELS_AT_TABLES = [(level, *table) for level in LEVELS_THAT_PLAN for table in TABLES]
BETWEEN = 60
"""So many positions are tried at most between two looks at the clock: the moves of one position."""
FEW = 80
"""Positions to try: enough to come to the judging of ends."""


def opened(name, seats, seed):
    """A new match of a game at a table of so many."""
    game, cards = game_named(name), library(name)
    decks = [deck.cards() for deck in cards.decks.values()]
    chosen = [decks[(seed + seat) % len(decks)] for seat in range(seats)]
    return game.setup(cards.card_set(game.vocabulary), chosen, seed, cards.constants)


def positions(name, seats, number, seed=0):
    """Decisions of matches at random."""
    while number:
        state = opened(name, seats, seed)
        agents = [agent("random", seed + seat) for seat in range(seats)]
        while state.decision is not None and number:
            number -= 1
            yield state
            advance(state, agents[state.decision.seat].answer(state))
        seed += 1


def test_a_level_may_think_otherwise_about_a_game_and_its_styles_do_so_with_it():
    told = json.loads(THOUGHTS.read_text(encoding="utf-8"))
    assert {*told} <= {*NAMES} and told
    for game, levels in told.items():
        for level, parts in levels.items():
            thinker = agent(level, 1)
            assert {*parts} <= {field.name for field in fields(Thought)}
            assert thinker.thought_about(game_named(game)) == replace(thinker.thought, **parts) != thinker.thought
    for kind in (*LADDER, *STYLED):
        plain = agent(kind.name.partition("-")[0], 1)
        for game in map(game_named, NAMES):
            assert kind(1).thought_about(game) == plain.thought_about(game)
            assert game.name in told or kind(1).thought_about(game) == kind.thought


@pytest.mark.parametrize("number", first(1, [15, 40]))
@pytest.mark.parametrize(
    ("level", "name", "seats"),
    where(lambda _, case: case[0] == "regular" or case[1:] == ("contracts", 2), LEVELS_AT_TABLES),
)
def test_every_answer_is_legal_and_tells_nothing_of_what_is_hidden(name, seats, level, number):  # C-152
    """The same with everything hidden dealt anew, and thought again."""
    game = game_named(name)
    for met, state in enumerate(positions(name, seats, number, seed=LEVELS_THAT_PLAN.index(level))):
        if met % 5:
            continue
        seat = state.decision.seat
        shown = view(state, seat)
        found = agent(level, 5).choose_from_view(shown, game, state.cards, nodes=FEW)
        assert is_legal(state, found)
        dealt = view(resample(shown, met, game, state.cards), seat)
        assert dealt == shown
        assert agent(level, 5).choose_from_view(dealt, game, state.cards, nodes=FEW) == found


@pytest.mark.parametrize("level", LEVELS_THAT_PLAN)
def test_without_any_time_there_is_still_a_legal_answer(level):
    for name, seats in TABLES:
        for state in positions(name, seats, 12, seed=7):
            shown = view(state, state.decision.seat)
            assert is_legal(state, agent(level, 1).choose_from_view(shown, state.game, state.cards, seconds=0.0))


@pytest.mark.parametrize("level", ["regular", "master"])
def test_the_clock_is_looked_at_all_the_time(level, monkeypatch):
    """A clock that goes on by a millisecond with each look: after a twentieth of a second hardly anything is tried."""
    clock = count()
    for module in (greedy, ladder):
        monkeypatch.setattr(module, "perf_counter", lambda: next(clock) / 1000)
    late = 0
    for name, seats in TABLES:
        for state in positions(name, seats, 16, seed=3):
            shown, thinker = view(state, state.decision.seat), agent(level, 1)
            assert is_legal(state, thinker.choose_from_view(shown, state.game, state.cards, seconds=0.05))
            assert thinker.budget.used <= 50 + BETWEEN
            late += thinker.late
    assert late > 10


@pytest.mark.parametrize(("name", "seats"), first(1, [("contracts", 2), ("cataclysm", 3), ("estro", 2)]))
def test_a_whole_match_is_played_to_its_end_and_each_answer_can_be_worked_out_again(name, seats):
    """Also those that were planned before: from the view from which they were."""
    state, minds, seen, planned = opened(name, seats, 4), Minds(), {}, 0
    for number in range(2000):
        if state.decision is None:
            break
        seat = state.decision.seat
        shown = view(state, seat)
        answer, receipt = think(Question(number, shown, "regular", 3, None, FEW), state.game, state.cards, minds)
        seen[receipt.view] = shown
        assert is_legal(state, answer)
        planned += bool(receipt.planned)
        if number % 7 == 0 or (receipt.planned and number % 3 == 0):
            assert recompute(receipt, shown, state.game, state.cards, seen.get(receipt.planned)) == answer
        advance(state, answer)
    assert state.result is not None
    assert planned > number / 10


def test_an_answer_that_was_planned_is_worked_out_from_no_other_view():
    state, minds, earlier = opened("contracts", 2, 4), Minds(), []
    for number in range(300):
        shown = view(state, state.decision.seat)
        answer, receipt = think(Question(number, shown, "regular", 3, None, FEW), state.game, state.cards, minds)
        if receipt.planned:
            break
        earlier.append(shown)
        advance(state, answer)
    assert receipt.planned
    for wrong in (None, shown):
        with pytest.raises(ValueError, match="from which the answer was planned, is not there"):
            recompute(receipt, shown, state.game, state.cards, wrong)
    far = receipt._replace(place=10_000)
    with pytest.raises(ValueError, match="answers were planned"):
        recompute(far, shown, state.game, state.cards, earlier[-1])


def test_answers_that_were_planned_together_are_worked_out_together(monkeypatch):
    """So that a verification takes as long as the thinking did."""
    state, minds, seen, told = opened("contracts", 2, 4), Minds(), {}, []
    for number in range(40):
        shown = view(state, state.decision.seat)
        answer, receipt = think(Question(number, shown, "regular", 3, None, FEW), state.game, state.cards, minds)
        seen[receipt.view] = shown
        told.append((receipt, answer))
        advance(state, answer)
    plans = []
    original = Planner.plan
    monkeypatch.setattr(Planner, "plan", lambda *given: plans.append(given) or original(*given))
    for receipt, answer in told:
        found = recompute(receipt, seen[receipt.view], state.game, state.cards, seen.get(receipt.planned))
        assert found == answer
    assert len(plans) <= len([receipt for receipt, _ in told if not receipt.planned]) < len(told)


def test_what_was_planned_is_given_once_only():
    """Where answers were taken back the seat thinks anew, so that each plan has its view in the match's record."""
    state, thinker = opened("contracts", 2, 4), agent("regular", 3)
    thinker.nodes = FEW
    for _ in range(300):
        before = state.copy()
        answer = thinker.answer(state)
        if thinker.planned:
            break
        advance(state, answer)
    assert thinker.planned
    thinker.answer(before)
    assert not thinker.planned


@plain
def test_of_lines_that_come_to_the_same_the_one_that_does_least_is_taken():
    state = opened("contracts", 2, 1)
    busy, calm, worse = [Line(((answer,),), state, 0.0) for answer in (("play", 3), ("no",), ("pass",))]
    outlook = Outlook(evaluation("contracts"), 0, agent("regular", 1).budget, 1)
    outlook.of = lambda line, world: 0.4 if line is worse else 0.5
    assert outlook.race([busy, worse, calm], iter([state, state]), 2) == [calm, busy]


@plain
def test_where_all_came_to_the_same_those_that_were_given_first_go_on():
    """One world tells little: where it is lost by every line, they are still in the order of what they are worth."""
    state = opened("contracts", 2, 1)
    best, good, calm = [Line(((answer,),), state, 0.0) for answer in (("play", 3), ("play", 4), ("pass",))]
    outlook = Outlook(evaluation("contracts"), 0, agent("regular", 1).budget, 1)
    outlook.of = lambda line, world: 0.5 if world is not state and line is good else 0.0
    assert outlook.race([best, good, calm], iter([state, state.copy()]), 2) == [good, best]


def race(scores, least=2, worlds=40):
    """Lines that come to these scores in one world after another, and after how many worlds the race was over."""
    state = opened("contracts", 2, 1)
    lines = [Line(((("play", number),),), state, 0.0) for number in range(len(scores))]
    outlook = Outlook(evaluation("contracts"), 0, agent("regular", 1).budget, 1)
    outlook.of = lambda line, world: scores[lines.index(line)][len(line.scores) % len(scores[0])]
    found = outlook.race(lines, iter([state] * worlds), least)
    return lines.index(found[0]), len(found[0].scores)


@plain
def test_a_race_ends_once_the_best_is_surely_ahead():
    """By the difference in the same worlds: that both do well in one and badly in another tells nothing."""
    assert race([(0.2, 0.8, 0.4), (0.26, 0.88, 0.44)]) == (1, 2)


@plain
def test_and_once_no_other_can_be_better_by_what_counts():
    assert race([(0.2, 0.8), (0.201, 0.8)]) == (1, 2)
    assert race([(0.2, 0.8), (0.2, 0.8)]) == (0, 2)


@plain
def test_while_it_is_in_doubt_it_goes_on():
    assert race([(0.2, 0.8), (0.6, 0.5)]) == (1, 40)
    assert race([(0.2, 0.8, 0.4, 0.3), (0.6, 0.5, 0.4, 0.5)])[1] > 10


@plain
def test_what_leaves_things_as_they_are_need_not_be_better():
    state = opened("contracts", 2, 1)
    lines = [Line(((("exchange",),),), state, 0.0), Line(((("decline",),),), state, 0.0, spared=SPARED)]
    outlook = Outlook(evaluation("contracts"), 0, agent("regular", 1).budget, 1)
    for gain, best in ((0.008, 1), (0.014, 0)):
        for line in lines:
            line.scores.clear()
        outlook.of = lambda line, world, gain=gain: 0.5 + gain * (line is lines[0])
        assert outlook.race(lines, iter([state] * 3), 2)[0] is lines[best]


def test_lines_that_differ_come_before_the_same_ones_in_another_order():
    state = opened("contracts", 2, 1)
    worth = [3.0, 3.0, 3.0 + 1e-12, 2.0, 2.0, 1.0]
    lines = [Line(((("play", n),),), state, value) for n, value in enumerate(worth)]
    assert [lines.index(line) for line in varied(lines, 5)] == [0, 3, 5, 1, 2]
    assert varied(lines, 2) == [lines[0], lines[3]]
