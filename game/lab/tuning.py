"""Weights of the evaluation found in self-play: simultaneous perturbation (SPSA).

What is looked for is a factor for each weight that isn't 0; its sign stays. For each pair of matches all factors are
moved a little at once, each up or down by a coin; one side plays with them, the other with all of them moved the other
way, the same agent in every seat. Whoever wins says of each weight whether it was rather moved the right way: that is a
guess at the slope for two matches, however many weights there are (Spall 1992; for games Kocsis and Szepesvári 2006).
The guesses of a batch are taken together for one step. How far is looked, and how far gone, decreases as Spall (1998)
recommends; what is found is the mean of the later half of all steps (Polyak and Juditsky 1992). Only the ratios of
weights to each other are looked for, so their geometric mean stays.

All of it hangs on the seed and the number of a pair, not on how many processes play or when they were begun: the steps
are worked out from the pairs' scores, which are what the file of a run keeps. That the weights found are better than
those that it began with is not said by this; the arena says it, of other matches.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from math import exp, log, pow, sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any, NamedTuple

from game.ai.evaluation import Evaluation, evaluation
from game.kernel.rng import seeded
from game.lab import arena, pairs
from game.lab.executors import HERE, Executor
from game.lab.pairs import Pair
from game.lab.simulate import NoSuch
from game.lab.standings import pace
from game.records.cards import fingerprint
from game.system.files import replace_file

DUEL = ("forth", "back")
"""The sides of each pair: moved as the coins fell, and the other way."""
REACH = 0.4
"""How far is looked in the first step: to factors of e to the power of this, and of its negative."""
REACH_DECAY, PACE_DECAY = 0.101, 0.602
"""The powers of the step's number by which both decrease (Spall 1998)."""
SETTLING = 0.1
"""This share of all steps is added to their number, so that the first ones don't go too far (Spall 1998)."""
PATH = 20.0
"""What the lengths of all steps add up to: a weight that for a factor of e is worth 5 matches of 100 comes by one such
factor away from where it began."""
LONGEST = 1.0
"""No step is longer, however few there are: it would be taken on the strength of too few matches."""


class Slope(NamedTuple):
    """How many more matches of 1 are won for a factor of e, in the mean over the whole way, and its standard error.

    Where no slope is several errors large, the weights are no worse than others near them: better ones are not to be
    had by weighing, but by seeing more.
    """

    mean: float
    error: float


class Found(NamedTuple):
    weights: dict[str, float]
    slopes: dict[str, Slope]


Point = tuple[float, ...]
"""The logarithm of each factor, in the order of `Plan.start`."""


@dataclass(frozen=True)
class Plan(arena.Plan):
    """What is to be played: `agents` has the one that plays every seat, `pairs` is up to where."""

    agents: tuple[str, ...] = ("casual",)
    pairs: int = 0
    steps: int = 100
    batch: int = 20
    """So many pairs make a step."""
    start: tuple[tuple[str, float], ...] = ()
    """The weights that are begun with; those of 0 are not among them."""
    cards: str = ""
    """The fingerprint of the cards."""
    point: Point = ()
    """Where the step begins that is being played."""

    def duels(self) -> list[tuple[str, str]]:
        return [DUEL]

    def head(self) -> dict[str, Any]:
        return {name: value for name, value in asdict(self).items() if name not in ("pairs", "point")}

    def reach(self, step: int) -> float:
        """How far is looked to each side."""
        return REACH * pow(step + 1, -REACH_DECAY)

    def pace(self, step: int) -> float:
        """How far the step goes for a slope of 1."""
        lengths = [pow(n + 1 + SETTLING * self.steps, -PACE_DECAY) for n in range(self.steps)]
        return min(LONGEST, PATH * lengths[step] / sum(lengths))


def planned(game: str, agent: str, **options: Any) -> Plan:
    """A plan that begins with the weights that the game has; `options` are its further fields. Raises NoSuch."""
    plan = Plan(game, (agent,), **options)
    cards = check(plan)
    weights = {name: weight for name, weight in evaluation(game).weights.items() if weight}
    return replace(plan, start=tuple(weights.items()), cards=cards)


def check(plan: arena.Plan) -> str:
    """The fingerprint of the cards. Raises NoSuch where there are no weights to find for the agent of the plan."""
    library, agent = arena.check_table(plan), plan.agents[0]
    if arena.AT in agent:
        raise NoSuch(f"name the level alone, without `{arena.AT}`: it begins with the weights that the game has")
    arena.check_judging(agent)
    if sum(map(bool, evaluation(plan.game).weights.values())) < 2:
        raise NoSuch(f"{plan.game} has no file of weights to begin with")
    return fingerprint(library)


def tuned(
    plan: Plan,
    by: Executor = HERE,
    kept: Path | None = None,
    told: Callable[[list[Pair]], bool] = lambda pairs: False,
    play: Callable[[tuple[Plan, tuple[str, str], int]], Pair] | None = None,
) -> Found:
    """The weights that are found. The file `kept` has every pair, and a run goes on from what it has; `told` is given
    the pairs after each. Raises NoSuch where the file is of another plan."""
    point: Point = (0.0,) * len(plan.start)
    points: list[Point] = []
    found: list[Pair] = []
    for step in range(plan.steps):
        stage = replace(plan, pairs=(step + 1) * plan.batch, point=point)
        found = pairs.played(stage, play or play_pair, by, kept, told, found)
        point = moved(plan, point, step, [pair for pair in found if pair.number // plan.batch == step])
        points.append(point)
    return _settled(plan, points, found)


def until_now(plan: Plan, found: Sequence[Pair]) -> tuple[Plan, Found]:
    """What the whole steps of a run that was broken off have found, as that of a plan of so many steps."""
    point: Point = (0.0,) * len(plan.start)
    points: list[Point] = []
    for step in range(len(found) // plan.batch):
        point = moved(plan, point, step, [pair for pair in found if pair.number // plan.batch == step])
        points.append(point)
    whole = [pair for pair in found if pair.number < len(points) * plan.batch]
    return replace(plan, steps=len(points)), _settled(plan, points, whole)


def _settled(plan: Plan, points: Sequence[Point], found: Sequence[Pair]) -> Found:
    later = points[len(points) // 2 :]
    weights = weights_at(plan, [sum(part) / len(later) for part in zip(*later, strict=True)])
    return Found(weights, slopes(plan, found))


def moved(plan: Plan, point: Point, step: int, batch: Sequence[Pair]) -> Point:
    """The point after a step, by the scores of its pairs."""
    slope = [0.0] * len(point)
    for pair in sorted(batch, key=lambda pair: pair.number):
        slope = [part + guess / len(batch) for part, guess in zip(slope, guesses(plan, pair), strict=True)]
    reached = [part + plan.pace(step) * up for part, up in zip(point, slope, strict=True)]
    middle = sum(reached) / len(reached)
    return tuple([part - middle for part in reached])


def guesses(plan: Plan, pair: Pair) -> list[float]:
    """What a pair says of the slope for each weight."""
    gain = (pair.score - 0.5) / (2 * plan.reach(pair.number // plan.batch))
    return [gain * coin for coin in coins(plan, pair.number)]


def slopes(plan: Plan, found: Sequence[Pair]) -> dict[str, Slope]:
    guessed = zip(*[guesses(plan, pair) for pair in sorted(found, key=lambda pair: pair.number)], strict=True)
    return {
        name: Slope(mean(all_of), stdev(all_of) / sqrt(len(all_of)))
        for (name, _), all_of in zip(plan.start, guessed, strict=True)
    }


def coins(plan: Plan, number: int) -> list[int]:
    """Which way each factor is moved for one side of a pair: 1 or -1."""
    chance = Random(seeded(plan.seed, f"coins {number}"))
    return [chance.choice((-1, 1)) for _ in plan.start]


def weights_at(plan: Plan, point: Sequence[float]) -> dict[str, float]:
    return {name: weight * exp(part) for (name, weight), part in zip(plan.start, point, strict=True)}


def sides(plan: Plan, number: int) -> tuple[dict[str, float], dict[str, float]]:
    """The weights by which the two sides of a pair judge."""
    reach = plan.reach(number // plan.batch)
    ways = coins(plan, number)
    forth, back = (
        weights_at(plan, [part + sign * reach * way for part, way in zip(plan.point, ways, strict=True)])
        for sign in (1, -1)
    )
    return forth, back


def play_pair(share: tuple[Plan, tuple[str, str], int]) -> Pair:
    plan, duel, number = share
    scale = evaluation(plan.game).scale
    judges = [Evaluation(weights, scale=scale) for weights in sides(plan, number)]
    level = plan.agents[0]
    return arena.mirrored(plan, duel, number, lambda side, seed: arena.with_judge(level, seed, judges[side]), "tune")


# --- telling ----------------------------------------------------------------------------------------------------------


def write(path: Path, game: str, cards: str, how: Mapping[str, Any], found: Evaluation) -> None:
    """The file of weights, as `ai/evaluation.py` reads it, with how they were found. Raises OSError.

    Those of 0 that were left as they are stand there too, in the order of the game's own file.
    """
    everything = {**evaluation(game).weights, **found.weights}
    rounded = {name: round(weight, 4) for name, weight in everything.items()}
    held = {"cards": cards, "found": dict(how), "scale": found.scale, "weights": rounded}
    for word, weights in (("ahead", found.ahead), ("waiting", found.waiting)):
        if weights:
            held[word] = {name: round(weight, 4) for name, weight in weights.items()}
    replace_file(path, (json.dumps(held, indent=2) + "\n").encode())


def how(plan: arena.Plan) -> dict[str, Any]:
    """What a file of weights says of the matches by which they were found."""
    told = ("game", "agents", "players", "steps", "batch", "seed", "decks", "nodes")
    return {name: value for name, value in asdict(plan).items() if name in told}


def as_json(plan: Plan, found: Found) -> dict[str, Any]:
    return {
        **{name: value for name, value in plan.head().items() if name != "start"},
        "pairs": plan.steps * plan.batch,
        "began": dict(plan.start),
        "weights": {name: round(weight, 4) for name, weight in found.weights.items()},
        "slopes": {name: {"mean": round(s.mean, 4), "error": round(s.error, 4)} for name, s in found.slopes.items()},
    }


def as_text(plan: Plan, found: Found, out: str) -> str:
    """The weights, those first that changed most, with their slopes in matches of 100, and how to have them tested."""
    start, weights, slopes = dict(plan.start), found.weights, found.slopes
    order = sorted(weights, key=lambda name: -abs(log(weights[name] / start[name])))
    level, width = plan.agents[0], max(map(len, order))
    return "\n".join(
        [
            f"{plan.game}, {plan.players} players, {level}, {plan.steps * plan.batch} pairs, seed {plan.seed}",
            *(f"{name:>{width}} {start[name]:8.3f} {weights[name]:8.3f}  x {weights[name] / start[name]:.2f}, slope "
              f"{100 * slopes[name].mean:+.1f} ± {100 * slopes[name].error:.1f}" for name in order),
            proof(plan, out),
        ]
    )  # fmt: skip


def proof(plan: arena.Plan, out: str) -> str:
    """How to have the weights in a file tested."""
    level = plan.agents[0]
    return (
        f"{out} has them; whether they are better says `contracts arena --game {plan.game} --players {plan.players} "
        f"--agents {level}{arena.AT}{out},{level} --sprt 0.5,0.55 --pairs 2000`"
    )


def so_far(plan: Plan, found: Sequence[Pair], fresh: int, seconds: float) -> str:
    """A line that says how far it is: `fresh` pairs were played in so many seconds."""
    step = min(plan.steps, len(found) // plan.batch + 1)
    whole = plan.steps * plan.batch
    return f"step {step} of {plan.steps}, {len(found)} of {whole} pairs, {pace(whole - len(found), fresh, seconds)}"
