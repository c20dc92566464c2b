"""Zones (1.14 of the clauses): E-128 to E-151."""

import pytest

from game.kernel import deaths
from game.kernel.moves import carry
from game.lab.invariants import broken
from tests.rules.estro.board import P1, P2, PASS, card, ozok, thofa, weak

ZONES = {"military_zone": "ardo", "tech_zone": "granito", "medical_zone": "armonio", "civil_zone": "illusio",
         "control_zone": "manpo"}  # fmt: skip


@pytest.mark.parametrize("name", ZONES)
def test_each_gives_two_to_the_characteristic_of_its_estro(table, name):  # E-128 E-134 E-136 E-139 E-143 E-146 E-149
    table.zone_card(name)
    for seat in (P1, P2):
        table.field(seat, *[card(estro) for estro in ZONES.values()])
    for seat in (P1, P2):
        assert [table.tot(seat[n]) - 70 for n in range(5)] == [2 * (estro == ZONES[name]) for estro in ZONES.values()]
        assert [table.primary(seat[n]) for n in range(5)] == [14 + 2 * (e == ZONES[name]) for e in ZONES.values()]


def test_with_the_military_zone_in_the_manuals_fight(table):  # E-136 TE-21
    table.zone_card("military_zone")
    table.field(P1, ozok())
    table.field(P2, thofa())
    table.attacks(P1)
    table.fight(P1[0], P2[0], 6, 3)
    assert (table.compared()["primaries"][0], table.compared()["tots"]) == (23, [74, 81])


def test_with_the_civil_zone(table):  # E-146 TE-22
    table.zone_card("civil_zone")
    table.field(P1, ozok())
    table.field(P2, thofa())
    table.attacks(P1)
    table.fight(P1[0], P2[0], 6, 3)
    assert (table.compared()["primaries"][1], table.compared()["tots"][1]) == (35, 83)


# --- gifts at any moment ----------------------------------------------------------------------------------------------


def test_a_gift_of_a_zone_may_be_used_at_any_moment(table):  # E-129 E-137 E-138
    zone = table.zone_card("military_zone")
    table.field(P1, ozok())
    (given, _) = table.begin(P1, ozok(), thofa())
    assert table.asked.kind == "moment" and table.may("use", zone, 0)
    table.answer("use", zone, 0)
    assert table.asked.kind == "discard"
    table.pick(given)
    assert table.zone(given) == "incinerator" and table.value(P1[0], "atk") == 16 + 2 + 4
    table.end_turn()
    assert table.value(P1[0], "atk") == 22


def test_only_cards_of_who_pays_are_strengthened(table):  # E-138
    zone = table.zone_card("military_zone")
    table.field(P2, ozok())
    table.begin(P1, ozok(), thofa())
    assert table.asked.kind == "play" and not table.may("use", zone, 0)


def test_once_in_the_match_by_whoever_is_first(table):  # E-135
    zone = table.zone_card("control_zone")
    table.field(P1, ozok())
    table.field(P2, thofa())
    table.begin(P1, weak())
    table.answer("use", zone, 0)
    if table.asked.kind == "target":
        table.pick(P1[0])
    table.end_turn()
    assert table.asked.seat == P2 and table.asked.kind == "play"


def test_or_once_by_each_player(table):  # E-135
    table.rules(zone_gift_per_player=True)
    zone = table.zone_card("control_zone")
    table.field(P1, ozok())
    table.field(P2, thofa())
    table.begin(P1, weak())
    table.answer("use", zone, 0)
    assert table.asked.seat == P2 and table.may("use", zone, 0)
    table.answer("use", zone, 0)
    assert table.asked.kind == "play" and [table.primary(w) for w in (P1[0], P2[0])] == [16, 14]


# --- in an attack -----------------------------------------------------------------------------------------------------


def test_the_civil_gift_doubles_the_zones_two_too(table):  # E-147 E-148 E-109 TE-23
    zone = table.zone_card("civil_zone")
    table.field(P1, thofa())
    table.field(P2, card("granito", 10, 30, 10, 15, 15))
    table.attacks(P1)
    table.attack(P1[0], P2[0], 4, 4)
    assert table.asked.kind == "declared" and table.asked.seat == P1
    table.answer("use", zone, 0)
    table.answer("keep")
    table.skip()
    assert (table.compared()["primaries"][0], table.compared()["tots"]) == (60, [98, 80])
    assert (table.compared()["by_tot"], table.compared()["by_primary"]) == (True, False)
    assert table.primary(P1[0]) == 30, "for that fight alone"


def test_against_one_less_the_primary_test_succeeds_too(table):  # TE-24
    zone = table.zone_card("civil_zone")
    table.field(P1, thofa())
    table.field(P2, card("granito", 10, 29, 11, 15, 15))
    table.attacks(P1)
    table.attack(P1[0], P2[0], 4, 4)
    table.answer("use", zone, 0)
    table.answer("keep")
    table.skip()
    assert table.compared()["by_primary"]


def test_the_tech_gift_swaps_values_of_an_opposing_fighter(table):  # E-140 E-141 E-142
    zone = table.zone_card("tech_zone")
    table.field(P1, ozok())
    table.field(P2, card("granito", 4, 24, 14, 14, 14))
    table.attacks(P1)
    table.attack(P1[0], P2[0], 1, 2)
    assert table.asked.seat == P1
    table.answer("use", zone, 0)
    table.answer("keep")
    assert table.compared()["primaries"] == [16, 4] and table.compared()["by_primary"]
    assert table.zone(P2[0]) == "incinerator"


def test_it_touches_granito_cards_alone_unless_the_rules_say_otherwise(table):  # E-141 E-128
    for locked in (True, False):
        other = type(table)()
        other.rules(zone_gift_estro_lock=locked)
        zone = other.zone_card("tech_zone")
        other.field(P1, ozok())
        other.field(P2, thofa())
        other.attacks(P1)
        other.attack(P1[0], P2[0], 1, 1)
        in_fight = other.state.decision is not None and other.asked.kind == "declared"
        assert in_fight == (not locked) and (locked or other.may("use", zone, 0))


def test_the_medical_gift_saves_a_card(table):  # E-144 E-145 E-200
    zone = table.zone_card("medical_zone")
    table.field(P1, ozok(), ozok())
    table.field(P2, card("armonio", 1, 1, 1, 1, 1), weak())
    table.attacks(P1)
    table.attack(P1[0], P2[0], 1, 1)
    assert table.asked.kind == "death" and table.asked.seat == P2
    table.answer("use", zone, 0)
    assert table.zone(P2[0]) == "field" and table.asked.kind == "attack"
    assert table.fight(P1[1], P2[1], 1, 1), "used, and not for ARDO"


def test_the_control_gift_makes_a_card_manpo(table):  # E-150 E-151 TE-46
    zone = table.zone_card("control_zone")
    table.field(P1, thofa())
    table.field(P2, card("ardo"))
    (i,) = table.begin(P1, weak())
    table.answer("use", zone, 0)
    assert (table.primary(P1[0]), table.tot(P1[0])) == (14, 78)
    table.play(i)
    table.fight(P1[0], P2[0], 1, 1)
    assert table.compared()["tots"][0] == 78 + 5 + 5, "MANPO against ARDO, and the die of MANPO"
    table.end_turn()
    assert table.primary(P1[0]) == 14


# --- redirection ------------------------------------------------------------------------------------------------------


def redirecting(table):
    zone = table.zone_card("military_zone")
    table.field(P1, ozok(), weak())
    table.field(P2, thofa(), weak())
    table.hand(P2, ozok())
    table.field(P2, ozok())
    table.attacks(P1)
    table.attack(P1[0], P2[0], 6, 3)
    assert table.asked.seat == P2
    table.answer("use", zone, 0)
    table.pick(P2[2])
    return zone


def test_after_a_zone_gift_the_attacker_may_redirect(table):  # E-130 E-131 E-132
    redirecting(table)
    assert table.asked.kind == "redirect" and table.asked.seat == P1
    assert set(table.answers) == {("keep",), ("stop",), *(("attack", table.id(P1[0]), table.id(P2[n])) for n in (1, 2))}
    table.dice(1, 1)
    table.answer("attack", P1[0], P2[1])
    assert [e["roll"] for e in table.events("dice")] == [1, 1] and table.zone(P2[1]) == "incinerator"
    assert table.may("attack", P1[1], P2[0]) and not table.may("attack", P1[0], P2[0])
    assert table.state.seats[0][0] == 1, "still the same attack"


def test_after_the_dice_they_are_rolled_anew(table):  # E-132
    for again in (True, False):
        other = type(table)()
        other.rules(redirect_rolls_again=again)
        zone = other.zone_card("military_zone")
        other.field(P1, ozok())
        other.field(P2, thofa(), weak(), ozok())
        other.hand(P2, ozok())
        other.attacks(P1)
        other.attack(P1[0], P2[0], 6, 3)
        other.answer(*PASS)
        assert other.asked.kind == "rolled"
        other.answer("use", zone, 0)
        other.pick(P2[2])
        other.dice(4, 4)
        other.answer("attack", P1[0], P2[1])
        other.skip()
        assert other.compared()["primaries"][0] == 16 + 2 + 5
        assert [e["roll"] for e in other.events("dice")] == ([6, 3, 4, 4] if again else [6, 3, 6, 3])


def test_or_stop_which_spends_the_attack(table):  # E-130 E-133
    redirecting(table)
    table.answer("stop")
    assert not table.events("compared") and table.asked.kind == "attack"
    assert not table.may("attack", P1[0], P2[0]) and table.may("attack", P1[1], P2[0])


def test_or_go_on(table):  # E-130
    redirecting(table)
    table.answer("keep")
    table.skip()
    assert table.compared()["target"] == table.id(P2[0])


# --- other Zones ------------------------------------------------------------------------------------------------------


def test_a_gift_may_draw_another_zone(table):  # E-028 E-135
    table.zone_card("military_zone")
    for how, active in (("replace", 1), ("add", 2)):
        other = type(table)()
        first = other.zone_card("military_zone")
        from game.kernel import boards
        from game.kernel.places import SHARED

        boards.put(other.state, other.state.cards["control_zone"], 0, "zone_pile", owner=SHARED)
        other.field(P1, card("ardo"), card("manpo"))
        (i,) = other.begin(P1, card("manpo", play=f"{{draw_zone: {how}}}"))
        other.play(i)
        assert len(other.cards(P1, "zone")) == active
        assert other.tot(P1[1]) == 72 and other.tot(P1[0]) == (72 if first in other.cards(P1, "zone") else 70)


@pytest.mark.parametrize("into", ["hand", "deck", "incinerator"])
def test_a_zone_that_is_moved_away_leaves_the_match(table, into):  # E-023
    zone = table.zone_card("military_zone")
    table.begin(P1, thofa())
    carry(table.state, zone, into, P2)
    assert table.zone(zone) == "gone" and not broken(table.state)


def test_a_zone_that_is_destroyed_leaves_the_match(table):  # E-023
    zone = table.zone_card("military_zone")
    table.begin(P1, thofa())
    deaths.die(table.state, [zone])
    assert table.zone(zone) == "gone" and not broken(table.state)
