"""The level of the computer changed in mid-match: where it stands in the file, and what comes of it."""

from __future__ import annotations

import pytest

from game.ai.thinking import Question, think
from game.commands.files import recompute
from game.kernel.decisions import answers
from game.kernel.errors import GameError
from game.records.branch import branch
from game.records.kept import summary
from game.records.match import Match
from game.records.replay import verify
from game.records.seating import playing
from game.records.watching import Watched
from tests.records.playing import new


def play_on(match, number):
    """So many answers: of the person the first legal one, of the computer what it thinks of with few positions."""
    for _ in range(number):
        seat = match.to_answer
        if match.seats[seat] == "human":
            match.answer(answers(match.state)[0], seat)
            continue
        asked = Question(0, match.raw_view(seat), match.seats[seat], match.ai_seed, None, 60)
        answer, receipt = think(asked, match.game, match.state.cards)
        match.answer(answer, seat, receipt=receipt)


@pytest.fixture
def match(tmp_path):
    found = new(tmp_path, 3, seats=("human", "casual"))
    play_on(found, 24)
    return found


def test_from_then_on_the_other_level_plays_also_when_the_match_is_gone_on_with(match):
    match.change_level(1, "regular")
    assert match.seats == ("human", "regular") == Match.load(match.path).seats == summary(match.path).seats
    assert playing(match.record, 23) == ("human", "casual") and playing(match.record, 24) == ("human", "regular")
    assert match.record.seats == ("human", "casual"), "the head of the file stays as it was"


def test_what_each_level_answered_is_worked_out_again_with_it(match):
    match.change_level(1, "regular")
    play_on(match, 24)
    levels = {receipt["level"] for receipt in match.record.receipts.values()}
    assert levels == {"casual", "regular"}
    found = verify(match.path, recompute, 60)
    assert found.faults == () and found.receipts == len(match.record.receipts) and found.receipts_left == 0


def test_a_receipt_of_a_level_that_did_not_play_then_is_a_fault(match):
    match.change_level(1, "regular")
    number = max(match.record.receipts)
    match.record.receipts[number]["level"] = "regular"
    match._save()
    faults = verify(match.path, recompute, 60).faults
    assert faults == (f"the receipt of answer {number} is of `regular`, and `casual` played then",)


def test_taking_back_what_was_done_before_keeps_the_choice(match):
    while match.to_answer != 0:
        play_on(match, 1)
    match.change_level(1, "expert")
    if match.why_not_undo(0) is None:
        match.undo(0)
    else:
        match._rewind(20)
    at = len(match.steps)
    assert (
        match.seats[1] == "expert"
        and playing(match.record, at)[1] == "expert"
        and playing(match.record, at - 1)[1] == "casual"
    )


def test_who_plays_on_from_an_earlier_moment_is_said_anew(match):
    match.change_level(1, "expert")
    play_on(match, 4)
    match.concede(0)
    watched = Watched(match)
    watched.go(12)
    assert branch(watched, ("human", "novice")).seats == ("human", "novice")


def test_many_changes_at_one_moment_are_one(match):
    for level in ("novice", "regular", "expert"):
        match.change_level(1, level)
    assert [note["text"] for note in match.record.notes if note["flag"] == "level"] == ["expert"]


def test_a_person_has_no_level_and_there_are_no_others(match):
    with pytest.raises(GameError, match="a person plays this seat"):
        match.change_level(0, "casual")
    with pytest.raises(GameError, match="no opponent is called `genius`"):
        match.change_level(1, "genius")
