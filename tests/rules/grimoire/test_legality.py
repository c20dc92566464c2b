"""Targets that have gone or are legal no more, countering, and burning again."""

from __future__ import annotations

import pytest

from game.kernel import running
from game.kernel.changes import grant
from game.kernel.characteristics import ELEMENT, TURN_END, Modifier
from game.kernel.decisions import answers
from game.kernel.values import modify
from game.rules.grimoire.constants import COLOURS
from game.rules.grimoire.keywords import KEYWORDS
from tests.rules.grimoire.board import P1, P2, TO_ANYONE, TO_CREATURE, Board, card, spell

TWINS = spell("twins", "instant", {"red": 1}, {"damage": 1, "to": "target"}, {"damage": 2, "to": "you"},
              targets=[{"from": "creatures", "pick": 2}])  # fmt: skip
PAIR = spell("pair", "instant", None, {"destroy": "target"}, {"damage": 3, "to": "target2"},
             targets=TO_CREATURE + TO_CREATURE)  # fmt: skip
SMALL = spell("small", "instant", None, {"destroy": "target"}, {"draw": 1},
              targets=[{"from": "creatures", "pick": 1, "filter": {"power": {"at_most": 1}}}])  # fmt: skip
DENY = spell("deny", "interrupt", None, {"counter": "target"},
             targets=[{"from": "spell", "pick": 1, "filter": {"element": "red"}}])  # fmt: skip
CARDS = (TWINS, PAIR, SMALL, DENY)


def events(board, kind):
    return [e.facts for e in board.state.log.events if e.kind == kind]


def test_where_one_target_is_lost_the_other_is_affected_as_announced():  # M-419 M-420 V-39
    board = Board(["twins", "wisp"], ["choke"], lands="mountain", extra=CARDS)
    wisp, wall = board.put(P1, "wisp"), board.put(P2, "wall4")
    board.cast("twins")
    if board.asked[0] == "target":
        board.give("pick", wisp, wall)
    board.cast("choke", wisp)
    board.decline()
    assert board.where(wisp) == "graveyard" and board.state.entities[wall].damage == 1, "not 2"
    assert board.life(P1) == 18, "and what has no target happens"


def test_where_all_are_lost_it_fails_and_its_costs_are_spent():  # M-418 M-423 M-171 V-39
    board = Board(["twins", "wisp"], ["ruin2"], lands="mountain", extra=(*CARDS, RUIN))
    wisp, bear = board.put(P1, "wisp"), board.put(P2, "bear")
    twins = board.cast("twins")
    if board.asked[0] == "target":
        board.give("pick", wisp, bear)
    board.cast("ruin2")
    board.decline()
    assert board.life(P1) == 20 and board.done() == ["ruin2"]
    assert board.where(twins) == "graveyard" and board.tapped(board.held("mountain"))
    assert events(board, "failed") == [{"entity": twins, "card": "twins"}]


RUIN = spell("ruin2", "instant", None, {"destroy": "creatures"})


def test_a_target_that_is_legal_no_more_is_lost_too():  # M-418 Q-36
    board = Board(["small", "wisp"], ["bulk"], extra=CARDS)
    wisp = board.put(P2, "wisp")
    board.cast("small")
    before = len(board.state.zones[1])
    board.cast("bulk", wisp)
    board.decline()
    assert board.where(wisp) == "territory" and len(board.state.zones[1]) == before
    assert [facts["card"] for facts in events(board, "failed")] == ["small"]


def test_an_instruction_about_a_lost_target_alone_is_left_out():  # M-419
    board = Board(["pair", "wisp"], ["choke"], extra=CARDS)
    wisp, ox = board.put(P1, "wisp"), board.put(P2, "ox")
    board.cast("pair", wisp)
    if board.asked[0] == "target":
        board.give("pick", ox)
    board.cast("choke", wisp)
    board.decline()
    assert board.where(wisp) == "graveyard" and board.where(ox) == "territory" and board.state.entities[ox].damage == 3


def test_a_spell_fails_on_what_has_become_protected_from_it():  # M-331 M-325
    board = Board(["spark", "wisp"], ["insight_now"], lands="mountain")
    bear = board.put(P2, "bear")
    spark = board.cast("spark", bear)
    grant(board.state, bear, 1 << KEYWORDS.index("protection_from_red"), TURN_END, bear)
    board.decline()
    assert board.where(spark) == "graveyard" and board.damage_events() == []
    assert [facts["card"] for facts in events(board, "failed")] == ["spark"]


def test_a_spell_without_a_target_can_not_fail():  # M-421 M-153
    board = Board(["ruin", "wisp"], ["choke"])
    wisp = board.put(P1, "wisp")
    board.cast("ruin")
    board.cast("choke", wisp)
    assert board.done() == ["choke", "ruin"] and events(board, "failed") == []


def test_an_interrupt_fails_on_a_spell_that_was_countered_already():  # M-410 M-415
    board = Board(["storm", "wisp"], ["insight_now", "no", "no"])
    storm = board.cast("storm")
    board.give("pass")
    insight = board.cast("insight_now")
    board.cast("no", insight)
    assert board.asked == ("interrupt", P2), "about that interrupt"
    board.give("pass")
    board.cast("no", insight, nth=1)
    board.decline()
    assert [facts["card"] for facts in events(board, "countered")] == ["insight_now"]
    assert board.where(storm) == "graveyard" and board.life(P1) == 17, "what it answered is not touched"


def test_an_interrupt_fails_on_a_spell_that_is_no_longer_of_its_colour():  # M-410
    board = Board(["spark", "wisp"], ["deny"], lands="mountain", extra=CARDS)
    spark = board.cast("spark", P2)
    assert board.asked == ("interrupt", P2)
    board.cast("deny", spark)
    board.decline()
    assert board.life(P2) == 20 and board.where(spark) == "graveyard"
    board = Board(["spark", "echo", "wisp"], ["deny"], lands="mountain", extra=CARDS)
    spark = board.cast("spark", P2)
    board.give("pass")
    board.cast("deny", spark)
    assert board.asked == ("interrupt", P1), "the deny may be answered by an echo, or the spark"
    modify(board.state, spark, (Modifier(ELEMENT, 1 << COLOURS.index("blue"), 0, TURN_END, spark),))
    while board.asked[0] in ("interrupt", "respond"):
        running.answer(board.state, ("pass",))
    assert board.life(P2) == 18 and [facts["card"] for facts in events(board, "failed")] == ["deny"]


def test_mana_drawn_in_the_window_of_a_burn_burns_too():  # M-040 M-105 V-71
    board = Board(["shield", "wisp"], [], lands="mountain", life=1)
    board.give("tap", board.held("mountain"))
    while board.asked[0] != "damage":
        board.give("pass")
    board.state.seats[P1][3] += 1
    board.cast("shield")
    assert board.damage_events() == [1] and board.state.result == (P2,), "the second burn, and nothing against it"
    assert events(board, "phase")[-1]["phase"] == "main", "in the same phase"


MEASURE = spell("measure", "instant", None, {"damage": {"stat": "power", "of": "target"}, "to": "you"}, {"draw": 1},
                targets=[*TO_CREATURE, {"from": "creatures", "pick": 1}])  # fmt: skip
SHOT = {"when": "use", "targets": TO_ANYONE, "pay": {}, "do": [{"damage": 2, "to": "target"}]}
RACK = card("rack", "artifact", None, clauses=[SHOT])
BREAK = spell("break", "instant", None, {"bury": "target"}, targets=[{"from": "permanents", "pick": 1}])


def test_the_last_value_counts_of_what_has_gone():  # M-398 M-419
    board = Board(["measure", "bulk", "wisp"], ["choke"], extra=(MEASURE,))
    ox, wisp = board.put(P2, "ox"), board.put(P1, "wisp")
    board.resolved("bulk", ox)
    board.cast("measure", ox)
    if board.asked[0] == "target":
        board.give("pick", wisp)
    board.cast("choke", ox)
    board.decline()
    assert board.where(ox) == "graveyard" and board.life(P1) == 13, "5 and 2 by the bulk"
    assert board.state.record == (), "and it is kept no longer than the batch"


def test_an_effect_that_was_used_happens_although_its_source_is_gone():  # M-396 M-397 M-435 V-35
    board = Board(["wisp"], ["break"], extra=(RACK, BREAK))
    rack = board.put(P1, "rack")
    board.give("use", rack)
    board.give("pick", P2)
    board.cast("break", rack)
    board.decline()
    assert board.where(rack) == "graveyard" and board.life(P2) == 18
    kinds = [e.kind for e in board.state.log.events if e.kind in ("destroyed", "damage")]
    assert kinds == ["destroyed", "damage"]


def test_its_damage_has_the_colour_that_it_had():  # M-398 M-426 M-435
    board = Board(["wisp"], ["break", "red_ward"], extra=(RED_RACK, BREAK))
    rack = board.put(P1, "red_rack")
    modify(board.state, rack, (Modifier(ELEMENT, 1 << COLOURS.index("red"), 0, TURN_END, rack),))
    board.give("use", rack)
    board.give("pick", P2)
    board.cast("break", rack)
    board.decline()
    assert board.asked == ("damage", P2), "the ward is of use"
    board.cast("red_ward")
    assert board.life(P2) == 20


RED_RACK = {**RACK, "id": "red_rack"}


def test_an_ability_of_the_batch_can_be_countered_by_an_interrupt_that_says_effect():  # M-414 M-416 M-171 M-415
    board = Board(["wisp"], ["hush", "no"], extra=(RACK, HUSH))
    rack = board.put(P1, "rack")
    board.give("use", rack)
    board.give("pick", P2)
    assert board.asked == ("interrupt", P2) and [w[1] for w in answers(board.state)[:-1]] == [board.held("hush")]
    board.cast("hush", rack)
    board.decline()
    assert board.life(P2) == 20 and board.where(rack) == "territory"
    assert [facts["entity"] for facts in events(board, "countered")] == [rack]


HUSH = spell("hush", "interrupt", None, {"counter": "target"}, targets=[{"from": "effect", "pick": 1}])


def test_several_modes_are_carried_out_together_each_with_its_own_target():  # M-133 M-395 M-388
    board = Board(["both", "wisp"], [], extra=(BOTH,))
    bear, wall = board.put(P2, "bear"), board.put(P2, "wall4")
    board.cast("both")
    board.give("mode", 0, 2)
    board.give("pick", bear)
    board.give("pick", wall)
    assert len(board.state.series) == 0 and board.where(bear) == "graveyard" and board.state.entities[wall].damage == 2
    assert board.life(P1) == 20 and board.done() == ["both", "both"]


BOTH = card("both", "instant", None, clauses=[{"when": "play", "choose": 2, "modes": [
    {"targets": TO_CREATURE, "do": [{"bury": "target"}]},
    {"do": [{"gain": 3}]},
    {"targets": TO_CREATURE, "do": [{"damage": 2, "to": "target"}]},
]}])  # fmt: skip


BOMB = card("bomb", "summon", None, power=3, toughness=3, clauses=[
    {"when": "use", "pay": {"sacrifice": "self"}, "do": [{"damage": {"stat": "power", "of": "self"},
                                                         "to": "opponent"}]}])  # fmt: skip
FONT = card("font", "summon", None, power=2, toughness=2, clauses=[
    {"when": "use", "pay": {"sacrifice": "self"}, "do": [{"add_mana": {"stat": "power", "of": "self"},
                                                         "of": "red"}]}])  # fmt: skip
SCREEN = card("screen", "summon", None, power=2, toughness=2, clauses=[
    {"when": "use", "pay": {"sacrifice": "self"}, "do": [{"prevent": {"stat": "power", "of": "self"},
                                                         "dealt_to": "you"}]}])  # fmt: skip


@pytest.mark.parametrize("answered", [False, True])
def test_what_was_sacrificed_for_its_own_ability_counts_as_it_was_last(answered):  # M-398 M-171
    board = Board(["bulk", "wisp"], ["flash" if answered else "wisp", "wisp"], extra=[BOMB])
    bomb = board.put(P1, "bomb")
    board.resolved("bulk", bomb)
    board.give("use", bomb)
    board.decline()
    assert board.where(bomb) == "graveyard" and board.life(P2) == 15, "3 and 2 by the bulk"
    assert board.state.record == (), "and it is kept no longer"


def test_its_damage_has_the_colour_that_it_had_as_it_was_sacrificed():  # M-398 M-435
    board = Board(["wisp"], ["red_ward", "wisp"], extra=[BOMB])
    bomb = board.put(P1, "bomb")
    modify(board.state, bomb, (Modifier(ELEMENT, 1 << COLOURS.index("red"), 0, TURN_END, bomb),))
    board.give("use", bomb)
    board.decline()
    assert board.asked == ("damage", P2) and board.where(bomb) == "graveyard"


def test_mana_and_prevention_count_by_it_too():  # M-398 M-113 M-358
    board = Board(["bulk", "wisp"], ["wisp"], extra=[FONT, SCREEN])
    font = board.put(P1, "font")
    board.resolved("bulk", font)
    board.give("use", font)
    assert board.pool(P1)[3] == 4 and board.state.record == ()
    board = Board(["bulk", "wisp"], ["wisp"], extra=[FONT, SCREEN])
    screen, source = board.put(P1, "screen"), board.put(P2, "ox")
    board.resolved("bulk", screen)
    board.dealt((source, P1, 5))
    board.give("use", screen)
    board.decline("interrupt", "damage")
    assert board.life(P1) == 19 and board.asked == ("main", P1) and board.state.record == ()
