"""What becomes of a line: in a few worlds, the same for all lines, both sides play on greedily for some turns."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from game.ai.evaluation import WIN, Evaluation
from game.ai.greedy import Budget, pass_over
from game.ai.lines import FOLLOWED, Line, carried_on, carried_out, carry, is_open_to, moves_at, settled
from game.kernel.plans import Plan
from game.kernel.state import State
from game.kernel.trajectories import begins_anew

LONG = 400
"""So many moves are played on at most."""
SURE = 2.0
"""A line that is ahead by so many standard errors is the better one; by more where they are told from few worlds."""
LEVEL = 0.005
"""Lines that are apart by no more than so much of a win are as good as each other."""


class Outlook:
    """Judges lines of `seat`, which begin in turn `turn`, after the next `turns` turns of the others."""

    def __init__(self, judge: Evaluation, seat: int, budget: Budget, last: int, followed: int = FOLLOWED) -> None:
        self.judge, self.seat, self.budget, self.last, self.followed = judge, seat, budget, last, followed

    def race(self, lines: list[Line], worlds: Iterator[State], least: int) -> list[Line]:
        """The lines that were judged in most worlds, the best first. After each of the first `least` worlds the better
        two thirds go on, of those that came to the same the ones that were given first; after that those that may still
        turn out to be the best, until only one may (`_in_doubt`), or the budget or the worlds end.

        Where the budget ends before the first of them is judged, they come as they were given.
        """
        runners = lines
        for number, world in enumerate(worlds, 1):
            if not self._judge(runners, world):
                break
            runners = sorted(runners, key=lambda line: wanted(line, self.judge.scale)[0])
            runners = runners[: max(2, -(-2 * len(runners) // 3))] if number < least else _in_doubt(runners)
            if len(runners) < 2:
                break
        most = max([len(line.scores) for line in lines])
        if not most:
            return lines
        judged = [line for line in lines if len(line.scores) == most]
        return sorted(judged, key=lambda line: wanted(line, self.judge.scale))

    def _judge(self, lines: list[Line], world: State) -> bool:
        """Judge all in one more world; False, with nothing noted unless it is the first, where the budget ends."""
        found: list[tuple[Line, float]] = []
        for line in lines:
            score = self.of(line, world)
            if score is None:
                break
            found.append((line, score))
        whole = len(found) == len(lines)
        if whole or not lines[0].scores:
            for line, score in found:
                line.scores.append(score)
        return whole

    def of(self, line: Line, world: State) -> float | None:
        """From 0 for a match that is lost to 1 for one that is won; None where the budget ended on the way."""
        *before, last = line.moves
        state = carried_out(world, before, self.seat)
        if before:
            pass_over(state, self.seat, to_own=True)
        counted = None
        if line.counted and is_open_to(state, last[0], self.seat):
            counted = state.game.chances.outcomes(state, last[0])
        if counted is None:
            carried_on(state, last, self.seat)
            return self.played_on(state)
        total = 0.0
        for odds, after in counted:
            score = self.played_on(after)
            if score is None:
                return None
            total += odds * score
        return total

    def played_on(self, state: State) -> float | None:
        """How likely the seat wins once all have played on greedily from `state`, which is used up.

        None where the budget ended on the way.
        """
        budget = self.budget
        for _ in range(LONG):
            pass_over(state, to_own=True)
            if state.result is not None or (state.turn > self.last and _is_ready(state)):
                break
            if budget.is_over():
                return None
            assert state.decision is not None
            carry(state, self.greedy(state), state.decision.seat)
        return self.judge.prospects(state, self.seat)

    def greedy(self, state: State) -> Plan:
        """The whole move after which the position is worth most to whoever is asked."""
        decision = state.decision
        assert decision is not None
        seat, judge, budget = decision.seat, self.judge, self.budget
        ways = moves_at(state)
        if len(ways) == 1:
            return ways[0]
        best, most = ways[0], -2 * WIN
        for number, way in enumerate(ways):
            if number and budget.is_over():
                break  # whoever asked for the move looks at the clock as well
            counted = state.game.chances.outcomes(state, way[0]) if len(way) == 1 else None
            if counted is None:
                after = state.copy()
                carry(after, way, seat)
                value = settled(judge.value, after, seat, budget, state.frames, self.followed)
            else:
                value = sum([odds * judge.value(after, seat) for odds, after in counted])
                budget.used += len(counted)
            if value > most:
                best, most = way, value
                if value >= WIN:
                    break
        return best


def _is_ready(state: State) -> bool:
    """Can a turn that begins be judged as it stands (`Judging.answered`)?"""
    return not state.game.judging.answered or begins_anew(state)


def _in_doubt(lines: list[Line]) -> list[Line]:
    """Of `lines`, the best first, that one and those of which it isn't known yet that they are no better.

    It is known where the best is ahead by SURE standard errors of the mean difference from world to world, and where it
    can be behind by no more than LEVEL.
    """
    best, number = lines[0], len(lines[0].scores)
    sure = SURE * (1 + 2 / max(1, number - 1))
    found = [best]
    for line in lines[1:]:
        ahead = [one - other for one, other in zip(best.scores, line.scores, strict=True)]
        mean = sum(ahead) / number
        apart = sure * sqrt(sum([(lead - mean) ** 2 for lead in ahead]) / (number * max(1, number - 1)))
        if mean < apart and apart - mean > LEVEL:
            found.append(line)
    return found


def wanted(line: Line, scale: float) -> tuple[float, tuple[bool, int]]:
    """The less, the more a line that was judged is wanted: by its score, by what its style likes and what it spares,
    then the calm one.

    What is liked or spared counts as much as in points of the evaluation, of which `scale` are odds of e to 1, and so
    nothing where the match is decided.
    """
    score = line.score
    return -round(score + (line.liked + line.spared) * score * (1 - score) / scale, 9), line.calm
