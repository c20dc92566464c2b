"""Weights of the evaluation fitted to how matches end: a logistic regression on positions of self-play.

A level plays itself. Of every position that an answer leads to is kept what the game's features say of it to the seat
that answered, and to the one that is asked next, and how the match ended for them. What is looked for are the weights
by which the sum tells best who wins: those of the least log-loss, with a small penalty on their squares, found by
gradient descent (Adam, Kingma and Ba 2015) on features of equal spread. A weight keeps its sign, or becomes 0: features
go together, so that a regression is free to call one bad that is good, and hints speak of each as what it is.

`ahead` are other weights, for the positions alone to which lines are played on: those in which a turn begins. No answer
is chosen by them, so that nothing keeps their signs.

What is found is in points of `SCALE`. All of it hangs on the seed and the numbers of the matches, not on how many
processes play. A smaller log-loss doesn't mean a stronger player; that is said by the arena, of other matches.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import count
from math import exp, log, sqrt
from operator import mul
from random import Random
from typing import Any, NamedTuple

from game.ai.evaluation import CONSTANT, SCALE, Evaluation, evaluation, logistic
from game.kernel import running
from game.kernel.courses import begins_anew
from game.kernel.rng import seeded
from game.kernel.views import view
from game.lab import arena, pairs, tuning
from game.lab.simulate import STALLED, Stalled
from game.lab.workers import spread
from game.records.cards import library as current
from game.records.cards import rules_of

LEAST = 20
"""So many matches are enough to fit to."""
HELD_OUT = 10
"""Every so manieth match is not learned from: by those it is seen when to stop."""
EPOCHS, PATIENCE = 80, 6
"""How often all positions are gone through at most, and how often without a smaller loss."""
BATCH = 128
RATE, MOMENT, SPREAD = 3e-3, 0.9, 0.999
PENALTY = 1e-4
TINY = 1e-8
FREE = 2
"""Stands for the sign of a weight that can have either."""


class Row(NamedTuple):
    """A position as one seat sees it."""

    match: int
    worth: float
    """1 for a match that the seat won, 0.5 for a draw, 0 for one that was lost."""
    features: tuple[float, ...]


class Fit(NamedTuple):
    """`before` and `after`: the log-loss of the weights that are begun with, at their best scale, and of those that
    are found, in the matches that were not learned from."""

    weights: dict[str, float]
    matches: int
    rows: int
    before: float
    after: float
    constant: float
    """In points, to be added to the sum."""


@dataclass(frozen=True)
class Plan(arena.Plan):
    """`agents` has the one that plays every seat, `pairs` is the number of matches."""

    agents: tuple[str, ...] = ("casual",)
    cards: str = ""
    """The fingerprint of the cards."""
    ahead: bool = False
    """Are weights looked for by which positions are judged to which lines are played on?"""

    def duels(self) -> list[tuple[str, str]]:
        return [(self.agents[0], self.agents[0])]


def fitted(plan: Plan, jobs: int = 1, told: Callable[[int], None] = lambda matches: None) -> Fit:
    """Play, then fit. `told` is given the number of matches after each.

    Interrupted while it plays it is fitted to the first of the matches, as far as they are without a gap: as if no more
    had been asked for. Raises KeyboardInterrupt where they are fewer than LEAST.
    """
    played: dict[int, list[Row]] = {}
    shares = [(plan, plan.duels()[0], number) for number in range(plan.pairs)]
    try:
        for rows in spread(positions, shares, jobs):
            played[rows[0].match] = rows
            told(len(played))
    except KeyboardInterrupt:
        if _whole(played) < LEAST:
            raise
    first = [row for number in range(_whole(played)) for row in played[number]]
    return fit(first, rules_of(plan.game).judging.names, begun_with(plan), plan.seed, plan.ahead)


def _whole(played: Container[int]) -> int:
    """So many matches were played before the first that was not."""
    return next(number for number in count() if number not in played)


def begun_with(plan: Plan) -> Evaluation:
    """The weights by which is played, and whose signs are kept: those of the agent's file, or the game's own."""
    agent = plan.agents[0]
    return arena.weighed(agent) if arena.AT in agent else evaluation(plan.game)


def positions(share: tuple[Plan, tuple[str, str], int]) -> list[Row]:
    """What is kept of a match. Raises Stalled."""
    plan, _, number = share
    library, game = current(plan.game), rules_of(plan.game)
    decks, first = arena.line_up(list(plan.decks or library.decks), plan.players, number)
    seed = seeded(plan.seed, f"fit {number}") >> 32
    lists = [library.decks[name].cards() for name in decks]
    state = game.setup(library.card_set(game.vocabulary), lists, seed, library.constants, first)
    agents = [arena.contender(plan.agents[0], seed + seat) for seat in range(plan.players)]
    seen: list[tuple[int, tuple[float, ...]]] = []
    turn = 0
    for _ in range(STALLED):
        decision = state.decision
        if decision is None:
            return [Row(number, pairs.worth(state, seat), features) for seat, features in seen]
        seat = decision.seat
        shown = view(state, seat)
        running.answer(state, agents[seat].choose_from_view(shown, game, state.cards, nodes=plan.nodes))
        if state.decision is None or (plan.ahead and (state.turn == turn or not begins_anew(state))):
            continue
        turn = state.turn
        seats = range(plan.players) if plan.ahead else dict.fromkeys((seat, state.decision.seat))
        seen += [(who, game.judging.features(state, who)) for who in seats]
    raise Stalled(f"no end after {STALLED} decisions")


def fit(rows: Sequence[Row], names: Sequence[str], start: Evaluation, seed: int = 0, free: bool = False) -> Fit:
    """The weights for features of these `names`, those that are not 0 in `start` with their signs; `rows` by match.

    `free`: those of 0 as well, with whichever sign.
    """
    means, spreads = zip(
        *[_middle(column) for column in zip(*[row.features for row in rows], strict=True)], strict=True
    )
    begun = [start.weights.get(name, 0.0) for name in names]
    signs = [FREE if free else (weight > 0) - (weight < 0) for weight in begun]
    parts: tuple[list[Sample], list[Sample]] = ([], [])
    for row in rows:
        even = tuple([(x - m) / s for x, m, s in zip(row.features, means, spreads, strict=True)])
        parts[row.match % HELD_OUT == 0].append((row.worth, (1.0, *even)))
    learned, held = parts
    values = [(row.worth, sum(map(mul, begun, row.features))) for row in rows if row.match % HELD_OUT == 0]
    before = min(loss((worth, value * scale) for worth, value in values) for scale in SCALES)
    found = _descend(learned, held, (FREE, *signs), Random(seeded(seed, "fit")))
    after = loss((worth, sum(map(mul, found, even))) for worth, even in held)
    weights = {
        name: SCALE * w / s for name, w, s in zip(names, found[1:], spreads, strict=True) if name in start.weights
    }
    constant = SCALE * (found[0] - sum([w * m / s for w, m, s in zip(found[1:], means, spreads, strict=True)]))
    return Fit(weights, rows[-1].match + 1, len(rows), before, after, constant)


Sample = tuple[float, tuple[float, ...]]
"""What a position was worth, and its features with equal spread, after a 1 for the constant part."""
SCALES = [0.005 * 1.15**step for step in range(40)]
"""Logits for a point that are tried for the weights that are begun with."""


def loss(told: Iterable[tuple[float, float]]) -> float:
    """The mean log-loss of logits: pairs of what a position was worth and what was said of it."""
    losses = [_plus(-said) * worth + _plus(said) * (1 - worth) for worth, said in told]
    return sum(losses) / len(losses)


def _plus(x: float) -> float:
    """log(1 + exp(x)) without overflow."""
    return x + log(1 + exp(-x)) if x > 0 else log(1 + exp(x))


def _middle(column: Sequence[float]) -> tuple[float, float]:
    """Mean and standard deviation; 1 for what is always the same."""
    mean = sum(column) / len(column)
    spread = sqrt(sum([(x - mean) ** 2 for x in column]) / len(column))
    return mean, spread if spread > TINY else 1.0


def _descend(learned: list[Sample], held: Sequence[Sample], signs: Sequence[int], chance: Random) -> list[float]:
    """The weights of the least loss in `held`; those of a sign of 0 are 0."""
    size = len(signs)
    weights, first, second = [0.0] * size, [0.0] * size, [0.0] * size
    best, least, idle, step = weights, loss((worth, 0.0) for worth, _ in held), 0, 0
    for _ in range(EPOCHS):
        chance.shuffle(learned)
        for at in range(0, len(learned), BATCH):
            step += 1
            slopes = _slopes(learned[at : at + BATCH], weights)
            first = [MOMENT * m + (1 - MOMENT) * g for m, g in zip(first, slopes, strict=True)]
            second = [SPREAD * v + (1 - SPREAD) * g * g for v, g in zip(second, slopes, strict=True)]
            pace = RATE * sqrt(1 - SPREAD**step) / (1 - MOMENT**step)
            moved = [w - pace * m / (sqrt(v) + TINY) for w, m, v in zip(weights, first, second, strict=True)]
            weights = [w if sign == FREE or w * sign > 0 else 0.0 for w, sign in zip(moved, signs, strict=True)]
        now = loss((worth, sum(map(mul, weights, even))) for worth, even in held)
        best, least, idle = (weights, now, 0) if now < least else (best, least, idle + 1)
        if idle > PATIENCE:
            break
    return best


def _slopes(samples: Sequence[Sample], weights: Sequence[float]) -> list[float]:
    """The gradient of the mean loss with its penalty."""
    total = [PENALTY * weight for weight in weights]
    for worth, even in samples:
        said = sum(map(mul, weights, even))
        off = (logistic(said) - worth) / len(samples)
        total = [part + off * x for part, x in zip(total, even, strict=True)]
    return total


def planned(game: str, agent: str, matches: int, **options: Any) -> Plan:
    """A plan for a level that judges by weights, the game's own or (`level@FILE`) others. Raises NoSuch."""
    plan = Plan(game, (agent,), pairs=matches, **options)
    arena.check_table(plan)
    return replace(plan, cards=tuning.check(replace(plan, agents=(agent.partition(arena.AT)[0],))))


def how(plan: Plan) -> dict[str, Any]:
    """What a file of weights says of the matches by which they were found."""
    return tuning.how(plan) | {"matches": plan.pairs} | ({"ahead": True} if plan.ahead else {})


def judged(plan: Plan, found: Fit) -> Evaluation:
    """What is written: the weights that were found, and those that were not looked for as the plan began with them."""
    begun = begun_with(plan)
    if not plan.ahead:
        return Evaluation(found.weights, ahead={name: w * SCALE / begun.scale for name, w in begun.ahead.items()})
    ahead = {CONSTANT: found.constant, **found.weights}
    return Evaluation(begun.weights, scale=begun.scale, ahead={n: w * begun.scale / SCALE for n, w in ahead.items()})


def as_json(plan: Plan, found: Fit) -> dict[str, Any]:
    return {
        **how(plan),
        "positions": found.rows,
        "loss_before": round(found.before, 4),
        "loss": round(found.after, 4),
        "weights": {name: round(weight, 4) for name, weight in found.weights.items()},
    }


def as_text(plan: Plan, found: Fit, out: str) -> str:
    """The weights beside those that it began with, and how to have them tested."""
    start, width = begun_with(plan).weights, max(map(len, found.weights))
    return "\n".join(
        [
            f"{plan.game}, {plan.players} players, {plan.agents[0]}, {plan.pairs} matches with {found.rows} positions, "
            f"seed {plan.seed}; log-loss {found.after:.4f}, before {found.before:.4f}",
            *(f"{name:>{width}} {start[name]:8.3f} {weight:8.3f}" for name, weight in found.weights.items()),
            tuning.proof(plan, out),
        ]
    )
