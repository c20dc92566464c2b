"""Costs that change: what a contract says of itself as long as it lies in the hand, and what the field says of it."""

from __future__ import annotations

import pytest

from game.ai.agents import agent
from game.kernel.decisions import CANCEL
from game.kernel.description import described
from game.kernel.prices import price_of
from game.kernel.views import redeal, resample, view
from game.records.preview import Forecast, payment
from tests.rules.contracts.board import P1, P2, Table, creature, orb, rune, spell

CHEAPER_BY_CREATURES = "[{cheaper: {count: own_creatures}, to: self}]"


@pytest.fixture
def table():
    return Table()


def cost_of(table, card):
    return price_of(table.state, card).amounts


def test_it_costs_less_for_each(table):  # C-055
    card = table.hand(P1, spell(cost="{fire: 1, pure: 3}", held=CHEAPER_BY_CREATURES))[0]
    table.mana(P1, fire=1, pure=1)
    assert cost_of(table, card) == (1, 0, 0, 3) and table.refuse("play", card).code == "not_enough_mana"
    table.line(P1, creature(1, 1), creature(1, 1))
    assert cost_of(table, card) == (1, 0, 0, 1)
    table.play(card)
    assert table.player(P1).full == {} and table.zone(card) == "discard"


def test_never_less_than_the_colours_that_it_asks_for(table):  # C-051
    card = table.hand(P1, spell(cost="{fire: 1, pure: 1}", held=CHEAPER_BY_CREATURES))[0]
    table.line(P1, *[creature(1, 1)] * 5)
    assert cost_of(table, card) == (1, 0, 0, 0)
    assert table.refuse("play", card).facts["needs"] == {"fire": 1}


def test_a_colour_can_be_spared_or_asked_for_as_well(table):
    card = table.hand(P1, spell(cost="{fire: 2, pure: 1}", held="[{cheaper: 1, element: fire, to: self}]"))[0]
    table.give(P2, orb(clauses=[{"when": "always", "do": [{"dearer": 1, "element": "light", "to": "enemy_hand"}]}]))
    assert cost_of(table, card) == (1, 0, 1, 1)


def test_it_may_hang_on_a_condition(table):
    held = "{if: {count: own_creatures, at_least: 2}, do: [{cheaper: 2, to: self}]}"
    card = table.hand(P1, spell(cost="{pure: 2}", held=held))[0]
    table.line(P1, creature(1, 1))
    assert cost_of(table, card) == (0, 0, 0, 2)
    table.line(P1, creature(1, 1))
    assert cost_of(table, card) == (0, 0, 0, 0)


def test_of_the_contracts_in_hand_those_that_a_filter_leaves_cost_less(table):
    one, other = table.hand(P1, spell(cost="{pure: 3}"), creature(1, 1, cost="{pure: 3}"))
    theirs = table.hand(P2, spell(cost="{pure: 3}"))[0]
    kind = {"from": "own_hand", "filter": {"kind": "spell"}}
    source = table.line(P1, creature(1, 1, always=[{"cheaper": 1, "to": kind}]))[0]
    assert [cost_of(table, i) for i in (one, other, theirs)] == [(0, 0, 0, 2), (0, 0, 0, 3), (0, 0, 0, 3)]
    table.play(spell("{fade: own_creatures}"))  # C-129
    assert cost_of(table, one) == (0, 0, 0, 3) and table.zone(source) == "line"


def test_the_contracts_of_the_opponent_cost_more(table):
    card = table.hand(P2, creature(1, 1, cost="{}"))[0]
    table.give(P1, rune(always=[{"dearer": 1, "to": "enemy_hand"}]))
    table.turn_of(P2)
    assert table.refuse("play", card).facts["needs"] == {"pure": 1}
    table.mana(P2, water=1)
    table.play(card)
    assert table.player(P2).full == {}


def test_what_makes_it_dearer_and_cheaper_is_added_up_before_nothing_is_the_least(table):
    card = table.hand(P1, spell(cost="{pure: 1}", held="[{cheaper: 3, to: self}]"))[0]
    table.give(P2, rune(always=[{"dearer": 2, "to": "enemy_hand"}]))
    assert cost_of(table, card) == (0, 0, 0, 0)
    table.give(P2, orb(always=[{"dearer": 2, "to": "enemy_hand"}]))
    assert cost_of(table, card) == (0, 0, 0, 2)


def test_of_an_x_as_well_so_much_is_spared(table):
    hit = {"do": [{"damage": "x", "to": "opponent"}]}
    card = table.hand(P1, spell(hit, cost="{x: pure}", held="[{cheaper: 2, to: self}]"))[0]
    table.mana(P1, fire=1)
    table.answer("play", card)
    assert table.answers == [("x", n) for n in range(4)]
    table.answer("x", 3)
    assert table.player(P2).health == 27 and table.player(P1).full == {}


def test_the_payment_is_of_what_it_costs_now_and_can_be_taken_back(table):  # C-054
    card = table.hand(P1, spell(cost="{pure: 3}", held=CHEAPER_BY_CREATURES))[0]
    table.line(P1, creature(1, 1))
    table.mana(P1, fire=2, water=2)
    before = table.state.copy()
    table.answer("play", card)
    assert table.asked.amounts == (0, 0, 0, 2)
    assert sorted(table.answers) == [("pay", 0, 2, 0, 0, 0), ("pay", 1, 1, 0, 0, 0), ("pay", 2, 0, 0, 0, 0)]
    proposed = table.answers[0]
    assert table.refuse("pay", 2, 1, 0, 0, 0).code == "wrong_amount"
    table.answer(CANCEL)
    assert table.state == before
    assert payment(table.state, card) == proposed
    assert Forecast(table.state).of(("play", card)) is not None


def test_what_the_clause_gives_to_others_can_be_taught(table):
    lesson = "{when: always, do: [{cheaper: 1, to: own_hand}]}"
    table.line(P1, creature(1, 1))
    card = table.hand(P1, spell(cost="{pure: 2}"))[0]
    table.play(spell(f"{{teach: [{lesson}], to: own_creatures}}"))
    assert cost_of(table, card) == (0, 0, 0, 1)
    table.play(spell("{destroy: own_creatures}"))
    assert cost_of(table, card) == (0, 0, 0, 2)


def test_what_one_sees_of_it(table):
    """The owner of a hand is told what its contracts cost; of what nobody shows, the opponent is told nothing."""
    card = table.hand(P1, spell(cost="{fire: 1, pure: 3}", held=CHEAPER_BY_CREATURES))[0]
    source = table.line(P1, creature(1, 1, cost="{pure: 2}", always=[{"cheaper": 1, "to": "own_hand"}]))[0]
    mine, theirs = (described(table.state, seat)["entities"] for seat in (P1, P2))
    assert mine[card]["cost"] == {"fire": 1, "water": 0, "light": 0, "pure": 1}
    assert card not in theirs and theirs[source]["cost"] == {"fire": 0, "water": 0, "light": 0, "pure": 2}


def test_a_position_that_was_dealt_anew_has_the_same_costs(table):
    card = table.hand(P1, spell(cost="{pure: 3}", held=CHEAPER_BY_CREATURES))[0]
    table.hand(P2, spell(cost="{pure: 3}", held=CHEAPER_BY_CREATURES))
    table.line(P1, creature(1, 1))
    table.give(P2, orb(always=[{"dearer": 1, "to": "enemy_hand"}]))
    state = table.state
    again = resample(view(state, P1), 1, state.game, state.cards)
    assert price_of(redeal(state, P1, 1), card).amounts == price_of(again, card).amounts == (0, 0, 0, 3)


@pytest.mark.parametrize("name", ["casual"])
def test_agents_play_what_they_can_only_pay_for_at_what_it_costs_now(table, name):
    card = table.hand(P1, spell("{damage: 30, to: opponent}", cost="{pure: 5}", held="[{cheaper: 4, to: self}]"))[0]
    table.mana(P1, fire=1)
    assert ("play", card) in table.answers
    assert agent(name, 1).choose(table.state, P1) == ("play", card)
