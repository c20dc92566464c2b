"""Chapter 4, the turn: C-040 to C-049."""

import pytest

from tests.rules.contracts.board import P1, P2, creature, orb, rune, spell


def told(table, *kinds):
    return [e["kind"] for e in table.events(*kinds)]


# --- the start -------------------------------------------------------------------------------------------------------


def test_the_steps_of_a_turn_come_in_order(table):  # C-040
    table.line(P2, creature(1, 1, turn_start="{heal: 1, to: you}", turn_end="{lose: 1, who: you}"))
    table.give(P2, orb())
    table.end_turn()
    table.end_turn(orb_active=("yes",))
    steps = told(table, "turn", "heal", "extractor", "filled", "draw", "turn_end", "lose", "orb_active", "emptied",
                 "tanks_filled")  # fmt: skip
    assert steps == [
        "turn_end", "emptied",  # P1
        "turn", "heal", "extractor", "filled", "draw",
        "turn_end", "lose", "orb_active", "emptied", "tanks_filled",
        "turn", "extractor", "filled", "draw",  # P1 again
    ]  # fmt: skip


def test_turns_alternate(table):  # C-040
    for expected in (P2, P1, P2):
        table.end_turn()
        assert table.state.active == expected and table.asked.seat == expected
    assert table.state.turn == 6


def test_start_of_turn_effects_come_before_the_extractor(table):  # C-041
    """What counts extractors at the start of the turn does not see the one to come."""
    table.mana(P2, fire=3)
    counter = "{modify: {attack: {resource: extractors, of: you}}, to: self}"
    table.line(P2, creature(0, 1, turn_start=counter))
    table.end_turn()
    assert table.stats(P2[0])[0] == 3
    assert table.player(P2).extractors == {"fire": 3, "light": 1}


def test_a_choice_of_a_start_of_turn_effect_comes_before_the_extractor(table):  # C-041
    table.line(P1, creature(1, 3), creature(1, 3))
    pinch = "{targets: [{from: enemy_creatures, pick: 1}], do: [{damage: 1, to: target}]}"
    table.line(P2, creature(1, 1, turn_start=pinch))
    table.answer("end")
    assert (table.asked.kind, table.asked.seat) == ("target", P2)
    table.pick(P1[1])
    assert table.asked.kind == "extractor"


def test_start_of_turn_effects_are_only_the_turn_players(table):  # C-041
    table.line(P1, creature(1, 1, turn_start="{heal: 3, to: you}"))
    table.health(P1, 20)
    table.end_turn()
    assert table.player(P1).health == 20
    table.end_turn()
    assert table.player(P1).health == 23


@pytest.mark.parametrize("colour", ["fire", "water", "light"])
def test_the_player_gains_an_extractor_of_a_colour_of_their_choice(table, colour):  # C-042
    table.mana(P2, fire=1)
    table.end_turn(until="extractor")
    assert table.answers == [("gain", "fire"), ("gain", "water"), ("gain", "light")]
    table.go_on(extractor=("gain", colour))
    assert sum(table.player(P2).extractors.values()) == 2
    assert table.player(P2).extractors[colour] == (2 if colour == "fire" else 1)
    assert table.player(P1).extractors == {}, "the opponent gains none"


def test_grey_is_never_a_choice(table):  # C-042
    table.end_turn(until="extractor")
    assert table.refuse("gain", "pure").code == "not_an_answer"
    table.mana(P2, fire=10)
    table.go_on()
    table.end_turn()
    table.end_turn(until="extractor")
    assert table.asked.seat == P2
    table.refuse("exchange", "fire", "pure")


def test_an_extractor_below_ten_can_be_neither_declined_nor_exchanged(table):  # C-042, C-043
    table.mana(P2, fire=9)
    table.end_turn(until="extractor")
    table.refuse("decline")
    table.refuse("exchange", "fire", "water")
    table.go_on(extractor=("gain", "water"))
    assert table.player(P2).extractors == {"fire": 9, "water": 1}


def test_with_ten_extractors_one_may_be_exchanged(table):  # C-043
    table.mana(P2, fire=6, water=4)
    table.end_turn(until="extractor")
    assert set(table.answers) == {
        ("decline",), ("exchange", "fire", "water"), ("exchange", "fire", "light"),
        ("exchange", "water", "fire"), ("exchange", "water", "light"),
    }  # fmt: skip
    table.go_on(extractor=("exchange", "fire", "light"))
    assert table.player(P2).full == {"fire": 5, "water": 4, "light": 1}


def test_an_exchange_needs_an_extractor_of_that_colour_and_a_different_one(table):  # C-043
    table.mana(P2, fire=10)
    table.end_turn(until="extractor")
    for wrong in (("exchange", "water", "fire"), ("exchange", "fire", "fire"), ("gain", "fire")):
        assert table.refuse(*wrong).code == "not_an_answer"


def test_the_exchange_may_be_declined(table):  # C-043
    table.mana(P2, fire=10)
    table.end_turn(extractor=("decline",))
    assert table.player(P2).full == {"fire": 10}


def test_the_grey_extractor_may_be_given_away_for_good(table):  # C-043
    table.mana(P2, fire=9, pure=1)
    table.end_turn(extractor=("exchange", "pure", "light"))
    assert table.player(P2).full == {"fire": 9, "light": 1}
    table.end_turn()
    table.end_turn(until="extractor")
    assert not [a for a in table.answers if "pure" in a]


def test_the_rules_file_can_keep_the_grey_extractor(table):  # C-043
    table.rules(exchange_grey=False)
    table.mana(P2, fire=9, pure=1)
    table.end_turn(until="extractor")
    table.refuse("exchange", "pure", "light")
    assert ("exchange", "fire", "light") in table.answers


def test_every_extractor_fills_the_new_one_included(table):  # C-044
    table.mana(P2, full=False, fire=2, water=1, pure=1)
    table.mana(P1, full=False, fire=2)
    table.end_turn(extractor=("gain", "water"))
    assert table.player(P2).full == {"fire": 2, "water": 2, "pure": 1}
    assert table.player(P1).full == {}, "only those of the turn player"


def test_tanks_do_not_fill_at_the_start_of_the_turn(table):  # C-044
    table.mana(P2, fire=3, full=False, tanks=2)
    table.end_turn()
    assert table.player(P2).tanks == 2


def test_extractors_are_full_before_the_draw(table):  # C-044, C-045
    table.mana(P2, full=False, fire=2)
    table.end_turn(until="draw")
    assert table.player(P2).full == {"fire": 2, "light": 1}
    assert table.hand_of(P2) == []


def test_the_player_draws_once(table):  # C-045
    table.end_turn(until="draw")
    assert table.asked.seat == P2
    table.answer("draw", 1)
    assert table.asked.kind == "act"
    assert len(table.hand_of(P2)) == 1 and table.hand_of(P1) == []


def test_the_draw_cannot_be_left_out(table):  # C-045
    table.end_turn(until="draw")
    for wrong in (("draw", 0), ("no",), ("end",), ("decline",)):
        table.refuse(*wrong)


def test_an_effect_gives_an_empty_extractor_up_to_the_limit(table):  # C-042, C-044
    table.mana(P1, full=False, fire=8)
    table.play(spell("[{gain_extractor: water}, {gain_extractor: light}, {gain_extractor: fire}]"))
    assert table.player(P1).extractors == {"fire": 8, "water": 1, "light": 1}
    assert table.player(P1).full == {} and table.player(P2).extractors == {}


def test_spells_of_this_turn_are_counted_for_this_turn_alone(table):  # C-040
    """Also those of the player whose turn it was before."""
    count = "{modify: {attack: {resource: spells_this_turn, of: opponent}}, to: you}"
    table.play(spell())
    table.play(spell())
    table.end_turn()
    table.play(spell(count))
    assert table.player(P2).attack == 0
    table.play(spell("{modify: {attack: {resource: spells_this_turn, of: you}}, to: you}"))
    assert table.player(P2).attack == 1


# --- free actions ----------------------------------------------------------------------------------------------------


def test_free_actions_come_in_any_order_and_repeatedly(table):  # C-046
    table.line(P1, creature(2, 9), creature(2, 9))
    table.line(P2, creature(0, 9))
    table.give(P1, orb(attack=1, durability=5), rune("{heal: 1, to: you}"))
    table.attack(P1[0], P2)
    table.play(spell("{damage: 1, to: opponent}"))
    table.use_orb(P2)
    table.play(creature(1, 1), place=0)
    table.use_rune()
    table.play(spell("{damage: 1, to: opponent}"))
    table.magnetize(P1[1])
    table.play(orb(attack=3))
    table.use_orb(P2)
    assert table.player(P2).health == 30 - 2 - 1 - 1 - 1 - 3
    assert len(table.line_of(P1)) == 3 and table.asked.kind == "act"


def test_nothing_of_the_opponents_can_be_used(table):  # C-046
    table.line(P2, creature(2, 2))
    gun = table.give(P2, orb())
    sign = table.give(P2, rune())
    (card,) = table.hand(P2, spell())
    assert table.answers == [("end",)]
    assert table.refuse("attack", P2[0], P1).code == "not_a_fighter"
    assert table.refuse("magnetize", P2[0]).code == "not_own_creature"
    assert table.refuse("orb", gun, P1).code == "not_own_orb"
    assert table.refuse("rune", sign).code == "not_own_rune"
    assert table.refuse("play", card).code == "not_in_hand"


def test_the_turn_goes_on_until_the_player_ends_it(table):  # C-047
    """Even with nothing left to do the player is asked."""
    assert table.answers == [("end",)]
    table.play(spell())
    assert table.state.active == P1 and table.answers == [("end",)]
    table.answer("end")
    assert table.state.active == P2


def test_ending_the_turn_is_always_possible(table):  # C-047
    table.line(P1, creature(2, 2))
    table.hand(P1, spell())
    assert ("end",) in table.answers and len(table.answers) > 3


# --- the end ---------------------------------------------------------------------------------------------------------


def test_end_of_turn_effects_come_before_the_decision_about_the_orb(table):  # C-048
    table.give(P1, orb())
    table.line(P1, creature(1, 1, turn_end="{destroy: own_orb}"))
    table.answer("end")
    assert table.orb(P1) is None
    assert table.asked.kind == "extractor", "nothing is asked about an Orb that is gone"


def test_the_decision_about_the_orb_comes_before_extractors_are_emptied(table):  # C-048
    table.give(P1, orb())
    table.mana(P1, fire=3)
    table.answer("end")
    assert table.asked.kind == "orb_active" and table.player(P1).full == {"fire": 3}
    table.answer("no")
    assert table.asked.kind == "store"


def test_end_of_turn_effects_may_still_use_the_mana(table):  # C-048
    """Only what is full when the extractors are emptied can be stored."""
    table.mana(P1, full=False, fire=3)
    table.line(P1, creature(1, 1, turn_end="{refill: 2}"))
    table.end_turn(until="store")
    assert table.answers[0] == ("store", 2)


def test_end_of_turn_effects_are_only_the_turn_players(table):  # C-048
    table.line(P2, creature(1, 1, turn_end="{lose: 2, who: you}"))
    table.end_turn()
    assert table.player(P2).health == 30
    table.end_turn()
    assert table.player(P2).health == 28


@pytest.mark.parametrize(
    ("full", "tanks", "most"),
    [(3, 0, 3), (3, 3, 2), (7, 0, 5), (5, 4, 1)],
)
def test_for_each_full_extractor_one_empty_tank_may_be_filled(table, full, tanks, most):  # C-048
    table.mana(P1, fire=full, tanks=tanks)
    table.end_turn(until="store")
    assert table.answers == [("store", n) for n in range(most, -1, -1)], "as many as fit are proposed first"
    table.refuse("store", most + 1)
    table.answer("store", most)
    assert table.player(P1).tanks == tanks + most
    assert table.player(P1).full == {} and table.player(P1).extractors == {"fire": full}


def test_a_player_who_asks_to_can_store_fewer(table):  # C-048
    table.mana(P1, fire=4)
    table.end_turn(store=("store", 1))
    assert table.player(P1).tanks == 1 and table.player(P1).full == {}


def test_the_grey_extractor_can_be_stored_too(table):  # C-048
    table.mana(P1, pure=1)
    table.end_turn()
    assert table.player(P1).tanks == 1


def test_an_extractor_that_was_spent_fills_no_tank(table):  # C-048
    table.mana(P1, fire=3)
    table.play(spell(cost="{fire: 2}"))
    table.end_turn()
    assert table.player(P1).tanks == 1


def test_nothing_is_asked_where_nothing_can_be_stored(table):  # C-048
    table.mana(P1, fire=2, tanks=5)
    table.answer("end")
    assert table.asked.kind == "extractor"
    assert table.player(P1).full == {} and table.player(P1).tanks == 5


def test_only_the_turn_player_stores_and_empties(table):  # C-048
    table.mana(P1, fire=2)
    table.mana(P2, water=3)
    table.answer("end")
    assert table.asked.seat == P1
    table.answer("store", 2)
    assert table.player(P2).full == {"water": 3} and table.player(P2).tanks == 0


def test_tanks_keep_their_mana_between_turns(table):  # C-049
    table.mana(P1, fire=1, tanks=3)
    table.end_turn(store=("store", 0))
    assert table.player(P1).tanks == 3
    table.end_turn()
    assert table.player(P1).tanks == 3
    table.end_turn()
    table.end_turn()
    assert table.player(P1).tanks == 5, "the extractors of the turn before filled two more"


def test_extractors_never_keep_their_mana(table):  # C-049
    table.mana(P1, fire=9, tanks=5)
    table.end_turn()
    assert table.player(P1).full == {}
    table.end_turn(until="extractor")
    assert table.player(P1).full == {}, "until they fill in the next own turn"
    table.go_on()
    assert table.player(P1).full == {"fire": 9, "light": 1}
