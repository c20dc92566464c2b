"""Match files that somebody made to do harm: refused in a sentence, and nothing else happens."""

from __future__ import annotations

import json
import os
import time
from typing import Any

import pytest

from game.kernel.decisions import answers
from game.kernel.errors import GameError
from game.records import loading
from game.records.match import Match
from game.records.matchfile import BadMatchFile, files, new_path, read, unfinished_match
from game.records.schema import CARD, MATCH, MOST_ANSWERS, MOST_ORDER, Fields, Items, Mismatch
from game.system.files import free
from tests.records.playing import new, play

DEEP: Any = "x"
for _ in range(600):
    DEEP = [DEEP]


@pytest.fixture
def played(tmp_path):
    return play(new(tmp_path, 1), 40)


def put(data: dict[str, Any], where: str, value: Any) -> None:
    """Set what lies at "decks.0.name"; `...` removes it."""
    *way, last = where.split(".")
    inner: Any = data
    for name in way:
        inner = inner[int(name) if isinstance(inner, list) else name]
    key = int(last) if isinstance(inner, list) else last
    if value is ...:
        del inner[key]
    else:
        inner[key] = value


def spoilt(match: Match, where: str, value: Any):
    data = json.loads(match.path.read_bytes())
    for name in ("checksum", "head"):
        del data[name]
    put(data, where, value)
    path = match.path.with_name("spoilt.match")
    path.write_text("{\n" + ",\n".join(f'"{name}": {json.dumps(part)}' for name, part in data.items()) + "\n}\n")
    return path


@pytest.mark.parametrize(
    ("where", "value", "told"),
    [
        ("decks.0.name", "a text", "`decks[0].name` must be a map"),
        ("decks.0.name", 7, "`decks[0].name` must be a map"),
        ("decks.0.name.it", 3, "`decks[0].name.it` must be a text"),
        ("decks.0.name.it", "\x1b[2J", "`decks[0].name.it` must be a text that can be seen"),
        ("decks.0.id", ..., "`decks[0].id` is missing"),
        ("decks.0.id", "../../etc", "`decks[0].id` must be a name of small letters"),
        ("decks.0.cards.0", "player", "the deck `patient_tide` holds `player`, no card of its own"),
        ("decks.0.cards.0", "no_such_card", "the deck `patient_tide` holds `no_such_card`, no card of its own"),
        ("decks.0.cards", ["ebb_otter"] * 100_000, "`decks[0].cards` must have from 0 to 1000 entries"),
        ("answers.3", DEEP, "`answers[3]` has too few or too many entries"),
        ("answers.3.1", DEEP, "`answers[3][1]` must be a text"),
        ("answers.3.0", 7, "`answers[3]` must begin with one of its seats"),
        ("answers.3", [0, "pick", 1.5], "`answers[3][2]` must be a whole number"),
        ("answers", [[0, "end"]] * (MOST_ANSWERS + 1), "`answers` must have from 0 to 5000 entries"),
        ("receipts", {"²": {}}, "`receipts` must be a name of small letters"),
        ("receipts", {"1": 3}, "`receipts.1` must be a map"),
        ("app", "\ud800", "`app` must be a text that can be written"),
        ("seats", ["human", "wizard\n"], "`seats[1]` must be a name of small letters"),
        ("seats", ["human"] * 3, "`seats` must have as many entries as its `decks`"),
        ("first", 2, "`first` must be one of its seats"),
        ("seed", 1 << 200, "`seed` must be from 0 to"),
        ("future", DEEP[0][0], "`the file` is nested too deep"),
        ("future", "x" * 5000, "`the file` must have no more than 4000 signs"),
        ("fingerprints", [["a", "b"]], "`fingerprints[0][0]` must be a whole number"),
        ("notes", [{"at": "x"}], "`notes[0].at` must be a whole number"),
        ("result", {"winner": "me"}, "`result.winner` must be a whole number"),
        ("cards.0.id", 5, "`cards[0].id` must be a text"),
        ("version", 7, "is of version 7, and this program reads up to 3"),
        ("constants.tanks", "five", "`tanks` must be a whole number, not `five`"),
        ("constants.extractor_limit", None, "`extractor_limit` must be a whole number, not nothing"),
        ("constants.extractor_limit", 0, "`extractor_limit` is 0; it must be from 1 to 40"),
        ("constants.special_most", [4], "`special_most` must be a whole number, not a list"),
        ("constants.special_most", 1.5, "`special_most` must be a whole number, not `1.5`"),
        ("constants.starting_health", 10**30, "it must be from 1 to 999"),
        ("constants.draw_most", 10**9, "it must be from 1 to 20"),
        ("constants.hand_limit", 2, "`opening_hand` is 4 and `hand_limit` is 2"),
        ("constants.elements", "fire", "`elements` must be a map"),
        ("cards.0.name.en", "\u202eevil", "`cards[0].name.en` must be a text that can be seen"),
        ("cards.0.flavour", {"it": "a", "en": "\x9b"}, "`en` holds the character \\x9b"),
    ],
)
def test_what_does_not_fit_is_told_in_one_sentence(played, where, value, told):
    path = spoilt(played, where, value)
    with pytest.raises(BadMatchFile) as caught:
        Match.load(path)
    said = str(caught.value)
    assert told in said and "\n" not in said and said.isprintable(), said


def many_parts(data: dict[str, Any]) -> None:
    clause = max((card.get("clauses") or [] for card in data["cards"]), key=len)
    data["cards"] += [{"id": f"x{n}", "kind": "creature", "clauses": clause * 12} for n in range(900)]


def wide(data: dict[str, Any]) -> None:
    data["cards"][0]["clauses"] = [{"when": "always", "do": [{"damage": 1, "to": "target"}] * 30_000}]


def many_names(data: dict[str, Any]) -> None:
    data["constants"]["elements"] = {f"e{n}": {"it": "a", "en": "b"} for n in range(10_000)}


@pytest.mark.parametrize(
    ("change", "told"),
    [(many_parts, "`cards` must have no more than 60000 parts"), (wide, "`cards` must have no more than 60000 parts"),
     (many_names, "`constants` must have no more than 2000 parts")],
)  # fmt: skip
def test_what_has_too_many_parts_is_refused_before_anything_is_read(played, change, told, monkeypatch):
    data = json.loads(played.path.read_bytes())
    for name in ("checksum", "head"):
        del data[name]
    change(data)
    played.path.write_text(json.dumps(data))
    monkeypatch.setattr(loading, "from_plain", lambda *given, **more: pytest.fail("its cards are read"))
    with pytest.raises(BadMatchFile, match=told):
        Match.load(played.path)


def test_reading_the_cards_counts_as_well(played, monkeypatch):
    """The limit of time is one for all that is done with a file."""
    slow = loading.from_plain
    monkeypatch.setattr(loading, "SECONDS", 0.3)

    def read_slowly(*given):
        end = time.thread_time() + 0.3
        while time.thread_time() < end:
            pass
        return slow(*given)

    monkeypatch.setattr(loading, "from_plain", read_slowly)
    with pytest.raises(BadMatchFile, match="more happens in the match"):
        Match.load(played.path)


def test_a_later_version_says_so_also_where_it_is_damaged(played):
    content = played.path.read_bytes().replace(b'"version": 2,', b'"version": 4,')
    played.path.write_bytes(content[: len(content) // 2])
    with pytest.raises(BadMatchFile, match="is of version 4, and this program reads up to 3"):
        Match.load(played.path)
    played.path.write_text(json.dumps({"format": "contracts-match", "version": 10**3000}))
    with pytest.raises(BadMatchFile, match="is of a much later version"):
        Match.load(played.path)


def test_a_number_that_can_not_be_exceeded_hides_no_match(played, tmp_path):
    """The file of a stranger claims to have been played last of all."""
    stranger = spoilt(played, "order", MOST_ORDER)
    for number in (2, 3):
        mine = play(new(tmp_path, number), 5)
        os.utime(stranger, (1, 1))
        free(mine.path)
        assert Match.unfinished(tmp_path) == mine.path


def test_no_match_begins_that_no_file_could_hold(monkeypatch):
    monkeypatch.setattr("game.records.match.HEAD", Fields({"cards": Items(CARD, 3)}))
    with pytest.raises(GameError, match="there can be no file: its `cards` must have from 0 to 3 entries"):
        new()


def test_what_is_too_long_for_its_file_is_said_and_the_file_stays_as_it_was(played, monkeypatch):
    before = played.path.read_bytes()
    monkeypatch.setattr("game.records.matchfile.MOST_ANSWERS", 45)
    play(played, 8)
    assert played.trouble == "The match is too long for its file; it goes on, and from here on it is not saved."
    assert len(read(played.path).answers) == 45 and before != played.path.read_bytes()


def test_however_often_an_answer_is_taken_back_the_file_stays_in_its_bounds(tmp_path, monkeypatch):
    monkeypatch.setattr("game.records.match.MOST_NOTES", 10)
    match = new(tmp_path, 1, workshop=True)
    match.note("odd", "here", 0)
    for _ in range(20):
        seat = match.to_answer
        match.answer(answers(match.state)[0])
        match.undo(seat)
    assert len(match.record.notes) == 10 and match.record.notes[0]["flag"] == "odd"


def test_numbers_that_are_none_are_refused(played):
    content = played.path.read_text().replace('"seed": 1,', '"seed": NaN,')
    played.path.write_text(content)
    with pytest.raises(BadMatchFile, match="damaged"):
        read(played.path)


@pytest.mark.parametrize("text", ['"first": ' + "[" * 200_000, '"first": ' + '{"a":' * 200_000, '"x": ' + "9" * 10_000])
def test_what_brings_a_parser_down_is_refused(played, text):
    content = played.path.read_text()
    played.path.write_text(content.replace('"first": null', text).replace('"first": 0', text))
    with pytest.raises(BadMatchFile):
        Match.load(played.path)


def test_fields_that_nobody_knows_are_kept(played):
    """As a later program may have written them."""
    data = json.loads(played.path.read_bytes())
    del data["checksum"], data["head"]
    data |= {"weather": {"sky": ["blue", 1.5]}, "clocks": [1, 2]}
    data["decks"][0]["colour"] = "green"
    data["notes"] = [{"at": 1, "flag": "x", "mood": "good"}]
    played.path.write_text(json.dumps(data))
    match = Match.load(played.path)
    play(match, 2)
    kept = json.loads(match.path.read_bytes())
    assert kept["weather"] == {"sky": ["blue", 1.5]} and kept["clocks"] == [1, 2]
    assert kept["decks"][0]["colour"] == "green" and kept["notes"][0]["mood"] == "good"
    assert Match.load(match.path).state == match.state


def test_a_file_that_takes_too_long_is_given_up(played, monkeypatch):
    monkeypatch.setattr(loading, "SECONDS", 0.0)
    with pytest.raises(BadMatchFile, match="more happens in the match than in any that was played"):
        Match.load(played.path)


def test_a_file_in_which_too_much_happens_is_given_up(played, monkeypatch):
    monkeypatch.setattr(loading, "MOST_EVENTS", 50)
    with pytest.raises(BadMatchFile, match="more happens in the match"):
        Match.load(played.path)


def test_a_file_that_is_too_large_is_not_read(tmp_path):
    path = tmp_path / "large.match"
    path.write_bytes(b'{"format": "contracts-match"' + b" " * 3_000_000)
    with pytest.raises(BadMatchFile, match="it is larger than 2 MB"):
        read(path)


def test_whatever_goes_wrong_while_it_is_played_again_is_a_sentence(played, monkeypatch):
    def broken(*_):
        raise ZeroDivisionError

    monkeypatch.setattr(Match, "_give", broken)
    with pytest.raises(BadMatchFile, match="ZeroDivisionError"):
        Match.load(played.path)


def test_one_bad_file_hides_no_other(played, tmp_path):
    for number, (where, value) in enumerate((("decks.0.name", "x"), ("answers.0", DEEP), ("receipts", {"²": 1}))):
        bad = spoilt(played, where, value)
        bad.rename(tmp_path / f"9{number}.match")
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "99-pipe.match")
    (tmp_path / "98-around.match").symlink_to(tmp_path / "98-around.match")
    (tmp_path / "97-folder.match").mkdir()
    assert unfinished_match(tmp_path)[0] == played.path
    assert Match.unfinished(tmp_path) == played.path


def test_a_match_that_cannot_be_gone_on_with_hides_no_other(played, tmp_path):
    """Its file reads well, and yet its cards can't be read."""
    later = play(new(tmp_path, 2), 5)
    path = spoilt(later, "cards.0.kind", "dragon")
    os.replace(path, later.path)
    assert unfinished_match(tmp_path)[0] == later.path
    assert unfinished_match(tmp_path, {later.path})[0] == played.path
    assert Match.unfinished(tmp_path) == played.path


def test_what_was_played_last_is_known_with_the_line_ends_of_windows_too(played, tmp_path):
    later = play(new(tmp_path, 2), 5)
    later.path.write_bytes(later.path.read_bytes().replace(b"\n", b"\r\n"))
    assert files(tmp_path) == [later.path, played.path]


def test_names_of_files_fit_on_every_system(tmp_path):
    path = new_path(tmp_path, ["a" * 60] * 4)
    assert len(path.name) < 150 and path.parent == tmp_path


def test_what_is_written_fits_the_schema(played):
    play(played, second_thoughts=0.1)
    MATCH.check(json.loads(played.path.read_bytes()), "")
    with pytest.raises(Mismatch):
        MATCH.check([], "")
