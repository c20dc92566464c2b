"""Declaring attacks (1.8 of the clauses): E-083 to E-088."""

import pytest

from tests.rules.estro.board import P1, P2, PASS, card, ozok, weak


def test_two_attacks_a_turn(table):  # E-083 E-046 TE-27
    table.field(P1, ozok(), ozok(), ozok())
    table.field(P2, weak(), weak(), weak())
    table.attacks(P1)
    table.fight(P1[0], P2[0], 1, 1)
    table.fight(P1[1], P2[1], 1, 1)
    assert table.state.decision is None or table.asked.kind != "attack"
    assert len(table.cards(P2, "field")) == 1


def test_a_gift_may_give_another_attack(table):  # E-083
    table.field(P1, ozok(defeats="{extra_attack: 1}"), ozok(), ozok())
    table.field(P2, weak(), weak(), weak())
    table.attacks(P1)
    for n in range(3):
        assert table.fight(P1[n], P2[n], 1, 1)


def test_each_from_another_card(table):  # E-084 TE-27
    table.field(P1, ozok(), ozok())
    table.field(P2, weak(), weak())
    table.attacks(P1)
    table.fight(P1[0], P2[0], 1, 1)
    assert table.refuse("attack", P1[0], P2[1]).code == "has_attacked"
    assert table.may("attack", P1[1], P2[1])


def test_a_gift_may_let_a_card_attack_again(table):  # E-084
    table.field(P1, ozok(defeats="{once: true, do: [{attack_again: self}]}"))
    table.field(P2, weak(), weak(), weak())
    table.attacks(P1)
    assert table.fight(P1[0], P2[0], 1, 1) and table.fight(P1[0], P2[1], 1, 1)
    assert table.state.decision is None or table.asked.kind != "attack"


def test_an_own_card_against_an_opposing_one(table):  # E-085 E-088
    table.field(P1, ozok(), ozok())
    table.field(P2, weak(), weak())
    table.attacks(P1)
    ours, theirs = table.cards(P1, "field"), table.cards(P2, "field")
    assert set(table.answers) == {PASS, *(("attack", a, b) for a in ours for b in theirs)}
    assert table.refuse("attack", P2[0], P1[0]).code == "not_own_card"
    assert table.refuse("attack", P1[0], P1[1]).code == "not_an_enemy"


def test_a_card_may_attack_in_the_turn_in_which_it_is_placed(table):  # E-086
    (i,) = table.begin(P1, ozok())
    table.field(P2, weak())
    table.play(i)
    table.until("attack")
    assert table.may("attack", i, P2[0]) and table.may(*PASS)


def test_without_an_opposing_card_there_is_no_attack(table):  # E-087 TE-28
    table.field(P1, ozok())
    table.attacks(P1)
    assert not table.events("attack") and table.state.active == P2


@pytest.mark.parametrize(("word", "code"), [("veiled", "veiled"), ("bulwark", "bulwark")])
def test_keywords_narrow_the_choice(table, word, code):  # E-088 E-049
    table.field(P1, ozok())
    table.field(P2, card("granito", keywords=[word]), weak())
    table.attacks(P1)
    wrong, right = (P2[0], P2[1]) if word == "veiled" else (P2[1], P2[0])
    assert table.refuse("attack", P1[0], wrong).code == code and table.may("attack", P1[0], right)


def test_bound_cards_do_not_attack(table):  # E-049
    table.field(P1, ozok(), ozok())
    table.field(P2, weak())
    table.begin(P1, card("manpo", play="[{grant: [bound], to: {from: own_cards, filter: {kind: ardo}}}]"))
    table.play(table.cards(P1, "hand")[0])
    table.until("attack")
    assert table.refuse("attack", P1[0], P2[0]).code == "bound"
