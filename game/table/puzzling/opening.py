"""Opens the shelf of puzzles, and a puzzle of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.match.opening import names
from game.table.puzzling.scene import PuzzleScene
from game.table.puzzling.session import Posing

if TYPE_CHECKING:
    from game.records.puzzles import Puzzle
    from game.table.stage import Stage


def read(stage: Stage) -> list[Puzzle]:
    """The puzzles of the game on the table, with the cards of now; none where the cards can't be read."""
    from game.kernel.errors import GameError
    from game.records.puzzles import puzzles

    try:
        return puzzles(stage.library.game)
    except GameError as fault:
        stage.tell(str(fault))
        return []


def begin(stage: Stage, known: list[Puzzle], number: int) -> None:
    """Put one of the `known` puzzles on the table, from its beginning."""
    from game.records.puzzles import NoPuzzle

    puzzle = known[number]
    try:
        assert puzzle.solution
    except NoPuzzle:
        stage.tell(stage.say("puzzle-broken"))
        return
    play = Posing(puzzle)
    stage.go(PuzzleScene(stage, play, names(play.seats), known))


def shelf(stage: Stage, chosen: int = 0) -> None:
    """The shelf in place of all scenes but the title."""
    from game.table.puzzling.shelf import Puzzles
    from game.table.scenes.title import Title

    stage.go(Title(stage))
    stage.push(Puzzles(stage, chosen))
