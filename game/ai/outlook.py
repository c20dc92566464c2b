"""What becomes of a line: in a few worlds, the same for all lines, both sides play on greedily for some turns."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.evaluation import WIN, Evaluation
from game.ai.greedy import Budget, pass_over
from game.ai.lines import Line, carried_on, carried_out, carry, is_open_to, moves_at
from game.kernel.plans import Plan
from game.kernel.state import State

LONG = 400
"""So many moves are played on at most."""


class Outlook:
    """Judges lines of `seat`, which begin in turn `turn`, after the next `turns` turns of the others."""

    def __init__(self, judge: Evaluation, seat: int, budget: Budget, last: int) -> None:
        self.judge, self.seat, self.budget, self.last = judge, seat, budget, last

    def race(self, lines: list[Line], worlds: Iterator[State]) -> list[Line]:
        """The lines that were judged in most worlds, the best first: after each world the better two thirds go on, of
        those that came to the same the ones that were given first.

        Where the budget ends before the first of them is judged, they come as they were given.
        """
        runners = lines
        for world in worlds:
            if not self._judge(runners, world):
                break
            runners = sorted(runners, key=lambda line: wanted(line, self.judge.scale)[0])
            runners = runners[: max(2, -(-2 * len(runners) // 3))]
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
            pass_over(state)
            if state.result is not None or state.turn > self.last:
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
                pass_over(after, seat)
                value = judge.value(after, seat)
                budget.used += 1
            else:
                value = sum([odds * judge.value(after, seat) for odds, after in counted])
                budget.used += len(counted)
            if value > most:
                best, most = way, value
                if value >= WIN:
                    break
        return best


def wanted(line: Line, scale: float) -> tuple[float, tuple[bool, int]]:
    """The less, the more a line that was judged is wanted: by its score, by what its style likes, then the calm one.

    What is liked counts as much as in points of the evaluation, of which `scale` are odds of e to 1, and so nothing
    where the match is decided.
    """
    score = line.score
    return -round(score + line.liked * score * (1 - score) / scale, 9), line.calm
