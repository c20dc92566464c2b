"""Chapter 9, piles and winning: C-110 to C-116."""

from game.kernel.description import described
from game.kernel.views import view
from tests.rules.contracts.board import P1, P2, creature, orb, rune, spell, token


def test_what_is_destroyed_goes_to_its_owners_pile(table):  # C-110
    table.line(P1, creature(1, 1))
    table.line(P2, creature(1, 1))
    table.play(spell("{destroy: creatures}"))
    assert table.zone(P1[0]) == table.zone(P2[0]) == "discard"
    assert table.id(P1[0]) in table.discard_of(P1)
    assert table.id(P2[0]) in table.discard_of(P2)


def test_a_creature_under_foreign_control_goes_to_its_owners_pile(table):  # C-110
    table.line(P2, creature(1, 1))
    table.play(spell("{control: enemy_creatures}"))
    assert table.line_of(P1) == [table.id(P2[0])]
    table.play(spell("{destroy: own_creatures}"))
    assert table.discard_of(P2) == [table.id(P2[0])]


def test_what_is_discarded_from_a_hand_goes_to_its_owners_pile(table):  # C-110
    [i] = table.hand(P2, creature(1, 1))
    table.play(spell("{discard: enemy_hand}"))
    assert table.discard_of(P2) == [i]


def test_both_may_look_through_both_piles(table):  # C-111
    [one] = table.discard(P1, creature(1, 1))
    [two] = table.discard(P2, creature(1, 1))
    for seat in (P1, P2):
        shown = described(table.state, seat)
        assert shown["seats"][P1]["discard"] == [one]
        assert shown["seats"][P2]["discard"] == [two]
        assert shown["entities"][one]["card"] == table.card(one)
        assert shown["entities"][two]["card"] == table.card(two)
        assert view(table.state, seat)["entities"][two][0] == table.card(two)


def test_who_is_at_zero_loses(table):  # C-112
    table.health(P2, 2)
    table.play(spell("{damage: 2, to: opponent}"))
    assert table.result == (P1,)
    assert table.state.decision is None


def test_who_is_below_zero_loses(table):  # C-112
    table.health(P1, 2)
    table.play(spell("{damage: 5, to: you}"))
    assert table.result == (P2,)


def test_one_health_is_enough(table):  # C-112
    table.health(P2, 3)
    table.play(spell("{damage: 2, to: opponent}"))
    assert table.result is None


def test_both_at_once_is_a_draw(table):  # C-112
    table.health(P1, 1)
    table.health(P2, 3)
    table.play(spell("{damage: 3, to: players}"))
    assert table.result == ()


def test_one_after_the_other_within_one_effect_is_a_draw_too(table):  # C-112 C-113
    table.health(P1, 1)
    table.health(P2, 1)
    table.play(spell("[{damage: 1, to: opponent}, {damage: 1, to: you}]"))
    assert table.result == ()


def test_loss_of_health_counts_like_damage(table):  # C-112
    table.health(P1, 2)
    table.play(spell("{lose: 2, who: you}"))
    assert table.result == (P2,)


def test_no_check_while_an_effect_resolves(table):  # C-113 C-114
    table.health(P2, 1)
    table.play(spell("[{damage: 5, to: opponent}, {heal: 6, to: opponent}]"))
    assert table.result is None
    assert table.player(P2).health == 2


def test_no_check_between_repeated_instances(table):  # C-113
    table.health(P2, 1)
    table.play(spell("{damage: 1, to: opponent, times: 3}"))
    assert table.player(P2).health == -2
    assert table.result == (P1,)


def test_what_a_death_sets_off_comes_before_the_check(table):  # C-113 C-114
    table.health(P1, 1)
    table.line(P1, creature(1, 1, recycling="{heal: 2, to: you}"))
    table.play(spell("{damage: 1, to: anyone}"))
    assert table.result is None
    assert table.player(P1).health == 2


def test_what_a_death_sets_off_can_turn_a_win_into_a_draw(table):  # C-113
    table.health(P1, 1)
    table.health(P2, 1)
    table.line(P2, creature(1, 1, recycling="{damage: 1, to: opponent}"))
    table.play(spell("{damage: 1, to: enemies}"))
    assert table.result == ()


def test_no_check_at_a_choice_within_an_effect(table):  # C-113 C-114
    """To choose for an effect is no action: the player at 0 is asked, and may save themselves."""
    table.health(P1, 1)
    table.line(P1, creature(1, 5), creature(1, 5))
    table.play(spell("[{damage: 1, to: you}, {modify: {attack: 1}, to: {from: own_creatures, pick: 1}}, "
                     "{heal: 1, to: you}]"))  # fmt: skip
    assert table.asked.kind == "choose"
    assert table.player(P1).health == 0
    table.pick(P1[0])
    assert table.result is None
    assert table.asked.kind == "act"


def test_the_check_comes_before_the_extractor(table):  # C-113
    table.health(P2, 1)
    table.line(P2, creature(1, 1, turn_start="{damage: 1, to: you}"))
    table.end_turn()
    assert table.result == (P1,)


def test_the_start_of_turn_can_save_a_player_whom_the_end_of_turn_brought_down(table):  # C-113 C-114
    """Between the two nobody has anything to decide."""
    table.health(P2, 1)
    table.line(P1, creature(1, 1, turn_end="{damage: 1, to: opponent}"))
    table.line(P2, creature(1, 1, turn_start="{heal: 3, to: you}"))
    table.end_turn()
    assert table.result is None
    assert table.player(P2).health == 3


def test_the_check_comes_before_the_decision_about_the_orb(table):  # C-113
    table.give(P1, orb())
    table.health(P2, 1)
    table.line(P1, creature(1, 1, turn_end="{damage: 1, to: opponent}"))
    table.answer("end")
    assert table.result == (P1,)


def test_burnout_of_the_draw_is_checked_before_the_free_actions(table):  # C-113
    table.deck(P2)
    table.health(P2, 3)
    table.end_turn(draw=("draw", 2), until="never")
    assert table.result == (P1,), "1 and 2 damage"


def test_an_attack_on_both_sides_is_checked_after_the_fight(table):  # C-113
    table.health(P1, 2)
    table.health(P2, 1)
    table.line(P1, creature(1, 1, attacks="{damage: 2, to: you}"))
    table.attack(P1[0], P2)
    assert table.result == ()


def test_below_zero_and_back_again_is_no_loss(table):  # C-114
    table.health(P1, 1)
    table.line(P1, creature(1, 1, damaged="{of: you, do: [{heal: 10, to: you}]}"))
    table.play(spell("{damage: 5, to: you}"))
    assert table.result is None
    assert table.player(P1).health == 6


def test_the_orb_answers_before_the_check(table):  # C-115
    """The attack brings P2 to 0; the Orb's death blow sets off a healing for P2."""
    table.give(P2, orb(attack=1, durability=3, deals_damage="{heal: 5, to: you}"), active=True)
    table.health(P2, 1)
    table.line(P1, creature(1, 3))
    table.attack(P1[0], P2)
    assert table.result is None
    assert table.player(P2).health == 1 - 1 - 1 + 5


def test_the_orb_of_a_fallen_owner_can_still_make_it_a_draw(table):  # C-115
    table.give(P2, orb(attack=2, durability=3), active=True)
    table.give(P1, attack=1)
    table.health(P1, 2)
    table.health(P2, 1)
    table.attack(P1, P2)
    assert table.result == ()


def test_the_price_of_the_orb_can_bring_its_owner_down(table):  # C-115
    table.give(P2, orb(attack=3, durability=3), active=True)
    table.health(P2, 3)
    table.line(P1, creature(1, 9))
    table.attack(P1[0], P2)
    assert table.result == (P1,)


def test_player_health_has_no_upper_limit(table):  # C-116
    table.play(spell("{heal: 12, to: you}"))
    assert table.player(P1).health == 42


def test_a_cap_on_player_health_is_a_switch(table):  # C-116
    table.rules(player_health_cap=35)
    table.play(spell("{heal: 12, to: you}"))
    assert table.player(P1).health == 35
    table.play(spell("{heal: 1, to: you}"))
    assert table.player(P1).health == 35


def test_a_creature_is_healed_up_to_its_full_health(table):  # C-116
    table.line(P1, creature(1, 5))
    table.give(P1[0], health=2)
    table.health(P1[0], 3)
    table.play(spell("{heal: 9, to: own_creatures}"))
    assert table.creature(P1[0]).health == 7


def test_a_discarded_rune_and_a_spell_are_public(table):  # C-110 C-111
    table.give(P1, rune())
    r = table.rune(P1)
    table.play(rune())
    s = table.play(spell())
    assert table.discard_of(P1) == [r, s]


def test_a_token_enters_no_pile(table):  # C-110
    table.line(P1, token(1, 1))
    table.play(spell("{destroy: creatures}"))
    assert table.zone(P1[0]) == "gone"
    assert table.id(P1[0]) not in table.discard_of(P1)
