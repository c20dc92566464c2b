"""A plan gives the answers to what a proposal asks, to the match and to its foretelling alike."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.kernel.decisions import answers
from game.records.match import Match
from game.records.plans import Plan
from game.records.preview import Forecast, quiet
from game.rules import NAMES
from tests.libraries import library
from tests.rules.cataclysm import board as cataclysm
from tests.rules.cataclysm.board import BOLT, HERO, P1, P2, character, event
from tests.rules.contracts import board as contracts
from tests.rules.contracts.board import creature


def test_a_place_is_the_nearest_that_is_there():
    ways = [("place", 0), ("place", 1)]
    assert Plan(place=7).answer("place", True, ways) == (("place", 1), Plan())


def test_a_target_that_is_none_is_left_to_be_asked():
    assert Plan(target=5).answer("target", True, [("pick", 4)]) is None


def test_only_what_belongs_to_a_proposal_is_answered():
    assert Plan(target=4).answer("target", False, [("pick", 4)]) is None


def test_what_is_to_be_done_then_needs_no_proposal():
    assert Plan(then=("attack", 3, 4)).answer("battle", False, [("attack", 3, 4)]) == (("attack", 3, 4), Plan())


def planned(match: Match, answer, plan: Plan) -> None:
    """Give `answer`, and what the plan says to the questions that come of it; where it rests, up to where that ends."""
    seat, rests = match.to_answer, plan.rests
    match.answer(answer)
    while match.to_answer == seat:
        asked = match.state.decision
        found = plan.answer(asked.kind, asked.cancel, answers(match.state))
        if found is None:
            break
        match.answer(found[0])
        plan = found[1]
    while rests and (still := quiet(match.state)):
        match.answer(still)


def whole_plans(match: Match, chance: Random):
    """Each card that can be played, with a plan that answers all it asks, as a drop on the table does.

    Whether others can respond to it hangs on what is hidden: where they might, what comes if nobody does is foretold.
    """
    rests = any(not window.always for window in match.state.game.windows.values())
    for answer in answers(match.state):
        if answer[0] not in ("play", "rune"):
            continue
        asked, plan = match.asked_after(answer), Plan(pays=True)
        if asked is not None and asked["kind"] == "place":
            plan = Plan(place=chance.choice(asked["answers"])[1], pays=True)
        elif asked is not None and asked["cancel"] and asked["kind"] == "target":
            picks = [way[1] for way in asked["answers"] if len(way) == 2]
            if not picks:
                continue
            plan = Plan(target=chance.choice(picks), pays=True)
        yield answer, plan._replace(rests=rests)


def compare(match: Match, answer, plan: Plan) -> bool:
    """Does what is foretold happen? Says whether all of it was foretold."""
    found, seat = match.preview(answer, plan), match.to_answer
    events = len(match.events.events)
    planned(match, answer, plan)
    if found is None or not found["whole"]:
        return False
    happened = match.events.events[events:]
    turn = next((n for n, one in enumerate(happened) if one.kind == "turn"), None)
    counted = {kind: Counter() for kind in ("damage", "heal", "lose")}
    for one in happened[:turn]:
        if one.kind in counted:
            counted[one.kind][one.facts["target"]] += one.facts["amount"]
    told = {kind: Counter(found[kind]) for kind in counted}
    assert told == counted, (answer, plan)
    destroyed = [one.facts["entity"] for one in happened[:turn] if one.kind == "destroyed"]
    assert found["destroyed"] == destroyed, (answer, plan)
    asked = match.state.decision.kind if match.to_answer == seat else None
    # whether others may answer can be hidden, and with it where a plan that rests stops to ask one of them
    same = asked == found["asks"] and (asked is not None or not plan.rests)
    if turn is None and match.result is None and same:
        shown = match.view(seat)
        assert found["seats"] == [match.state.game.view_seat(match.state, n) for n in range(len(match.seats))]
        for card, stats in found["changed"].items():
            worn = match.state.game.damage.stat(match.state.entities[card])
            left = {name: value for name, value in stats.items() if name != match.state.words.stats[worn]}
            told_now = shown["entities"][card].get("stats") or {}
            assert {name: told_now[name] for name in left if name in told_now} == {
                name: value for name, value in left.items() if name in told_now
            }
        about = answer[1]
        if found["lands"] is not None and about in shown["entities"]:
            assert shown["entities"][about]["zone"] == found["lands"]
    return True


def foretold(game: str, seats: int, seed: int) -> int:
    """Play a match by whole plans where there are any; so many were foretold whole."""
    names = sorted(library(game).decks)
    decks = [names[(seed + n) % len(names)] for n in range(seats)]
    match = Match.new(game, decks=decks, seats=["human"] * seats, seed=seed, library=library(game))
    chance, whole = Random(seed), 0
    while match.to_answer is not None:
        plans = list(whole_plans(match, chance))
        if plans and chance.random() < 0.9:
            whole += compare(match, *chance.choice(plans))
        else:
            match.answer(chance.choice(answers(match.state)))
    return whole


@pytest.mark.parametrize("game", ["contracts", "cataclysm"])
def test_what_is_foretold_of_a_drop_is_what_comes_of_it(game):
    assert sum(foretold(game, 2, seed) for seed in range(3)) > 20


@pytest.mark.nightly
def test_two_thousand_drops_come_to_what_was_foretold():
    told = 0
    for seed in range(100, 400):
        for game in NAMES:
            told += foretold(game, 2, seed)
        if told >= 2000:
            return
    raise AssertionError(told)


# --- what is asked after an answer ------------------------------------------------------------------------------------


def test_whom_an_event_can_be_aimed_at_is_known_before_it_is_played():  # P-032
    table = cataclysm.Table()
    table.play(P1, HERO, HERO)
    one, two = table.play(P2, character(9, 9), character(20, 9, {"armor": 1}))
    [card] = table.begin(P1, event(BOLT))
    forecast = Forecast(table.state)
    asked = forecast.asked_after(("play", card))
    assert asked["kind"] == "target" and {one, two} <= {way[1] for way in asked["answers"]}
    assert forecast.why_not_after(("play", card), ("pick", one)) is None
    assert forecast.why_not_after(("play", card), ("pick", card)) is not None
    assert forecast.of(("play", card), Plan(target=two))["damage"] == {two: 19}
    assert forecast.of(("play", card), Plan(target=one))["lands"] == "discard"


def test_what_an_aura_gives_is_foretold():  # C-128
    table = contracts.Table()
    [one] = table.line(P1, creature(1, 2))
    card = table.hand(P1, creature(2, 2, always="{give: {attack: 1}, to: {from: own_creatures, other: true}}"))[0]
    found = Forecast(table.state).of(("play", card), Plan(place=0, pays=True))
    assert found["changed"] == {one: {"attack": 2}} and found["lands"] == "line"
