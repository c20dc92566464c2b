"""Clauses with `instead:`: what is about to happen is changed, or something else happens in its place."""

import pytest

from tests.rules.contracts.board import P1, P2, creature, orb, spell


def replacing(attack, health, event, fields, *keywords):
    return creature(attack, health, *keywords, clauses=[{"instead": event, **fields}])


HEALS = {"do": [{"heal": 9, "to": "self"}]}


# --- damage ----------------------------------------------------------------------------------------------------------


def test_damage_is_less_by_so_much(table):
    table.line(P2, replacing(0, 5, "damage", {"less": 2}))
    table.play(spell("{damage: 3, to: enemy_creatures}"))
    assert table.creature(P2[0]).health == 4
    table.play(spell("{damage: 2, to: enemy_creatures}"))
    assert table.creature(P2[0]).health == 4


def test_two_that_lessen_damage_are_put_in_order_by_the_player_concerned(table):
    mine = {"of": "own_creatures", "less": 1}
    table.line(P2, replacing(0, 5, "damage", mine), replacing(0, 5, "damage", mine))
    table.play(spell("{targets: [{from: enemy_creatures, pick: 1}], do: [{damage: 3, to: target}]}"), targets=P2[0])
    assert (table.asked.kind, table.asked.seat) == ("replace", P2)
    table.pick(P2[1])
    assert table.creature(P2[0]).health == 4 and table.asked.kind == "act"


def test_damage_is_taken_by_somebody_else(table):
    table.line(P2, creature(0, 5), replacing(0, 5, "damage", {"of": "you", "redirect": "self"}))
    table.play(spell("{damage: 3, to: opponent}"))
    assert table.player(P2).health == 30 and table.creature(P2[1]).health == 2


def test_no_contract_that_is_not_in_play_takes_damage(table):
    """Not even the Spell that deals it."""
    table.line(P2, replacing(0, 5, "damage", {"of": "you", "redirect": "object"}))
    table.play(spell("{damage: 3, to: opponent}"))
    assert table.player(P2).health == 27 and [e["target"] for e in table.events("damage")] == [P2]


def test_an_orb_to_which_damage_is_passed_on_takes_none(table):  # [R] orbs_take_damage
    table.give(P2, orb(durability=2))
    table.line(P2, replacing(0, 5, "damage", {"of": "you", "redirect": "own_orb"}))
    table.play(spell("{damage: 3, to: opponent}"))
    assert table.player(P2).health == 30 and table.orb(P2).durability == 2


def test_two_guardians_of_each_other_pass_damage_on_only_once_each(table):
    guard = {"of": {"from": "own_creatures", "other": True}, "redirect": "self"}
    table.line(P2, replacing(0, 5, "damage", guard), replacing(0, 5, "damage", guard))
    table.play(spell("{targets: [{from: enemy_creatures, pick: 1}], do: [{damage: 3, to: target}]}"), targets=P2[0])
    assert [table.creature(P2[n]).health for n in (0, 1)] == [2, 5]


def test_damage_is_replaced_by_something_else(table):
    table.line(P2, replacing(0, 5, "damage", {"of": "you", "do": [{"lose": 1, "who": "you"}]}))
    table.play(spell("{damage: 9, to: opponent}"))
    assert table.player(P2).health == 29 and table.events("damage") == []


def test_the_controller_may_let_the_damage_be(table):
    table.line(P2, replacing(0, 5, "damage", {"may": True, "do": [{"lose": 1, "who": "you"}]}))
    for answer, health in (("no", 4), ("yes", 4)):
        table.play(spell("{damage: 1, to: enemy_creatures}"))
        assert (table.asked.kind, table.asked.seat) == ("may", P2)
        table.answer(answer)
        assert table.creature(P2[0]).health == health
    assert table.player(P2).health == 29


def test_what_is_not_replaced_is_dealt_at_the_same_time(table):  # C-141
    table.line(P2, replacing(0, 5, "damage", {"less": 1}), creature(0, 2), creature(0, 2))
    table.play(spell("{damage: 2, to: enemy_creatures}"))
    assert [table.zone(P2[n]) for n in (1, 2)] == ["discard", "discard"] and table.creature(P2[0]).health == 4
    kinds = [e["kind"] for e in table.events("damage", "destroyed")]
    assert kinds == ["damage"] * 3 + ["destroyed"] * 2


def test_an_orb_whose_damage_is_lessened_costs_what_it_dealt(table):  # C-102
    table.give(P1, orb(attack=3, durability=2))
    table.line(P2, replacing(0, 5, "damage", {"less": 1}))
    table.use_orb(P2[0])
    assert table.player(P1).health == 28 and table.orb(P1).durability == 1


def test_less_by_a_number_over_the_board(table):
    table.line(P2, replacing(0, 9, "damage", {"less": {"count": "own_creatures"}}), creature(0, 9))
    table.play(spell("{damage: 5, to: enemy_creatures}"))
    assert [table.creature(P2[n]).health for n in (0, 1)] == [6, 4]


# --- destruction -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("does", [
    {"lose": 1, "who": "you"}, {"modify": {"attack": 1}, "to": "subject"}, {"fetch": 1},
])  # fmt: skip
def test_who_is_saved_without_health_is_destroyed_all_the_same(table, does):
    """Whatever is done in place of it, and once only, also while everything is looked at after each step, as where
    something depends on a hand."""
    table.line(P1, creature(1, 9, always="{give: {attack: {resource: hand}}, to: self}"))
    table.line(P2, replacing(2, 3, "destroy", {"do": [does]}))
    table.play(spell("{damage: 3, to: enemy_creatures}"))
    assert len(table.events("replaced")) == 1 and table.cards(P2, "line") == [] and table.result is None
    assert [e["entity"] for e in table.events("destroyed")] == [table.discard_of(P2)[0]]


def test_a_regeneration_shield_is_asked_for_when_something_would_be_destroyed(table):
    table.mana(P2, tanks=2)
    table.line(P2, replacing(1, 3, "destroy", {"pay": {"pure": 1}, **HEALS}))
    table.play(spell("{destroy: enemy_creatures}"))
    assert (table.asked.kind, table.asked.seat) == ("may", P2) and table.zone(P2[0]) == "line"
    table.answer("yes")
    assert table.zone(P2[0]) == "line" and table.player(P2).tanks == 1 and table.events("destroyed") == []
    table.play(spell("{destroy: enemy_creatures}"))
    table.answer("no")
    assert table.zone(P2[0]) == "discard" and table.player(P2).tanks == 1


def test_without_the_price_nobody_is_asked(table):
    table.line(P2, replacing(1, 3, "destroy", {"pay": {"pure": 1}, **HEALS}))
    table.play(spell("{destroy: enemy_creatures}"))
    assert table.zone(P2[0]) == "discard" and table.asked.kind == "act"


def test_who_dies_of_damage_can_be_saved(table):
    table.line(P2, replacing(1, 3, "destroy", HEALS))
    table.play(spell("{damage: 3, to: enemy_creatures}"))
    assert table.creature(P2[0]).health == 3


def test_who_is_saved_and_has_no_health_all_the_same_is_destroyed(table):
    table.line(
        P2,
        replacing(
            1,
            3,
            "destroy",
            {"do": [{"heal": 1, "to": "you"}]},
        ),
    )
    table.play(spell("{damage: 5, to: enemy_creatures}"))
    assert table.zone(P2[0]) == "discard" and table.player(P2).health == 31
    assert len(table.events("destroyed")) == 1


def test_those_who_die_together_die_together_after_the_questions(table):  # C-141
    table.line(P2, creature(0, 1), replacing(0, 1, "destroy", {"may": True, **HEALS}), creature(0, 1))
    table.play(spell("{damage: 1, to: enemy_creatures}"))
    assert [table.zone(P2[n]) for n in range(3)] == ["line"] * 3
    table.answer("no")
    assert [table.zone(P2[n]) for n in range(3)] == ["discard"] * 3
    assert [e["kind"] for e in table.events("destroyed", "moved")][-7:-1] == ["destroyed"] * 3 + ["moved"] * 3


def test_what_a_replacement_sets_off_waits_until_the_deaths_are_over(table):
    table.line(P2, replacing(0, 2, "destroy", HEALS), creature(0, 1, recycling="{lose: 1, who: you}"),
               creature(0, 9, healed="{of: creatures, do: [{lose: 1, who: you}]}"))  # fmt: skip
    table.play(spell("{damage: 2, to: enemy_creatures}"))
    assert [e["kind"] for e in table.events("heal", "destroyed", "lose")] == ["heal", "destroyed", "lose", "lose"]


# --- drawing, fetching, leaving --------------------------------------------------------------------------------------


def test_a_fetch_is_replaced_one_by_one(table):  # C-022
    table.line(P1, replacing(1, 1, "fetch", {"may": True, "do": [{"heal": 1, "to": "you"}]}))
    hand = len(table.hand_of(P1))
    table.play(spell("{fetch: 2}"))
    table.answer("yes")
    table.answer("no")
    assert table.player(P1).health == 31 and len(table.hand_of(P1)) == hand + 1


def test_a_draw_is_replaced_before_it_asks_how_many(table):  # C-021
    table.line(P1, replacing(1, 1, "draw", {"do": [{"fetch": 1}]}))
    hand = len(table.hand_of(P1))
    table.play(spell("{draw: 1}"))
    assert table.asked.kind == "act" and len(table.hand_of(P1)) == hand + 1 and table.events("draw") == []


@pytest.mark.parametrize("how", ["{destroy: enemy_creatures}", "{damage: 5, to: enemy_creatures}",
                                 "{move: enemy_creatures, into: discard}"])  # fmt: skip
def test_a_card_that_would_leave_goes_elsewhere(table, how):  # C-127
    clauses = [{"instead": "move", "into": "hand"}, {"when": "recycling", "do": [{"lose": 1, "who": "you"}]}]
    table.line(P2, creature(1, 1, clauses=clauses))
    table.play(spell(how))
    assert table.zone(P2[0]) == "hand" and table.player(P2).health == 30


def test_faded_it_replaces_nothing(table):  # C-129
    table.line(P2, replacing(0, 5, "damage", {"less": 2}))
    table.play(spell("{fade: enemy_creatures}"))
    table.play(spell("{damage: 2, to: enemy_creatures}"))
    assert table.creature(P2[0]).health == 3


def test_no_replacement_replaces_what_it_does_itself(table):
    table.line(P1, replacing(1, 1, "fetch", {"do": [{"fetch": 2}]}))
    hand = len(table.hand_of(P1))
    table.play(spell("{fetch: 1}"))
    assert len(table.hand_of(P1)) == hand + 2


def test_damage_that_replaces_damage_is_not_replaced_again(table):
    table.line(P2, replacing(0, 9, "damage", {"do": [{"damage": 2, "to": "self"}]}))
    table.play(spell("{damage: 5, to: enemy_creatures}"))
    assert table.creature(P2[0]).health == 7


def test_a_circle_of_effects_names_its_cards(table):
    ping = {"of": "players", "do": [{"heal": 1, "to": "players"}]}
    table.line(P1, creature(1, 1, healed=ping, id="echo"))
    table.play(spell("{heal: 1, to: you}"))
    (end,) = table.events("result")
    assert table.result == () and end["endless"] and end["circle"] == ["echo"]
