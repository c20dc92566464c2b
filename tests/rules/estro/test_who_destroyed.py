"""Who attacked and who destroyed a card, for gifts that are carried out when it has gone (E-056, E-080, E-111)."""

import pytest

from tests.rules.estro.board import P1, P2, card, ozok, weak


def strong(**more):
    return card("ardo", 60, 60, 60, 60, 60, **more)


FACES = ("field", "down")
MINES = (("field", "dies"), ("down", "dies"), ("down", "turned"), ("field", "leaves"), ("down", "leaves"))


def put(table, face, *cards):
    return getattr(table, face)(P2, *cards)


@pytest.mark.parametrize(("face", "when"), MINES)
def test_the_attacker_is_named_when_its_target_has_gone(table, face, when):
    table.field(P1, strong(), weak())
    put(table, face, weak(**{when: "{destroy: attacker}"}))
    table.attacks(P1)
    assert table.fight(P1[0], P2[0])
    assert (table.zone(P1[0]), table.zone(P1[1])) == ("incinerator", "field")


def test_a_companion_names_the_attacker_when_a_card_is_destroyed(table):
    table.field(P1, strong(), weak())
    table.field(P2, weak(), weak(destroyed="{of: own_cards, do: [{destroy: attacker}]}"))
    table.attacks(P1)
    assert table.fight(P1[0], P2[0])
    assert (table.zone(P1[0]), table.zone(P1[1]), table.zone(P2[1])) == ("incinerator", "field", "field")


@pytest.mark.parametrize("face", FACES)
def test_who_destroyed_it_by_an_attack(table, face):
    table.field(P1, strong())
    put(table, face, weak(dies="{destroy: object}"))
    table.attacks(P1)
    assert table.fight(P1[0], P2[0])
    assert table.zone(P1[0]) == "incinerator"


@pytest.mark.parametrize("face", FACES)
def test_who_destroyed_it_by_a_gift(table, face):
    table.field(P1, ozok())
    put(table, face, weak(dies="{destroy: object}"))
    side = "enemy_cards" if face == "field" else "enemy_hidden"
    (hand,) = table.begin(P1, weak(play=f"{{destroy: {side}}}"))
    table.play(hand)
    table.skip()
    assert table.zone(P2[0]) == "incinerator"
    assert (table.zone(P1[0]), table.zone(hand)) == ("field", "incinerator")


def test_nobody_attacks_where_a_gift_destroyed_it(table):
    table.field(P1, ozok())
    table.field(P2, weak(dies="{destroy: attacker}"))
    (hand,) = table.begin(P1, weak(play="{destroy: enemy_cards}"))
    table.play(hand)
    table.skip()
    assert table.zone(P2[0]) == "incinerator"
    assert (table.zone(P1[0]), table.zone(hand)) == ("field", "field")


def test_two_cards_that_destroy_each_other_s_destroyers(table):
    """The gift of a card that lies in the Incinerator by then destroyed the other: nobody is left to be destroyed."""
    table.field(P1, strong(dies="{destroy: object}"))
    table.field(P2, weak(dies="{destroy: object}"))
    table.attacks(P1)
    assert table.fight(P1[0], P2[0])
    assert table.zone(P1[0]) == "incinerator"


def test_who_left_meanwhile_is_not_found(table):
    """Between the destruction and the gift the attacker is back in its owner's hand."""
    table.field(P1, strong())
    table.field(P2, weak(dies="{destroy: object}", leaves="{move: attacker, into: hand}"))
    table.attacks(P1)
    table.fight(P1[0], P2[0])
    assert table.zone(P1[0]) in ("incinerator", "hand")
    assert len(table.events("destroyed")) == 2 - (table.zone(P1[0]) == "hand")
