"""Reads the puzzles of a game, and puts one of them on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.errors import GameError
from game.records.puzzles import NoPuzzle, puzzles
from game.table.match.opening import names
from game.table.puzzling.scene import PuzzleScene
from game.table.puzzling.session import Posing

if TYPE_CHECKING:
    from game.records.puzzles import Puzzle
    from game.table.stage import Stage


def read(stage: Stage) -> list[Puzzle]:
    """The puzzles of the game on the table, with the cards of now; none where the cards can't be read."""
    try:
        return puzzles(stage.library.game)
    except GameError as fault:
        stage.tell(str(fault))
        return []


def begin(stage: Stage, known: list[Puzzle], number: int) -> None:
    """Put one of the `known` puzzles on the table, from its beginning."""
    puzzle = known[number]
    try:
        assert puzzle.solution
    except NoPuzzle:
        stage.tell(stage.say("puzzle-broken"))
        return
    play = Posing(puzzle)
    pose = lambda number: begin(stage, known, number)
    stage.go(PuzzleScene(stage, play, names(play.seats), known, pose))
