"""One answer ahead: try each answer, carry its proposal through, and judge the position that comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from time import perf_counter

from game.ai.evaluation import Evaluation
from game.kernel.decisions import Answer, Decision, answers, in_steps, suggest
from game.kernel.running import advance
from game.kernel.state import State

DEPTH = 4
"""How many further answers of the same seat may follow the first one."""


@dataclass
class Budget:
    """How much thinking is allowed: positions to try, and the clock. Without a deadline it is repeatable."""

    nodes: int
    deadline: float | None = None
    used: int = field(default=0, init=False)
    late: bool = field(default=False, init=False)
    """Did the clock cut anything off?"""

    def is_over(self) -> bool:
        if self.deadline is not None and perf_counter() >= self.deadline:
            self.late = True
        return self.late or self.used >= self.nodes


def options(state: State) -> list[Answer]:
    """The answers worth trying: all, but of the ways to pay only the one that the game proposes; of a choice with
    very many answers whole choices that the kernel suggests."""
    decision = state.decision
    if decision is not None and decision.kind == "pay":
        return suggest(state, 1)
    if decision is not None and in_steps(decision):
        return suggest(state)
    return answers(state)


class Greedy:
    """Judges the answers of `seat` in worlds that agree with its view."""

    def __init__(self, evaluation: Evaluation, seat: int, budget: Budget) -> None:
        self.evaluation = evaluation
        self.seat = seat
        self.budget = budget
        self._chance = False

    def scores(self, worlds: Iterator[State]) -> list[tuple[float, Answer]]:
        """Each answer with its mean value over the worlds that the budget allows; the same worlds for all answers.

        Answers that the budget left out are not in it, yet there is always one. A world in which nothing hidden and no
        chance played a part stands for all.
        """
        world = next(worlds)
        ways = options(world)
        if len(ways) == 1:
            return [(0.0, ways[0])]
        totals = self._judge(world, ways)
        counted = 1
        spent = self.budget.used
        while len(totals) == len(ways) and self._chance and self.budget.used + spent <= self.budget.nodes:
            following = next(worlds, None)
            more = self._judge(following, ways) if following is not None else []
            if len(more) < len(ways):
                break
            totals = [a + b for a, b in zip(totals, more, strict=True)]
            counted += 1
        return [(total / counted, way) for total, way in zip(totals, ways, strict=False)]

    def _judge(self, world: State, ways: list[Answer]) -> list[float]:
        """The value of each answer in one world, for as many as the budget allows, at least one."""
        found: list[float] = []
        whole = self.budget.nodes - self.budget.used
        hidden = _hidden_zones(world, self.seat)
        before = [world.zones[z] for z in hidden]
        for way in ways:
            if found and self.budget.is_over():
                break
            share = max(1, whole // len(ways))
            found.append(self._after(world, way, DEPTH, share, hidden, before))
        return found

    def _after(
        self, state: State, way: Answer, depth: int, share: int, hidden: list[int], before: list[tuple[int, ...]]
    ) -> float:
        """The value once `way` was answered, and the best of what follows of the same proposal with it."""
        following = state.copy()
        advance(following, way)
        self.budget.used += 1
        if not self._chance:
            zones = following.zones
            self._chance = following.rng != state.rng or any(zones[z] != b for z, b in zip(hidden, before, strict=True))
        decision = following.decision
        if depth == 0 or following.result is not None or not _is_follow_up(decision, self.seat):
            return self.evaluation.value(following, self.seat)
        best = None
        ways = options(following)
        for next_way in ways[: max(1, share)]:
            if best is not None and self.budget.is_over():
                break
            value = self._after(following, next_way, depth - 1, share // len(ways), hidden, before)
            if best is None or value > best:
                best = value
        return best if best is not None else self.evaluation.value(following, self.seat)


def _is_follow_up(decision: Decision | None, seat: int) -> bool:
    """Does the same seat answer on, before it is free to act again?"""
    return (
        decision is not None
        and decision.seat == seat
        and (
            decision.answers is not None
            or decision.candidates is not None
            or decision.cancel
            or decision.proposed != ()
        )
    )


def _hidden_zones(state: State, seat: int) -> list[int]:
    """The zones whose cards or order `seat` can't know."""
    places = state.places
    return [zone for zone in range(places.gone) if not places.sees[zone] >> seat & 1]
