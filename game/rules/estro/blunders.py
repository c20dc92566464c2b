"""What a player should hardly do in Mnemonica, told from the course of a match (`kernel.trajectories`).

`contracts simulate --game estro --rule mnemonica --blunders` counts them for any agents. Against `random`, who
announces anything, there are many false announcements to contest; two of a level hear hardly any.
"""

from __future__ import annotations

from game.kernel.trajectories import NONE, Judge, Judged, Trajectory


def announced_falsely(course: Trajectory, n: int) -> Judged:
    """A TOT or the outcome of an own attack was announced otherwise than it is (E-157)."""
    decision = course.position(n + 1).decision
    if course.steps[n].kind != "announce_outcome" or decision is None or decision.kind != "contest":
        return NONE
    return 1, not _is_right(course, n + 1)


def false_let_pass(course: Trajectory, n: int) -> Judged:
    """What was announced is false and was not contested (E-158)."""
    if course.steps[n].kind != "contest" or _is_right(course, n):
        return NONE
    return 1, course.steps[n].way == ("no",)


def true_contested(course: Trajectory, n: int) -> Judged:
    """What was announced is true and was contested (E-158)."""
    if course.steps[n].kind != "contest" or not _is_right(course, n):
        return NONE
    return 1, course.steps[n].way == ("yes",)


def _is_right(course: Trajectory, n: int) -> bool:
    decision = course.position(n).decision
    assert decision is not None
    return bool(decision.args[2])


BLUNDERS: dict[str, Judge] = {
    judge.__name__: judge for judge in (announced_falsely, false_let_pass, true_contested)
}  # fmt: skip
