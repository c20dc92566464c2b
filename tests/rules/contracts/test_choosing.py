"""Whose choice it is, and what can be chosen (C-061, C-128, C-145, C-146)."""

from __future__ import annotations

from tests.rules.contracts.board import P1, P2, creature, rune, spell

PING = "{targets: [{from: anyone, pick: 1}], do: [{damage: 1, to: target}]}"


def test_the_controller_chooses_which_extractors_are_refilled(table):  # C-146
    table.mana(P1, full=False, fire=2, water=1, pure=1)
    table.play(spell("{refill: 2}"))
    assert table.asked.kind == "refill" and table.asked.seat == P1
    assert set(table.answers) == {("refill", 2, 0, 0, 0), ("refill", 1, 1, 0, 0), ("refill", 1, 0, 0, 1),
                                  ("refill", 0, 1, 0, 1)}  # fmt: skip
    table.answer("refill", 0, 1, 0, 1)
    assert table.player(P1).full == {"water": 1, "pure": 1}


def test_a_refill_that_leaves_no_choice_is_not_asked(table):  # C-146
    table.mana(P1, full=False, fire=3)
    table.play(spell("{refill: 2}"))
    assert table.asked.kind == "act" and table.player(P1).full == {"fire": 2}
    table.mana(P1, full=False, fire=1, water=1)
    table.play(spell("{refill: 5}"))
    assert table.asked.kind == "act" and table.player(P1).full == {"fire": 1, "water": 1}


def test_refilling_the_opponents_extractors_is_the_controllers_choice(table):  # C-146
    table.mana(P2, full=False, fire=1, water=1)
    table.play(spell("{refill: 1, who: opponent}"))
    assert table.asked.seat == P1
    table.answer("refill", 0, 1, 0, 0)
    assert table.player(P2).full == {"water": 1}


def test_of_several_with_the_most_the_controller_chooses(table):  # C-146
    table.line(P2, creature(3, 3), creature(1, 3), creature(3, 4))
    table.play(spell("{destroy: {from: enemy_creatures, filter: {most: attack}}}"), targets=P2[2])
    assert table.line_of(P2) == [table.id(P2[0]), table.id(P2[1])]
    table.play(spell("{destroy: {from: enemy_creatures, filter: {most: attack}}}"))
    assert table.line_of(P2) == [table.id(P2[1])], "the only one with the most is no question"


def test_a_target_may_be_any_of_those_with_the_least(table):  # C-146
    table.line(P2, creature(1, 3), creature(2, 3), creature(1, 4))
    least = "{targets: [{from: enemy_creatures, pick: 1, filter: {least: attack}}], do: [{destroy: target}]}"
    table.play(spell(least), targets=P2[2])
    assert table.line_of(P2) == [table.id(P2[0]), table.id(P2[1])]


def test_a_number_of_those_with_the_most_counts_one(table):
    table.line(P2, creature(3, 3), creature(3, 4))
    table.play(spell("{heal: {stat: attack, of: {from: enemy_creatures, filter: {most: attack}}}, to: you}"))
    assert table.player(P1).health == 33


def test_a_spell_is_never_its_own_target(table):  # C-061
    """It leaves the hand as it is played."""
    discards = spell("{targets: [{from: own_hand, pick: 1}], do: [{discard: target}]}")
    (lone,) = table.hand(P1, discards)
    assert table.refuse("play", lone).code == "no_target"
    (other,) = table.hand(P1, creature(1, 1, cost="{pure: 9}"))
    table.play(lone)
    assert table.asked.kind == "act" and set(table.discard_of(P1)) == {lone, other}


def test_fog_also_keeps_a_choice_at_resolution_away(table):  # C-128
    """Whoever reads "choose a Creature" reads a target."""
    table.line(P2, creature(1, 3, "fog"), creature(1, 3), creature(1, 3))
    table.play(spell("{damage: 1, to: {from: enemy_creatures, pick: 1}}"))
    assert table.asked.candidates == (table.id(P2[1]), table.id(P2[2]))
    table.pick(P2[1])
    table.give(P1, rune("{damage: 1, to: {from: enemy_creatures, pick: 1}}"))
    table.use_rune(targets=P2[0])
    assert table.creature(P2[0]).damage == 1, "Runes may"


def test_fog_keeps_no_choice_of_the_opponent_away(table):  # C-128
    """The opponent chooses of their own: whoever casts the Spell aims at nothing."""
    one, two = table.line(P2, creature(1, 1, "fog"), creature(9, 9))
    table.play(spell("{destroy: {from: enemy_creatures, pick: 1, by: opponent}}"))
    assert (table.asked.seat, table.asked.candidates) == (P2, (one, two))
    table.pick(two)
    table.play(spell("{destroy: {from: enemy_creatures, pick: 1, by: opponent}}"))
    assert table.line_of(P2) == []


def test_fog_does_not_keep_a_spell_without_a_choice_away(table):  # C-128
    table.line(P2, creature(3, 3, "fog"), creature(3, 3))
    table.play(spell("{damage: 1, to: {from: enemy_creatures, filter: {most: attack}}}"), targets=P2[0])
    assert table.creature(P2[0]).damage == 1, "which of two equal ones is meant is no target"


def test_a_choice_that_would_leave_the_next_target_without_one_is_not_offered(table):  # C-061
    table.line(P1, creature(1, 3), creature(1, 3))
    table.line(P2, creature(1, 3))
    targets = "targets: [{from: creatures, pick: 1}, {from: enemy_creatures, pick: 1}]"
    table.play(spell("{" + targets + ", do: [{damage: 1, to: target}, {destroy: target2}]}"))
    assert table.asked.candidates == (table.id(P1[0]), table.id(P1[1]))
    table.pick(P1[1])
    assert table.creature(P1[1]).damage == 1 and table.line_of(P2) == []
