"""Whole files, and one program at a time."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from game.records import matchfile
from game.system import files

HOLD = """
import sys, time
from pathlib import Path
from game.system import files
print(files.claim(Path(sys.argv[1])), flush=True)
time.sleep(60)
"""


def test_a_failed_replacement_leaves_the_file_as_it_was(monkeypatch, tmp_path):
    place = tmp_path / "settings.json"
    place.write_bytes(b"old")

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files.os, "replace", refuse)
    with pytest.raises(OSError, match="No space left"):
        files.replace_file(place, b"new")
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]
    assert place.read_bytes() == b"old"


def test_on_windows_a_scanner_may_hold_the_file_for_a_moment(monkeypatch, tmp_path):
    tries, replace = [], files.os.replace

    def busy(new: object, old: object) -> None:
        tries.append(1)
        if len(tries) < 3:
            raise PermissionError(13, "Access is denied")
        replace(new, old)  # type: ignore[arg-type]

    monkeypatch.setattr(files.sys, "platform", "win32")
    monkeypatch.setattr(files.os, "replace", busy)
    monkeypatch.setattr(files.time, "sleep", lambda _: None)
    files.replace_file(tmp_path / "a.match", b"new")
    assert (tmp_path / "a.match").read_bytes() == b"new"
    assert len(tries) == 3


@pytest.fixture
def other(tmp_path):
    """Another program that holds tmp_path/a.match."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path / "a.match")], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "True\n"
    yield process
    process.kill()
    process.wait()


def test_two_programs_do_not_hold_one_file(tmp_path, other):
    place = tmp_path / "a.match"
    assert files.is_held_elsewhere(place)
    assert not files.claim(place)
    other.kill()
    other.wait()
    assert not files.is_held_elsewhere(place), "the system takes a dead program's claim back"
    assert files.claim(place)
    assert files.claim(place), "one program may hold it as often as it likes"
    assert not files.is_held_elsewhere(place)
    files.free(place)
    assert not list(tmp_path.glob(".*.lock"))


def test_a_new_match_never_takes_a_name_that_another_program_has_just_taken(tmp_path, other, monkeypatch):
    class Noon(matchfile.datetime):
        @classmethod
        def now(cls, tz=None):
            return cls(2026, 1, 1, 12)

    monkeypatch.setattr(matchfile, "datetime", Noon)
    one = matchfile.new_path(tmp_path, ["x"])
    other_one = subprocess.Popen([sys.executable, "-c", HOLD, str(one)], stdout=subprocess.PIPE, text=True)
    files.free(one)
    other_one.kill()
    other_one.wait()
    assert one.name == "20260101-120000-x.match"
    one.touch()
    assert matchfile.new_path(tmp_path, ["x"]).name == "20260101-120000-x-2.match"


def test_windows_locks_one_byte(monkeypatch, tmp_path):
    import types

    asked = []
    module = types.ModuleType("msvcrt")
    module.LK_NBLCK = 2  # type: ignore[attr-defined]

    def locking(file: int, mode: int, size: int) -> None:
        asked.append((mode, size))
        if len(asked) > 1:
            raise OSError(36, "Resource deadlock avoided")

    module.locking = locking  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "msvcrt", module)
    monkeypatch.setattr(files.sys, "platform", "win32")
    assert files.claim(tmp_path / "a.match")
    monkeypatch.setattr(files, "_held", {})
    assert not files.claim(tmp_path / "a.match")
    assert asked == [(2, 1), (2, 1)]


def test_what_a_killed_program_left_half_written_is_removed_and_what_one_writes_now_is_not(tmp_path):
    old, now, other = (tmp_path / f".{name}.tmp" for name in ("a.json.77", "a.json.78", "b.json.77"))
    for path in (old, now, other):
        path.write_bytes(b"half")
    for path in (old, other):
        os.utime(path, (1, 1))
    files.sweep(tmp_path / "a.json")
    assert {*tmp_path.iterdir()} == {now, other}
