"""Who plays which seat: as the match was set up, and as it was changed since.

A change is a note in the match file: after how many answers which level took a seat over. What was answered before
stays what the former level answered, and its receipts say so.
"""

from __future__ import annotations

from game.kernel.errors import GameError
from game.records.levels import parsed
from game.records.matchfile import HUMAN
from game.records.record import Record
from game.records.schema import MOST_NOTES

FLAG = "level"


def playing(record: Record, at: int | None = None) -> tuple[str, ...]:
    """Who plays the seats after `at` answers; now, without it."""
    found = list(record.seats)
    for note in record.notes:
        seat = note.get("seat")
        counts = note.get("flag") == FLAG and (at is None or (note.get("at") or 0) <= at)
        if counts and seat is not None and seat < len(found) and found[seat] != HUMAN:
            found[seat] = str(note.get("text") or "")
    return tuple(found)


def seat(record: Record, number: int, level: str, at: int) -> None:
    """From after `at` answers on the seat is played by `level`.

    Raises GameError for a person's seat, for a level that there is not, and where no more notes fit into the file.
    """
    parsed(level)
    if record.seats[number] == HUMAN:
        raise GameError("a person plays this seat; only the computer changes its level")
    kept = [note for note in record.notes if (note.get("flag"), note.get("seat"), note.get("at")) != (FLAG, number, at)]
    if len(kept) >= MOST_NOTES:
        raise GameError("this match has as many notes as its file can hold")
    record.notes[:] = [*kept, {"at": at, "flag": FLAG, "text": level, "seat": number}]


def rewind(record: Record, at: int) -> None:
    """Answers were taken back up to there; who was chosen since stays, from there on."""
    for note in record.notes:
        if note.get("flag") == FLAG and (note.get("at") or 0) > at:
            note["at"] = at
