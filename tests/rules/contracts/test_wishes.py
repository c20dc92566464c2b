"""What designers wanted to write and could not (audit): a card for each that the language can say by now.

Costs that change stand in `test_changing_costs.py`.
"""

import pytest

from game.kernel.description import described
from tests.rules.contracts.board import P1, P2, Table, creature, orb, spell, token


@pytest.fixture
def table():
    return Table()


def test_neighbours_are_given_a_recycling_text(table):
    lesson = "{when: recycling, do: [{damage: 2, to: opponent}]}"
    teacher = creature(0, 9, always=f"{{teach: [{lesson}], to: {{from: own_creatures, adjacent_to: self}}}}")
    table.line(P1, creature(1, 1), teacher, creature(1, 1), creature(1, 1))
    table.play(spell("{damage: 1, to: {from: own_creatures, filter: {health: 1}}}"))
    assert table.player(P2).health == 26


def test_a_creature_becomes_a_copy_of_another(table):
    table.line(P1, creature(1, 1))
    table.line(P2, creature(5, 7, "fog"))
    table.play(spell("{become: own_creatures, like: {from: enemy_creatures, filter: {most: attack}}}"))
    assert table.stats(P1[0]) == (5, 7) and table.has(P1[0], "fog")


@pytest.mark.parametrize(("number", "extractors"), [(0, [1, 0, 0, 0]), (1, [0, 1, 0, 0])])
def test_a_colour_is_chosen_and_one_of_two_is_done(table, number, extractors):
    either = {"when": "play", "modes": [{"do": [{"gain_extractor": "fire"}]}, {"do": [{"gain_extractor": "water"}]}]}
    i = table.hand(P1, spell(clauses=[either], play=None))[0]
    table.answer("play", i)
    table.answer("mode", number)
    assert table.state.seats[P1][:4] == extractors


def test_damage_is_passed_on_or_lessened(table):
    table.line(P2, creature(0, 9, clauses=[{"instead": "damage", "of": "you", "redirect": "self"}]))
    table.line(P1, creature(0, 9, clauses=[{"instead": "damage", "of": "you", "less": 1}]))
    table.play(spell("{damage: 3, to: players}"))
    assert table.player(P2).health == 30 and table.creature(P2[0]).health == 6 and table.player(P1).health == 28


def test_a_filter_asks_who_has_acted(table):
    table.line(P1, creature(1, 5), creature(1, 5))
    table.attack(P1[0], P2)
    table.play(spell("{destroy: {from: own_creatures, filter: {acted: true}}}"))
    assert table.zone(P1[0]) == "discard" and table.zone(P1[1]) == "line"


def test_picks_go_to_different_places(table):
    one, two = table.discard(P1, spell(), creature(2, 2))
    pick = "{from: own_discard, pick: 1}"
    moves = "[{move: target, into: hand}, {move: target2, into: deck_bottom}]"
    table.play(spell(f"{{targets: [{pick}, {pick}], do: {moves}}}"), targets=[two])
    assert table.zone(two) == "hand" and table.state.zones[0][0] == one


def test_as_much_as_was_dealt(table):
    """The amount of an event, and who gets as much."""
    table.line(P1, creature(3, 9, deals_damage="{heal: {amount: event}, to: you}"))
    table.line(P2, creature(0, 9, damaged="{damage: {amount: event, times: 2}, to: opponent}"))
    table.health(P1, 20)
    table.attack(P1[0], P2[0])
    assert table.player(P1).health == 20 + 3 - 6


def test_an_amount_may_be_asked_for(table):
    table.line(P2, creature(0, 9, damaged="{if: {amount: event, at_least: 3}, do: [{fetch: 1}]}"))
    for damage, held in ((2, 0), (3, 1)):
        table.play(spell(f"{{damage: {damage}, to: creatures}}"))
        assert len(table.hand_of(P2)) == held


def test_either_of_two_conditions(table):
    table.line(P1, creature(1, 5))
    table.play(spell("{if: {either: [{count: enemy_creatures, at_least: 1}, {count: own_creatures, at_least: 1}]}, "
                     "do: [{damage: 2, to: opponent}]}"))  # fmt: skip
    assert table.player(P2).health == 28


def test_something_holds_in_your_turn_alone(table):
    table.line(P1, creature(1, 5, always="{if: {turn: own}, do: [{give: {attack: 2}, to: self}]}"))
    assert table.stats(P1[0]) == (3, 5)
    table.turn_of(P2)
    assert table.stats(P1[0]) == (1, 5)


def test_a_token_is_told_from_a_contract(table):
    table.line(P2, token(1, 1), creature(1, 1))
    table.play(spell("{destroy: {from: enemy_creatures, filter: {token: true}}}"))
    assert table.zone(P2[0]) == "gone" and table.zone(P2[1]) == "line"


def test_an_orb_is_hit_by_what_says_so(table):
    table.give(P2, orb(1, 3), active=True)
    table.play(spell("{disarm: enemy_orb}"))
    assert table.orb(P2) is None


def test_storing_mana_is_told_with_its_amount(table):  # C-048
    table.line(P1, creature(1, 5, mana_stored="{damage: {amount: event}, to: opponent}"))
    table.play(spell("{fill_tanks: 1}"))
    assert table.player(P2).health == 30
    table.mana(P1, fire=3, water=1, tanks=2)
    table.end_turn(store=("store", 2))
    assert table.player(P2).health == 28


def test_storing_none_sets_nothing_off(table):
    table.line(P1, creature(1, 5, mana_stored="{damage: 1, to: opponent}"))
    table.mana(P1, fire=3)
    table.end_turn(store=("store", 0))
    assert table.player(P2).health == 30


def test_either_player_takes_burnout(table):  # C-025
    table.line(P1, creature(1, 5, clauses=[{"when": "burnout_taken", "of": "players",
                                            "do": [{"heal": {"amount": "event"}, "to": "you"}]}]))  # fmt: skip
    table.deck(P1)
    table.deck(P2)
    table.play(spell("[{fetch: 2}, {fetch: 1, who: opponent}, {damage: 4, to: you}]"))
    assert table.player(P1).health == 30 - 1 - 2 - 4 + 1 + 2 + 1


HEAL = {"heal": 1, "to": "self"}


@pytest.mark.parametrize(("instead", "taken"), [({"less": 1}, 1), ({"redirect": "self"}, 0), ({"do": [HEAL]}, 0)])
def test_burnout_that_is_lessened_or_redirected(table, instead, taken):
    table.line(P1, creature(1, 9, clauses=[{"instead": "damage", "of": "you", **instead}]))
    grow = [{"modify": {"attack": {"amount": "event"}}, "to": "self"}]
    table.line(P2, creature(1, 9, clauses=[{"when": "burnout_taken", "of": "opponent", "do": grow}]))
    table.deck(P1)
    table.burnouts(P1, 1)
    table.play(spell("{fetch: 1}"))
    assert table.creature(P2[0]).attack == 1 + taken


AWAY = ("destroy: {}", "move: {}, into: hand", "move: {}, into: deck", "move: {}, into: deck_bottom")


@pytest.mark.parametrize("card", [creature, token])
@pytest.mark.parametrize("away", AWAY)
def test_a_creature_leaves_in_any_way(table, card, away):
    table.line(P1, card(1, 1, leaves="{damage: 2, to: opponent}"), card(1, 1, "fog"))
    table.play(spell("{" + away.format("{from: own_creatures, filter: {lacks: fog}}") + "}"))
    assert table.player(P2).health == 28


def test_what_stays_on_the_field_has_not_left(table):
    i = table.line(P2, creature(1, 1, leaves="{damage: 2, to: players}"))[0]
    table.play(spell("{control: enemy_creatures}"))
    table.play(spell("{fade: own_creatures}"))
    table.play(spell("{destroy: own_creatures}"))  # by then its text is gone
    assert table.zone(i) == "discard" and table.player(P1).health == table.player(P2).health == 30


def test_what_has_left_is_found_where_it_went(table):
    back = "{may: true, do: [{move: self, into: line}]}"
    one, two = table.line(P1, creature(1, 1, leaves=back), creature(1, 2, leaves=back))
    table.play(spell("[{destroy: {from: own_creatures, filter: {health: 1}}},"
                     " {move: {from: own_creatures, filter: {health: 2}}, into: hand}]"))  # fmt: skip
    assert table.asked.source == one
    table.answer("yes")
    assert table.asked.source == two
    table.answer("no")
    assert (table.zone(one), table.zone(two)) == ("line", "hand")


def test_whoever_controls_it_as_it_leaves_is_you(table):
    table.line(P2, creature(1, 1, leaves="{damage: 2, to: opponent}"))
    table.play(spell("[{control: enemy_creatures}, {destroy: own_creatures}]"))
    assert (table.player(P1).health, table.player(P2).health) == (30, 28)


def test_what_was_shuffled_in_is_asked_about_all_the_same(table):
    """In the deck nobody can tell which it is; its text is carried out, and finds no card there."""
    i = table.line(P1, creature(1, 1, leaves="{may: true, do: [{fetch: 1}]}"))[0]
    table.hand(P1, spell(), spell())
    held = len(table.hand_of(P1))
    table.play(spell("{move: own_creatures, into: deck}"))
    for seat in (P1, P2):
        assert i not in described(table.state, seat)["entities"]
    table.answer("yes")
    assert len(table.hand_of(P1)) == held + 1


SACRIFICE = "{destroy: {from: enemy_creatures, pick: 1, by: opponent}}"


def test_the_opponent_chooses(table):
    one, two = table.line(P2, creature(1, 1), creature(5, 5))
    table.play(spell(SACRIFICE))
    assert (table.asked.seat, table.asked.kind, table.answers) == (P2, "choose", [("pick", one), ("pick", two)])
    for seat in (P1, P2):
        assert described(table.state, seat)["decision"]["seat"] == P2
    table.pick(one)
    assert (table.zone(one), table.zone(two)) == ("discard", "line") and table.asked.seat == P1


def test_a_single_one_is_not_asked_about(table):
    table.line(P2, creature(1, 1))
    table.play(spell(SACRIFICE))
    assert table.line_of(P2) == [] and table.asked.kind == "act"


def test_the_choice_goes_on_with_what_follows(table):
    mine = table.line(P1, creature(1, 1), creature(1, 1))
    choice = "{destroy: {from: own_creatures, pick: 1, by: opponent, up_to: true}}"
    table.play(spell(f"[{choice}, {{damage: 1, to: opponent}}]"))
    assert table.asked.seat == P2
    table.answer("pick")
    assert table.line_of(P1) == mine and table.player(P2).health == 29


# --- several modes ----------------------------------------------------------------------------------------------------

HIT = {"targets": [{"from": "enemy_creatures", "pick": 1}], "do": [{"damage": 2, "to": "target"}]}
MEND = {"targets": [{"from": "own_creatures", "pick": 1}], "do": [{"heal": 2, "to": "target"}]}
FETCH = {"do": [{"fetch": 1}]}


def modal(choose, *modes, **more):
    return {"choose": choose, "modes": list(modes), **more}


@pytest.mark.parametrize(
    ("choose", "ways"),
    [
        (2, [(0, 1), (0, 2), (1, 2)]),
        ({"at_most": 1}, [(), (0,), (1,), (2,)]),
        ({"at_least": 2}, [(0, 1), (0, 2), (1, 2), (0, 1, 2)]),
        ({"at_least": 1, "at_most": 2}, [(0,), (1,), (2,), (0, 1), (0, 2), (1, 2)]),
    ],
)
def test_so_many_different_modes_are_chosen(table, choose, ways):
    card = table.hand(P1, spell(modal(choose, FETCH, FETCH, FETCH)))[0]
    table.answer("play", card)
    assert table.answers == [("mode", *way) for way in ways]


def test_the_targets_of_each_chosen_mode_come_in_order_and_can_be_taken_back(table):
    mine, theirs = table.line(P1, creature(1, 9), creature(1, 9)), table.line(P2, creature(1, 9), creature(1, 9))
    table.health(mine[1], 4)
    card = table.hand(P1, spell(modal(2, MEND, FETCH, HIT)))[0]
    before = table.state.copy()
    table.answer("play", card)
    table.answer("mode", 0, 2)
    assert table.answers == [("pick", i) for i in mine]
    table.pick(mine[1])
    assert table.answers == [("pick", i) for i in theirs] and table.asked.cancel
    table.answer("cancel")
    assert table.state == before
    table.answer("play", card)
    table.answer("mode", 0, 2)
    table.pick(mine[1])
    table.pick(theirs[0])
    assert (table.creature(mine[1]).health, table.creature(theirs[0]).health) == (9 - 5 + 2, 7)
    assert table.zone(card) == "discard" and table.hand_of(P1) == []


def test_what_the_modes_do_is_done_in_the_order_in_which_they_stand(table):
    table.line(P2, creature(1, 1))
    weak = {"from": "enemy_creatures", "filter": {"health": 1}}
    one, other = {"do": [{"destroy": weak}]}, {"do": [{"damage": {"count": "enemy_creatures"}, "to": "opponent"}]}
    table.play(spell(modal({"at_least": 1}, one, other)))
    table.answer("mode", 0, 1)
    assert table.player(P2).health == 30 and table.line_of(P2) == []


def test_none_may_be_chosen_where_so_many_are_at_most(table):
    card = table.hand(P1, spell(modal({"at_most": 2}, FETCH, FETCH)))[0]
    table.answer("play", card)
    table.answer("mode")
    assert table.zone(card) == "discard" and table.hand_of(P1) == []


def test_a_mode_without_its_target_is_in_no_choice(table):  # C-061
    card = table.hand(P1, spell(modal({"at_least": 1, "at_most": 2}, HIT, FETCH, FETCH)))[0]
    table.answer("play", card)
    assert table.answers == [("mode", 1), ("mode", 2), ("mode", 1, 2)]
    table.answer("cancel")
    assert table.refuse("play", table.hand(P1, spell(modal(2, HIT, FETCH, HIT)))[0]).code == "no_target"


def test_what_is_set_off_locks_the_targets_of_all_chosen_modes_before_anything_happens(table):
    one, two = table.line(P2, creature(1, 2), creature(1, 9))
    table.play(creature(1, 1, summon=modal(2, HIT, HIT, FETCH)))
    table.answer("mode", 0, 1)
    table.pick(one)
    assert table.zone(one) == "line" and table.answers == [("pick", one), ("pick", two)]
    table.pick(one)
    assert table.zone(one) == "discard" and table.creature(two).health == 9


def test_several_modes_are_paid_for_once(table):
    table.mana(P1, fire=5)
    table.play(creature(1, 1, summon=modal(2, FETCH, FETCH, FETCH, pay={"fire": 2})))
    table.answer("mode", 0, 2)
    table.answer("yes")
    assert len(table.hand_of(P1)) == 2 and table.player(P1).full == {"fire": 3}
    table.play(creature(1, 1, summon=modal(2, FETCH, FETCH, FETCH, pay={"fire": 2})))
    table.answer("mode", 0, 2)
    table.answer("no")
    assert len(table.hand_of(P1)) == 2


def test_an_x_that_is_paid_for_several_modes_is_known_to_each(table):
    table.mana(P1, fire=3)
    hit = {"do": [{"damage": "x", "to": "opponent"}]}
    table.play(creature(1, 1, summon=modal(2, hit, hit, FETCH, pay={"x": "fire"})))
    table.answer("mode", 0, 1)
    table.answer("yes")
    table.answer("x", 3)
    assert table.player(P2).health == 30 - 6


# --- two numbers ------------------------------------------------------------------------------------------------------

MORE = "more: {count: own_creatures}, than: {count: enemy_creatures}"


@pytest.mark.parametrize(("mine", "more", "as_many"), [(1, 30, 30), (2, 30, 28), (3, 28, 28)])
def test_one_number_is_greater_than_another(table, mine, more, as_many):
    table.line(P1, *[creature(1, 9)] * mine)
    table.line(P2, creature(1, 9), creature(1, 9))
    table.play(spell(f"{{if: {{{MORE}}}, do: [{{damage: 2, to: opponent}}]}}"))
    assert table.player(P2).health == more
    table.health(P2, 30)
    table.play(spell(f"{{if: {{{MORE}, or_equal: true}}, do: [{{damage: 2, to: opponent}}]}}"))
    assert table.player(P2).health == as_many


def test_a_continuous_effect_lasts_while_one_number_is_greater(table):
    mine = table.line(P1, creature(1, 9, always=f"{{if: {{{MORE}}}, do: [{{give: {{attack: 2}}, to: self}}]}}"))[0]
    assert table.stats(mine) == (3, 9)
    table.line(P2, creature(1, 9))
    assert table.stats(mine) == (1, 9)


def test_stats_are_compared_as_the_table_shows_them(table):
    condition = "{more: {stat: attack, of: self}, than: {stat: health, of: opponent, plus: -1, at_most_value: 4}}"
    table.line(P1, creature(5, 9, turn_start=f"{{if: {condition}, do: [{{damage: 2, to: opponent}}]}}"))
    table.turn_of(P2)
    table.end_turn()
    assert table.player(P2).health == 28


# --- a colour by the board --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("which", "gained"), [("most", "water"), ("least", "light")])
def test_the_colour_of_which_one_has_most_or_least(table, which, gained):
    table.mana(P1, fire=2, water=3, light=1, pure=2)
    before = dict(table.player(P1).extractors)
    table.play(spell(f"{{gain_extractor: {{{which}: extractors}}}}"))
    assert table.player(P1).extractors == before | {gained: before[gained] + 1}


def test_of_several_colours_alike_the_controller_chooses(table):  # C-146
    table.mana(P1, fire=1, light=1)
    table.play(spell("{gain_extractor: {most: extractors}}"))
    assert (table.asked.seat, table.answers) == (P1, [("element", "fire"), ("element", "light")])
    table.answer("element", "light")
    assert table.player(P1).extractors == {"fire": 1, "light": 2} and table.asked.kind == "act"


def test_the_colour_may_be_that_of_another_player(table):
    table.mana(P1, fire=1)
    table.mana(P2, water=1)
    table.play(spell("{gain_extractor: {most: extractors, of: opponent}}"))
    assert table.player(P1).extractors == {"fire": 1, "water": 1}
    table.play(spell("{gain_extractor: {most: extractors}, who: opponent}"))
    table.answer("element", "fire")
    assert table.player(P2).extractors == {"fire": 1, "water": 1}


def test_tanks_that_an_effect_fills_are_not_told_as_stored(table):  # C-048
    table.mana(P1, fire=2)
    table.play(spell("{fill_tanks: 1}"))
    table.end_turn(store=("store", 1))
    assert [event.get("why") for event in table.events("tanks_filled")] == ["effect", None]
