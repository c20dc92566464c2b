"""`instead: move` on every way out of the field: it is asked each time, and before the first card has left."""

from __future__ import annotations

import pytest

from tests.rules.contracts.board import P1, P2, Table, creature, orb, rune, spell

TO_DECK = {"instead": "move", "into": "deck_top"}
NEIGHBOUR = {"instead": "move", "of": {"from": "own_creatures", "other": True}, "into": "hand"}


@pytest.fixture
def table():
    return Table()


@pytest.mark.parametrize("card", [rune, orb])
def test_a_rune_or_orb_makes_room_for_the_next_one(table, card):  # C-064, C-100
    earlier = table.give(P1, card(clauses=[TO_DECK]))
    later = table.play(card())
    assert table.zone(earlier) == "deck" and table.deck_of(P1)[0] == earlier
    assert table.cards(P1, card().plain["kind"]) == [later]


def test_a_creature_is_sacrificed_for_a_cost(table):  # C-127: it goes to no discard pile
    table.line(P1, creature(1, 1, clauses=[TO_DECK], recycling="{lose: 1, who: you}"))
    table.play(spell("{draw: 0}", cost="{sacrifice: {from: own_creatures, pick: 1}}"))
    assert table.deck_of(P1)[0] == table.id(P1[0]) and table.player(P1).health == 30


def test_a_creature_is_sacrificed_for_a_price(table):
    table.line(
        P1,
        creature(1, 1, clauses=[TO_DECK]),
        creature(
            1,
            2,
            "adrenaline",
            attacks="""
        {pay: {sacrifice: {from: own_creatures, pick: 1, other: true}}, do: [{damage: 2, to: opponent}]}""",
        ),
    )
    table.attack(P1[1], P2)
    table.answer("yes")
    assert table.deck_of(P1)[0] == table.id(P1[0]) and table.player(P2).health == 27


def test_two_that_are_sacrificed_together_still_see_to_each_other(table):
    table.line(P1, creature(1, 1, clauses=[NEIGHBOUR]), creature(1, 2, clauses=[NEIGHBOUR]))
    table.play(spell("{draw: 0}", cost="{sacrifice: {from: own_creatures, pick: 2}}"))
    assert [table.zone(P1[n]) for n in (0, 1)] == ["hand", "hand"]


@pytest.mark.parametrize("how", ["{destroy: enemy_creatures}", "{damage: 5, to: enemy_creatures}",
                                 "{move: enemy_creatures, into: discard}"])  # fmt: skip
def test_of_two_that_apply_the_player_concerned_chooses(table, how):
    own, friend = table.line(P2, creature(1, 1, clauses=[TO_DECK]), creature(1, 9, clauses=[NEIGHBOUR]))
    table.play(spell(how))
    assert (table.asked.kind, table.asked.seat) == ("replace", P2) and set(table.asked.candidates) == {own, friend}
    table.pick(friend)
    assert table.zone(own) == "hand"


def test_of_two_that_apply_to_what_is_given_for_a_cost_too(table):
    own, friend = table.line(P1, creature(1, 1, clauses=[TO_DECK]), creature(1, 9, clauses=[NEIGHBOUR]))
    card = table.play(spell("{damage: 1, to: opponent}", cost="{sacrifice: {from: own_creatures, pick: 1}}"),
                      targets=P1[0])  # fmt: skip
    assert (table.asked.kind, table.asked.seat) == ("replace", P1) and table.zone(card) == "hand"
    table.pick(own)
    assert table.zone(own) == "deck" and table.zone(friend) == "line" and table.player(P2).health == 29


def test_and_to_the_rune_that_makes_room(table):
    keeps = {"instead": "move", "of": "own_rune", "into": "hand"}
    earlier = table.give(P1, rune(clauses=[TO_DECK]))
    keeper = table.line(P1, creature(1, 1, clauses=[keeps]))[0]
    later = table.play(rune())
    table.pick(keeper)
    assert table.zone(earlier) == "hand" and table.rune(P1) == later


@pytest.mark.parametrize("saved", [0, 1])
def test_who_leaves_in_the_same_instance_still_saves_the_others(table, saved):  # C-141
    both = [creature(1, 1), creature(1, 1, clauses=[NEIGHBOUR])]
    table.line(P2, *(both if saved == 0 else reversed(both)))
    table.play(spell("{destroy: enemy_creatures}"))
    assert (table.zone(P2[saved]), table.zone(P2[1 - saved])) == ("hand", "discard")


def test_once_is_once(table):
    table.line(P2, creature(1, 1, clauses=[{**TO_DECK, "once": True, "into": "hand"}]))
    i = table.id(P2[0])
    table.play(spell("{destroy: enemy_creatures}"))
    assert table.zone(i) == "hand"
    table.end_turn()
    table.play(i)
    table.end_turn()
    table.play(spell("{destroy: enemy_creatures}"))
    assert table.zone(i) == "discard"


def test_what_stays_on_the_field_does_not_leave_it(table):
    i = table.line(P2, creature(1, 1, clauses=[TO_DECK]))[0]
    table.play(spell("{targets: [{from: enemy_creatures, pick: 1}], do: [{move: target, into: line}]}"))
    assert table.line_of(P1) == [i]


def test_who_is_saved_and_used_up_all_the_same_goes_elsewhere_too(table):
    table.line(P2, creature(1, 1, clauses=[TO_DECK, {"instead": "destroy", "do": [{"lose": 1, "who": "you"}]}]))
    table.play(spell("{damage: 5, to: enemy_creatures}"))
    assert table.deck_of(P2)[0] == table.id(P2[0]) and table.player(P2).health == 29
    assert len(table.events("destroyed")) == 1
