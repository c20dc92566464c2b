"""Agents against each other in mirrored pairs: who is the stronger, by how much, and how long they think."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from inspect import signature
from itertools import combinations
from pathlib import Path
from typing import Any

from game.ai.agents import AGENTS
from game.ai.base import Agent
from game.ai.evaluation import CONSTANT, Evaluation, from_file
from game.kernel.errors import GameError
from game.kernel.rng import seeded
from game.lab import pairs
from game.lab.executors import Executor
from game.lab.pairs import Pair, Side, play_out, score_of, seating, worth
from game.lab.simulate import NoSuch
from game.lab.yardsticks import YARDSTICKS
from game.language.library import FaultyCards, Library
from game.records.cards import library as current
from game.records.cards import rules_of

POOL: dict[str, type[Agent]] = {**AGENTS, **YARDSTICKS}
AT = "@"
"""Stands between the name of an agent and the file of weights that it judges by."""


@dataclass(frozen=True)
class Plan:
    """What is to be played: each of the `agents` against each other one, in so many pairs."""

    game: str = "contracts"
    agents: tuple[str, ...] = ("regular", "casual")
    """Names of the pool; one such as `casual@FILE` judges by that file of weights."""
    players: int = 2
    pairs: int = 50
    seed: int = 0
    decks: tuple[str, ...] | None = None
    """Those that the decks of the seats are taken from, in every combination; None: all."""
    nodes: int | None = None
    """The limit on positions in one thought, for all; None: each level's own."""
    seconds: float | None = None
    """Of the clock, as `Agent.choose_from_view` says; None: no limit, and the matches are the same on every machine."""

    def duels(self) -> list[tuple[str, str]]:
        return list(combinations(self.agents, 2))

    def head(self) -> dict[str, Any]:
        found = {name: value for name, value in asdict(self).items() if name != "pairs"}
        files = {name: weighed(name) for name in self.agents if AT in name}
        weights = {
            name: file.weights
            | {f"{word} {n}": w for word in ("ahead", "waiting") for n, w in getattr(file, word).items()}
            for name, file in files.items()
        }
        return found | ({"weights": weights} if weights else {})


def check(plan: Plan) -> Library:
    """The cards of the plan. Raises NoSuch, or FaultyCards."""
    if len({*plan.agents}) < max(2, len(plan.agents)):
        raise NoSuch("an arena needs two agents or more, each named once")
    return check_table(plan)


def check_table(plan: Plan) -> Library:
    """The same without how many agents there are."""
    library = current(plan.game)
    if library.faults:
        raise FaultyCards(library.faults)
    if plan.players not in rules_of(plan.game).seats:
        raise NoSuch(f"{plan.game} is not played by {plan.players}")
    for name in plan.agents:
        level, at, _ = name.partition(AT)
        if level not in POOL:
            raise NoSuch(f"there is no agent `{level}`; the agents are {', '.join(POOL)}")
        if at:
            check_judging(level)
            file = weighed(name)
            held = {*file.weights, *file.ahead, *file.waiting}
            unknown = held - {CONSTANT} - {*rules_of(plan.game).judging.names}
            if unknown:
                raise NoSuch(f"{name} weighs `{min(unknown)}`, which is nothing that {plan.game} looks at")
    for deck in plan.decks or ():
        if deck not in library.decks:
            raise NoSuch(f"there is no deck `{deck}`; the decks are {', '.join(library.decks)}")
    return library


def check_judging(level: str) -> None:
    """Raises NoSuch for an agent that judges by no weights."""
    judging = [name for name, kind in POOL.items() if "judge" in signature(kind).parameters]
    if level not in judging:
        raise NoSuch(f"`{level}` judges by no weights; those who do are {', '.join(judging)}")


@cache
def weighed(name: str) -> Evaluation:
    """What an agent with a file of weights in its name judges by. Raises NoSuch."""
    try:
        return from_file(file_of(name))
    except GameError as error:
        raise NoSuch(str(error)) from None


def file_of(name: str) -> Path:
    """The file of weights in an agent's name."""
    return Path(name.partition(AT)[2])


def contender(name: str, seed: int) -> Agent:
    """An agent by its name in a plan."""
    level, at, _ = name.partition(AT)
    return with_judge(level, seed, weighed(name)) if at else POOL[level](seed)


def with_judge(level: str, seed: int, judge: Evaluation) -> Agent:
    """An agent that judges by other weights than its game's own."""
    kind: Any = POOL[level]
    found: Agent = kind(seed, judge)
    return found


def played(
    plan: Plan, by: Executor, kept: Path | None = None, told: Callable[[list[Pair]], bool] = lambda pairs: False
) -> list[Pair]:
    """All pairs of the plan (`pairs.played`). Raises NoSuch where the file is of another plan."""
    return pairs.played(plan, play_pair, by, kept, told)


def play_pair(share: tuple[Plan, tuple[str, str], int]) -> Pair:
    """The two matches: the same decks, chance and seat that begins, with the agents exchanged."""
    plan, duel, number = share
    return mirrored(plan, duel, number, lambda side, seed: contender(duel[side], seed))


def mirrored(
    plan: Plan, duel: tuple[str, str], number: int, agent: Callable[[int, int], Agent], about: str = "arena"
) -> Pair:
    """The same for any agents: `agent` makes one of the first side (0) or the second (1) with a seed.

    What is played hangs on the plan's seed, the number and what it is played for: `about`.
    """
    library, game = current(plan.game), rules_of(plan.game)
    names = list(plan.decks or library.decks)
    decks, first = line_up(names, plan.players, number)
    sides, score, began = (Side(), Side()), 0.0, 0.0
    for exchanged in (False, True):
        seed = seeded(plan.seed, f"{about} {number}") >> 32
        lists = [library.decks[name].cards() for name in decks]
        state = game.setup(library.card_set(game.vocabulary), lists, seed, library.constants, first)
        seated = seating(state.places.teams, number, exchanged)
        agents = [agent(side, seed + seat) for seat, side in enumerate(seated)]
        play_out(state, agents, seated, sides, plan.nodes, plan.seconds)
        score += score_of(state, seated)
        began += worth(state, first)
    return Pair(duel, number, score / 2, began / 2, sides)


def line_up(names: Sequence[str], players: int, number: int) -> tuple[list[str], int]:
    """Who plays which deck in a pair, and who begins; of two seats every pair of decks has its turn."""
    n = len(names)
    around = number // n
    return [names[(number + seat * (around + seat)) % n] for seat in range(players)], (number + around) % players
