"""The source of damage, and its colours (section 1.19)."""

from __future__ import annotations

import pytest

from game.rules.grimoire.constants import COLOURS
from tests.rules.grimoire.board import P1, P2, Board, card, spell
from tests.rules.grimoire.combat import Battle

TWO = card("two", "summon", {"red": 1, "green": 1, "any": 2}, power=2, toughness=2)
GRIEF = card("grief", "aura", {"black": 1}, clauses=[
    {"when": "play", "targets": [{"from": "creatures", "pick": 1}], "do": [{"enchant": "target"}]},
    {"when": "destroyed", "of": "host", "do": [{"damage": 2, "to": "opponent"}]}])  # fmt: skip
RACK = card("rack", "artifact", {"any": 3}, clauses=[
    {"when": "use", "pay": {"tap": "self"}, "do": [{"damage": 1, "to": "opponent"}]}])  # fmt: skip
GREEN_WARD = spell("green_ward", "instant", None, {"prevent": "all", "dealt_to": "you", "element": "green"})
BLACK_WARD = spell("black_ward", "instant", None, {"prevent": "all", "dealt_to": "you", "element": "black"})
CARDS = (TWO, GRIEF, RACK, GREEN_WARD, BLACK_WARD)


@pytest.mark.parametrize("one", COLOURS)
def test_no_colour_is_an_enemy_of_another_by_the_rules(one):  # M-116
    """A creature of any colour is aimed at by spells of any other, blocks its creatures, and takes their damage."""
    land = {"white": "plains", "blue": "island", "black": "swamp", "red": "mountain", "green": "forest"}[one]
    wilt = spell("fade", "sorcery", {one: 1}, {"modify": {"power": -1}, "to": "target", "until": "turn_end"},
                 targets=[{"from": "enemy_creatures", "pick": 1}])  # fmt: skip
    for other in COLOURS:
        battle = Battle([f"2/3 {one}"], [f"3/4 {other}"], (["fade"], []), lands=(land, ""), more=[wilt])
        (mine,), (theirs,) = battle.mine, battle.theirs
        battle.resolved("fade")
        battle.fight({theirs: mine})
        assert (battle.borne(mine), battle.borne(theirs)) == (2, 2), (one, other)


def usable(board):
    return {board.state.entities[way[1]].definition.id for way in board.state.decision.ways if way[0] == "play"}


def test_a_source_of_several_colours_has_all_of_them():  # M-430 M-426
    board = Board(["wisp"], ["red_ward", "green_ward", "black_ward"], extra=CARDS)
    two = board.put(P1, "two")
    board.dealt((two, P2, 2))
    assert board.asked == ("damage", P2) and usable(board) == {"red_ward", "green_ward"}


def test_damage_of_an_aura_is_its_own_whatever_has_killed_its_creature():  # M-433 M-432 M-435 M-347
    board = Board(["grief", "choke", "wisp"], ["black_ward"], lands="swamp", extra=CARDS)
    bear = board.put(P2, "bear")
    grief = board.resolved("grief", bear)
    board.cast("choke", bear)
    board.decline("respond", "interrupt")
    assert board.asked == ("damage", P2), "the choke is of no colour, the grief is black"
    board.give("pass")
    assert board.life(P2) == 18 and board.where(grief) == "graveyard"
    assert [e.facts["source"] for e in board.state.log.events if e.kind == "damage"] == [grief]


def test_an_ability_deals_damage_as_the_card_that_has_it():  # M-435 M-427
    board = Board(["wisp"], ["red_ward"], extra=CARDS)
    rack = board.put(P1, "rack")
    board.give("use", rack)
    board.decline()
    assert board.life(P2) == 19, "a ward against a colour is no use against what has none"
    assert [e.facts["source"] for e in board.state.log.events if e.kind == "damage"] == [rack]
