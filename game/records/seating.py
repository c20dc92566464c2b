"""Who plays which seat: as the match was set up, and as it was changed since.

A change is a note in the match file: after how many answers which level took a seat over. What was answered before
stays what the former level answered, and its receipts say so.
"""

from __future__ import annotations

from game.kernel.errors import GameError
from game.records.levels import LEVELS
from game.records.match import Match
from game.records.matchfile import HUMAN
from game.records.record import Record
from game.records.schema import MOST_NOTES

FLAG = "level"


def playing(record: Record, at: int | None = None) -> tuple[str, ...]:
    """Who plays the seats after `at` answers; now, without it."""
    found = list(record.seats)
    for note in record.notes:
        seat = note.get("seat")
        if note.get("flag") == FLAG and seat is not None and seat < len(found) and found[seat] != HUMAN:
            if at is None or (note.get("at") or 0) <= at:
                found[seat] = str(note.get("text") or "")
    return tuple(found)
