"""The damage pipeline, trample over it, and death."""

from __future__ import annotations

import pytest

from game.rules.grimoire.constants import COMBAT, TRAMPLING
from tests.rules.grimoire.board import P1, P2, Board, spell


@pytest.fixture
def board() -> Board:
    return Board(["wisp"], ["wisp"])


def test_all_damage_of_an_event_is_dealt_at_once(board):  # M-277 M-350 M-362 M-366 M-349
    ox, bear, other = board.put(P1, "ox"), board.put(P2, "bear"), board.put(P2, "bear")
    board.dealt((ox, bear, 2), (bear, ox, 2), (ox, other, 3), (ox, P2, 1))
    assert (board.where(bear), board.where(other), board.where(ox)) == ("graveyard", "graveyard", "territory")
    assert board.life(P2) == 19 and board.state.entities[ox].damage == 2
    assert board.events("damage", "destroyed") == ["damage"] * 4 + ["destroyed"] * 2


def test_damage_adds_up_over_the_turn(board):  # M-220 M-221 M-222 M-279 M-373
    ox, bear = board.put(P1, "ox"), board.put(P2, "bear")
    board.dealt((bear, ox, 2))
    board.dealt((bear, ox, 2))
    assert board.where(ox) == "territory" and board.state.entities[ox].damage == 4
    board.dealt((bear, ox, 1))
    assert board.where(ox) == "graveyard"


def test_a_packet_of_nothing_is_none(board):  # M-224
    bear = board.put(P2, "bear")
    board.dealt((bear, P1, 0), (bear, P1, -1))
    assert board.life(P1) == 20 and board.damage_events() == []


def test_life_falls_below_nothing_and_the_match_goes_on(board):  # M-085 M-088 M-363
    ox = board.put(P1, "ox")
    board.dealt((ox, P2, 25))
    assert board.life(P2) == -5 and board.state.result is None and board.asked == ("main", P1)


def test_protection_takes_off_what_is_of_its_colour(board):  # M-323 M-330 M-350 M-351 V-22
    ox, aloof = board.put(P1, "ox"), board.put(P2, "aloof")
    board.dealt((ox, aloof, 5, COMBAT | TRAMPLING), (aloof, ox, 1, COMBAT))
    assert board.where(aloof) == "territory" and board.state.entities[aloof].damage == 0
    assert board.life(P2) == 20 and board.state.entities[ox].damage == 1
    bear = board.put(P1, "bear")
    board.dealt((bear, aloof, 1))
    assert board.where(aloof) == "graveyard", "the bear is of no colour"


@pytest.mark.parametrize(
    ("toughness", "before", "normal", "trample", "life"),
    [
        (2, 0, 0, 5, 17),  # M-300 V-15
        (4, 0, 2, 3, 19),  # M-301 V-18
        (4, 0, 5, 3, 17),  # M-301 V-19
        (6, 2, 0, 5, 19),  # M-302
        (6, 0, 0, 5, 20),  # M-300
    ],
)
def test_trample_damage_beyond_toughness_goes_on_to_the_player(board, toughness, before, normal, trample, life):
    ox, bear, wall = board.put(P1, "ox"), board.put(P1, "bear"), board.put(P2, f"wall{toughness}")
    if before:
        board.dealt((ox, wall, before))
    board.dealt((bear, wall, normal, COMBAT), (ox, wall, trample, COMBAT | TRAMPLING))
    assert board.life(P2) == life


def test_what_a_blocker_does_not_receive_tramples_over_nobody(board):  # M-276 M-308 V-14
    ox, bear = board.put(P1, "ox"), board.put(P2, "bear")
    board.dealt((ox, bear, 5, COMBAT))
    assert board.life(P2) == 20


def test_the_excess_is_dealt_before_anybody_is_on_the_way(board):  # M-304 M-365 M-366
    ox, bear = board.put(P1, "ox"), board.put(P2, "bear")
    board.dealt((ox, bear, 5, COMBAT | TRAMPLING))
    assert board.events("damage", "destroyed") == ["damage", "damage", "destroyed"]
    assert [(e.facts["source"], e.facts["target"], e.facts["amount"]) for e in board.state.log.events
            if e.kind == "damage"] == [(ox, bear, 5), (ox, P2, 3)]  # fmt: skip


def test_of_several_tramplers_the_attacker_says_whose_excess_it_is(board):  # M-307
    ox, bear, wall = board.put(P1, "ox"), board.put(P1, "bear"), board.put(P2, "wall4")
    board.dealt((ox, wall, 5, COMBAT | TRAMPLING), (bear, wall, 2, COMBAT | TRAMPLING))
    assert board.asked == ("assign_excess", P1)
    assert board.refused("divide", bear, 3).code == "wrong_share"
    board.give("divide", ox, 1, bear, 2)
    assert board.life(P2) == 17 and board.where(wall) == "graveyard"
    assert [(e.facts["source"], e.facts["amount"]) for e in board.state.log.events if e.kind == "damage"][2:] == [
        (ox, 1), (bear, 2)]  # fmt: skip


SALVE = spell("salve", "instant", None, {"prevent": 1, "dealt_to": "you"}, {"damage": 3, "to": "you"})


def test_damage_that_a_prevention_makes_has_a_window_of_its_own_and_splits_nothing_else():  # M-350 M-361
    """In it only its own packet is aimed at; what is split of it is dealt with it, and the rest of the first event in
    one run after that."""
    board = Board(["salve", "detour", "detour", "wisp"], ["wisp"], extra=[SALVE])
    ox, wall = board.put(P2, "ox"), board.put(P1, "wall6")
    board.dealt((ox, P1, 5), (ox, P2, 1))
    board.cast("salve")
    board.give("packet", 0) if board.asked[0] == "packet" else None
    board.decline("interrupt")
    assert board.asked == ("damage", P1), "4 are left of the first, and 3 are new"
    board.cast("detour", wall)
    board.decline("interrupt")
    assert board.asked == ("damage", P1) and board.life(P1) == 20
    board.give("pass")
    assert board.damage_events() == [1, 2], "the new packet, split, and nothing of the first event yet"
    board.cast("detour", wall, nth=1)
    if board.asked[0] == "packet":
        board.give("packet", 0)
    board.decline("interrupt", "damage")
    assert board.damage_events() == [1, 2, 2, 1, 2] and board.life(P1) == 17 and board.life(P2) == 19
    assert board.state.entities[wall].damage == 4
