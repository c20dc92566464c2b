"""Chapter 8, Orbs: C-100 to C-109."""

import pytest

from tests.rules.contracts.board import P1, P2, creature, orb, spell


def test_an_orb_goes_to_the_discard_pile_when_its_durability_is_used_up(table):  # C-100
    i = table.give(P1, orb(attack=2, durability=1))
    table.use_orb(P2)
    assert table.player(P2).health == 28
    assert table.orb(P1) is None
    assert table.discard_of(P1) == [i]


def test_an_effect_destroys_an_orb(table):  # C-100
    i = table.give(P2, orb(attack=2, durability=3))
    table.play(spell("{destroy: enemy_orb}"))
    assert table.orb(P2) is None
    assert table.discard_of(P2) == [i]


def test_another_orb_replaces_the_earlier_one(table):  # C-100
    i = table.give(P1, orb(attack=2, durability=3, recycling="{heal: 1, to: you}"))
    j = table.play(orb(attack=1, durability=1))
    assert table.orb(P1).id == j
    assert table.discard_of(P1) == [i]
    assert table.player(P1).health == 31, "it went from the field to the discard pile"


def test_the_opponents_orb_is_not_replaced(table):  # C-100
    i = table.give(P2, orb())
    table.play(orb())
    assert table.orb(P2).id == i


def test_durability_that_an_effect_takes_away_is_gone(table):  # C-100
    table.give(P2, orb(attack=2, durability=2))
    table.play(spell("{modify: {durability: -1}, to: enemy_orb}"))
    assert table.orb(P2).durability == 1
    table.play(spell("{modify: {durability: -1}, to: enemy_orb}"))
    assert table.orb(P2) is None


def test_an_orb_deals_its_attack_once_a_turn(table):  # C-101
    table.give(P1, orb(attack=3, durability=5))
    table.line(P2, creature(4, 5))
    table.use_orb(P2[0])
    assert table.stats(P2[0]) == (4, 2)
    assert table.refuse("orb", table.orb(P1).id, P2).code == "used_this_turn"
    table.end_turn()
    table.end_turn()
    table.use_orb(P2)
    assert table.player(P2).health == 27


def test_an_orb_deals_no_more_than_the_health_of_its_target(table):  # C-101 C-102
    table.give(P1, orb(attack=5, durability=3))
    table.line(P2, creature(1, 2))
    table.use_orb(P2[0])
    assert table.zone(P2[0]) == "discard"
    assert (P2[0].number, table.damages()[-1][1]) == (0, 2)
    assert table.player(P1).health == 28


def test_damage_already_taken_counts_for_the_health_of_the_target(table):  # C-101
    table.give(P1, orb(attack=5, durability=3))
    table.line(P2, creature(1, 6))
    table.health(P2[0], 1)
    table.use_orb(P2[0])
    assert table.player(P1).health == 29


def test_an_orb_aims_at_no_ally(table):  # C-101
    i = table.give(P1, orb())
    table.line(P1, creature(1, 1))
    assert table.refuse("orb", i, P1).code == "not_a_foe"
    assert table.refuse("orb", i, P1[0]).code == "not_a_foe"


def test_nobody_uses_an_orb_in_the_turn_of_the_opponent(table):  # C-101
    i = table.give(P2, orb())
    assert table.refuse("orb", i, P1).code == "not_own_orb"


def test_the_owner_loses_as_much_health(table):  # C-102
    table.give(P1, orb(attack=4, durability=2))
    table.use_orb(P2)
    assert table.player(P2).health == 26
    assert table.player(P1).health == 26
    assert table.orb(P1).durability == 1, "the loss costs no durability"


def test_that_loss_is_no_damage(table):  # C-102
    table.give(P1, orb(attack=4, durability=2))
    table.line(P1, creature(1, 1, damaged="{of: you, do: [{fetch: 1}]}"))
    table.use_orb(P2)
    assert table.damages() == [(P2, 4)]
    assert table.events("lose") == [{"kind": "lose", "target": P1, "amount": 4}]
    assert table.hand_of(P1) == []


def test_the_loss_can_end_the_match_for_both(table):  # C-102
    table.give(P1, orb(attack=4, durability=2))
    table.health(P1, 4)
    table.health(P2, 4)
    table.use_orb(P2)
    assert table.result == ()


def test_the_loss_can_lose_the_match(table):  # C-102
    table.give(P1, orb(attack=4, durability=2))
    table.health(P1, 4)
    table.use_orb(P2)
    assert table.result == (P2,)


def test_each_damage_costs_one_durability_however_much_it_is(table):  # C-103
    table.give(P1, orb(attack=9, durability=3))
    table.use_orb(P2)
    assert table.orb(P1).durability == 2


def test_dealing_nothing_costs_no_durability(table):  # C-103
    table.give(P1, orb(attack=0, durability=1))
    table.use_orb(P2)
    assert table.orb(P1).durability == 1
    assert table.player(P1).health == 30
    assert not table.may("orb", table.orb(P1).id, P2), "it was used all the same"


def test_an_active_orb_loses_durability_too(table):  # C-103 C-106
    table.give(P2, orb(attack=1, durability=1), active=True)
    table.line(P1, creature(1, 3))
    table.attack(P1[0], P2)
    assert table.orb(P2) is None


def test_magnetism_does_not_bind_orbs(table):  # C-104
    i = table.give(P1, orb(attack=1, durability=3))
    table.line(P2, creature(1, 3, "magnetic"), creature(1, 3))
    table.give(P2[0], "magnetized")
    assert table.may("orb", i, P2)
    table.use_orb(P2[1])
    assert table.stats(P2[1]) == (1, 2)


def test_the_target_of_an_orb_does_not_strike_back(table):  # C-104
    table.give(P1, orb(attack=1, durability=3))
    table.give(P2, attack=7)
    table.use_orb(P2)
    assert table.player(P1).health == 29, "only what the Orb dealt"
    assert table.orb(P1).durability == 2


def test_using_an_orb_is_not_the_players_attack(table):  # C-104
    table.give(P1, orb(attack=1, durability=3))
    table.give(P1, attack=2)
    table.line(P1, creature(1, 1, attacks="{of: allies, do: [{fetch: 1}]}"))
    table.line(P2, creature(0, 9, attacked="{of: allies, do: [{heal: 5, to: you}]}"))
    table.use_orb(P2)
    assert table.hand_of(P1) == []
    assert table.player(P2).health == 29
    table.attack(P1, P2)
    assert table.player(P2).health == 32


@pytest.mark.parametrize(("answer", "active"), [(("yes",), True), (("no",), False)])
def test_the_owner_decides_at_the_end_of_their_turn(table, answer, active):  # C-105
    table.give(P1, orb(attack=1, durability=3))
    table.answer("end")
    assert (table.asked.kind, table.asked.seat) == ("orb_active", P1)
    table.answer(answer)
    table.go_on()
    assert table.orb(P1).active is active


def test_nobody_is_asked_without_an_orb(table):  # C-105
    table.give(P2, orb())
    table.answer("end")
    assert table.asked.kind != "orb_active"


def test_the_decision_comes_after_the_end_of_turn_effects(table):  # C-105
    table.give(P1, orb(attack=1, durability=3))
    table.line(P1, creature(1, 1, turn_end="{destroy: own_orb}"))
    table.answer("end")
    assert table.orb(P1) is None
    assert table.asked.kind != "orb_active"


def test_an_orb_that_was_used_in_the_own_turn_can_stay_active(table):  # C-105 C-106
    table.give(P1, orb(attack=1, durability=3))
    table.line(P2, creature(1, 3))
    table.use_orb(P2)
    table.end_turn(orb_active=("yes",))
    table.attack(P2[0], P1)
    assert table.stats(P2[0]) == (1, 2)


def test_an_active_orb_answers_the_first_attack_on_its_owner(table):  # C-106
    table.give(P2, orb(attack=2, durability=3), active=True)
    table.line(P1, creature(1, 4))
    table.attack(P1[0], P2)
    assert table.stats(P1[0]) == (1, 2)
    assert table.player(P2).health == 30 - 1 - 2, "struck, and the Orb's price"
    assert table.orb(P2).durability == 2


def test_an_orb_that_is_not_active_does_not_answer(table):  # C-106
    table.give(P2, orb(attack=2, durability=3))
    table.line(P1, creature(1, 4))
    table.attack(P1[0], P2)
    assert table.stats(P1[0]) == (1, 4)


def test_an_attack_on_a_creature_of_the_owner_is_no_matter_to_it(table):  # C-106
    table.give(P2, orb(attack=2, durability=3), active=True)
    table.line(P1, creature(1, 4), creature(1, 4))
    table.line(P2, creature(0, 4))
    table.attack(P1[0], P2[0])
    assert table.orb(P2).durability == 3
    table.attack(P1[1], P2)
    assert table.stats(P1[1]) == (1, 2)


def test_the_orb_answers_after_the_fight(table):  # C-106
    """The attacker's blow on the player comes first, and all that it sets off."""
    table.give(P2, orb(attack=2, durability=3), active=True)
    table.line(P1, creature(1, 4, deals_damage="{modify: {health: -1}, to: self}"))
    table.attack(P1[0], P2)
    kinds = [e["kind"] for e in table.events("damage", "modified", "orb_answers")]
    assert kinds == ["damage", "modified", "orb_answers", "damage"]


def test_an_active_orb_deals_no_more_than_the_attackers_health(table):  # C-106 C-101
    table.give(P2, orb(attack=9, durability=3), active=True)
    table.line(P1, creature(1, 4))
    table.attack(P1[0], P2)
    assert table.zone(P1[0]) == "discard"
    assert table.player(P2).health == 30 - 1 - 4


def test_an_active_orb_answers_an_attacking_player(table):  # C-106
    table.give(P2, orb(attack=2, durability=3), active=True)
    table.give(P1, attack=1)
    table.attack(P1, P2)
    assert table.player(P1).health == 28
    assert table.player(P2).health == 27


def test_damage_by_a_spell_or_an_orb_is_no_attack(table):  # C-106
    table.give(P1, orb(attack=1, durability=3))
    table.give(P2, orb(attack=2, durability=3), active=True)
    table.play(spell("{damage: 1, to: opponent}"))
    table.use_orb(P2)
    assert table.orb(P2).durability == 3
    assert table.orb(P2).active


def test_orb_waits_for_the_next_attack_when_the_attacker_died(table):  # C-107
    table.give(P2, orb(attack=2, durability=3), active=True)
    table.give(P2, attack=5)
    table.line(P1, creature(2, 2), creature(1, 9))
    table.attack(P1[0], P2)  # dies on the player's own attack value
    assert table.orb(P2).durability == 3
    table.attack(P1[1], P2)
    assert table.orb(P2).durability == 2
    assert table.stats(P1[1]) == (1, 2)


def test_orb_waits_when_the_attacker_died_of_what_its_attack_set_off(table):  # C-107
    table.give(P2, orb(attack=2, durability=3), active=True)
    table.line(P2, creature(0, 1, attacked="{of: you, do: [{damage: 3, to: object}]}"))
    table.line(P1, creature(2, 3), creature(2, 9))
    table.attack(P1[0], P2)
    assert table.zone(P1[0]) == "discard"
    assert table.player(P2).health == 30, "it never struck"
    table.attack(P1[1], P2)
    assert table.stats(P1[1]) == (2, 4), "3 by the guard, 2 by the Orb"


def test_orb_waits_as_often_as_attackers_die(table):  # C-107
    table.give(P2, orb(attack=2, durability=3), active=True)
    table.give(P2, attack=2)
    table.line(P1, creature(1, 1), creature(1, 2), creature(1, 5))
    for n in range(3):
        table.attack(P1[n], P2)
    assert table.orb(P2).durability == 2
    assert table.stats(P1[2]) == (1, 1)


def test_an_active_orb_acts_once_in_that_turn(table):  # C-108
    table.give(P2, orb(attack=2, durability=5), active=True)
    table.line(P1, creature(1, 4), creature(1, 4))
    table.attack(P1[0], P2)
    table.attack(P1[1], P2)
    assert table.orb(P2).durability == 4
    assert table.stats(P1[1]) == (1, 4)


def test_an_orb_is_no_longer_active_in_the_owners_next_turn(table):  # C-108
    table.give(P1, orb(attack=2, durability=5))
    table.end_turn(orb_active=("yes",))
    assert table.orb(P1).active
    table.end_turn()
    assert not table.orb(P1).active
    table.end_turn(orb_active=("no",))
    table.line(P2, creature(1, 4))
    table.attack(P2[0], P1)
    assert table.stats(P2[0]) == (1, 4), "each turn needs the decision anew"


def test_an_orb_that_acted_in_the_opponents_turn_can_be_used_in_the_own(table):  # C-108
    table.give(P1, orb(attack=2, durability=5))
    table.line(P2, creature(1, 4))
    table.end_turn(orb_active=("yes",))
    table.attack(P2[0], P1)
    table.end_turn()
    table.use_orb(P2)
    assert table.orb(P1).durability == 3


def test_a_new_orb_can_be_used_at_once(table):  # C-109
    table.play(orb(attack=2, durability=3))
    table.use_orb(P2)
    assert table.player(P2).health == 28


def test_a_new_orb_can_be_used_when_the_one_it_replaced_was(table):  # C-109
    table.give(P1, orb(attack=1, durability=3))
    table.use_orb(P2)
    table.play(orb(attack=2, durability=3))
    table.use_orb(P2)
    assert table.player(P2).health == 27
