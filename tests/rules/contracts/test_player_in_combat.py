"""Chapter 7, the player in combat: C-080 to C-083."""

from tests.rules.contracts.board import P1, P2, creature, spell


def test_a_player_without_an_attack_value_cannot_attack(table):  # C-080
    assert not table.may("attack", P1, P2)
    refusal = table.refuse("attack", P1, P2)
    assert (refusal.code, refusal.clause) == ("no_attack_value", "C-080")


def test_an_effect_can_give_a_player_an_attack_value(table):  # C-080
    table.play(spell("{modify: {attack: 3}, to: you, until: turn_end}"))
    assert table.player(P1).attack == 3
    table.attack(P1, P2)
    assert table.player(P2).health == 27
    table.end_turn()
    assert table.player(P1).attack == 0


def test_a_continuous_effect_can_give_a_player_an_attack_value(table):  # C-080
    table.line(P1, creature(1, 1, always="{give: {attack: 2}, to: you}"))
    assert table.may("attack", P1, P2)
    table.attack(P1, P2)
    assert table.player(P2).health == 28


def test_a_player_attacks_once_in_their_own_turn(table):  # C-081
    table.give(P1, attack=2)
    table.line(P2, creature(1, 5))
    table.attack(P1, P2[0])
    assert table.creature(P2[0]).health == 3
    assert table.player(P1).health == 29, "the creature strikes back"
    assert table.refuse("attack", P1, P2).code == "has_acted"
    table.end_turn()
    table.end_turn()
    assert table.may("attack", P1, P2), "the next turn allows another"


def test_a_player_does_not_attack_in_the_turn_of_the_opponent(table):  # C-081
    table.give(P1, attack=2)
    table.turn_of(P2)
    assert table.refuse("attack", P1, P2).code == "not_a_fighter"


def test_the_attack_of_a_player_is_apart_from_those_of_their_creatures(table):  # C-081
    table.give(P1, attack=2)
    table.line(P1, creature(1, 1))
    table.attack(P1, P2)
    table.attack(P1[0], P2)
    assert table.player(P2).health == 27


def test_a_player_strikes_back_at_each_attacker(table):  # C-082
    table.give(P2, attack=2)
    table.line(P1, creature(1, 5), creature(3, 3))
    table.attack(P1[0], P2)
    table.attack(P1[1], P2)
    assert table.player(P2).health == 26
    assert table.stats(P1[0]) == (1, 3)
    assert table.stats(P1[1]) == (3, 1)


def test_a_player_who_has_attacked_still_strikes_back_in_the_next_turn(table):  # C-082
    table.give(P1, attack=2)
    table.line(P2, creature(1, 5))
    table.attack(P1, P2)
    table.end_turn()
    table.attack(P2[0], P1)
    assert table.stats(P2[0]) == (1, 3)


def test_two_players_strike_at_the_same_time(table):  # C-082
    table.give(P1, attack=4)
    table.give(P2, attack=3)
    table.health(P1, 3)
    table.health(P2, 4)
    table.attack(P1, P2)
    assert table.result == (), "both at 0 at once"


def test_a_player_without_an_attack_value_does_not_strike_back(table):  # C-082
    table.line(P1, creature(1, 1))
    table.attack(P1[0], P2)
    assert table.stats(P1[0]) == (1, 1)


def test_magnetism_binds_an_attacking_player(table):  # C-083
    table.give(P1, attack=2)
    table.line(P2, creature(0, 3, "magnetic"), creature(0, 3))
    assert table.refuse("attack", P1, P2).code == "guarded"
    assert table.refuse("attack", P1, P2[1]).code == "guarded"
    table.attack(P1, P2[0])
    assert table.stats(P2[0]) == (0, 1)


def test_magnetized_binds_an_attacking_player(table):  # C-083
    table.give(P1, attack=2)
    table.line(P2, creature(0, 3), creature(0, 3))
    table.give(P2[1], "magnetized")
    assert not table.may("attack", P1, P2)
    assert not table.may("attack", P1, P2[0])
    assert table.may("attack", P1, P2[1])


def test_a_magnetic_player_draws_the_attacks_to_themselves(table):  # C-083
    table.give(P2, "magnetic")
    table.line(P1, creature(1, 1))
    table.line(P2, creature(0, 3))
    assert not table.may("attack", P1[0], P2[0])
    assert table.may("attack", P1[0], P2)
