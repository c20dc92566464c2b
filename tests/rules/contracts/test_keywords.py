"""Chapter 10, keywords: C-120 to C-136."""

import pytest

from tests.rules.contracts.board import P1, P2, creature, orb, rune, spell, token

HURT = "{targets: [{from: anyone, pick: 1}], do: [{damage: 1, to: target}]}"


# --- Magnetized, Magnetic, Paramagnetic ------------------------------------------------------------------------------


def test_magnetized_binds_creatures_and_player_of_the_opponent(table):  # C-120
    table.line(P1, creature(1, 3), creature(1, 3))
    table.magnetize(P1[0])
    table.line(P2, creature(1, 3))
    table.give(P2, attack=1)
    table.turn_of(P2)
    for attacker in (P2[0], P2):
        assert table.may("attack", attacker, P1[0])
        assert not table.may("attack", attacker, P1[1])
        assert not table.may("attack", attacker, P1)


def test_magnetized_ends_at_the_start_of_the_own_turn(table):  # C-120
    table.line(P1, creature(1, 3))
    table.magnetize(P1[0])
    table.end_turn()
    assert "magnetized" in table.creature(P1[0]).keywords, "all through the opponent's turn"
    table.end_turn()
    assert table.creature(P1[0]).keywords == set()


def test_magnetized_by_an_effect_ends_at_its_bearers_start_of_turn(table):  # C-120
    table.line(P2, creature(1, 3))
    table.play(spell("{grant: [magnetized], to: enemy_creatures}"))
    assert "magnetized" in table.creature(P2[0]).keywords
    table.end_turn()
    assert table.creature(P2[0]).keywords == set()


def test_magnetized_ends_at_the_start_of_turn_of_who_controls_it_then(table):  # C-120 C-132
    """P2 takes over the Magnetized creature: in P1's next turn it guards P2."""
    table.line(P1, creature(1, 3), creature(1, 3))
    table.magnetize(P1[0])
    table.end_turn()
    table.play(spell("{targets: [{from: enemy_creatures, pick: 1}], do: [{control: target}]}"), targets=[P1[0]])
    table.end_turn()
    assert "magnetized" in table.creature(P1[0]).keywords
    assert not table.may("attack", P1[1], P2)
    table.end_turn()
    assert table.creature(P1[0]).keywords == set()


def test_a_player_can_be_magnetized(table):  # C-120
    table.line(P2, creature(1, 3))
    table.play(spell("{grant: [magnetized], to: you}"))
    table.end_turn()
    assert table.player(P1).keywords == {"magnetized"}
    table.end_turn()
    assert table.player(P1).keywords == set()


def test_magnetic_stays(table):  # C-121
    table.line(P1, creature(1, 3, "magnetic"), creature(1, 3))
    table.line(P2, creature(1, 9))
    table.end_turn()
    assert not table.may("attack", P2[0], P1)
    assert table.may("attack", P2[0], P1[0])
    table.end_turn()
    assert table.creature(P1[0]).keywords == {"magnetic"}


def test_among_several_the_attacker_chooses(table):  # C-122
    table.line(P1, creature(1, 3))
    table.line(P2, creature(1, 3, "magnetic"), creature(1, 3), creature(1, 3))
    table.give(P2[2], "magnetized")
    assert [n for n in range(3) if table.may("attack", P1[0], P2[n])] == [0, 2]
    refusal = table.refuse("attack", P1[0], P2[1])
    assert (refusal.code, refusal.clause) == ("guarded", "C-122")
    assert list(refusal.facts["guards"]) == [table.id(P2[0]), table.id(P2[2])]


def test_own_magnetism_does_not_bind_oneself(table):  # C-122
    table.line(P1, creature(1, 3, "magnetic"), creature(1, 3))
    assert table.may("attack", P1[1], P2)


def test_when_the_guard_falls_the_others_can_be_attacked(table):  # C-122
    table.line(P1, creature(3, 3), creature(1, 3))
    table.line(P2, creature(0, 3, "magnetic"))
    assert not table.may("attack", P1[1], P2)
    table.attack(P1[0], P2[0])
    assert table.may("attack", P1[1], P2)


def test_magnetic_that_is_given_guards_as_long_as_it_is_given(table):  # C-122 C-147
    table.line(P2, creature(0, 3, always="{give: {keywords: [magnetic]}, to: {from: own_creatures, other: true}}"))
    table.line(P2, creature(0, 3))
    table.line(P1, creature(1, 3))
    assert not table.may("attack", P1[0], P2[0])
    table.play(spell("{fade: {from: enemy_creatures, filter: {place: leftmost}}}"))
    assert table.may("attack", P1[0], P2[0])


def test_paramagnetic_lets_a_new_creature_magnetize(table):  # C-123
    table.line(P1, creature(1, 1, "paramagnetic"), creature(1, 1), fresh=True)
    assert table.refuse("magnetize", P1[1]).code == "newly_come"
    assert not table.may("attack", P1[0], P2), "that alone"
    table.magnetize(P1[0])
    assert "magnetized" in table.creature(P1[0]).keywords


# --- Summon, Adrenaline, Impetus -------------------------------------------------------------------------------------


def test_summon_comes_when_the_creature_is_on_the_field(table):  # C-124
    played = table.play(creature(2, 2, summon="{modify: {attack: {count: own_creatures}}, to: self}"))
    assert table.zone(played) == "line"
    assert table.stats(played) == (3, 2), "it counts itself"


def test_summon_chooses_its_target_when_the_creature_is_there(table):  # C-124
    played = table.play(creature(1, 2, summon=HURT), targets=[P1])
    assert table.player(P1).health == 29
    assert table.zone(played) == "line"


def test_summon_does_not_come_when_an_effect_puts_the_creature_there(table):  # C-124
    [i] = table.discard(P1, creature(1, 1, summon="{damage: 1, to: opponent}"))
    imp = token(1, 1, summon="{damage: 1, to: opponent}")
    table.play(
        spell([{"create": imp}, {"move": {"from": "own_discard", "filter": {"kind": "creature"}}, "into": "line"}])
    )
    assert table.zone(i) == "line"
    assert len(table.line_of(P1)) == 2
    assert table.player(P2).health == 30


def test_adrenaline_attacks_at_once(table):  # C-125
    table.line(P2, creature(0, 3))
    quick = table.play(creature(2, 2, "adrenaline"))
    slow = table.play(creature(2, 2))
    assert table.may("attack", quick, P2)
    assert table.may("attack", quick, P2[0])
    assert table.refuse("attack", slow, P2).code == "newly_come"
    assert table.refuse("magnetize", quick).code == "newly_come", "it may attack, no more"


def test_adrenaline_that_is_granted_counts(table):  # C-125
    i = table.play(creature(2, 2))
    table.play(spell("{grant: [adrenaline], to: own_creatures}"))
    assert table.may("attack", i, P2)


def test_impetus_attacks_only_creatures_at_first(table):  # C-126
    table.line(P2, creature(0, 9))
    i = table.play(creature(2, 2, "impetus"))
    refusal = table.refuse("attack", i, P2)
    assert (refusal.code, refusal.clause) == ("impetus_only_creatures", "C-126")
    assert table.may("attack", i, P2[0])
    table.end_turn()
    table.end_turn()
    assert table.may("attack", i, P2), "from the next turn on like any other"


def test_adrenaline_beside_impetus_allows_both(table):  # C-125 C-126
    table.line(P2, creature(0, 9))
    i = table.play(creature(2, 2, "impetus", "adrenaline"))
    assert table.may("attack", i, P2)


# --- Recycling -------------------------------------------------------------------------------------------------------


def test_recycling_comes_with_the_contract_in_the_discard_pile(table):  # C-127
    table.line(P1, creature(1, 1, recycling="{damage: {count: own_discard}, to: opponent}"))
    table.play(spell("{damage: 1, to: own_creatures}"))
    assert table.zone(P1[0]) == "discard"
    assert table.player(P2).health == 29, "the creature itself; the Spell is still at work"


@pytest.mark.parametrize("way", ["{destroy: own_creatures}", "{damage: 9, to: own_creatures}",
                                 "{move: own_creatures, into: discard}"])  # fmt: skip
def test_recycling_whatever_brought_it_to_the_pile(table, way):  # C-127
    table.line(P1, creature(1, 1, recycling="{damage: 1, to: opponent}"))
    table.play(spell(way))
    assert table.player(P2).health == 29


@pytest.mark.parametrize("way", ["{move: own_creatures, into: hand}", "{move: own_creatures, into: deck_top}"])
def test_no_recycling_on_the_way_elsewhere(table, way):  # C-127
    table.line(P1, creature(1, 1, recycling="{damage: 1, to: opponent}"))
    table.play(spell(way))
    assert table.player(P2).health == 30


def test_no_recycling_from_hand_or_deck(table):  # C-127
    table.hand(P1, creature(1, 1, recycling="{damage: 1, to: opponent}"))
    table.top(P1, creature(1, 1, recycling="{damage: 1, to: opponent}"))
    table.play(spell("[{discard: own_hand}, {mill: 1}]"))
    assert len(table.discard_of(P1)) == 3
    assert table.player(P2).health == 30


def test_runes_and_orbs_recycle_when_they_are_replaced(table):  # C-127
    table.give(P1, rune(recycling="{damage: 1, to: opponent}"))
    table.give(P1, orb(recycling="{damage: 2, to: opponent}"))
    table.play(rune())
    assert table.player(P2).health == 29
    table.play(orb())
    assert table.player(P2).health == 27


def test_recycling_of_a_full_hand_goes_by_way_of_no_pile(table):  # C-127 C-028
    """A creature that an effect would return to a full hand goes to the discard pile, and from the field."""
    table.hand(P2, *[creature(1, 1)] * 10)
    table.line(P2, creature(1, 1, recycling="{heal: 1, to: you}"))
    table.play(spell("{move: enemy_creatures, into: hand}"))
    assert table.zone(P2[0]) == "discard"
    assert table.player(P2).health == 31


def test_recycling_of_a_token(table):  # C-127 C-079
    table.line(P1, token(1, 1, recycling="{damage: 1, to: opponent}"))
    table.play(spell("{destroy: creatures}"))
    assert table.zone(P1[0]) == "gone"
    assert table.player(P2).health == 29


def test_a_token_that_goes_to_a_hand_does_not_recycle(table):  # C-127 C-079
    table.line(P1, token(1, 1, recycling="{damage: 1, to: opponent}"))
    table.play(spell("{move: own_creatures, into: hand}"))
    assert table.zone(P1[0]) == "gone"
    assert table.hand_of(P1) == []
    assert table.player(P2).health == 30


def test_recycling_of_a_creature_under_foreign_control_is_its_controllers(table):  # C-127 C-146
    table.line(P2, creature(1, 1, recycling="{damage: 1, to: opponent}"))
    table.play(spell("{control: enemy_creatures}"))
    table.play(spell("{destroy: own_creatures}"))
    assert table.discard_of(P2) == [table.id(P2[0])]
    assert (table.player(P1).health, table.player(P2).health) == (30, 29)


# --- Fog -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [P1, P2])
def test_spells_of_either_player_cannot_target_fog(table, seat):  # C-128
    table.line(seat, creature(1, 3, "fog"), creature(1, 3))
    i = table.play(spell(HURT))
    assert table.asked.source == i
    assert table.id(seat[0]) not in table.asked.candidates
    assert table.id(seat[1]) in table.asked.candidates
    assert table.refuse("pick", seat[0]).code == "not_a_choice"


def test_a_spell_that_finds_only_fog_cannot_be_played(table):  # C-128 C-061
    table.line(P2, creature(1, 3, "fog"))
    [i] = table.hand(P1, spell("{targets: [{from: enemy_creatures, pick: 1}], do: [{damage: 1, to: target}]}"))
    assert table.refuse("play", i).code == "no_target"


def test_a_spell_without_a_target_still_affects_fog(table):  # C-128
    table.line(P2, creature(1, 3, "fog"))
    table.play(spell("{damage: 1, to: enemy_creatures}"))
    table.play(spell("{damage: 1, to: {from: enemy_creatures, random: 1}}"))
    assert table.stats(P2[0]) == (1, 1)


def test_a_rune_can_target_fog(table):  # C-128
    table.line(P2, creature(1, 3, "fog"))
    table.give(P1, rune(use=HURT))
    table.use_rune(targets=[P2[0]])
    assert table.stats(P2[0]) == (1, 2)


def test_an_orb_can_target_fog(table):  # C-128
    table.line(P2, creature(1, 3, "fog"))
    table.give(P1, orb(attack=2, durability=2))
    table.use_orb(P2[0])
    assert table.stats(P2[0]) == (1, 1)


def test_summon_and_recycling_can_target_fog(table):  # C-128
    table.line(P2, creature(1, 3, "fog"))
    table.play(creature(1, 1, summon=HURT, recycling=HURT), targets=[P2[0]])
    table.play(spell("{destroy: own_creatures}"), targets=[P2[0]])
    assert table.stats(P2[0]) == (1, 1)


def test_fog_does_not_stop_an_attack(table):  # C-128
    table.line(P1, creature(1, 3))
    table.line(P2, creature(1, 3, "fog"))
    table.attack(P1[0], P2[0])
    assert table.stats(P2[0]) == (1, 2)


def test_a_player_can_stand_in_fog(table):  # C-128
    table.give(P2, "fog")
    table.play(spell(HURT))
    assert (table.player(P1).health, table.player(P2).health) == (29, 30), "there was one target left"


# --- Fade ------------------------------------------------------------------------------------------------------------


def test_fade_takes_away_all_that_was_applied(table):  # C-129
    table.line(P1, creature(2, 3))
    table.give(P1[0], "fog", "magnetized", attack=4, health=5)
    table.play(spell("{fade: own_creatures}"))
    assert table.stats(P1[0]) == (2, 3)
    assert table.creature(P1[0]).keywords == set()


def test_fade_takes_away_what_was_applied_to_a_player(table):  # C-129
    table.give(P1, "magnetized", "fog", attack=4)
    table.health(P1, 17)
    table.play(spell("{fade: you}"))
    assert table.player(P1).attack == 0
    assert table.player(P1).keywords == set()
    assert table.player(P1).health == 17


def test_fade_takes_away_a_creatures_own_text_for_good(table):  # C-129
    table.line(P1, creature(2, 3, "magnetic", {"magic_damage": 2}, recycling="{damage: 5, to: opponent}",
                            turn_end="{heal: 5, to: you}", always="{give: {attack: 1}, to: self}"))  # fmt: skip
    assert table.stats(P1[0]) == (3, 3)
    table.play(spell("{fade: own_creatures}"))
    assert table.stats(P1[0]) == (2, 3)
    assert table.creature(P1[0]).keywords == set()
    table.play(spell("{damage: 1, to: opponent}"))
    table.end_turn()
    table.end_turn()
    table.play(spell("{destroy: own_creatures}"))
    assert table.player(P1).health == 30
    assert table.player(P2).health == 29


def test_fade_leaves_the_damage(table):  # C-129
    table.line(P1, creature(2, 5))
    table.health(P1[0], 2)
    table.play(spell("{fade: own_creatures}"))
    assert table.stats(P1[0]) == (2, 2)


def test_a_creature_that_lived_by_what_was_applied_dies(table):  # C-129
    table.line(P1, creature(2, 3, recycling="{damage: 5, to: opponent}"))
    table.give(P1[0], health=2)
    table.health(P1[0], 2)  # 3 damage taken
    table.play(spell("{fade: own_creatures}"))
    assert table.zone(P1[0]) == "discard"
    assert table.player(P2).health == 30, "Faded, it has no Recycling"


def test_fade_takes_away_what_made_it_worse_too(table):  # C-129
    table.line(P1, creature(3, 3))
    table.give(P1[0], attack=-2, health=-2)
    table.play(spell("{fade: own_creatures}"))
    assert table.stats(P1[0]) == (3, 3)


def test_a_faded_creature_that_comes_anew_has_its_text(table):  # C-129
    table.line(P1, creature(2, 3, "magnetic"))
    table.play(spell("[{fade: own_creatures}, {move: own_creatures, into: hand}]"))
    played = table.play(table.id(P1[0]))
    assert table.creature(played).keywords == {"magnetic"}


GIVER = "{give: {attack: 1, keywords: [fog]}, to: {from: own_creatures, adjacent_to: self}}"


def test_fading_the_receiver_does_not_touch_what_is_given(table):  # C-130
    table.line(P1, creature(2, 3), creature(1, 1, always=GIVER))
    table.give(P1[0], attack=5)
    table.play(spell("{fade: {from: own_creatures, filter: {place: leftmost}}}"))
    assert table.stats(P1[0]) == (3, 3), "only what was given is left"
    assert table.creature(P1[0]).keywords == {"fog"}


def test_fading_the_giver_ends_it(table):  # C-130
    table.line(P1, creature(2, 3), creature(1, 1, always=GIVER))
    table.play(spell("{fade: {from: own_creatures, filter: {place: rightmost}}}"))
    assert table.stats(P1[0]) == (2, 3)
    assert table.creature(P1[0]).keywords == set()


def test_the_giver_leaving_ends_it_and_can_be_the_end_of_the_receiver(table):  # C-130 C-147
    table.line(P1, creature(2, 1), creature(1, 1, always="{give: {health: 2}, to: {from: own_creatures, other: true}}"))
    table.health(P1[0], 1)
    table.play(spell("{move: {from: own_creatures, filter: {place: rightmost}}, into: hand}"))
    assert table.zone(P1[0]) == "discard"


def test_a_faded_creature_can_receive_new_effects(table):  # C-131
    table.line(P1, creature(2, 3, "magnetic"), creature(1, 1, always=GIVER))
    table.play(spell("[{fade: {from: own_creatures, filter: {place: leftmost}}}, "
                     "{modify: {attack: 2}, to: own_creatures}, {grant: [impetus], to: own_creatures}]"))  # fmt: skip
    assert table.stats(P1[0]) == (5, 3)
    assert table.creature(P1[0]).keywords == {"impetus", "fog"}
    table.magnetize(P1[0])
    assert "magnetized" in table.creature(P1[0]).keywords


# --- Start and end of turn -------------------------------------------------------------------------------------------


def test_start_and_end_of_turn_are_those_of_the_controller(table):  # C-132
    table.line(P1, creature(1, 1, turn_start="{heal: 1, to: you}", turn_end="{damage: 1, to: opponent}"))
    table.end_turn()
    assert (table.player(P1).health, table.player(P2).health) == (30, 29)
    table.end_turn()
    assert (table.player(P1).health, table.player(P2).health) == (31, 29)


def test_start_of_turn_comes_before_the_extractor(table):  # C-132 C-041
    table.line(P2, creature(1, 1, turn_start="{damage: {resource: extractors}, to: opponent}"))
    table.end_turn(until="extractor")
    assert table.asked.kind == "extractor"
    assert table.player(P1).health == 30
    table.go_on()
    table.end_turn()
    table.end_turn()
    assert table.player(P1).health == 29, "one extractor from the turn before"


def test_after_a_change_of_control_it_is_the_new_controllers_turn(table):  # C-132
    table.line(P2, creature(1, 1, turn_end="{heal: 1, to: you}"))
    table.play(spell("{control: enemy_creatures}"))
    table.end_turn()
    table.end_turn()
    assert (table.player(P1).health, table.player(P2).health) == (31, 30)


# --- Magic damage ----------------------------------------------------------------------------------------------------


def test_magic_damage_raises_the_damage_of_a_spell(table):  # C-133
    table.line(P1, creature(1, 1, {"magic_damage": 2}))
    table.play(spell("{damage: 1, to: opponent}"))
    assert table.player(P2).health == 27


def test_magic_damage_adds_up(table):  # C-133
    table.line(P1, creature(1, 1, {"magic_damage": 2}), creature(1, 1, {"magic_damage": 1}))
    table.line(P1, creature(1, 1, always="{give: {magic_damage: 1}, to: self}"))
    table.give(P1[0], magic_damage=3)
    table.play(spell("{damage: 1, to: opponent}"))
    assert table.damages() == [(P2, 8)]


def test_each_of_several_instances_is_higher(table):  # C-133
    table.line(P1, creature(1, 1, {"magic_damage": 1}))
    table.play(spell("[{damage: 1, to: opponent, times: 3}, {damage: 2, to: opponent}]"))
    assert table.damages() == [(P2, 2), (P2, 2), (P2, 2), (P2, 3)]


def test_each_target_of_one_instance_takes_the_higher_damage(table):  # C-133
    table.line(P1, creature(1, 1, {"magic_damage": 1}))
    table.line(P2, creature(1, 9), creature(1, 9))
    table.play(spell("{damage: 1, to: enemies}"))
    assert sorted(table.damages()) == sorted([(table.id(P2[0]), 2), (table.id(P2[1]), 2), (P2, 2)])


def test_magic_damage_is_for_spells_alone(table):  # C-133
    table.line(P1, creature(2, 9, {"magic_damage": 5}, summon="{damage: 1, to: opponent}"))
    table.give(P1, rune(use="{damage: 1, to: opponent}"))
    table.give(P1, orb(attack=1, durability=2))
    table.use_rune()
    table.use_orb(P2)
    table.play(creature(1, 1, summon="{damage: 1, to: opponent}"))
    table.attack(P1[0], P2)
    assert [n for _, n in table.damages()] == [1, 1, 1, 2]


def test_magic_damage_is_for_its_controllers_spells_alone(table):  # C-133
    table.line(P2, creature(1, 1, {"magic_damage": 5}))
    table.play(spell("{damage: 1, to: opponent}"))
    assert table.player(P2).health == 29


def test_other_numbers_of_a_spell_stay(table):  # C-133
    table.line(P1, creature(1, 1, {"magic_damage": 5}))
    table.play(spell("[{heal: 1, to: you}, {lose: 1, who: opponent}, {modify: {attack: 1}, to: own_creatures}]"))
    assert (table.player(P1).health, table.player(P2).health) == (31, 29)
    assert table.stats(P1[0])[0] == 2


# --- Ambush ----------------------------------------------------------------------------------------------------------


def test_ambush_on_a_fetch_before_the_next_contract_is_fetched(table):  # C-134
    table.deck(P1, creature(1, 1, ambush="{damage: {resource: hand}, to: opponent}"), creature(1, 1))
    table.play(spell("{fetch: 2}"))
    assert table.player(P2).health == 29, "with one contract in hand"
    assert len(table.hand_of(P1)) == 2


def test_ambush_on_a_draw_before_the_others_are_discarded(table):  # C-134
    lurker = creature(1, 1, ambush="{damage: {count: own_discard}, to: opponent}")
    ids = table.deck(P1, creature(1, 1), lurker, creature(1, 1))
    table.play(spell("{draw: 1}"))
    table.answer("draw", 3)
    table.pick(ids[1])
    assert table.player(P2).health == 30, "nothing lay in the discard pile yet"
    assert set(ids) - {ids[1]} <= set(table.discard_of(P1))


def test_a_contract_that_is_not_chosen_does_not_activate(table):  # C-134
    lurker = creature(1, 1, ambush="{damage: 1, to: opponent}")
    ids = table.deck(P1, lurker, creature(1, 1))
    table.play(spell("{draw: 1}"))
    table.answer("draw", 2)
    table.pick(ids[1])
    assert table.zone(ids[0]) == "discard"
    assert table.player(P2).health == 30
    assert not [e for e in table.events("effect") if e["entity"] == ids[0]]


def test_ambush_with_a_full_hand(table):  # C-134 C-029
    table.hand(P1, *[creature(1, 1)] * 10)
    [i] = table.top(P1, creature(1, 1, ambush="{damage: 1, to: opponent}"))
    table.line(P1, creature(1, 1, turn_end="{fetch: 1}"))
    table.end_turn()
    assert table.zone(i) == "discard"
    assert table.player(P2).health == 29


def test_ambush_of_what_comes_back_to_a_hand_does_not_activate(table):  # C-134
    """Neither drawn nor fetched."""
    table.line(P1, creature(1, 1, ambush="{damage: 1, to: opponent}"))
    table.play(spell("{move: own_creatures, into: hand}"))
    assert table.zone(P1[0]) == "hand"
    assert table.player(P2).health == 30


def test_ambush_of_a_milled_contract_does_not_activate(table):  # C-134
    table.deck(P1, creature(1, 1, ambush="{damage: 1, to: opponent}"))
    table.play(spell("{mill: 1}"))
    assert table.player(P2).health == 30


def test_a_draw_within_a_draw_keeps_to_its_own_contracts(table):  # C-134 C-143
    """The Ambush of the contract kept draws in turn; what the first draw still holds is not offered again."""
    a, lurker, b, c, d = (creature(1, 1), creature(1, 1, ambush="{draw: 1}"), creature(1, 1), creature(1, 1),
                          creature(1, 1))  # fmt: skip
    ids = table.deck(P1, a, lurker, b, c, d)
    table.play(spell("{draw: 1}"))
    table.answer("draw", 3)
    table.pick(ids[1])
    table.answer("draw", 2)
    assert set(table.asked.candidates) == {ids[3], ids[4]}
    table.pick(ids[4])
    assert set(table.hand_of(P1)) == {ids[1], ids[4]}
    assert {ids[0], ids[2], ids[3]} <= set(table.discard_of(P1))
    assert table.looked_at(P1) == []


def test_a_draw_within_the_special_draw(table):  # C-134 C-023
    """The first of the two kept draws another; then the second comes, and the damage counts the special draw's own."""
    lurker = creature(1, 1, ambush="{draw: 1}")
    ids = table.deck(P2, lurker, *[creature(1, 1) for _ in range(5)])
    table.answer("end")
    table.go_on(until="draw")
    table.answer("special", 4)
    table.pick(ids[0], ids[1])
    table.answer("draw", 2)
    assert set(table.asked.candidates) == {ids[4], ids[5]}
    table.pick(ids[5])
    assert set(table.hand_of(P2)) == {ids[0], ids[1], ids[5]}
    assert set(table.discard_of(P2)) == {ids[2], ids[3], ids[4]}
    assert table.player(P2).health == 28, "two contracts of the special draw went to the pile"


def test_a_burnout_that_sets_off_a_draw_in_the_middle_of_a_draw(table):  # C-134 C-027
    table.line(P1, creature(1, 1, damaged="{of: you, do: [{heal: 1, to: you}]}"))
    ids = table.deck(P1, creature(1, 1))
    table.play(spell("{draw: 1}"))
    table.answer("draw", 3)
    assert table.hand_of(P1) == ids
    assert table.player(P1).health == 30 - 1 + 1 - 2 + 1


def test_ambush_in_the_set_up(match):  # C-135
    lurkers = [creature(1, 1, cost="{pure: 10}", ambush="{damage: 1, to: opponent}")] * 40
    table = match(lurkers)
    assert table.player(P2).health == 26, "four fetches"
    table.pick(*table.hand_of(P1)[:2])
    assert table.player(P2).health == 24, "two more for those that were set aside"


def test_ambush_in_the_set_up_is_a_switch(match):  # C-135
    lurkers = [creature(1, 1, cost="{pure: 10}", ambush="{damage: 1, to: opponent}")] * 40
    table = match(lurkers, ambush_in_setup=False)
    assert table.player(P2).health == 30
    table.go_on()
    assert table.asked.kind == "act"
    assert table.player(P2).health == 29, "the first draw of the first turn"


def test_ambush_of_a_rune_that_was_set_aside(match):  # C-135 C-016
    table = match([rune(ambush="{damage: 3, to: opponent}")])
    assert table.player(P2).health == 27


# --- Disarm ----------------------------------------------------------------------------------------------------------


def test_disarm_destroys_an_orb(table):  # C-136
    i = table.give(P2, orb(recycling="{heal: 1, to: you}"))
    table.play(spell("{disarm: enemy_orb}"))
    assert table.orb(P2) is None
    assert table.discard_of(P2) == [i]
    assert table.player(P2).health == 31, "destroyed, it goes to the pile with all that this sets off"


def test_disarm_touches_nothing_else(table):  # C-136
    table.line(P2, creature(1, 9))
    table.line(P1, creature(1, 9, deals_damage="{disarm: object}"))
    table.give(P2, rune())
    table.play(spell("{disarm: orbs}"))
    table.attack(P1[0], P2[0])
    assert table.zone(P2[0]) == "line"
    assert table.rune(P2) is not None
