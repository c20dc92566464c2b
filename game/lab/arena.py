"""Agents against each other in mirrored pairs: who is the stronger, by how much, and how long they think.

What was played is kept in a file, a line a pair, so that a run goes on where it was ended.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from game.ai.agents import AGENTS
from game.ai.base import Agent
from game.kernel import running
from game.kernel.rng import seeded
from game.kernel.state import State
from game.kernel.views import view
from game.lab.simulate import STALLED, NoSuch, Stalled
from game.lab.yardsticks import YARDSTICKS
from game.language.library import FaultyCards, Library
from game.records.cards import library as current
from game.records.cards import rules_of
from game.system.processes import belong_to_parent

POOL: dict[str, type[Agent]] = {**AGENTS, **YARDSTICKS}


@dataclass(frozen=True)
class Plan:
    """What is to be played: each of the `agents` against each other one, in so many pairs."""

    game: str = "contracts"
    agents: tuple[str, ...] = ("regular", "casual")
    players: int = 2
    pairs: int = 50
    seed: int = 0
    decks: tuple[str, ...] | None = None
    """Those that the decks of the seats are taken from, in every combination; None: all."""
    nodes: int | None = None
    """The limit on positions in one thought, for all; None: each level's own."""
    seconds: float | None = None
    """The clock's limit on it; None: there is none, and the matches are the same on every machine."""

    def duels(self) -> list[tuple[str, str]]:
        return list(combinations(self.agents, 2))


@dataclass
class Side:
    """What one agent did in a pair."""

    nodes: int = 0
    seconds: float = 0.0
    """Of the processor, thinking."""
    turns: list[float] = field(default_factory=list)
    """Milliseconds of the clock for each whole turn."""


@dataclass
class Pair:
    """Two matches with the seats exchanged. `score` is that of the first of the two agents, in the mean, 0 to 1."""

    duel: tuple[str, str]
    number: int
    score: float
    began: float
    """The mean score of whoever began."""
    sides: tuple[Side, Side]


def check(plan: Plan) -> Library:
    """The cards of the plan. Raises NoSuch, or FaultyCards."""
    library = current(plan.game)
    if library.faults:
        raise FaultyCards(library.faults)
    if plan.players not in rules_of(plan.game).seats:
        raise NoSuch(f"{plan.game} is not played by {plan.players}")
    if len({*plan.agents}) < max(2, len(plan.agents)):
        raise NoSuch("an arena needs two agents or more, each named once")
    for name in plan.agents:
        if name not in POOL:
            raise NoSuch(f"there is no agent `{name}`; the agents are {', '.join(POOL)}")
    for deck in plan.decks or ():
        if deck not in library.decks:
            raise NoSuch(f"there is no deck `{deck}`; the decks are {', '.join(library.decks)}")
    return library


def played(
    plan: Plan, jobs: int, kept: Path | None = None, told: Callable[[list[Pair]], bool] = lambda pairs: False
) -> list[Pair]:
    """All pairs of the plan, those that the file has among them; `told` is given them after each, and True ends it.

    Raises NoSuch where the file is of another plan.
    """
    found = _taken_up(plan, kept)
    done = {(pair.duel, pair.number) for pair in found}
    rounds = [(plan, duel, number) for number in range(plan.pairs) for duel in plan.duels()]
    left = [share for share in rounds if (share[1], share[2]) not in done]
    for pair in _each(left, jobs):
        found.append(pair)
        if kept is not None:
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(pair)) + "\n")
        if told(found):
            break
    return found


def _taken_up(plan: Plan, kept: Path | None) -> list[Pair]:
    """What the file has of the plan; where there is none it is begun. A line that is not whole is dropped."""
    head = json.dumps({name: value for name, value in asdict(plan).items() if name != "pairs"})
    if kept is None:
        return []
    if not kept.exists() or not kept.read_text(encoding="utf-8").strip():
        kept.write_text(head + "\n", encoding="utf-8")
        return []
    first, *lines = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    if first.strip() != head:
        raise NoSuch(f"{kept} holds another arena ({first.strip()}); choose another file")
    whole = [line for line in lines if line.endswith("\n")]
    if len(whole) < len(lines):
        kept.write_text(first + "".join(whole), encoding="utf-8")
    try:
        found = [_pair(json.loads(line)) for line in whole]
    except (ValueError, TypeError, KeyError):
        raise NoSuch(f"{kept} is damaged; choose another file") from None
    return [pair for pair in found if pair.number < plan.pairs]


def _pair(data: dict[str, Any]) -> Pair:
    one, other = (Side(**side) for side in data.pop("sides"))
    return Pair(**data | {"duel": tuple(data["duel"])}, sides=(one, other))


def _each(shares: Sequence[tuple[Plan, tuple[str, str], int]], jobs: int) -> Iterator[Pair]:
    if jobs == 1 or len(shares) < 2:
        yield from map(play_pair, shares)
        return
    with get_context("spawn").Pool(min(jobs, len(shares)), belong_to_parent) as pool:
        yield from pool.imap_unordered(play_pair, shares)


# --- one pair ---------------------------------------------------------------------------------------------------------


def play_pair(share: tuple[Plan, tuple[str, str], int]) -> Pair:
    """The two matches: the same decks, chance and seat that begins, with the agents exchanged."""
    plan, duel, number = share
    library, game = current(plan.game), rules_of(plan.game)
    names = list(plan.decks or library.decks)
    decks, first = line_up(names, plan.players, number)
    sides, score, began = (Side(), Side()), 0.0, 0.0
    for exchanged in (False, True):
        seed = seeded(plan.seed, f"arena {number}") >> 32
        lists = [library.decks[name].cards() for name in decks]
        state = game.setup(library.card_set(game.vocabulary), lists, seed, library.constants, first)
        seated = seating(state, number, exchanged)
        _play(state, plan, duel, seated, seed, sides)
        mine = max([_worth(state, seat) for seat in range(plan.players) if seated[seat] == 0])
        theirs = max([_worth(state, seat) for seat in range(plan.players) if seated[seat] == 1])
        score += 0.5 if mine == theirs else float(mine > theirs)
        began += _worth(state, first)
    return Pair(duel, number, score / 2, began / 2, sides)


def line_up(names: Sequence[str], players: int, number: int) -> tuple[list[str], int]:
    """Who plays which deck in a pair, and who begins; of two seats every pair of decks has its turn."""
    n = len(names)
    around = number // n
    return [names[(number + seat * (around + seat)) % n] for seat in range(players)], (number + around) % players


def seating(state: State, number: int, exchanged: bool) -> list[int]:
    """For each seat whether the first agent (0) or the second (1) plays it: teams together, else every other seat.

    Of an odd number of seats one has fewer; exchanged, the other one has.
    """
    seats, teams = len(state.seats), state.places.teams
    if len({*teams}) < seats:
        found = [int(team != teams[0]) for team in teams]
    else:
        own = {(number + 2 * n) % seats for n in range(seats // 2)}
        found = [int(seat not in own) for seat in range(seats)]
    return [1 - side for side in found] if exchanged else found


def _worth(state: State, seat: int) -> float:
    return (1 + state.places.outcome(state.result or (), seat)) / 2


def _play(
    state: State, plan: Plan, duel: tuple[str, str], seated: Sequence[int], seed: int, sides: tuple[Side, Side]
) -> None:
    agents: list[Agent] = [POOL[duel[side]](seed + seat) for seat, side in enumerate(seated)]
    turn = (-1, -1)
    for _ in range(STALLED):
        decision = state.decision
        if decision is None:
            return
        seat = decision.seat
        thinker, side = agents[seat], sides[seated[seat]]
        if turn != (state.turn, seat):
            turn = (state.turn, seat)
            side.turns.append(0.0)
        begin, busy = perf_counter(), process_time()
        limit = thinker.nodes if plan.nodes is None else plan.nodes
        shown = view(state, seat)
        way = thinker.choose_from_view(shown, state.game, state.cards, seconds=plan.seconds, nodes=limit)
        side.turns[-1] = round(side.turns[-1] + 1000 * (perf_counter() - begin), 2)
        side.seconds = round(side.seconds + process_time() - busy, 6)
        side.nodes += thinker.budget.used
        running.answer(state, way)
    raise Stalled(f"no end after {STALLED} decisions")
