"""A file whose end is damaged: what is good of it stays, and what is lost is counted."""

from __future__ import annotations

import json

import pytest

from game.records.match import Match
from game.records.matchfile import DAMAGED, BadMatchFile, read, unfinished_match
from game.records.record import checksum
from game.records.replay import verify
from tests.records.playing import new, play


@pytest.fixture
def played(tmp_path):
    match = play(new(tmp_path, 1), 60)
    match.note("odd", "something", 0)
    return match


def lines_of(match):
    """The lines of the file, and the number of that with the first answer."""
    lines = match.path.read_bytes().split(b"\n")
    return lines, lines.index(b'"answers": [') + 1


def test_a_file_that_ends_in_the_middle_of_an_answer(played):
    lines, first = lines_of(played)
    played.path.write_bytes(b"\n".join(lines[: first + 20]) + b"\n[0,")
    loaded = Match.load(played.path)
    assert loaded.record.answers == played.record.answers[:20]
    assert loaded.damage == (20, 40)
    assert str(loaded.damage) == "its end was damaged: 40 answers after the first 20 are lost"


def test_an_answer_that_was_changed_ends_what_is_good(played):
    lines, first = lines_of(played)
    lines[first + 50] = lines[first + 49]
    played.path.write_bytes(b"\n".join(lines))
    loaded = Match.load(played.path)
    assert loaded.damage == (50, 10) and loaded.record.answers == played.record.answers[:50]
    assert all(number <= 50 for number, _ in loaded.record.fingerprints)
    assert loaded.record.notes == played.record.notes


def test_damage_behind_the_answers_loses_none(played):
    content = played.path.read_bytes()
    at = content.index(b'"fingerprints"')
    played.path.write_bytes(content[:at])
    loaded = Match.load(played.path)
    assert loaded.state == played.state and loaded.damage == (60, 0)
    assert str(loaded.damage) == "its end was damaged; all its 60 answers are there"


def test_a_damaged_match_is_offered_and_goes_on_and_its_file_is_kept(played, tmp_path):
    lines, first = lines_of(played)
    damaged = b"\n".join(lines[: first + 20])
    played.path.write_bytes(damaged)
    path, record = unfinished_match(tmp_path)
    assert path == played.path and record.damage == (20, 40)
    match = Match.load(path)
    assert path.read_bytes() == damaged, "reading changes nothing"
    play(match, 3)
    assert path.with_name(path.name + DAMAGED).read_bytes() == damaged
    again = Match.load(path)
    assert again.state == match.state and again.damage is None


def test_verifying_tells_of_the_damage(played):
    lines, first = lines_of(played)
    played.path.write_bytes(b"\n".join(lines[: first + 20]))
    assert verify(played.path).faults == ("its end was damaged: 40 answers after the first 20 are lost",)


def test_without_a_good_head_nothing_is_believed(played):
    content = played.path.read_bytes().replace(b'"seed": 1,', b'"seed": 2,')
    played.path.write_bytes(content)
    with pytest.raises(BadMatchFile, match="not as it was written"):
        read(played.path)
    played.path.write_bytes(content[: content.index(b'"receipts"')])
    with pytest.raises(BadMatchFile, match="ends or breaks in the middle"):
        read(played.path)


def test_a_file_of_a_program_that_summed_nothing_is_read_as_before(played):
    data = json.loads(played.path.read_bytes())
    for name in ("head", "count", "sums", "order", "checksum", "ai_seed"):
        del data[name]
    played.path.write_text(json.dumps(data))
    assert Match.load(played.path).state == played.state


def test_a_damaged_file_of_the_version_before_is_read_as_far_as_it_is_good(played):
    """Its sums are reckoned as today's, and its fingerprints and receipts are not compared."""
    content = played.path.read_bytes().replace(b'"version": 2,', b'"version": 1,')
    at = content.index(b'"head": "')
    lines = (content[:at] + f'"head": "{checksum(content[:at])}",\n'.encode() + content[at:].split(b"\n", 1)[1]).split(
        b"\n"
    )
    first = lines.index(b'"answers": [') + 1
    lines[first + 30] = b"[0,"
    played.path.write_bytes(b"\n".join(lines))
    loaded = Match.load(played.path)
    assert loaded.damage == (30, 30) and loaded.record.answers == played.record.answers[:30]
    assert loaded.record.fingerprints == [] and loaded.diverged is None


def test_undone_answers_leave_the_sums_right(played):
    seat = played.to_answer
    before = len(played.steps)
    play(played, 30, seed=5, second_thoughts=0.4)
    assert Match.load(played.path).damage is None and seat is not None and len(played.steps) != before
    lines, first = lines_of(played)
    played.path.write_bytes(b"\n".join(lines[: first + 10]))
    assert Match.load(played.path).record.answers == played.record.answers[:10]
