"""The matches that are kept: which there are, and what can be said of each without playing it again."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.records import matchfile, seating
from game.records.analysis import Point, curves
from game.records.flags import Flag, flags_of


@dataclass(frozen=True)
class Kept:
    """A match file, as far as a look at its ends says."""

    path: Path
    game: str
    created: str
    """In ISO form, with the offset of the time zone; "" where it is not said."""
    finished: bool


@dataclass(frozen=True)
class Summary:
    """What its record says."""

    decks: tuple[Mapping[str, str], ...]
    """The name of each seat's, by language."""
    deck_ids: tuple[str, ...]
    seats: tuple[str, ...]
    result: Mapping[str, Any] | None
    answers: int
    turns: int
    """0 in files of before, which don't say."""
    flags: tuple[Flag, ...]
    branched: bool
    """Does it go on from a moment of another match?"""
    branched_turn: int
    """Of that moment; 0 in files of before, which don't say."""
    constants: Mapping[str, Any]
    people: tuple[Mapping[str, str], ...] = ()
    """Who sat at each seat, where the record says it."""
    curves: Mapping[int, tuple[Point, ...]] = field(default_factory=dict)
    """How likely each seat was to win, where the match was looked back at."""


def kept(folder: Path) -> list[Kept]:
    """The match files of a folder, the one begun last first."""
    found = [_look(path) for path in matchfile.files(folder)]
    return sorted(found, key=lambda match: match.created, reverse=True)


def _look(path: Path) -> Kept:
    begin = matchfile.beginning(path)
    game = re.search(rb'\n"game": ?"([a-z0-9_-]{1,60})"', begin)
    created = re.search(rb'\n"created": ?"([0-9T:+.Z-]{0,40})"', begin)
    return Kept(path, game[1].decode() if game else "", created[1].decode() if created else "",
                matchfile.is_finished(path))  # fmt: skip


def summary(path: Path) -> Summary:
    """Raises BadMatchFile."""
    record = matchfile.read(path)
    branches = [note for note in record.notes if note.get("flag") == "branch"]
    return Summary(
        tuple(deck.get("name") or {} for deck in record.decks), tuple(deck["id"] for deck in record.decks),
        seating.playing(record), record.result, len(record.answers), record.turns, tuple(flags_of(record)),
        bool(branches), branches[-1].get("turn", 0) if branches else 0, record.constants, tuple(record.people),
        curves(record, path),
    )  # fmt: skip
