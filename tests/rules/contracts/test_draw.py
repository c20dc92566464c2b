"""Chapter 3, draw, fetch, burnout, hand: C-020 to C-030."""

import pytest

from game.kernel.views import view
from tests.rules.contracts.board import P1, P2, creature, spell

AMBUSH = "{lose: 5, who: opponent}"


def plain():
    return creature(1, 1, cost="{pure: 10}")


def to_the_draw(table):
    """P1 ends the turn; P2 is asked how to draw."""
    table.end_turn(until="draw")


def full_hand(table, seat, size):
    return table.hand(seat, *[plain()] * size)


def draw_effect(table, targets=()):
    """P1 plays a Spell that gives a draw."""
    table.play(spell("{draw: 1}"), targets=targets)


# --- draw ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [2, 3])
def test_a_draw_keeps_one_and_discards_the_others(table, number):  # C-020
    top = table.top(P2, plain(), plain(), plain(), plain())
    to_the_draw(table)
    table.answer("draw", number)
    assert table.looked_at(P2) == top[:number]
    assert table.asked.kind == "keep"
    table.pick(top[1])
    assert table.hand_of(P2) == [top[1]]
    assert set(table.discard_of(P2)) == set(top[:number]) - {top[1]}
    assert table.deck_of(P2)[0] == top[number]
    assert table.player(P2).health == 30


def test_a_draw_of_one_just_takes_it(table):  # C-020
    first, second = table.top(P2, plain(), plain())
    to_the_draw(table)
    table.answer("draw", 1)
    assert table.hand_of(P2) == [first] and table.deck_of(P2)[0] == second and table.discard_of(P2) == []
    assert table.asked.kind == "act"


def test_exactly_one_is_kept(table):  # C-020
    a, b = table.top(P2, plain(), plain(), plain())[:2]
    to_the_draw(table)
    table.answer("draw", 3)
    assert table.answers == [("pick", i) for i in table.looked_at(P2)]
    assert table.refuse("pick", a, b).code == "wrong_number"
    assert table.refuse("pick").code == "wrong_number"
    assert table.refuse("pick", table.deck_of(P2)[0]).code == "not_a_choice"


def test_a_draw_looks_at_one_to_three(table):  # C-020
    draw_effect(table)
    assert table.answers == [("draw", 1), ("draw", 2), ("draw", 3)]
    assert table.refuse("draw", 0).code == "not_an_answer"
    assert table.refuse("draw", 4).code == "not_an_answer"


def test_what_is_looked_at_the_opponent_does_not_see_but_the_discarded_is_public(table):  # C-020
    a, b = table.top(P2, plain(), plain())
    to_the_draw(table)
    table.answer("draw", 2)
    assert view(table.state, 1)["entities"][a] is not None
    assert view(table.state, 0)["entities"][a] is None and view(table.state, 0)["entities"][b] is None
    table.pick(a)
    assert view(table.state, 0)["entities"][a] is None
    assert view(table.state, 0)["entities"][b] is not None


def test_the_number_is_chosen_before_any_contract_is_seen(table):  # C-021
    top = table.top(P2, plain(), plain(), plain())
    to_the_draw(table)
    assert table.looked_at(P2) == []
    assert all(view(table.state, 1)["entities"][i] is None for i in top)
    table.answer("draw", 2)
    assert view(table.state, 1)["entities"][top[0]] is not None
    assert view(table.state, 1)["entities"][top[2]] is None, "the third was not looked at"


def test_two_draws_are_two_separate_draws(table):  # C-020
    top = table.top(P1, plain(), plain(), plain())
    table.play(spell("{draw: 2}"))
    table.answer("draw", 1)
    assert table.asked.kind == "draw" and table.hand_of(P1) == [top[0]]
    table.answer("draw", 2)
    table.pick(top[2])
    assert table.hand_of(P1) == [top[0], top[2]] and table.discard_of(P1)[0] == top[1]
    assert table.asked.kind == "act"


# --- fetch -----------------------------------------------------------------------------------------------------------


def test_to_fetch_takes_the_top_contract_without_a_choice(table):  # C-022
    a, b = table.top(P1, plain(), plain())
    table.play(spell("{fetch: 1}"))
    assert table.hand_of(P1) == [a] and table.deck_of(P1)[0] == b
    assert table.asked.kind == "act"


def test_to_fetch_none_fetches_none(table):  # C-022
    table.play(spell("{fetch: {count: enemy_creatures}}"))
    assert table.hand_of(P1) == [] and table.player(P1).health == 30


def test_to_fetch_three_fetches_one_after_another(table):  # C-022
    """What the first one sets off is done before the second one is fetched."""
    ambusher = creature(1, 1, cost="{pure: 10}", ambush="{lose: 3, who: you}")
    a, b, c = table.top(P1, plain(), ambusher, plain())
    table.play(spell("{fetch: 3}"))
    assert table.hand_of(P1) == [a, b, c]
    told = [e.get("entity", e["kind"]) for e in table.events("moved", "lose") if e.get("from") != "hand"]
    assert told[:4] == [a, b, "lose", c]


# --- special draw ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "damage"), [(2, 0), (3, 1), (4, 2)])
def test_a_special_draw_keeps_two_and_the_rest_hurts(table, number, damage):  # C-023
    top = table.top(P2, plain(), plain(), plain(), plain())
    to_the_draw(table)
    table.answer("special", number)
    if number > 2:
        table.pick(top[0], top[2])
        assert set(table.hand_of(P2)) == {top[0], top[2]}
        assert set(table.discard_of(P2)) == set(top[:number]) - {top[0], top[2]}
    else:
        assert set(table.hand_of(P2)) == set(top[:2])
    assert table.player(P2).health == 30 - damage
    assert table.damages() == ([(P2, damage)] if damage else []), "one instance, to the player"


def test_the_damage_of_a_special_draw_comes_after_the_discard(table):  # C-023
    top = table.top(P2, *[plain()] * 4)
    to_the_draw(table)
    table.answer("special", 4)
    table.pick(*top[:2])
    kinds = [e["kind"] for e in table.events("moved", "damage")]
    assert kinds[-3:] == ["moved", "moved", "damage"]


def test_a_special_draw_looks_at_two_to_four_in_place_of_the_draw(table):  # C-023
    to_the_draw(table)
    assert table.answers == [("draw", 1), ("draw", 2), ("draw", 3), ("special", 2), ("special", 3), ("special", 4)]
    table.refuse("special", 1)
    table.refuse("special", 5)
    table.answer("special", 2)
    assert table.asked.kind == "act", "there is no draw besides"
    assert len(table.hand_of(P2)) == 2


def test_a_special_draw_keeps_neither_one_nor_three(table):  # C-023
    to_the_draw(table)
    table.answer("special", 4)
    seen = table.looked_at(P2)
    assert table.refuse("pick", seen[0]).code == "wrong_number"
    assert table.refuse("pick", *seen[:3]).code == "wrong_number"


def test_the_special_draw_is_had_once_per_game(table):  # C-023
    table.end_turn(draw=("special", 2))
    table.end_turn(draw=("special", 2))  # the other player has one too
    to_the_draw(table)
    assert table.asked.seat == P2
    assert table.answers == [("draw", 1), ("draw", 2), ("draw", 3)]
    table.refuse("special", 2)


def test_an_unused_special_draw_stays(table):  # C-023
    table.end_turn(draw=("draw", 1))
    table.end_turn()
    to_the_draw(table)
    assert ("special", 2) in table.answers


def test_effects_give_no_special_draw(table):  # C-024
    draw_effect(table)
    assert table.asked.kind == "draw"
    table.refuse("special", 2)
    table.answer("draw", 1)
    table.end_turn()
    table.end_turn(until="draw")
    assert ("special", 2) in table.answers, "nor do they use it up"


def test_a_draw_at_the_start_of_the_turn_by_an_effect_is_not_special(table):  # C-024
    table.line(P2, creature(1, 1, turn_start="{draw: 1}"))
    table.answer("end")
    assert table.asked.kind == "draw" and table.asked.seat == P2
    assert ("special", 2) not in table.answers
    table.answer("draw", 1)
    assert table.asked.kind == "extractor"


# --- burnout ---------------------------------------------------------------------------------------------------------


def test_fetching_from_an_empty_deck_burns_one_more_each_time(table):  # C-025
    table.deck(P1)
    table.play(spell("{fetch: 3}"))
    assert table.damages() == [(P1, 1), (P1, 2), (P1, 3)]
    assert table.player(P1).health == 24 and table.hand_of(P1) == []


def test_burnout_is_counted_over_the_whole_game_for_each_player(table):  # C-025
    table.deck(P1)
    table.deck(P2)
    table.play(spell("{fetch: 2}"))
    table.end_turn()  # P2 draws 1
    assert table.damages() == [(P1, 1), (P1, 2), (P2, 1)]
    table.end_turn()  # P1 draws 1
    assert table.damages()[-1] == (P1, 3)


def test_looking_with_an_empty_deck_burns_for_each_contract(table):  # C-025
    table.deck(P2)
    table.end_turn(draw=("draw", 3))
    assert table.damages() == [(P2, 1), (P2, 2), (P2, 3)]
    assert table.hand_of(P2) == table.discard_of(P2) == []


def test_a_draw_that_outlasts_the_deck_burns_for_what_is_missing(table):  # C-025
    table.deck(P2, plain())
    table.end_turn(draw=("draw", 3))
    assert table.damages() == [(P2, 1), (P2, 2)]
    assert len(table.hand_of(P2)) == 1


def test_a_special_draw_burns_too(table):  # C-025
    table.deck(P2)
    table.end_turn(draw=("special", 4))
    assert table.damages() == [(P2, 1), (P2, 2), (P2, 3), (P2, 4)]


def test_milling_an_empty_deck_burns_nobody(table):  # C-025
    table.deck(P1, plain())
    table.play(spell("{mill: 3, who: you}"))
    assert table.player(P1).health == 30 and table.deck_of(P1) == []


def test_burnout_is_no_contract(table):  # C-026
    """Of two contracts and two burnouts both contracts are taken; nothing is left to be discarded or to hurt."""
    a, b = table.deck(P2, plain(), plain())
    table.end_turn(draw=("special", 4))
    assert table.hand_of(P2) == [a, b] and table.discard_of(P2) == []
    assert table.damages() == [(P2, 1), (P2, 2)], "only burnout, no damage of the special draw"


def test_burnout_does_not_count_for_the_damage_of_the_special_draw(table):  # C-026
    a, b, c = table.deck(P2, plain(), plain(), plain())
    to_the_draw(table)
    table.answer("special", 4)
    assert table.looked_at(P2) == [a, b, c], "burnout can't be chosen"
    table.pick(b, c)
    assert table.damages() == [(P2, 1), (P2, 1)], "one of burnout, one for the contract that was discarded"
    assert table.player(P2).burnouts == 1


def test_a_draw_that_sees_only_burnout_adds_nothing(table):  # C-026
    table.deck(P1)
    draw_effect(table)
    table.answer("draw", 2)
    assert table.hand_of(P1) == [] and table.asked.kind == "act"
    assert table.player(P1).health == 27


def test_burnout_is_taken_at_once_and_one_after_another(table):  # C-027
    """The player who loses 3 health at the first instance is asked only when all is done."""
    table.line(P1, creature(1, 9, damaged="{of: you, do: [{modify: {attack: 1}, to: self}]}"))
    table.deck(P1, plain())
    draw_effect(table)
    table.answer("draw", 3)
    assert table.stats(P1[0])[0] == 3, "set off once by each instance"
    kinds = [e["kind"] for e in table.events("damage", "modified")]
    assert kinds == ["damage", "modified", "damage", "modified"], "what the first sets off comes before the second"


def test_burnout_comes_before_anything_is_kept(table):  # C-027
    table.deck(P2, plain(), plain())
    to_the_draw(table)
    table.answer("draw", 3)
    assert table.asked.kind == "keep"
    assert table.player(P2).health == 29


# --- hand ------------------------------------------------------------------------------------------------------------


def test_a_hand_holds_ten(table):  # C-028
    full_hand(table, P1, 9)
    a, b = table.top(P1, plain(), plain())
    table.line(P1, creature(1, 1, "adrenaline", attacks="{fetch: 2}"))
    table.attack(P1[0], P2)
    assert len(table.hand_of(P1)) == 10 and a in table.hand_of(P1)
    assert table.discard_of(P1) == [b]


def test_what_is_drawn_into_a_full_hand_is_discarded(table):  # C-028
    full_hand(table, P2, 10)
    a, b = table.top(P2, plain(), plain())
    to_the_draw(table)
    table.answer("draw", 2)
    table.pick(a)
    assert len(table.hand_of(P2)) == 10
    assert set(table.discard_of(P2)) == {a, b}


def test_what_does_not_fit_was_fetched_all_the_same(table):  # C-022, C-028: "all contracts you fetched or drew"
    full_hand(table, P1, 8)
    table.line(P1, creature(0, 9, contract_drawn="{modify: {attack: 1}, to: self}"))
    table.play(spell("{fetch: 3}"))
    assert table.stats(P1[0]) == (3, 9)


def test_a_played_contract_makes_room_before_its_effect(table):  # C-028
    full_hand(table, P1, 9)
    (top,) = table.top(P1, plain())
    table.play(spell("{fetch: 1}"))
    assert top in table.hand_of(P1) and len(table.hand_of(P1)) == 10


def test_the_hand_limit_is_a_constant_of_the_rules_file(table):  # C-028
    table.rules(hand_limit=2)
    table.play(spell("{fetch: 3}"))
    assert len(table.hand_of(P1)) == 2


def test_with_a_full_hand_burnout_is_still_taken(table):  # C-029
    full_hand(table, P2, 10)
    table.deck(P2)
    table.end_turn(draw=("draw", 2))
    assert table.damages() == [(P2, 1), (P2, 2)]


def test_with_a_full_hand_an_ambush_still_activates(table):  # C-029
    full_hand(table, P2, 10)
    (ambusher,) = table.top(P2, creature(1, 1, ambush=AMBUSH))
    table.end_turn()
    assert table.zone(ambusher) == "discard"
    assert table.player(P1).health == 25


def test_an_ambush_activates_only_for_the_contract_that_is_added(table):  # C-029
    """Looked at and not chosen, it does nothing; also with a full hand."""
    full_hand(table, P2, 10)
    ambusher, other = table.top(P2, creature(1, 1, ambush=AMBUSH), plain())
    to_the_draw(table)
    table.answer("draw", 2)
    table.pick(other)
    assert table.zone(ambusher) == "discard"
    assert table.player(P1).health == 30


def test_special_draw_with_nine_in_hand(table):  # C-030
    full_hand(table, P2, 9)
    a, b, c, d = table.top(P2, *[plain()] * 4)
    to_the_draw(table)
    table.answer("special", 4)
    table.pick(b, c)
    assert table.asked.kind == "keep_one" and table.asked.seat == P2
    assert table.answers == [("pick", b), ("pick", c)]
    table.refuse("pick", a)
    table.pick(c)
    assert c in table.hand_of(P2) and len(table.hand_of(P2)) == 10
    assert set(table.discard_of(P2)) == {a, b, d}
    assert table.damages() == [(P2, 2)], "the contract that did not fit adds none"


def test_special_draw_of_two_with_nine_in_hand(table):  # C-030
    full_hand(table, P2, 9)
    a, b = table.top(P2, plain(), plain())
    to_the_draw(table)
    table.answer("special", 2)
    table.pick(a)
    assert table.discard_of(P2) == [b] and a in table.hand_of(P2)
    assert table.damages() == []


def test_special_draw_with_ten_in_hand(table):  # C-030
    full_hand(table, P2, 10)
    top = table.top(P2, *[plain()] * 3)
    to_the_draw(table)
    table.answer("special", 3)
    table.pick(*top[:2])
    assert set(table.discard_of(P2)) == set(top)
    assert table.damages() == [(P2, 1)]


def test_the_ambush_of_the_contract_that_did_not_fit_activates(table):  # C-030
    full_hand(table, P2, 9)
    a, b = table.top(P2, creature(1, 1, ambush=AMBUSH), plain())
    to_the_draw(table)
    table.answer("special", 2)
    table.pick(b)
    assert table.zone(a) == "discard"
    assert table.player(P1).health == 25


# --- a draw within a draw --------------------------------------------------------------------------------------------


def test_a_draw_by_an_ambush_is_done_before_the_first_draw_goes_on(table):  # C-020, C-023
    """Each draw keeps and discards only what it looked at itself."""
    ambusher, a, b, c, d = table.top(P2, creature(1, 1, ambush="{draw: 1}"), plain(), plain(), plain(), plain())
    to_the_draw(table)
    table.answer("special", 3)
    table.pick(ambusher, a)
    assert table.asked.kind == "draw" and table.hand_of(P2) == [ambusher]
    assert table.damages() == [], "the first draw is not over"
    table.answer("draw", 2)
    assert table.answers == [("pick", c), ("pick", d)]
    table.pick(d)
    assert table.hand_of(P2) == [ambusher, d, a]
    assert table.discard_of(P2) == [c, b]
    assert table.damages() == [(P2, 1)]


def test_a_draw_that_burnout_sets_off_is_done_before_the_first_draw_goes_on(table):  # C-020, C-027
    table.line(P1, creature(1, 9, damaged="{of: you, do: [{move: own_discard, into: deck_top}, {draw: 1}]}"))
    (buried,) = table.discard(P1, plain())
    (top,) = table.deck(P1, plain())
    table.play(spell("{draw: 1}"))
    table.answer("draw", 2)
    assert (table.asked.kind, table.looked_at(P1)) == ("draw", [top]), "the first burnout sets off a second draw"
    table.answer("draw", 1)
    assert table.hand_of(P1) == [buried, top] and table.looked_at(P1) == []


def test_a_refused_special_draw_says_why(table):  # C-023, C-024
    table.special_used(P1)
    table.turn_of(P2)
    table.end_turn(until="draw")
    assert (table.refuse("special", 3).code, table.refuse("special", 3).clause) == ("special_used", "C-023")
    table.answer("draw", 1)
    table.play(spell("{draw: 1}"))
    assert (table.refuse("special", 2).code, table.refuse("special", 2).clause) == ("special_at_start_only", "C-024")
    assert table.refuse("draw", 9).code == "not_an_answer"
