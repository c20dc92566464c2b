"""Chapter 11, resolving: C-140 to C-147."""

from game.kernel import running
from tests.rules.contracts.board import P1, P2, creature, orb, rune, spell, token


def order(table):
    """Whose effects came, in order."""
    return [e["entity"] for e in table.events("effect")]


def test_all_that_one_instance_sets_off_comes_before_the_next(table):  # C-140
    """The rulebook's example: 1 damage three times, and the first destroys a creature with Recycling."""
    table.line(P2, creature(1, 1, recycling="{heal: 1, to: you}"))
    table.play(spell("{targets: [{from: enemies, pick: 1}], do: [{damage: 1, to: target}, {damage: 1, to: opponent, "
                     "times: 2}]}"), targets=[P2[0]])  # fmt: skip
    kinds = [e["kind"] for e in table.events("damage", "destroyed", "heal")]
    assert kinds == ["damage", "destroyed", "heal", "damage", "damage"]


def test_a_repeated_instance_meets_the_board_that_the_one_before_left(table):  # C-140
    """What Recycling creates after the first instance takes the second."""
    minnow = token(1, 2)
    table.line(P2, creature(1, 1, recycling=[{"create": minnow}]))
    table.play(spell("{damage: 1, to: enemy_creatures, times: 2}"))
    [created] = table.line_of(P2)
    assert table.stats(created) == (1, 1)


def test_a_target_that_left_is_not_hit_again(table):  # C-140
    table.line(P2, creature(1, 1))
    table.play(spell("{targets: [{from: enemies, pick: 1}], do: [{damage: 1, to: target, times: 3}]}"), targets=[P2[0]])
    assert table.damages() == [(table.id(P2[0]), 1)]


def test_a_target_that_came_back_is_another_object(table):  # C-140
    """Returned to the field by its own Recycling, the creature is no longer the Spell's target."""
    table.line(P2, creature(1, 1, recycling="{move: self, into: line}"))
    table.play(spell("{targets: [{from: enemies, pick: 1}], do: [{damage: 1, to: target, times: 2}]}"), targets=[P2[0]])
    assert len(table.damages()) == 1


def test_several_targets_of_one_instance_die_together(table):  # C-141
    """Neither sees the other survive: what each sets off counts an empty line."""
    text = "{damage: {count: own_creatures, plus: 1}, to: opponent}"
    table.line(P2, creature(1, 1, recycling=text), creature(1, 1, recycling=text))
    table.play(spell("{damage: 1, to: enemy_creatures}"))
    assert table.player(P1).health == 28
    kinds = [e["kind"] for e in table.events("damage", "destroyed", "effect")]
    assert kinds == ["damage", "damage", "destroyed", "destroyed", "effect", "damage", "effect", "damage"]


def test_who_dies_with_another_does_not_see_it_die(table):  # C-141
    table.line(P1, creature(1, 1, destroyed="{heal: 1, to: you}"))
    table.line(P2, creature(1, 1))
    table.play(spell("{damage: 1, to: creatures}"))
    assert table.player(P1).health == 30


def test_what_was_given_to_the_fallen_is_gone_before_anything_else(table):  # C-141
    """The giver dies of the damage; the receiver, alive only by the gift, follows."""
    table.line(P2, creature(1, 1, always="{give: {health: 1}, to: {from: own_creatures, other: true}}"), creature(1, 1))
    table.play(spell("{damage: 1, to: enemy_creatures}"))
    assert table.line_of(P2) == []


def test_the_turn_players_effects_come_first(table):  # C-142
    table.line(P2, creature(1, 1, spell_played="{of: opponent, do: [{heal: 1, to: you}]}"))
    table.line(P1, creature(1, 1, spell_played="{heal: 1, to: you}"))
    table.play(spell())
    assert order(table) == [table.id(P1[0]), table.id(P2[0])]


def test_the_turn_players_effects_come_first_in_the_other_turn_too(table):  # C-142
    table.line(P1, creature(1, 1, spell_played="{of: opponent, do: [{heal: 1, to: you}]}"))
    table.line(P2, creature(1, 1, spell_played="{heal: 1, to: you}"))
    table.turn_of(P2)
    table.play(spell())
    assert order(table) == [table.id(P2[0]), table.id(P1[0])]


def test_each_side_in_its_order(table):  # C-142
    """Creatures left to right, Rune, Orb; whenever each of them came."""
    text = "{of: players, do: [{heal: 1, to: you}]}"
    o1 = table.give(P1, orb(spell_played=text))
    o2 = table.give(P2, orb(spell_played=text))
    r2 = table.give(P2, rune(spell_played=text))
    r1 = table.give(P1, rune(spell_played=text))
    table.line(P2, creature(1, 1, spell_played=text))
    table.line(P1, creature(1, 1, spell_played=text), creature(1, 1, spell_played=text))
    newest = table.play(creature(1, 1, spell_played=text), place=1)
    table.play(spell())
    assert order(table) == [table.id(P1[0]), newest, table.id(P1[1]), r1, o1, table.id(P2[0]), r2, o2]


def test_what_waits_on_the_field_comes_before_the_discard_pile(table):  # C-142
    table.line(P1, creature(1, 1, recycling="{heal: 1, to: you}"), creature(1, 5, destroyed="{heal: 1, to: you}"))
    table.play(spell("{destroy: {from: own_creatures, filter: {place: leftmost}}}"))
    assert order(table) == [table.id(P1[1]), table.id(P1[0])]


def test_tokens_and_cards_that_die_together_recycle_left_to_right(table):  # C-142 C-079
    text = "{heal: 1, to: you}"
    table.discard(P1, *[creature(1, 1)] * 3)
    table.line(P1, creature(1, 1, recycling=text), token(1, 1, recycling=text), creature(1, 1, recycling=text))
    table.play(spell("{destroy: own_creatures}"))
    assert order(table) == [table.id(P1[n]) for n in range(3)]


def test_creatures_under_foreign_control_recycle_in_their_controllers_order(table):  # C-142
    text = "{heal: 1, to: you}"
    table.line(P2, creature(1, 1, recycling=text))
    table.play(spell("{control: enemy_creatures}"))
    table.line(P1, creature(1, 1, recycling=text))
    table.line(P2, creature(1, 1, recycling=text))
    table.play(spell("{damage: 9, to: creatures}"))
    assert order(table) == [table.id(P2[0]), table.id(P1[0]), table.id(P2[1])]
    assert (table.player(P1).health, table.player(P2).health) == (32, 31)


def test_what_is_set_off_resolves_at_once_and_whole(table):  # C-143
    """Three deep: each effect is finished before the one that set it off goes on."""
    table.line(P2, creature(1, 1, recycling="[{damage: 1, to: own_creatures}, {heal: 1, to: you}]"),
               creature(1, 2, damaged="[{heal: 2, to: you}, {heal: 3, to: you}]"))  # fmt: skip
    table.play(spell("[{destroy: {from: enemy_creatures, filter: {place: leftmost}}}, {damage: 7, to: opponent}]"))
    assert [e["amount"] for e in table.events("heal", "damage")] == [1, 2, 3, 1, 7]


def test_of_two_effects_the_first_and_its_consequences_come_before_the_second(table):  # C-143
    table.line(P1, creature(1, 1, recycling="{damage: 1, to: {from: enemy_creatures, filter: {most: health}}}"),
               creature(1, 1, recycling="{damage: 2, to: opponent}"))  # fmt: skip
    table.line(P2, creature(1, 1, recycling="{damage: 3, to: opponent}"))
    table.play(spell("{destroy: own_creatures}"))
    assert [n for _, n in table.damages()] == [1, 3, 2]


def test_a_choice_in_the_depth_holds_up_all_above_it(table):  # C-143
    table.line(P2, creature(1, 1, recycling="{targets: [{from: enemies, pick: 1}], do: [{damage: 1, to: target}]}"))
    table.line(P1, creature(1, 3))
    table.play(spell("[{destroy: enemy_creatures}, {damage: 2, to: opponent}]"))
    assert (table.asked.kind, table.asked.seat) == ("target", P2)
    assert table.player(P2).health == 30
    table.pick(P1[0])
    assert table.player(P2).health == 28
    assert table.stats(P1[0]) == (1, 2)


DISARM = "{targets: [{from: orbs, pick: 1}], do: [{disarm: target}]}"


def test_a_mandatory_disarm_takes_the_own_orb_where_it_is_the_only_one(table):  # C-144
    i = table.give(P1, orb())
    table.play(creature(1, 1, summon=DISARM))
    assert table.orb(P1) is None
    assert table.discard_of(P1) == [i]
    assert table.asked.kind == "act", "there was nothing to choose"


def test_with_two_orbs_the_player_chooses(table):  # C-144
    table.give(P1, orb())
    i = table.give(P2, orb())
    table.play(creature(1, 1, summon=DISARM), targets=[i])
    assert table.orb(P2) is None
    assert table.orb(P1) is not None


def test_a_mandatory_choice_cannot_be_declined(table):  # C-144
    table.line(P1, creature(1, 5), creature(1, 5))
    table.play(creature(1, 5, summon="{targets: [{from: own_creatures, pick: 1}], do: [{damage: 1, to: target}]}"))
    assert table.refuse("pick").code == "wrong_number"
    assert table.refuse("no").code == "malformed"
    assert table.refuse("cancel").code == "nothing_to_cancel"
    assert all(len(answer) == 2 for answer in table.answers)


def test_you_may_can_be_declined(table):  # C-144
    for answer, health in (("no", 30), ("yes", 31)):
        table.play(creature(1, 1, summon="{may: true, do: [{heal: 1, to: you}]}"))
        assert table.asked.kind == "may"
        assert table.answers == [("yes",), ("no",)]
        table.answer(answer)
        assert table.player(P1).health == health


def test_up_to_allows_fewer(table):  # C-144
    table.line(P2, creature(1, 5), creature(1, 5))
    table.play(creature(1, 1, summon="{targets: [{from: enemy_creatures, pick: 2, up_to: true}], "
                                     "do: [{damage: 1, to: target}]}"))  # fmt: skip
    assert table.may("pick")
    assert table.may("pick", P2[1])
    table.pick(P2[1])
    assert (table.stats(P2[0]), table.stats(P2[1])) == ((1, 5), (1, 4))


def test_a_mandatory_effect_without_a_target_does_nothing(table):  # C-145
    i = table.play(creature(1, 1, summon=DISARM))
    assert table.zone(i) == "line"
    assert table.asked.kind == "act"


def test_what_needs_no_target_of_such_an_effect_is_done_all_the_same(table):  # C-145
    table.play(creature(1, 1, summon="{targets: [{from: orbs, pick: 1}], do: [{disarm: target}, {heal: 1, to: you}]}"))
    assert table.player(P1).health == 31


def test_the_choices_belong_to_the_controller_on_the_opponents_turn_too(table):  # C-146
    table.line(P2, creature(1, 1, recycling="{targets: [{from: enemies, pick: 1}], do: [{damage: 1, to: target}]}"))
    table.line(P1, creature(1, 3))
    table.play(spell("{destroy: enemy_creatures}"))
    assert (table.asked.kind, table.asked.seat, table.asked.source) == ("target", P2, table.id(P2[0]))
    assert set(table.asked.candidates) == {table.id(P1[0]), P1}
    table.pick(P1)
    assert table.player(P1).health == 29


def test_you_may_of_the_opponents_effect_is_asked_of_the_opponent(table):  # C-146
    table.line(P2, creature(1, 1, recycling="{may: true, do: [{heal: 1, to: you}]}"))
    table.play(spell("{destroy: enemy_creatures}"))
    assert (table.asked.kind, table.asked.seat) == ("may", P2)
    table.answer("yes")
    assert table.player(P2).health == 31


def test_a_draw_that_an_effect_gives_is_the_drawing_players(table):  # C-146
    table.play(spell("{draw: 1, who: opponent}"))
    assert (table.asked.kind, table.asked.seat) == ("draw", P2)
    assert table.answers == [("draw", 1), ("draw", 2), ("draw", 3)]


def test_what_lies_in_a_hand_is_chosen_by_its_owner(table):  # C-146 C-150
    """Another could not choose without seeing it."""
    ids = table.hand(P2, creature(1, 1), creature(2, 2))
    table.play(spell("{discard: {from: enemy_hand, pick: 1}}"))
    assert (table.asked.kind, table.asked.seat) == ("choose", P2)
    table.pick(ids[0])
    assert table.hand_of(P2) == [ids[1]]


def test_a_gift_reaches_who_comes_later(table):  # C-147
    table.line(P1, creature(1, 1, always="{give: {attack: 2}, to: own_creatures}"))
    i = table.play(creature(1, 1))
    assert table.stats(i) == (3, 1)
    assert table.stats(P1[0]) == (3, 1)


def test_a_gift_to_neighbours_follows_the_line(table):  # C-147
    table.line(P1, creature(1, 1), creature(1, 1, always="{give: {attack: 2}, to: {from: own_creatures, "
                                                         "adjacent_to: self}}"), creature(1, 1))  # fmt: skip
    assert [table.stats(P1[n])[0] for n in range(3)] == [3, 1, 3]
    between = table.play(creature(1, 1), place=1)
    assert table.stats(between)[0] == 3
    assert table.stats(P1[0])[0] == 1
    table.play(spell("{shift: {from: own_creatures, filter: {place: rightmost}}, to_place: left_end}"))
    assert [table.stats(P1[n])[0] for n in range(3)] == [1, 1, 1]
    assert table.stats(between)[0] == 3


def test_gifts_of_several_add_up(table):  # C-147
    giver = creature(1, 2, always="{give: {attack: 1}, to: own_creatures}")
    table.line(P1, giver, giver)
    assert table.stats(P1[0]) == (3, 2)
    table.play(spell("{destroy: {from: own_creatures, filter: {place: leftmost}}}"))
    assert table.stats(P1[1]) == (2, 2)


def test_a_gift_under_a_condition_comes_and_goes(table):  # C-147
    table.line(
        P1, creature(1, 1, always="{if: {count: own_creatures, at_least: 2}, do: [{give: {attack: 3}, to: self}]}")
    )
    assert table.stats(P1[0]) == (1, 1)
    i = table.play(creature(1, 1))
    assert table.stats(P1[0]) == (4, 1)
    table.play(spell("{targets: [{from: own_creatures, pick: 1}], do: [{destroy: target}]}"), targets=[i])
    assert table.stats(P1[0]) == (1, 1)


def test_a_gift_that_hangs_on_the_hand(table):  # C-147
    table.line(P1, creature(1, 1, always="{give: {attack: {resource: hand}}, to: self}"))
    assert table.stats(P1[0]) == (1, 1)
    table.play(spell("{fetch: 2}"))
    assert table.stats(P1[0]) == (3, 1)


def test_a_gift_changes_sides_with_its_source(table):  # C-147
    table.line(P2, creature(1, 1, always="{give: {attack: 2}, to: {from: own_creatures, other: true}}"), creature(1, 1))
    table.line(P1, creature(1, 1))
    table.play(spell("{control: {from: enemy_creatures, filter: {place: leftmost}}}"))
    assert table.stats(P2[1]) == (1, 1)
    assert table.stats(P1[0]) == (3, 1)


def test_runes_and_orbs_give_as_long_as_they_are_on_the_field(table):  # C-147
    table.line(P1, creature(1, 1))
    table.play(rune(always="{give: {attack: 1}, to: own_creatures}"))
    table.play(orb(always="{give: {attack: 2}, to: own_creatures}"))
    assert table.stats(P1[0]) == (4, 1)
    table.play(rune())
    table.play(orb())
    assert table.stats(P1[0]) == (1, 1)


def test_a_circle_of_effects_without_end_is_a_draw(table):  # C-143
    """Each damage sets off the next, for ever; nobody is asked anything that could stop it."""
    table.line(P1, creature(0, 9, damaged="{of: opponent, do: [{damage: 1, to: opponent}, {heal: 1, to: opponent}]}"))
    table.play(spell("{damage: 1, to: opponent}"))
    assert table.result == ()


def test_a_circle_is_recognised_where_a_position_comes_again(table):  # C-143
    table.line(P1, creature(0, 9, id="font", damaged="{heal: 1, to: self}"))
    table.line(P2, creature(0, 9, id="leech", healed="{of: creatures, do: [{damage: 1, to: subject}]}"))
    table.line(P2, creature(0, 9, id="idle", damaged="{heal: 1, to: self}"))
    table.play(spell("{damage: 1, to: own_creatures}"))
    assert table.result == ()
    assert len(table.log.events) < 3 * running.LONG
    last = table.log.events[-1].facts
    assert last["endless"] and last["circle"] == ["font", "leech"]


def test_what_grows_without_end_names_its_cards_too(table):  # C-143
    """No position comes again, and in the moment in which the match is ended no effect may be under way."""
    for seat in (P1, P2):
        table.line(seat, creature(0, 9, id=f"ash{int(seat)}", burnout_taken="{fetch: 1, who: opponent}"))
        table.deck(seat)
    table.play(spell("{fetch: 1, who: you}"))
    assert table.result == () and table.log.events[-1].facts["circle"] == ["ash0", "ash1"]


def test_a_long_effect_is_not_taken_for_an_endless_one(table):  # C-143
    table.line(P1, *[creature(0, 99, damaged="{heal: 1, to: self}") for _ in range(8)])
    table.play(spell("{damage: 1, to: own_creatures, times: 99}"))
    assert table.result is None
    assert [table.stats(P1[n]) for n in range(8)] == [(0, 99)] * 8
