"""Undo is refused as soon as anybody at the table learnt something, or chance had a say, and is offered otherwise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random

import pytest

from game.kernel import decisions, running
from game.kernel.decisions import CONCEDE
from game.kernel.errors import IllegalAnswer
from game.kernel.views import knows, resample, view
from game.records import undo
from game.records.match import Match
from game.rules import NAMES, game_named
from tests.libraries import library

TABLES = [(game, seats) for game in NAMES for seats in game_named(game).seats]
WORLDS = 3


def begin(game: str, seats: tuple[str, ...], seed: int) -> Match:
    ids = list(library(game).decks)
    decks = [ids[(seed + n) % len(ids)] for n in range(len(seats))]
    return Match.new(game, decks, seed, None, seats, library=library(game))


def asked(match: Match, chance: Random) -> Iterator[tuple[int, undo.Step]]:
    """Play at random; after each answer, who gave it, and where undo would go back to."""
    while match.to_answer is not None:
        seat = match.to_answer
        match.answer(chance.choice(decisions.answers(match.state)), seat)
        at = undo.start(match.steps, seat)
        assert at is not None
        yield seat, match.steps[at]


def seen_otherwise(match: Match, seat: int, step: undo.Step) -> bool:
    """Would `seat` see something else now if what was hidden from it at `step` lay otherwise, in other WORLDS?"""
    shown = view(step.state, seat)
    first = match.steps.index(step)
    for seed in range(1000, 1000 + WORLDS):
        world = resample(shown, seed, match.game, match.state.cards)
        for given in match.steps[first:]:
            if world.decision is None or given.answer == CONCEDE or decisions.why_not(world, given.answer) is not None:
                return True
            running.advance(world, given.answer)
        if view(world, seat) != view(match.state, seat):
            return True
    return False


def people_of(match: Match, seat: int) -> set[int]:
    return {n for n, who in enumerate(match.seats) if who == "human"} | {seat}


def check(match: Match, seat: int, step: undo.Step) -> str:
    """The reason, "" if undo is offered; what is known and what was random agree with it."""
    reason = match.why_not_undo(seat)
    code = reason.code if reason is not None else ""
    since = match.steps[match.steps.index(step) :]
    if match.state.result is not None:
        assert code == "undo_nothing"
        return code
    if any(given.seat != seat for given in since):
        assert code == "undo_other_answered"
        return code
    positions = [*(given.state for given in since), match.state]
    for who in people_of(match, seat):
        for card in range(len(step.state.entities)):
            learnt = not knows(step.state, who, card) and not knows(step.state, seat, card)
            if learnt and any(knows(state, who, card) for state in positions[1:]):
                assert code == "undo_hidden", f"seat {who} came to know {card}"
    if step.state.rng != match.state.rng:
        assert code in ("undo_hidden", "undo_random")
    if code == "undo_random":
        assert step.state.rng != match.state.rng
    if code == "undo_hidden":
        found = undo.uncovered(step, match.state, match.events, people_of(match, seat))
        for who, card in found:
            assert who in people_of(match, seat)
            assert card >= len(step.state.entities) or not knows(step.state, who, card)
    if not code and seen_otherwise(match, seat, step):
        return "surprising in one of many worlds alone"
    return code


def play_and_check(game: str, seats: int, seeds: Iterable[int], enough: Callable[[Counter[str]], bool]) -> Counter[str]:
    """How often which reason was met in matches at random, one for each of `seeds` until there was enough."""
    met: Counter[str] = Counter()
    for seed in seeds:
        if enough(met):
            break
        chance = Random(seed)
        who = [("human", "casual")[chance.random() < 0.3] for _ in range(seats)]
        match = begin(game, tuple(who) if "human" in who else ("human", *who[1:]), seed)
        for seat, step in asked(match, chance):
            met[check(match, seat, step)] += 1
            other = undo.start(match.steps, (seat + 1) % seats)
            if other is not None and chance.random() < 0.2:
                met[check(match, (seat + 1) % seats, match.steps[other])] += 1
            if match.why_not_undo(seat) is None and chance.random() < 0.2:
                match.undo(seat)
                assert match.state == step.state
    return met


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_undo_is_refused_and_offered_where_it_should_be(game, seats):
    wanted = {"", "undo_hidden", "undo_other_answered"}
    met = play_and_check(game, seats, range(1, 13), lambda met: met[""] >= 100 and set(met) >= wanted)
    assert set(met) >= wanted, met
    assert met["surprising in one of many worlds alone"] <= met[""] // 200, met


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_undo_over_five_hundred_matches(game, seats):
    met = play_and_check(game, seats, range(1000, 1000 + 500 // len(TABLES)), lambda met: False)
    assert met[""] > 500 and met["undo_hidden"] > 500 and met["undo_random"] > 0, met
    assert met["surprising in one of many worlds alone"] * 1000 <= met[""], met


def test_hands_of_one_kind_alone_and_with_each_card_are_among_what_is_tried():
    """They hardly ever come of chance, and whoever holds one is asked other questions than most."""
    match = begin("cataclysm", ("human", "human"), 3)
    seat = match.to_answer
    hidden = {i for i, shown in enumerate(view(match.state, seat)["entities"]) if shown is None}
    places = match.state.places
    hands = [zone for zone, sees in enumerate(places.sees) if sees and places.seat[zone] == 1 - seat]
    kinds, held, possible = set(), set(), set()
    for world in undo._worlds(match.state, seat, hidden):
        assert view(world, seat) == view(match.state, seat), "it agrees with what is known"
        dealt = [world.entities[i].card for zone in hands for i in world.zones[zone] if i in hidden]
        kinds.add(frozenset(card.kind for card in dealt))
        held.update(dealt)
        possible.update(world.entities[i].card for i in hidden if world.entities[i].owner != seat)
    assert {frozenset({kind}) for kind in ("character", "event")} <= kinds
    assert held == possible and len(held) > 20


@pytest.mark.parametrize("place", ["definition", "under", "traits"])
def test_whoever_asks_which_card_lies_hidden_is_noticed(monkeypatch, place):
    match = begin("contracts", ("human", "human"), 3)
    seat = match.to_answer
    match.answer(decisions.answers(match.state)[0])
    hidden = {i for i, shown in enumerate(view(match.steps[0].state, seat)["entities"]) if shown is None}
    assert not undo._asked(match.steps, hidden)
    advance = running.advance

    def asks(state, answer):
        advance(state, answer)
        getattr(state.entities[min(hidden)], place)

    monkeypatch.setattr(running, "advance", asks)
    assert undo._asked(match.steps, hidden)
    assert not undo._asked(match.steps, {i for i in hidden if i != min(hidden)})


def hidden_from(match: Match, seat: int) -> int:
    """A card that lies on top of the seat's own deck."""
    words = match.game.vocabulary
    deck = next(n for n, kind in enumerate(words.zones) if kind.name == "deck")
    return match.state.zones[seat * len(words.zones) + deck][-1]


def effect_that(does, match: Match, seat: int) -> None:
    """`does` happens as a consequence of an answer, in steps of its own."""
    import game.kernel.state as kernel

    match.events.answered(match.state, match.state.decision, ("end",))
    before, mark = match.state.copy(), match.events.mark()
    does(match.state)
    match.events.pushed(0)
    match.steps.append(undo.Step(seat, ("end",), before, mark))
    assert isinstance(match.state, kernel.State)


@pytest.mark.parametrize("game", NAMES)
def test_a_card_that_was_known_for_a_moment_counts(game):
    """It was shown in one step and forgotten in the next: the position tells nothing of it."""
    match = begin(game, ("human", "human"), 3)
    seat = match.to_answer
    card = hidden_from(match, seat)

    def does(state):
        for known in (1 << seat, 0):
            state.entities[card] = state.entities[card].copy()
            state.entities[card].known = known
            match.events.pushed(0)

    effect_that(does, match, seat)
    assert match.steps[-1].state == match.state
    assert match.why_not_undo(seat).code == "undo_hidden"
    with pytest.raises(IllegalAnswer, match="undo hidden"):
        match.undo(seat)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize(("seats", "refused"), [(("human", "human"), True), (("human", "casual"), False)])
def test_what_another_person_saw_counts_and_what_a_computer_saw_does_not(game, seats, refused):
    match = begin(game, seats, 3)
    while match.to_answer != 0:
        match.answer(decisions.answers(match.state)[0])
    card = hidden_from(match, 1)

    def does(state):
        state.entities[card] = state.entities[card].copy()
        state.entities[card].known = 1 << 1

    effect_that(does, match, 0)
    learnt = undo.uncovered(match.steps[-1], match.state, match.events, people_of(match, 0))
    assert list(dict.fromkeys(learnt)) == ([(1, card)] if refused else [])


@pytest.mark.parametrize("game", NAMES)
def test_a_card_that_was_only_named_counts(game):
    """An event showed it, as when it passes through an open pile within one step."""
    match = begin(game, ("human", "human"), 3)
    seat = match.to_answer
    card = hidden_from(match, 1 - seat)
    effect_that(
        lambda state: state.log.emit("looked", {"seat": seat, "cards": [card]}, 1 << seat, ("cards",)), match, seat
    )
    assert match.why_not_undo(seat).code == "undo_hidden"


@pytest.mark.parametrize("game", NAMES)
def test_what_is_undone_is_forgotten_and_can_be_done_again(game):
    chance, done = Random(4), 0
    match = begin(game, ("human", "human"), 4)
    for seat, step in asked(match, chance):
        if match.why_not_undo(seat) is None:
            marked = match.events.mark().learnt
            match.undo(seat)
            assert match.state == step.state and match.events.mark().learnt <= marked
            assert len(match.events.events) == step.mark.events
            done += 1
        if done > 30 or len(match.steps) > 150:
            break
    assert done > 5
