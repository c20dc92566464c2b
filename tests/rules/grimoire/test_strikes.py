"""First strike and trample (1.16)."""

from __future__ import annotations

import pytest

from game.rules.grimoire.keywords import FIRST_STRIKE, has
from tests.rules.grimoire.board import P1, P2, card
from tests.rules.grimoire.combat import Battle

# --- first strike -----------------------------------------------------------------------------------------------------


def test_first_strikers_deal_their_damage_before_others_and_the_dead_deal_none():  # M-291 M-293 V-23
    board = Battle(["2/1 fs"], ["2/2"])
    board.fight({board.theirs[0]: board.mine[0]})
    assert not board.alive(board.theirs[0]) and board.alive(board.mine[0]) and board.borne(board.mine[0]) == 0


def test_who_is_left_strikes_back():  # M-294 V-24
    board = Battle(["2/1 fs"], ["3/3"])
    board.fight({board.theirs[0]: board.mine[0]})
    assert not board.alive(board.mine[0]) and board.borne(board.theirs[0]) == 2, "it strikes once"


def test_first_strikers_of_both_sides_strike_simultaneously():  # M-292 V-24
    board = Battle(["2/2 fs"], ["2/2 fs"])
    board.fight({board.theirs[0]: board.mine[0]})
    assert not board.alive(board.mine[0]) and not board.alive(board.theirs[0])


def test_first_strike_twice_is_no_better():  # M-296 V-25
    board = Battle(["2/2 fs"], ["2/2 fs"])
    board.grant(board.mine[0], "first_strike")
    board.fight({board.theirs[0]: board.mine[0]})
    assert not board.alive(board.mine[0]) and not board.alive(board.theirs[0])


def test_a_creature_deals_damage_once_in_an_attack():  # M-295
    board = Battle(["2/2 fs"], [])
    board.fight()
    assert board.life(P2) == 18


def test_who_loses_first_strike_after_it_has_struck_does_not_strike_again():  # M-294 M-295 V-66
    drill = card("drill", "summon", power=1, toughness=1, clauses=[
        {"when": "always", "do": [{"give": {"keywords": ["first_strike"]}, "to": {"from": "own_creatures",
                                                                                 "other": True}}]},
    ])  # fmt: skip
    board = Battle(["3/3", "drill"], ["0/9", "2/2 fs"], more=[drill])
    (first, second), (wall, killer) = board.mine, board.theirs
    board.fight({wall: first, killer: second})
    assert not board.alive(second) and board.borne(wall) == 3 and not has(board.state, first, FIRST_STRIKE)


def test_without_first_strikers_there_is_one_step():  # M-298
    board = Battle(["2/2"], [])
    board.attack(board.mine[0])
    board.finish()
    assert board.damage_events() == [2]


def test_between_the_steps_nobody_can_play_fast_effects():  # M-297
    board = Battle(["2/2 fs", "1/1"], ["1/9"])
    board.attack(*board.mine)
    board.declare({board.theirs[0]: board.mine[1]})
    board.give("pass")
    board.give("pass")
    assert board.over and board.damage_events() == [2, 1, 1]


# --- trample ----------------------------------------------------------------------------------------------------------


def test_what_a_blocker_receives_beyond_its_toughness_goes_to_the_player():  # M-299 M-300 M-304 V-15
    board = Battle(["5/5 tr"], ["2/2"])
    board.fight({board.theirs[0]: board.mine[0]})
    assert board.life(P2) == 17 and not board.alive(board.theirs[0]) and board.damage_events() == [5, 2, 3]


@pytest.mark.parametrize(("split", "life", "dead"), [((6, 0), 15, [True, False]), ((2, 4), 19, [True, True])])
def test_it_is_reckoned_blocker_by_blocker(split, life, dead):  # M-273 M-300 M-306 V-16 V-17
    board = Battle(["6/6 tr"], ["1/1", "4/4"])
    (mine,), (one, two) = board.mine, board.theirs
    board.fight({one: mine, two: mine})
    board.divide({one: split[0], two: split[1]})
    assert board.life(P2) == life and [not board.alive(i) for i in (one, two)] == dead and board.borne(mine) == 5


@pytest.mark.parametrize(("other", "life"), [("2/2 bd", 19), ("5/5 bd", 17)])
def test_normal_damage_counts_first_then_trample_damage(other, life):  # M-301 V-18 V-19
    board = Battle([other, "3/3 tr"], ["0/4"])
    leader, member = board.mine
    board.fight({board.theirs[0]: leader}, bands={leader: leader, member: leader})
    assert board.life(P2) == life


def test_damage_that_it_bears_already_counts():  # M-302
    board = Battle(["3/3 tr"], ["0/4"])
    board.wound(board.theirs[0], 3)
    board.fight({board.theirs[0]: board.mine[0]})
    assert board.life(P2) == 18


def test_of_what_is_reduced_to_zero_nothing_passes_on():  # M-303 M-330 V-22
    board = Battle(["5/5 tr red"], ["1/1 protection_from_red"])
    board.fight({board.theirs[0]: board.mine[0]})
    assert board.life(P2) == 20 and board.alive(board.theirs[0])


def test_by_the_switch_it_is_reckoned_from_what_was_assigned():  # M-303
    board = Battle(["5/5 tr red"], ["1/1 protection_from_red"], excess_at_assignment=True)
    board.fight({board.theirs[0]: board.mine[0]})
    assert board.life(P2) == 16 and board.alive(board.theirs[0])


@pytest.mark.parametrize(("written", "life"), [("4/4 tr", 16), ("4/4", 20)])
def test_if_no_blocker_is_left_all_of_it_goes_to_the_player(written, life):  # M-305 M-268 V-20
    board = Battle([written], ["2/2", "1/1"])
    (mine,), theirs = board.mine, board.theirs
    board.attack(mine)
    board.declare(dict.fromkeys(theirs, mine))
    for i in theirs:
        board.remove(i)
    board.finish()
    assert board.life(P2) == life


def test_with_some_left_all_of_it_is_divided_among_those():  # M-306
    board = Battle(["6/6 tr"], ["1/9", "1/1"])
    (mine,), (one, two) = board.mine, board.theirs
    board.attack(mine)
    board.declare({one: mine, two: mine})
    board.remove(two)
    board.finish()
    assert board.over and board.life(P2) == 20 and board.borne(one) == 6


def test_several_tramplers_share_the_excess_as_their_player_chooses():  # M-307
    board = Battle(["3/3 tr bd", "2/2 tr"], ["0/4"])
    leader, member = board.mine
    board.fight({board.theirs[0]: leader}, bands={leader: leader, member: leader})
    assert board.asked == ("assign_excess", P1) and board.state.decision.source == board.theirs[0]
    assert board.refused("divide", leader, 2).code == "wrong_share"
    board.divide({member: 1})
    assert board.life(P2) == 19 and not board.alive(board.theirs[0])


def test_each_one_s_share_is_at_most_its_own_damage():  # M-307
    board = Battle(["3/3 tr bd", "1/1 tr"], ["0/1"])
    leader, member = board.mine
    board.fight({board.theirs[0]: leader}, bands={leader: leader, member: leader})
    assert board.refused("divide", leader, 1, member, 2).code == "wrong_share"
    board.divide({leader: 2, member: 1})
    assert board.life(P2) == 17


def test_a_blocker_with_trample_deals_no_excess():  # M-308
    board = Battle(["1/1"], ["5/5 tr"])
    board.fight({board.theirs[0]: board.mine[0]})
    assert (board.life(P1), board.life(P2)) == (20, 20) and not board.alive(board.mine[0])
