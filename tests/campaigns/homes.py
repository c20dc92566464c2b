"""The program's folder is odd: missing, a file, full, a loop, or full of what does not belong there."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random

from game.records.match import Match
from game.records.matchfile import matches_folder
from game.system import console, crash, files, places
from game.table import settings
from tests.campaigns.runner import Outcome, Try
from tests.records.playing import new, play

PATIENCE = 20
"""Seconds after which a try is taken for one without an end."""


def _loop(home: Path) -> None:
    home.symlink_to(home)


def _dangling(home: Path) -> None:
    home.symlink_to(home.parent / "nowhere" / "at all")


def _elsewhere(home: Path) -> None:
    (home.parent / "elsewhere").mkdir()
    home.symlink_to(home.parent / "elsewhere")


def _below_a_file(home: Path) -> None:
    home.parent.rmdir()
    home.parent.touch()


def _read_only_disk(home: Path) -> None:
    home.mkdir()
    _mount(home, "size=64k,ro")


def _full(home: Path) -> None:
    home.mkdir()
    _mount(home, "size=128k")
    with open(home / "hog", "wb", buffering=0) as hog:
        try:
            while True:
                hog.write(b"x" * 512)
        except OSError:
            return


def _without_inodes(home: Path) -> None:
    home.mkdir()
    _mount(home, "size=4m,nr_inodes=3")


def _mount(place: Path, options: str) -> None:
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(place)], capture_output=True)
    if made.returncode:
        place.chmod(0o500)


def _within(name: str, make: Callable[[Path], object]) -> Callable[[Path], None]:
    def odd(home: Path) -> None:
        (home / name).parent.mkdir(parents=True)
        make(home / name)

    return odd


HOMES: dict[str, Callable[[Path], object]] = {
    "missing": lambda home: None,
    "far below": lambda home: home.parent.rmdir(),
    "empty": Path.mkdir,
    "everybody's": lambda home: (home.mkdir(), home.chmod(0o777)),
    "a file": Path.touch,
    "a pipe": os.mkfifo,
    "a loop": _loop,
    "a link to nowhere": _dangling,
    "a link": _elsewhere,
    "below a file": _below_a_file,
    "read-only": _read_only_disk,
    "full": _full,
    "without inodes": _without_inodes,
    "matches is a file": _within("matches", Path.touch),
    "matches is a loop": _within("matches", _loop),
    "matches is a link to nowhere": _within("matches", _dangling),
    "logs is a file": _within("logs", Path.touch),
    "the log is a pipe": _within("logs/contracts.log", os.mkfifo),
    "the log is a folder": _within("logs/contracts.log", Path.mkdir),
    "the log is a link": _within("logs/contracts.log", lambda log: log.symlink_to("/dev/full")),
    "settings are a folder": _within("settings.json", Path.mkdir),
    "settings are a loop": _within("settings.json", _loop),
    "a match is a folder": _within("matches/x.match", Path.mkdir),
    "a match is a loop": _within("matches/x.match", _loop),
    "a match is a pipe": _within("matches/x.match", os.mkfifo),
    "a match is endless": _within("matches/x.match", lambda match: match.symlink_to("/dev/zero")),
    "a temporary file is a folder": _within("matches/.x.match.0123456789abcdef.tmp", Path.mkdir),
    "pictures is a file": _within("pictures", Path.touch),
}
NO_ROOM = ("full", "without inodes", "matches is a file", "matches is a loop", "matches is a link to nowhere")
"""There the match goes on in memory."""
NAMES = ("home", "perché no", "a\nb", "x" * 200, "\udcff", "~", "-rf", " ", "home.match")


def odd(folder: Path) -> Try:
    return lambda chance: _one(folder, chance)


def _one(place: Path, chance: Random) -> Outcome:
    below = place / f"{chance.randrange(1 << 40)}"
    below.mkdir()
    kind, home = chance.choice(list(HOMES)), below / chance.choice(NAMES)
    before = signal.signal(signal.SIGALRM, _endless)
    signal.alarm(PATIENCE)
    try:
        HOMES[kind](home)
        os.environ["CONTRACTS_HOME"] = str(home)
        places._home.cache_clear()
        _use(chance, kind in NO_ROOM)
        where = places.home()
        return f"{'kept' if where.folder == where.wanted else 'kept elsewhere'}", None
    except AssertionError as error:
        raise AssertionError(f"{kind}, named {home.name!r}: {error}") from error
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
        if home.is_dir():
            subprocess.run(["umount", "-l", str(home)], capture_output=True)


def _endless(number: int, frame: object) -> None:
    raise AssertionError("without an end")


def _use(chance: Random, no_room: bool) -> None:
    """All that the program does with its folder."""
    where = places.home()
    assert where.trouble is None or "\n" not in where.trouble.replace(str(where.wanted), "")
    mine, _ = settings.load()
    mine.save()
    console._log().close()
    match = play(new(matches_folder(), chance.randrange(100)), 9)
    assert len(match.steps) == 9
    crash.report(ValueError("x"))
    assert match.trouble is None or no_room, match.trouble
    assert match.path is not None
    files.free(match.path)
    found = Match.unfinished()
    if match.trouble is None:
        assert Match.load(match.path).state == match.state
        assert found == match.path, found
