"""The files of matches that were opened from the lab: cleared once nobody looks at them any more."""

from __future__ import annotations

from contextlib import suppress

from game.lab.beside import WATCHED
from game.records import matchfile
from game.records.flags import flags_of
from game.records.record import BadMatchFile
from game.table.lab.choice import folder


def clear() -> None:
    """One in which somebody flagged a moment goes to the played matches; the others can be played again at any time."""
    here = folder() / WATCHED
    for path in matchfile.files(here):
        with suppress(OSError, BadMatchFile):
            if flags_of(matchfile.read(path)):
                matchfile.matches_folder().mkdir(parents=True, exist_ok=True)
                path.rename(matchfile.matches_folder() / path.name)
            else:
                path.unlink()
            path.with_suffix(matchfile.ANALYSIS).unlink(missing_ok=True)
