"""Cards in play that are turned face down: everybody saw them, until they are lost sight of. With Veil and Wide."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

import pytest

from game.kernel import boards, description, running, unseen, views
from game.kernel.events import Log
from game.kernel.facedown import turn_face_down, turn_face_up
from game.kernel.references import found, ref
from game.kernel.saved import from_json
from game.kernel.state import State
from game.kernel.values import keywords, kind_of, stat
from game.records.match import Match
from game.records.record import Record
from game.records.undo import Tape
from tests.kernel import wide
from tests.kernel.games import kit
from tests.kernel.shown import bytes_seen, zone
from tests.kernel.veil import HAND, PLAY
from tests.kernel.wide import P1, P2, creature, spell, when_played


def covered(seats: int = 2, name: str = "veil") -> tuple[State, int]:
    """A card of the first seat's hand is played and turned down; its number."""
    state = kit(name, seats).setup(5)
    card = zone(state, 0, HAND)[0]
    state.log = Log()
    running.answer(state, ("play", card))
    running.answer(state, ("cover", card))
    return state, card


def recorded(seats: tuple[str, ...] = ("human", "human")) -> Match:
    veil = kit("veil")
    decks = [{"cards": list(deck)} for deck in veil.decks[:2]]
    return Match(veil.game, veil.cards, Record("veil", 5, 0, seats, decks, dict(veil.constants), []))


# --- what everybody sees of it ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_everybody_saw_which_card_it_is(seats):
    state, card = covered(seats)
    name = state.entities[card].card.id
    for seat in range(seats):
        drawn = description.described(state, seat)["entities"][card]
        assert unseen.knows(state, seat, card)
        assert (drawn["face_down"], drawn["card"], drawn["under"]) == (True, "face_down", name)
        assert name not in views.view(state, seat)["unseen"][0][1] or kit("veil").decks[0].count(name) > 1
    assert kind_of(state, card) == "" and stat(state, card, 0) == 0


def test_it_is_told_as_turned_to_everybody():
    state, card = covered(3)
    name = state.entities[card].card.id
    assert state.log is not None
    (event,) = [event for event in state.log.events if event.kind == "turned"]
    told = {"entity": card, "card": name, "face_down": True}
    assert all(event.seen_by(seat).items() >= told.items() for seat in range(3))
    turn_face_up(state, card)
    assert state.log.events[-1].facts == {"entity": card, "card": name, "face_down": False}


@pytest.mark.parametrize("name", ["veil", "veil_closed"])
def test_in_every_world_that_a_seat_can_think_of_it_is_that_card(name):
    state, card = covered(name=name)
    for seed in range(5):
        world = views.redeal(state, 1, seed)
        assert world.entities[card].card is state.entities[card].card
        assert world.entities[card].definition.id == "face_down"


def test_it_is_the_same_object_with_the_damage_that_it_had():
    state, card = covered()
    turn_face_up(state, card)
    reference = ref(state, card)
    state.entities[card] = state.entities[card].with_damage(2)
    turn_face_down(state, card)
    assert found(state, reference) and state.entities[card].damage == 2


def test_saved_and_loaded_it_lies_there_the_same():
    state, _ = covered()
    again = from_json(json.loads(json.dumps(state.to_json())), state.game, state.cards)
    assert again == state and again.fingerprint() == state.fingerprint()


# --- two identities ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["veil", "veil_closed"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_once_it_is_back_in_the_hand_nobody_can_tell_which_card_is_laid(name, seats):
    """Turned down it is known to all, in the hand too; whether a card laid from there is that one nobody knows."""
    state, card = covered(seats, name)
    for _ in range(1, seats):
        running.answer(state, ("end",))
    running.answer(state, ("take_back", card))
    back = [i for i in zone(state, 0, HAND) if unseen.knows(state, 1, i)]
    assert len(back) == 1, "everybody saw which card went there"
    for one, two in permutations(zone(state, 0, HAND), 2):
        worlds = []
        for i in (one, two):
            world = state.copy()
            world.log = Log()
            running.answer(world, ("hide", i))
            worlds.append(world)
        for seat in range(1, seats):
            assert bytes_seen(worlds[0], seat) == bytes_seen(worlds[1], seat)


# --- matches ----------------------------------------------------------------------------------------------------------


def test_a_recorded_match_plays_again_to_the_same_position():
    match = recorded()
    first = zone(match.state, 0, HAND)[0]
    for answer in (("play", first), ("cover", first), ("end",)):
        match.answer(answer)
    again = recorded()
    again.replay(match.record)
    assert again.state == match.state and again.state.entities[first].under is not None
    assert [e.facts for e in again.events.events] == [e.facts for e in match.events.events]


def test_turning_down_shows_nothing_new_and_can_be_taken_back():
    match = recorded()
    first = zone(match.state, 0, HAND)[0]
    for answer in (("play", first), ("end",), ("end",)):
        match.answer(answer)
    before, learnt = match.state.copy(), len(match.events.learnt)
    match.answer(("cover", first))
    assert match.events.learnt[learnt:] == [] and match.why_not_undo(0) is None
    match.undo(0)
    assert match.state == before and match.state.entities[first].under is None


def test_turning_up_a_card_that_others_did_not_know_can_not_be_taken_back():
    match = recorded()
    match.answer(("hide", zone(match.state, 0, HAND)[0]))
    (hidden,) = zone(match.state, 0, PLAY)
    tape: Tape = match.events
    learnt = len(tape.learnt)
    match.answer(("turn", hidden))
    assert (1, hidden) in tape.learnt[learnt:]
    assert match.why_not_undo(0) is not None


# --- its text ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def table() -> wide.Table:
    return wide.Table()


def down(table: wide.Table, who: Any) -> int:
    i = table.id(who)
    turn_face_down(table.state, i)
    return i


def test_its_text_does_not_work_until_it_is_turned_up(table):
    leader = creature(2, 3, "fog", always="{give: {attack: 1}, to: {from: own_creatures, other: true}}",
                      turn_end="{damage: 1, to: opponent}")  # fmt: skip
    table.line(P1, leader, creature(1, 1))
    assert table.stats(P1[1]) == (2, 1)
    i = down(table, P1[0])
    assert (table.stats(P1[0]), table.stats(P1[1])) == ((1, 1), (1, 1)) and not keywords(table.state, i)
    turn_face_up(table.state, i)
    assert (table.stats(P1[0]), table.stats(P1[1])) == ((2, 3), (2, 1)) and table.has(P1[0], "fog")
    turn_face_down(table.state, i)
    table.end_turn()
    assert table.player(P2).health == 30, "nobody waits for the end of the turn"


def test_what_was_applied_to_it_stays(table):
    table.line(P1, creature(4, 4))
    table.play(when_played("{modify: {attack: 2}, to: target}"), targets=[P1[0]])
    down(table, P1[0])
    assert table.stats(P1[0]) == (3, 1)
    turn_face_up(table.state, table.id(P1[0]))
    assert table.stats(P1[0]) == (6, 4)


def test_a_copy_that_is_turned_down_is_its_back_too(table):
    """To all rules it is nothing but its back; turned up it is a copy again."""
    table.line(P1, creature(1, 1))
    table.line(P2, creature(5, 6, turn_end="{damage: 3, to: opponent}"))
    table.play(spell("{targets: [{from: own_creatures, pick: 1}, {from: enemy_creatures, pick: 1}],"
                     " do: [{become: target, like: target2}]}"))  # fmt: skip
    assert table.stats(P1[0]) == (5, 6)
    i = down(table, P1[0])
    assert table.stats(P1[0]) == (1, 1) and table.state.entities[i].traits.clauses == {}
    turn_face_up(table.state, i)
    assert table.stats(P1[0]) == (5, 6)


def test_nothing_becomes_a_copy_of_a_card_that_lies_face_down(table):
    table.line(P1, creature(3, 3))
    table.line(P2, creature(5, 6))
    down(table, P2[0])
    table.play(spell("{targets: [{from: own_creatures, pick: 1}, {from: enemy_creatures, pick: 1}],"
                     " do: [{become: target, like: target2}]}"))  # fmt: skip
    assert table.stats(P1[0]) == (3, 3)


def test_turned_down_with_more_damage_than_its_back_bears_it_dies(table):
    table.line(P1, creature(1, 5))
    boards.leave(table.state, table.id(P1[0]), 2)
    i = down(table, P1[0])
    table.play(spell("{heal: 1, to: you}"))
    assert table.zone(i) == "discard"
