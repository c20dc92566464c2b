"""The position of a puzzle at the table: one person plays one turn, against nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.playing.session import Play

if TYPE_CHECKING:
    from game.records.puzzles import Posed, Puzzle


class Posing(Play):
    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.posed: Posed = puzzle.begin()
        super().__init__(self.posed, self.posed.seats)

    @property
    def solved(self) -> bool:
        return self.posed.solved

    @property
    def missed(self) -> bool:
        return self.posed.missed

    def think(self) -> bool:
        """Whoever else is asked in the solver's turn gives the first answer there is; after the turn nobody does."""
        seat = self.asked_seat
        if seat is None or seat == self.viewer or self.missed:
            return False
        answer = self.posed.answer_for_nobody()
        self._collect(seat, answer)
        return True
