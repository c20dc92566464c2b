"""Verification and transcripts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.commands.files import recompute
from game.kernel.decisions import answers
from game.records.match import Match
from game.records.replay import transcript, verify
from game.records.transcript import FOLDER
from tests.records.playing import new, play


def altered(path: Path, **changes) -> Path:
    data = {**json.loads(path.read_text("utf-8")), **changes}
    del data["checksum"]
    path.write_text(json.dumps(data), "utf-8")
    return path


@pytest.mark.parametrize("seed", range(3))
def test_what_was_played_verifies(tmp_path, seed):
    match = play(new(tmp_path, seed), None, seed, 0.1)
    found = verify(match.path)
    assert found.faults == () and found.answers == len(match.steps)
    assert found.fingerprints == -(-len(match.steps) // 8) and found.result == match.result


@pytest.mark.slow
def test_two_hundred_matches_verify(tmp_path):
    for seed in range(200):
        match = play(new(None, seed, decks=(DECKS[seed % 4], DECKS[seed // 4 % 4])), None, seed)
        match.save_in(tmp_path)
        assert verify(match.path).faults == ()


DECKS = ("cinder_march", "dawn_line", "patient_tide", "workshop_of_wonders")


def test_another_position_is_found(tmp_path):
    match = play(new(tmp_path), 40)
    prints = [[n, "0" * 16 if n == 16 else f] for n, f in match.record.fingerprints]
    found = verify(altered(match.path, fingerprints=prints))
    assert found.faults == (f"the position after answer 16 is not the one recorded by version {match.record.app}",)
    found = verify(altered_result(tmp_path))
    assert "recorded is {'winner': 0, 'reason': 'health'}" in found.faults[0]


def altered_result(folder: Path) -> Path:
    return altered(play(new(folder), 10).path, result={"winner": 0, "reason": "health"})


def test_receipts_are_worked_out_again(tmp_path):
    from game.ai.worker import Question, think

    match = new(tmp_path)
    for _ in range(12):
        seat = match.to_answer
        question = Question(1, match.raw_view(seat), "casual", 7, None, 60)
        answer, receipt = think(question, match.game, match.state.cards)
        match.answer(answer, seat, receipt)
    found = verify(match.path, recompute)
    assert found.receipts == 12 and found.faults == ()

    receipts = {str(n): r for n, r in match.record.receipts.items()}
    receipts["3"] = {**receipts["3"], "view": "0" * 16}
    assert "the receipt of answer 3 does not fit" in verify(altered(match.path, receipts=receipts), recompute).faults[0]


def test_an_answer_that_the_agent_would_not_give_is_found(tmp_path):
    match = new(tmp_path)
    match.answer(answers(match.state)[0], receipt={"view": "x", "level": "casual", "seed": 1, "nodes": 5})
    found = verify(match.path, lambda *position: ("end",))
    assert found.faults == (f"answer 1 was {match.steps[0].answer}, and its receipt gives ('end',)",)


# --- in words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("seed", range(3))
def test_a_transcript_has_words_for_all_that_happens(lang, seed):
    match = play(new(seed=seed))
    told = transcript(match, lang)
    assert "‹" not in told and "{" not in told and "_" not in told
    turn = {"it": "Turno", "en": "Turn"}[lang]
    assert told.count(f"\n{turn} ") == match.state.turn


def test_a_transcript_of_a_file_is_that_of_the_match(tmp_path):
    match = play(new(tmp_path), 90)
    match.concede(1)
    assert transcript(match.path) == transcript(match)
    assert transcript(match).endswith("Player 2 concedes\nPlayer 1 wins")
    assert transcript(match, "it").endswith("Giocatore 2 si arrende\nVince Giocatore 1")
    assert transcript(Match.load(match.path, step=5)).endswith("The match goes on from here")


def test_both_languages_say_the_same():
    names = [
        [line.split(" =")[0] for line in (FOLDER / f"{lang}.ftl").read_text("utf-8").splitlines() if " =" in line]
        for lang in ("it", "en")
    ]
    assert names[0] == names[1]
