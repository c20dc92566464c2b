"""Sets of the attack under way, where nothing is carried out: gifts with `when: always`."""

from tests.rules.estro.board import P1, P2, card, ozok, weak


def usual(**more):
    return card("ardo", 14, 14, 14, 14, 14, **more)


def test_what_a_passive_gift_gives_to_fighters_is_there_in_the_fight_alone(table):
    table.field(P1, weak(), card("granito", always="{give: {tot: 90}, to: own_fighter}"))
    table.field(P2, usual(moment="{draw: 1}"))  # for which windows open
    table.attacks(P1)
    assert table.tot(P1[0]) == 5
    table.attack(P1[0], P2[0], 1, 1)
    assert (table.asked.kind, table.tot(P1[0])) == ("declared", 95)
    table.skip()
    assert table.zone(P2[0]) == "incinerator"
    assert table.tot(P1[0]) == 5


def test_what_a_passive_gift_takes_from_the_attacker(table):
    table.field(P1, ozok())
    table.field(P2, usual(), weak(always="{give: {tot: -90}, to: attacker}"))
    table.attacks(P1)
    assert not table.fight(P1[0], P2[0], 1, 1)
    assert table.tot(P1[0]) == 72
