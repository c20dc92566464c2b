"""Mirrored pairs: two matches of the same decks and chance with the sides exchanged, and the file that keeps them.

What was played is kept a line a pair, so that a run goes on where it was ended.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Protocol, TypeVar

from game.ai.base import Agent
from game.kernel import running
from game.kernel.state import State
from game.kernel.views import view
from game.lab import kept as keeping
from game.lab.executors import Executor
from game.lab.simulate import STALLED, Stalled

Duel = tuple[str, ...]
"""What is set against what."""


@dataclass
class Side:
    """What one side did in a pair."""

    nodes: int = 0
    seconds: float = 0.0
    """Of the processor, thinking."""
    turns: list[float] = field(default_factory=list)
    """Milliseconds of the clock for each whole turn."""


@dataclass
class Pair:
    """Two matches with the seats exchanged. `score` is that of the first of the two sides, in the mean, 0 to 1."""

    duel: Duel
    number: int
    score: float
    began: float
    """The mean score of whoever began."""
    sides: tuple[Side, Side]
    matches: list[dict[str, Any]] = field(default_factory=list)
    """What each of the two came to, where it is looked at one by one (`lab/rulings`)."""

    def line(self) -> dict[str, Any]:
        """As plain data for a file."""
        told = asdict(self)
        return told if self.matches else {name: value for name, value in told.items() if name != "matches"}


class Rounds(Protocol):
    """A plan: so many pairs of each duel."""

    @property
    def pairs(self) -> int: ...

    def duels(self) -> list[Any]:
        """Those that are still to be played."""

    def head(self) -> dict[str, Any]:
        """What a file of pairs must have been begun with to go on with this plan; plain data."""


P = TypeVar("P", bound=Rounds)
R = TypeVar("R")
Share = tuple[P, Any, int]
"""A pair to play: its plan, its duel and its number."""


def played(
    plan: P,
    play: Callable[[Share[P]], Pair],
    by: Executor,
    kept: Path | None = None,
    told: Callable[[list[Pair]], bool] = lambda pairs: False,
    before: Sequence[Pair] = (),
) -> list[Pair]:
    """All pairs of the plan, those that the file has among them, or those that were played `before`; `told` is given
    those of the file, and all after each, and True ends it.

    Raises NoSuch where the file is of another plan.
    """
    found = list(before) if kept is None else _taken_up(plan, kept)
    done = {(pair.duel, pair.number) for pair in found}
    rounds = [(plan, duel, number) for number in range(plan.pairs) for duel in plan.duels()]
    left = [share for share in rounds if (share[1], share[2]) not in done]
    if kept is not None and found and told(found):
        return found
    for pair in by.spread(play, left):
        found.append(pair)
        if kept is not None:
            keeping.add(kept, pair.line())
        if told(found):
            break
    return found


def _taken_up(plan: Rounds, kept: Path) -> list[Pair]:
    """What the file has of the plan. Raises NoSuch."""
    try:
        found = [_pair(data) for data in keeping.taken_up(kept, plan.head())]
    except (ValueError, TypeError, KeyError, AttributeError):
        raise keeping.damaged(kept) from None
    return [pair for pair in found if pair.number < plan.pairs]


def _pair(data: dict[str, Any]) -> Pair:
    one, other = (Side(**side) for side in data.pop("sides"))
    return Pair(**data | {"duel": tuple(data["duel"])}, sides=(one, other))


# --- one match --------------------------------------------------------------------------------------------------------


def seating(teams: Sequence[int], number: int, exchanged: bool) -> list[int]:
    """For each seat whether the first side (0) or the second (1) plays it: teams together, else every other seat.

    `teams` has the team of each seat. Of an odd number of seats one side has fewer; exchanged, the other one has.
    """
    seats = len(teams)
    if len({*teams}) < seats:
        found = [int(team != teams[0]) for team in teams]
    else:
        own = {(number + 2 * n) % seats for n in range(seats // 2)}
        found = [int(seat not in own) for seat in range(seats)]
    return [1 - side for side in found] if exchanged else found


def worth(state: State, seat: int) -> float:
    """What the end of a match is to a seat: 1 for a win, 0.5 for a draw."""
    return (1 + state.places.outcome(state.result or (), seat)) / 2


def score_of(state: State, seated: Sequence[int]) -> float:
    """The score of the first side, by its best seat and the other's."""
    mine, theirs = (max([worth(state, seat) for seat, side in enumerate(seated) if side == own]) for own in (0, 1))
    return 0.5 if mine == theirs else float(mine > theirs)


def play_out(
    state: State,
    agents: Sequence[Agent],
    seated: Sequence[int],
    sides: tuple[Side, Side],
    nodes: int | None,
    seconds: float | None,
) -> None:
    """Play a match to its end. Raises Stalled.

    `nodes` limits each thought (None: each agent's own), `seconds` as `Agent.choose_from_view` says (None: no clock).
    """
    turns: dict[tuple[int, int], int] = {}  # where each turn of a seat stands among those of its side
    for _ in range(STALLED):
        decision = state.decision
        if decision is None:
            return
        seat = decision.seat
        thinker, side = agents[seat], sides[seated[seat]]
        place = turns.setdefault((state.turn, seat), len(side.turns))
        if place == len(side.turns):
            side.turns.append(0.0)
        begin, busy = perf_counter(), process_time()
        limit = thinker.nodes if nodes is None else nodes
        shown = view(state, seat)
        way = thinker.choose_from_view(shown, state.game, state.cards, seconds=seconds, nodes=limit)
        side.turns[place] = round(side.turns[place] + 1000 * (perf_counter() - begin), 2)
        side.seconds = round(side.seconds + process_time() - busy, 6)
        side.nodes += thinker.budget.used
        running.answer(state, way)
    raise Stalled(f"no end after {STALLED} decisions")
