"""The course of what happens on a board under test, and what is said of it."""

from __future__ import annotations

from typing import Any

from game.kernel.trajectories import Judge, Judged, Trajectory
from game.lab.habits import turns
from tests.rules.base import Table


def recorded(table: Table) -> Trajectory:
    """Keeps every answer that is given on the table from now on."""
    course, answer = Trajectory(), table.answer

    def kept(*way: Any) -> None:
        course.add(table.state, table._plain_answer(way))
        answer(*way)

    table.answer = kept  # type: ignore[method-assign]
    return course


def did(table: Table, course: Trajectory) -> dict[str, float]:
    """How much of each habit there was in the last turn that was answered in."""
    course.end(table.state)
    return {name: habit(list(turns(course))[-1]) for name, habit in table.state.game.judging.habits.items()}


def judged(table: Table, course: Trajectory, judge: Judge) -> Judged:
    """Of all the steps together: occasions, and those taken."""
    course.end(table.state)
    found = [judge(course, n) for n in range(len(course.steps))]
    return sum([of for of, _ in found]), sum([taken for _, taken in found])
