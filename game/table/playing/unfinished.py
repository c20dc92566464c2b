"""The match that waits to be gone on with; the title asks for it before anything of a match is read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game.records.matchfile import matches_folder, unfinished_match


@dataclass(frozen=True)
class Unfinished:
    """A match that can be gone on with."""

    path: Path
    game: str
    decks: tuple[Mapping[str, str], ...]
    """The name of each seat's, by language."""


_passed: set[Path] = set()


def unfinished() -> Unfinished | None:
    """The last match that was not played to its end."""
    try:
        found = unfinished_match(matches_folder(), _passed)
    except (OSError, ValueError):
        return None
    if found is None:
        return None
    path, record = found
    return Unfinished(path, record.game, tuple(deck.get("name") or {} for deck in record.decks))


def pass_over(path: Path) -> None:
    """The file can't be gone on with; from now on it does not hide others."""
    _passed.add(path)
