"""Spells, batches, interrupts and withheld damage."""

from __future__ import annotations

import pytest

from game.kernel.batches import interrupted
from game.kernel.decisions import answers
from tests.rules.grimoire.board import P1, P2, TO_SPELL, Board, card, spell


def castable(board):
    return {board.state.entities[way[1]].definition.id for way in answers(board.state) if way[0] == "play"}


def test_slow_spells_are_cast_in_the_own_main_phase_alone():  # M-064 M-190 M-201 M-203 M-205 M-218
    board = Board(["wisp", "ruin", "insight_now"], ["wisp", "ruin", "insight_now"])
    assert castable(board) == {"wisp", "ruin", "insight_now"}
    board.give("pass")
    assert board.asked == ("main", P2) and castable(board) == {"insight_now"}


def test_and_only_while_no_batch_is_open():  # M-065 M-379
    board = Board(["wisp", "ruin", "insight_now"], ["insight_now"])
    board.cast("ruin")
    board.give("pass")
    assert board.asked == ("respond", P1) and castable(board) == {"insight_now"}


def test_a_summon_comes_into_play_and_a_sorcery_to_the_graveyard():  # M-121 M-122 M-202 M-204 M-399
    board = Board(["wisp", "ruin"], [])
    wisp = board.resolved("wisp")
    assert board.where(wisp) == "territory"
    ruin = board.resolved("ruin")
    assert (board.where(ruin), board.where(wisp)) == ("graveyard", "graveyard")


def test_a_spell_in_the_batch_lies_in_no_zone_of_the_game():  # M-031
    board = Board(["wisp"], ["insight_now"])
    assert board.where(board.cast("wisp")) == "casting"


def test_a_target_is_needed_but_a_class_is_not():  # M-148 M-152 M-154 V-42
    board = Board(["choke", "ruin"], [])
    assert castable(board) == {"ruin"}


def test_the_other_player_answers_first_then_they_take_turns():  # M-381 M-383 M-384
    board = Board(["storm", "insight_now", "insight_now"], ["insight_now", "insight_now"])
    board.cast("storm")
    seats = []
    while board.asked[0] == "respond":
        seats.append(board.asked[1])
        card = next(way for way in answers(board.state) if way[0] == "play")
        board.give(*card)
    assert seats == [P2, P1, P2, P1]


def test_who_declined_may_answer_once_the_other_has_done_something():  # M-384
    board = Board(["storm", "insight_now"], ["insight_now"])
    board.cast("storm")
    board.give("pass")
    board.cast("insight_now")
    assert board.asked == ("respond", P2) and not board.done()


def test_the_batch_is_carried_out_from_the_last_to_the_first():  # M-386 M-387 M-389
    board = Board(["storm"], ["insight_now"])
    board.cast("storm")
    board.cast("insight_now")
    assert board.done() == ["insight_now", "storm"]


def test_after_a_batch_the_active_player_is_offered_the_window_again():  # M-400
    board = Board(["storm", "wisp"], ["flash", "flash"])
    board.cast("storm")
    board.decline()
    assert board.asked == ("main", P1)


@pytest.mark.parametrize("order", [("flash", "bulk"), ("bulk", "flash")])
def test_damage_waits_until_the_whole_batch_is_carried_out(order):  # M-390 M-386 V-33
    first, second = order
    board = Board(["wisp", first, "wisp"], [second])
    wisp = board.resolved("wisp")
    board.cast(first, wisp)
    board.cast(second, wisp)
    assert board.where(wisp) == "territory" and board.size(wisp) == (3, 5)
    assert board.state.entities[wisp].damage == 2


def test_lowered_toughness_waits_too():  # M-392 V-34
    board = Board(["wisp", "bulk", "wisp"], ["wilt"])
    wisp = board.resolved("wisp")
    board.cast("bulk", wisp)
    board.cast("wilt", wisp)
    assert board.where(wisp) == "territory", "at -1/-1 it was not looked at"
    assert board.size(wisp) == (2, 4)


def test_at_the_end_of_the_batch_it_kills():  # M-223 M-392
    board = Board(["wisp", "wilt"], [])
    wisp = board.resolved("wisp")
    board.resolved("wilt", wisp)
    assert board.where(wisp) == "graveyard"


def test_all_damage_of_a_batch_is_dealt_in_one_run_after_everything_else():  # M-391 M-394
    board = Board(["storm"], ["flash", "insight_now"])
    board.cast("storm")
    board.cast("flash", P1)
    board.decline()
    assert board.damage_events() == [2, 3, 3] and board.done() == ["flash", "storm"]
    events = [e.kind for e in board.state.log.events]
    assert events.index("damage") > max(n for n, kind in enumerate(events) if kind == "effect")


def test_destruction_takes_place_when_its_item_is_carried_out():  # M-393
    board = Board(["wisp", "storm"], ["choke"])
    wisp = board.resolved("wisp")
    board.cast("storm")
    board.cast("choke", wisp)
    kinds = [e.kind for e in board.state.log.events]
    assert board.where(wisp) == "graveyard" and kinds.index("destroyed") < kinds.index("damage")


def test_damage_to_a_creature_that_has_left_is_lost():  # M-364
    board = Board(["wisp", "choke"], ["flash"])
    wisp = board.resolved("wisp")
    board.cast("choke", wisp)
    board.cast("flash", wisp)
    assert board.done() == ["flash", "choke"] and board.where(wisp) == "graveyard"
    assert board.damage_events() == [] and not board.state.entities[wisp].damage


def test_so_is_damage_to_one_that_is_sacrificed_while_it_is_prevented():  # M-364
    screen = card("screen", "summon", None, power=5, toughness=5, clauses=[
        {"when": "use", "pay": {"sacrifice": "self"}, "do": [{"prevent": 1, "dealt_to": "you"}]}])  # fmt: skip
    board = Board(["wisp"], ["wisp"], extra=[screen])
    giant, ox = board.put(P1, "screen"), board.put(P2, "ox")
    board.dealt((ox, giant, 3), (ox, P1, 2))
    board.give("use", giant)
    board.decline("interrupt", "damage")
    assert board.where(giant) == "graveyard" and board.damage_events() == [1] and board.life(P1) == 19


def test_a_spell_whose_target_is_gone_does_nothing():  # M-418 M-423
    board = Board(["wisp", "flash"], ["choke"])
    wisp = board.resolved("wisp")
    flash = board.cast("flash", wisp)
    board.cast("choke", wisp)
    assert board.where(flash) == "graveyard" and board.damage_events() == []


def test_a_countered_spell_is_lost_and_its_costs_too():  # M-415 M-401
    board = Board(["wolf"], ["no"], lands="forest forest")
    wolf = board.cast("wolf")
    assert board.asked == ("interrupt", P2)
    board.cast("no", wolf)
    assert board.where(wolf) == "graveyard" and board.tapped(board.held("forest"))


def test_the_player_of_the_spell_is_asked_first():  # M-402 M-210
    board = Board(["storm", "echo"], ["no"])
    board.cast("storm")
    assert board.asked == ("interrupt", P1)
    board.give("pass")
    assert board.asked == ("interrupt", P2)


def test_who_announces_an_interrupt_finishes_before_anybody_else_is_asked():  # M-406
    dear = spell("dear", "interrupt", {"any": 1}, {"counter": "target"}, targets=TO_SPELL)
    board = Board(["storm", "no"], ["dear"], extra=[dear])
    for land in ("forest", "swamp"):
        board.put(P2, land)
    storm = board.cast("storm")
    board.give("pass")
    board.cast("dear", storm)
    assert board.asked == ("pay", P2)
    board.give(*answers(board.state)[0])
    assert board.asked == ("interrupt", P1), "about that interrupt"


def test_interrupts_are_not_cast_where_no_spell_is_to_be_interrupted():  # M-158 M-403
    board = Board(["wisp", "no", "insight_now"], [])
    assert castable(board) == {"wisp", "insight_now"}


def test_an_interrupt_aimed_at_an_interrupt_is_carried_out_before_it():  # M-407 M-212 V-36
    board = Board(["storm", "no"], ["no"])
    storm = board.cast("storm")
    board.give("pass")
    theirs = board.cast("no", storm, nth=1)
    board.cast("no", theirs)
    assert board.life(P2) == 17 and board.where(theirs) == "graveyard"


def test_interrupts_on_one_spell_are_gathered_and_its_player_s_come_first():  # M-408 M-409
    board = Board(["storm", "echo"], ["no"])
    storm = board.cast("storm")
    board.give("pass")
    board.cast("no", storm)
    board.give("pass")  # aimed at that interrupt
    assert board.done() == [] and board.asked == ("interrupt", P1)
    board.cast("echo", storm)
    assert board.done() == ["echo", "no"] and board.where(storm) == "graveyard"


def test_once_a_response_is_announced_the_spell_can_not_be_interrupted():  # M-213 M-404 V-38
    board = Board(["storm"], ["no", "insight_now"])
    storm = board.cast("storm")
    board.give("pass")
    insight = board.cast("insight_now")
    assert board.asked == ("interrupt", P2), "about the response"
    assert all(way == ("pass",) or way[0] == "play" for way in answers(board.state))
    board.cast("no", insight)
    assert board.where(insight) == "graveyard" and board.where(storm) == "graveyard" and board.life(P2) == 17


CUP = spell("cup", "instant", None, {"gain": 2})
HURT = spell("hurt", "instant", None, {"damage": 3, "to": "opponent"})
DYE = spell("dye", "interrupt", None, {"recolour": "blue", "to": "target"}, targets=TO_SPELL)
DENY = spell("deny", "interrupt", None, {"counter": "target"},
             targets=[{"from": "spell", "pick": 1, "filter": {"element": "red"}}])  # fmt: skip
DENY_BLUE = spell("deny_blue", "interrupt", None, {"counter": "target"},
                  targets=[{"from": "spell", "pick": 1, "filter": {"element": "blue"}}])  # fmt: skip
RITE = {**spell("rite", "sorcery", {"any": 1, "sacrifice": {"from": "own_creatures", "pick": 1}}, {"draw": 3})}
PRISM = card("prism", "artifact", None, clauses=[
    {"when": "always", "do": [{"give": {"toughness": 1}, "to": "own_creatures"}]},
    {"when": "use", "pay": {"tap": "self"}, "do": [{"add_mana": 1, "of": "colourless"}]}])  # fmt: skip


def test_what_is_no_damage_takes_place_at_its_place_in_the_batch():  # M-394 M-391 V-60
    board = Board(["hurt", "hurt", "wisp"], ["cup", "shield"], extra=[CUP, HURT])
    board.cast("hurt")
    board.cast("cup")
    board.cast("hurt", nth=1)
    board.decline("respond", "interrupt")
    assert board.done() == ["hurt", "cup", "hurt"] and board.life(P2) == 22
    windows = 0
    while board.asked[0] == "damage":
        windows += 1
        board.give("pass")
    assert windows == 1 and board.life(P2) == 16


def test_who_cast_the_spell_has_their_interrupts_carried_out_first():  # M-408 M-409 M-410 V-37
    board = Board(["spark", "dye", "wisp"], ["deny"], lands="mountain", extra=[DYE, DENY])
    spark = board.cast("spark", P2)
    board.give("pass")
    board.cast("deny", spark)
    while board.asked != ("interrupt", P1) or interrupted(board.state) != spark:
        board.give("pass")
    board.cast("dye", spark)
    board.decline()
    assert board.life(P2) == 18 and board.done() == ["dye", "spark"]


def test_an_interrupt_may_need_a_colour_that_its_spell_will_have():  # M-409
    board = Board(["spark", "wisp"], ["dye", "deny_blue"], lands="mountain", extra=[DYE, DENY_BLUE])
    spark = board.cast("spark", P2)
    assert castable(board) == {"dye"}, "a red spell"
    board.cast("dye", spark)
    assert board.asked == ("interrupt", P2) and interrupted(board.state) == spark
    board.cast("deny_blue", spark)
    board.decline()
    assert board.done() == ["dye", "deny_blue"] and board.where(spark) == "graveyard" and board.life(P2) == 20


def test_an_interrupt_may_not_need_a_colour_that_its_spell_will_have_later():  # M-408 M-409
    board = Board(["spark", "deny_blue", "wisp"], ["dye"], lands="mountain", extra=[DYE, DENY_BLUE])
    spark = board.cast("spark", P2)
    board.cast("dye", spark)
    board.decline()
    assert board.done() == ["dye", "spark"] and board.life(P2) == 18, "its player's interrupts come before the dye"


def test_what_was_given_for_a_spell_stays_lost_when_it_is_countered():  # M-165 M-415 V-40
    board = Board(["rite", "wisp"], ["no"], lands="forest", extra=[RITE])
    bear = board.put(P1, "bear")
    rite = board.cast("rite")
    assert board.where(bear) == "graveyard", "it is given as the spell is announced (M-163)"
    board.cast("no", rite)
    assert board.where(rite) == "graveyard" and board.tapped(board.held("forest"))
    assert board.done() == ["no"]


def test_lost_toughness_counts_before_the_next_window_outside_a_batch_too():  # M-177 V-72
    board = Board(["wisp"], [], extra=[PRISM])
    prism, wisp, ox = board.put(P1, "prism"), board.put(P1, "wisp"), board.put(P2, "ox")
    board.dealt((ox, wisp, 1))
    assert board.where(wisp) == "territory" and board.size(wisp) == (1, 2)
    board.give("use", prism)
    assert board.where(wisp) == "graveyard" and board.asked == ("main", P1)


def test_a_player_may_answer_their_own_spell_once_the_other_has_declined():  # M-381 M-382
    board = Board(["storm", "insight_now", "insight_now", "wisp"], ["wisp"])
    board.cast("storm")
    assert board.asked == ("respond", P1), "the other has nothing"
    board.cast("insight_now")
    assert board.asked == ("respond", P1), "and another in a row"


def test_interrupts_are_carried_out_before_anybody_answers():  # M-405 M-401 M-411
    board = Board(["storm"], ["no", "insight_now"])
    storm = board.cast("storm")
    board.cast("no", storm)
    assert board.where(storm) == "graveyard" and board.asked[0] != "respond"


def test_instants_and_interrupts_can_be_interrupted_as_other_spells_can():  # M-413 M-212
    board = Board(["flash", "wisp"], ["no"])
    flash = board.cast("flash", P2)
    assert board.asked == ("interrupt", P2)
    board.cast("no", flash)
    assert board.life(P2) == 20 and board.where(flash) == "graveyard"


def test_nobody_is_asked_while_a_batch_is_carried_out():  # M-389 M-388 M-217
    board = Board(["storm", "wisp"], ["insight_now", "insight_now", "insight_now"])
    board.cast("storm")
    board.cast("insight_now")
    board.give("pass")  # the interrupt window is none; the other one declines to answer
    kinds = [e.kind for e in board.state.log.events]
    assert board.done() == ["insight_now", "storm"] and kinds.count("effect") == 2


def test_a_spell_that_needs_a_target_is_not_announced_without_one():  # M-417 M-148
    board = Board(["choke", "flash", "wisp"], [])
    assert castable(board) == {"flash", "wisp"}
