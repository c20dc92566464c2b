"""Puzzles: described positions in which P1 is to win in this turn, or to survive it.

They are played at the table against nobody, or against whoever answers as well as can be (`contests`). They lie in
`puzzles/` beside a game's cards and are scenarios: their steps are a shortest solution (`lab.puzzles`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import Any

from game.kernel import decisions
from game.kernel.decisions import Answer
from game.kernel.errors import GameError
from game.kernel.running import advance
from game.kernel.state import State
from game.language.library import Library
from game.language.source import Fault
from game.records.cards import puzzle_files
from game.records.contests import Contest, TooWide, is_move
from game.records.match import Match
from game.records.matchfile import HUMAN
from game.records.record import Given
from game.records.scenarios.answering import Recorder, Table
from game.records.scenarios.boards import lay_out
from game.records.scenarios.parts import OUTLAST, Board, Grading, Scenario, ScenarioFile
from game.records.scenarios.reading import Libraries, read
from game.records.scenarios.running import Act, run
from game.records.scenarios.trying import record_of
from game.records.undo import Tape

SOLVER = 0
"""Whoever solves it sits there."""
NOBODY = "nobody"
"""Who sits in the other seats."""
AT_THE_TABLE = 4000
"""So many positions are looked at for an answer of the other side."""


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
        posed = Posed(self.game, self.file.cards, record, tape, state)
        posed.puzzle = self
        return posed

    @property
    def key(self) -> str:
        """By which it is remembered as solved."""
        return f"{self.game.name}: {self.name}"

    @property
    def board(self) -> Board:
        assert isinstance(self.scenario.start, Board)
        return self.scenario.start

    @property
    def solution(self) -> tuple[Answer, ...]:
        """The answers of a shortest solution, those of the other side among them. Raises NoPuzzle where they don't win
        with the cards of now."""
        return tuple(answer for _, answer in self.given)

    @cached_property
    def given(self) -> tuple[Given, ...]:
        """The same, each with its seat."""
        log = Recorder()

        def around(table: Table, act: Act) -> bool:
            if table.log is not log:
                table.log = table.state.log = log
            return act(table)

        if run(self.file, self.scenario, around).failures:
            raise NoPuzzle(f"`{self.name}` can't be solved with the cards as they are now")
        return tuple(log.given)

    @property
    def moves(self) -> int:
        """In so many moves it is solved."""
        return len(self._own)

    @property
    def first(self) -> Answer:
        """The first move of the solution."""
        return self._own[0]

    @cached_property
    def _own(self) -> list[Answer]:
        """The moves of the solver."""
        actions, answered = self.game.vocabulary.actions, self.grading.answered
        found, state = list[Answer](), self.begin().state
        state.log = None
        for seat, answer in self.given:
            if seat == SOLVER and (is_move(state, answer) if answered else answer[0] in actions):
                found.append(answer)
            advance(state, answer)
        return found

    def contest(self, state: State, nodes: int) -> Contest:
        """What can be reached from a position of it against all that the other side may answer."""
        return Contest(state, SOLVER, self.grading.goal, nodes)


class Posed(Match):
    """A match that begins on the board of a puzzle and has no file."""

    puzzle: Puzzle
    by_rules = False

    @property
    def solved(self) -> bool:
        winners = self.state.result
        if winners is not None:
            return self.state.places.outcome(winners, SOLVER) > 0
        return self._is_turn_over and self.puzzle.grading.goal == OUTLAST

    @property
    def missed(self) -> bool:
        """Is the turn, or the match, over without what was to be done?"""
        return (self.state.result is not None or self._is_turn_over) and not self.solved

    @property
    def _is_turn_over(self) -> bool:
        first = self.steps[0].state if self.steps else self.state
        return (self.state.active, self.state.turn) != (first.active, first.turn)

    def answer_for_nobody(self) -> Answer:
        """Answer for whoever is asked in the solver's turn, and tell it: the first legal answer, or in a puzzle with
        answers what the solution has there, and else the best that is found."""
        given = self.seeking()()
        self.answer(given)
        return given

    def seeking(self) -> Callable[[], Answer]:
        """What finds that answer from the position as it is now, and looks at nothing of this match any more."""
        so_far, solution = tuple(step.answer for step in self.steps), self.puzzle.solution
        first = decisions.answers(self.state)[0]
        if not self.puzzle.grading.answered:
            return lambda: first
        if solution[: len(so_far)] == so_far and len(so_far) < len(solution):
            return lambda: solution[len(so_far)]
        state = self.state.copy()
        state.log = None
        return partial(_reply, self.puzzle.contest(state, AT_THE_TABLE), first)


def _reply(contest: Contest, first: Answer) -> Answer:
    try:
        return contest.reply(contest.root)
    except TooWide:
        return first


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
