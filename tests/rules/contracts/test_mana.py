"""Chapter 5, mana and costs: C-050 to C-056."""

from itertools import product

import pytest

from game.rules.contracts.constants import ELEMENTS
from tests.rules.contracts.board import P1, P2, creature, orb, rune, spell

KINDS = [
    lambda cost: spell(cost=cost),
    lambda cost: creature(1, 1, cost=cost),
    lambda cost: rune(cost=cost),
    lambda cost: orb(cost=cost),
]


@pytest.mark.parametrize("kind", KINDS)
def test_a_cost_takes_each_element_and_pure_mana(table, kind):  # C-050
    table.mana(P1, fire=2, water=1, light=3, pure=1)
    table.play(kind("{fire: 1, water: 1, light: 2, pure: 1}"))
    assert table.player(P1).full == {"fire": 1, "light": 1}
    assert table.player(P1).extractors == {"fire": 2, "water": 1, "light": 3, "pure": 1}, "they are emptied, not lost"


@pytest.mark.parametrize("element", ["fire", "water", "light"])
def test_mana_of_an_element_needs_that_colour(table, element):  # C-051
    others = {e: 4 for e in ("fire", "water", "light") if e != element}
    table.mana(P1, **others, pure=1, tanks=5)
    (card,) = table.hand(P1, spell(cost={element: 1}))
    reason = table.refuse("play", card)
    assert (reason.code, reason.clause) == ("not_enough_mana", "C-055")
    assert reason.facts["needs"] == {element: 1}
    table.mana(P1, **{element: 1})
    assert table.may("play", card)


def test_mana_of_an_element_needs_full_extractors(table):  # C-051
    table.mana(P1, full=False, fire=5)
    (card,) = table.hand(P1, spell(cost="{fire: 1}"))
    assert table.refuse("play", card).code == "not_enough_mana"


def test_grey_does_not_pay_for_an_element(table):  # C-051
    table.mana(P1, fire=1, pure=1)
    (card,) = table.hand(P1, spell(cost="{fire: 2}"))
    table.refuse("play", card)


@pytest.mark.parametrize("source", [{"fire": 2}, {"water": 2}, {"light": 2}, {"pure": 2}, {"tanks": 2},
                                    {"fire": 1, "tanks": 1}, {"light": 1, "pure": 1}])  # fmt: skip
def test_pure_mana_is_paid_by_any_colour_grey_and_tanks(table, source):  # C-052
    table.mana(P1, **source)
    table.play(spell(cost="{pure: 2}"))
    assert table.player(P1).full == {} and table.player(P1).tanks == 0


def test_what_pays_for_an_element_does_not_pay_for_pure_mana_as_well(table):  # C-052
    table.mana(P1, fire=2)
    (card,) = table.hand(P1, spell(cost="{fire: 2, pure: 1}"))
    table.refuse("play", card)
    table.mana(P1, fire=3)
    table.play(card)
    assert table.player(P1).full == {}


@pytest.mark.parametrize("element", ["fire", "water", "light"])
def test_tanks_pay_for_pure_mana_only(table, element):  # C-053
    table.mana(P1, tanks=5, **{element: 1})
    (card,) = table.hand(P1, spell(cost={element: 2}))
    table.refuse("play", card)
    table.play(spell(cost={element: 1, "pure": 5}))
    assert table.player(P1).tanks == 0 and table.player(P1).full == {}


def test_stored_mana_forgets_its_colour(table):  # C-053
    table.mana(P1, fire=3)
    table.end_turn()
    table.end_turn(extractor=("gain", "water"))
    assert table.player(P1).tanks == 3
    table.mana(P1, tanks=3)
    (card,) = table.hand(P1, spell(cost="{fire: 1}"))
    table.refuse("play", card)


def test_the_player_chooses_what_is_emptied(table):  # C-054
    table.mana(P1, fire=2, water=1, tanks=1)
    table.play(spell(cost="{fire: 1, pure: 1}"), pay=("pay", 1, 1, 0, 0, 0))
    assert table.player(P1).full == {"fire": 1} and table.player(P1).tanks == 1


def test_every_payment_that_fits_and_no_other_is_offered(table):  # C-054
    have = {"fire": 2, "water": 1, "light": 2, "pure": 1, "tanks": 2}
    table.mana(P1, **have)
    (card,) = table.hand(P1, spell(cost="{fire: 1, pure: 3}"))
    table.answer("play", card)
    assert table.asked.kind == "pay"
    fitting = {
        ("pay", *n) for n in product(*(range(have[source] + 1) for source in (*ELEMENTS, "tanks")))
        if sum(n) == 4 and n[0] >= 1
    }  # fmt: skip
    assert set(table.answers) == fitting and len(table.answers) == len(fitting)
    for wrong in (("pay", 0, 1, 2, 1, 0), ("pay", 1, 1, 1, 0, 0), ("pay", 2, 1, 2, 1, 0), ("pay", 1, 2, 1, 0, 0),
                  ("pay", 1, 0, 0, 0, 3), ("pay", 2, 2, -1, 1, 0), ("pay", 1, 1, 1, 1)):  # fmt: skip
        table.refuse(*wrong)


def test_the_proposed_payment_keeps_the_colours_that_the_hand_needs(table):  # C-054
    table.mana(P1, fire=2, water=2)
    table.hand(P1, spell(cost="{fire: 2}"))
    table.play(spell(cost="{pure: 2}"))
    assert table.player(P1).full == {"fire": 2}
    table.turn_of(P2)
    table.mana(P2, fire=2, water=2)
    table.hand(P2, spell(cost="{water: 2}"))
    table.play(spell(cost="{pure: 2}"))
    assert table.player(P2).full == {"water": 2}


def test_the_proposed_payment_empties_grey_and_tanks_first(table):  # C-054
    table.mana(P1, fire=2, pure=1, tanks=1)
    table.play(spell(cost="{pure: 2}"))
    assert table.player(P1).full == {"fire": 2} and table.player(P1).tanks == 0


def test_a_payment_can_be_taken_back_before_it_is_made(table):  # C-054
    table.mana(P1, fire=2, water=2)
    (card,) = table.hand(P1, spell(cost="{pure: 2}"))
    before = table.state.copy()
    table.answer("play", card)
    table.answer("cancel")
    assert table.state == before


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("cost", ["{fire: 3}", "{pure: 5}", "{water: 1}", "{fire: 2, pure: 3}", "{pure: 20}"])
def test_what_cannot_be_paid_cannot_be_played(table, kind, cost):  # C-055
    """`refuse` asserts that nothing changes."""
    table.mana(P1, fire=2, pure=1, tanks=1)
    table.mana(P2, fire=9, water=9, light=9, tanks=5)
    (card,) = table.hand(P1, kind(cost))
    reason = table.refuse("play", card)
    assert (reason.code, reason.clause) == ("not_enough_mana", "C-055")
    assert reason.facts["full"] == {"fire": 2, "water": 0, "light": 0, "pure": 1} and reason.facts["tanks"] == 1
    assert table.answers == [("end",)]


@pytest.mark.parametrize("kind", KINDS)
def test_a_cost_of_nothing_is_paid_by_nothing(table, kind):  # C-056
    table.play(kind("{}"))
    table.mana(P1, fire=2, water=2, tanks=2)
    table.play(kind("{}"))
    assert table.player(P1).full == {"fire": 2, "water": 2} and table.player(P1).tanks == 2
    assert not table.events("paid")


def test_an_effect_empties_no_more_tanks_than_are_full(table):  # C-053
    table.mana(P1, tanks=2)
    table.mana(P2, tanks=4)
    table.play(spell("{empty_tanks: 3, who: players}"))
    assert (table.player(P1).tanks, table.player(P2).tanks) == (0, 1)


def test_a_gift_that_hangs_on_mana_ends_with_it(table):  # C-053, C-147
    """Also in a match that was saved and loaded in between, as every answer of these tests is."""
    table.line(P1, creature(1, 3, always="{give: {health: {resource: full_tanks, of: you}}, to: self}"))
    table.mana(P1, tanks=3)
    assert table.stats(P1[0]) == (1, 6)
    table.health(P1[0], 2)
    table.give(P1, rune("{pay: {pure: 2}, do: [{lose: 0, who: you}]}"))
    table.use_rune()
    assert table.zone(P1[0]) == "discard"
