"""Do two machines play the same matches? Digests tell: of the program, and of each game's cards and rules."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

from game.lab import prints
from game.language.folders import card_folders, files_of
from game.records.cards import EVERY
from game.records.matchfile import app_version

ROOMS = ("kernel", "language", "rules", "records", "ai", "lab")
"""What plays and counts matches; not the table."""
OURS = "contracts-table"
"""What the marks of this program begin with, among those of others at the same cluster."""


@cache
def program() -> str:
    """Of the sources as they were when they were first asked for, and of what else numbers hang on: version of Python
    (from 3.12 on `sum` rounds otherwise), system and processor."""
    machine = (app_version(), sys.version_info[:2], sys.platform, platform.machine())
    return prints.of_files(prints.sources(*ROOMS), repr(machine))


def cards(game: str) -> str:
    """Of the files of cards, decks and rules as they are now, bundled ones and the user's own."""
    folders = enumerate(card_folders(game))
    found = [(f"{n}/{path.relative_to(place).as_posix()}", path) for n, place in folders for path in files_of(place)]
    return _of_files(_stamped(found))


def file(path: Path) -> str:
    """Of one file as it is now; "" where there is none."""
    try:
        return _of_files(_stamped([("", path)]))
    except OSError:
        return ""


def marks(games: Iterable[str] = EVERY) -> dict[str, str]:
    """What a machine is like: the digest of each part, by the name by which it is told."""
    return {"program": program(), **{game: cards(game) for game in games}}


def written(marks: dict[str, str]) -> dict[str, float]:
    """The same as resources, by which a cluster's scheduler chooses workers: each has one of every mark, so that it is
    given one share of ours at a time, however many it could do."""
    return {f"{OURS} {part} {digest}": 1 for part, digest in marks.items()}


def unlike(resources: Iterable[str], needed: dict[str, str]) -> str:
    """The first part of what is needed that a worker with these resources doesn't have; "" if it has all.

    "worker" is said of one that was not started as one of ours.
    """
    theirs = [name for name in resources if name.startswith(f"{OURS} ")]
    if not theirs:
        return "worker"
    return next((part for part, digest in needed.items() if f"{OURS} {part} {digest}" not in theirs), "")


Stamped = tuple[str, str, int, int]
"""The name that a file is told apart by, its path, its size and the time of its last change."""


def _stamped(files: Iterable[tuple[str, Path]]) -> tuple[Stamped, ...]:
    stats = [(name, path, os.stat(path)) for name, path in files]
    return tuple((name, str(path), stat.st_size, stat.st_mtime_ns) for name, path, stat in stats)


@lru_cache(16)
def _of_files(files: tuple[Stamped, ...]) -> str:
    return prints.of_files((name, Path(path)) for name, path, *_ in files)
