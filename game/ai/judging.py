"""What an answer was worth, against the best that its seat could have seen then: for the look back at a match.

Both are judged from what the seat knew: the best lines are sought as `ladder` seeks them, once freely and once from the
move that was made, and the best few of each are then judged in further worlds, the same for all, in which none of them
was chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.ai.base import digest
from game.ai.evaluation import Evaluation, evaluation
from game.ai.greedy import Budget, pass_over
from game.ai.ladder import Planner, Thought
from game.ai.lines import Line, is_open_to, moves_at
from game.ai.outlook import Outlook
from game.kernel.cards import CardSet
from game.kernel.decisions import Answer
from game.kernel.plans import Plan
from game.kernel.rng import seeded
from game.kernel.ruleset import Ruleset
from game.kernel.running import advance
from game.kernel.state import State
from game.kernel.unseen import Unseen
from game.kernel.views import View, redeal, resample

SEED = 12
"""Of all that is judged: the same match is judged alike each time."""
FRESH = 1000
"""The first of the worlds in which is judged what was chosen in others."""
FINALISTS = 2
"""So many lines of either kind are judged there."""
LONG = 200_000
"""Positions for that: more than it takes, so that it is never cut off."""


@dataclass(frozen=True)
class Depth:
    """How closely a moment is looked at."""

    nodes: int
    """Positions to try in each of the two searches."""
    worlds: int
    """In so many worlds the finalists are judged."""


QUICK, CLOSE = Depth(1_000, 3), Depth(6_000, 12)


@dataclass(frozen=True)
class Judged:
    """`best` and `made` are chances of winning, from 0 to 1 with three decimals; `better` is the line of the former."""

    best: float
    made: float
    better: tuple[Answer, ...]
    others: bool
    """Was there anything else to be done?"""

    @property
    def loss(self) -> float:
        return self.best - self.made


class _Analyst(Planner):
    name = "analyst"
    thought = Thought(width=12, ends=6, worlds=3)


def judge(shown: View, made: Sequence[Answer], game: Ruleset, cards: CardSet, depth: Depth) -> Judged:
    """What `made`, the answers of the view's seat from its decision on, was worth there.

    Only the move with which they begin is judged. Depends on its arguments alone. Raises ValueError for answers that
    are not open to the seat.
    """
    root = resample(shown, seeded(SEED, digest(shown)), game, cards)
    return _Look(root, int(shown["seat"]), seeded(SEED, digest(shown)), depth).judged(tuple(made))


class _Look:
    """One moment that is looked at."""

    def __init__(self, root: State, seat: int, start: int, depth: Depth) -> None:
        self.root, self.seat, self.start, self.depth = root, seat, start, depth
        self.evaluation: Evaluation = evaluation(root.game.name)

    def judged(self, made: tuple[Answer, ...]) -> Judged:
        after = self.root.copy()
        move = _first_move(after, made)
        if len(moves_at(self.root)) == 1:
            chance = round(self._chance(Line((move,), after, 0.0)), 3)
            return Judged(chance, chance, move, False)
        free, bound = self._free(), self._bound(move, after)
        free = [line for line in free if line.moves[0] != move]
        scores = {id(line): self._chance(line) for line in [*free, *bound]}
        most = max(bound, key=lambda line: scores[id(line)])
        best = max([most, *free], key=lambda line: scores[id(line)])
        better = tuple([way for plan in best.moves for way in plan])
        return Judged(round(scores[id(best)], 3), round(scores[id(most)], 3), better, True)

    def _free(self) -> list[Line]:
        """The best lines of all."""
        return self._thinker(self.root).considered(self.root, self.seat, self.start)[:FINALISTS]

    def _bound(self, move: Plan, after: State) -> list[Line]:
        """The best lines that begin with `move`, after which the match stands at `after`."""
        pass_over(after, self.seat)
        begun = Line((move,), after, self.evaluation.value(after, self.seat))
        decision = after.decision
        on_turn = after.turn == self.root.turn and decision is not None and decision.seat == self.seat
        unseen = Unseen(self.root, self.seat)
        unseen.look(after)
        if not on_turn or unseen.chance or unseen.hidden:
            return [begun]
        lines = self._thinker(after).considered(after, self.seat, self.start)[:FINALISTS]
        return [Line((move, *line.moves), line.state, line.value, line.unforeseen, line.counted) for line in lines]

    def _thinker(self, at: State) -> _Analyst:
        thinker = _Analyst(self.start, self.evaluation)
        thinker.budget = Budget(self.depth.nodes)
        return thinker

    def _chance(self, line: Line) -> float:
        """Of winning by the line, in the mean of the fresh worlds."""
        if self.root.result is not None:
            return self.evaluation.chance(self.evaluation.value(self.root, self.seat))
        outlook = Outlook(self.evaluation, self.seat, Budget(LONG), self.root.turn + 1 + (self.root.turn == 0))
        worlds = (redeal(self.root, self.seat, self.start + FRESH + n) for n in range(self.depth.worlds))
        scores = [score for world in worlds if (score := outlook.of(line, world)) is not None]
        return sum(scores) / len(scores)


def _first_move(state: State, made: tuple[Answer, ...]) -> Plan:
    """The move with which `made` begins: up to the end of the proposal that its first answer opens.

    It is given in `state`. Raises ValueError.
    """
    move: list[Answer] = []
    assert state.decision is not None
    seat = state.decision.seat
    for way in made:
        if move and (state.decision is None or not state.decision.cancel):
            break
        if not is_open_to(state, way, seat):
            break
        advance(state, way)
        move.append(way)
    if not move:
        raise ValueError(f"{made[:1]} is not open to the seat")
    return tuple(move)
