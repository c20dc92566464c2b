"""Blocks and divided damage as a game asks for them: an assignment and a division with the rules of a battle."""

from __future__ import annotations

import json
from random import Random

import pytest

from game.kernel import boards, running
from game.kernel.assignments import Assignment
from game.kernel.choices import BACK, DONE, MANY
from game.kernel.decisions import answers, random_answer, suggest, why_not
from game.kernel.divisions import Division
from game.kernel.saved import from_json
from game.kernel.state import State
from game.kernel.values import remaining
from game.lab.invariants import broken
from tests.kernel.games import kit, positions
from tests.kernel.stack_cards import cards
from tests.kernel.stack_game import STACK

P1, P2 = 0, 1


def battle(mine: list[str], theirs: list[str]) -> tuple[State, list[int], list[int]]:
    """All creatures of P1 have attacked; the creatures of both, in their order."""
    state = boards.empty(STACK, cards(), 2)
    sides = [[boards.put(state, cards().by_id[card], seat, "territory") for card in held]
             for seat, held in ((P1, mine), (P2, theirs))]  # fmt: skip
    boards.begin(state, P1, "battle")
    give(state, "pick", *sides[P1])
    return state, *sides


def give(state: State, *answer) -> None:
    """A saved and loaded twin takes it too."""
    twin = from_json(json.loads(json.dumps(state.to_json())), state.game, state.cards)
    running.answer(twin, answer)
    running.answer(state, answer)
    assert twin == state and not broken(state)


def refused(state: State, *answer) -> str:
    reason = why_not(state, answer)
    assert reason is not None
    return reason.code


def in_play(state: State, seat: int) -> list[str]:
    return [state.entities[i].definition.id for i in state.zones[state.places.named(seat, "territory")]]


def test_who_is_not_blocked_strikes_the_player():
    state, (bear, ox), (guard,) = battle(["bear", "ox"], ["bear"])
    assert (state.decision.kind, state.decision.seat) == ("block", P2)
    give(state, "assign", guard, bear)
    assert remaining(state, P2) == 20 - 6
    assert in_play(state, P1) == ["ox"] and in_play(state, P2) == [], "both bears fell at the same time"
    assert remaining(state, ox) == 6


def test_where_nobody_can_block_nobody_is_asked():
    state, _, _ = battle(["bear"], [])
    assert remaining(state, P2) == 17 and (state.decision is None or state.decision.kind != "block")


def test_the_rules_of_the_game_refuse_blocks_only_when_they_are_complete():
    state, (ox,), (one, two) = battle(["ox"], ["bear", "bear"])
    assert refused(state, "assign", one, ox) == "blocked_alone"
    assert answers(state) == [("assign",), ("assign", one, ox, two, ox)]
    give(state, "put", one, ox)
    assert refused(state, *DONE) == "blocked_alone" and DONE not in state.decision.steps(state)
    give(state, "put", two, ox)
    give(state, *DONE)
    assert state.decision.kind == "divide"


def test_who_is_blocked_by_several_divides_its_damage_in_their_order():
    state, (ox,), (one, two) = battle(["ox"], ["bear", "bear"])
    give(state, "assign", one, ox, two, ox)
    assert (state.decision.kind, state.decision.seat, state.decision.source) == ("divide", P1, ox)
    assert answers(state) == [("divide", one, n, *((two, 6 - n) if n < 6 else ())) for n in (6, 5, 4, 3)]
    assert refused(state, "divide", one, 2, two, 4) == "not_in_order"
    assert refused(state, "divide", one, 3, two, 2) == "wrong_total"
    assert remaining(state, ox) == 6, "the blockers' damage waits for it"
    give(state, "divide", one, 3, two, 3)
    assert in_play(state, P2) == [] and in_play(state, P1) == [], "all struck at once"


def test_a_division_is_built_up_and_changed_before_it_is_confirmed():
    state, (ox,), (one, two) = battle(["ox"], ["bear", "bear"])
    give(state, "assign", one, ox, two, ox)
    for step in (("give", one, 2), ("give", two, 4)):
        give(state, *step)
    assert refused(state, *DONE) == "not_in_order"
    give(state, "drop", two)
    give(state, "give", one, 4)
    assert refused(state, *DONE) == "wrong_total"
    give(state, "give", two, 2)
    give(state, *DONE)
    assert in_play(state, P2) == ["bear"] and remaining(state, two) == 1


@pytest.mark.parametrize("seed", range(3))
def test_of_very_many_blocks_those_suggested_and_drawn_are_legal_and_steps_lead_to_the_end(seed):
    state, _, _ = battle(["ox", "bear", "ox", "bear"], ["bear"] * 5)
    assert isinstance(state.decision, Assignment) and not state.decision.lists_all()
    chance = Random(seed)
    ways = {*suggest(state, 24), *[random_answer(state, chance.random) for _ in range(40)]}
    assert len(ways) > 24 and all(why_not(state, way) is None for way in ways)
    for _ in range(MANY):
        if not isinstance(state.decision, Assignment):
            break
        give(state, *chance.choice(answers(state)))
    assert not isinstance(state.decision, Assignment), "only steps, and no end"


def test_random_matches_meet_both():
    met: dict[str, set[bool]] = {}
    for seed in range(6):
        for state in positions(kit("stack"), seed):
            if isinstance(state.decision, Assignment | Division):
                met.setdefault(state.decision.shape, set()).add(state.decision.lists_all())
                assert (not broken(state) and BACK not in state.decision.steps(state)) or state.decision.given
    assert met.keys() == {"assignment", "division"} and all(True in listed for listed in met.values())
