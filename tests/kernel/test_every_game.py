"""What holds for every game: each test runs for every name in `tests.kernel.games.ALL`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from game.kernel import decisions, description, running, unseen, values, views
from game.kernel.data import listed
from game.kernel.decisions import CANCEL, Answer
from game.kernel.errors import IllegalAnswer, Reason
from game.kernel.events import Log
from game.kernel.keys import knowledge_key
from game.kernel.saved import from_json
from game.kernel.state import State
from tests.kernel import naming
from tests.kernel.games import ALL, Kit, kit, matches, play_on, positions, random_answer


@pytest.fixture(params=ALL)
def game(request) -> Kit:
    return kit(request.param)


def hidden_cards(state: State, seat: int) -> list[int]:
    """The entities of which `seat` can't know which card they are."""
    return [i for i in range(len(state.entities)) if not unseen.knows(state, seat, i)]


def seats(state: State) -> range:
    return range(len(state.seats))


def saved_and_loaded(state: State) -> State:
    return from_json(json.loads(json.dumps(state.to_json())), state.game, state.cards)


# --- a state is a value ----------------------------------------------------------------------------------------------


@matches(range(4))
def test_a_copy_is_equal_and_independent(game, seed):
    for state in positions(game, seed, every=7):
        before, fingerprint = state.content(), state.fingerprint()
        copy = state.copy()
        assert copy == state and hash(copy) == hash(state) and copy.fingerprint() == fingerprint
        play_on(copy, seed, most=60)
        assert copy != state
        assert state.content() == before and state.fingerprint() == fingerprint, "playing a copy changed the original"


@matches(range(4))
def test_a_copy_plays_on_as_the_original_does(game, seed):
    for state in positions(game, seed, every=23):
        assert play_on(state.copy(), seed, most=40) == play_on(state.copy(), seed, most=40)


@matches(range(4, 8))
def test_a_saved_state_is_loaded_equal_and_plays_on_equally(game, seed):
    for state in positions(game, seed):
        data = state.to_json()
        loaded = from_json(json.loads(json.dumps(data)), state.game, state.cards)
        assert loaded == state and hash(loaded) == hash(state)
        assert loaded.to_json() == data and loaded.fingerprint() == state.fingerprint()
        chance = Random(seed)
        given = random_answer(state, chance)
        ahead, loaded_ahead = state.copy(), loaded
        running.advance(ahead, given)
        running.advance(loaded_ahead, given)
        assert ahead == loaded_ahead, f"a saved and loaded match took another way after {given}"


@matches(range(8, 12))
def test_characteristics_are_what_they_are_when_worked_out_anew(game, seed):
    """What a state keeps ready (continuous effects, watchers) must never be stale."""
    for state in positions(game, seed):
        fresh = saved_and_loaded(state)
        for i in state.game.field.bearers(state):
            for which in range(len(state.game.vocabulary.stats)):
                assert values.stat(state, i, which) == values.stat(fresh, i, which), state.entities[i]
            assert values.keywords(state, i) == values.keywords(fresh, i), state.entities[i]
        assert values.watching(state) == values.watching(fresh)


def test_the_same_seed_gives_the_same_match(game):
    def prints(seed: int) -> list[str]:
        return [state.fingerprint() for state in positions(game, seed, every=10)]

    first = prints(21)
    assert prints(21) == first
    assert len(set(first)) == len(first), "two positions with one fingerprint"
    assert not set(prints(22)) & set(first)


@matches(range(3))
def test_listening_changes_nothing(game, seed):
    heard = [state.fingerprint() for state in positions(game, seed, log=Log())]
    assert heard == [state.fingerprint() for state in positions(game, seed)]


@matches(range(12, 16))
def test_every_card_is_in_one_place(game, seed):
    """Cards are conserved: none is lost, none doubled, and each says rightly where it is."""
    for state in positions(game, seed, every=3):
        first = len(state.seats)
        placed = [i for zone in state.zones for i in zone]
        assert sorted(placed) == list(range(first, len(state.entities)))
        assert all(state.entities[i].zone == number for number, zone in enumerate(state.zones) for i in zone)


# --- answers ---------------------------------------------------------------------------------------------------------


@matches(range(16, 20))
def test_every_decision_has_a_legal_answer_and_accepts_all_that_it_lists(game, seed):
    for state in positions(game, seed, every=2):
        listed_answers = decisions.answers(state)
        assert listed_answers
        assert len(set(listed_answers)) == len(listed_answers), "an answer is listed twice"
        for given in listed_answers:
            assert decisions.why_not(state, given) is None, given
            ahead = state.copy()
            running.answer(ahead, given)
            assert ahead.decision is not None or ahead.result is not None
            assert ahead.decision is None or not ahead.unsettled


@matches(range(16, 18))
def test_every_step_is_legal_and_leads_on_to_a_legal_answer(game, seed):
    """Each changes nothing but the decision, or completes an answer that is legal at once."""
    for state in positions(game, seed, every=2):
        decision = state.decision
        for step in decision.steps(state):
            assert decision.is_step(step) and decisions.why_not(state, step) is None, step
            following = decision.after(state, step)
            if isinstance(following, tuple):
                assert not decision.is_step(following) and decisions.why_not(state, following) is None, step
                continue
            ahead = state.copy()
            running.answer(ahead, step)
            assert ahead.decision == following != decision
            assert decisions.answers(ahead)
            ahead.decision = decision
            assert ahead == state, step


def corpus(state: State, seen: set[Answer]) -> Iterator[Any]:
    """Answers of all sorts: malformed ones, those of other decisions, and the listed ones slightly changed."""
    yield from (None, "", "end", 7, [], ["end"], (), ((),), (None,), (0,), ("nonsense",), ("nonsense", 1), ("pick", -1),
                ("pick", 0, 0), ("pick", "x"), ("pick", [1]), ("pick", None), ("pick", 1.5), ("pick", 10**9),
                ("yes", 1), ("end", 0), CANCEL, ("cancel", 1))  # fmt: skip
    yield from seen
    for given in decisions.answers(state)[:6]:
        yield (*given, 1)
        yield given[:-1]
        yield list(given)
        for place, part in enumerate(given):
            if isinstance(part, int):
                for other in (part + 1, -part, float(part), str(part), bool(part), None, (part,)):
                    yield (*given[:place], other, *given[place + 1 :])
            else:
                yield (*given[:place], 1, *given[place + 1 :])


@matches(range(20, 23))
def test_every_other_answer_is_refused_with_a_reason_and_changes_nothing(game, seed):
    seen: set[Answer] = set()
    log = Log()
    for state in positions(game, seed, every=5, log=log):
        legal = {repr(given) for given in decisions.answers(state)}
        if state.decision is not None and state.decision.cancel:
            legal.add(repr(CANCEL))
        legal |= {repr(step) for step in state.decision.steps(state)}
        complete = state.decision.lists_all()
        before, told = state.copy(), len(log.events)
        for given in list(corpus(state, seen)):
            if repr(given) in legal or (not complete and decisions.is_legal(state, given)):
                continue
            reason = decisions.why_not(state, given)
            assert isinstance(reason, Reason) and reason.code, f"{given!r} is not listed and not refused"
            json.dumps(listed(tuple(reason.facts.values())))
            with pytest.raises(IllegalAnswer) as refusal:
                running.answer(state, given)
            assert refusal.value.reason == reason
        assert state == before and len(log.events) == told
        seen |= set(decisions.answers(state)[:4])
        if len(seen) > 80:
            seen = set(sorted(seen, key=repr)[::2])


def test_after_the_end_every_answer_is_refused(game):
    state = play_on(game.setup(1), 1)
    assert state.result is not None and state.decision is None and decisions.answers(state) == []
    for given in (("end",), ("yes",), CANCEL, ()):
        assert decisions.why_not(state, given).code == "match_over"
        with pytest.raises(IllegalAnswer):
            running.answer(state, given)


def test_cancelling_a_proposal_gives_back_the_state_before_it(game):
    asked = cancelled = 0
    for seed in range(24, 32):
        for state in positions(game, seed, every=2):
            if state.decision is None or state.decision.cancel:
                asked += 1
                continue  # in the middle of a proposal already
            for number, given in enumerate(decisions.answers(state)[:12]):
                chance = Random(number)
                ahead = state.copy()
                running.advance(ahead, given)
                first = ahead.decision
                while ahead.decision is not None and ahead.decision.cancel and ahead.decision.source == first.source:
                    back = ahead.copy()
                    running.answer(back, CANCEL)
                    assert back == state, f"cancelled after {given}"
                    cancelled += 1
                    running.advance(ahead, random_answer(ahead, chance))
    assert cancelled >= min(asked, 50)


# --- hidden information ----------------------------------------------------------------------------------------------


@matches(range(32, 36))
def test_a_view_is_plain_data_and_resamples_to_the_equal_view(game, seed):
    for state in positions(game, seed, every=3):
        for seat in seats(state):
            shown = views.view(state, seat)
            assert json.loads(json.dumps(shown)) == shown
            dealt = views.resample(shown, seed, state.game, state.cards)
            assert views.view(dealt, seat) == shown
            assert description.described(dealt, seat) == description.described(state, seat)


@matches(range(36, 38))
def test_a_resampled_state_can_be_played_on(game, seed):
    """By the seat that it was made for, with the same legal answers; and to the end of the match."""
    for number, state in enumerate(positions(game, seed, every=11)):
        assert state.decision is not None
        seat = state.decision.seat
        dealt = views.resample(views.view(state, seat), number, state.game, state.cards)
        assert dealt.decision == state.decision
        assert decisions.answers(dealt) == decisions.answers(state)
        assert play_on(dealt, number).result is not None


@matches(range(36, 39))
def test_dealing_anew_without_a_view_gives_the_same_state(game, seed):
    for number, state in enumerate(positions(game, seed, every=5)):
        for seat in seats(state):
            shown = views.view(state, seat)
            dealt = views.redeal(state, seat, number)
            assert dealt == views.resample(shown, number, state.game, state.cards)
            assert views.view(dealt, seat) == shown


@matches(range(39, 41))
def test_the_key_of_what_a_seat_knows_hangs_on_nothing_hidden(game, seed):
    """And positions of one match that a seat can tell apart have other keys."""
    for seat in range(game.seats):
        keys = {}
        for number, state in enumerate(positions(game, seed, every=3)):
            keys[number] = knowledge_key(state, seat)
            assert knowledge_key(views.redeal(state, seat, number), seat) == keys[number]
        assert len(set(keys.values())) == len(keys)


def test_resampling_deals_the_hidden_cards_anew(game):
    state = next(positions(game, 3))
    shown = views.view(state, 0)
    assert len({views.resample(shown, seed, state.game, state.cards).fingerprint() for seed in range(5)}) == 5


@matches(range(38, 44))
def test_nothing_hidden_is_in_a_view(game, seed):
    """Where two cards that a seat can't tell apart change places, all that it is shown stays the same."""
    chance = Random(seed)
    for state in positions(game, seed, every=6):
        for seat in seats(state):
            shown, described = views.view(state, seat), description.described(state, seat)
            hidden = [i for i in hidden_cards(state, seat) if state.entities[i].zone != state.places.gone]
            for i in chance.sample(hidden, min(6, len(hidden))):
                fellows = [j for j in hidden if j != i and state.entities[j].owner == state.entities[i].owner]
                if fellows:
                    other = exchanged(state, i, chance.choice(fellows))
                    assert views.view(other, seat) == shown
                    assert description.described(other, seat) == described


def exchanged(state: State, i: int, j: int) -> State:
    """`state` with each of two hidden cards where the other is."""
    new = state.copy()
    for at, card in ((i, state.entities[j].card), (j, state.entities[i].card)):
        e = new.entities[at] = new.entities[at].copy()
        if e.under is None:
            e.definition = card
        else:
            e.under = card
    return new


@matches(range(42, 45))
def test_what_a_view_says_is_to_be_done_names_no_hidden_card(game, seed):
    """What is still to be done is part of a view, and to whom another decision belongs; so none of it may tell more."""
    for state in positions(game, seed):
        mentioned = set(naming.named(state))
        for seat in seats(state):
            shown = views.view(state, seat)
            if state.decision is not None and state.decision.seat != seat:
                assert shown["decision"] == [state.decision.kind, state.decision.seat]
            unseen = {i for i in hidden_cards(state, seat) if state.entities[i].under is None}
            assert not mentioned & unseen, [state.entities[i] for i in mentioned & unseen]


@matches(range(45, 48))
def test_events_tell_no_seat_of_a_card_that_it_never_saw(game, seed):
    """A seat is told which card it is only of one that it knew before or knows afterwards, or that lay open.

    Others that it is told of lie in the open, face down.
    """
    log = Log()
    before: dict[int, tuple[set[int], set[int]]] = {}
    told = 0
    kinds = game.game.vocabulary.zones
    open_to_all = {kind.name for kind in kinds if kind.seen_by == "all"}
    for state in positions(game, seed, log=log):
        backs = {i for i, e in enumerate(state.entities) if e.under is not None}
        for seat in seats(state):
            known = {*range(len(state.entities))} - {*hidden_cards(state, seat)}
            known_before, backs_before = before.get(seat, (known, backs))
            for event in log.events[told:]:
                seen = event.seen_by(seat)
                cards = set(_cards_in(seen))
                was_back = cards & (backs | backs_before)
                if {seen.get("from"), seen.get("to")} & open_to_all and not was_back:
                    continue
                assert cards <= known | known_before | backs | backs_before, seen
                if "card" in seen or "was" in seen:
                    assert cards <= known | known_before, seen
            before[seat] = known, backs
        told = len(log.events)


def _cards_in(facts: Mapping[str, Any]) -> Iterator[int]:
    """The entities that an event names."""
    for name in ("entity", "source", "target", "attacker", "subject", "object", "targets", "was"):
        found = facts.get(name, ())
        yield from (i for i in (found if isinstance(found, list) else [found]) if i != () and i >= 0)


@matches(range(48, 50))
def test_events_have_earlier_causes_and_plain_facts(game, seed):
    log = Log()
    for _ in positions(game, seed, log=log):
        pass
    assert [e.index for e in log.events] == list(range(len(log.events)))
    for event in log.events:
        assert event.cause is None or 0 <= event.cause < event.index
        json.dumps(event.facts)
