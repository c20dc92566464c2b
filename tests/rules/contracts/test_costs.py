"""Costs with an X, health and cards; modes; several abilities: all of it in one proposal that can be taken back."""

from __future__ import annotations

import pytest

from game.kernel import decisions
from game.kernel.decisions import CANCEL
from game.kernel.plans import follow, plans
from game.kernel.running import advance
from game.language.library import FaultyCards
from tests.rules.contracts.board import P1, P2, Table, creature, rune, spell

MODES = "{modes: [{targets: [{from: enemy_creatures, pick: 1}], do: [{destroy: target}]}, {do: [{fetch: 2}]}]}"
BOLT = "{targets: [{from: anyone, pick: 1}], do: [{damage: x, to: target}]}"


# --- X ----------------------------------------------------------------------------------------------------------------


def test_x_is_chosen_and_paid(table):  # C-050
    table.mana(P1, fire=3, water=1)
    bolt = table.hand(P1, spell(BOLT, cost="{fire: 1, x: fire}"))[0]
    table.answer("play", bolt)
    assert (table.asked.kind, table.answers) == ("x", [("x", 0), ("x", 1), ("x", 2)])
    assert table.refuse("x", 3).code == "not_an_answer"
    table.answer("x", 2)
    table.pick(P2)
    assert table.player(P2).health == 28 and table.player(P1).full == {"water": 1}


def test_x_of_pure_mana_is_paid_with_anything(table):  # C-052
    table.mana(P1, fire=1, tanks=1)
    table.play(spell("{fetch: {x: true, times: 2}}", cost="{x: pure}"))
    table.answer("x", 2)
    assert len(table.hand_of(P1)) == 4 and table.player(P1).tanks == 0


def test_the_summon_of_a_creature_knows_the_x_that_was_paid(table):  # C-050
    table.mana(P1, fire=3)
    table.line(P2, creature(1, 9))
    aimed = "{targets: [{from: enemy_creatures, pick: 1}], do: [{damage: {x: true, times: 2}, to: target}]}"
    table.play(creature(1, 1, summon=aimed, cost="{x: fire}"))
    table.answer("x", 3)
    assert table.creature(P2[0]).health == 3


def test_what_comes_later_knows_no_x(table):
    with pytest.raises(FaultyCards, match="no X is paid here"):
        table.hand(P1, creature(1, 1, recycling="{damage: x, to: opponent}", cost="{x: fire}"))


def test_where_nothing_is_left_x_is_0(table):
    table.play(spell("{if: {x: true, at_least: 1}, do: [{fetch: 1}], else: [{lose: 1, who: you}]}", cost="{x: pure}"))
    assert table.asked.kind == "act" and table.player(P1).health == 29


def test_the_price_of_a_may_can_have_an_x(table):
    table.mana(P1, pure=2)
    table.play(creature(1, 1, summon="{pay: {x: pure}, do: [{damage: x, to: opponent}]}"))
    table.answer("yes")
    table.answer("x", 2)
    assert table.player(P2).health == 28 and table.player(P1).full == {}


# --- health and cards -------------------------------------------------------------------------------------------------


def test_health_is_paid_and_is_no_damage(table):
    table.health(P1, 3)
    costly = table.hand(P1, spell("{fetch: 1}", cost="{health: 4}"))[0]
    assert (table.refuse("play", costly).code, table.refuse("play", costly).facts["cost"]) == ("cost_missing", "health")
    table.play(spell("{fetch: 1}", cost="{health: 2}"))
    assert table.player(P1).health == 1 and table.damages() == []


def test_a_creature_is_sacrificed_and_its_recycling_comes_first(table):
    table.line(P1, creature(1, 1, recycling="{damage: 1, to: opponent}"), creature(2, 2))
    table.line(P2, creature(1, 1, destroyed="{damage: 9, to: opponent}"))
    altar = table.hand(P1, spell("{damage: 2, to: opponent}", cost="{sacrifice: {from: own_creatures, pick: 1}}"))[0]
    before = table.state.copy()
    table.answer("play", altar)
    assert (table.asked.kind, table.asked.candidates) == ("sacrifice", tuple(table.line_of(P1)))
    table.answer(CANCEL)
    assert table.state == before
    table.answer("play", altar)
    table.pick(P1[0])
    assert table.damages() == [(P2, 1), (P2, 2)] and table.line_of(P1) == [table.id(P1[1])]


def test_the_card_that_is_played_does_not_pay_for_itself(table):
    lone = table.hand(P1, spell("{fetch: 1}", cost="{discard: {from: own_hand, pick: 1}}"))[0]
    assert table.refuse("play", lone).code == "cost_missing"
    (other,) = table.hand(P1, creature(1, 1))
    table.play(lone)
    assert set(table.discard_of(P1)) == {lone, other}


def test_of_a_rune_with_two_abilities_the_one_is_named_for_which_there_is_mana(table):  # C-055
    two = [{"when": "use", "pay": {"fire": 9}, "do": [{"fetch": 1}]},
           {"when": "use", "pay": {"fire": 1, "exhaust": {"from": "own_creatures", "pick": 1}},
            "do": [{"fetch": 1}]}]  # fmt: skip
    i = table.give(P1, rune(use=None, clauses=two))
    assert table.refuse("rune", i).code == "not_enough_mana"
    table.mana(P1, fire=1)
    reason = table.refuse("rune", i)
    assert (reason.code, reason.facts["cost"]) == ("cost_missing", "exhaust")
    table.line(P1, creature(1, 1))
    table.answer("rune", i)
    assert table.creature(P1[0]).acted


def test_a_card_pays_for_one_part_of_a_cost_only(table):
    ids = table.line(P1, creature(1, 1), creature(1, 1))
    cost = "{sacrifice: {from: own_creatures, pick: 1}, exhaust: {from: own_creatures, pick: 1}}"
    both = table.hand(P1, spell("{fetch: 1}", cost=cost))[0]
    table.answer("play", both)
    table.pick(P1[0])
    assert table.creature(ids[1]).acted and table.line_of(P1) == [ids[1]]
    again = table.hand(P1, spell("{fetch: 1}", cost=cost))[0]
    assert table.refuse("play", again).code == "cost_missing"


def test_exhausting_takes_a_creature_that_can_still_act(table):
    table.line(P1, creature(1, 1), creature(1, 1))
    table.line(P1, creature(1, 1), fresh=True)
    table.give(P1, rune("{pay: {exhaust: {from: own_creatures, pick: 1}}, do: [{fetch: 1}]}"))
    table.attack(P1[1], P2)
    table.use_rune()
    assert table.creature(P1[0]).acted and not table.creature(P1[2]).acted


def test_the_place_counts_without_what_is_sacrificed(table):
    ids = table.line(P1, creature(1, 1), creature(2, 2), creature(3, 3))
    new = table.play(creature(4, 4, cost="{sacrifice: {from: own_creatures, pick: 1}}"), place=2, targets=P1[0])
    assert table.line_of(P1) == [ids[1], new, ids[2]]


# --- modes and abilities ----------------------------------------------------------------------------------------------


def test_one_mode_is_chosen_before_its_targets(table):
    table.line(P2, creature(1, 1), creature(1, 1))
    card = table.hand(P1, spell(MODES))[0]
    before = table.state.copy()
    table.answer("play", card)
    assert (table.asked.kind, table.answers) == ("mode", [("mode", 0), ("mode", 1)])
    table.answer("mode", 0)
    assert table.asked.kind == "target"
    table.answer(CANCEL)
    assert table.state == before
    table.answer("play", card)
    table.answer("mode", 1)
    assert len(table.hand_of(P1)) == 2 and len(table.line_of(P2)) == 2


def test_a_mode_without_its_target_is_not_offered(table):  # C-061
    table.play(spell(MODES))
    assert len(table.hand_of(P1)) == 2
    needy = "{targets: [{from: enemy_creatures, pick: 1}], do: [{destroy: target}]}"
    none = table.hand(P1, spell({"modes": [{"targets": [{"from": "enemy_creatures", "pick": 1}],
                                            "do": [{"damage": n, "to": "target"}]} for n in (1, 2)]}))[0]  # fmt: skip
    assert table.refuse("play", none).code == table.refuse("play", table.hand(P1, spell(needy))[0]).code == "no_target"


def test_what_is_set_off_can_have_modes(table):
    table.play(creature(1, 1, summon="{modes: [{do: [{fetch: 1}]}, {do: [{damage: 1, to: opponent}]}]}"))
    assert (table.asked.kind, table.asked.cancel) == ("mode", False)
    table.answer("mode", 1)
    assert table.player(P2).health == 29


def test_a_rune_with_two_abilities_uses_one_of_them_a_turn(table):  # C-063
    two = [{"when": "use", "pay": {"fire": 1}, "do": [{"damage": 2, "to": "opponent"}]},
           {"when": "use", "pay": {"water": 1}, "do": [{"fetch": 1}]}]  # fmt: skip
    i = table.give(P1, rune(use=None, clauses=two))
    table.mana(P1, fire=1, water=1)
    table.answer("rune", i)
    assert (table.asked.kind, table.answers) == ("ability", [("use", 0), ("use", 1)])
    table.answer("use", 1)
    assert len(table.hand_of(P1)) == 1 and table.player(P1).full == {"fire": 1}
    assert table.refuse("rune", i).code == "used_this_turn"


def test_an_ability_for_once_in_a_match_is_not_offered_again(table):  # C-063
    once = {"when": "use", "once": True, "pay": {}, "do": [{"damage": 2, "to": "opponent"}]}
    i = table.give(P1, rune(use=None, clauses=[once]))
    table.use_rune()
    table.end_turn()
    table.end_turn()
    assert table.refuse("rune", i).code == "used_up" and table.player(P2).health == 28


def test_of_two_abilities_only_the_other_one_is_left(table):  # C-063
    two = [{"when": "use", "once": True, "pay": {}, "do": [{"damage": 2, "to": "opponent"}]},
           {"when": "use", "pay": {}, "do": [{"damage": 1, "to": "opponent"}]}]  # fmt: skip
    i = table.give(P1, rune(use=None, clauses=two))
    table.answer("rune", i)
    table.answer("use", 0)
    table.end_turn()
    table.end_turn()
    table.answer("rune", i)
    assert table.asked.kind != "ability" and table.player(P2).health == 27


def test_an_ability_that_was_taught_works_when_the_rune_itself_pays_for_it(table):  # C-063
    table.give(P1, rune("{pay: {fire: 9}, do: [{fetch: 1}]}"))
    table.play(spell("{teach: [{when: use, pay: {sacrifice: self}, do: [{damage: 2, to: opponent}]}], to: own_rune}"))
    table.use_rune()
    assert table.player(P2).health == 28 and table.rune(P1) is None


def test_only_an_ability_that_can_be_paid_is_offered(table):  # C-055, C-063
    two = [{"when": "use", "pay": {"fire": 1}, "do": [{"damage": 2, "to": "opponent"}]},
           {"when": "use", "pay": {"water": 1}, "do": [{"fetch": 1}]}]  # fmt: skip
    i = table.give(P1, rune(use=None, clauses=two))
    assert table.refuse("rune", i).code == "not_enough_mana"
    table.mana(P1, fire=1)
    table.answer("rune", i)
    assert table.player(P2).health == 28


# --- payments ---------------------------------------------------------------------------------------------------------


def test_a_payment_is_proposed_and_every_other_one_is_legal(table):  # C-054
    table.mana(P1, fire=2, water=1, pure=1, tanks=1)
    card = table.hand(P1, spell("{fetch: 1}", cost="{fire: 1, pure: 2}"))[0]
    table.answer("play", card)
    assert table.asked.shape == "payment" and table.asked.proposed == ("pay", 1, 0, 0, 1, 1) == table.answers[0]
    assert table.refuse("pay", 0, 1, 0, 1, 1).code == "not_enough_of"
    assert table.refuse("pay", 1, 1, 0, 1, 1).code == "wrong_amount"
    assert table.refuse("pay", 1, 0, 0, 0, 2).code == "not_full"
    table.answer("pay", 2, 1, 0, 0, 0)
    assert table.player(P1).full == {"pure": 1} and table.player(P1).tanks == 1


# --- whole moves ------------------------------------------------------------------------------------------------------


def hands() -> Table:
    table = Table()
    table.line(P1, creature(1, 2), creature(2, 2))
    table.line(P2, creature(2, 2), creature(1, 3))
    table.mana(P1, fire=2, water=1, pure=1)
    table.give(P1, rune("{pay: {pure: 1}, do: [{fetch: 1}]}"))
    table.hand(P1, spell(MODES, cost="{pure: 1}"), spell(BOLT, cost="{x: fire}"), creature(1, 1, cost="{pure: 2}"))
    return table


def test_whole_moves_lead_where_their_answers_lead_one_by_one():
    """With the payment put forward, and one place where none matters."""
    table = hands()
    state = table.state
    state.log = None
    found = list(plans(state))
    assert len(found) == len(set(found)) and {plan[0] for plan in found} == set(decisions.answers(state))

    def ends(state, done=()):
        for way in decisions.answers(state):
            after = state.copy()
            decision = state.decision
            if (decision.shape == "payment" or decision.kind == "place") and way != decision.proposed:
                continue
            advance(after, way)
            if after.decision is not None and after.decision.cancel:
                yield from ends(after, (*done, way))
            else:
                yield (*done, way), after

    wanted = dict(ends(state))
    assert set(found) == set(wanted)
    for plan in found:
        after = state.copy()
        follow(after, plan)
        assert after == wanted[plan]


def test_the_place_is_tried_where_it_matters():
    table = hands()
    plain = [plan for plan in plans(table.state) if ("place", 0) in plan or ("place", 2) in plan]
    table.line(
        P2, creature(1, 1, always={"give": {"attack": 1}, "to": {"from": "own_creatures", "adjacent_to": "self"}})
    )
    beside = [plan for plan in plans(table.state) if any(way[0] == "place" for way in plan)]
    assert len(plain) == 1 and {way for plan in beside for way in plan if way[0] == "place"} == {
        ("place", n) for n in range(3)
    }


@pytest.mark.parametrize("cost", ["{x: fire}", "{health: 2}", "{discard: {from: own_hand, pick: 1}}",
                                  "{sacrifice: {from: own_creatures, pick: 1}, pure: 2}"])  # fmt: skip
def test_a_proposal_taken_back_at_any_question_changes_nothing(cost):
    table = hands()
    table.hand(P1, spell(BOLT.replace("x,", "1,") if "x:" not in cost else BOLT, cost=cost))
    card = table.hand_of(P1)[-1]
    before = table.state.copy()
    for stop in range(4):
        table.answer("play", card)
        for _ in range(stop):
            if table.asked.cancel:
                table.answer(table.answers[-1])
        if table.asked.cancel:
            table.answer(CANCEL)
            assert table.state == before
        else:
            table.state = before.copy()
