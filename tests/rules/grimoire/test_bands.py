"""Banding (1.16)."""

from __future__ import annotations

import pytest

from tests.rules.grimoire.board import P1, P2
from tests.rules.grimoire.combat import Battle


def band(board: Battle, *members: int) -> dict[int, int]:
    return dict.fromkeys(members, members[0])


def test_a_band_has_at_most_one_without_banding():  # M-310 V-28
    board = Battle(["1/1 bd", "2/2", "2/2", "2/2"], [])
    a, b, c, d = board.mine
    board.announce()
    reason = board.refused("assign", a, a, b, a, c, a, d, a)
    assert (reason.code, reason.clause) == ("no_band", "M-310")
    assert board.refused("assign", b, b, c, b).clause == "M-310", "none at all has it"
    board = Battle(["2/2", "1/1 bd", "1/1 bd", "1/1 bd"], [])
    board.attack(bands=band(board, *board.mine))
    board.finish()
    assert board.life(P2) == 15


def test_bands_are_formed_as_attackers_are_named_and_not_changed_afterwards():  # M-250
    board = Battle(["1/1 bd", "2/2"], ["0/9"])
    first, second = board.mine
    board.name(bands=band(board, first, second))
    assert board.asked == ("attacked", P1) and board.refused("assign", first, first, second, second)
    board.lose(first, "banding")
    board.finish()
    assert board.over and board.life(P2) == 17
    board = Battle(["1/1 bd", "2/2"], ["0/9"])
    first, second = board.mine
    board.name(bands=band(board, first, second))
    board.lose(first, "banding")
    board.decline("attacked")
    board.block({board.theirs[0]: first})
    assert board.life(P2) == 20, "it is blocked as a whole all the same"


def test_the_first_of_a_band_attacks_in_it():  # M-310
    board = Battle(["1/1 bd", "2/2"], [])
    board.announce()
    assert board.refused("assign", board.mine[1], board.mine[0]).clause == "M-310"


def test_nobody_has_to_attack_in_a_band():  # M-233 M-232
    board = Battle(["1/1 bd", "2/2"], ["0/9"])
    first, second = board.mine
    board.attack(first, second)
    board.block({board.theirs[0]: first})
    assert board.life(P2) == 18


def test_a_band_is_blocked_as_a_whole():  # M-311 M-313
    board = Battle(["1/1 bd", "2/2"], ["0/9"])
    board.attack(bands=band(board, *board.mine))
    board.block({board.theirs[0]: board.mine[0]})
    assert board.life(P2) == 20 and board.borne(board.theirs[0]) == 3


def test_or_let_through_as_a_whole():  # M-311
    board = Battle(["1/1 bd", "2/2"], ["0/9"])
    board.attack(bands=band(board, *board.mine))
    board.block()
    assert board.life(P2) == 17


def test_who_could_block_one_member_blocks_the_band():  # M-312 M-313 M-314 M-317 V-27
    board = Battle(["2/2 bd", "3/3 fl"], ["4/4"])
    ground, flier = board.mine
    board.attack(bands=band(board, ground, flier))
    board.block({board.theirs[0]: ground})
    assert board.asked == ("assign_damage", P1), "the attacking player divides the blocker's damage"
    board.divide({ground: 4})
    assert not board.alive(board.theirs[0]) and not board.alive(ground) and board.borne(flier) == 0


def test_members_lend_each_other_no_abilities():  # M-317
    board = Battle(["2/2 bd", "3/3 fs"], ["2/3"])
    first, second = board.mine
    board.attack(bands=band(board, first, second))
    board.block({board.theirs[0]: first})
    assert not board.alive(board.theirs[0]) and board.damage_events() == [3], "the other one had not struck yet"


@pytest.mark.parametrize("split", [(4, 0), (0, 4), (1, 3)])
def test_the_division_may_overkill_one_and_spare_the_others(split):  # M-314 M-315
    board = Battle(["1/2 bd", "1/2"], ["4/9"])
    first, second = board.mine
    board.attack(bands=band(board, first, second))
    board.block({board.theirs[0]: first})
    board.divide({first: split[0], second: split[1]})
    assert [board.alive(first), board.alive(second)] == [n < 2 for n in split]


def test_each_member_s_damage_is_divided_among_the_band_s_blockers():  # M-316
    board = Battle(["3/9 bd", "2/9"], ["0/3", "0/2"])
    first, second = board.mine
    one, two = board.theirs
    board.attack(bands=band(board, first, second))
    board.block({one: first, two: first})
    assert board.asked == ("assign_damage", P1) and board.state.decision.source == first
    board.divide({one: 3})
    assert board.state.decision.source == second
    board.divide({two: 2})
    assert not board.alive(one) and not board.alive(two)


def test_without_banding_left_the_blocker_s_player_divides_its_damage():  # M-316 M-321
    board = Battle(["1/2", "1/2 bd", "1/2 bd"], ["4/9"])
    a, b, c = board.mine
    board.attack(bands=band(board, a, b, c))
    board.declare({board.theirs[0]: a})
    for i in (b, c):
        board.lose(i, "banding")
    board.finish()
    assert board.asked == ("assign_damage", P2)
    board.divide({a: 1, b: 3})
    assert board.alive(a) and not board.alive(b)


@pytest.mark.parametrize(("written", "seat"), [("1/1 bd", P2), ("1/1", P1)])
def test_among_blockers_with_banding_the_defender_divides(written, seat):  # M-318 M-319 V-29
    board = Battle(["6/6"], [written, "2/5"])
    (mine,), (one, two) = board.mine, board.theirs
    board.fight({one: mine, two: mine})
    assert board.asked == ("assign_damage", seat)
    board.divide({one: 6})
    assert not board.alive(one) and board.alive(two)


def test_bands_on_both_sides():  # M-314 M-318 V-65
    board = Battle(["2/2 bd", "3/3"], ["1/1 bd", "2/5"])
    (first, second), (one, two) = board.mine, board.theirs
    board.attack(bands=band(board, first, second))
    board.block({one: first, two: first})
    asked = []
    while board.asked[0] == "assign_damage":
        asked.append((board.asked[1], board.state.decision.source))
        board.give(*board.state.decision.suggest(board.state, 1)[0])
    assert asked == [(P1, one), (P1, two), (P2, first), (P2, second)]


def test_banding_of_a_lone_attacker_does_nothing():  # M-309 Q-32
    board = Battle(["2/2 bd"], ["3/3", "1/1"])
    (mine,), (one, two) = board.mine, board.theirs
    board.fight({one: mine, two: mine})
    assert board.asked == ("assign_damage", P1)


def test_who_divides_is_settled_when_damage_is_assigned():  # M-321
    board = Battle(["6/6"], ["1/1 bd", "2/5", "2/5"])
    (mine,), (one, two, three) = board.mine, board.theirs
    board.attack(mine)
    board.declare({one: mine, two: mine, three: mine})
    board.remove(one)
    board.finish()
    assert board.asked == ("assign_damage", P1)


def test_if_one_member_leaves_the_rest_stays_a_blocked_band():  # M-322 M-269
    board = Battle(["2/2 bd", "3/3", "1/1 bd"], ["4/9"])
    a, b, c = board.mine
    board.attack(bands=band(board, a, b, c))
    board.declare({board.theirs[0]: a})
    board.remove(a)
    board.finish()
    assert board.asked == ("assign_damage", P1) and board.life(P2) == 20
    board.divide({c: 4})
    assert board.alive(b) and board.borne(board.theirs[0]) == 4


def test_banding_works_in_an_attack_only():  # M-309
    board = Battle(["2/2 bd", "2/2"], [])
    board.attack(bands=band(board, *board.mine))
    board.finish()
    assert board.over and board.state.record == ()
