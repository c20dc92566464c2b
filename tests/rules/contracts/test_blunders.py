"""Typical blunders, each on a board where it is made and on one where it is not."""

from __future__ import annotations

import pytest

from game.rules.contracts import blunders
from tests.courses import judged, recorded
from tests.rules.contracts.board import P1, P2, creature, match, orb, rune, spell


@pytest.fixture
def course(table):
    return recorded(table)


@pytest.mark.parametrize(
    ("own", "foe", "taken"),
    [
        ((3, 2), (1, 3), 1),  # kills it and lives
        ((3, 2), (2, 3), 0),  # both would die
        ((3, 2), (1, 4), 0),  # neither
    ],
)
def test_an_attack_on_the_player_past_a_kill_that_costs_nothing(table, course, own, foe, taken):
    table.line(P1, creature(*own))
    table.line(P2, creature(*foe))
    table.attack(P1[0], P2)
    assert judged(table, course, blunders.kill_passed_over) == (1, taken)


def test_an_attack_that_wins_passes_nothing_over(table, course):
    table.line(P1, creature(3, 2))
    table.line(P2, creature(0, 1))
    table.health(P2, 3)
    table.attack(P1[0], P2)
    assert judged(table, course, blunders.kill_passed_over) == (0, 0)


@pytest.mark.parametrize(("health", "taken"), [(4, 1), (3, 0)])
def test_a_player_who_attacks_must_survive_the_kill(table, course, health, taken):
    table.give(P1, attack=3)
    table.health(P1, health)
    table.line(P2, creature(3, 3))
    table.attack(P1, P2)
    assert judged(table, course, blunders.kill_passed_over) == (1, taken)


def test_a_ready_creature_that_an_own_effect_destroys(table, course):
    table.line(P1, creature(3, 2), creature(2, 5))
    table.line(P2, creature(1, 1))
    table.play(spell("{damage: 2, to: creatures}"))
    assert judged(table, course, blunders.ready_fighter_lost) == (2, 1)


def test_a_creature_that_has_attacked_is_not_lost_to_it(table, course):
    table.line(P1, creature(3, 2))
    table.attack(P1[0], P2)
    table.play(spell("{damage: 2, to: creatures}"))
    assert judged(table, course, blunders.ready_fighter_lost) == (0, 0)


RAISE = "{modify: {attack: 2}, to: own_creatures, until: turn_end}"


def test_an_attack_that_is_raised_after_it_was_used(table, course):
    table.line(P1, creature(3, 2))
    table.attack(P1[0], P2)
    table.play(spell(RAISE))
    assert judged(table, course, blunders.raised_too_late) == (1, 1)


def test_an_attack_that_is_raised_before(table, course):
    table.line(P1, creature(3, 2))
    table.play(spell(RAISE))
    table.attack(P1[0], P2)
    assert judged(table, course, blunders.raised_too_late) == (1, 0)


@pytest.mark.parametrize(("active", "taken"), [("yes", (1, 1)), ("no", (0, 0))])
def test_an_orb_that_cost_the_match_by_answering(table, course, active, taken):  # C-102, C-106
    table.give(P1, orb(attack=3, durability=2))
    table.line(P2, creature(1, 5))
    table.health(P1, 3)
    table.end_turn(orb_active=(active,))
    table.attack(P2[0], P1)
    assert (table.state.result is None) == (active == "no")
    assert judged(table, course, blunders.orb_cost_the_match) == taken


def test_an_orb_that_made_no_difference(table, course):
    table.give(P1, orb(attack=3, durability=2))
    table.line(P2, creature(4, 5))
    table.health(P1, 3)
    table.end_turn(orb_active=("yes",))
    table.attack(P2[0], P1)
    assert table.state.result == (P2,)
    assert judged(table, course, blunders.orb_cost_the_match) == (1, 0)


@pytest.mark.parametrize(("number", "taken"), [(0, 0), (2, 1)])
def test_a_deck_that_burnt_out(table, course, number, taken):
    table.burnouts(P1, number)
    table.end_turn()
    table.end_turn()
    assert judged(table, course, blunders.burnt_out) == (2, taken)


def test_runes_that_are_thrown_back():
    table = match([rune()] * 2, [rune()])
    course = recorded(table)
    first, second = table.hand_of(P1)[:2]
    assert {table.state.entities[i].definition.kind for i in (first, second)} == {"rune"}
    table.answer("pick", first)
    table.answer("pick")
    assert judged(table, course, blunders.rune_thrown_back) == (3, 1)


@pytest.mark.parametrize(("element", "taken"), [("fire", 0), ("water", 1), ("light", 0)])
def test_an_extractor_of_an_element_that_nothing_costs(table, course, element, taken):
    """Fire is asked for by the hand, light by the Rune that lies there."""
    table.hand(P2, creature(1, 1, cost="{fire: 2}"))
    table.give(P2, rune("{pay: {light: 1}, do: [{fetch: 1}]}"))
    table.end_turn(extractor=("gain", element))
    assert judged(table, course, blunders.foreign_extractor) == (1, taken)
