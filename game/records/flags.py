"""What a player says of a moment, for the designer: a flag and a few words, kept among the notes of the match file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.kernel.errors import GameError
from game.records.match import Match
from game.records.record import FLAGS as FLAGS
from game.records.record import Record
from game.records.schema import MOST_NOTES

LONGEST = 500
"""So many signs a flag's words may have."""


class Flag(NamedTuple):
    """`at`: after how many answers; `seat`: who said so, None where nobody in particular did."""

    at: int
    kind: str
    text: str
    seat: int | None


def flags_of(record: Record) -> list[Flag]:
    """In the order of their moments."""
    found = [_read(note) for note in record.notes if note.get("flag") in FLAGS]
    return sorted(found, key=lambda flag: flag.at)


def _read(note: dict[str, Any]) -> Flag:
    return Flag(note.get("at") or 0, str(note["flag"]), str(note.get("text") or ""), note.get("seat"))


def plant(match: Match, kind: str, text: str, seat: int | None, at: int | None = None) -> None:
    """Mark a moment, by default the present one, and save it. Raises GameError where no more notes fit into the file.

    A match that has ended and is only looked at keeps its place among the others.
    """
    if kind not in FLAGS:
        raise GameError(f"`{kind}` is no flag; the flags are {', '.join(FLAGS)}")
    if len(match.record.notes) >= MOST_NOTES:
        raise GameError("this match has as many notes as its file can hold")
    match.note(kind, text[:LONGEST], seat, at)


def told(flags: Sequence[Flag]) -> list[str]:
    """A line each, for a file that is read without this program."""
    return [f"after answer {flag.at}: {flag.kind}" + (f": {flag.text}" if flag.text else "") for flag in flags]
