"""By what ways to play are told apart, counted on boards."""

from __future__ import annotations

from tests.courses import did, recorded
from tests.rules.contracts.board import P1, P2, creature, orb, rune, spell


def test_attacks_and_what_they_cost_the_opponent(table):
    table.line(P1, creature(2, 9), creature(3, 9))
    table.line(P2, creature(1, 9))
    course = recorded(table)
    table.attack(P1[0], P2)
    table.attack(P1[1], P2[0])
    found = did(table, course)
    assert (found["attacks"], found["attacks_on_player"], found["harm"], found["magnetisms"]) == (2, 1, 2, 0)


def test_an_orb_that_is_used_harms_and_is_none_of_the_attacks(table):
    table.give(P1, orb(attack=3, durability=3), active=True)
    course = recorded(table)
    table.use_orb(P2)
    found = did(table, course)
    assert (found["attacks"], found["orbs"], found["orbs_active"], found["harm"]) == (0, 1, 1, 3)


def test_spells_creatures_and_runes_are_counted_by_their_kind(table):
    table.give(P1, rune())
    course = recorded(table)
    table.play(spell())
    table.play(creature(1, 1))
    table.play(creature(1, 1))
    table.use_rune()
    found = did(table, course)
    assert (found["spells"], found["creatures"], found["runes"]) == (1, 2, 1)


def test_what_is_held_is_counted_after_the_turn(table):
    table.mana(P1, tanks=2, light=1)
    table.hand(P1, creature(1, 1), creature(1, 1))
    table.line(P1, creature(1, 1))
    course = recorded(table)
    table.magnetize(P1[0])
    found = did(table, course)
    assert (found["cards_held"], found["mana_held"], found["magnetisms"]) == (2, 3, 1)
