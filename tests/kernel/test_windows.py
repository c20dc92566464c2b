"""Windows and the stack: who is asked when, what comes first, what can be done before something happens."""

from __future__ import annotations

import json

import pytest

from game.kernel import running
from game.kernel.events import Log
from game.kernel.state import from_json
from game.kernel.values import remaining
from game.language.library import from_plain
from tests.kernel.stack_game import DISCARD, FIELD, QUICK, RESCUE, SHIELD, SLOW, STACK, VOCABULARY, ZONES, Stack

P1, P2 = 0, 1
TO_CREATURE = [{"from": "creatures", "pick": 1}]
CARDS = {
    "bolt": (SLOW, {"do": [{"damage": 3, "to": "opponent"}]}),
    "spark": (QUICK, {"targets": TO_CREATURE, "do": [{"damage": 3, "to": "target"}]}),
    "no": (QUICK, {"targets": [{"from": "on_stack", "pick": 1}], "do": [{"counter": "target"}]}),
    "ward": (SHIELD, {"do": [{"prevent": "you"}]}),
    "mend": (RESCUE, {"targets": TO_CREATURE, "do": [{"regenerate": "target"}]}),
    "end": (QUICK, {"targets": TO_CREATURE, "do": [{"destroy": "target"}]}),
}  # fmt: skip


def card(name, kind="spell", **fields):
    return {"id": name, "name": {"it": name, "en": name}, "kind": kind, **fields}


def match(*hands):
    """The first player's turn; each holds these cards. Every answer is taken by a saved and loaded twin too."""
    game = Stack()
    plain = [card(name, speed=speed, clauses=[{"when": "play", **clause}]) for name, (speed, clause) in CARDS.items()]
    plain.append(card("bear", "creature", life=3, speed=SLOW))
    cards = from_plain(plain, {}, "stack", VOCABULARY)
    return game.setup(cards, hands, 1, {}, first=len(hands) - 1, log=Log())


def held(state, name, nth=0):
    return [i for i, e in enumerate(state.entities) if e.definition.id == name][nth]


def play(state, name, target=None, nth=0):
    give(state, "play", held(state, name, nth), *(() if target is None else (target,)))


def give(state, *answer):
    twin = from_json(json.loads(json.dumps(state.to_json())), state.game, state.cards)
    running.answer(twin, answer)
    running.answer(state, answer)
    assert twin == state


def zone(state, i):
    return state.entities[i].zone % ZONES


def life(state, seat):
    return remaining(state, seat)


def bear_in_play(*hands):
    state = match(*hands)
    play(state, "bear")
    while state.decision.kind != "turn":
        give(state, "pass")
    return state, held(state, "bear")


def test_who_can_do_nothing_is_not_asked():
    state = match(["bolt"], ["bear"])
    play(state, "bolt")
    assert life(state, P2) == 17 and (state.decision.kind, state.decision.seat) == ("turn", P2)


def test_a_card_waits_until_all_have_passed():
    state = match(["bolt"], ["no"])
    play(state, "bolt")
    bolt = held(state, "bolt")
    assert (state.decision.kind, state.decision.seat, zone(state, bolt)) == ("answer", P2, STACK)
    give(state, "pass")
    assert life(state, P2) == 17 and zone(state, bolt) == DISCARD


def test_a_counter_spell():
    state = match(["bolt"], ["no"])
    play(state, "bolt")
    play(state, "no", held(state, "bolt"))
    assert life(state, P2) == 20 and zone(state, held(state, "bolt")) == DISCARD


def test_a_counter_spell_on_a_counter_spell():
    state = match(["bolt", "no"], ["no"])
    play(state, "bolt")
    play(state, "no", held(state, "bolt"), nth=1)
    assert (state.decision.kind, state.decision.seat) == ("answer", P1)
    play(state, "no", held(state, "no", 1))
    assert life(state, P2) == 17, "the answer to the answer comes first, and the bolt strikes"
    assert [zone(state, held(state, "no", n)) for n in (0, 1)] == [DISCARD, DISCARD]


def test_the_third_answer_counters_the_second():
    state = match(["bolt", "no"], ["no", "no"])
    play(state, "bolt")
    play(state, "no", held(state, "bolt"), nth=1)
    play(state, "no", held(state, "no", 1), nth=0)
    assert state.decision.seat == P2
    play(state, "no", held(state, "no", 0), nth=2)
    assert life(state, P2) == 20


def test_what_was_put_on_the_stack_last_is_carried_out_first():
    state, bear = bear_in_play(["bear", "spark"], ["spark"])
    play(state, "spark", bear)
    play(state, "spark", bear, nth=1)
    done = [e.facts["entity"] for e in state.log.events if e.kind == "effect"]
    assert done == [held(state, "spark", 1), held(state, "spark", 0)]


def test_a_target_that_left_is_not_reached():
    state, bear = bear_in_play(["bear", "spark"], ["end"])
    play(state, "spark", bear)
    play(state, "end", bear)
    assert zone(state, bear) == DISCARD and not [e for e in state.log.events if e.kind == "damage"]


def test_damage_is_withheld_and_prevented():
    state = match(["bolt"], ["ward"])
    play(state, "bolt")
    assert (state.decision.kind, state.decision.seat, life(state, P2)) == ("damage", P2, 20)
    assert [packet.amount for packet in state.withheld] == [3]
    play(state, "ward")
    assert life(state, P2) == 20 and state.withheld == []


def test_damage_that_nobody_prevents_is_dealt():
    state = match(["bolt"], ["ward"])
    play(state, "bolt")
    give(state, "pass")
    assert life(state, P2) == 17


@pytest.mark.parametrize("how", ["end", "spark"])
def test_a_creature_on_the_way_out_is_regenerated(how):
    state, bear = bear_in_play(["bear", how], ["mend"])
    play(state, how, bear)
    assert (state.decision.kind, state.decision.seat) == ("death", P2) and zone(state, bear) == FIELD
    play(state, "mend", bear)
    assert zone(state, bear) == FIELD and state.doomed == []
    assert remaining(state, bear) == 3


def test_one_that_nobody_saves_is_destroyed():
    state, bear = bear_in_play(["bear", "end"], ["mend"])
    play(state, "end", bear)
    give(state, "pass")
    assert zone(state, bear) == DISCARD


def test_three_are_asked_in_turn_order():
    state = match(["bolt"], ["no"], ["no"])
    play(state, "bolt")
    asked = []
    while state.decision is not None and state.decision.kind == "answer":
        asked.append(state.decision.seat)
        give(state, "pass")
    assert asked == [1, 2] and life(state, P2) == 17
