"""One answer ahead: try each answer, carry its proposal through, and judge the position that comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import perf_counter

from game.ai.evaluation import Evaluation
from game.kernel.decisions import SUGGESTED, Answer
from game.kernel.listed import Listed
from game.kernel.payments import Payment
from game.kernel.running import advance
from game.kernel.state import State
from game.kernel.trajectories import begins_anew
from game.kernel.unseen import Unseen

DEPTH = 4
"""How many further answers of the same seat may follow the first one."""
FEW = 4
"""So many answers stay in the race, however far they are behind."""
PATIENCE = 40
"""So many windows in a row are passed over."""
SAME = 1e-9
"""By so much of a value, or of 1 where it is smaller, two may differ and still be the same."""


NOTHING: frozenset[str] = frozenset()


class Interrupted(Exception):
    """What was thought about is no longer wanted."""


@dataclass
class Budget:
    """How much thinking is allowed: positions to try, and the clock. Without a deadline it is repeatable.

    `interrupted` is asked with each position, where it is given; once it says so, the thinking ends with Interrupted.
    """

    nodes: int
    deadline: float | None = None
    interrupted: Callable[[], bool] | None = None
    used: int = field(default_factory=int, init=False)
    late: bool = field(default_factory=bool, init=False)
    """Did the clock cut anything off?"""

    def is_over(self) -> bool:
        if self.interrupted is not None and self.interrupted():
            raise Interrupted
        if self.deadline is not None and perf_counter() >= self.deadline:
            self.late = True
            return True
        return self.used >= self.nodes

    def part(self, share: float) -> Part:
        """For one part of the thinking (`with`): no more than this share of the time left, if there is a deadline."""
        return Part(self, share)


class Part:
    """For as long as it is entered, the budget's deadline leaves only a share of the time."""

    def __init__(self, budget: Budget, share: float) -> None:
        self._budget = budget
        self._share = share
        self._whole = budget.deadline

    def __enter__(self) -> None:
        self._whole = self._budget.deadline
        if self._whole is not None:
            now = perf_counter()
            self._budget.deadline = now + self._share * max(0.0, self._whole - now)

    def __exit__(self, *raised: object) -> None:
        self._budget.deadline = self._whole


def options(state: State) -> list[Answer]:
    """The answers worth trying: all that are not premature, but of the ways to pay only the one that the game proposes;
    of a choice with very many answers whole choices that the kernel suggests; only the one that can be reckoned, where
    that is."""
    decision = state.decision
    reckoned = state.game.searching.reckoned(state)
    if reckoned is not None:
        return [reckoned]
    if decision is None:
        return []
    ways = decision.worth_trying(state, SUGGESTED)
    early = state.game.searching.premature.get(decision.kind)
    return [way for way in ways if way[0] not in early] if early else ways


@dataclass(eq=False)
class Prospect:
    """One answer, and what is known by now of the positions that come of it."""

    way: Answer
    values: list[float] = field(default_factory=list)
    """What it came to in each world in which it was judged."""
    chance: bool = False
    """Did chance play a part that was not counted out?"""
    hidden: bool = False
    """Did cards play a part that the seat can't know?"""
    nodes: int = 0
    """How many positions it took in the last world."""

    @property
    def score(self) -> float:
        return sum(self.values) / len(self.values)

    def is_open(self) -> bool:
        """Can another world tell more of it? Where only cards were hidden, not once two worlds agree."""
        if self.chance or not self.hidden or len(self.values) < 2:
            return self.chance or self.hidden
        one, other = self.values[-2:]
        return abs(one - other) > SAME * max(1.0, abs(one))


class Greedy:
    """Judges the answers of `seat` in worlds that agree with its view."""

    def __init__(self, evaluation: Evaluation, seat: int, budget: Budget) -> None:
        self.evaluation = evaluation
        self.seat = seat
        self.budget = budget

    def scores(self, worlds: Iterator[State]) -> list[tuple[float, Answer]]:
        """The answers that may be the best, each with its mean value over the worlds in which it was judged.

        The first world judges all, each further one the better half of those of which it can tell more. In a world all
        have the same hidden cards and the same dice. What fell behind and what the budget left out is not among them,
        yet there is always one.
        """
        world = next(worlds)
        ways = options(world)
        if len(ways) == 1:
            return [(0.0, ways[0])]
        race = self._judge(world, [Prospect(way) for way in ways])
        complete = len(race) == len(ways)
        while complete and len(race) > 1:
            runners = sorted([p for p in race if p.is_open()], key=lambda p: -p.score)
            behind = runners[max(FEW, (len(runners) + 1) // 2) :]
            runners, race = runners[: len(runners) - len(behind)], [p for p in race if p not in behind]
            if not runners or self.budget.used + sum(p.nodes for p in runners) > self.budget.nodes:
                break
            following = next(worlds, None)
            complete = following is not None and len(self._judge(following, runners)) == len(runners)
        return [(p.score, p.way) for p in race]

    def _judge(self, world: State, prospects: list[Prospect]) -> list[Prospect]:
        """Judge each of them in one world too. Where the budget ends before, only the first world counts those that it
        has come to, at least one; they are returned."""
        whole = self.budget.nodes - self.budget.used
        share = max(1, whole // len(prospects))
        found: list[float] = []
        unseen = Unseen(world, self.seat)
        for prospect in prospects:
            if found and self.budget.is_over():
                break
            used, unseen.chance, unseen.hidden = self.budget.used, False, False
            found.append(self._after(world, prospect.way, DEPTH, share, unseen))
            prospect.nodes = self.budget.used - used
            prospect.chance |= unseen.chance
            prospect.hidden |= unseen.hidden
        judged = prospects[: len(found)]
        if len(judged) == len(prospects) or not prospects[0].values:
            for prospect, value in zip(judged, found, strict=True):
                prospect.values.append(value)
        return judged

    def _after(self, state: State, way: Answer, depth: int, share: int, unseen: Unseen) -> float:
        """The value once `way` was answered, in the mean over what chance the game can count out."""
        counted = state.game.chances.outcomes(state, way)
        if counted is None:
            following = state.copy()
            advance(following, way)
            return self._onward(following, depth, share, unseen)
        return sum(odds * self._onward(following, depth, share, unseen) for odds, following in counted)

    def _onward(self, state: State, depth: int, share: int, unseen: Unseen) -> float:
        """The value of a position, with the best of what follows of the same proposal."""
        self.budget.used += 1
        pass_over(state, self.seat)
        unseen.look(state)
        if depth == 0 or state.result is not None or not _is_follow_up(state, self.seat):
            return self.evaluation.value(state, self.seat)
        best = None
        ways = options(state)
        for way in ways[: max(1, share)]:
            if best is not None and self.budget.is_over():
                break
            value = self._after(state, way, depth - 1, share // len(ways), unseen)
            if best is None or value > best:
                best = value
        return best if best is not None else self.evaluation.value(state, self.seat)


def pass_over(state: State, seat: int | None = None, to_own: bool = False) -> None:
    """Let the windows close in which somebody could do something before the game goes on, as if nobody did, and let
    what can be reckoned be answered rightly. Where it is for `seat`, the others answer what the game foresees; and with
    `to_own` a window stays open in which it can do something that plans count on, or anybody where it is for nobody."""
    windows, used = state.game.windows, state.game.searching.used if to_own else NOTHING
    for _ in range(PATIENCE):
        decision = state.decision
        if isinstance(decision, Listed) and decision.kind in windows:
            window = windows[decision.kind]
            if not window.interrupts(state, decision.seat) or window.closes not in decision.ways:
                return
            if (
                decision.kind in used
                and seat in (None, decision.seat)
                and len(decision.worth_trying(state, SUGGESTED)) > 1
            ):
                return
            advance(state, state.game.searching.reckoned(state) or window.closes)
            continue
        way = _as_foreseen(state, seat)
        if way is None:
            return
        advance(state, way)


def _as_foreseen(state: State, seat: int | None) -> Answer | None:
    """The answer to a question that is no window's and no matter of judgement, or whose seat is another than `seat`."""
    decision, searching = state.decision, state.game.searching
    if decision is None:
        return None
    way = searching.reckoned(state) if isinstance(decision, Listed | Payment) else None
    return way if way is not None or seat is None or decision.seat == seat else searching.foreseen(state)


def _is_follow_up(state: State, seat: int) -> bool:
    """Does the same seat answer on, before it is free to act again?"""
    decision = state.decision
    return decision is not None and decision.seat == seat and not begins_anew(state)
