"""Verification and transcripts."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from game.commands.files import recompute
from game.kernel.decisions import answers
from game.records.match import Match
from game.records.replay import transcript, verify
from game.records.telling import FOLDER, Words
from game.rules import NAMES, game_named
from tests.libraries import library
from tests.records.playing import new, play
from tests.records.test_agreed import squads
from tests.rings import first


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


@pytest.mark.nightly
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


def endless(*position):
    while True:
        pass


def broken(*position):
    raise IndexError("a stranger's card")


def with_receipts(folder: Path, count: int) -> Path:
    match = new(folder)
    for _ in range(count):
        match.answer(answers(match.state)[0], receipt={"view": "x", "level": "casual", "seed": 1, "nodes": 5})
    return match.path


def test_receipts_take_no_longer_than_they_may(tmp_path):
    found = verify(with_receipts(tmp_path, 5), endless, 0.3)
    assert (found.receipts, found.receipts_left, found.faults) == (0, 5, ())


def test_whatever_goes_wrong_while_a_receipt_is_worked_out_is_a_sentence(tmp_path):
    found = verify(with_receipts(tmp_path, 1), broken, 5)
    assert found.faults == ("the receipt of answer 1 does not fit: a stranger's card",)


def test_it_tells_how_far_it_is(tmp_path):
    told: list[tuple[int, int]] = []
    verify(with_receipts(tmp_path, 3), lambda *position: ("end",), 5, lambda *far: told.append(far))
    assert told == [(0, 3), (1, 3), (2, 3)]


# --- in words --------------------------------------------------------------------------------------------------------


SEATS = [(name, count) for name in NAMES for count in game_named(name).seats]


@pytest.mark.parametrize(("game", "seats"), SEATS)
@pytest.mark.parametrize("seed", first(1, range(6)))
def test_a_transcript_has_words_for_all_that_happens(game, seats, seed):
    match = any_match(game, seats, seed)
    for lang, turn in (("it", "Turno"), ("en", "Turn")):
        told = transcript(match, lang)
        assert not any(mark in told for mark in "‹{_") and "None" not in told
        assert not {*match.cards, *(deck["id"] for deck in match.record.decks)} & {*re.findall(r"[a-z]{5,}", told)}
        assert told.count(f"\n{turn} ") == match.state.turn
        heading = told.splitlines()[0]
        for deck in match.record.decks:
            assert deck["name"][lang] in heading
        assert heading.count("(") == seats


def any_match(game: str, seats: int, seed: int) -> Match:
    chance, known = Random(seed), library(game)
    decks = [chance.choice(list(known.decks)) for _ in range(seats)]
    return play(Match.new(game, decks, seed, seats=("human",) * seats, library=known), seed=seed)


def test_every_word_of_an_event_is_in_every_games_messages():
    """Also what random matches hardly ever show."""
    for game in NAMES:
        words = game_named(game).vocabulary
        for lang in ("it", "en"):
            said = Words(any_match(game, 2, 1), lang)
            seen = [f"stat-{stat}" for stat in words.stats] + [f"element-{element}" for element in words.elements]
            seen += [f"counter-{game_named(game).showing.standing.replace('_', '-')}"]
            kinds = ["control", "created", "destroyed", "granted", "heal", "modified", "shuffled", "conceded", "effect"]
            assert [name for name in seen + kinds if not said.has(name)] == []


def test_how_a_match_of_several_ends():  # P-073
    match = squads(3)
    assert transcript(match).endswith("The match goes on from here")
    match.state.result = (0, 2)
    assert transcript(match).endswith("\n\nA draw between Player 1 and Player 3")
    assert transcript(match, "it").endswith("\n\nPareggio tra Giocatore 1 e Giocatore 3")
    match.events.emit("result", {"winners": [], "why": "turn_limit"})
    match.state.result = ()
    assert transcript(match).endswith("\n\nThe match has lasted too many turns\nA draw")


def test_a_concession_among_several_stands_in_its_place():
    match = play(squads(3), 12)
    match.concede(1)
    play(match, 20)
    lines = transcript(match).splitlines()
    place = lines.index("  Player 2 concedes")
    later = [line for line in lines[place:] if line.startswith("Turn ")]
    assert later and all(line.split(" : ")[1] == "–" for line in later)


def test_a_transcript_of_a_file_is_that_of_the_match(tmp_path):
    match = play(new(tmp_path), 90)
    match.concede(1)
    assert transcript(match.path) == transcript(match)
    assert transcript(match).endswith("\n  Player 2 concedes\n\nPlayer 1 wins")
    assert transcript(match, "it").endswith("\n  Giocatore 2 si arrende\n\nVince Giocatore 1")
    assert transcript(Match.load(match.path, step=5)).endswith("The match goes on from here")


def test_both_languages_say_the_same():
    for file in (".ftl", *(f"/{game}.ftl" for game in NAMES)):
        italian, english = (
            [
                line.split(" =")[0]
                for line in Path(f"{FOLDER / lang}{file}").read_text("utf-8").splitlines()
                if " =" in line
            ]
            for lang in ("it", "en")
        )
        assert italian == english
