"""All that a seat can do in its turn, move by move: whether it wins, how soon, and how many ways lead there.

Nothing is left out: every payment, every place, every choice. A position that was met before is not looked at again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import log2

from game.ai.evaluation import evaluation
from game.ai.greedy import Budget
from game.ai.lines import Beam, Line
from game.kernel.decisions import Answer, suggest
from game.kernel.keys import knowledge_key
from game.kernel.listed import Listed
from game.kernel.payments import Payment
from game.kernel.running import advance
from game.kernel.state import State
from game.kernel.unseen import Unseen

CHOICES = 64
"""So many whole choices are tried of a choice with very many; the turn is then not looked through wholly."""
MANY = 1 << 20


PROOF = 600
"""Positions that are looked at for a win before a turn is looked through wholly."""


class TooWide(Exception):
    """There is more to look at than was allowed."""


@dataclass(eq=False)
class Way:
    """A move from a position: the answers, and what they lead to."""

    answers: tuple[Answer, ...]
    name: tuple[Answer, ...]
    """The same without how it is paid: ways of the same name are one move for a person."""
    to: Position | None
    """None where the seat has won by it."""
    sure: bool
    """Does neither chance nor a hidden card have a part in it?"""
    moves: bool
    """Is anything done by it? Else a window was passed over, or the turn ended."""


@dataclass(eq=False)
class Position:
    state: State
    ways: list[Way] = field(default_factory=list)
    left: int | None = None
    """So many moves are needed from here to win; None where none of those that were looked at does."""


class Turn:
    """The positions of a turn from `root`, in which `seat` is to act, by how many moves they are away from it.

    Raises TooWide beyond `nodes` positions.
    """

    def __init__(self, root: State, seat: int, nodes: int, only: frozenset[str] | None = None) -> None:
        """`only`: of the moves those alone whose first word is one of these."""
        self.seat, self.turn, self.nodes = seat, root.turn, nodes
        self.moves = frozenset(root.words.actions)
        """First words of the answers by which something is done; all others belong to one before, or do nothing."""
        self._left_out = frozenset() if only is None else self.moves - only
        self.used = 0
        self.whole = True
        """Was every answer tried?"""
        self.root = Position(root)
        self.layers: list[list[Position]] = [[self.root]]
        self._met = {knowledge_key(root, seat): self.root}
        self._unseen = Unseen(root, seat)

    def solve(self, most: int) -> int | None:
        """The least number of moves by which the seat wins, up to `most`; None where there is none."""
        while len(self.layers) <= most:
            layer = self.layers[-1]
            following: list[Position] = []
            for position in layer:  # which grows by what only rests
                self._expand(position, layer, following)
            if any(way.to is None for position in layer for way in position.ways):
                self._count()
                return self.root.left
            if not following:
                return None
            self.layers.append(following)
        return None

    def _expand(self, position: Position, layer: list[Position], following: list[Position]) -> None:
        for way, state in self._ways(position.state, (), (), True):
            self.used += 1
            if self.used > self.nodes:
                raise TooWide
            if state.result is not None:
                if state.places.outcome(state.result, self.seat) > 0:
                    position.ways.append(way)
                continue
            key = knowledge_key(state, self.seat)
            found = self._met.get(key)
            if found is None:
                found = self._met[key] = Position(state)
                (following if way.moves else layer).append(found)
            way.to = found
            position.ways.append(way)

    def _ways(
        self, state: State, given: tuple[Answer, ...], name: tuple[Answer, ...], sure: bool
    ) -> Iterator[tuple[Way, State]]:
        """The moves from a position, each with the state after it."""
        decision = state.decision
        assert decision is not None
        stepwise = not decision.lists_all()
        self.whole = self.whole and not stepwise
        for answer in suggest(state, CHOICES if stepwise else MANY):
            if answer[0] in self._left_out:
                continue
            after = state.copy()
            advance(after, answer)
            self._unseen.chance = self._unseen.hidden = False
            self._unseen.look(after)
            known = sure and not (self._unseen.chance or self._unseen.hidden)
            then, called = (*given, answer), name if isinstance(decision, Payment) else (*name, answer)
            asked = after.decision
            if asked is not None and (asked.seat != self.seat or after.turn != self.turn):
                continue  # the turn is over, or hangs on somebody else
            if asked is not None and self._goes_on(after):
                yield from self._ways(after, then, called, known)
            else:
                yield Way(then, called, None, known, then[0][0] in self.moves), after

    def _goes_on(self, state: State) -> bool:
        """Is what is asked a part of the move under way?"""
        return not can_act(state, self.moves)

    # --- what was found -----------------------------------------------------------------------------------------------

    def _count(self) -> None:
        """Note from each position how many moves are left to the nearest win."""
        for layer in reversed(self.layers):
            changed = True
            while changed:  # what only rests leads to positions of the same layer
                changed = False
                for position in layer:
                    left = min([n for way in position.ways if (n := _left(way)) is not None], default=None)
                    changed = changed or left != position.left
                    position.left = left

    def best(self, position: Position) -> list[Way]:
        """The ways that lead to the nearest win."""
        return [way for way in position.ways if position.left is not None and _left(way) == position.left]

    def line(self) -> list[tuple[Position, Way]]:
        """The shortest win for certain, by the payments that are put forward where they do; [] if chance decides."""
        found: list[tuple[Position, Way]] = []

        def search(position: Position) -> bool:
            for way in self.best(position):
                if not way.sure:
                    continue
                found.append((position, way))
                if way.to is None or search(way.to):
                    return True
                found.pop()
            return False

        search(self.root)
        return found


def _left(way: Way) -> int | None:
    """How many moves a win by it takes."""
    if way.to is None:
        return int(way.moves)
    return None if way.to.left is None else way.moves + way.to.left


def alternatives(turn: Turn, line: list[tuple[Position, Way]]) -> tuple[int, float]:
    """How many moves along a line throw the win away, and how hard the right ones are to hit by chance, in bits."""
    losing, bits = 0, 0.0
    for position, _ in line:
        names = {way.name for way in position.ways}
        good = {way.name for way in turn.best(position)}
        losing += len(names) - len(good)
        bits += log2(len(names) / len(good))
    return losing, bits


def won_at_a_glance(state: State) -> Line | None:
    """A win in this turn whatever is hidden, as far as one is found at a glance."""
    decision = state.decision
    if decision is None:
        return None
    beam = Beam(evaluation(state.game.name).threat, state, decision.seat, Budget(PROOF), 4)
    beam.search(PROOF)
    return beam.won


def can_act(state: State, moves: frozenset[str]) -> bool:
    decision = state.decision
    assert decision is not None
    if isinstance(decision, Listed):
        return not decision.cancel and any(way[0] in moves for way in decision.ways)
    return decision.free
