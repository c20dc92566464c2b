"""Looks after the files of a game's cards, and tells when something was saved."""

from __future__ import annotations

from game.table.library import Stamp

EVERY = 0.06
"""Seconds between two looks at the files; what was saved is told when two looks have found them alike."""


class Watch:
    def __init__(self) -> None:
        self.found: Stamp = ()
        """The files as they were at the last look."""
        self._waited = 0.0

    def saved(self, dt: float, game: str, known: Stamp) -> bool:
        """Are the files of `game` others than `known`, and was the writing of them done? Asked once a frame."""
        self._waited += dt
        if self._waited < EVERY:
            return False
        from game.table import loading

        self._waited, before = 0.0, self.found
        self.found = loading.stamp_of(game)
        return self.found == before and self.found != known
