"""Damage that is divided among targets as it is announced (M-141, M-419, M-420)."""

from __future__ import annotations

import pytest

from game.kernel import decisions
from tests.rules.grimoire.board import P1, P2, Board, card, spell

AMONG = [{"from": "anyone", "pick": 3, "up_to": True}]
HAIL = card("hail", "instant", {"x": "any"}, clauses=[
    {"when": "play", "targets": AMONG, "do": [{"divide": "x", "to": "target"}]}])  # fmt: skip
SHOWER = spell(
    "shower",
    "instant",
    None,
    {"divide": 4, "to": "target2"},
    {"damage": 1, "to": "target"},
    targets=[{"from": "enemy_creatures", "pick": 1}, {"from": "anyone", "pick": 3, "up_to": True}],
)
BURST = card("burst", "summon", None, power=1, toughness=1, clauses=[
    {"when": "enters", "do": [{"divide": 3, "to": "enemy_creatures"}]}])  # fmt: skip
CHOICE = card("choice", "instant", None, clauses=[{"when": "play", "modes": [
    {"do": [{"gain": 3, "who": "you"}]}, {"targets": AMONG, "do": [{"divide": 3, "to": "target"}]}]}])  # fmt: skip
EXTRA = [HAIL, SHOWER, BURST, CHOICE]


def begun(*hand: str, other: tuple[str, ...] = ("wisp",), pool: int = 0):
    board = Board([*hand, "wisp"], [*other], extra=EXTRA)
    bear, wall = board.put(P2, "bear"), board.put(P2, "wall6")
    board.state.seats[P1][5] = pool
    return board, bear, wall


def announced(pool: int, x: int):
    board, bear, wall = begun("hail", pool=pool)
    board.give("play", board.held("hail"))
    board.give("x", x)
    return board, bear, wall


def test_x_is_divided_among_the_targets_as_it_is_announced():  # M-141 M-142
    board, bear, wall = announced(5, 5)
    board.give("pick", bear, wall, P2)
    decision = board.state.decision
    assert decision.kind == "divide" and decision.amount == 5
    assert decision.shares == ((bear, 1, 3), (wall, 1, 3), (P2, 1, 3)), "each gets something"
    assert board.refused("divide", bear, 4, wall, 1).code in ("wrong_share", "wrong_total")
    board.give("divide", bear, 1, wall, 3, P2, 1)
    board.decline()
    assert board.state.entities[bear].damage == 1 and board.state.entities[wall].damage == 3 and board.life(P2) == 19
    assert board.events("on_stack", "damage") == ["on_stack", "damage", "damage", "damage"]


def test_it_can_be_taken_back_before_it_is_paid():  # M-134
    board, bear, wall = announced(5, 4)
    board.give("pick", bear, wall)
    board.give("cancel")
    assert board.asked == ("main", P1) and board.pool(P1)[5] == 5 and board.where(board.held("hail")) == "hand"


@pytest.mark.parametrize(("x", "most", "least"), [(1, 1, 1), (2, 2, 1), (9, 3, 1)])
def test_there_are_no_more_targets_than_there_is_to_divide(x, most, least):  # M-147
    board, *_ = announced(9, x)
    assert (board.state.decision.most, board.state.decision.least) == (most, least)


def test_of_nothing_nobody_is_the_target():  # M-140
    board, *_ = announced(1, 0)
    board.decline()
    assert board.where(board.held("hail")) == "graveyard" and board.damage_events() == []


@pytest.mark.parametrize(("targets", "asked"), [(1, False), (2, True), (3, False)])
def test_it_is_asked_only_where_there_is_more_than_one_way(targets, asked):
    board, bear, wall = announced(3, 3)
    board.give("pick", *[bear, wall, P2][:targets])
    assert (board.state.decision.kind == "divide") == asked
    if not asked:
        board.decline()
        assert sorted(board.damage_events()) == ([3] if targets == 1 else [1, 1, 1])


def test_what_was_meant_for_a_lost_target_is_given_to_nobody():  # M-419 M-420
    board, bear, wall = begun("hail", other=("choke", "wisp"), pool=5)
    board.give("play", board.held("hail"))
    board.give("x", 5)
    board.give("pick", bear, wall)
    board.give("divide", bear, 4, wall, 1)
    board.cast("choke", bear)
    board.decline()
    assert board.where(bear) == "graveyard" and board.damage_events() == [1]


def test_it_is_divided_among_the_second_of_several_targets():
    board, bear, wall = begun("shower")
    board.give("play", board.held("shower"))
    board.give("pick", bear)
    board.give("pick", wall, P2)
    board.give("divide", wall, 3, P2, 1)
    board.decline()
    assert board.damage_events() == [3, 1, 1] and board.state.entities[bear].damage == 1


def test_in_a_mode_too():
    board, bear, wall = begun("choice")
    board.give("play", board.held("choice"))
    board.give("mode", 1)
    board.give("pick", bear, wall)
    board.give("divide", bear, 1, wall, 2)
    board.decline()
    assert board.state.entities[bear].damage == 1 and board.state.entities[wall].damage == 2


def test_what_is_not_aimed_is_divided_as_it_is_carried_out():
    board, _, wall = begun("burst")
    board.cast("burst")
    board.decline()
    decision = board.state.decision
    assert (decision.kind, decision.seat, decision.amount) == ("divide", P1, 3)
    assert len([*decisions.answers(board.state)]) == 4
    board.give("divide", wall, 3)
    assert board.damage_events() == [3] and board.state.entities[wall].damage == 3
