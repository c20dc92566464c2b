"""Chapter 4, the battle: P-046 to P-057, P-085; the keywords that change it."""

import pytest

from tests.rules.cataclysm.board import HERO, P1, P2, P3, PASS, character, event


def damages(table):
    return [(e["source"], e["target"], e["amount"]) for e in table.events("damage")]


def test_one_attacker_and_one_target(table):  # P-046
    table.play(P1, character(9, 2), character(9, 3))
    table.play(P2, character(9, 4), character(9, 5))
    table.begin(P1)
    table.until("battle")
    ours, theirs = table.cards(P1, "play"), table.cards(P2, "play")
    assert set(table.answers) == {("attack", a, b) for a in ours for b in theirs}
    assert table.refuse("attack", P2[0], P2[1]).code == "not_own_character"
    assert table.refuse("attack", P1[0], P1[1]).code == "not_a_foe"
    table.attack(P1[1], P2[0])
    assert [table.stats(w)[0] for w in (P1[0], P1[1], P2[0], P2[1])] == [9, 5, 6, 9]


def test_one_battle_a_turn(table):  # P-047
    table.play(P1, character(9, 1), character(9, 1))
    table.play(P2, character(9, 1))
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert table.state.active == P2 and len(table.events("attack")) == 1


def test_a_card_may_give_another_battle_which_may_be_declined(table):  # P-047, P-075
    for decline in (False, True):
        other = type(table)()
        other.play(P1, character(9, 1), character(9, 1))
        other.play(P2, character(9, 1))
        (horn,) = other.begin(P1, event("{battle: 1}"))
        other.event(horn)
        other.attack(P1[0], P2[0])
        assert other.asked.kind == "battle" and PASS in other.answers
        if decline:
            other.answer("pass")
        else:
            other.answer("attack", P1[1], P2[0])
        assert other.stats(P2[0])[0] == (8 if decline else 7)
        assert other.state.active == P2


def test_the_attack_is_mandatory(table):  # P-048
    table.play(P1, character(1, 1), character(2, 1))
    table.play(P2, character(20, 9))
    table.begin(P1)
    table.until("battle")
    assert len(table.answers) == 2 and PASS not in table.answers
    reason = table.refuse("pass")
    assert (reason.code, reason.clause) == ("attack_mandatory", "P-048")
    table.rules(attack_mandatory=False)
    table.begin(P1)
    table.until("battle")
    table.answer("pass")
    assert table.state.active == P2 and not table.events("damage")


def test_a_single_character_attacks_without_a_question(table):  # P-049
    table.play(P1, character(9, 2))
    table.play(P2, character(9, 3))
    table.begin(P1)
    table.answer("pass")
    assert table.state.active == P2 and len(table.events("attack")) == 1


def test_the_active_player_chooses_the_target(table):  # P-050
    table.play(P1, character(9, 2))
    table.play(P2, character(9, 3), character(9, 4))
    table.begin(P1)
    table.until("battle")
    assert table.asked.seat == P1
    table.attack(P1[0], P2[1])
    assert table.stats(P2[1])[0] == 7 and table.stats(P2[0])[0] == 9


def test_each_deals_the_other_its_power(table):
    """P-051, TP-04: 10/4 attacks 9/3; 7 and 5 are left."""
    table.play(P1, character(10, 4))
    table.play(P2, character(9, 3))
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert (table.stats(P1[0])[0], table.stats(P2[0])[0]) == (7, 5)
    assert table.zone(P1[0]) == table.zone(P2[0]) == "play"


def test_who_falls_has_still_dealt_its_damage(table):  # P-052
    table.play(P1, character(9, 9))
    table.play(P2, character(2, 5), character(9, 9))
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert table.zone(P2[0]) == "discard" and table.stats(P1[0])[0] == 4


def test_the_rules_file_can_let_the_attacker_strike_first(table):  # P-052
    table.rules(first_strike=True)
    table.play(P1, character(9, 9))
    table.play(P2, character(2, 5), character(9, 9))
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert table.stats(P1[0])[0] == 9


def test_damage_stays_between_turns(table):  # P-053
    table.play(P1, character(9, 1))
    table.play(P2, character(9, 1))
    table.begin(P1)
    table.end_turn()
    table.end_turn()
    table.end_turn()
    assert table.stats(P1[0])[0] == table.stats(P2[0])[0] == 6


def test_who_is_used_up_is_discarded_at_once(table):  # P-054
    """Before anything else of the same card."""
    table.play(P1, character(9, 1))
    table.play(P2, character(3, 1), character(9, 1))
    (flood,) = table.begin(P1, event("[{damage: 3, to: enemy_characters}, {draw: {count: enemy_discard}}]"))
    before = len(table.cards(P1, "hand"))
    table.event(flood)
    assert table.zone(P2[0]) == "discard" and len(table.cards(P1, "hand")) == before - 1 + 1


def test_both_may_fall(table):
    """P-055, TP-05: both players have another Character, and the game goes on."""
    table.play(P1, character(3, 4), character(9, 1))
    table.play(P2, character(4, 3), character(9, 1))
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert table.zone(P1[0]) == table.zone(P2[0]) == "discard"
    assert table.result is None and table.state.active == P2


def test_damage_beyond_the_rest_does_nothing(table):  # P-056
    table.play(P1, character(9, 9))
    table.play(P2, character(2, 1), character(9, 1))
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert table.stats(P2[1])[0] == 9 and table.result is None


def test_no_more_damage_lies_on_a_character_than_it_has_life(table):  # P-056
    """Whoever would fall and is restored instead has what was restored, whatever the blow."""
    table.play(P1, character(9, 10))
    table.play(P2, character(1, 1, instead_destroy="{heal: 1, to: self}"), character(9, 1))
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert table.stats(P2[0])[0] == 1 and table.zone(P2[0]) == "play"


def test_missing_life_points_are_no_more_than_there_were(table):  # P-056
    """10 damage to 4 life points: 4 are missing."""
    counted = {"do": [{"mill": {"stat": "damage", "of": "self"}, "who": "opponent"}, {"heal": 1, "to": "self"}]}
    table.deck(P1, *[HERO] * 9)
    table.play(P1, character(20, 10), character(20, 3))
    table.play(P2, character(4, 1, instead_destroy=counted), character(9, 1))
    table.begin(P1)
    before = len(table.cards(P1, "deck"))
    table.attack(P1[0], P2[0])
    assert before - len(table.cards(P1, "deck")) == 4


def test_of_three_players_first_the_opponent_is_chosen(round_table):
    """P-057, TP-19: the third is untouched."""
    table = round_table
    table.play(P1, character(9, 2))
    table.play(P2, character(9, 1), character(9, 1))
    table.play(P3, character(9, 3), character(9, 3))
    table.begin(P1)
    table.until("opponent")
    assert table.answers == [("pick", P2), ("pick", P3)] and table.asked.seat == P1
    table.answer("pick", P2)
    assert {a[2] for a in table.answers} == set(table.cards(P2, "play"))
    reason = table.refuse("attack", P1[0], P3[0])
    assert (reason.code, reason.clause) == ("other_opponent", "P-057")
    table.attack(P1[0], P2[1])
    assert [table.stats(P3[n])[0] for n in (0, 1)] == [9, 9]


def test_without_a_legal_attacker_there_is_no_battle(table):  # P-085
    table.play(P1, character(9, 2))
    table.play(P2, character(9, 2))
    table.give(P1[0], "bound")
    table.begin(P1)
    table.answer("pass")
    assert table.state.active == P2 and not table.events("attack") and table.events("no_attack")


def test_without_a_legal_target_there_is_no_battle(table):  # P-085
    table.play(P1, character(9, 2))
    table.play(P2, character(9, 2, "veiled"))
    table.begin(P1)
    table.answer("pass")
    assert table.state.active == P2 and not table.events("attack")


def test_the_rules_file_can_spare_the_first_turn(match):  # P-048
    for attack, number in ((True, 1), (False, 0)):
        table = match([character(20, 1)], [character(20, 1)], first_turn_attack=attack)
        table.answer("pass")
        assert table.state.turn == 2 and len(table.events("attack")) == number


# --- keywords: where a card's text beats the rules ------------------------------------------------------------------


def test_bound_and_veiled_are_refused_with_a_reason(table):  # P-085
    table.play(P1, character(9, 2, id="one"), character(9, 2, id="two"))
    table.play(P2, character(9, 2, "veiled"), character(9, 2))
    table.give(P1[0], "bound")
    table.rules(attack_mandatory=False)
    table.begin(P1)
    table.until("battle")
    assert table.answers == [("attack", table.id(P1[1]), table.id(P2[1])), PASS]
    assert table.refuse("attack", P1[0], P2[1]).code == "bound"
    assert table.refuse("attack", P1[1], P2[0]).code == "veiled"


def test_a_vanguard_must_be_attacked(table):  # P-050, P-075
    table.play(P1, character(9, 2), character(9, 2))
    table.play(P2, character(9, 2), character(9, 2, "vanguard"))
    table.begin(P1)
    table.until("battle")
    assert {a[2] for a in table.answers} == {table.id(P2[1])}
    assert table.refuse("attack", P1[0], P2[0]).code == "vanguard"


def test_the_swift_deal_their_damage_first(table):  # P-052, P-075
    table.play(P1, character(5, 5, "swift"), character(9, 9))
    table.play(P2, character(5, 5), character(9, 9))
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert table.zone(P2[0]) == "discard" and table.stats(P1[0])[0] == 5


def test_who_survives_the_swift_strikes_back(table):  # P-052
    table.play(P1, character(5, 5, "swift"))
    table.play(P2, character(6, 3))
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert (table.stats(P1[0])[0], table.stats(P2[0])[0]) == (2, 1)


def test_a_swift_defender_strikes_first(table):  # P-052
    table.play(P1, character(5, 5), character(9, 9))
    table.play(P2, character(5, 5, "swift"))
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert table.zone(P1[0]) == "discard" and table.stats(P2[0])[0] == 5


def test_two_swift_ones_strike_at_the_same_time(table):  # P-052
    table.play(P1, character(5, 5, "swift"), character(9, 9))
    table.play(P2, character(5, 5, "swift"), character(9, 9))
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert table.zone(P1[0]) == table.zone(P2[0]) == "discard"


def test_the_sweeping_strike_all_of_the_attacked_player(round_table):  # P-051, P-075
    table = round_table
    table.play(P1, character(9, 4, "sweeping"), character(9, 1))
    table.play(P2, character(9, 2), character(9, 3))
    table.play(P3, character(9, 2), character(9, 3))
    table.begin(P1)
    table.attack(P1[0], P2[0], opponent=P2)
    assert [table.stats(P2[n])[0] for n in (0, 1)] == [5, 5]
    assert [table.stats(P3[n])[0] for n in (0, 1)] == [9, 9]
    assert table.stats(P1[0])[0] == 7, "only the target answers"


def test_the_sweeping_do_so_only_as_attackers(table):  # P-051
    table.play(P1, character(9, 1), character(9, 1))
    table.play(P2, character(9, 4, "sweeping"))
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert table.stats(P1[1])[0] == 9


def test_a_sweeping_attacker_slower_than_a_swift_target(table):  # P-052
    table.play(P1, character(9, 4, "sweeping"), character(9, 1))
    table.play(P2, character(9, 2, "swift"), character(9, 3))
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert damages(table)[0][:2] == (table.id(P2[0]), table.id(P1[0]))
    assert [table.stats(P2[n])[0] for n in (0, 1)] == [5, 5]


def test_armor_takes_from_all_damage_and_never_below_none(table):  # P-051, P-075
    table.play(P1, character(9, 2))
    table.play(P2, character(9, 2, {"armor": 3}))
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert table.stats(P2[0])[0] == 9 and table.stats(P1[0])[0] == 7


def test_negative_power_deals_nothing(table):  # P-051
    table.play(P1, character(9, 2))
    table.play(P2, character(9, 1))
    table.give(P1[0], power=-5)
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert table.stats(P2[0])[0] == 9 and table.stats(P1[0])[0] == 8


def test_a_banner_makes_room_for_one_more(table):  # P-037, P-075
    table.play(P1, character(9, 1, "banner"), character(9, 1))
    table.play(P2, character(20, 1))
    one, two = table.begin(P1, character(8, 8), character(7, 7))
    table.rules(characters_per_turn=2)
    table.deploy(one)
    assert table.asked.kind == "battle" and table.zone(two) == "hand"
    assert len(table.cards(P1, "play")) == 3


def test_twins_may_stand_side_by_side(table):  # P-039, P-075
    twin = character(9, 1, "twin")
    table.play(P1, twin)
    table.play(P2, character(20, 1))
    (i,) = table.begin(P1, twin)
    table.deploy(i)
    assert len(table.cards(P1, "play")) == 2


@pytest.mark.parametrize("when", ["attacks", "attacked", "battled", "damaged"])
def test_abilities_of_a_battle_name_the_other_side(table, when):  # P-005
    poke = character(12, 1, **{when: "{modify: {power: -1}, to: object}"})
    plain = character(12, 3)
    attacks = when != "attacked"
    table.play(P1, poke if attacks else plain)
    table.play(P2, plain if attacks else poke)
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert table.stats(P2[0] if attacks else P1[0])[1] == 2


def test_an_ability_may_call_the_battle_off(table):  # P-046
    """Whoever is no longer there neither deals nor takes damage."""
    table.play(P1, character(9, 9))
    table.play(P2, character(9, 9, attacked="{move: self, into: hand}"), character(9, 9))
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert table.zone(P2[0]) == "hand" and table.stats(P1[0])[0] == 9
