"""Puzzles: described positions in which P1 is to win in this turn, played at the table against nobody.

They lie in `puzzles/` beside a game's cards and are scenarios: their steps are a shortest solution (`lab.puzzles`).
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from game.kernel import decisions
from game.kernel.decisions import Answer
from game.kernel.errors import GameError
from game.language.library import Library
from game.language.source import Fault
from game.records.cards import puzzle_files
from game.records.match import Match
from game.records.matchfile import HUMAN
from game.records.scenarios.answering import Recorder, Table
from game.records.scenarios.boards import lay_out
from game.records.scenarios.parts import Board, Grading, Scenario, ScenarioFile
from game.records.scenarios.reading import Libraries, read
from game.records.scenarios.running import Act, run
from game.records.scenarios.trying import record_of
from game.records.undo import Tape

SOLVER = 0
"""Whoever solves it sits there."""
NOBODY = "nobody"
"""Who sits in the other seats."""


class NoPuzzle(GameError):
    """There is no such puzzle, or its cards are no longer those that it was made of."""


class Puzzle:
    """One of a game's puzzles; `number` counts them from 1, the easier ones first."""

    def __init__(self, file: ScenarioFile, scenario: Scenario, constants: dict[str, Any]) -> None:
        self.game = file.game
        self.name = scenario.name
        self.grading = scenario.puzzle or Grading(1, 0)
        self.scenario = scenario
        self.file = file
        self.constants = {**constants, **scenario.rules}
        self.number = 0

    def begin(self) -> Posed:
        """The position, to be played."""
        tape = Tape()
        state, _ = lay_out(self.file, self.scenario, self.board, self.constants, tape)
        seats = (HUMAN, *[NOBODY] * (len(state.seats) - 1))
        record = record_of(self.game, self.scenario.seed, seats, self.constants, "puzzle")
        return Posed(self.game, self.file.cards, record, tape, state)

    @property
    def key(self) -> str:
        """By which it is remembered as solved."""
        return f"{self.game.name}: {self.name}"

    @property
    def board(self) -> Board:
        assert isinstance(self.scenario.start, Board)
        return self.scenario.start

    @cached_property
    def solution(self) -> tuple[Answer, ...]:
        """The answers of a shortest solution. Raises NoPuzzle where they don't win with the cards of now."""
        log = Recorder()

        def around(table: Table, act: Act) -> bool:
            if table.log is not log:
                table.log = table.state.log = log
            return act(table)

        if run(self.file, self.scenario, around).failures:
            raise NoPuzzle(f"`{self.name}` can't be solved with the cards as they are now")
        return tuple(answer for _, answer in log.given)

    @property
    def moves(self) -> int:
        """In so many moves it is won."""
        return sum(answer[0] in self.game.vocabulary.actions for answer in self.solution)

    @property
    def first(self) -> Answer:
        """The first move of the solution."""
        return next(answer for answer in self.solution if answer[0] in self.game.vocabulary.actions)


class Posed(Match):
    """A match that begins on the board of a puzzle and has no file."""

    by_rules = False

    @property
    def solved(self) -> bool:
        winners = self.state.result
        return winners is not None and self.state.places.outcome(winners, SOLVER) > 0

    @property
    def missed(self) -> bool:
        """Is the turn over without a win?"""
        if self.state.result is not None:
            return not self.solved
        first = self.steps[0].state if self.steps else self.state
        return (self.state.active, self.state.turn) != (first.active, first.turn)

    def answer_for_nobody(self) -> Answer:
        """Give the first legal answer for whoever is asked in the solver's turn, and tell it."""
        given = decisions.answers(self.state)[0]
        self.answer(given)
        return given


def puzzles(game: str, library: Library | None = None) -> list[Puzzle]:
    """Those of all folders of the game, the easier ones first; none of files with faults."""
    libraries, found = Libraries([library] if library is not None else (), game), list[Puzzle]()
    faults: list[Fault] = []
    for path in puzzle_files(game):
        file = read(path, path.name, libraries, faults)
        if file is not None:
            constants = {**libraries.of(file.game).constants, **file.game.vocabulary.constants}
            found += [Puzzle(file, one, constants) for one in file.scenarios if isinstance(one.start, Board)]
    found.sort(key=lambda puzzle: (puzzle.grading.grade, puzzle.grading.losing, puzzle.name))
    for number, puzzle in enumerate(found, 1):
        puzzle.number = number
    return found
