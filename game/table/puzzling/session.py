"""The position of a puzzle at the table: one person plays one turn, against nobody."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING

from game.table.games.interface import Answer
from game.table.playing.session import Play

if TYPE_CHECKING:
    from game.records.puzzles import Posed, Puzzle


class Posing(Play):
    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.posed: Posed = puzzle.begin()
        super().__init__(self.posed, self.posed.seats)
        self._seeker = ThreadPoolExecutor(1, "puzzle")
        self._sought: tuple[int, Future[Answer]] | None = None
        """After how many answers it was asked for, and the answer of the other side."""

    @property
    def solved(self) -> bool:
        return self.posed.solved

    @property
    def missed(self) -> bool:
        return self.posed.missed

    def think(self) -> bool:
        """Whoever else is asked in the solver's turn answers as the puzzle says it; after the turn nobody does.

        It is looked for beside the frames, as it can take a second.
        """
        seat = self.asked_seat
        if seat is None or seat == self.viewer or self.missed:
            self._sought = None
            return False
        if self._sought is None or self._sought[0] != self.posed.answered:
            self._sought = self.posed.answered, self._seeker.submit(self.posed.seeking())
        if not self._sought[1].done():
            return False
        answer = self._sought[1].result()
        self._sought = None
        self.posed.answer(answer)
        self._collect(seat, answer)
        return True
