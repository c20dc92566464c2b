"""Windows and batches: who is asked when, what comes first, what can be done before something happens."""

from __future__ import annotations

import json
from random import Random

import pytest

from game.kernel import running
from game.kernel.decisions import answers
from game.kernel.events import Log
from game.kernel.keys import knowledge_key
from game.kernel.saved import from_json
from game.kernel.trajectories import begins_anew
from game.kernel.values import remaining
from game.kernel.views import resample, view
from game.lab.invariants import broken
from game.language.library import FaultyCards, from_plain
from game.rules import game_named
from tests.kernel.games import kit, positions
from tests.kernel.stack_cards import SPELLS, card, cards
from tests.kernel.stack_game import (
    CASTING,
    GRAVEYARD,
    SLOW,
    STACK,
    TERRITORY,
    VOCABULARY,
    ZONES,
)
from tests.kernel.stack_timing import Batch

P1, P2 = 0, 1


def match(*hands):
    """The first player's turn; each holds these cards. Every answer is taken by a saved and loaded twin too."""
    return STACK.setup(cards(), hands, 1, {}, first=len(hands) - 1, log=Log())


def held(state, name, nth=0):
    return [i for i, e in enumerate(state.entities) if e.definition.id == name][nth]


def play(state, name, target=None, nth=0):
    give(state, "play", held(state, name, nth), *(() if target is None else (target,)))


def give(state, *answer):
    twin = from_json(json.loads(json.dumps(state.to_json())), state.game, state.cards)
    running.answer(twin, answer)
    running.answer(state, answer)
    assert twin == state
    for seat in range(len(state.seats)):
        shown = view(state, seat)
        dealt = resample(shown, 1, state.game, state.cards)
        assert view(dealt, seat) == shown and knowledge_key(dealt, seat) == knowledge_key(state, seat)


def zone(state, i):
    return state.entities[i].zone % ZONES


def life(state, seat):
    return remaining(state, seat)


def in_play(*hands, name="bear"):
    state = match(*hands)
    play(state, name)
    while state.decision.kind != "turn":
        give(state, "pass")
    return state, held(state, name)


def asked(state):
    return state.decision.kind, state.decision.seat


def carried_out(state):
    """The cards whose clauses were carried out, in this order."""
    return [e.facts["entity"] for e in state.log.events if e.kind == "effect"]


# --- who is asked ----------------------------------------------------------------------------------------------------


def test_who_can_do_nothing_is_not_asked():
    state = match(["bolt"], ["bear"])
    play(state, "bolt")
    assert life(state, P2) == 17 and asked(state) == ("turn", P2)


def test_a_window_about_an_item_knows_it_when_it_says_what_can_be_done():
    state = match(["bolt", "no"], ["no"])
    play(state, "bolt")
    bolt, own, theirs = held(state, "bolt"), held(state, "no"), held(state, "no", 1)
    assert state.decision.ways == (("play", own, bolt), ("pass",)), "the caster is asked first"
    give(state, "pass")
    play(state, "no", bolt, nth=1)
    assert asked(state) == ("interrupt", P1)
    assert state.decision.ways == (("play", own, theirs), ("pass",)), "in the inner window the inner one is meant"


def test_the_window_that_was_left_for_an_inner_one_is_about_its_own_item_again():
    state = match(["bolt", "rouse"], ["no", "no"])
    play(state, "bolt")
    give(state, "pass")
    play(state, "no", held(state, "bolt"))
    for seat in (P2, P1):
        assert asked(state) == ("interrupt", seat) and state.decision.ways[0][-1] == held(state, "no")
        give(state, "pass")
    assert asked(state) == ("interrupt", P1)
    assert state.decision.ways == (("play", held(state, "rouse"), held(state, "bolt")), ("pass",))


def test_with_nothing_left_to_answer_nobody_is_asked_to():
    state = match(["bolt"], ["no", "dart"])
    play(state, "bolt")
    play(state, "no", held(state, "bolt"))
    assert asked(state) == ("turn", P2) and state.series == []


def test_three_are_asked_in_turn_order_after_the_caster():
    state = match(["bolt", "dart"], ["no"], ["no"])
    play(state, "bolt")
    seats = []
    while state.decision.kind == "interrupt":
        seats.append(state.decision.seat)
        give(state, "pass")
    assert seats == [1, 2] and asked(state) == ("respond", P1)


def test_in_a_window_in_which_a_turn_is_played_whoever_is_asked_is_free():
    """What a search would else take for a part of the answer before, down to the end of the turn."""
    assert game_named("sparks").windows["turn"].always and not game_named("sparks").windows["turn"].turn
    asked = {}
    for state in positions(kit("estro"), 1):
        asked.setdefault(state.decision.kind, set()).add(begins_anew(state))
    assert asked["attack"] == asked["play"] == {True}, "the game says so, as they are asked by no window"
    others = {kind for kind in asked if kind not in ("attack", "play")}
    assert others and all(asked[kind] == {False} for kind in others), asked


def test_a_turn_of_sparks_begins_anew_with_each_question():
    for state in positions(kit("sparks"), 1):
        assert begins_anew(state)


# --- what comes first ------------------------------------------------------------------------------------------------


def test_a_card_waits_until_all_have_passed():
    state = match(["bolt"], ["balm"])
    play(state, "bolt")
    bolt = held(state, "bolt")
    assert (*asked(state), zone(state, bolt)) == ("respond", P2, CASTING)
    give(state, "pass")
    assert life(state, P2) == 17 and zone(state, bolt) == GRAVEYARD


def test_a_counter_spell():
    state = match(["bolt"], ["no"])
    play(state, "bolt")
    play(state, "no", held(state, "bolt"))
    assert life(state, P2) == 20 and zone(state, held(state, "bolt")) == GRAVEYARD


def test_a_counter_spell_on_a_counter_spell():
    state = match(["bolt", "no"], ["no"])
    play(state, "bolt")
    give(state, "pass")
    play(state, "no", held(state, "bolt"), nth=1)
    play(state, "no", held(state, "no", 1))
    assert life(state, P2) == 17, "the one on the other comes first, and the bolt strikes"
    assert [zone(state, held(state, "no", n)) for n in (0, 1)] == [GRAVEYARD, GRAVEYARD]


def test_the_third_counters_the_second():
    state = match(["bolt", "no"], ["no", "no"])
    play(state, "bolt")
    give(state, "pass")
    play(state, "no", held(state, "bolt"), nth=1)
    give(state, "pass")
    play(state, "no", held(state, "no", 1), nth=0)
    assert asked(state) == ("interrupt", P2)
    play(state, "no", held(state, "no", 0), nth=2)
    assert life(state, P2) == 20


def test_interrupts_on_one_spell_are_gathered_and_those_of_its_player_come_first():
    state = match(["bolt", "rouse"], ["no"])
    play(state, "bolt")
    bolt, rouse, no = held(state, "bolt"), held(state, "rouse"), held(state, "no")
    give(state, "pass")
    play(state, "no", bolt)
    give(state, "pass")  # aimed at that one it would come before it
    assert carried_out(state) == [] and asked(state) == ("interrupt", P1)
    play(state, "rouse", bolt)
    assert carried_out(state) == [rouse, no], "though it was announced later"


def test_what_was_announced_last_is_carried_out_first_and_without_a_window_between():
    state, bear = in_play(["bear", "spark", "balm"], ["spark"])
    play(state, "spark", bear)
    play(state, "spark", bear, nth=1)
    assert carried_out(state) == [] and asked(state) == ("respond", P1)
    give(state, "pass")
    assert carried_out(state) == [held(state, "spark", 1), held(state, "spark", 0)]


def test_a_target_that_left_is_not_reached():
    state, bear = in_play(["bear", "spark"], ["end"])
    play(state, "spark", bear)
    play(state, "end", bear)
    assert zone(state, bear) == GRAVEYARD and not [e for e in state.log.events if e.kind == "damage"]


def test_after_a_batch_its_window_is_offered_anew():
    state = match(["bolt", "bear"], [])
    play(state, "bolt")
    assert asked(state) == ("turn", P1)


# --- damage and death ------------------------------------------------------------------------------------------------


def test_damage_is_withheld_and_prevented():
    state = match(["bolt"], ["ward"])
    play(state, "bolt")
    assert (*asked(state), life(state, P2)) == ("damage", P2, 20)
    assert [packet.amount for packet in state.withheld] == [3]
    play(state, "ward")
    assert life(state, P2) == 20 and state.withheld == []


def test_damage_that_nobody_prevents_is_dealt():
    state = match(["bolt"], ["ward"])
    play(state, "bolt")
    give(state, "pass")
    assert life(state, P2) == 17


def test_the_damage_of_a_batch_is_dealt_in_one_run():
    state = match(["bolt", "dart", "dart"], ["balm", "ward"])
    play(state, "bolt")
    give(state, "pass")
    play(state, "dart")
    give(state, "pass")
    play(state, "dart", nth=1)
    give(state, "pass")
    assert asked(state) == ("damage", P2) and [packet.amount for packet in state.withheld] == [2, 2, 3]
    give(state, "pass")
    assert life(state, P2) == 13 and asked(state)[0] == "turn"


def test_healing_happens_at_its_place_in_the_batch_before_all_damage():
    state = match(["dart", "bolt"], ["balm"])
    play(state, "dart")
    give(state, "pass")
    play(state, "bolt")
    play(state, "balm")
    assert life(state, P2) == 20 - 2 + 2 - 3


@pytest.mark.parametrize("first", ["spark", "grow"])
def test_in_a_batch_damage_waits_for_what_makes_its_victim_stronger(first):
    state, bear = in_play(["bear", first], ["spark" if first == "grow" else "grow"])
    play(state, first, bear)
    play(state, "spark" if first == "grow" else "grow", bear)
    assert zone(state, bear) == TERRITORY and remaining(state, bear) == 3


def test_nobody_dies_of_lost_life_in_the_middle_of_a_batch():
    state, bear = in_play(["bear", "grow"], ["wither"])
    play(state, "grow", bear)
    play(state, "wither", bear)
    assert zone(state, bear) == TERRITORY and remaining(state, bear) == 3


def test_at_the_end_of_a_batch_it_does():
    state, bear = in_play(["bear", "wither"], ["mend"])
    play(state, "wither", bear)
    assert asked(state) == ("death", P2)
    give(state, "pass")
    assert zone(state, bear) == GRAVEYARD


def test_destruction_does_not_wait_for_the_end_of_the_batch():
    state, bear = in_play(["bear", "bolt"], ["end", "mend"])
    play(state, "bolt")
    play(state, "end", bear)
    assert (*asked(state), life(state, P2)) == ("death", P2, 20)
    assert state.record == Batch(resolving=True)
    give(state, "pass")
    assert zone(state, bear) == GRAVEYARD and life(state, P2) == 17


@pytest.mark.parametrize("how", ["end", "spark"])
def test_a_creature_on_the_way_out_is_regenerated(how):
    state, bear = in_play(["bear", how], ["mend"])
    play(state, how, bear)
    assert asked(state) == ("death", P2) and zone(state, bear) == TERRITORY
    play(state, "mend", bear)
    assert zone(state, bear) == TERRITORY and state.doomed == []
    assert remaining(state, bear) == 3


def test_what_would_save_can_be_interrupted():
    state, bear = in_play(["bear", "end", "no"], ["mend"])
    play(state, "end", bear)
    give(state, "pass")
    play(state, "mend", bear)
    assert asked(state) == ("interrupt", P1)
    play(state, "no", held(state, "mend"))
    assert zone(state, bear) == GRAVEYARD


def test_one_that_nobody_saves_is_destroyed():
    state, bear = in_play(["bear", "end"], ["mend"])
    play(state, "end", bear)
    give(state, "pass")
    assert zone(state, bear) == GRAVEYARD


# --- several kinds in one zone ---------------------------------------------------------------------------------------


def test_a_set_is_of_its_kind_where_others_lie_too():
    state, clock = in_play(["clock", "bear", "rust", "end"], [], name="clock")
    play(state, "bear")
    give(state, "pass")
    bear = held(state, "bear")
    assert [way for way in state.decision.ways if way != ("pass",)] == [
        ("play", held(state, "rust"), clock), ("play", held(state, "end"), bear)
    ]  # fmt: skip
    assert zone(state, clock) == zone(state, bear) == TERRITORY


def faults_of(do):
    try:
        from_plain([card("x", speed=SLOW, clauses=[{"when": "play", "do": [do]}])], {}, "stack", VOCABULARY)
    except FaultyCards as error:
        return str(error)
    return ""


def test_an_operation_is_held_against_the_kinds_of_a_set_not_only_its_zone():
    assert faults_of({"damage": 1, "to": "creatures"}) == ""
    assert "`permanents` may also be relics" in faults_of({"damage": 1, "to": "permanents"})
    assert "`relics` are neither" in faults_of({"damage": 1, "to": "relics"})


# --- the record ------------------------------------------------------------------------------------------------------


def test_a_record_of_the_game_s_own_is_part_of_the_content():
    state = match(["bolt"], ["bear"])
    other = state.copy()
    other.record = Batch(resolving=True)
    assert other != state and other.fingerprint() != state.fingerprint()
    assert knowledge_key(other, P1) != knowledge_key(state, P1)
    loaded = from_json(json.loads(json.dumps(other.to_json())), STACK, state.cards)
    assert loaded == other and loaded.record.resolving and other.copy().record == other.record
    assert resample(view(other, P1), 1, STACK, state.cards).record == other.record


def test_a_match_without_one_is_written_as_before():
    state = match(["bolt"], ["bear"])
    assert "record" not in state.to_json() and "record" not in view(state, P1)


# --- whole matches ---------------------------------------------------------------------------------------------------


def test_random_matches_leave_nothing_behind():
    """Whenever a turn's player is free to act, nothing waits any more; and what holds of every game holds."""
    met = set()
    for seed in range(60):
        chance = Random(seed)
        names = [*SPELLS, "bear", "clock", "bear"]
        state = match(*[[chance.choice(names) for _ in range(7)] for _ in range(2 + seed % 2)])
        for _ in range(400):
            if state.result is not None:
                break
            assert not broken(state), seed
            met.add(state.decision.kind)
            if state.decision.kind == "turn":
                assert (state.series, state.withheld, state.doomed) == ([], [], []) and not state.record, seed
            running.advance(state, chance.choice(answers(state)))
        assert state.result is not None
    assert met == {*STACK.windows}
