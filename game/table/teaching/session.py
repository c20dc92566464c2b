"""A match by a script: the learner gives the answer that is next, and everybody else's come by themselves."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.kernel.errors import Reason
from game.table.games.interface import Answer
from game.table.games.legal import Legal
from game.table.playing.session import Play

if TYPE_CHECKING:
    from game.records.lessons import Lesson, Moment


class Taught(Play):
    """`at` is the moment of the lesson that is under way, `given` how many of its answers were given."""

    rests = False

    def __init__(self, lesson: Lesson, at: int = 0) -> None:
        match = lesson.begin()
        self.lesson = lesson
        self.at = 0
        self.given = 0
        while self.at < min(at, len(lesson.moments) - 1):
            for seat, answer in lesson.moments[self.at].answers:
                match.answer(answer, seat)
            self.at += 1
        super().__init__(match, match.seats)

    @property
    def over(self) -> bool:
        """Has the learner come to the last moment, at which the match has ended?"""
        return self.at >= len(self.lesson.moments) - 1

    @property
    def moment(self) -> Moment:
        return self.lesson.moments[self.at]

    @property
    def looking(self) -> bool:
        """Is there something to look at, until the learner goes on?"""
        return self.moment.number > 0 and not self.moment.answers

    @property
    def expected(self) -> Answer | None:
        """The answer that the learner is to give now."""
        if self.moment.number == 0 or not self.moment.answers:
            return None
        seat, answer = self.moment.answers[self.given]
        return answer if seat == self.viewer else None

    def go_on(self) -> None:
        """What was to be looked at has been seen."""
        if self.looking and not self.over:
            self.at += 1

    # what a match at the table asks

    @property
    def people_asked(self) -> bool:
        return self.expected is not None and super().people_asked

    def legal(self) -> Legal:
        """As in any match; only what is paid is left to the script, so that there is enough for what follows."""
        now, expected = super().legal(), self.expected
        if now.mine and now.kind == "pay" and expected is not None:
            now = replace(now, answers=[expected])
        return now

    def answer(self, answer: Answer, seat: int | None = None) -> Any:
        expected = self.expected
        if expected is None or not _same(answer, expected):
            return Reason("lesson")
        reason = super().answer(expected, seat)
        if reason is None:
            self._gave()
        return reason

    def think(self) -> bool:
        """What happens by itself comes one answer at a time."""
        if self.looking or self.expected is not None:
            return False
        if self.moment.answers:
            seat, answer = self.moment.answers[self.given]
            self.match.answer(answer, seat)
            self._collect(seat, answer)
        self._gave()
        return True

    def _gave(self) -> None:
        self.given += 1
        if self.given >= len(self.moment.answers):
            self.at, self.given = self.at + 1, 0


def _same(answer: Answer, expected: Answer) -> bool:
    """Of cards that are picked the order is not taught."""
    if answer[0] == expected[0] == "pick":
        return set(answer) == set(expected)
    return answer == expected
