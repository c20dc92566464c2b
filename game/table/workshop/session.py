"""A match on the board of the workshop, in which one person plays every side and sees every hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.playing.session import Play

if TYPE_CHECKING:
    from game.records.scenarios.trying import Tried


class TriedPlay(Play):
    """The table turns to whoever is asked; nothing is covered."""

    rests = False

    match: Tried

    def __init__(self, match: Tried) -> None:
        super().__init__(match, match.seats)
        self.hotseat = self.covered = False

    def turns(self) -> bool:
        """Turn the table to whoever is asked, if that is another seat; True if it did."""
        seat = self.asked_seat
        if seat is None or seat == self.viewer or not self.caught_up:
            return False
        self.viewer = seat
        self.resync()
        return True

    @property
    def can_redo(self) -> bool:
        return bool(self.match.ahead)

    def redo(self) -> bool:
        """Let what was taken back, or what the scenario answers next, be given; False where there is nothing."""
        given = self.match.redo()
        if given is not None:
            self._collect(*given)
        return given is not None
