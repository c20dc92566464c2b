"""Fingerprints by which runs of many matches are known to be played alike: with the same cards, rules and agents."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from game.lab.arena import AT, weighed
from game.records.matchfile import app_version
from game.records.record import dumps

HOUSE = Path(__file__).resolve().parent.parent
PLAYED_BY = (".py", ".json")
"""How the files end of which the rooms that play consist."""


@cache
def program(game: str) -> str:
    """Of the rooms that play a match of the game, file by file; where the sources aren't there, the program's version.

    With the same cards, seeds and agents another one may play another match.
    """
    found = blake2b(digest_size=8)
    files = list(_files(game))
    for path in files:
        found.update(path.relative_to(HOUSE).as_posix().encode() + b"\0")
        found.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return found.hexdigest() if files else f"version {app_version()}"


def _files(game: str) -> Iterator[Path]:
    for room in ("ai", "kernel", f"rules/{game}"):
        yield from sorted(path for path in (HOUSE / room).rglob("*") if path.suffix in PLAYED_BY and path.is_file())


def weights(agent: str) -> str:
    """Of the file by which an agent such as `casual@FILE` judges; "" for one that judges by its game's own."""
    if AT not in agent:
        return ""
    file = weighed(agent)
    return print_of([dict(part) for part in (file.weights, file.ahead, file.waiting)])


def print_of(data: Any) -> str:
    return blake2b(dumps(data).encode(), digest_size=8).hexdigest()
