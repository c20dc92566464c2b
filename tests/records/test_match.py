"""A live match: its record replays to the same state, event for event, whatever was taken back on the way."""

from __future__ import annotations

import json
from random import Random

import pytest

from game.kernel import running
from game.kernel.decisions import CANCEL, answers
from game.kernel.errors import GameError, IllegalAnswer
from game.language.library import from_plain
from game.records.match import Match, rules_of
from game.records.matchfile import read
from game.records.playthrough import EVERY
from tests.records.playing import DECKS, library, new, play, play_until, step


def same(one: Match, other: Match) -> None:
    """Two matches are equal: state, answers, events as each seat sees them, result."""
    assert one.state == other.state
    assert one.record.answers == other.record.answers
    assert one.result == other.result
    for seat in range(len(one.seats)):
        assert one.events_for(seat) == other.events_for(seat)
        assert json.dumps(one.view(seat), default=list) == json.dumps(other.view(seat), default=list)


@pytest.mark.parametrize("seed", range(6))
def test_a_match_loads_as_it_was_left(tmp_path, seed):
    match = new(tmp_path, seed)
    play(match, 20 + 17 * seed, seed)
    same(Match.load(match.path), match)


@pytest.mark.parametrize("seed", range(4))
def test_a_match_with_undo_and_cancel_loads_as_it_was_left(tmp_path, seed):
    match = play(new(tmp_path, seed), None, seed, second_thoughts=0.3)
    assert any(note["flag"] == "undo" for note in match.record.notes)
    loaded = Match.load(match.path)
    same(loaded, match)
    assert loaded.diverged is None and loaded.record.fingerprints == match.record.fingerprints


@pytest.mark.nightly
def test_positions_of_eight_matches_load_equal(tmp_path):
    for seed in range(8):
        match = new(tmp_path, seed)
        chance = Random(seed)
        while match.to_answer is not None:
            step(match, chance, 0.1)
            if chance.random() < 0.1:
                same(Match.load(match.path), match)
        same(Match.load(match.path), match)


def test_a_loaded_match_goes_on_in_its_file(tmp_path):
    match = new(tmp_path)
    play(match, 30)
    loaded = Match.load(match.path)
    play(loaded, 20, seed=9)
    again = Match.load(match.path)
    assert len(again.steps) == len(loaded.steps) > 30
    same(again, loaded)


def test_the_same_set_up_and_answers_give_the_same_match():
    one, other = (play(new(seed=5), 80, seed=3) for _ in range(2))
    same(one, other)


def test_what_is_recorded_is_enough_to_play_it_from_scratch(tmp_path):
    match = play(new(tmp_path, 2), 60)
    record = read(match.path)
    rules = rules_of(record.game)
    cards = from_plain(record.cards, record.constants, record.game, rules.vocabulary)
    state = rules.setup(cards, [d["cards"] for d in record.decks], record.seed, record.constants, record.first)

    for seat, answer in record.answers:
        assert state.decision.seat == seat
        running.answer(state, answer)
    assert state == match.state


def test_a_refused_answer_changes_nothing(tmp_path):
    match = play(new(tmp_path), 10)
    before, content, events = match.state.copy(), match.path.read_bytes(), len(match.events.events)
    for wrong in (("attack", 99, 1), ("nonsense",), (), ["play", -4], CANCEL):
        with pytest.raises(IllegalAnswer):
            match.answer(wrong)
    with pytest.raises(IllegalAnswer, match="not asked"):
        match.answer(answers(match.state)[0], seat=1 - match.to_answer)
    assert match.state == before and match.path.read_bytes() == content and len(match.events.events) == events


def test_answer_returns_the_number_of_events_before():
    match = play_until(new(), "extractor")
    before = match.answer(("gain", "fire"))
    assert [e["kind"] for e in match.events_for(0, before)][:2] == ["extractor", "filled"]


def test_events_hide_what_a_seat_may_not_know():
    match = play_until(new(first=0), "keep", seat=0)
    seen, hidden = (match.events_for(seat)[-1] for seat in (0, 1))
    assert seen["kind"] == hidden["kind"] == "moved" and "card" in seen and "card" not in hidden


def test_an_unknown_deck_or_game_is_one_sentence():
    with pytest.raises(GameError, match="there is no deck `nope`; the decks are boiler_house"):
        Match.new(decks=("nope", "dawn_line"), library=library())
    with pytest.raises(GameError, match="there is no game `chess` here"):
        Match.new(game="chess", decks=DECKS[:2])
    with pytest.raises(GameError, match="each seat needs a deck"):
        Match.new(decks=("dawn_line",), library=library())


def test_without_a_seed_each_match_has_its_own():
    one, other = (Match.new(decks=DECKS[:2], library=library()) for _ in range(2))
    assert one.seed != other.seed


def test_a_step_of_a_file_is_a_copy_without_a_file(tmp_path):
    match = play(new(tmp_path), 40)
    early = Match.load(match.path, step=10)
    assert len(early.steps) == 10 and early.path is None
    early.answer(answers(early.state)[0])
    same(Match.load(match.path), match)


# --- conceding -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_conceding_ends_the_match_and_is_recorded(tmp_path, seat):
    match = play(new(tmp_path), 25)
    match.concede(seat)
    assert match.result == {"winner": 1 - seat, "reason": "concede"} and match.to_answer is None
    assert [e["kind"] for e in match.events_for(0)[-2:]] == ["conceded", "result"]
    same(Match.load(match.path), match)
    with pytest.raises(IllegalAnswer, match="match over"):
        match.concede(0)
    with pytest.raises(IllegalAnswer, match="match over"):
        match.answer(("end",))


def test_a_match_to_the_end_has_its_result(tmp_path):
    match = play(new(tmp_path, 3))
    assert match.result["reason"] == "health" and match.result["winner"] in (0, 1, None)
    assert Match.load(match.path).result == match.result == read(match.path).result
    numbers = [n for n, _ in match.record.fingerprints]
    assert numbers == [*range(EVERY, len(match.steps), EVERY), len(match.steps)]


# --- cancelling and taking back --------------------------------------------------------------------------------------


def proposing(folder=None) -> Match:
    """A match in the middle of a proposal."""
    chance = Random(4)
    match = new(folder, 4)
    while not (match.state.decision and match.state.decision.cancel):
        match.answer(chance.choice(answers(match.state)))
    return match


def test_a_cancelled_proposal_leaves_no_trace(tmp_path):
    match = proposing(tmp_path)
    proposal = match.steps[-1]
    match.answer(CANCEL)
    assert match.state == proposal.state and len(match.steps) == len(match.record.answers)
    assert match.record.answers[-1] != (proposal.seat, proposal.answer)
    same(Match.load(match.path), match)


def test_undo_takes_a_whole_proposal_back():
    match = proposing()
    before = match.steps[-1].state
    seat = match.to_answer
    while match.state.decision.cancel:
        match.answer(answers(match.state)[0])
    if match.why_not_undo(seat) is None:
        match.undo(seat)
        assert match.state == before


def test_undo_of_an_extractor_asks_again():
    match = play_until(new(), "extractor")
    before, events, seat = match.state.copy(), len(match.events.events), match.to_answer
    match.answer(("gain", "fire"))
    match.undo(seat)
    assert match.state == before and len(match.events.events) == events
    match.answer(("gain", "water"))
    assert match.state != before


def test_undo_goes_back_step_by_step():
    match = play_until(new(), "extractor")
    seat, positions = match.to_answer, []
    play_until(match, "act", seat=seat)
    start = len(match.steps)
    while match.to_answer == seat and match.state.decision.kind == "act":
        positions.append(match.state.copy())
        match.answer(("end",))
    while len(match.steps) > start and match.why_not_undo(seat) is None:
        match.undo(seat)
        assert match.state == positions.pop()


def test_undo_is_refused_when_a_card_was_seen():
    match = play_until(new(), "draw")
    seat = match.to_answer
    match.answer(("draw", 2))
    assert match.why_not_undo(seat).code == "undo_hidden"
    with pytest.raises(IllegalAnswer, match="undo hidden"):
        match.undo(seat)


def test_undo_is_refused_when_chance_had_a_say():
    chance = Random(1)
    for seed in range(40):
        match = new(seed=seed)
        while match.to_answer is not None:
            seat, before = match.to_answer, list(match.state.rng)
            step(match, chance)
            if match.state.rng == before:
                continue
            reason = match.why_not_undo(seat)
            if reason is not None and reason.code == "undo_random":
                with pytest.raises(IllegalAnswer, match="undo random"):
                    match.undo(seat)
                return
    raise AssertionError("chance never had a say alone")


def test_undo_is_refused_when_somebody_else_has_answered():
    match = play_until(new(), "set_aside")
    seat = match.to_answer
    match.answer(("pick",))
    match.answer(("pick",))
    assert match.why_not_undo(seat).code == "undo_other_answered"


def test_undo_is_refused_when_there_is_nothing():
    match = new()
    assert match.why_not_undo(0).code == match.why_not_undo(1).code == "undo_nothing"
    over = play(new())
    assert over.why_not_undo(0).code == "undo_nothing"


def plain_plays(match: Match) -> list[tuple]:
    """Playing a card that does nothing more than come into play, with nothing around it that would answer."""
    if match.state.decision.kind != "act" or match.state.effects:
        return []
    cards = [(a, match.state.entities[a[1]].definition) for a in answers(match.state) if a[0] == "play"]
    return [answer for answer, card in cards if not card.clauses and card.kind == "creature"]


def test_playing_a_card_from_the_own_hand_can_be_taken_back():
    """The opponent has seen it then; the player has learnt nothing."""
    match, chance, tried = new(seed=2), Random(2), 0
    while match.to_answer is not None:
        for way in plain_plays(match):
            before, seat = match.state.copy(), match.to_answer
            match.answer(way)
            while match.state.decision.cancel:
                match.answer(answers(match.state)[0])
            if match.to_answer == seat and match.state.decision.kind == "act" and match.why_not_undo(seat) is None:
                match.undo(seat)
                assert match.state == before
                tried += 1
            else:  # something on the table answered it
                break
        if match.to_answer is not None:
            step(match, chance)
    assert tried > 0


def test_in_the_workshop_everything_can_be_taken_back(tmp_path):
    match = new(tmp_path, workshop=True)
    positions = [match.state.copy()]
    play(match, 60)
    while any(match.why_not_undo(seat) is None for seat in (0, 1)):
        last = match.steps[-1].seat
        match.undo(last)
    assert match.state == positions[0] and not match.record.answers
    assert Match.load(match.path).workshop


@pytest.mark.parametrize("given", [("pick", *range(100_000)), ("x" * 600_000,), ["end"] * 100_000])
def test_a_refused_answer_is_quoted_short(given):
    match = new()
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(given)
    assert len(str(refused.value)) < 1000
