"""Names that nobody can foretell, links that nobody follows, and folders that nobody else can write to."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from game.records import matchfile
from game.records.match import Match
from game.system import console, crash, files, places
from tests.records.playing import new, play

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="links, owners and modes of POSIX")


@pytest.fixture
def loose():
    """A process whose files are everybody's unless it says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.fixture
def home(monkeypatch, tmp_path):
    places._home.cache_clear()
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path / "home"))
    yield tmp_path / "home"
    places._home.cache_clear()


def names_made(monkeypatch, place: Path) -> list[str]:
    """The names under which the content for `place` lay before it was put there."""
    made, replace = [], files.os.replace
    monkeypatch.setattr(files.os, "replace", lambda new, old: made.append(Path(new).name) or replace(new, old))
    for content in (b"1", b"2", b"3"):
        files.replace_file(place, content)
    return made


def test_a_temporary_name_can_not_be_foretold(monkeypatch, tmp_path):
    made = names_made(monkeypatch, tmp_path / "a.match")
    assert len(set(made)) == 3 and not any(str(os.getpid()) == name.split(".")[-2] for name in made)
    assert all(len(name.split(".")[-2]) >= 16 for name in made)


def test_what_lies_at_the_temporary_name_is_never_written_to(monkeypatch, tmp_path):
    monkeypatch.setattr(files.secrets, "token_hex", lambda n: "known")
    treasure = tmp_path / "treasure"
    treasure.write_bytes(b"gold")
    (tmp_path / ".a.match.known.tmp").symlink_to(treasure)
    with pytest.raises(FileExistsError):
        files.replace_file(tmp_path / "a.match", b"lead")
    assert treasure.read_bytes() == b"gold"


def test_a_link_in_the_place_of_a_file_is_replaced_and_not_followed(tmp_path):
    treasure = tmp_path / "treasure"
    treasure.write_bytes(b"gold")
    (tmp_path / "a.match").symlink_to(treasure)
    files.replace_file(tmp_path / "a.match", b"match")
    assert treasure.read_bytes() == b"gold" and (tmp_path / "a.match").read_bytes() == b"match"


def test_a_lock_that_is_a_link_or_a_pipe_is_left_alone(tmp_path):
    treasure = tmp_path / "treasure"
    (tmp_path / ".a.match.lock").symlink_to(treasure)
    assert files.claim(tmp_path / "a.match"), "nobody is kept out where no lock can be had"
    assert not treasure.exists()
    os.mkfifo(tmp_path / ".b.match.lock")
    assert files.claim(tmp_path / "b.match")
    files.free(tmp_path / "b.match")
    assert (tmp_path / ".b.match.lock").exists()


def test_the_name_is_on_the_disk_before_the_answer_counts(monkeypatch, tmp_path):
    synced, fsync = [], os.fsync
    monkeypatch.setattr(files.os, "fsync", lambda f: synced.append(stat.S_ISDIR(os.fstat(f).st_mode)) or fsync(f))
    files.replace_file(tmp_path / "a", b"new")
    assert synced == [False, True], "the file first, then its folder"


def test_a_lock_is_removed_by_its_owner_alone(tmp_path):
    """Somebody else took it between two steps: it was theirs by then."""
    place, lock = tmp_path / "a.match", tmp_path / ".a.match.lock"
    assert files.claim(place)
    lock.unlink()
    lock.write_text("another's")
    files.free(place)
    assert lock.read_text() == "another's"


def test_a_lock_whose_file_was_removed_is_no_lock(monkeypatch, tmp_path):
    """Who waits at a file that the one before removes must not take it for the lock."""
    place, lock = tmp_path / "a.match", tmp_path / ".a.match.lock"
    opened, tries = files._opened, []

    def late(path, way):
        file = opened(path, way)
        tries.append(1)
        if len(tries) == 1:
            lock.unlink()
        return file

    monkeypatch.setattr(files, "_opened", late)
    assert files.claim(place) and len(tries) == 2 and lock.exists()
    files.free(place)
    assert not lock.exists()


MANY = """
import sys, time
from pathlib import Path
from game.system import files
place = Path(sys.argv[1])
end = time.monotonic() + 1.5
taken = 0
while time.monotonic() < end:
    if files.claim(place):
        inside = place.with_name("inside")
        inside.mkdir()  # fails if somebody else is inside
        inside.rmdir()
        taken += 1
        files.free(place)
print(taken)
"""


def test_never_do_two_hold_one_file(tmp_path):
    command = [sys.executable, "-c", MANY, str(tmp_path / "a.match")]
    all_of_them = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in "123"]
    told = [process.communicate(timeout=60) for process in all_of_them]
    assert not any(error for _, error in told), told
    assert sum(int(taken) for taken, _ in told) > 100


def open_to_others(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if not path.is_symlink() and path.stat().st_mode & 0o022]


def test_nothing_of_the_home_can_be_written_by_others(loose, home, monkeypatch):
    from game.table import settings

    match = play(new(matchfile.matches_folder(), 1), 10)
    assert settings.Settings().save()
    monkeypatch.setattr(sys, "stdout", None)
    console.prepare()
    assert crash.report(ValueError("x")).path is not None
    assert match.path.is_file() and len(list(home.rglob("*"))) >= 6
    assert not open_to_others(home) and not home.stat().st_mode & 0o022


def test_a_command_never_leaves_a_file_that_everybody_may_write_to(loose, tmp_path):
    command = "import sys; from game.cli import main; main(['--version']); open(sys.argv[1], 'w')"
    subprocess.run([sys.executable, "-c", command, str(tmp_path / "new")], check=True, stdout=subprocess.DEVNULL)
    assert not (tmp_path / "new").stat().st_mode & 0o022


def test_the_log_follows_no_link_and_waits_for_no_pipe(home, monkeypatch, tmp_path):
    (home / "logs").mkdir(parents=True)
    log = home / "logs" / "contracts.log"
    log.symlink_to(tmp_path / "treasure")
    monkeypatch.setattr(sys, "stdout", None)
    console.prepare()
    print("hello")
    assert not (tmp_path / "treasure").exists()
    log.unlink()
    os.mkfifo(log)
    monkeypatch.setattr(sys, "stdout", None)
    console.prepare()
    print("hello")


# --- the spare home ---------------------------------------------------------------------------------------------------


@pytest.fixture
def shared(monkeypatch, tmp_path):
    """A folder for temporary files, for a program whose own home can't be."""
    places._home.cache_clear()
    (tmp_path / "file").touch()
    (tmp_path / "shared").mkdir()
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path / "file" / "home"))
    monkeypatch.setattr(places.tempfile, "tempdir", str(tmp_path / "shared"))
    yield tmp_path / "shared"
    places._home.cache_clear()


def test_a_spare_home_is_ones_own_and_found_again(loose, shared):
    first = places.home().folder
    assert first == shared / f"contracts-{os.getuid()}" and stat.S_IMODE(first.stat().st_mode) == 0o700
    places._home.cache_clear()
    assert places.home().folder == first


@pytest.mark.parametrize("mode", [0o777, 0o1777, 0o770, 0o755, 0o750])
def test_a_spare_home_that_is_open_to_others_is_not_taken(shared, mode):
    planted = shared / f"contracts-{os.getuid()}"
    planted.mkdir()
    planted.chmod(mode)
    found = places.home().folder
    assert found != planted and found.parent == shared and stat.S_IMODE(found.stat().st_mode) == 0o700
    assert not list(planted.iterdir()), "not even tried"


def test_a_spare_home_of_somebody_else_is_not_taken(shared, monkeypatch):
    planted = shared / f"contracts-{os.getuid()}"
    planted.mkdir(0o700)
    mine = os.getuid()
    monkeypatch.setattr(places, "_user", lambda: str(mine))
    monkeypatch.setattr(places.os, "getuid", lambda: mine + 1)
    assert places.home().folder != planted


# --- the disk ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def small_disk(tmp_path):
    """A home on a disk of 256 KiB."""
    disk = tmp_path / "disk"
    disk.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", str(disk)], capture_output=True)
    if made.returncode:
        pytest.skip("a disk can't be mounted here")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=True)


def fill(disk: Path) -> Path:
    hog = disk / "hog"
    with open(hog, "wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 1024)
        except OSError:
            return hog


def test_after_a_full_disk_all_is_as_before(small_disk, monkeypatch):
    """The match goes on, is offered at the next start, even while the disk is full, and saves when there is room."""
    monkeypatch.setenv("CONTRACTS_HOME", str(small_disk / "home"))
    places._home.cache_clear()
    match = play(new(matchfile.matches_folder(), 1), 12)
    saved = len(match.steps)
    hog = fill(small_disk)
    play(match, 3, seed=2)
    assert match.trouble and len(match.steps) > saved
    files.free(match.path)
    places._home.cache_clear()
    home = places.home()
    assert home.folder == small_disk / "home" and home.trouble, "the next start looks where it always does"
    assert Match.unfinished() == match.path and len(Match.load(match.path).steps) == saved
    hog.unlink()
    places._home.cache_clear()
    assert places.home().trouble is None
    play(match, 1, seed=3)
    assert match.trouble is None and Match.load(match.path).state == match.state
    files.free(match.path)
    assert Match.unfinished() == match.path
    assert not list(small_disk.rglob("*.tmp"))


def test_a_match_begun_on_a_full_disk_is_saved_when_there_is_room(small_disk, monkeypatch):
    monkeypatch.setenv("CONTRACTS_HOME", str(small_disk / "home"))
    places._home.cache_clear()
    matchfile.matches_folder()
    hog = fill(small_disk)
    places._home.cache_clear()
    match = play(new(matchfile.matches_folder(), 1), 6)
    assert match.trouble
    hog.unlink()
    play(match, 1, seed=3)
    assert match.trouble is None
    files.free(match.path)
    assert Match.unfinished() == match.path
    places._home.cache_clear()
