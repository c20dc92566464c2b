"""Fingerprints by which runs of many matches are known to be played alike: with the same cards, rules and agents."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from game.lab.arena import AT, weighed
from game.language.reading.constants import Constant
from game.records.matchfile import app_version
from game.records.record import dumps

HOUSE = Path(__file__).resolve().parent.parent
SOURCES = (".py", ".json")
"""How the files end of which the rooms of the house consist."""
DIGITS = 8
"""Bytes of a digest."""


@cache
def program(game: str) -> str:
    """Of the rooms that play a match of the game, file by file; where the sources aren't there, the program's version.

    With the same cards, seeds and agents another one may play another match.
    """
    files = list(sources("ai", "kernel", f"rules/{game}"))
    return of_files(files) if files else f"version {app_version()}"


def sources(*rooms: str) -> Iterator[tuple[str, Path]]:
    """The files of rooms of the house, with the names by which they are told apart."""
    for room in rooms:
        for path in sorted((HOUSE / room).rglob("*")):
            if path.suffix in SOURCES and path.is_file():
                yield path.relative_to(HOUSE).as_posix(), path


def of_files(files: Iterable[tuple[str, Path]], more: str = "") -> str:
    """Of named files and some words more, the same whichever way lines end, as Git may write them on Windows."""
    found = blake2b(more.encode(), digest_size=DIGITS)
    for name, path in files:
        text = path.read_bytes().replace(b"\r\n", b"\n")
        found.update(f"{name} {len(text)}\n".encode())
        found.update(text)
    return found.hexdigest()


def weights(agent: str) -> str:
    """Of the file by which an agent such as `casual@FILE` judges; "" for one that judges by its game's own."""
    if AT not in agent:
        return ""
    file = weighed(agent)
    return print_of([dict(part) for part in (file.weights, file.ahead, file.waiting)])


def played_by(
    game: str, agent: str, nodes: int | None, rules: Sequence[tuple[str, Constant]], prints: tuple[str, str]
) -> dict[str, Any]:
    """What the matches of a file hang on beside their decks and seeds; `prints` are those of cards and program."""
    return {
        "game": game,
        "agent": agent.partition(AT)[0],
        "weights": weights(agent),
        "nodes": nodes,
        "rules": dict(sorted(rules)),
        "cards": prints[0],
        "program": prints[1],
    }


def print_of(data: Any) -> str:
    return blake2b(dumps(data).encode(), digest_size=DIGITS).hexdigest()
