"""Chapter 4, the turn: P-026 to P-045, P-058, P-059."""

import pytest

from tests.rules.cataclysm.board import BOLT, HERO, P1, P2, P3, PASS, character, event

DUAL = {"play": "{draw: 1}"}


@pytest.fixture
def heroes(table):
    """Both players have a hero of 20 life and 1 power in play."""
    table.play(P1, HERO)
    table.play(P2, HERO)
    return table


# --- the parts --------------------------------------------------------------------------------------------------------


def test_the_five_parts_come_in_order(heroes):  # P-026
    (card,) = heroes.begin(P1, character(9, 9))
    heroes.deploy(card)
    heroes.end_turn()
    assert heroes.phases()[:5] == ["power_up", "cataclysm", "deployment", "battle", "end"]


def test_the_turn_start_and_end_are_the_active_players(heroes):  # P-026
    heroes.play(P1, character(9, 0, turn_start="{modify: {power: 1}, to: self}"))
    heroes.play(P2, character(9, 0, turn_end="{modify: {power: 1}, to: self}"))
    heroes.begin(P1)
    assert heroes.stats(P1[1])[1] == 1
    heroes.end_turn()
    assert heroes.stats(P2[1])[1] == 0
    heroes.end_turn()
    assert heroes.stats(P1[1])[1] == 2 and heroes.stats(P2[1])[1] == 1


# --- Power-up ---------------------------------------------------------------------------------------------------------


def test_the_active_player_draws_one(heroes):  # P-027
    top = heroes.deck(P1, HERO, HERO)[0]
    before = [len(heroes.cards(seat, "hand")) for seat in (P1, P2)]
    heroes.begin(P1)
    assert [len(heroes.cards(seat, "hand")) for seat in (P1, P2)] == [before[0] + 1, before[1]]
    assert heroes.zone(top) == "hand"


def test_the_draw_and_the_attack_are_not_declined(heroes):
    """P-028, TP-18: neither is offered, and both are refused."""
    heroes.play(P2, HERO)
    heroes.begin(P1)
    assert heroes.asked.kind == "event", "the draw was not asked for"
    heroes.until("battle")
    assert PASS not in heroes.answers
    assert heroes.refuse("pass").code == "attack_mandatory"
    assert heroes.refuse("end").code == "not_an_answer"


def test_an_empty_deck_is_no_loss(heroes):
    """P-029, TP-17: Power-up is skipped, the turn goes on, the attack is still forced."""
    heroes.deck(P1)
    hand = heroes.cards(P1, "hand")
    heroes.begin(P1)
    assert heroes.cards(P1, "hand") == hand and heroes.result is None
    assert [(e["phase"], e["why"]) for e in heroes.events("skipped")] == [("power_up", "empty_deck")]
    heroes.attack(P1[0], P2[0])
    assert heroes.stats(P2[0])[0] == 19


def test_an_effect_skips_the_next_power_up(heroes):  # P-027, P-075
    (road,) = heroes.begin(P1, event("{skip: power_up, who: opponent}"))
    before = len(heroes.cards(P2, "hand"))
    heroes.event(road)
    assert heroes.state.active == P2 and len(heroes.cards(P2, "hand")) == before
    heroes.end_turn()
    heroes.end_turn()
    assert len(heroes.cards(P2, "hand")) == before + 1, "only the next one"


# --- Cataclysm --------------------------------------------------------------------------------------------------------


def test_one_event_may_be_played_or_none(heroes):  # P-030
    (bolt,) = heroes.begin(P1, event("{damage: 3, to: enemy_characters}"))
    assert heroes.may("play", bolt) and heroes.may("pass")
    heroes.answer("pass")
    assert heroes.stats(P2[0])[0] < 20, "the attack, and no Event"
    assert heroes.zone(bolt) == "hand"


def test_a_plain_character_is_no_event(heroes):  # P-030
    (man,) = heroes.begin(P1, character(9, 9))
    reason = heroes.refuse("play", man)
    assert (reason.code, reason.clause) == ("not_an_event", "P-030")


def test_an_event_needs_its_target(heroes):  # P-030
    needy = event("{targets: [{from: own_discard, pick: 1}], do: [{move: target, into: hand}]}")
    (i,) = heroes.begin(P1, needy)
    assert heroes.refuse("play", i).code == "no_target"
    heroes.rules(event_needs_target=False)
    heroes.begin(P1)
    heroes.event(i)
    assert heroes.zone(i) == "discard"


def test_a_proposal_can_be_taken_back(heroes):  # P-030
    (bolt,) = heroes.begin(P1, event(BOLT))
    before = heroes.state.copy()
    heroes.answer("play", bolt)
    assert heroes.asked.kind == "target"
    heroes.answer("cancel")
    assert heroes.state == before


def test_never_a_second_card_in_the_phase(heroes):
    """P-031, TP-16: neither a second Event nor a dual Character after an Event."""
    heroes.play(P2, HERO)
    one, two, dual = heroes.begin(P1, event(), event(), character(9, 9, **DUAL))
    heroes.event(one)
    assert heroes.asked.kind == "deploy", "the phase is over"
    assert heroes.refuse("play", two).code == "not_a_character"
    heroes.answer("play", dual)
    assert heroes.zone(dual) == "play", "the Character is deployed, not played as an Event"
    assert heroes.asked.kind == "battle" and heroes.refuse("play", two).code == "not_an_answer"


def test_the_number_of_events_is_a_constant(heroes):  # P-031
    heroes.rules(events_per_turn=2)
    one, two, three = heroes.begin(P1, event(), event(), event())
    heroes.event(one)
    heroes.event(two)
    assert heroes.state.active == P2 and heroes.zone(three) == "hand"


def test_a_dual_character_as_an_event_takes_effect_and_is_discarded(heroes):  # P-032
    (dual,) = heroes.begin(P1, character(9, 9, play="{damage: 4, to: enemy_characters}"))
    heroes.event(dual)
    assert heroes.zone(dual) == "discard" and dual in heroes.cards(P1, "discard")
    assert heroes.stats(P2[0])[0] == 20 - 4 - 1, "the effect, and the forced attack"


def test_an_event_is_discarded_after_it_has_resolved(heroes):  # P-033
    """While it works it is neither in hand nor in the discard pile."""
    (count,) = heroes.begin(P1, event("{damage: {count: own_discard}, to: enemy_characters}"))
    heroes.discard(P1, HERO)
    heroes.event(count)
    assert heroes.stats(P2[0])[0] == 20 - 1 - 1
    assert heroes.cards(P1, "discard")[-1] == count


def test_an_event_that_moves_itself_is_not_discarded(heroes):  # P-033
    (again,) = heroes.begin(P1, event("{move: self, into: hand}"))
    heroes.event(again)
    assert heroes.zone(again) == "hand"


def test_a_character_played_as_an_event_never_enters_play(heroes):  # P-034
    heroes.play(P1, HERO)
    dual = character(9, 9, play="{draw: 1}", enter="{damage: 5, to: enemy_characters}", falls="{draw: 5}")
    (i,) = heroes.begin(P1, dual)
    before = len(heroes.cards(P1, "hand"))
    heroes.event(i)
    assert heroes.zone(i) == "discard", "although both places are taken"
    assert heroes.stats(P2[0])[0] == 20, "nothing entered play"
    assert len(heroes.cards(P1, "hand")) == before, "nothing fell"


def test_a_dual_character_as_an_event_beside_its_copy(heroes):
    """P-035, TP-11: legal; it goes to the discard pile and counts for the four."""
    dual = character(9, 9, **DUAL)
    heroes.play(P1, dual)
    heroes.discard(P1, HERO, HERO, HERO)
    heroes.discard(P2, HERO, HERO, HERO)
    (i,) = heroes.begin(P1, dual)
    assert heroes.may("play", i)
    heroes.event(i)
    assert heroes.zone(i) == "discard" and heroes.result == (P2,)


# --- Deployment -------------------------------------------------------------------------------------------------------


def test_one_character_may_be_deployed_or_none(heroes):  # P-036
    heroes.play(P2, HERO)
    one, two = heroes.begin(P1, character(9, 9), character(8, 8))
    heroes.until("deploy")
    assert set(heroes.answers) == {("play", one), ("play", two), PASS}
    heroes.answer("play", one)
    assert heroes.asked.kind == "battle" and heroes.cards(P1, "play")[1:] == [one]
    assert heroes.zone(two) == "hand"


def test_never_more_than_two_in_play(heroes):  # P-037
    heroes.rules(characters_per_turn=3)
    one, two = heroes.begin(P1, character(9, 9), character(8, 8))
    heroes.deploy(one)
    assert heroes.asked.kind != "deploy" and heroes.zone(two) == "hand"


def test_no_effect_puts_a_third_into_play(heroes):  # P-037
    heroes.play(P1, HERO)
    (back,) = heroes.discard(P1, character(9, 9))
    (call,) = heroes.begin(P1, event("{move: {from: own_discard, filter: {kind: character}}, into: play}"))
    heroes.event(call)
    assert heroes.zone(back) == "discard"


def test_two_characters_in_play_skip_deployment(heroes):
    """P-038, TP-09."""
    heroes.play(P1, character(9, 9))
    heroes.begin(P1, character(8, 8))
    heroes.answer("pass")
    assert heroes.asked.kind == "battle"
    assert [e["phase"] for e in heroes.events("skipped")] == ["deployment"]


def test_a_second_copy_waits_for_the_discard_pile(heroes):
    """P-039, P-040, TP-10."""
    twin = character(9, 1)
    heroes.play(P1, twin)
    other = character(8, 8)
    heroes.rules(max_in_play=3)
    second, _ = heroes.begin(P1, twin, other)
    heroes.until("deploy")
    reason = heroes.refuse("play", second)
    assert (reason.code, reason.clause) == ("copy_in_play", "P-039")
    heroes.life(P1[1], 1)
    heroes.until("battle")
    heroes.attack(P1[1], P2[0])
    assert heroes.zone(P1[1]) == "discard"
    heroes.end_turn()
    heroes.until("deploy")
    assert heroes.state.active == P1 and heroes.may("play", second)


@pytest.mark.parametrize("into", ["hand", "deck", "removed"])
def test_or_for_any_other_way_out_of_play(heroes, into):  # P-041
    twin = character(9, 1)
    heroes.play(P1, twin)
    away = event(f"{{targets: [{{from: own_characters, pick: 1}}], do: [{{move: target, into: {into}}}]}}")
    second, go = heroes.begin(P1, twin, away)
    heroes.event(go, P1[1])
    assert sorted(heroes.lying(twin)) == sorted(["hand", into])
    assert heroes.asked.kind == "deploy" and heroes.may("play", second)


def test_opponents_may_have_the_same_character(table):
    """P-042, TP-24."""
    same = character(15, 1)
    table.play(P1, HERO)
    table.play(P2, same)
    (i,) = table.begin(P1, same)
    table.deploy(i)
    assert table.zone(i) == "play" and table.result is None


def test_a_deployed_character_has_full_life(heroes):  # P-043
    (i,) = heroes.begin(P1, character(13, 4))
    heroes.rules(first_turn_attack=True)
    heroes.give(P1[0], "bound")
    heroes.until("deploy")
    heroes.answer("play", i)
    damage = sum(e["amount"] for e in heroes.events("damage") if e["target"] == i)
    assert heroes.stats(i) == (13 - damage, 4) and damage == 1


def test_its_enter_play_ability_is_set_off(heroes):
    """P-044, TP-03."""
    heroes.play(P2, HERO)
    (i,) = heroes.begin(P1, character(9, 9, enter="{draw: 1}"))
    before = len(heroes.cards(P1, "hand"))
    heroes.deploy(i)
    assert len(heroes.cards(P1, "hand")) == before


def test_it_may_attack_at_once(heroes):  # P-045
    (i,) = heroes.begin(P1, character(9, 9))
    heroes.deploy(i)
    heroes.attack(i, P2[0])
    assert heroes.stats(P2[0])[0] == 20 - 9


# --- End --------------------------------------------------------------------------------------------------------------


def test_the_turn_ends_after_the_battle_and_passes_on(heroes):  # P-058
    heroes.begin(P1)
    heroes.attack(P1[0], P2[0])
    assert (heroes.state.turn, heroes.state.active, heroes.asked.seat) == (6, P2, P2)
    assert heroes.stats(P2[0]) == heroes.stats(P1[0]) == (19, 1), "what is left stays as it is"


def test_turns_go_round_the_table_without_the_eliminated(round_table):  # P-059
    table = round_table
    for seat in (P1, P2, P3):
        table.play(seat, HERO, character(20, 0))
    table.begin(P1)
    seen = [table.state.active]
    for _ in range(4):
        table.end_turn()
        seen.append(table.state.active)
    assert seen == [P1, P2, P3, P1, P2]
    (bolt,) = table.begin(P2, event("{destroy: {from: enemy_characters, filter: {power: 1}}}"))
    table.discard(P3, HERO, HERO, HERO)
    table.event(bolt)
    assert table.state.seats[P3][-1]
    table.end_turn()
    assert table.state.active == P1, "P3 is left out"


# --- matches that would not end ---------------------------------------------------------------------------------------


def test_after_a_hundred_turns_the_match_is_drawn(heroes):  # P-029
    heroes.rules(turn_limit=6)
    heroes.begin(P1)
    heroes.end_turn()
    assert heroes.result is None and heroes.state.turn == 6
    heroes.end_turn()
    assert heroes.result == ()


def test_a_position_that_comes_about_a_third_time_is_drawn(table):  # P-029
    """Only with every deck empty, and nothing lost between."""
    for seat in (P1, P2):
        table.play(seat, character(9, 0))
        table.deck(seat)
        table.hand(seat, event("{skip: deployment, who: you}"))
    table.begin(P1)
    turns = 0
    while table.result is None:
        table.end_turn()
        turns += 1
    assert table.result == () and turns == 4
