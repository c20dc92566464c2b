"""The attack (1.15): who can attack, blocks, damage of both steps, and its end."""

from __future__ import annotations

from random import Random

import pytest

from game.kernel import decisions, running
from game.kernel.decisions import answers
from tests.rules.grimoire.board import P1, P2, Board
from tests.rules.grimoire.combat import Battle


def events(board: Board) -> list[str]:
    return [e.kind for e in board.state.log.events]


def test_an_unblocked_attacker_deals_its_power_to_the_opponent():  # M-266 M-247
    board = Battle(["2/2"], ["1/1"])
    board.fight()
    assert board.life(P2) == 18 and board.life(P1) == 20 and board.over


def test_a_blocked_attacker_and_its_blocker_deal_damage_to_each_other():  # M-267 M-269 M-219
    board = Battle(["2/3"], ["1/3"])
    (mine,), (theirs,) = board.mine, board.theirs
    board.fight({theirs: mine})
    assert (board.borne(mine), board.borne(theirs), board.life(P2)) == (1, 2, 20)


# --- announcing and naming --------------------------------------------------------------------------------------------


def test_the_attack_is_announced_in_the_own_main_phase_while_no_batch_is_open():  # M-241 M-063
    board = Battle(["2/2"], ["2/2"], (["flash", "wisp"], ["flash"]))
    assert ("attack",) in answers(board.state)
    board.cast("flash", P2)
    while board.asked[0] != "main":
        assert board.refused("attack")
        board.give("pass")
    board.give("pass")
    assert board.asked == ("main", P2) and board.refused("attack")


def test_one_attack_a_turn():  # M-063
    board = Battle(["2/2", "1/1"], [])
    board.attack(board.mine[0])
    board.finish()
    assert board.over
    reason = board.refused("attack")
    assert (reason.code, reason.clause) == ("attacked_already", "M-063")


def test_the_opponent_can_act_before_it_starts_and_tap_the_attacker():  # M-242 M-245 M-248
    board = Battle(["2/2", "1/1"], [])
    board.give("attack")
    assert board.asked == ("announced", P2)
    board.tap(board.mine[0])
    board.decline("announced")
    assert board.asked == ("attackers", P1)
    reason = board.refused("pick", board.mine[0])
    assert (reason.code, reason.clause) == ("tapped", "M-245")


def test_it_can_be_withdrawn_once_something_was_done_before_it_started():  # M-249
    board = Battle(["2/2"], [])
    board.give("attack")
    board.cast("flash", P1, nth=1)
    board.decline()
    assert board.asked == ("announced", P1), "who announced it is asked what becomes of it"
    board.give("withdraw")
    assert board.asked == ("main", P1) and ("attack",) in answers(board.state), "it does not count"


@pytest.mark.parametrize("opponent_is_asked", [False, True])
def test_where_nothing_was_done_the_attackers_are_named_right_after_the_announcement(opponent_is_asked):  # M-249 M-248
    """As the rule book has it; nothing has changed by which who announced it could think otherwise."""
    board = Battle(["2/2"], [], fast=opponent_is_asked)
    board.give("attack")
    assert board.asked == (("announced", P2) if opponent_is_asked else ("attackers", P1))
    board.decline("announced")
    assert board.asked == ("attackers", P1)
    assert board.refused("withdraw") and board.refused("cancel") and board.refused("pick").code
    board.give("pick", board.mine[0])
    assert board.tapped(board.mine[0])


def test_but_not_once_mana_has_burnt():  # M-249 M-243
    board = Battle(["2/2"], [], lands=("forest", ""))
    board.give("tap", board.held("forest"))
    board.announce()
    assert board.life(P1) == 19 and board.asked == ("attackers", P1)
    assert board.refused("withdraw") and board.refused("cancel")


def test_pools_burn_when_it_starts_and_who_dies_of_it_has_lost():  # M-243 M-083 M-105 V-02
    board = Battle(["2/2"], [], lands=("forest", ""), life_start=1)
    board.give("tap", board.held("forest"))
    board.announce()
    assert board.state.result == (P2,) and "attack" not in events(board)


def test_mana_drawn_during_it_stays_for_the_main_phase():  # M-106 M-284 V-03
    board = Battle(["2/2"], [], (["wolf"], []), lands=("forest forest", ""))
    board.name(board.mine[0])
    board.state.seats[P1][4] += 2
    board.decline("attacked", "blocked")
    assert board.over and board.pool(P1)[4] == 2 and board.life(P1) == 20
    board.end_turn()
    assert board.life(P1) == 18


def test_attackers_are_named_in_one_answer_and_tapped():  # M-244 M-249
    board = Battle(["2/2", "1/1", "3/3"], [])
    first, second, third = board.mine
    board.name(first, third)
    assert [board.tapped(i) for i in board.mine] == [True, False, True]
    assert board.asked == ("attacked", P1) and board.attacking() == [first, third]
    assert board.refused("pick", second), "confirmed is confirmed"


def test_at_least_one_attacks():  # M-248
    board = Battle(["2/2", "1/1"], [])
    board.announce()
    assert board.refused("pick").code == "wrong_number"
    board = Battle(["2/2 bd", "1/1"], [])
    board.announce()
    assert board.refused("assign").clause == "M-248"


def test_without_anybody_who_could_be_named_no_attack_is_announced():  # M-248
    board = Battle(["0/4 wall"], ["2/2"])
    reason = board.refused("attack")
    assert (reason.code, reason.clause) == ("nobody_can_attack", "M-248")


def test_if_none_can_be_named_any_more_the_attack_is_used_up():  # M-248 Q-33
    board = Battle(["2/2"], [])
    board.give("attack")
    board.tap(board.mine[0])
    board.decline("announced")
    assert board.over and "attack_ends" in events(board)
    board.tap(board.mine[0], False)
    assert board.refused("attack").clause == "M-063"


@pytest.mark.parametrize(("written", "code", "clause"), [
    ("0/4 wall", "wall", "M-229"), ("2/2 cannot_attack", "cannot_attack", "M-003"),
])  # fmt: skip
def test_who_cannot_attack_is_not_named(written, code, clause):  # M-229 M-003 V-32
    board = Battle(["1/1", written], [])
    board.announce()
    reason = board.refused("pick", board.mine[1])
    assert (reason.code, reason.clause) == (code, clause)


def test_only_own_creatures_attack():  # M-246
    board = Battle(["1/1"], ["2/2"], lands=("forest", ""))
    board.announce()
    assert board.refused("pick", board.theirs[0]).clause == "M-246"
    assert board.refused("pick", board.held("forest")).clause == "M-246"


def test_who_has_just_come_is_weak_until_a_turn_begins():  # M-235 M-237 M-239
    board = Battle(["2/2"], ["1/1", "1/1"])
    board.resolved("wisp")
    wisp = board.held("wisp")
    board.announce()
    reason = board.refused("pick", wisp)
    assert (reason.code, reason.clause) == ("weak", "M-235")
    board.give("pick", board.mine[0])
    board.finish()
    board.end_turn()
    board.give("attack")
    board.decline("announced")
    board.give("pick", *board.theirs)
    board.decline("attacked")
    assert board.asked == ("blocks", P1)
    board.give("assign", wisp, board.theirs[0])


def test_weakness_ends_at_any_turn_s_start_or_by_the_switch_at_the_own():  # M-237
    for switch, weak in ((False, False), (True, True)):
        board = Battle(["2/2"], ["1/1"], weak_until_own_turn=switch)
        wisp = board.resolved("wisp")
        board.end_turn()
        assert board.state.active == P2 and board.settled(wisp) is not weak
        board.end_turn()
        assert board.settled(wisp)


def test_a_creature_that_changes_sides_is_weak_again():  # M-238
    board = Battle(["2/2"], ["1/1"])
    (theirs,) = board.theirs
    board.steal(theirs, P1)
    board.announce()
    assert board.refused("pick", theirs).code == "weak"


def test_only_fast_effects_are_played_during_it():  # M-251 M-060 V-61
    board = Battle(["2/2"], ["2/2"], (["ruin", "forest"], []))
    board.name(board.mine[0])
    assert board.asked == ("attacked", P1)
    assert {way[0] for way in answers(board.state)} == {"play", "pass"}
    assert board.ways("play") == {"flash"} and board.refused("land", board.held("forest"))
    board.give("pass")
    assert board.asked == ("attacked", P2) and board.ways("play") == {"flash"}


def test_both_can_act_after_attackers_and_after_blocks_the_active_player_first():  # M-252 M-264
    board = Battle(["2/2"], ["2/2"])
    board.name(board.mine[0])
    asked = [board.asked]
    board.give("pass")
    asked.append(board.asked)
    board.give("pass")
    board.declare({board.theirs[0]: board.mine[0]})
    asked.append(board.asked)
    board.give("pass")
    asked.append(board.asked)
    assert asked == [("attacked", P1), ("attacked", P2), ("blocked", P1), ("blocked", P2)]


def test_an_attacker_stays_one_if_it_is_untapped_or_loses_what_let_it_attack():  # M-253
    board = Battle(["2/2"], [])
    (mine,) = board.mine
    board.name(mine)
    board.tap(mine, False)
    board.grant(mine, "cannot_attack")
    board.finish()
    assert board.life(P2) == 18


def test_must_attack_is_announced_before_the_main_phase_ends_and_named():  # M-001
    board = Battle(["2/2 must_attack", "1/1"], [])
    board.decline("main", "announced")
    assert board.asked == ("attackers", P1)
    reason = board.refused("assign", board.mine[1], board.mine[1])
    assert (reason.code, reason.clause) == ("must_attack", "M-001")
    board.give("assign", board.mine[0], board.mine[0])
    board.finish()
    assert board.over and board.life(P2) == 18, "the main phase goes on"
    board.give("pass")
    assert board.state.active == P2 or board.asked[0] != "attackers"


def test_who_does_not_tap_to_attack_does_not():  # M-001 M-244
    board = Battle(["2/2 attacks_untapped"], [])
    board.attack(board.mine[0])
    board.finish()
    assert board.life(P2) == 18 and not board.tapped(board.mine[0])


# --- who leaves the attack --------------------------------------------------------------------------------------------


def test_an_attacker_that_leaves_play_is_out_of_the_attack():  # M-254 M-248
    board = Battle(["2/2"], ["2/2"])
    board.name(board.mine[0])
    board.cast("flash", board.mine[0])
    board.decline("respond", "interrupt", "attacked")
    assert board.over and board.life(P2) == 20 and "block" not in events(board), "no blocks are asked for"


def test_an_attacker_that_changes_sides_is_out_of_the_attack():  # M-254
    board = Battle(["2/2", "1/1"], [])
    board.name(*board.mine)
    board.steal(board.mine[0], P2)
    board.finish()
    assert board.life(P2) == 19


def test_who_is_no_creature_any_more_is_out_of_the_attack():  # M-254
    board = Battle(["2/2", "1/1"], ["0/9"])
    first, second = board.mine
    board.attack(first, second)
    board.declare({board.theirs[0]: second})
    board.become(first, "artifact")
    board.finish()
    assert board.life(P2) == 20 and board.borne(board.theirs[0]) == 1


def test_a_regenerated_attacker_deals_and_receives_none_and_nothing_comes_through():  # M-254 M-338 V-49
    board = Battle(["3/3"], ["2/2"], (["mend"], ["choke"]))
    (mine,), (theirs,) = board.mine, board.theirs
    board.attack(mine)
    board.declare({theirs: mine})
    board.give("pass")
    board.cast("choke", mine)
    board.decline()
    assert board.asked[0] == "regeneration"
    board.cast("mend")
    board.decline("interrupt", "respond", "blocked")
    assert board.alive(mine) and board.tapped(mine)
    assert (board.borne(mine), board.borne(theirs), board.life(P2)) == (0, 0, 20) and board.over


@pytest.mark.parametrize(("written", "life"), [("3/3", 20), ("3/3 tr", 17)])
def test_a_regenerated_blocker_deals_and_receives_none(written, life):  # M-254 M-339 M-340 M-305 V-50
    """Its attacker stays blocked."""
    board = Battle([written], ["2/2"], (["choke"], ["mend"]))
    (mine,), (theirs,) = board.mine, board.theirs
    board.attack(mine)
    board.declare({theirs: mine})
    board.cast("choke", theirs)
    board.decline()
    board.cast("mend")
    board.decline("interrupt", "respond", "blocked")
    assert board.alive(theirs) and board.tapped(theirs)
    assert (board.borne(mine), board.borne(theirs), board.life(P2)) == (0, 0, life)


# --- blocks -----------------------------------------------------------------------------------------------------------


def test_blocks_are_declared_in_one_answer_by_the_opponent():  # M-255 M-261
    board = Battle(["2/2", "1/1"], ["1/3", "1/4"])
    board.attack(*board.mine)
    assert board.asked == ("blocks", P2)
    (first, second), (one, two) = board.mine, board.theirs
    board.give("assign", one, first, two, second)
    board.finish()
    assert board.over and [board.borne(i) for i in (one, two)] == [2, 1]


def test_a_tapped_creature_does_not_block():  # M-256
    board = Battle(["2/2"], ["1/3", "1/4"])
    board.tap(board.theirs[0])
    board.attack(*board.mine)
    reason = board.refused("assign", board.theirs[0], board.mine[0])
    assert (reason.code, reason.clause) == ("tapped", "M-256")


def test_who_cannot_block_does_not():  # M-003
    board = Battle(["2/2"], ["1/3 cannot_block", "1/4"])
    board.attack(*board.mine)
    assert board.refused("assign", board.theirs[0], board.mine[0]).code == "cannot_block"


def test_a_creature_blocks_one_attacker_only():  # M-257
    board = Battle(["2/2", "1/1"], ["1/3"])
    board.attack(*board.mine)
    (first, second), (one,) = board.mine, board.theirs
    assert board.refused("assign", one, first, one, second).code == "malformed"
    assert answers(board.state) == [("assign",), ("assign", one, first), ("assign", one, second)]


def test_any_number_block_the_same_and_nobody_has_to():  # M-258 M-259 M-320
    board = Battle(["1/9"], ["1/1", "1/1", "1/1"])
    board.attack(*board.mine)
    assert board.state.decision.why_not(board.state, ("assign",)) is None
    board.give("assign", *[part for i in board.theirs for part in (i, board.mine[0])])
    board.finish()
    board.divide({board.theirs[0]: 1})
    assert board.borne(board.mine[0]) == 3 and board.life(P2) == 20


def test_only_attackers_are_blocked_and_only_by_the_opponents_creatures():  # M-255
    board = Battle(["2/2", "1/1"], ["1/3"], lands=("", "forest"))
    board.attack(board.mine[0])
    reason = board.refused("assign", board.theirs[0], board.mine[1])
    assert (reason.code, reason.clause) == ("not_attacking", "M-255")
    assert board.refused("assign", board.mine[1], board.mine[0]).clause == "M-255"
    assert board.refused("assign", board.held("forest"), board.mine[0]).clause == "M-255"


def test_blocked_stays_blocked_when_the_blocker_is_gone():  # M-262 M-268 V-20
    board = Battle(["4/4"], ["2/2"])
    (mine,), (theirs,) = board.mine, board.theirs
    board.attack(mine)
    board.declare({theirs: mine})
    board.remove(theirs)
    board.decline("blocked")
    assert board.life(P2) == 20 and board.borne(mine) == 0


def test_and_when_the_block_would_not_be_allowed_any_more():  # M-262 M-290
    board = Battle(["4/4"], ["2/2"])
    (mine,), (theirs,) = board.mine, board.theirs
    board.attack(mine)
    board.declare({theirs: mine})
    board.grant(mine, "flying")
    board.decline("blocked")
    assert board.life(P2) == 20 and not board.alive(theirs)


def test_unblocked_stays_unblocked():  # M-263
    board = Battle(["4/4", "1/1"], ["2/2"])
    (first, second), (theirs,) = board.mine, board.theirs
    board.attack(first, second)
    board.declare({theirs: second})
    board.grant(second, "flying")
    board.decline("blocked")
    assert board.life(P2) == 16


# --- damage -----------------------------------------------------------------------------------------------------------


def test_damage_of_one_step_is_dealt_simultaneously():  # M-277 M-281 M-222
    board = Battle(["2/2"], ["2/2"])
    (mine,), (theirs,) = board.mine, board.theirs
    board.fight({theirs: mine})
    assert not board.alive(mine) and not board.alive(theirs)


def test_damage_above_toughness_does_not_pass_on():  # M-276 V-14
    board = Battle(["5/5"], ["2/2"])
    board.fight({board.theirs[0]: board.mine[0]})
    assert board.life(P2) == 20 and not board.alive(board.theirs[0])


@pytest.mark.parametrize(("split", "dead"), [((2, 3), [True, True]), ((5, 0), [True, False]), ((0, 5), [False, True])])
def test_damage_is_divided_as_the_attacking_player_likes(split, dead):  # M-273 M-274 V-13
    board = Battle(["5/5"], ["2/2", "3/3"])
    (mine,), (one, two) = board.mine, board.theirs
    board.fight({one: mine, two: mine})
    assert board.asked == ("assign_damage", P1) and board.state.decision.source == mine
    board.divide({one: split[0], two: split[1]})
    assert [not board.alive(i) for i in (one, two)] == dead and not board.alive(mine) and board.life(P2) == 20


def test_all_of_it_must_be_assigned():  # M-275
    board = Battle(["5/5"], ["2/2", "3/3"])
    (mine,), (one, two) = board.mine, board.theirs
    board.fight({one: mine, two: mine})
    assert board.refused("divide", one, 2, two, 2).code == "wrong_total"
    assert board.refused("divide", one, 6).code == "wrong_share"


def test_nothing_else_is_done_from_the_first_assignment_to_the_last():  # M-265 M-278
    board = Battle(["5/5", "4/4"], ["2/2", "3/3", "1/1", "1/1"])
    (first, second), (a, b, c, d) = board.mine, board.theirs
    board.attack(first, second)
    board.block({a: first, b: first, c: second, d: second})
    assert board.asked == ("assign_damage", P1)
    board.divide({a: 2, b: 3})
    assert board.asked == ("assign_damage", P1) and all(board.alive(i) for i in (first, a, b)), (
        "dealt once all is assigned"
    )
    board.divide({c: 1, d: 3})
    assert not any(board.alive(i) for i in (first, a, b, c, d)) and board.alive(second)


def test_damage_taken_earlier_in_the_turn_counts():  # M-279 M-221 V-12
    board = Battle(["4/4"], ["1/6"])
    (mine,), (theirs,) = board.mine, board.theirs
    board.wound(theirs, 2)
    board.fight({theirs: mine})
    assert not board.alive(theirs)


def test_a_creature_without_power_deals_none():  # M-224
    board = Battle(["0/2", "0/3"], ["0/1"])
    board.fight({board.theirs[0]: board.mine[0]})
    assert board.life(P2) == 20 and board.alive(board.theirs[0]) and board.damage_events() == []


def test_nobody_is_asked_how_no_damage_is_divided():  # M-224
    board = Battle(["0/3"], ["1/1", "1/1"])
    board.fight(dict.fromkeys(board.theirs, board.mine[0]))
    assert board.over and board.borne(board.mine[0]) == 2


def test_negative_power_heals_nobody():  # M-224 M-225
    board = Battle(["1/3"], ["1/1"])
    (mine,), (theirs,) = board.mine, board.theirs
    board.attack(mine)
    board.declare({theirs: mine})
    board.change(mine, power=-3)
    board.decline("blocked")
    assert board.alive(theirs) and board.borne(theirs) == 0 and board.borne(mine) == 1


def test_power_counts_as_it_is_when_damage_is_dealt():  # M-225 M-219
    board = Battle(["1/1"], [])
    board.name(board.mine[0])
    board.change(board.mine[0], power=3)
    board.finish()
    assert board.life(P2) == 16


@pytest.mark.parametrize("switch", [False, True])
def test_a_tapped_blocker_deals_none_and_receives_all_the_same(switch):  # M-270 M-271 V-26
    board = Battle(["2/2"], ["3/3"], tapped_blockers_deal=switch)
    (mine,), (theirs,) = board.mine, board.theirs
    board.attack(mine)
    board.declare({theirs: mine})
    board.tap(theirs)
    board.decline("blocked")
    assert board.alive(mine) is not switch and board.borne(theirs) == 2 and board.life(P2) == 20


def test_one_that_is_tapped_and_untapped_again_deals_its_damage():  # M-270 V-69
    board = Battle(["2/2"], ["3/3"])
    (mine,), (theirs,) = board.mine, board.theirs
    board.attack(mine)
    board.declare({theirs: mine})
    board.tap(theirs)
    board.tap(theirs, False)
    board.decline("blocked")
    assert not board.alive(mine)


def test_tapped_attackers_deal_their_damage():  # M-272
    board = Battle(["2/2"], [])
    board.attack(board.mine[0])
    board.finish()
    assert board.tapped(board.mine[0]) and board.life(P2) == 18


def test_a_blocker_whose_attacker_is_gone_deals_damage_to_nobody():  # M-269
    board = Battle(["2/2", "1/1"], ["3/3"])
    (first, second), (theirs,) = board.mine, board.theirs
    board.attack(first, second)
    board.declare({theirs: first})
    board.remove(first)
    board.decline("blocked")
    assert board.life(P2) == 19 and board.life(P1) == 20 and board.alive(second)


def test_a_wall_blocks_and_deals_damage():  # M-229 M-230 V-32
    board = Battle(["2/2"], ["2/4 wall"])
    (mine,), (theirs,) = board.mine, board.theirs
    board.fight({theirs: mine})
    assert not board.alive(mine) and board.alive(theirs)


# --- the end ----------------------------------------------------------------------------------------------------------


def test_victory_is_looked_at_at_the_end_of_the_attack():  # M-282 M-084 M-085 V-06
    board = Battle(["3/3"], [], life_start=3)
    board.attack(board.mine[0])
    board.finish()
    assert board.state.result == (P1,)
    kinds = events(board)
    assert kinds.index("damage") < kinds.index("attack_ends") < kinds.index("result")


def test_at_its_end_nobody_attacks_any_more_and_the_main_phase_goes_on():  # M-282 M-284
    board = Battle(["3/3"], ["0/9"])
    board.fight({board.theirs[0]: board.mine[0]})
    assert board.over and board.attacking() == [] == board.blocking() and board.state.record == ()
    assert board.ways("play") == {"wisp", "flash"}


def test_attackers_stay_tapped_and_so_do_not_block_in_the_next_turn():  # M-283
    board = Battle(["3/3", "2/2"], ["1/1"])
    board.attack(board.mine[0])
    board.finish()
    board.end_turn()
    board.give("attack")
    board.decline("announced")
    board.give("pick", board.theirs[0])
    board.decline("attacked")
    assert board.asked == ("blocks", P1)
    assert board.refused("assign", board.mine[0], board.theirs[0]).clause == "M-256"


def test_a_land_is_played_before_or_after_it():  # M-058 M-060
    board = Battle(["3/3"], [], (["forest"], []))
    board.attack(board.mine[0])
    board.finish()
    board.give("land", board.held("forest"))
    assert board.where(board.held("forest")) == "territory"


# --- saved between the steps ------------------------------------------------------------------------------------------


def test_who_is_regenerated_after_first_strikes_takes_no_part_in_the_second_step():  # M-338 Q-19
    board = Battle(["3/1"], ["2/2 fs"], (["mend"], []))
    (mine,), (theirs,) = board.mine, board.theirs
    board.fight({theirs: mine})
    assert board.asked == ("regeneration", P1)
    board.cast("mend")
    board.decline("interrupt", "regeneration")
    assert board.over and board.alive(mine) and board.tapped(mine)
    assert (board.borne(mine), board.borne(theirs), board.life(P2)) == (0, 0, 20)


def test_damage_can_be_prevented_after_it_is_assigned():  # M-280 M-352
    board = Battle(["5/5"], ["2/2", "3/3"], ([], ["shield"]))
    (mine,), (one, two) = board.mine, board.theirs
    board.fight({one: mine, two: mine})
    board.divide({one: 2, two: 3})
    assert board.asked == ("damage", P2) and board.alive(one), "nothing is dealt yet"
    board.cast("shield")
    board.give("packet", next(n for n, p in enumerate(board.state.withheld) if p.target[0] == two))
    board.decline("interrupt", "damage")
    assert not board.alive(one) and board.alive(two) and board.over


def test_each_block_must_be_allowed_at_that_moment():  # M-260 M-290
    board = Battle(["2/2", "1/1"], ["1/3"])
    board.name(*board.mine)
    board.grant(board.mine[0], "flying")
    board.decline("attacked")
    assert board.refused("assign", board.theirs[0], board.mine[0]).clause == "M-285"


@pytest.mark.parametrize("seed", range(4))
def test_step_by_step_nobody_comes_to_where_who_must_attack_was_passed_over(seed):  # M-001
    """So many answers that they are put together; who was passed over can't be put any more."""
    board = Battle(["1/1 bd", "1/1 bd", "2/2 must_attack", *["1/1 bd"] * 6], [])
    board.announce()
    chance, steps = Random(seed), 0
    while board.asked[0] == "attackers":
        ways = decisions.answers(board.state)
        assert ("back",) not in ways
        running.answer(board.state, chance.choice(ways))
        steps += 1
    assert board.mine[2] in board.attacking() and steps > 1


@pytest.mark.parametrize("seed", range(4))
def test_step_by_step_a_band_that_can_never_be_one_is_led_back_from(seed):  # M-310
    """Two without banding may be put to one that has it: a walk over the steps then went to and fro without an end."""
    board = Battle(["1/1 bd", *["2/2"] * 9], [])
    board.announce()
    chance, steps = Random(seed), 0
    while board.asked[0] == "attackers" and steps < 500:
        running.answer(board.state, chance.choice(decisions.answers(board.state)))
        steps += 1
    assert board.asked[0] != "attackers"
