"""Flying, landwalk and protection from a colour in combat (1.16)."""

from __future__ import annotations

import pytest

from game.kernel.decisions import answers
from tests.rules.grimoire.board import P1, P2, card
from tests.rules.grimoire.combat import Battle


def test_who_flies_is_blocked_only_by_who_flies():  # M-285 V-31
    board = Battle(["2/2 fl"], ["1/3", "1/3 fl"])
    board.attack(*board.mine)
    reason = board.refused("assign", board.theirs[0], board.mine[0])
    assert (reason.code, reason.clause) == ("flying", "M-285")
    board.give("assign", board.theirs[1], board.mine[0])
    board.finish()
    assert board.borne(board.theirs[1]) == 2


def test_who_flies_blocks_whom_it_likes():  # M-286 V-31
    board = Battle(["2/2", "1/1 fl"], ["1/3 fl"])
    board.attack(*board.mine)
    assert len(answers(board.state)) == 3


def test_a_card_may_let_who_does_not_fly_block_who_does():  # M-001
    board = Battle(["2/2 fl"], ["1/4 blocks_flying"])
    board.fight({board.theirs[0]: board.mine[0]})
    assert board.borne(board.theirs[0]) == 2 and board.life(P2) == 20


@pytest.mark.parametrize(("lands", "can"), [("swamp", False), ("island", True), ("", True)])
def test_landwalk_is_not_blocked_where_the_defender_has_such_a_land(lands, can):  # M-287 V-30
    board = Battle(["2/2 swamp_walk"], ["1/3"], lands=("swamp", lands))
    board.attack(*board.mine)
    if can:
        assert board.state.decision.why_not(board.state, ("assign", board.theirs[0], board.mine[0])) is None
    else:
        assert board.asked[0] == "blocked", "nobody can block, so nobody is asked"


def test_the_same_landwalk_does_not_help_to_block():  # M-288
    board = Battle(["2/2 swamp_walk", "1/1"], ["1/3 swamp_walk"], lands=("swamp", "swamp"))
    board.attack(*board.mine)
    reason = board.refused("assign", board.theirs[0], board.mine[0])
    assert (reason.code, reason.clause) == ("landwalk", "M-287")


@pytest.mark.parametrize(("lands", "becomes", "can"), [("swamp", "island", True), ("island", "swamp", False)])
def test_a_land_counts_as_what_it_is_at_that_moment(lands, becomes, can):  # M-289 V-30
    board = Battle(["2/2 swamp_walk", "1/1"], ["1/3"], lands=("", lands))
    board.name(*board.mine)
    board.become(board.held(lands), becomes)
    board.decline("attacked")
    reason = board.state.decision.why_not(board.state, ("assign", board.theirs[0], board.mine[0]))
    assert (reason is None) is can


def test_evasion_is_looked_at_when_blockers_are_declared():  # M-290 M-287
    board = Battle(["2/2 swamp_walk", "1/1"], ["1/3"], lands=("", "swamp"))
    board.name(*board.mine)
    swamp = board.held("swamp")
    board.steal(swamp, P1)
    board.decline("attacked")
    board.declare({board.theirs[0]: board.mine[0]})
    board.steal(swamp, P2)
    board.finish()
    assert board.life(P2) == 19 and board.borne(board.theirs[0]) == 2, "a later change undoes no block"


# --- protection from a colour -----------------------------------------------------------------------------------------


def test_damage_from_a_source_of_that_colour_is_reduced_to_zero():  # M-323 V-22
    board = Battle(["5/5 red"], ["1/1 protection_from_red"])
    (mine,), (theirs,) = board.mine, board.theirs
    board.fight({theirs: mine})
    assert board.alive(theirs) and board.borne(theirs) == 0 and board.borne(mine) == 1


def test_other_colours_hurt_it():  # M-323
    board = Battle(["5/5 green"], ["1/1 protection_from_red"])
    board.fight({board.theirs[0]: board.mine[0]})
    assert not board.alive(board.theirs[0])


def test_it_is_not_blocked_by_creatures_of_that_colour():  # M-324
    board = Battle(["2/2 protection_from_red"], ["1/3 red", "1/3 blue"])
    board.attack(*board.mine)
    reason = board.refused("assign", board.theirs[0], board.mine[0])
    assert (reason.code, reason.clause) == ("protected", "M-324")
    assert [way for way in answers(board.state) if len(way) > 1] == [("assign", board.theirs[1], board.mine[0])]


def test_it_blocks_them_and_damages_them():  # M-329
    board = Battle(["2/2 red"], ["3/1 protection_from_red"])
    board.fight({board.theirs[0]: board.mine[0]})
    assert not board.alive(board.mine[0]) and board.alive(board.theirs[0])


def test_it_is_no_target_of_spells_of_that_colour():  # M-325
    board = Battle(["2/2 protection_from_red"], [], (["spark"], []), lands=("mountain", ""))
    board.give("play", board.held("spark"))
    assert [way[1] for way in answers(board.state)] == [P1, P2]
    board = Battle(["2/2 protection_from_green"], [], (["spark"], []), lands=("mountain", ""))
    board.give("play", board.held("spark"))
    assert [way[1] for way in answers(board.state)] == [board.mine[0], P1, P2]


def aura(name, colour, *given):
    gives = {"keywords": [*given]} if given else {"power": 1}
    clauses = [{"when": "play", "targets": [{"from": "creatures", "pick": 1}], "do": [{"enchant": "target"}]},
               {"when": "always", "do": [{"give": gives, "to": "host"}]}]  # fmt: skip
    return card(name, "aura", {colour: 1}, clauses=clauses)


WARD = {"id": "ward", "name": {"it": "ward", "en": "ward"}, "kind": "instant", "cost": {},
        "clauses": [{"when": "play", "targets": [{"from": "creatures", "pick": 1}],
                     "do": [{"grant": ["protection_from_white"], "to": "target", "until": "turn_end"}]}]}  # fmt: skip


def test_an_aura_of_that_colour_is_removed_at_once_when_it_gains_the_protection():  # M-327 V-48
    board = Battle(["2/2"], [], (["crest", "mark", "ward"], []), lands=("plains mountain", ""),
                   more=[aura("crest", "white"), aura("mark", "red"), WARD])  # fmt: skip
    (mine,) = board.mine
    crest, mark = board.resolved("crest", mine), board.resolved("mark", mine)
    assert board.size(mine) == (4, 2)
    board.resolved("ward", mine)
    assert board.where(crest) == "graveyard" and board.where(mark) == "territory" and board.size(mine) == (3, 2)


def test_the_aura_that_gives_the_protection_stays_and_another_one_goes():  # M-327 M-328 V-68
    board = Battle(["2/2"], [], (["cloak", "crest", "crest"], []), lands=("plains plains", ""),
                   more=[aura("cloak", "white", "protection_from_white"), aura("crest", "white")])  # fmt: skip
    (mine,) = board.mine
    crest = board.resolved("crest", mine)
    cloak = board.resolved("cloak", mine)
    assert board.where(cloak) == "territory" and board.where(crest) == "graveyard"
    assert "crest" not in board.ways("play"), "no further one can be put on it"


def test_a_spell_already_aimed_at_it_fails():  # M-331
    bolt = {"id": "bolt", "name": {"it": "bolt", "en": "bolt"}, "kind": "sorcery", "cost": {"white": 1},
            "clauses": [{"when": "play", "targets": [{"from": "creatures", "pick": 1}],
                         "do": [{"destroy": "target"}]}]}  # fmt: skip
    board = Battle(["2/2"], [], (["bolt", "ward"], []), lands=("plains", ""), more=[bolt, WARD])
    (mine,) = board.mine
    spell = board.cast("bolt", mine)
    board.decline("interrupt")
    while board.asked != ("respond", P1):
        board.give("pass")
    board.cast("ward", mine)
    board.decline()
    assert board.alive(mine) and board.where(spell) == "graveyard"


def test_regenerated_it_keeps_its_enchantments():  # M-334
    board = Battle(["2/2"], [], (["mark", "choke", "mend"], []), lands=("mountain", ""), more=[aura("mark", "red")])
    (mine,) = board.mine
    mark = board.resolved("mark", mine)
    board.cast("choke", mine)
    board.decline("interrupt", "respond")
    board.cast("mend")
    board.decline("interrupt", "respond", "regeneration")
    assert board.alive(mine) and board.where(mark) == "territory" and board.size(mine) == (3, 2)


def test_damage_of_that_colour_to_a_whole_class_is_zero():  # M-326 M-323 V-43
    rain = {"id": "rain", "name": {"it": "rain", "en": "rain"}, "kind": "sorcery", "cost": {"red": 1},
            "clauses": [{"when": "play", "do": [{"damage": 2, "to": "creatures"}]}]}  # fmt: skip
    board = Battle(["2/2 protection_from_red"], ["2/2"], (["rain"], []), lands=("mountain", ""), more=[rain])
    board.resolved("rain")
    assert board.alive(board.mine[0]) and board.borne(board.mine[0]) == 0 and not board.alive(board.theirs[0])


def test_other_effects_of_that_colour_on_a_class_affect_it():  # M-326 V-43
    ruin = {"id": "fall", "name": {"it": "fall", "en": "fall"}, "kind": "sorcery", "cost": {"red": 1},
            "clauses": [{"when": "play", "do": [{"destroy": "creatures"}]}]}  # fmt: skip
    board = Battle(["2/2 protection_from_red"], [], (["fall"], []), lands=("mountain", ""), more=[ruin])
    board.resolved("fall")
    assert not board.alive(board.mine[0])
