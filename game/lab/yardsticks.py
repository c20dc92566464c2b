"""Other ways to search, from what was published of them: what the levels are measured against in the arena.

Each looks for a whole move with the same evaluation and the same moves as the levels; only the search is another.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from math import log, sqrt
from random import Random as Generator

from game.ai.evaluation import WEIGHTS, Evaluation, evaluation, from_file
from game.ai.greedy import pass_over
from game.ai.ladder import Planner, Thought
from game.ai.lines import Line, carry, is_open_to, moves_at
from game.ai.outlook import Outlook
from game.kernel.plans import Plan, follow
from game.kernel.ruleset import Ruleset
from game.kernel.state import State
from game.kernel.views import redeal

EXPLORING = 0.7
"""The constant of the bound by which a move is tried (UCB1)."""
PLAYED_OUT = 8
"""So many moves are played at random before a position is evaluated."""
ALWAYS = 1_000
"""More worlds than there are: after each of them the better two thirds go on."""
FEW, SEVERAL = 6, 14
"""Up to so many moves to choose from are looked at three moves deep, or two; one where there are more."""


class Yardstick(Planner):
    """Plans one whole move at a time."""

    nodes = 4_000
    thought = Thought(width=0, ends=0, worlds=0)

    def _think(self, root: State, seat: int, start: int) -> Line:
        ways = moves_at(root)
        judge = self.judge or evaluation(root.game.name)
        best = ways[0] if len(ways) == 1 else self._move(root, seat, start, ways, judge)
        return Line((best,), root, 0.0)

    @abstractmethod
    def _move(self, root: State, seat: int, start: int, ways: list[Plan], judge: Evaluation) -> Plan:
        """The whole move that is thought best."""

    def _after(self, state: State, way: Plan) -> State:
        after = state.copy()
        assert state.decision is not None
        carry(after, way, state.decision.seat)
        pass_over(after)
        self.budget.used += 1
        return after


class Lookahead(Yardstick):
    """Every move, and one to three moves of the own turn in a row, the deeper the fewer there are (as did the winner of
    the Hearthstone AI competition of 2019)."""

    name = "lookahead"

    def _move(self, root: State, seat: int, start: int, ways: list[Plan], judge: Evaluation) -> Plan:
        depth = 3 if len(ways) <= FEW else 2 if len(ways) <= SEVERAL else 1
        scored = [(self._best(self._after(root, way), root.turn, seat, depth - 1, judge), way) for way in ways]
        return max(scored, key=lambda both: both[0])[1]

    def _best(self, state: State, turn: int, seat: int, depth: int, judge: Evaluation) -> float:
        value = judge.value(state, seat)
        decision = state.decision
        if not depth or decision is None or decision.seat != seat or state.turn != turn:
            return value
        for way in moves_at(state):
            if self.budget.is_over():
                break
            value = max(value, self._best(self._after(state, way), turn, seat, depth - 1, judge))
        return value


class Depth3(Yardstick):
    """Up to three moves of the own turn, the best few of them judged after a greedy reply in one world."""

    name = "depth3"
    replies = 6

    def _move(self, root: State, seat: int, start: int, ways: list[Plan], judge: Evaluation) -> Plan:
        found: list[tuple[float, Plan, State]] = []
        half = self.budget.nodes // 2
        layer: list[tuple[tuple[Plan, ...], State]] = [((way,), self._after(root, way)) for way in ways]
        for depth in range(3):
            following: list[tuple[tuple[Plan, ...], State]] = []
            for moves, state in layer:
                decision = state.decision
                found.append((judge.value(state, seat), moves[0], state))
                going_on = decision is not None and decision.seat == seat and state.turn == root.turn
                if depth == 2 or not going_on or self.budget.is_over() or self.budget.used > half:
                    continue
                following += [((*moves, way), self._after(state, way)) for way in moves_at(state)]
            layer = following
        found.sort(key=lambda one: -one[0])
        outlook = Outlook(judge, seat, self.budget, root.turn + 1)
        best, most = found[0][1], -1.0
        for _, way, state in found[: self.replies]:
            score = outlook.played_on(state.copy())
            if score is not None and score > most:
                best, most = way, score
        return best


@dataclass
class Node:
    """A position of the tree, or all those that a seat can't tell apart: what was tried from there."""

    children: dict[Plan, Node] = field(default_factory=dict)
    visits: int = 0
    offered: int = 0
    """How often it could have been chosen: in some worlds a move is not legal."""
    total: float = 0.0
    """Of the scores for the seat that searches."""


class Tree(Yardstick):
    """Tree searches with the upper confidence bound, in worlds dealt anew."""

    worlds = 4

    def _grow(self, top: Node, world: State, seat: int, chance: Generator, judge: Evaluation) -> None:
        """One more descent, a new leaf, and what comes of it after some moves at random."""
        state, path = world.copy(), [top]
        self.budget.used += 1
        while state.result is None and state.decision is not None:
            node = path[-1]
            ways, asked = moves_at(state), state.decision.seat
            new = [way for way in ways if way not in node.children]
            way = new[int(chance.random() * len(new))] if new else self._chosen(node, ways, state, seat)
            child = node.children.setdefault(way, Node())
            for other in ways:
                if other in node.children:
                    node.children[other].offered += 1
            path.append(child)
            if not all(is_open_to(state, part, asked) and self._given(state, part) for part in way):
                break
            pass_over(state)
            if new:
                break
        score = judge.chance(judge.value(self._played_out(state, chance), seat))
        for node in path:
            node.visits += 1
            node.total += score

    def _given(self, state: State, part: tuple[object, ...]) -> bool:
        follow(state, (part,))
        self.budget.used += 1
        return True

    def _chosen(self, node: Node, ways: list[Plan], state: State, seat: int) -> Plan:
        assert state.decision is not None
        friend = state.places.teams[state.decision.seat] == state.places.teams[seat]

        def bound(way: Plan) -> float:
            child = node.children[way]
            mean = child.total / child.visits
            return (mean if friend else 1 - mean) + EXPLORING * sqrt(log(child.offered + 1) / child.visits)

        return max(ways, key=bound)

    def _played_out(self, state: State, chance: Generator) -> State:
        for _ in range(PLAYED_OUT):
            if state.result is not None or state.decision is None or self.budget.is_over():
                break
            ways = moves_at(state)
            assert state.decision is not None
            carry(state, ways[int(chance.random() * len(ways))], state.decision.seat)
            pass_over(state)
            self.budget.used += 1
        return state


class Uct(Tree):
    """Determinized UCT: a tree for each of a few worlds; the move that was tried most in all of them together."""

    name = "uct"

    def _move(self, root: State, seat: int, start: int, ways: list[Plan], judge: Evaluation) -> Plan:
        dealt = [(redeal(root, seat, start + n), Node()) for n in range(1, self.worlds + 1)]
        chance = Generator(start)
        while not self.budget.is_over():
            for world, top in dealt:
                self._grow(top, world, seat, chance, judge)
        visits = {way: sum([top.children[way].visits for _, top in dealt if way in top.children]) for way in ways}
        return max(ways, key=lambda way: visits[way])


class IsMcts(Tree):
    """SO-ISMCTS (Cowling, Powley, Whitehouse 2012): one tree over what the seat can't tell apart, in shared worlds."""

    name = "ismcts"

    def _move(self, root: State, seat: int, start: int, ways: list[Plan], judge: Evaluation) -> Plan:
        dealt = [redeal(root, seat, start + n) for n in range(1, self.worlds + 1)]
        top, chance = Node(), Generator(start)
        while not self.budget.is_over():
            for world in dealt:
                self._grow(top, world, seat, chance, judge)
        return max(ways, key=lambda way: top.children[way].visits if way in top.children else 0)


class Before(Planner):
    """The `expert` before lines were judged by weights of their own, before a move was judged once what it asks is
    answered, and before the race ended by what is in doubt."""

    name = "before"
    nodes = 12_000
    seconds = 1.5
    thought = Thought(width=24, ends=14, worlds=6)
    followed, spared = 0, 0.0

    def _judge(self, game: Ruleset) -> Evaluation:
        return self.judge or before(game.name)

    def _raced(self, outlook: Outlook, lines: list[Line], root: State, start: int) -> list[Line]:
        return outlook.race(lines, self._worlds(root, outlook.seat, start), ALWAYS)

    def _worlds(self, root: State, seat: int, start: int) -> Iterator[State]:
        """In four times as many while that is cheap."""
        worlds, budget = self.thought.worlds, self.budget
        for number in range(1, 4 * worlds + 1):
            if number > worlds and budget.used >= budget.nodes / 4:
                return
            yield redeal(root, seat, start + number)


@cache
def before(game: str) -> Evaluation:
    """The weights of then."""
    return from_file(WEIGHTS / "before" / f"{game}.json")


YARDSTICKS: dict[str, type[Planner]] = {kind.name: kind for kind in (Lookahead, Depth3, Uct, IsMcts)} | {
    Before.name: Before
}
