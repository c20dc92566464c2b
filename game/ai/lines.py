"""Lines of play: a beam over the whole moves of the own turn, from one world that agrees with the view.

A line goes on until the turn is over, or until something comes up that the seat can't know: chance, or a hidden card.
What comes after that is not planned; whoever judges the line plays on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.ai.evaluation import WIN
from game.ai.greedy import PATIENCE, Budget, pass_over
from game.ai.tastes import Taste
from game.kernel.choices import Subset
from game.kernel.decisions import Answer, Decision, is_legal
from game.kernel.habits import Turn
from game.kernel.keys import knowledge_key
from game.kernel.plans import Plan, follow, plans
from game.kernel.running import advance
from game.kernel.state import Frame, State
from game.kernel.trajectories import begins_anew
from game.kernel.unseen import Unseen

CALM = frozenset({"no", "decline", "end", "pass", "done", "keep"})
"""First words of the answers by which a seat does nothing more."""
DECLINING = frozenset({"no", "decline"})
"""First words of the answers by which a seat leaves what is offered."""
CHOICES = 16
"""So many whole choices are tried of a choice with very many."""
ALIKE = 9
"""Values that are the same to so many decimals are the same."""
FORCED = 60
"""So many answers in a row are given without a choice."""
SPARED = 0.5
"""So many points more must come of an exchange, a sacrifice, and of each card that is set aside, than of leaving it:
less is a gain that can't be told, and looks like not knowing what one wants."""
FOLLOWED = 2
"""So many further questions that a move asks of its own seat are answered before it is judged."""
Worth = Callable[[State, int], float]
"""What a position is worth to a seat, in points."""


@dataclass(eq=False)
class Line:
    """Whole moves one after another, and the position of the first world after them."""

    moves: tuple[Plan, ...]
    state: State
    value: float
    """What the position is worth to the seat, without what the others do then."""
    unforeseen: bool = False
    """Does the last move hang on chance or on a hidden card?"""
    counted: bool = False
    """On dice, over all of which its value is the mean? Then `state` is the position before it."""
    liked: float = 0.0
    """How much whoever plans it likes what is done in it, in points (`tastes`)."""
    pending: bool = False
    """Is the seat asked in a window what it does before the game goes on? `value` is what comes of doing nothing."""
    spared: float = 0.0
    """What it is worth that it does less than could be done, in points (`SPARED`)."""
    scores: list[float] = field(default_factory=list)
    """What it came to in each world in which it was judged, from 0 to 1."""

    @property
    def score(self) -> float:
        return sum(self.scores) / len(self.scores)

    @property
    def pull(self) -> float:
        """What it is worth, and what is liked and spared in it."""
        return self.value + self.liked + self.spared

    @property
    def calm(self) -> tuple[bool, int]:
        """The less, the less it does: by which equal lines are put in order."""
        return (not self.moves or self.moves[0][0][0] not in CALM, sum(map(len, self.moves)))


def moves_at(state: State) -> list[Plan]:
    """The whole moves worth trying at the pending decision; there is always one."""
    decision = state.decision
    assert decision is not None
    way = _only(state, decision)
    if way is not None:
        return [(way,)]
    searching = state.game.searching
    early = searching.premature.get(decision.kind, ())
    found = [plan for plan in plans(state, CHOICES) if not early or plan[0][0] not in early]
    if searching.unfinished.isdisjoint([plan[0][0] for plan in found]):
        return found
    return [whole for plan in found for whole in finished(state, plan)]


def finished(state: State, plan: Plan) -> list[Plan]:
    """`plan`, or where it only begins something, with each of the moves that its seat can go on with."""
    if plan[0][0] not in state.game.searching.unfinished:
        return [plan]
    assert state.decision is not None
    seat, after = state.decision.seat, state.copy()
    follow(after, plan)
    pass_over(after, seat)
    if after.decision is None or after.decision.seat != seat or begins_anew(after):
        return [plan]
    return [(*plan, *rest) for rest in moves_at(after)]


def spares(state: State, way: Answer) -> int:
    """How much an answer to the pending decision leaves of what is offered: 1 for all of it; of a choice that may be
    empty one less for each that is chosen."""
    decision = state.decision
    if isinstance(decision, Subset) and decision.least == 0:
        return 1 - len(way)
    return int(way[0] in DECLINING)


def carry(state: State, move: Plan, seat: int) -> None:
    """Give the answers of a whole move of `seat`, which is legal; windows between them close."""
    for way in move:
        if state.decision is not None and state.decision.kind in state.game.windows:
            is_open_to(state, way, seat)
        advance(state, way)


def _only(state: State, decision: Decision) -> Answer | None:
    """The one answer that is worth trying; None where several are."""
    if decision.kind in state.game.searching.obvious:
        return decision.answers(state)[0]
    return state.game.searching.reckoned(state)


def go_on(state: State, seat: int) -> Plan:
    """Let windows close and give the answers of `seat` at which it has no choice; those are returned."""
    given: list[Answer] = []
    for _ in range(FORCED):
        pass_over(state, seat, to_own=True)
        decision = state.decision
        if decision is None or decision.seat != seat or begins_anew(state):
            break
        way = _only(state, decision)
        if way is None:
            ways = decision.answers(state)
            if len(ways) > 1:
                break
            way = ways[0]
        given.append(way)
        advance(state, way)
    return tuple(given)


def settled(
    worth: Worth, state: State, seat: int, budget: Budget, course: Sequence[Frame], depth: int = FOLLOWED
) -> float:
    """What a position is worth to `seat`, which has just answered, once it has answered as well as it can what is asked
    of it for that: of cards that it looks at, say, those that it keeps are in no hand before.

    What is asked later in the `course` of the turn, the frames of the position in which it answered, is no part of it.
    `state` is used up.
    """
    pass_over(state, seat)
    budget.used += 1
    decision = state.decision
    if not depth or decision is None or decision.seat != seat or state.frames[: len(course)] != course or decision.free:
        return worth(state, seat)
    best = None
    for move in moves_at(state):
        if best is not None and budget.is_over():
            break
        after = state.copy()
        carry(after, move, seat)
        value = settled(worth, after, seat, budget, course, depth - 1)
        if best is None or value > best:
            best = value
    assert best is not None
    return best


class Beam:
    """The lines of `seat` from `root`, those first that come to what is worth most; `budget` counts the positions."""

    def __init__(
        self,
        worth: Worth,
        root: State,
        seat: int,
        budget: Budget,
        width: int,
        taste: Taste | None = None,
        followed: int = FOLLOWED,
        spared: float = SPARED,
    ) -> None:
        self.worth, self.root, self.seat, self.budget, self.width = worth, root, seat, budget, width
        self.followed, self.spared = followed, spared
        self.taste = taste if root.active == seat else None
        self.met = {knowledge_key(root, seat)}
        self.ends: list[Line] = []
        self.won: Line | None = None
        self.whole = True
        """Was every line gone on with that was found?"""
        self._unseen = Unseen(root, seat)

    def search(self, nodes: int) -> list[Line]:
        """Whole lines, the best first; only the one that wins if there is such a one. At least one."""
        last = self.budget.used + nodes
        layer = [Line((), self.root, 0.0)]
        deeper = self.root.active == self.seat
        while layer:
            following: list[Line] = []
            for number, line in enumerate(layer):
                if (self.ends or following) and (self.budget.is_over() or self.budget.used >= last):
                    self.ends += [rest for rest in layer[number:] if rest.moves]
                    self.whole = False
                    break
                self._expand(line, following)
                if self.won is not None:
                    return [self.won]
            following.sort(key=lambda line: -line.pull)
            if not deeper:
                self.ends += [line for line in following if not line.pending]
                following = [line for line in following if line.pending]
            layer = varied(following, self.width)
            self.whole &= len(layer) == len(following)
            if self.budget.is_over() or self.budget.used >= last:
                self.ends += layer
                self.whole &= not layer
                break
        return sorted(self.ends, key=lambda line: (-line.pull, line.calm))

    def _expand(self, line: Line, following: list[Line]) -> None:
        state = line.state
        decision = state.decision
        assert decision is not None
        window = state.game.windows.get(decision.kind)
        for number, move in enumerate(moves_at(state)):
            if number and self.budget.is_over():
                self.whole = False
                return
            after = self._after(line, move)
            if after is None:
                continue
            if self.won is not None:
                return
            if after.unforeseen or self._is_over(after.state):
                self.ends.append(after)
            elif window is not None and move[-1] == window.closes:
                self._expand(after, following)  # what is still asked at the end of a turn
            else:
                following.append(after)

    def _after(self, line: Line, move: Plan) -> Line | None:
        """The line with one more move; None where its end was met before."""
        seat, value, state = self.seat, self.worth, line.state
        counted = state.game.chances.outcomes(state, move[0]) if len(move) == 1 else None
        if counted is not None:
            self.budget.used += len(counted)
            mean = sum([odds * value(after, seat) for odds, after in counted])
            moves = (*line.moves, move)
            return Line(moves, state, mean, True, True, self._liked(moves, state), False, self._spared(line, move))
        after = state.copy()
        carry(after, move, seat)
        unseen = self._unseen
        unseen.chance = unseen.hidden = False
        unseen.look(after)
        unforeseen = unseen.chance or unseen.hidden
        moves = (*line.moves, move)
        if not unforeseen:
            rest = go_on(after, seat)
            if rest:
                moves = (*moves, rest)
            if after.turn == self.root.turn:
                unseen.look(after)
                unforeseen = unseen.chance or unseen.hidden
        pending = is_interrupted(after, seat)
        points = settled(value, after.copy(), seat, self.budget, state.frames, self.followed)
        liked, spared = self._liked(moves, after), self._spared(line, move)
        found = Line(moves, after, points, unforeseen, False, liked, pending, spared)
        if found.value >= WIN and not unforeseen:
            self.won = found
            return found
        key = knowledge_key(after, seat)
        if key in self.met:
            return None
        self.met.add(key)
        return found

    def _liked(self, moves: tuple[Plan, ...], after: State) -> float:
        if self.taste is None:
            return 0.0
        return self.taste(Turn(self.seat, [way for move in moves for way in move], self.root, after))

    def _spared(self, line: Line, move: Plan) -> float:
        return line.spared if line.moves else self.spared * spares(self.root, move[0])

    def _is_over(self, state: State) -> bool:
        """Is the own turn over, or another one asked?"""
        decision = state.decision
        return decision is None or decision.seat != self.seat or state.turn != self.root.turn


def varied(lines: Sequence[Line], most: int) -> list[Line]:
    """So many of `lines`, which are in order: first one of each value, then the others.

    Lines of the same value are nearly always the same one in another order or with cards in other places.
    """
    found: dict[tuple[float, float], Line] = {}
    for line in lines:
        found.setdefault((round(line.value, ALIKE), line.liked), line)
    kept = {id(line) for line in found.values()}
    return [*found.values(), *(line for line in lines if id(line) not in kept)][:most]


def carried_out(state: State, moves: Sequence[Plan], seat: int) -> State:
    """The position after the moves of `seat` in another world than that in which they were found, as far as they are
    legal."""
    after = state.copy()
    for number, move in enumerate(moves):
        if number:
            pass_over(after, seat, to_own=True)
        if not carried_on(after, move, seat):
            break
    return after


def carried_on(state: State, move: Plan, seat: int) -> bool:
    """The same of one move, in place; False where it could not be carried through."""
    for way in move:
        if not is_open_to(state, way, seat):
            return False
        advance(state, way)
    return True


def is_open_to(state: State, way: Answer, seat: int) -> bool:
    """Is `way` legal for `seat`, once the windows that stand before it are closed, and the others have answered what is
    foreseen? They are then."""
    for _ in range(PATIENCE):
        decision = state.decision
        if decision is None or (decision.seat == seat and is_legal(state, way)):
            return decision is not None
        pass_over(state, seat, to_own=True)
        following = state.decision
        if following is not None and following.seat == seat and is_legal(state, way):
            return True
        if following is None or not is_interrupted(state, seat):
            return False
        advance(state, state.game.windows[following.kind].closes)
    return False


def is_interrupted(state: State, seat: int) -> bool:
    """Is `seat` asked in a window what it does before the game goes on?"""
    decision = state.decision
    if decision is None or decision.seat != seat or decision.kind not in state.game.windows:
        return False
    return state.game.windows[decision.kind].interrupts(state, seat)
