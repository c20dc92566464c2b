"""Dice, table and the two tests (1.9 to 1.11 of the clauses): E-089 to E-112, and the manual's worked examples."""

import pytest

from game.rules.estro import worth
from game.rules.estro.constants import CHARACTERISTICS, ESTRI
from tests.rules.estro.board import P1, P2, card, madu, ozok, thofa, weak

ARDO, GRANITO, ARMONIO, ILLUSIO, MANPO = ESTRI
DICE = {1: (GRANITO, MANPO), 2: (ARMONIO, MANPO), 3: (GRANITO, ILLUSIO, MANPO), 4: (ARDO,), 5: (ARMONIO, ILLUSIO),
        6: (ARDO, ILLUSIO)}  # fmt: skip
TABLE = {
    ARDO: (0, 2, 10, -5, -10),
    GRANITO: (-2, 0, 2, 5, 10),
    ARMONIO: (-10, -2, 0, 10, 5),
    ILLUSIO: (10, -10, 5, 0, 2),
    MANPO: (5, 2, -2, 10, 0),
}


def fought(table, one, other, *rolls):
    """A fight of two cards; is the target destroyed?"""
    table.field(P1, one)
    table.field(P2, other)
    table.attacks(P1)
    destroyed = table.fight(P1[0], P2[0], *rolls)
    assert table.zone(P1[0]) == "field", "E-107"
    return destroyed


def without_dice_and_table(table):
    table.rules(die_bonus=0, estro_table=((0,) * 5,) * 5)


# --- the manual's examples --------------------------------------------------------------------------------------------

NEITHER = [
    ("TE-01", ozok, thofa, False),
    ("TE-02", thofa, ozok, True),
    ("TE-03", madu, ozok, True),
    ("TE-04", lambda: card("illusio", 9, 8, 8, 32, 8), ozok, False),
]
BOTH = [
    ("TE-05", ozok, thofa, 6, 3, False),
    ("TE-06", ozok, thofa, 1, 1, False),
    ("TE-07", ozok, thofa, 6, 4, False),
    ("TE-08", thofa, ozok, 1, 6, True),
    ("TE-09", thofa, ozok, 6, 1, True),
    ("TE-10", madu, ozok, 4, 4, False),
    ("TE-11", madu, ozok, 3, 4, True),
    ("TE-12", madu, ozok, 4, 1, True),
    ("TE-13", ozok, lambda: card("granito", 14, 20, 14, 13, 13), 1, 4, False),
    ("TE-14", ozok, lambda: card("granito", 14, 20, 14, 13, 12), 1, 4, True),
    ("TE-15", ozok, lambda: card("ardo", 20, 14, 13, 13, 13), 6, 1, True),
    ("TE-16", ozok, lambda: card("ardo", 20, 14, 13, 13, 13), 1, 1, False),
    ("TE-17", ozok, lambda: card("armonio", 12, 12, 24, 11, 11), 1, 1, True),
    ("TE-18", lambda: card("armonio", 12, 12, 24, 11, 11), ozok, 5, 1, False),
]


@pytest.mark.parametrize(("one", "other", "destroyed"), [case[1:] for case in NEITHER], ids=[c[0] for c in NEITHER])
def test_without_dice_and_table(table, one, other, destroyed):  # TE-01 TE-02 TE-03 TE-04 E-102 E-103 E-106
    without_dice_and_table(table)
    assert fought(table, one(), other()) == destroyed


@pytest.mark.parametrize(("one", "other", "first", "second", "destroyed"), [c[1:] for c in BOTH],
                         ids=[c[0] for c in BOTH])  # fmt: skip
def test_worked_examples(table, one, other, first, second, destroyed):  # TE-06 TE-07 TE-08 TE-09 TE-10 TE-11 TE-12
    """And TE-13, TE-14, TE-15, TE-16, TE-17, TE-18; E-108."""
    assert fought(table, one(), other(), first, second) == destroyed


def test_the_numbers_of_the_manuals_fight(table):  # TE-05 E-094 E-110
    table.field(P1, ozok())
    table.field(P2, thofa())
    table.attacks(P1)
    assert not table.fight(P1[0], P2[0], 6, 3)
    assert table.compared()["tots"] == [72, 81] and table.compared()["primaries"] == [21, 33]
    assert [(table.primary(w), table.tot(w)) for w in (P1[0], P2[0])] == [(16, 72), (28, 76)]


# --- the dice ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("roll", DICE)
@pytest.mark.parametrize("estro", ESTRI)
def test_which_estri_a_roll_helps(table, estro, roll):  # TE-20 E-091
    (i,) = table.field(P1, card(estro))
    assert worth.die_bonus(table.state, i, roll) == (5 if estro in DICE[roll] else 0)


def test_both_roll_and_each_for_their_own_card(table):  # E-089 E-092
    table.field(P1, card("ardo"))
    table.field(P2, card("granito"))
    table.attacks(P1)
    table.fight(P1[0], P2[0], 1, 4)  # each would help the other one
    assert [(e["seat"], e["roll"], e["bonus"]) for e in table.events("dice")] == [(0, 1, 0), (1, 4, 0)]
    assert table.compared()["primaries"] == [14, 14]


def test_a_roll_raises_only_the_own_primary_value(table):  # E-093 E-095
    table.field(P1, card("illusio", 12, 12, 12, 16, 12))
    table.field(P2, card("ardo", 10, 10, 20, 20, 20))
    table.attacks(P1)
    assert table.fight(P1[0], P2[0], 6, 1)  # a 6 helps ARDO too: 21 against 10, not 26
    assert table.compared()["primaries"] == [21, 10] and table.compared()["tots"][0] == 64 + 5 + 10
    assert table.compared()["by_primary"]


def test_in_the_first_turn_a_defender_with_a_card_rolls_as_always(table):  # E-090
    table.round(1)
    table.field(P1, ozok())
    table.field(P2, thofa())
    table.attacks(P1)
    table.fight(P1[0], P2[0], 1, 3)
    assert [e["roll"] for e in table.events("dice")] == [1, 3]


# --- the table --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("defender", ESTRI)
@pytest.mark.parametrize("attacker", ESTRI)
def test_estro_against_estro(table, attacker, defender):  # TE-19 E-096 E-097 E-098 E-099 E-100
    (one,) = table.field(P1, card(attacker))
    (other,) = table.field(P2, card(defender))
    value = TABLE[attacker][ESTRI.index(defender)]
    assert worth.modifier(table.state, one, other) == value
    table.rules(die_bonus=0)
    table.attacks(P1)
    table.fight(P1[0], P2[0])
    assert table.compared()["tots"] == [70 + value, 70] and table.compared()["primaries"] == [14, 14]


def test_against_the_same_estro_the_dice_still_work(table):  # E-101
    assert fought(table, card("manpo"), card("manpo"), 1, 4)
    assert table.compared()["tots"] == [75, 70]


def test_a_ruling_may_void_the_dice_there(table):  # E-101
    table.rules(mirror_dice=False)
    assert not fought(table, card("manpo"), card("manpo"), 1, 4)


# --- the tests --------------------------------------------------------------------------------------------------------


def test_the_primary_values_are_those_of_each_cards_own_estro(table):  # E-104
    without_dice_and_table(table)
    assert fought(table, card("manpo", 1, 1, 1, 1, 21), card("granito", 50, 10, 50, 50, 50))
    assert table.compared()["primaries"] == [21, 10] and not table.compared()["by_tot"]


def test_a_defender_wins_nothing_by_its_primary_value(table):  # E-105 E-107
    without_dice_and_table(table)
    assert not fought(table, weak(), card("ardo", 90, 1, 1, 1, 1))
    assert table.zone(P1[0]) == "field"


@pytest.mark.parametrize("one", ESTRI)
def test_success_counts_of_equals(table, one):  # E-091 E-100
    """Of the 36 rolls so many let the attacker succeed where both have TOT 72 and a primary value of 20."""
    counts = {ARDO: (8, 28, 36, 0, 0), GRANITO: (8, 8, 28, 24, 36), ARMONIO: (0, 8, 8, 36, 24),
              ILLUSIO: (36, 0, 30, 9, 27), MANPO: (30, 30, 12, 36, 9)}  # fmt: skip
    for other, expected in zip(ESTRI, counts[one], strict=True):
        assert successes(type(table)(), equal(one), equal(other)) == expected, other


def test_success_counts_of_the_manuals_cards(table):  # E-103
    found = [successes(type(table)(), one(), other()) for one, other in ((ozok, thofa), (thofa, ozok), (madu, ozok))]
    assert found == [0, 36, 30]


def equal(estro):
    """TOT 72, 20 of it the primary value."""
    return card(estro, *[20 if n == ESTRI.index(estro) else 13 for n in range(len(CHARACTERISTICS))])


def successes(table, one, other):
    (i,) = table.field(P1, one)
    (j,) = table.field(P2, other)
    found = 0
    for first in range(1, 7):
        for second in range(1, 7):
            tots, primaries = [], []
            mirror = worth.estro(table.state, i) == worth.estro(table.state, j)
            for e, roll in ((i, first), (j, second)):
                bonus = worth.die_bonus(table.state, e, roll, mirror)
                tots.append(worth.tot(table.state, e) + bonus)
                primaries.append(worth.primary(table.state, e) + bonus)
            tots[0] += worth.modifier(table.state, i, j)
            found += tots[0] > tots[1] or primaries[0] > 2 * primaries[1]
    return found


# --- the order of values and the course of an attack ------------------------------------------------------------------


def test_values_come_in_layers(table):  # E-109 E-007
    """Lasting changes in their order, the Zone's +2, what lasts for the fight, the die at last; never below 0."""
    table.zone_card("civil_zone")
    table.field(P1, thofa(attacks="[{multiply: {dex: 2}, to: self, until: fight_end}]"))
    table.field(P2, card("granito", 30, 29, 30, 30, 30))
    gift = "[{set: {dex: 20}, to: {from: own_cards, pick: 1}}, {modify: {dex: 3}, to: {from: own_cards, pick: 1}}]"
    table.begin(P1, card("ardo", play=gift))
    table.play(table.cards(P1, "hand")[0], P1[0], P1[0])
    assert table.value(P1[0], "dex") == 25
    table.fight(P1[0], P2[0], 5, 4)
    assert table.compared()["primaries"][0] == 2 * (20 + 3 + 2) + 5


def test_a_characteristic_never_falls_below_0(table):  # E-109
    table.field(P1, ozok())
    table.begin(P1, card("ardo", play="[{modify: {atk: -20}, to: {from: own_cards, other: true}}]"))
    table.play(table.cards(P1, "hand")[0])
    assert (table.primary(P1[0]), table.tot(P1[0])) == (0, 56)


def test_gifts_of_an_attack_come_in_its_course(table):  # E-111 E-112
    table.field(P1, ozok(attacks="{draw: 1}", rolled="{draw: 1}", fails="{draw: 1}"))
    table.field(P2, thofa(attacked="{draw: 1}", survives="{draw: 1}"))
    table.attacks(P1)
    table.fight(P1[0], P2[0], 6, 3)
    told = [e["kind"] for e in table.events("attack", "effect", "dice", "compared")]
    assert told == ["attack", "effect", "effect", "dice", "dice", "effect", "compared", "effect", "effect"]


def test_a_destroying_attack_sets_off_what_waits_for_it(table):  # E-111
    table.field(P1, thofa(defeats="{modify: {dex: 1}, to: self}"))
    table.field(P2, weak())
    table.attacks(P1)
    assert table.fight(P1[0], P2[0], 1, 1)
    assert table.primary(P1[0]) == 29


def test_whoever_changes_its_estro_after_the_dice_is_compared_as_what_it_is_then(table):  # E-100, E-151
    """ILLUSIO against GRANITO, 20 each, both roll 4: -10 of the table. As MANPO it is +2."""
    change = "{if: {moment: attack}, do: [{convert: manpo, to: self}]}"
    table.field(P1, card("illusio", 20, 20, 20, 20, 20, moment=change))
    table.field(P2, card("granito", 20, 20, 20, 20, 20))
    table.attacks(P1)
    table.attack(P1[0], P2[0], 4, 4)
    assert table.asked.kind == "declared"
    table.answer("pass")
    assert table.asked.kind == "rolled" and table.tot(P1[0]) == 90
    table.answer("use", P1[0], 0)
    assert table.tot(P1[0]) == 102
    table.skip()
    assert table.compared()["tots"] == [102, 100] and table.zone(P2[0]) == "incinerator"


# --- what a total is the sum of ---------------------------------------------------------------------------------------


def test_a_comparison_tells_of_what_both_totals_are_the_sum(table):  # E-007 E-093 E-098
    """The Zone and the gift by their cards, then the die; the table for the attacker alone."""
    zone = table.zone_card("military_zone")
    (attacker,) = table.field(P1, ozok())
    table.field(P2, thofa())
    (smith,) = table.begin(P1, card("granito", play="[{modify: {atk: 6}, to: {from: own_cards, other: true}}]"))
    table.play(smith)
    table.fight(attacker, P2[0], 6, 3)
    assert table.compared()["parts"] == [
        [("printed", 72, -1), ("card", 6, table.cards(P1, "field")[1]), ("card", 2, zone), ("die", 5, -1),
         ("table", -5, -1)],
        [("printed", 76, -1), ("die", 5, -1)],
    ]  # fmt: skip
    assert table.compared()["tots"] == [80, 81]


def test_what_no_sum_tells_is_the_rest(table):  # E-109
    """Doubled for the fight by its own text: as much as it had, named with the card that did it."""
    (attacker,) = table.field(P1, thofa(attacks="[{multiply: {dex: 2}, to: self, until: fight_end}]"))
    table.field(P2, card("granito", 30, 29, 30, 30, 30))
    table.attacks(P1)
    table.fight(attacker, P2[0], 4, 4)
    assert table.compared()["parts"][0] == [("printed", 76, -1), ("rest", 28, attacker), ("table", -10, -1)]


def test_of_what_lies_face_down_no_part_is_told(table):  # E-070 E-071
    table.field(P1, ozok())
    table.down(P2, thofa())
    table.attacks(P1)
    table.fight(P1[0], P2[0])
    assert table.compared()["parts"] == [[("printed", 72, -1)], []]
