"""Thinking about what may be asked next: the same answer as without it, or nothing."""

from __future__ import annotations

from random import Random
from time import sleep

import pytest

from game.ai.thinking import Ahead, Minds, Question, replied
from game.ai.worker import Worker
from game.kernel.cards import entity
from game.kernel.decisions import answers, random_answer
from game.kernel.state import State
from game.kernel.unseen import knows
from game.kernel.views import view
from game.records.ahead import foreseen
from game.records.match import Match
from tests.libraries import library
from tests.waiting import until

NODES = 200


def new(game: str) -> Match:
    cards = library(game)
    return Match.new(game, tuple(cards.decks)[:2], 1, library=cards)


def go_on(match: Match, until) -> None:
    """Whoever is asked gives the last of the answers, by which little is done, until `until` holds."""
    for _ in range(400):
        if until():
            return
        ways = answers(match.state)
        ways = ways if match.state.decision.kind in match.game.searching.obvious else ways[::-1]
        match.answer(next((way for way in ways if way in (("end",), ("pass",))), ways[0]))
    raise AssertionError("it never held")


def at_a_free_turn() -> tuple[Match, int]:
    """A match in which a seat can end its turn, or go on; and that seat."""
    match = new("contracts")
    go_on(match, lambda: match.state.turn > 4 and foreseen(match) is not None)
    return match, match.to_answer


def asked_next(match: Match, **more) -> Question:
    found = foreseen(match)
    assert found is not None
    return Question(3, found.view, "regular", found.ai_seed, None, NODES)._replace(**more)


def known(match: Match):
    return match.game, match.state.cards


def test_what_is_foreseen_is_what_is_asked_once_nothing_more_was_done():
    match, seat = at_a_free_turn()
    found = foreseen(match)
    go_on(match, lambda: match.to_answer != seat)
    assert found.seat == match.to_answer
    assert found.view == view(match.state, found.seat)
    assert found.ai_seed == match.ai_seed


def test_no_turn_is_foreseen_that_begins_with_a_card_that_nobody_knows():
    """As each of Cataclysm does, but where drawing is skipped: then nothing is drawn."""
    match, chance, turns = new("cataclysm"), Random(3), set()
    while match.state.decision is not None:
        found = foreseen(match)
        if found is not None and found.view["active"] == found.seat:
            assert found.view["zones"] == view(match.state, found.seat)["zones"]
            turns.add(found.view["turn"])
        match.answer(random_answer(match.state, chance.random))
    assert len(turns) < match.state.turn / 4 and match.state.turn >= 4


def test_nothing_is_foreseen_in_the_middle_of_a_choice_and_after_the_end():
    match = new("contracts")
    go_on(match, lambda: match.state.decision.kind not in match.game.windows)
    assert foreseen(match) is None
    match.concede(0)
    assert foreseen(match) is None


def test_the_match_is_as_it_was():
    match, _ = at_a_free_turn()
    before = match.state.copy()
    foreseen(match)
    assert match.state == before


@pytest.mark.parametrize("level", ["novice", "regular", "regular-patient"])
def test_a_reply_thought_of_ahead_is_the_one_that_would_have_come(level):
    match, _ = at_a_free_turn()
    asked = asked_next(match, level=level)
    ahead, minds = Ahead(), {}
    ahead.think(asked._replace(number=0, ahead=True), *known(match), lambda: False)
    found = ahead.take(asked, minds)
    assert found == replied(asked, *known(match), {})
    assert minds[level, asked.view["seat"]].interrupted is None


def test_the_mind_that_thought_ahead_goes_on_with_its_plan():
    match, seat = at_a_free_turn()
    asked = asked_next(match)
    ahead, with_it, without = Ahead(), {}, {}
    ahead.think(asked, *known(match), lambda: False)
    first = ahead.take(asked, with_it)
    assert first == replied(asked, *known(match), without)
    go_on(match, lambda: match.to_answer != seat)
    for _ in range(4):
        match.answer(first.answer)
        if match.to_answer != asked.view["seat"]:
            break
        now = asked._replace(view=view(match.state, match.to_answer), seed=match.ai_seed)
        first = replied(now, *known(match), with_it)
        assert first == replied(now, *known(match), without)


@pytest.mark.parametrize("more", [{"level": "expert"}, {"seed": 1}, {"nodes": 199}, {"seconds": 5.0}])
def test_a_reply_to_something_else_is_not_taken_and_not_kept(more):
    match, _ = at_a_free_turn()
    asked, minds = asked_next(match), Minds()
    ahead = Ahead()
    ahead.think(asked, *known(match), lambda: False)
    assert ahead.take(asked._replace(**more), minds) is None
    assert ahead.take(asked, minds) is None and not minds


def test_thinking_that_is_interrupted_leaves_nothing():
    match, _ = at_a_free_turn()
    asked, looks = asked_next(match), iter([False] * 20 + [True])
    ahead = Ahead()
    ahead.think(asked, *known(match), lambda: next(looks))
    assert ahead.take(asked, {}) is None


def test_the_process_answers_at_once_what_it_thought_of_and_what_it_did_not():
    match, seat = at_a_free_turn()
    worker = Worker(match.game.name, match.sources, match.constants)
    try:
        found = foreseen(match)
        told = []
        for wait in (0.0, 1.5):
            worker.ask(found.view, "regular", found.ai_seed)  # the process is ready
            waited_for(worker)
            worker.think_ahead(found.view, "expert", found.ai_seed)
            sleep(wait)
            worker.ask(found.view, "expert", found.ai_seed)
            told.append((waited_for(worker), worker.receipt.view, worker.trouble))
        assert told[0][1:] == told[1][1:] and told[0][2] == ""
        assert {way for way, *_ in told} <= {*answers_at(match, seat)}
    finally:
        worker.stop()


def waited_for(worker: Worker):
    return tuple(until(worker.poll, "no answer came"))


def answers_at(match: Match, seat: int):
    go_on(match, lambda: match.to_answer != seat)
    return answers(match.state)


def exchanged(state: State, seat: int, of: int, chance: Random) -> State:
    """The same with the cards of another seat exchanged among them, as far as `seat` does not know them."""
    world = state.copy()
    hidden = [i for i, e in enumerate(state.entities) if e.owner == of and not knows(state, seat, i)
              and state.places.name[e.zone] in ("hand", "deck")]  # fmt: skip
    for i, card in zip(hidden, chance.sample([state.entities[i].card for i in hidden], len(hidden)), strict=True):
        e = state.entities[i]
        world.entities[i] = entity(card, e.owner, e.zone, e.zone_changes, e.known)
    assert view(world, seat) == view(state, seat)
    return world


def test_who_is_sent_what_is_ahead_hangs_on_nothing_that_it_can_not_see():
    """Also not on whether a seat between has anything for a window."""
    names, compared = list(library("estro").decks), 0
    for seed in range(3):
        decks = tuple(names[(seed + n) % len(names)] for n in range(4))
        match = Match.new("estro", decks, seed, 0, ("human", *["casual"] * 3), None, library=library("estro"))
        chance = Random(seed)
        while match.state.decision is not None and len(match.steps) < 150:
            here, found = match.state, foreseen(match)
            for number in range(6 if found is not None else 0):
                for of in {1, 2, 3, 0} - {found.seat, here.decision.seat}:
                    match.state = exchanged(here, found.seat, of, Random(number))
                    again = foreseen(match)
                    assert again is not None and again.seat == found.seat, (seed, len(match.steps), number)
                    compared += 1
            match.state = here
            match.answer(random_answer(here, chance.random), here.decision.seat)
    assert compared > 50
