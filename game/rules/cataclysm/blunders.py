"""What a player should hardly do, told from the course of a match (`kernel.trajectories`).

Both are of attacks where another one could have been chosen. One that is taken may yet have been right: it is their
share that tells how well somebody plays.
"""

from __future__ import annotations

from game.kernel.decisions import Answer
from game.kernel.listed import Listed
from game.kernel.trajectories import NONE, Judge, Judged, Trajectory
from game.kernel.trying import standing


def kill_passed_over(course: Trajectory, n: int) -> Judged:
    """The attack killed nobody, and another one would have killed and been survived."""
    choice = _choice(course, n)
    if choice is None:
        return NONE
    chosen, others = choice
    return 1, chosen[1] and (True, False) in others


def attacker_lost_for_nothing(course: Trajectory, n: int) -> Judged:
    """The attacker fell and the attacked one did not; in another attack the attacker had stood, or the other fallen."""
    choice = _choice(course, n)
    if choice is None:
        return NONE
    chosen, others = choice
    return 1, chosen == (False, True) and any(found != (False, True) for found in others)


def _choice(course: Trajectory, n: int) -> tuple[tuple[bool, ...], list[tuple[bool, ...]]] | None:
    """Who stands after the attack that was chosen, the attacker and the attacked one, and after each other one."""
    step = course.steps[n]
    decision = step.before.decision
    if step.way[0] != "attack" or not isinstance(decision, Listed):
        return None
    ways: list[Answer] = [way for way in decision.ways if way[0] == "attack" and way != step.way]
    if not ways or course.after(n).result is not None:
        return None
    return standing(step.before, step.way), [standing(step.before, way) for way in ways]


BLUNDERS: dict[str, Judge] = {judge.__name__: judge for judge in (kill_passed_over, attacker_lost_for_nothing)}
