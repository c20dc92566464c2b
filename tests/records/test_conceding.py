"""Giving up in a match that is recorded: of two the other wins, of more the others play on."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.kernel.decisions import CANCEL, CONCEDE, answers
from game.kernel.errors import IllegalAnswer
from game.records.match import Match
from game.records.matchfile import BadMatchFile, newest_unfinished, read
from game.records.replay import verify
from tests.records.playing import play
from tests.records.test_agreed import squads
from tests.records.test_match import same
from tests.records.test_replay import altered
from tests.rings import first

ROOT = Path(__file__).resolve().parent.parent.parent


def giving_up(match: Match, seed: int, often: float = 0.03) -> Match:
    """Play to the end at random; now and then somebody gives up, cancels or takes back."""
    chance = Random(seed)
    while match.to_answer is not None:
        seat = match.to_answer
        still = [s for s in range(len(match.seats)) if match.why_not_concede(s) is None]
        if chance.random() < often:
            match.concede(chance.choice(still))
        elif match.why_not(CANCEL) is None and chance.random() < 0.2:
            match.answer(CANCEL)
        elif match.why_not_undo(seat) is None and chance.random() < 0.1:
            match.undo(seat)
        else:
            match.answer(chance.choice(answers(match.state)), seat)
    return match


def all_in(seats: int, answers_given: int, folder: Path | None = None) -> Match:
    """A match played at random in which nobody is out after so many answers."""
    for seed in range(1, 61):
        tried = play(squads(seats, seed=seed), answers_given, seed)
        if not any(tried.why_not_concede(seat) for seat in range(seats)):
            return play(squads(seats, folder, seed), answers_given, seed)
    raise AssertionError(f"in each of 60 matches somebody is out after {answers_given} answers")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", first(1, range(5)))
def test_a_match_with_concessions_loads_and_verifies(tmp_path, seats, seed):
    match = giving_up(squads(seats, tmp_path, seed), seed)
    loaded = Match.load(match.path)
    same(loaded, match)
    found = verify(match.path)
    assert found.faults == () and found.answers == len(match.steps) and found.result == match.result
    gone = {seat for seat, answer in match.record.answers if answer == CONCEDE}
    assert [e.facts["seat"] for e in match.events.events if e.kind == "conceded"] == [
        seat for seat, answer in match.record.answers if answer == CONCEDE
    ]
    assert not gone & {match.result["winner"], *match.result.get("winners", ())}


def test_a_step_of_the_file_before_and_after_a_concession(tmp_path):
    match = all_in(3, 14, tmp_path)
    before = match.state.copy()
    match.concede(1)
    after = match.state.copy()
    play(match, 9)
    assert Match.load(match.path, step=14).state == before
    assert Match.load(match.path, step=15).state == after


def test_it_stands_in_its_place_among_the_answers(tmp_path):
    match = all_in(3, 12, tmp_path)
    match.concede(2)
    assert match.result is None and match.to_answer != 2
    play(match, 3)
    document = json.loads(match.path.read_text("utf-8"))
    assert document["answers"][12] == [2, "concede"] and document["conceded"] is None


def test_who_is_out_can_not_give_up_again():
    match = all_in(3, 12)
    match.concede(2)
    assert match.why_not_concede(2).code == "is_out" and match.why_not_concede(0) is None
    with pytest.raises(IllegalAnswer, match="is out"):
        match.concede(2)


def test_it_is_no_answer_to_a_question():
    match = all_in(3, 12)
    assert match.why_not(CONCEDE) is not None
    with pytest.raises(IllegalAnswer):
        match.answer(CONCEDE)


def test_a_process_that_dies_after_a_concession_is_gone_on_with(tmp_path):
    done = subprocess.run([sys.executable, "-c", f"""
import os
from pathlib import Path
from tests.records.test_conceding import all_in
match = all_in(4, 20, Path({str(tmp_path)!r}))
match.concede(3)
print(match.state.fingerprint(), flush=True)
os._exit(1)
"""], cwd=ROOT, capture_output=True, text=True, check=False)  # fmt: skip
    (path,) = tmp_path.glob("*.match")
    assert newest_unfinished(tmp_path) == path
    resumed = Match.load(path)
    assert resumed.state.fingerprint() == done.stdout.strip() and done.stdout
    assert giving_up(resumed, 1).result is not None
    assert verify(path).faults == ()


# --- taking back ------------------------------------------------------------------------------------------------------


def proposing(seats: int = 3, **more) -> Match:
    """In the middle of a proposal that has nothing to do with anybody else; everybody is still in."""
    for seed in range(60):
        match, chance = squads(seats, seed=seed, **more), Random(seed)
        while match.to_answer is not None and not any(match.why_not_concede(seat) for seat in range(seats)):
            decision = match.state.decision
            if decision.cancel and not any(match.why_not_concede(seat) for seat in range(seats)):
                mine = {match.state.entities[i].controller for i in decision.candidates}
                if mine == {decision.seat}:
                    return match
            match.answer(chance.choice(answers(match.state)))
    raise AssertionError("no such proposal")


def test_cancelling_a_proposal_leaves_out_who_gave_up_meanwhile(tmp_path):
    match = proposing()
    match.save_in(tmp_path)
    seat, asked = match.to_answer, match.state.decision
    other = (seat + 1) % 3
    match.concede(other)
    assert match.state.decision == asked, "the question is the same as before"
    match.answer(CANCEL)
    assert match.record.answers[-1] == (other, CONCEDE) and match.state.decision.kind == "event"
    assert match.why_not_concede(other).code == "is_out"
    same(Match.load(match.path), match)


def test_nothing_before_a_concession_can_be_taken_back():
    match = squads(3)
    chance = Random(3)
    while match.why_not_undo(match.to_answer) is not None:
        match.answer(chance.choice(answers(match.state)))
    seat = match.to_answer
    match.concede((seat + 1) % 3)
    assert match.why_not_undo(seat).code == "undo_other_answered"
    assert match.why_not_undo((seat + 1) % 3).code == "undo_nothing"


# --- files of before --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "result"), [
    (2, {"winner": 1, "reason": "concede"}),
    (3, {"winner": None, "reason": "concede", "winners": [1, 2]}),
])  # fmt: skip
def test_a_file_that_ends_with_who_conceded_loads_as_it_was_meant(tmp_path, seats, result):
    match = all_in(seats, 10, tmp_path)
    path = altered(match.path, conceded=0, result=result)
    loaded = Match.load(path)
    assert loaded.result == result and loaded.to_answer is None and verify(path).faults == ()
    assert [e.kind for e in loaded.events.events[-2:]] == ["conceded", "result"]
    loaded.note("later")
    assert read(path).conceded == 0 and Match.load(path).result == result


@pytest.mark.parametrize("seat", [7, -1])
def test_a_concession_of_nobody_is_damage(tmp_path, seat):
    match = all_in(3, 4, tmp_path)
    given = json.loads(match.path.read_text("utf-8"))["answers"]
    with pytest.raises(BadMatchFile):
        Match.load(altered(match.path, answers=[*given, [seat, "concede"]]))


def test_a_match_that_every_person_gave_up_is_not_gone_on_with(tmp_path):
    match = all_in(3, 10, tmp_path)
    assert newest_unfinished(tmp_path) == match.path
    match.concede(0)
    assert match.result is None and newest_unfinished(tmp_path) is None
