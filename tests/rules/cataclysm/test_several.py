"""Three and more players: which opponent a text means, and of what it chooses."""

from __future__ import annotations

import pytest

from tests.rules.cataclysm.board import HERO, P1, P2, P3, P4, Table, character, event


@pytest.fixture
def three():
    table = Table(seats=3)
    for seat in (P1, P2, P3):
        table.play(seat, character(9, 1))
    return table


def played(table, text, *targets):
    (card,) = table.begin(P1, event(text))
    table.event(card, *targets)
    return table


# --- who chooses, and from what --------------------------------------------------------------------------------------


def test_the_controller_names_the_opponent_who_discards(three):  # C-146 of the language; P-057 names one too
    """Then that one chooses, of their own hand alone."""
    theirs, other = three.hand(P2, HERO), three.hand(P3, HERO)
    played(three, "{discard: {from: enemy_hand, pick: 1}}")
    assert (three.asked.kind, three.asked.seat, three.asked.candidates) == ("choose", P1, (P2, P3))
    three.pick(P3)
    assert three.asked.seat == P3 and set(three.asked.candidates) == set(three.cards(P3, "hand"))
    assert not {*theirs} & {*three.asked.candidates}
    three.pick(other[0])
    assert three.zone(other[0]) == "discard" and len(three.cards(P2, "hand")) == 2


def test_of_several_cards_all_are_of_the_one_who_was_named(three):
    """As many as there are (C-144), and nobody else makes up for what is missing."""
    played(three, "{discard: {from: enemy_hand, pick: 2}}")
    three.pick(P2)
    assert [len(three.cards(seat, "hand")) for seat in (P2, P3)] == [0, 1]


def test_only_who_has_such_a_card_is_named(three):
    held = three.hand(P3, HERO)
    played(three, "{discard: {from: enemy_hand, pick: 1, filter: {kind: character}}}")
    assert three.zone(held[0]) == "discard" and three.asked.kind != "choose"


def test_who_moves_a_hidden_card_is_named_too(three):
    three.hand(P2, HERO)
    played(three, "{move: {from: enemy_hand, pick: 1}, into: deck_top}")
    three.pick(P2)
    assert three.asked.seat == P2 and set(three.asked.candidates) == set(three.cards(P2, "hand"))


def test_the_next_opponent_gives_one_of_their_own(three):
    three.play(P2, HERO)
    three.play(P3, HERO)
    played(three, "{destroy: {from: enemy_characters, pick: 1, by: opponent}}")
    assert three.asked.seat == P2 and set(three.asked.candidates) == set(three.cards(P2, "play"))


def test_the_next_one_who_has_any(three):
    three.life(P2[0], 3)
    three.play(P3, HERO)
    played(three, "{damage: 1, to: {from: enemy_characters, pick: 1, by: opponent, filter: {life: {at_least: 5}}}}")
    assert three.asked.seat == P3 and len(three.asked.candidates) == 2


def test_of_what_is_yours_the_next_opponent_chooses_all_the_same(three):
    three.play(P1, HERO)
    played(three, "{damage: 1, to: {from: own_characters, pick: 1, by: opponent}}")
    assert three.asked.seat == P2 and set(three.asked.candidates) == set(three.cards(P1, "play"))


def test_what_all_see_you_choose_among_all(three):
    played(three, "{damage: 1, to: {from: enemy_characters, pick: 1}}")
    assert three.asked.seat == P1 and len(three.asked.candidates) == 2


# --- numbers ---------------------------------------------------------------------------------------------------------


def holds_for(table, condition):
    before = len(table.cards(P1, "hand"))
    played(table, f"{{if: {condition}, do: [{{draw: 1}}]}}")
    return len(table.cards(P1, "hand")) - before == 2  # that of the turn is one


@pytest.mark.parametrize(("more", "condition", "holds"), [
    ((), "{more: {count: enemy_characters}, than: {count: own_characters}}", False),
    ((P3,), "{more: {count: enemy_characters}, than: {count: own_characters}}", True),
    ((P1,), "{more: {count: own_characters}, than: {count: enemy_characters}}", True),
    ((P1, P3), "{more: {count: own_characters}, than: {count: enemy_characters}}", False),
    ((P1, P3), "{more: {count: own_characters}, than: {count: enemy_characters}, or_equal: true}", True),
    ((), "{more: {count: enemy_characters}, than: {resource: hand}}", False),
    ((), "{more: {count: enemy_characters, plus: 1}, than: {count: own_characters, plus: 1}}", True),
    ((), "{count: enemy_characters, at_least: 2}", True),
])  # fmt: skip
def test_an_opponent_has_more_than_you(three, more, condition, holds):
    """One of them has, or you have more than each; what is counted without an owner is counted of all."""
    for seat in more:
        three.play(seat, HERO)
    three.hand(P1, HERO)
    assert holds_for(three, condition) == holds


@pytest.mark.parametrize(("piles", "bounds", "holds"), [
    ((1, 1), "at_least: 2", False), ((0, 2), "at_least: 2", True), ((0, 2), "equals: 0", True),
    ((1, 2), "equals: 0", False), ((3, 1), "at_most: 1", True), ((2, 2), "at_most: 1", False),
])  # fmt: skip
def test_what_the_opponent_has_is_what_one_of_them_has(three, piles, bounds, holds):
    for seat, number in zip((P2, P3), piles, strict=True):
        three.discard(seat, *[HERO] * number)
    assert holds_for(three, f"{{resource: discarded_characters, of: opponent, {bounds}}}") == holds


def test_what_is_reckoned_with_is_added_up_over_all(three):
    for seat in (P2, P3):
        three.discard(seat, HERO)
    assert holds_for(three, "{resource: discarded_characters, of: opponent, times: 2, at_least: 4}")
    assert not holds_for(three, "{resource: discarded_characters, of: opponent, times: 2, at_least: 5}")


def test_what_is_counted_one_by_one_is_counted_of_all(three):
    three.discard(P2, HERO)
    three.discard(P3, HERO)
    played(three, "{draw: {resource: discarded_characters, of: opponent}}")
    assert len(three.cards(P1, "hand")) == 4, "one at first, one of the turn, and two"


def test_who_is_out_counts_no_more():
    table = Table(seats=4)
    for seat in (P1, P2, P3):
        table.play(seat, HERO)
    table.play(P4, character(1, 0))
    (strike,) = table.begin(P1, event("{damage: 1, to: {from: enemy_characters, filter: {life: 1}}}"))
    table.event(strike)
    assert table.events("eliminated")
    table.end_turn()
    (card,) = table.hand(P1, event("{discard: {from: enemy_hand, pick: 1}}"))
    while table.state.active != P1:
        table.end_turn()
    table.event(card)
    assert table.asked.candidates == (P2, P3)
