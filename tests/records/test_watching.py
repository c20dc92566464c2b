"""Matches that are kept: looked at again, flagged, bundled for the designer, and played on from any moment."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from game.kernel.errors import GameError
from game.records import bundle, flags, matchfile
from game.records.branch import branch
from game.records.loading import replayed
from game.records.match import Match
from game.records.record import BadMatchFile
from game.records.watching import Watched, seen_by
from game.rules import NAMES
from tests.table import live


def played(
    folder: Path, game: str = "cataclysm", seats: tuple[str, ...] = ("human", "casual"), until: int = 0
) -> Match:
    match = live.new_match(live.decks_of(game, len(seats)), 3, 0, seats, game)
    live.random_play(match, 3, lambda match: bool(until) and len(match.steps) >= until)
    match.save_in(folder)
    return match


@pytest.mark.parametrize("game", NAMES)
def test_every_moment_is_as_it_was(game: str, tmp_path: Path) -> None:
    match = played(tmp_path, game)
    assert match.path is not None
    watched = Watched(Match.load(match.path))
    for step in (0, watched.length // 3, watched.length - 1, watched.length):
        watched.go(step)
        then = Match.load(match.path, step=step)
        assert watched.state == then.state
        for seat in range(2):
            assert watched.view(seat) == then.view(seat)
            assert watched.events_for(seat) == then.events_for(seat)
    assert watched.result == match.result


def test_turns_say_where_they_begin(tmp_path: Path) -> None:
    watched = Watched(played(tmp_path))
    assert [turn.number for turn in watched.turns] == sorted({turn.number for turn in watched.turns})
    for turn in watched.turns:
        watched.go(turn.step)
        assert (watched.state.turn, watched.state.active) == turn[1:]
    assert watched.turn_at(watched.length) == watched.turns[-1]


def test_a_watched_match_takes_no_answers_and_changes_no_file(tmp_path: Path) -> None:
    match = played(tmp_path)
    assert match.path is not None
    before = match.path.read_bytes()
    watched = Watched(Match.load(match.path))
    watched.go(3)
    with pytest.raises(GameError, match="play on from here"):
        watched.answer(("pass",))
    assert match.path.read_bytes() == before


def test_who_may_look_at_a_match(tmp_path: Path) -> None:
    assert seen_by(played(tmp_path)) == [0, 1]
    assert seen_by(played(tmp_path, until=9)) == [0]
    assert seen_by(played(tmp_path, seats=("human", "human"), until=9)) == []


def test_a_branch_begins_with_the_same_answers_and_is_a_match_of_its_own(tmp_path: Path) -> None:
    watched = Watched(played(tmp_path / "old"))
    middle = watched.length // 2
    watched.go(middle)
    made = branch(watched, ("casual", "human"), tmp_path / "new")
    assert made.state == watched.state and made.seats == ("casual", "human")
    assert made.record.answers == watched.record.answers[:middle]
    live.random_play(made, 9, lambda _: False)
    assert made.path is not None and Match.load(made.path).result == made.result
    assert len(watched.record.answers) == watched.length, "the match that it comes from is as it was"


def test_an_unfinished_match_can_t_be_branched(tmp_path: Path) -> None:
    watched = Watched(played(tmp_path, until=9))
    watched.go(4)
    with pytest.raises(GameError, match="not over"):
        branch(watched, ("human", "casual"))
    done = Watched(played(tmp_path))
    with pytest.raises(GameError, match="earlier one"):
        branch(done, ("human", "casual"))


def test_flags_stay_with_their_moments(tmp_path: Path) -> None:
    match = played(tmp_path)
    assert match.path is not None
    order = match.record.order
    flags.plant(match, "unfair", "It came from nowhere", 1, at=12)
    flags.plant(match, "fun", "", None, at=5)
    read = matchfile.read(match.path)
    assert flags.flags_of(read) == [flags.Flag(5, "fun", "", None), flags.Flag(12, "unfair", "It came from nowhere", 1)]
    assert read.order == order and Match.load(match.path).result == match.result
    with pytest.raises(GameError, match="no flag"):
        flags.plant(match, "dull", "", 0)


def test_a_flag_on_a_match_that_is_over_does_not_make_it_the_newest(tmp_path: Path) -> None:
    first = played(tmp_path)
    second = played(tmp_path)
    assert first.path is not None and second.path is not None
    again = Match.load(first.path)
    flags.plant(again, "fun", "", 0, at=1)
    assert matchfile.files(tmp_path) == [second.path, first.path]


def test_a_bundle_holds_the_match_the_flags_and_the_versions(tmp_path: Path) -> None:
    match = played(tmp_path)
    flags.plant(match, "rules_bug", "Qui manca un danno", 0, at=7)
    path = tmp_path / f"one{bundle.SUFFIX}"
    bundle.save(match.record, path)
    assert bundle.is_bundle(path)
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        assert archive.read("flags.txt").decode() == "after answer 7: rules_bug: Qui manca un danno\n"
        about = json.loads(archive.read("about.json"))
    assert (about["game"], about["flags"], about["app"]) == ("cataclysm", 1, matchfile.app_version())
    again = replayed(Match, bundle.read(path), path)
    assert again.state == match.state and flags.flags_of(again.record) == flags.flags_of(match.record)


def _without_a_match(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("other.txt", "x")


def _with_a_bomb(path: Path) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(bundle.MATCH, b"0" * 50_000_000)


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-400])


def _bent(path: Path) -> None:
    content = bytearray(path.read_bytes())
    for place in range(200, 400):
        content[place] ^= 0x55
    path.write_bytes(bytes(content))


@pytest.mark.parametrize("spoil", [_without_a_match, _with_a_bomb, _cut, _bent])
def test_a_damaged_bundle_is_refused_in_one_sentence(spoil: object, tmp_path: Path) -> None:
    path = tmp_path / f"one{bundle.SUFFIX}"
    bundle.save(played(tmp_path).record, path)
    assert callable(spoil)
    spoil(path)
    with pytest.raises(BadMatchFile) as refused:
        bundle.read(path)
    assert "\n" not in str(refused.value) and len(refused.value.problem) < 200
