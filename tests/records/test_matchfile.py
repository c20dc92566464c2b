"""The file: whole at every moment, honest about damage, and playable after the cards have changed."""

from __future__ import annotations

import errno
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from game.kernel.decisions import answers
from game.records import matchfile
from game.records.flags import plant
from game.records.match import Match
from game.records.matchfile import BadMatchFile, newest_unfinished, prune, read
from tests.records.playing import library, new, play

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def played(tmp_path) -> Match:
    return play(new(tmp_path, 1), 60)


def test_the_file_is_one_json_document(played):
    data = json.loads(played.path.read_text("utf-8"))
    assert data["format"] == "contracts-match" and data["version"] == 2 and data["game"] == "contracts"
    assert [len(deck["cards"]) for deck in data["decks"]] == [40, 40]
    assert len(data["answers"]) == len(played.steps)
    assert data["seats"] == ["human", "casual"] and data["seed"] == 1
    assert data["constants"]["deck_size"] == 40
    assert data["decks"][0]["name"]["it"]


def test_all_cards_that_the_decks_can_bring_are_pinned():
    for deck in library().decks.values():
        match = Match.new(decks=(deck.id, deck.id), seed=1, library=library())
        pinned = {card["id"] for card in match.sources}
        created = {o.card for c in pinned for k in library().definitions[c].clauses for o in (*k.do, *k.orelse)
                   if hasattr(o, "card")}  # fmt: skip
        assert set(deck.counts) | created <= pinned


def test_receipts_and_notes_are_kept(tmp_path):
    match = new(tmp_path)
    match.answer(answers(match.state)[0], receipt={"level": "casual", "seed": 3, "view": "ab"})
    match.note("confusing", "what now?", seat=0)
    match.answer(answers(match.state)[0])
    record = read(match.path)
    assert record.receipts == {1: {"level": "casual", "seed": 3, "view": "ab"}}
    assert record.notes == [{"at": 1, "flag": "confusing", "text": "what now?", "seat": 0}]
    assert Match.load(match.path).record.receipts == record.receipts


# --- damage ----------------------------------------------------------------------------------------------------------


def refused(path: Path, words: str) -> None:
    """The file is refused in one sentence with these words in it."""
    with pytest.raises(BadMatchFile) as caught:
        Match.load(path)
    said = str(caught.value)
    assert words in said and str(path) in said and "\n" not in said, said


def altered(played: Match, **changes) -> Path:
    """The file with fields changed (`...` removes one) and no checksum."""
    data = json.loads(played.path.read_text("utf-8"))
    del data["checksum"]
    for name, value in changes.items():
        if value is ...:
            del data[name]
        else:
            data[name] = value
    path = played.path.with_name("altered.match")
    path.write_text(json.dumps(data), "utf-8")
    return path


def test_a_file_without_its_checksum_may_be_edited_by_hand(played):
    assert Match.load(altered(played, notes=[])).state == played.state


@pytest.mark.parametrize("part", [0.02, 0.3, 0.6])
def test_a_truncated_file(played, part):
    content = played.path.read_bytes()
    played.path.write_bytes(content[: int(content.find(b'"head"') * part)])
    refused(played.path, "damaged")


@pytest.mark.parametrize(
    "content", [b"", b"hello", b"\x00\xff\xfe" * 40, b"[1, 2]", b"{}", b"null", b"[" * 100_000, b'{"format": "x"}']
)
def test_what_is_no_match_file(tmp_path, content):
    path = tmp_path / "x.match"
    path.write_bytes(content)
    refused(path, "this is no match file")


def test_a_file_that_is_not_there(tmp_path):
    refused(tmp_path / "x.match", "can't be read (No such file or directory)")
    refused(tmp_path, "can't be read")


def test_a_file_of_a_later_version(played):
    refused(altered(played, version=99), "is of version 99, and this program reads up to 3")


def test_of_an_earlier_version_nothing_is_compared_that_was_of_its_positions(played):
    path = altered(played, version=1, fingerprints=[[20, "0123456789abcdef"]], receipts={"3": {"view": "ab"}})
    older = Match.load(path)
    assert older.diverged is None and older.record.receipts == {} and len(older.steps) == len(played.steps)
    assert older.state == played.state


@pytest.mark.parametrize(
    "name", ["version", "game", "seed", "seats", "decks", "constants", "cards", "answers"]
)  # fmt: skip
def test_a_missing_or_wrong_field(played, name):
    refused(altered(played, **{name: ...}), "damaged")
    for wrong in (None, "x", [3], {"a": 1}, 1.5, True):
        if name == "game" and wrong == "x":
            refused(altered(played, game="x"), "there is no game `x` here")
        elif (name, wrong) == ("constants", {"a": 1}):
            continue
        else:
            refused(altered(played, **{name: wrong}), "match file")


def test_wrong_things_inside_fields(played):
    data = json.loads(played.path.read_text("utf-8"))
    refused(altered(played, answers=[[0]]), "answers")
    refused(altered(played, answers=[[1 - data["answers"][0][0], *data["answers"][0][1:]]]), "not asked")
    refused(altered(played, answers=[[data["answers"][0][0], "end"]]), "can't be replayed")
    refused(altered(played, first=7), "damaged")
    refused(altered(played, fingerprints=[[8]]), "fingerprints")
    refused(altered(played, seats=["human"]), "seats")
    refused(altered(played, decks=[{"cards": ["no_such_card"]}] * 2), "damaged")
    refused(altered(played, cards=data["cards"][1:]), "match file")
    refused(altered(played, cards=[*data["cards"][1:], {**data["cards"][0], "kind": "dragon"}]), "dragon")


def test_every_flipped_bit_is_noticed(played):
    """In the part that never changes nothing is believed; behind it the answers before the flip still hold."""
    content = played.path.read_bytes()
    head = content.find(b'"head"')
    chance = random.Random(7)
    for number in range(60):
        place, bit = chance.randrange(head if number % 2 else 0, len(content)), 1 << chance.randrange(8)
        played.path.write_bytes(content[:place] + bytes([content[place] ^ bit]) + content[place + 1 :])
        try:
            loaded = Match.load(played.path)
        except BadMatchFile as error:
            assert "\n" not in str(error)
            assert place < head + 50, "only the head, and its checksum, are needed whole"
        else:
            assert loaded.record.answers == played.record.answers[: len(loaded.steps)]
            if loaded.damage is None:  # the checksum's own name: then it is a file that was edited by hand
                assert place > content.rfind(b'"checksum"') and loaded.state == played.state


def test_a_damaged_file_is_left_as_it_is(played):
    played.path.write_bytes(b"half a fi")
    refused(played.path, "no match file")
    assert played.path.read_bytes() == b"half a fi"


# --- writing ---------------------------------------------------------------------------------------------------------


def test_a_full_disk_stops_nothing(tmp_path, monkeypatch):
    match = play(new(tmp_path), 10)
    whole = match.path.read_bytes()
    flush = os.fsync

    def full(_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    play(match, 5, seed=2)
    assert "No space left on device" in match.trouble and "goes on" in match.trouble and "\n" not in match.trouble
    assert match.path.read_bytes() == whole and not list(tmp_path.glob("*.tmp"))
    monkeypatch.setattr(os, "fsync", flush)
    play(match, 1, seed=3)
    assert match.trouble is None and Match.load(match.path).state == match.state


def test_a_folder_that_cannot_be_made_stops_nothing(tmp_path):
    (tmp_path / "file").write_text("in the way")
    match = play(new(tmp_path / "file"), 5)
    assert match.trouble and len(match.steps) == 5


KILLED = """
import sys
from pathlib import Path
from random import Random
from tests.records.playing import new, step
match = new(Path(sys.argv[1]), seed=int(sys.argv[2]))
chance = Random(5)
print(match.path, flush=True)
while match.to_answer is not None:
    step(match, chance, 0.15)
    print(len(match.steps), match.state.fingerprint(), flush=True)
"""


def kill_at_a_random_moment(folder: Path, seed: int) -> None:
    """What was acknowledged before the kill is in the file, or one answer more."""
    process = subprocess.Popen([sys.executable, "-c", KILLED, str(folder), str(seed)], cwd=ROOT, stdout=subprocess.PIPE)
    path = Path(process.stdout.readline().decode().strip())
    time.sleep(random.Random(seed).uniform(0.0, 0.25))
    process.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
    lines = [line.split() for line in process.stdout.read().decode().splitlines(keepends=True) if line.endswith("\n")]
    process.wait()
    loaded = Match.load(path)
    if not lines:
        return
    number, fingerprint = int(lines[-1][0]), lines[-1][1]
    if loaded.state.fingerprint() != fingerprint:  # killed between writing and saying so: one step further
        assert any(
            (len(loaded.steps), loaded.state.fingerprint()) == after for after in _steps_after(folder, seed, len(lines))
        ), f"acknowledged {number} answers"


def _steps_after(folder: Path, seed: int, told: int) -> list[tuple[int, str]]:
    """The position one step after what was told, worked out anew."""
    from tests.records.playing import step

    match, chance = new(None, seed=seed), random.Random(5)
    for _ in range(told + 1):
        step(match, chance, 0.15)
    return [(len(match.steps), match.state.fingerprint())]


def test_killed_in_the_middle(tmp_path):
    for seed in range(3):
        kill_at_a_random_moment(tmp_path, seed)


@pytest.mark.nightly
def test_killed_in_the_middle_often(tmp_path):
    for seed in range(3, 25):
        kill_at_a_random_moment(tmp_path, seed)


def test_a_match_that_another_program_plays_is_not_written(tmp_path):
    match = play(new(tmp_path), 5)
    whole = match.path.read_bytes()
    other = f"""
from game.records.match import Match
from tests.records.playing import play
match = play(Match.load({str(match.path)!r}), 3)
print(match.trouble)
assert Match.unfinished(match.path.parent) is None
"""
    done = subprocess.run([sys.executable, "-c", other], cwd=ROOT, capture_output=True, text=True, check=False)
    assert "goes on in another window" in done.stdout, done.stderr
    assert done.returncode == 0 and match.path.read_bytes() == whole
    match.concede(0)
    done = subprocess.run([sys.executable, "-c", other.split("assert")[0]], cwd=ROOT, capture_output=True, check=False)
    assert b"None" in done.stdout and not list(tmp_path.glob(".*.lock"))


# --- the folder ------------------------------------------------------------------------------------------------------


def test_the_newest_unfinished_match(tmp_path):
    assert newest_unfinished(tmp_path) is None and newest_unfinished(tmp_path / "nowhere") is None
    over = play(new(tmp_path, 1))
    assert newest_unfinished(tmp_path) is None
    open_match = play(new(tmp_path, 2), 5)
    machines = play(new(tmp_path, 3, seats=("casual", "casual")), 5)
    broken = tmp_path / "broken.match"
    broken.write_bytes(b"{")
    for number, path in enumerate((over.path, open_match.path, machines.path, broken)):
        os.utime(path, (1_000_000 + number, 1_000_000 + number))
    assert Match.unfinished(tmp_path) == open_match.path
    open_match.concede(0)
    assert Match.unfinished(tmp_path) is None


def test_the_match_played_last_is_found_whatever_the_clock_says(tmp_path):
    """A clock that was set back, or a folder that was copied, changes nothing."""
    first, second, third = (play(new(tmp_path, seed), 5) for seed in (1, 2, 3))
    for number, match in enumerate((third, second, first)):
        os.utime(match.path, (1_000_000 + number, 1_000_000 + number))
    assert Match.unfinished(tmp_path) == third.path
    play(Match.load(first.path), 1, seed=9)
    assert Match.unfinished(tmp_path) == first.path, "it was gone on with last"
    Match.load(second.path)
    assert Match.unfinished(tmp_path) == first.path, "to look is not to play"


def test_files_of_before_go_by_when_they_were_begun(tmp_path):
    for number, day in enumerate(("2026-01-03", "2026-01-01", "2026-01-02")):
        match = play(new(tmp_path, number), 3)
        text = match.path.read_text("utf-8").replace(match.record.created, f"{day}T12:00:00+00:00")
        kept = [line for line in text.splitlines() if not line.startswith('"order"')]
        (tmp_path / f"{day}.match").write_text("\n".join(kept), "utf-8")
        match.path.unlink()
        os.utime(tmp_path / f"{day}.match", (number + 1, number + 1))
    assert [path.stem for path in matchfile.files(tmp_path)] == ["2026-01-03", "2026-01-02", "2026-01-01"]


def test_a_match_that_ends_in_the_set_up_is_saved_with_its_result(tmp_path, monkeypatch):
    kind = type(new().game)
    setup = kind.setup

    def ended(game, *given):
        state = setup(game, *given)
        state.decision, state.result = None, (1,)
        return state

    monkeypatch.setattr(kind, "setup", ended)
    match = new(tmp_path)
    assert read(match.path).result == match.result is not None
    assert matchfile.is_finished(match.path) and Match.unfinished(tmp_path) is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows removes no folder in which a file is open")
def test_a_folder_that_is_removed_in_mid_match_is_made_anew(tmp_path):
    match = play(new(tmp_path / "home", 1), 5)
    shutil.rmtree(tmp_path / "home")
    before = len(match.steps)
    play(match, 1)
    assert match.trouble is None and len(read(match.path).answers) == before + 1


def test_only_the_newest_finished_matches_are_kept(tmp_path):
    finished = [new(tmp_path, seed) for seed in range(6)]
    for number, match in enumerate(finished):
        match.concede(0)
        os.utime(match.path, (1_000_000 + number, 1_000_000 + number))
    going = play(new(tmp_path, 9), 3)
    os.utime(going.path, (1, 1))
    half = tmp_path / f".x{matchfile.SUFFIX}.77.tmp"
    half.write_bytes(b"half")
    os.utime(half, (1, 1))
    prune(tmp_path, kept=2)
    assert {*tmp_path.glob("*.match"), *tmp_path.glob(".*.tmp")} == {going.path, finished[4].path, finished[5].path}


def test_a_match_with_a_flag_is_kept(tmp_path):
    finished = [new(tmp_path, seed) for seed in range(3)]
    plant(finished[0], "unfair", "too much at once", 0)
    finished[1].note("level", "casual", 1)
    for match in finished:
        match.concede(0)
    prune(tmp_path, kept=0)
    assert {*tmp_path.glob("*.match")} == {finished[0].path}


# --- cards that have changed -----------------------------------------------------------------------------------------


def test_a_match_whose_cards_have_changed_plays_from_the_pinned_ones(played):
    now = library()
    card = next(iter(now.decks[played.decks[0]].counts))
    definition = now.definitions[card]
    changed = replace(definition, source={**definition.source, "cost": {"pure": 9}}, cost=(0, 0, 0, 9))
    other = replace(now, definitions={**now.definitions, card: changed}, constants={**now.constants, "hand_limit": 3})
    loaded = Match.load(played.path, library=other)
    assert loaded.cards_changed == (card, "rules") and loaded.state == played.state
    assert loaded.cards[card].cost == definition.cost
    play(loaded)
    assert loaded.result is not None


def test_a_new_picture_is_no_change(played):
    now = library()
    card = next(iter(now.decks[played.decks[0]].counts))
    definition = now.definitions[card]
    other = replace(
        now, definitions={**now.definitions, card: replace(definition, source={**definition.source, "art": {}})}
    )
    assert Match.load(played.path, library=other).cards_changed == ()
    assert Match.load(played.path, library=now).cards_changed == ()
