"""Lessons: a scenario file read as a script, which a learner plays on the same engine as every match.

The scenario is played once in advance, so that each sentence is known as the answers that it means. What P1 says is
the learner's to do, an `expect` is a moment to look at the table, and everything else happens by itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.kernel.errors import GameError, Reason
from game.kernel.events import Log
from game.kernel.state import State
from game.language.source import Fault
from game.records.cards import lesson_file, rules_of
from game.records.match import Match
from game.records.matchfile import HUMAN
from game.records.record import Given
from game.records.scenarios.answering import Recorder, Table
from game.records.scenarios.boards import lay_out
from game.records.scenarios.parts import Answers, Board, Expect, Scenario, ScenarioFile, Step, Until
from game.records.scenarios.reading import Libraries, read
from game.records.scenarios.trying import record_of
from game.records.scenarios.words import Words
from game.records.undo import Tape

LEARNER = 0


@dataclass(frozen=True)
class Moment:
    """A step of the lesson. `number` counts those of the learner from 1; 0 happens by itself.

    With answers the learner gives them; without, they look at `about`, entities that something is said of.
    """

    number: int
    answers: tuple[Given, ...] = ()
    about: tuple[int, ...] = ()


class NoLesson(GameError):
    """A game has no lesson, or its cards are not those that it was written for."""


class Staged(Match):
    """A match that begins on the board of a lesson and has no file. Nothing in it is taken back."""

    def why_not_undo(self, seat: int) -> Reason | None:
        return Reason("lesson")


class Lesson:
    """What is to be done in the lesson of a game. Raises NoLesson."""

    def __init__(self, game: str) -> None:
        self.game = rules_of(game)
        self._file, self._scenario, self._constants = _read(game)
        log = Recorder()
        state, labels = self._laid_out(log)
        words = Words(self.game, self._file.cards, len(state.seats), self._scenario.labels)
        table = Table(state, log, words, labels)
        self.moments: list[Moment] = []
        try:
            for step in self._scenario.steps:
                self._take(step, table, log)
        except GameError as error:
            raise NoLesson(f"the lesson of {game} can't be played: {error}") from None

    def begin(self) -> Match:
        """The match as it stands before the first moment."""
        tape = Tape()
        state, _ = self._laid_out(tape)
        seats = (HUMAN, *["casual"] * (len(state.seats) - 1))
        record = record_of(self.game, self._scenario.seed, seats, self._constants, "lesson")
        return Staged(self.game, self._file.cards, record, tape, state)

    @property
    def cards(self) -> list[str]:
        """The ids of all cards that lie on its board or in its decks and hands."""
        start = self._scenario.start
        assert isinstance(start, Board)
        zones = [start.shared, *(side.zones for side in start.sides)]
        return list(dict.fromkeys(card.card for side in zones for zone in side.values() for card in zone))

    def _laid_out(self, log: Log) -> tuple[State, dict[str, int]]:
        start = self._scenario.start
        assert isinstance(start, Board)
        return lay_out(self._file, self._scenario, start, self._constants, log)

    def _take(self, step: Step, table: Table, log: Recorder) -> None:
        if isinstance(step, Expect):
            names = dict.fromkeys(check.of for check in step.checks if check.of)
            about = [table.entities(name, LEARNER)[0] for name in names]
            self.moments.append(Moment(self._next(), (), tuple(about)))
        elif isinstance(step, Until):
            log.given.clear()
            table.until(step.seat, step.kind)
            self.moments.append(Moment(0, tuple(log.given)))
        else:
            self._say(step, table, log)

    def _say(self, step: Answers, table: Table, log: Recorder) -> None:
        for sentence in step.sentences:
            log.given.clear()
            table.perform(step.seat, sentence)
            number = self._next() if step.seat == LEARNER else 0
            self.moments.append(Moment(number, tuple(log.given)))

    def _next(self) -> int:
        return 1 + max((moment.number for moment in self.moments), default=0)


def _read(game: str) -> tuple[ScenarioFile, Scenario, dict[str, Any]]:
    """The file of the lesson, its scenario and the constants that it is played by. Raises NoLesson."""
    path = lesson_file(game)
    faults: list[Fault] = []
    libraries = Libraries(usual=game)
    try:
        file = read(path, str(path), libraries, faults) if path else None
        constants = libraries.of(rules_of(game)).constants
    except GameError as error:
        raise NoLesson(str(error)) from None
    if file is None or not file.scenarios or not isinstance(file.scenarios[0].start, Board):
        raise NoLesson(f"there is no lesson for {game}")
    scenario = file.scenarios[0]
    return file, scenario, {**constants, **scenario.rules}
