"""Damage that is prevented or redirected, creatures that are regenerated, and what can't be saved."""

from __future__ import annotations

from game.kernel.decisions import answers
from game.rules.grimoire.constants import COMBAT, TRAMPLING
from tests.rules.grimoire.board import P1, P2, Board, texts


def ways(board, word="play"):
    """The cards that can be used now."""
    return {board.state.entities[way[1]].definition.id for way in answers(board.state) if way[0] == word}


def test_damage_is_prevented_once_it_is_there():  # M-151 M-280 M-352 M-354 M-355 M-356
    board = Board(["shield", "bulk", "wisp"], ["wisp"])
    bear = board.put(P2, "bear")
    assert ways(board) == {"bulk", "wisp"}, "there is no damage to be prevented"
    board.dealt((bear, P1, 3))
    assert board.asked == ("damage", P1) and ways(board) == {"shield"}
    assert board.life(P1) == 20, "it is not dealt yet"
    board.cast("shield")
    assert board.life(P1) == 20 and board.damage_events() == []


def test_a_part_of_one_packet_can_be_prevented():  # M-352 M-353 V-52 M-373
    board = Board(["balm", "flash"], [], lands="plains")
    bear, ox = board.put(P1, "bear"), board.put(P2, "ox")
    board.dealt((ox, bear, 4))
    board.cast("balm")
    assert board.where(bear) == "territory" and board.state.entities[bear].damage == 1
    board.dealt((ox, bear, 1))
    assert board.where(bear) == "graveyard"


def test_of_several_packets_one_is_chosen():  # M-147 M-353
    board = Board(["shield", "wisp"], [])
    bear, ox = board.put(P1, "bear"), board.put(P2, "ox")
    board.dealt((ox, bear, 2), (ox, P1, 3))
    board.cast("shield")
    assert board.asked == ("packet", P1) and answers(board.state) == [("packet", 0), ("packet", 1)]
    before = board.state.copy()
    board.give("cancel")
    board.cast("shield")
    assert board.state == before, "nothing has happened before it is chosen"
    board.give("packet", 1)
    assert board.where(bear) == "graveyard" and board.life(P1) == 20


def test_a_ward_goes_by_the_colour_of_the_source():  # M-151 M-350 M-429 V-54 V-55 V-56
    board = Board(["red_ward", "wisp"], [])
    bear, ox = board.put(P2, "bear"), board.put(P2, "ox")
    board.dealt((bear, P1, 2))
    assert board.life(P1) == 18 and board.asked == ("main", P1), "the bear is of no colour"
    board.dealt((ox, P1, 2), (ox, bear, 1))
    assert board.asked == ("damage", P1) and ways(board) == {"red_ward"}
    board.cast("red_ward")
    assert board.life(P1) == 18 and board.state.entities[bear].damage == 1


def test_mana_burn_can_be_prevented_and_is_of_no_colour():  # M-040 M-104 M-109 M-110 M-429 V-56
    board = Board(["red_ward", "shield"], [], lands="mountain")
    board.give("tap", board.held("mountain"))
    while board.asked[0] != "damage":
        board.give("pass")
    assert ways(board) == {"shield"}
    board.cast("shield")
    assert board.life(P1) == 20 and board.pool(P1) == (0,) * 6


def test_a_redirected_packet_is_reduced_for_whoever_takes_it():  # M-359 M-360 V-53
    board = Board(["detour", "wisp"], [])
    aloof, ox = board.put(P1, "aloof"), board.put(P2, "ox")
    board.dealt((ox, P1, 2))
    board.cast("detour", aloof)
    assert board.life(P1) == 20 and board.where(aloof) == "territory" and not board.state.entities[aloof].damage


def test_a_part_of_a_packet_can_be_redirected_and_no_longer_tramples():  # M-359 M-361
    board = Board(["detour", "wisp"], [])
    bear, ox, wisp = board.put(P1, "bear"), board.put(P2, "ox"), board.put(P1, "wisp")
    board.state.active = P2
    board.dealt((ox, bear, 5, COMBAT | TRAMPLING))
    while board.asked != ("damage", P1):
        board.give("pass")
    board.cast("detour", wisp)
    board.decline("damage")
    assert board.where(wisp) == "graveyard" and board.where(bear) == "graveyard"
    assert board.life(P1) == 19, "3 on the bear, of which 1 goes over; the 2 on the wisp are no trample damage"


def test_each_effect_is_used_in_turn_and_takes_effect_at_once():  # M-357 M-358
    board = Board(["shield", "wisp"], ["detour", "detour"])
    bear, ox = board.put(P1, "bear"), board.put(P2, "ox")
    board.dealt((ox, bear, 3))
    assert board.asked == ("damage", P1)
    board.give("pass")
    assert board.asked == ("damage", P2)
    board.cast("detour", P1)
    assert [p.amount for p in board.state.withheld] == [1, 2] and board.asked == ("damage", P1)
    board.give("pass")
    assert board.asked == ("damage", P2), "both must decline in succession"
    board.give("pass")
    assert board.life(P1) == 18 and board.state.entities[bear].damage == 1


def test_what_prevents_damage_can_be_interrupted():  # M-355 M-358
    board = Board(["shield", "wisp"], ["no"])
    ox = board.put(P2, "ox")
    board.dealt((ox, P1, 3))
    shield = board.cast("shield")
    assert board.asked == ("interrupt", P2)
    board.cast("no", shield)
    assert board.life(P1) == 17 and board.where(shield) == "graveyard"


def test_trample_excess_is_reckoned_after_prevention_and_can_be_prevented():  # M-303 M-304 M-365 V-21
    board = Board(["balm", "wisp"], [], lands="plains")
    ox, bear = board.put(P2, "ox"), board.put(P1, "bear")
    board.state.active = P2
    board.dealt((ox, bear, 5, COMBAT | TRAMPLING))
    board.cast("balm")
    assert board.life(P1) == 20 and board.where(bear) == "graveyard"
    board = Board(["shield", "wisp"], [], lands="plains")
    ox, bear = board.put(P2, "ox"), board.put(P1, "bear")
    board.state.active = P2
    board.dealt((ox, bear, 5, COMBAT | TRAMPLING))
    board.give("pass")
    assert board.asked == ("damage", P1) and board.where(bear) == "territory", "for the excess alone"
    board.cast("shield")
    assert board.life(P1) == 20 and board.where(bear) == "graveyard"


def test_a_creature_is_regenerated_only_when_it_is_on_the_way():  # M-332 M-333 M-336 M-342 M-367 M-368 M-369
    board = Board(["mend", "choke", "shield", "wisp"], [])
    bear, ox = board.put(P1, "bear"), board.put(P2, "ox")
    assert ways(board) == {"choke", "wisp"}
    board.dealt((ox, bear, 3))
    board.give("pass")
    assert board.asked == ("regeneration", P1) and ways(board) == {"mend"}, "prevention comes before (M-368)"
    board.cast("mend")
    assert board.where(bear) == "territory" and board.tapped(bear) and not board.state.entities[bear].damage
    assert board.events("destroyed") == []


def test_a_regenerated_creature_can_be_killed_again():  # M-341
    board = Board(["mend", "mend", "wisp"], [])
    bear, ox = board.put(P1, "bear"), board.put(P2, "ox")
    for nth in range(2):
        board.dealt((ox, bear, 3))
        board.cast("mend", nth=nth)
        assert board.where(bear) == "territory"
    board.dealt((ox, bear, 3))
    assert board.where(bear) == "graveyard"


def test_toughness_below_one_puts_it_on_the_way_again():  # M-337 M-369
    board = Board(["mend", "mend", "wilt", "wilt", "wisp"], [])
    bear = board.put(P1, "bear")
    board.resolved("wilt", bear)
    board.resolved("wilt", bear, nth=1)
    assert board.asked == ("regeneration", P1)
    board.cast("mend")
    assert board.asked == ("regeneration", P1), "at 0/0 it is on the way once more"
    board.give("pass")
    assert board.where(bear) == "graveyard"


def test_destruction_within_a_batch_asks_for_regeneration_right_there():  # M-393 M-342
    board = Board(["storm", "mend"], ["choke"])
    wisp = board.put(P1, "wisp")
    board.cast("storm")
    board.cast("choke", wisp)
    assert board.asked == ("regeneration", P1) and board.done() == ["choke"]
    board.cast("mend")
    assert board.where(wisp) == "territory" and board.life(P1) == 17


def test_there_is_one_regeneration_for_all_that_a_batch_has_done():  # M-392 M-391 V-34
    board = Board(["flash", "mend", "wisp"], ["wilt"])
    bear = board.put(P1, "bear")
    board.cast("flash", bear)
    board.cast("wilt", bear)
    assert board.asked == ("regeneration", P1) and board.done() == ["wilt", "flash"]
    board.give("pass")
    assert board.where(bear) == "graveyard" and board.asked == ("main", P1)


def test_a_buried_creature_can_not_be_regenerated():  # M-335 M-343 V-51
    board = Board(["grave", "mend", "wisp"], [])
    bear = board.put(P1, "bear")
    board.resolved("grave", bear)
    assert board.where(bear) == "graveyard" and board.asked == ("main", P1)


def test_nobody_is_asked_who_has_nothing_to_use_there():  # M-374
    boards = [Board(["wisp"], [card, "wisp"]) for card in ("wisp", "bulk", "mend")]
    logs = []
    for board in boards:
        ox = board.put(P1, "ox")
        board.dealt((ox, P2, 2))
        assert board.asked == ("main", P1) and board.life(P2) == 18
        logs.append([(e.kind, e.facts) for e in board.state.log.events])
    assert logs[0][-3:] == logs[1][-3:] == logs[2][-3:], "and nothing tells that nobody was asked"


def test_damage_in_the_healing_phase_is_gone_with_the_bonus():  # M-076 M-077 M-078
    board = Board(["bulk", "wisp"], ["wisp"])
    bear, ox = board.put(P1, "bear"), board.put(P2, "ox")
    board.resolved("bulk", bear)
    board.dealt((ox, bear, 5))
    assert board.where(bear) == "territory"
    board.end_turn()
    assert board.where(bear) == "territory" and board.size(bear) == (2, 2) and not board.state.entities[bear].damage


def test_what_is_aimed_at_damage_says_so_in_both_languages():  # M-147
    assert texts("balm", "shield", "red_ward", "detour", "mend", "grave") == {
        "en": [
            "Prevent up to 3 damage dealt to a creature or player by a creature.",
            "Prevent all damage dealt to a creature or player at once.",
            "Prevent all damage dealt to you by a red source.",
            "Redirect up to 2 damage dealt to a creature or player at once to a creature or player.",
            "Regenerate a creature.",
            "Bury a creature.",
        ],
        "it": [
            "Previeni fino a 3 danni inflitti a una creatura o a un giocatore da una creatura.",
            "Previeni tutti i danni inflitti a una creatura o a un giocatore in una volta.",
            "Previeni tutti i danni inflitti a te da una fonte rossa.",
            "Devia fino a 2 danni inflitti a una creatura o a un giocatore in una volta "
            "su una creatura o su un giocatore.",
            "Rigenera una creatura.",
            "Seppellisci una creatura.",
        ],
    }
