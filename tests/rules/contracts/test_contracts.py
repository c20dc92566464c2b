"""Chapter 6, the kinds of contract: C-060 to C-079."""

import pytest

from game.kernel.unseen import knows
from tests.rules.contracts.board import P1, P2, creature, orb, rune, spell, token

TARGET_CREATURE = "targets: [{from: creatures, pick: 1}]"
BOLT = "{targets: [{from: anyone, pick: 1}], do: [{damage: 3, to: target}]}"


# --- Spells ----------------------------------------------------------------------------------------------------------


def test_a_spell_works_at_once_and_then_is_discarded(table):  # C-060
    card = table.play(spell("{damage: 3, to: opponent}"))
    assert table.player(P2).health == 27
    assert table.discard_of(P1) == [card] and table.hand_of(P1) == []
    assert [e["kind"] for e in table.events("damage", "moved")] == ["moved", "damage", "moved"]


def test_while_a_spell_works_it_is_neither_in_hand_nor_discarded(table):  # C-060
    count = "[{modify: {attack: {count: own_discard}}, to: you}, {modify: {attack: {count: own_hand}}, to: you}]"
    card = table.play(spell(count))
    assert table.player(P1).attack == 0
    assert table.zone(card) == "discard"


def test_a_spell_is_discarded_after_what_it_set_off(table):  # C-060
    """It still works while the Recycling that it set off goes on."""
    table.line(P2, creature(1, 1, recycling="{modify: {attack: {count: enemy_discard}}, to: you}"))
    table.play(spell("{damage: 1, to: creatures}"))
    assert table.player(P2).attack == 0


def test_a_spell_goes_to_its_owners_pile(table):  # C-060
    table.turn_of(P2)
    card = table.play(spell())
    assert table.discard_of(P2) == [card] and table.discard_of(P1) == []


def test_a_spell_that_its_own_effect_takes_elsewhere_is_not_discarded(table):  # C-060
    card = table.play(spell("[{damage: 1, to: opponent}, {move: self, into: deck_top}]"))
    assert table.deck_of(P1)[0] == card and table.discard_of(P1) == []


def test_a_spell_that_ends_the_match_is_done_first(table):  # C-060
    table.health(P2, 2)
    card = table.play(spell("[{damage: 2, to: opponent}, {damage: 1, to: you}]"))
    assert table.result == (P1,)
    assert table.player(P1).health == 29 and table.discard_of(P1) == [card]


def test_all_operations_of_a_spell_are_done_in_order(table):  # C-060
    table.line(P2, creature(1, 2))
    table.play(spell("[{damage: 1, to: creatures}, {heal: 1, to: creatures}, {damage: 1, to: creatures}]"))
    assert table.stats(P2[0]) == (1, 1)


def test_the_targets_of_a_spell_are_chosen_before_it_is_paid_and_played(table):  # C-060
    table.line(P2, creature(1, 5), creature(1, 5))
    table.mana(P1, fire=2, water=2)
    (card,) = table.hand(P1, spell(BOLT, cost="{pure: 2}"))
    table.answer("play", card)
    assert table.asked.kind == "target"
    assert {answer[1] for answer in table.answers} == {*table.line_of(P2), P1, P2}
    table.pick(P2[1])
    assert table.asked.kind == "pay" and table.zone(card) == "hand"
    table.answer(table.answers[0])
    assert table.stats(P2[0]) == (1, 5) and table.stats(P2[1]) == (1, 2)


def test_a_spell_without_any_legal_target_cannot_be_played(table):  # C-061
    (card,) = table.hand(P1, spell("{" + TARGET_CREATURE + ", do: [{destroy: target}]}"))
    reason = table.refuse("play", card)
    assert (reason.code, reason.clause) == ("no_target", "C-061")
    table.line(P2, creature(1, 1))
    table.play(card)
    assert table.line_of(P2) == []


def test_a_spell_whose_only_target_is_out_of_its_reach_cannot_be_played(table):  # C-061
    table.line(P1, creature(1, 1))
    table.line(P2, creature(1, 1, "fog"))
    enemy = "{targets: [{from: enemy_creatures, pick: 1}], do: [{destroy: target}]}"
    (card,) = table.hand(P1, spell(enemy))
    assert table.refuse("play", card).code == "no_target"


def test_a_spell_with_two_targets_needs_both(table):  # C-061
    two = "{targets: [{from: creatures, pick: 1}, {from: creatures, pick: 1}], do: [{fight: target, with: target2}]}"
    (card,) = table.hand(P1, spell(two))
    table.line(P1, creature(2, 5))
    assert table.refuse("play", card).code == "no_target"
    table.line(P2, creature(1, 5))
    table.play(card, targets=[P2[0]])  # the other one is then the only one left
    assert table.stats(P1[0]) == (2, 4) and table.stats(P2[0]) == (1, 3)


def test_a_spell_that_takes_no_target_can_always_be_played(table):  # C-061
    card = table.play(spell("{damage: 2, to: creatures}"))
    assert table.zone(card) == "discard"


def test_a_spell_with_up_to_so_many_targets_needs_none(table):  # C-061
    up_to = "{targets: [{from: creatures, pick: 2, up_to: true}], do: [{damage: 1, to: target}]}"
    table.play(spell(up_to))
    table.line(P2, creature(1, 2), creature(1, 2))
    table.play(spell(up_to), targets=[()])
    assert [table.stats(i)[1] for i in table.line_of(P2)] == [2, 2]
    table.play(spell(up_to), targets=[(P2[0], P2[1])])
    assert [table.stats(i)[1] for i in table.line_of(P2)] == [1, 1]


def test_the_rules_file_can_let_spells_be_played_into_nothing(table):  # C-061
    table.rules(spell_needs_target=False)
    card = table.play(spell("{" + TARGET_CREATURE + ", do: [{destroy: target}]}"))
    assert table.zone(card) == "discard"


def test_a_creature_needs_no_target_for_its_summon(table):  # C-061
    """Only a Spell is held back."""
    i = table.play(creature(1, 1, summon="{targets: [{from: enemy_creatures, pick: 1}], do: [{destroy: target}]}"))
    assert table.zone(i) == "line"


# --- Runes -----------------------------------------------------------------------------------------------------------


def test_a_rune_that_is_played_stays_and_does_nothing(table):  # C-062
    i = table.play(rune("{damage: 2, to: opponent}"))
    assert table.zone(i) == "rune" and table.rune(P1) == i
    table.end_turn()
    table.end_turn()
    assert table.player(P2).health == 30 and table.rune(P1) == i


def test_using_a_rune_takes_its_activation_cost(table):  # C-063
    sign = rune("{pay: {water: 1, pure: 1}, do: [{damage: 2, to: opponent}]}", cost="{fire: 3}")
    table.mana(P1, fire=3, water=2, light=1)
    i = table.play(sign)
    assert table.player(P1).full == {"water": 2, "light": 1}, "the cost to play it is another one"
    table.use_rune(pay=("pay", 0, 1, 1, 0, 0))
    assert table.player(P1).full == {"water": 1}
    assert table.player(P2).health == 28 and table.rune(P1) == i


def test_a_rune_is_used_once_per_turn(table):  # C-063
    i = table.give(P1, rune("{damage: 1, to: opponent}"))
    table.use_rune()
    assert table.refuse("rune", i).code == "used_this_turn"
    table.end_turn()
    assert table.refuse("rune", i).code == "not_own_rune", "only on the owner's own turn"
    table.end_turn()
    table.use_rune()
    assert table.player(P2).health == 28


def test_a_rune_without_its_activation_cost_is_not_used(table):  # C-063
    i = table.give(P1, rune("{pay: {fire: 2}, do: [{fetch: 1}]}"))
    table.mana(P1, fire=1, water=3, tanks=5)
    assert table.refuse("rune", i).code == "not_enough_mana"
    table.mana(P1, fire=2)
    table.use_rune()
    assert table.player(P1).full == {}


def test_a_rune_whose_other_cost_is_missing_says_so(table):  # C-055, C-063
    """There is mana enough, and no contract to discard."""
    i = table.give(P1, rune("{pay: {pure: 1, discard: {from: own_hand, pick: 1}}, do: [{draw: 1}]}"))
    table.mana(P1, pure=3)
    assert not table.hand_of(P1)
    reason = table.refuse("rune", i)
    assert (reason.code, reason.clause, reason.facts["cost"]) == ("cost_missing", "C-055", "discard")


def test_using_a_rune_can_be_taken_back_before_it_is_paid(table):  # C-063
    table.line(P2, creature(1, 5), creature(1, 5))
    i = table.give(P1, rune("{targets: [{from: enemy_creatures, pick: 1}], do: [{damage: 1, to: target}]}"))
    before = table.state.copy()
    table.answer("rune", i)
    table.answer("cancel")
    assert table.state == before
    table.use_rune(targets=P2[1])
    assert table.stats(P2[1]) == (1, 4)


def test_playing_another_rune_discards_the_earlier_one(table):  # C-064
    first = table.play(rune(recycling="{damage: 1, to: opponent}"))
    second = table.play(rune())
    assert table.rune(P1) == second and table.zone(first) == "discard"
    assert table.player(P2).health == 29, "it went from the field to the discard pile"


def test_each_player_has_a_rune_of_their_own(table):  # C-064
    theirs = table.give(P2, rune())
    mine = table.play(rune())
    assert (table.rune(P1), table.rune(P2)) == (mine, theirs)


def test_a_rune_may_be_played_with_one_on_the_field_and_no_target_for_its_use(table):  # C-064
    """What its use needs matters when it is used."""
    needy = "{targets: [{from: enemy_creatures, pick: 1}], do: [{destroy: target}]}"
    table.play(rune())
    i = table.play(rune(needy))
    assert table.rune(P1) == i


def test_a_rune_without_a_target_does_the_rest(table):  # C-145
    """As Crucible Rune with an empty hand: the ruling at C-061 is for Spells."""
    table.give(P1, rune("{targets: [{from: own_hand, pick: 1}], pay: {pure: 1}, do: [{discard: target}, {fetch: 1}]}"))
    table.mana(P1, pure=1)
    table.use_rune()
    assert len(table.hand_of(P1)) == 1 and table.discard_of(P1) == [] and table.player(P1).full == {}


def test_a_rune_can_be_used_on_the_turn_on_which_it_is_played(table):  # C-065
    table.play(rune("{damage: 1, to: opponent}"))
    table.use_rune()
    assert table.player(P2).health == 29


def test_a_new_rune_can_be_used_after_the_earlier_one_was(table):  # C-065
    table.give(P1, rune("{damage: 1, to: opponent}"))
    table.use_rune()
    second = table.play(rune("{damage: 5, to: opponent}"))
    table.use_rune()
    assert table.player(P2).health == 24
    assert table.refuse("rune", second).code == "used_this_turn"


# --- Creatures: life and place ---------------------------------------------------------------------------------------


def test_a_creature_stays_until_its_health_reaches_zero(table):  # C-070
    i = table.play(creature(2, 3))
    assert table.zone(i) == "line" and table.stats(i) == (2, 3)
    table.play(spell("{damage: 2, to: creatures}"))
    assert table.stats(i) == (2, 1)
    table.play(spell("{damage: 1, to: creatures}"))
    assert table.zone(i) == "discard"


@pytest.mark.parametrize("effect", ["{destroy: creatures}", "{modify: {health: -3}, to: creatures}",
                                    "{damage: 9, to: creatures}"])  # fmt: skip
def test_ways_to_destroy_a_creature(table, effect):  # C-070
    (i,) = table.line(P1, creature(2, 3, recycling="{damage: 1, to: opponent}"))
    table.play(spell(effect))
    assert table.zone(i) == "discard" and table.line_of(P1) == []
    assert table.player(P2).health == 29, "its Recycling knows that it was destroyed"


def test_a_creature_goes_to_its_owners_pile_whoever_controls_it(table):  # C-070
    (i,) = table.line(P2, creature(2, 3))
    table.play(spell("{targets: [{from: enemy_creatures, pick: 1}], do: [{control: target}]}"))
    assert table.line_of(P1) == [i]
    table.play(spell("{destroy: creatures}"))
    assert table.discard_of(P2) == [i] and i not in table.discard_of(P1)


def test_a_creature_whose_added_health_runs_out_is_destroyed(table):  # C-070
    (i,) = table.line(P1, creature(1, 2, recycling="{damage: 1, to: opponent}"))
    table.play(spell("[{modify: {health: 3}, to: creatures, until: turn_end}, {damage: 2, to: creatures}]"))
    assert table.stats(i) == (1, 3)
    table.end_turn()
    assert table.zone(i) == "discard" and table.player(P2).health == 29


def test_with_eight_creatures_no_other_can_be_played(table):  # C-071
    table.line(P1, *[creature(1, 1)] * 7)
    eighth, ninth = table.hand(P1, creature(1, 1), creature(1, 1))
    table.play(eighth)
    reason = table.refuse("play", ninth)
    assert (reason.code, reason.clause) == ("line_full", "C-071")
    table.play(spell())
    table.play(orb())
    table.play(rune())
    assert len(table.line_of(P1)) == 8


def test_the_opponents_creatures_do_not_count(table):  # C-071
    table.line(P2, *[creature(1, 1)] * 8)
    i = table.play(creature(1, 1))
    assert table.line_of(P1) == [i]


def test_an_effect_puts_only_what_fits(table):  # C-071
    table.line(P1, *[creature(1, 1)] * 6)
    table.play(spell({"create": token(1, 1), "count": 5}))
    assert len(table.line_of(P1)) == 8
    table.play(spell({"create": token(1, 1)}))
    assert len(table.line_of(P1)) == 8


def test_an_effect_that_finds_no_room_leaves_cards_where_they_are(table):  # C-071
    table.line(P1, *[creature(1, 1)] * 8)
    (dead,) = table.discard(P1, creature(5, 5))
    table.play(spell("{move: {from: own_discard, filter: {kind: creature}}, into: line}"))
    assert table.zone(dead) == "discard"


def test_control_of_a_creature_is_not_taken_without_room(table):  # C-071
    table.line(P1, *[creature(1, 1)] * 8)
    (i,) = table.line(P2, creature(5, 5))
    table.play(spell("{control: enemy_creatures}"))
    assert table.line_of(P2) == [i] and len(table.line_of(P1)) == 8


def test_the_creature_limit_is_a_constant_of_the_rules_file(table):  # C-071
    table.rules(creature_limit=1)
    table.line(P1, creature(1, 1))
    (i,) = table.hand(P1, creature(1, 1))
    assert table.refuse("play", i).code == "line_full"


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_creature_may_be_put_at_any_place(table, place):  # C-072
    a, b = table.line(P1, creature(1, 1), creature(1, 1))
    (i,) = table.hand(P1, creature(2, 2))
    table.answer("play", i)
    assert table.answers == [("place", 0), ("place", 1), ("place", 2)]
    table.refuse("place", 3)
    table.refuse("place", -1)
    table.answer("place", place)
    expected = [a, b]
    expected.insert(place, i)
    assert table.line_of(P1) == expected, "those already there keep their order"


def test_the_place_of_a_creature_can_be_taken_back(table):  # C-072
    table.line(P1, creature(1, 1))
    (i,) = table.hand(P1, creature(2, 2))
    before = table.state.copy()
    table.answer("play", i)
    table.answer("cancel")
    assert table.state == before


def test_when_a_creature_leaves_the_others_keep_their_order(table):  # C-072
    a, b, c = table.line(P1, creature(1, 2), creature(1, 1), creature(1, 2))
    table.play(spell("{damage: 1, to: creatures}"))
    assert table.line_of(P1) == [a, c] and table.zone(b) == "discard"


def test_an_effect_may_reorder_the_line(table):  # C-072
    a, b, c = table.line(P1, creature(1, 1), creature(1, 1), creature(1, 1))
    table.play(spell("{targets: [{from: creatures, pick: 1}], do: [{shift: target, to_place: left_end}]}"), targets=c)
    assert table.line_of(P1) == [c, a, b]


def test_a_creature_put_by_an_effect_stands_right_of_its_source(table):  # C-073
    imp = token(1, 1)
    a, b = table.line(P1, creature(1, 1), creature(1, 1))
    source = table.play(creature(2, 2, summon={"create": imp}), place=1)
    line = table.line_of(P1)
    assert [line[0], line[1], line[3]] == [a, source, b] and table.card(line[2]) == imp.id


def test_its_place_is_that_of_its_source_when_the_effect_works(table):  # C-073
    imp = token(1, 1)
    a, b = table.line(P1, creature(1, 1), creature(1, 1, turn_end={"create": imp}))
    table.play(spell("{targets: [{from: creatures, pick: 1}], do: [{shift: target, to_place: left_end}]}"), targets=b)
    table.end_turn()
    assert [table.card(i) for i in table.line_of(P1)] == [table.card(b), imp.id, table.card(a)]


@pytest.mark.parametrize("source", [
    lambda imp: spell({"create": imp}),
    lambda imp: orb(deals_damage={"create": imp}),
])  # fmt: skip
def test_without_a_source_in_the_line_it_stands_at_the_right_end(table, source):  # C-073
    imp = token(1, 1)
    a, b = table.line(P1, creature(1, 1), creature(1, 1))
    card = source(imp)
    table.play(card)
    if card.plain["kind"] == "orb":
        table.use_orb(P2)
    assert table.line_of(P1)[:2] == [a, b]
    assert [table.card(i) for i in table.line_of(P1)[2:]] == [imp.id]


def test_on_the_other_side_it_stands_at_the_right_end(table):  # C-073
    imp = token(1, 1)
    theirs = table.line(P2, creature(1, 1), creature(1, 1))
    i = table.play(creature(1, 1, summon={"create": imp, "side": "enemy"}))
    assert table.line_of(P1) == [i]
    assert table.line_of(P2)[:2] == theirs and table.card(table.line_of(P2)[2]) == imp.id


def test_a_source_that_is_gone_has_no_place(table):  # C-073
    """Recycling works from the discard pile."""
    imp = token(1, 1)
    i, other = table.line(P1, creature(1, 1, recycling={"create": imp}), creature(1, 5))
    table.play(spell("{damage: 1, to: creatures}"))
    assert table.line_of(P1)[0] == other and table.card(table.line_of(P1)[1]) == imp.id
    assert table.zone(i) == "discard"


def test_a_creature_from_the_discard_pile_stands_right_of_its_source_too(table):  # C-073
    (dead,) = table.discard(P1, creature(3, 3))
    a, b = table.line(P1, creature(1, 1), creature(1, 1))
    raiser = creature(1, 1, summon="{move: {from: own_discard, filter: {kind: creature}}, into: line}")
    i = table.play(raiser, place=1)
    assert table.line_of(P1) == [a, i, dead, b]


# --- Creatures: acting -----------------------------------------------------------------------------------------------


def test_a_creature_acts_once_per_turn(table):  # C-074
    table.line(P1, creature(2, 9))
    table.attack(P1[0], P2)
    reason = table.refuse("attack", P1[0], P2)
    assert (reason.code, reason.clause) == ("has_acted", "C-074")
    assert table.refuse("magnetize", P1[0]).code == "has_acted"
    assert table.player(P2).health == 28


def test_gaining_magnetized_is_the_other_action(table):  # C-074
    table.line(P1, creature(2, 9))
    table.magnetize(P1[0])
    assert table.creature(P1[0]).keywords == {"magnetized"}
    assert table.refuse("attack", P1[0], P2).code == "has_acted"
    assert table.refuse("magnetize", P1[0]).code == "has_acted"


def test_in_the_next_turn_it_can_act_again(table):  # C-074
    table.line(P1, creature(2, 9))
    table.attack(P1[0], P2)
    table.end_turn()
    assert table.refuse("attack", P1[0], P2).code == "not_a_fighter", "not in the opponent's turn"
    table.end_turn()
    table.attack(P1[0], P2)
    assert table.player(P2).health == 26


def test_an_effect_may_let_it_act_again(table):  # C-074, C-075
    table.line(P1, creature(2, 9))
    new = table.play(creature(3, 3))
    table.attack(P1[0], P2)
    table.play(spell("{ready: own_creatures}"))
    table.attack(P1[0], P2)
    table.attack(new, P2)
    assert table.player(P2).health == 30 - 2 - 2 - 3
    table.refuse("attack", P1[0], P2)


def test_each_creature_acts_for_itself(table):  # C-074
    table.line(P1, creature(2, 9), creature(3, 9))
    table.attack(P1[0], P2)
    table.attack(P1[1], P2)
    assert table.player(P2).health == 25


def test_a_creature_attacks_opposing_creatures_or_the_opposing_player(table):  # C-074
    table.line(P1, creature(2, 9), creature(2, 9))
    table.line(P2, creature(1, 9))
    targets = {a[2] for a in table.answers if a[0] == "attack" and a[1] == table.id(P1[0])}
    assert targets == {table.id(P2[0]), P2}
    for own in (P1, P1[0], P1[1]):
        reason = table.refuse("attack", P1[0], own)
        assert (reason.code, reason.clause) == ("not_a_foe", "C-074")


def test_neither_cards_in_hand_nor_orbs_are_attacked(table):  # C-074
    table.line(P1, creature(2, 9))
    (card,) = table.hand(P2, creature(1, 1))
    gun = table.give(P2, orb())
    for wrong in (card, gun):
        assert table.refuse("attack", P1[0], wrong).code == "not_a_foe"


@pytest.mark.parametrize("way", ["play", "create", "raise"])
def test_a_newly_come_creature_cannot_act(table, way):  # C-075
    if way == "play":
        i = table.play(creature(2, 2))
    elif way == "create":
        table.play(spell({"create": token(2, 2)}))
        (i,) = table.line_of(P1)
    else:
        (i,) = table.discard(P1, creature(2, 2))
        table.play(spell("{move: {from: own_discard, filter: {kind: creature}}, into: line}"))
    reason = table.refuse("attack", i, P2)
    assert (reason.code, reason.clause) == ("newly_come", "C-075")
    assert table.refuse("magnetize", i).code == "newly_come"
    table.end_turn()
    table.end_turn()
    assert table.may("attack", i, P2) and table.may("magnetize", i)


def test_a_creature_that_goes_back_to_hand_comes_newly_again(table):  # C-075
    (i,) = table.line(P1, creature(2, 2))
    assert table.may("attack", i, P2)
    table.play(spell("{move: own_creatures, into: hand}"))
    table.play(i)
    assert table.refuse("attack", i, P2).code == "newly_come"


def test_a_creature_that_came_in_the_opponents_turn_can_act_in_the_own(table):  # C-075
    table.line(P2, creature(1, 1, turn_end={"create": token(2, 2), "side": "enemy"}))
    table.end_turn()
    table.end_turn()
    (i,) = table.line_of(P1)
    assert table.may("attack", i, P2)


def test_a_creature_that_changes_sides_is_newly_come(table):  # C-075
    (i,) = table.line(P2, creature(2, 2))
    table.play(spell("{control: enemy_creatures}"))
    assert table.refuse("attack", i, P2).code == "newly_come"
    assert table.refuse("magnetize", i).code == "newly_come"
    table.end_turn()
    table.end_turn()
    table.attack(i, P2)
    assert table.player(P2).health == 28


def test_a_creature_that_has_acted_and_changes_sides_can_act_in_the_next_turn(table):  # C-075
    """What it did for one side is not held against the other."""
    table.line(P1, creature(2, 9))
    table.attack(P1[0], P2)
    table.turn_of(P2)
    table.play(spell("{control: enemy_creatures}"))
    assert table.refuse("attack", P1[0], P1).code == "newly_come"
    table.end_turn()
    table.end_turn()
    assert table.may("attack", P1[0], P1)


@pytest.mark.parametrize(("keyword", "attack_player", "attack_creature", "magnetize"), [
    ("adrenaline", True, True, False), ("impetus", False, True, False), ("paramagnetic", False, False, True),
])  # fmt: skip
def test_exceptions_for_newly_come_creatures(table, keyword, attack_player, attack_creature, magnetize):  # C-075
    table.line(P2, creature(1, 5))
    i = table.play(creature(2, 2, keyword))
    assert table.may("attack", i, P2) == attack_player
    assert table.may("attack", i, P2[0]) == attack_creature
    assert table.may("magnetize", i) == magnetize


# --- Creatures: fighting ---------------------------------------------------------------------------------------------


def test_both_fighters_deal_their_attack_to_each_other(table):  # C-076
    table.line(P1, creature(3, 5))
    table.line(P2, creature(2, 7))
    table.attack(P1[0], P2[0])
    assert table.stats(P1[0]) == (3, 3) and table.stats(P2[0]) == (2, 4)


def test_the_damage_of_a_fight_is_dealt_at_the_same_time(table):  # C-076
    a, b = *table.line(P1, creature(5, 1)), *table.line(P2, creature(5, 1))
    table.attack(P1[0], P2[0])
    assert table.zone(a) == table.zone(b) == "discard"
    assert [e["kind"] for e in table.events("damage", "destroyed")] == ["damage", "damage", "destroyed", "destroyed"]


def test_what_damage_does_to_an_attack_does_not_change_the_blow_struck_at_the_same_time(table):  # C-076
    table.line(P1, creature(3, 9))
    table.line(P2, creature(1, 9, damaged="{modify: {attack: 5}, to: self}"))
    table.attack(P1[0], P2[0])
    assert table.stats(P1[0]) == (3, 8) and table.stats(P2[0]) == (6, 6)


def test_attacking_the_player(table):  # C-076
    table.line(P1, creature(3, 5))
    table.attack(P1[0], P2)
    assert table.player(P2).health == 27 and table.stats(P1[0]) == (3, 5)


def test_modified_and_given_attack_counts_in_a_fight(table):  # C-076
    banner = creature(0, 9, always="{give: {attack: 2}, to: {from: own_creatures, other: true}}")
    table.line(P1, creature(1, 9), banner)
    table.give(P1[0], attack=1)
    table.line(P2, creature(0, 9))
    table.attack(P1[0], P2[0])
    assert table.stats(P2[0]) == (0, 5)


def test_a_fight_that_cannot_take_place_any_more_deals_nothing(table):  # C-076
    """What the attack sets off comes before its damage; here it destroys the target."""
    table.line(P1, creature(3, 5, attacks="{destroy: object}"))
    table.line(P2, creature(2, 7))
    table.attack(P1[0], P2[0])
    assert table.zone(P2[0]) == "discard"
    assert table.stats(P1[0]) == (3, 5) and table.damages() == []


def test_a_creature_with_no_attack_may_attack(table):  # C-077
    table.line(P1, creature(0, 5))
    table.line(P2, creature(2, 5, damaged="{modify: {attack: 9}, to: self}"))
    table.attack(P1[0], P2[0])
    assert table.stats(P1[0]) == (0, 3)
    assert table.stats(P2[0]) == (2, 5), "0 damage is no damage"
    assert table.damages() == [(table.id(P1[0]), 2)]


def test_a_player_without_an_attack_value_strikes_nobody_back(table):  # C-077
    table.line(P1, creature(2, 1))
    table.attack(P1[0], P2)
    assert table.stats(P1[0]) == (2, 1)
    assert table.damages() == [(P2, 2)]


def test_an_attack_below_zero_deals_nothing(table):  # C-077
    table.line(P1, creature(1, 5))
    table.line(P2, creature(0, 5))
    table.give(P1[0], attack=-3)
    table.health(P2[0], 2)
    table.attack(P1[0], P2[0])
    assert table.stats(P2[0]) == (0, 2)


def test_damage_stays_until_it_is_healed(table):  # C-078
    table.line(P1, creature(1, 6))
    table.play(spell("{damage: 4, to: creatures}"))
    table.end_turn()
    table.end_turn()
    assert table.stats(P1[0]) == (1, 2)
    table.play(spell("{heal: 3, to: creatures}"))
    assert table.stats(P1[0]) == (1, 5)
    table.play(spell("{damage: 5, to: creatures}"))
    assert table.zone(P1[0]) == "discard"


def test_a_player_takes_damage_in_the_same_way(table):  # C-078
    table.play(spell("{damage: 4, to: players}"))
    table.play(spell("{damage: 3, to: opponent}"))
    assert (table.player(P1).health, table.player(P2).health) == (26, 23)


def test_damage_taken_is_forgotten_when_the_creature_leaves_the_field(table):  # C-078
    (i,) = table.line(P1, creature(1, 6))
    table.play(spell("{damage: 4, to: creatures}"))
    table.play(spell("{move: own_creatures, into: hand}"))
    table.play(i)
    assert table.stats(i) == (1, 6)


@pytest.mark.parametrize(
    "effect",
    [
        "{destroy: creatures}",
        "{move: creatures, into: hand}",
        "{move: creatures, into: deck_top}",
        "{move: creatures, into: discard}",
    ],
)
def test_a_token_that_leaves_the_field_ceases_to_exist(table, effect):  # C-079
    table.play(spell({"create": token(1, 1)}))
    (i,) = table.line_of(P1)
    card = table.play(spell(effect))
    assert table.zone(i) == "gone"
    assert table.line_of(P1) == [] and table.hand_of(P1) == [] and i not in table.deck_of(P1)
    assert i not in table.discard_of(P1) and card in table.discard_of(P1)


def test_the_recycling_of_a_token_still_activates(table):  # C-079
    table.line(P2, token(1, 1, recycling="{damage: 2, to: opponent}"))
    table.play(spell("{destroy: creatures}"))
    assert table.zone(P2[0]) == "gone"
    assert table.player(P1).health == 28


def test_a_token_that_goes_elsewhere_than_to_the_discard_pile_does_not_recycle(table):  # C-079
    table.line(P2, token(1, 1, recycling="{damage: 2, to: opponent}"))
    table.play(spell("{move: creatures, into: hand}"))
    assert table.zone(P2[0]) == "gone"
    assert table.player(P1).health == 30


def test_a_token_that_changes_sides_stays(table):  # C-079
    (i,) = table.line(P2, token(1, 1))
    table.play(spell("{control: enemy_creatures}"))
    assert table.line_of(P1) == [i]


# --- Targets in a hand -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("when", ["play", "summon"])
def test_a_target_in_the_own_hand_is_named_to_the_opponent(table, when):  # C-060, C-152
    """What was chosen as a target lies open, so that neither log nor view tells of a card that is hidden."""
    a, b = table.hand(P1, creature(1, 1), creature(2, 2))
    clause = "{targets: [{from: own_hand, pick: 1}], do: [{draw: 1}, {move: target, into: deck_bottom}]}"
    table.play(spell(clause) if when == "play" else creature(1, 1, summon=clause), targets=a)
    assert table.asked.kind == "draw"
    assert knows(table.state, int(P2), a) and not knows(table.state, int(P2), b)
    table.answer("draw", 1)
    assert table.deck_of(P1)[-1] == a and knows(table.state, int(P2), a)


def test_a_target_of_a_proposal_that_is_taken_back_stays_hidden(table):  # C-152
    a, _ = table.hand(P1, creature(1, 1), creature(2, 2))
    bolt = spell("{targets: [{from: own_hand, pick: 1}], do: [{discard: target}]}", cost="{pure: 1}")
    table.mana(P1, fire=1, water=1)
    (card,) = table.hand(P1, bolt)
    table.answer("play", card)
    table.pick(a)
    assert not knows(table.state, int(P2), a)
    table.answer("cancel")
    assert not knows(table.state, int(P2), a)
