"""Weights of the evaluation fitted to how matches end: a logistic regression on positions of self-play.

A level plays itself, now and then at random (`stray`), so that there are positions of all sorts. Of every position that
an answer leads to is learned what the game's features say of it to the seat that answered, and to the one that is asked
next, and how the match ended for them. What is looked for are the weights
by which the sum tells best who wins: those of the least log-loss, with a small penalty on their squares, found by
gradient descent (Adam, Kingma and Ba 2015) on features of equal spread. A weight keeps its sign, or becomes 0: features
go together, so that a regression is free to call one bad that is good, and hints speak of each as what it is.

`ahead` are other weights, for the positions alone to which lines are played on: those in which a turn begins. No answer
is chosen by them, so that nothing keeps their signs.

What is kept in the file of a run are the answers of its matches, so that it goes on where it was ended, and that other
features can be fitted to matches that were played before.

What is found is in points of `SCALE`. All of it hangs on the seed and the numbers of the matches, not on how many
processes play. A smaller log-loss doesn't mean a stronger player; that is said by the arena, of other matches.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import count
from math import exp, log, sqrt
from operator import mul
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from game.ai.evaluation import CONSTANT, EMPTY, SCALE, Evaluation, evaluation, logistic
from game.ai.greedy import pass_over
from game.kernel import running
from game.kernel.decisions import random_answer
from game.kernel.rng import seeded
from game.kernel.state import State
from game.kernel.views import view
from game.lab import arena, pairs, tuning
from game.lab import kept as keeping
from game.lab.executors import HERE, Executor
from game.lab.simulate import STALLED, NoSuch, Stalled
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
PULL = 300.0
"""So many positions keep a weight that is free near what was known of it, until more say that it is another: what goes
with a win is not always what brings it about."""
TINY = 1e-8
FREE, UNMOVED = 2, 3
"""Stand for the sign of a weight that can have either, and of one that stays as it is."""


class Row(NamedTuple):
    """A position as one seat sees it."""

    match: int
    worth: float
    """1 for a match that the seat won, 0.5 for a draw, 0 for one that was lost."""
    features: tuple[float, ...]
    waits: bool = False
    """Is it another's turn?"""


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
    waiting: Mapping[str, float] = EMPTY
    """In points, with their constant: those for a seat whose turn it isn't, where they are looked for apart."""


@dataclass(frozen=True)
class Plan(arena.Plan):
    """`agents` has the one that plays every seat, `pairs` is the number of matches."""

    agents: tuple[str, ...] = ("casual",)
    cards: str = ""
    """The fingerprint of the cards."""
    ahead: bool = False
    """Are weights looked for by which positions are judged to which lines are played on?"""
    stray: float = 0.0
    """How likely an answer is one at random."""
    unmoved: tuple[str, ...] = ()
    """The features whose weights stay: those that hang together with how long a match has lasted, say, more than with
    what a move does to them."""

    def head(self) -> dict[str, Any]:
        return {name: value for name, value in super().head().items() if name not in ("ahead", "unmoved")}

    def duels(self) -> list[tuple[str, str]]:
        return [(self.agents[0], self.agents[0])]


class Played(NamedTuple):
    """A match, as the file of a run keeps it."""

    number: int
    answers: list[list[Any]]


def fitted(
    plan: Plan,
    by: Executor = HERE,
    kept: Path | None = None,
    told: Callable[[int, int], None] = lambda matches, fresh: None,
) -> Fit:
    """Play, then fit. The file `kept` has every match, and a run goes on from what it has; `told` is given the number
    of matches after each, and how many of them were played in this run.

    Interrupted while it plays it is fitted to the first of the matches, as far as they are without a gap: as if no more
    had been asked for. Raises KeyboardInterrupt where they are fewer than LEAST, and NoSuch where the file is of
    another plan.
    """
    found = {} if kept is None else _taken_up(plan, kept)
    had = len(found)
    shares = [(plan, number) for number in range(plan.pairs) if number not in found]
    try:
        for match in by.spread(play, shares):
            found[match.number] = match
            if kept is not None:
                keeping.add(kept, match)
            told(len(found), len(found) - had)
    except KeyboardInterrupt:
        if _whole(found) < LEAST:
            raise
    first = [(plan, found[number]) for number in range(_whole(found))]
    rows = sorted([row for rows in by.spread(positions, first) for row in rows], key=lambda row: row.match)
    names, start = rules_of(plan.game).judging.names, begun_with(plan)
    if not plan.ahead:
        return fit(rows, names, start, plan.seed, unmoved=plan.unmoved)
    turns, waits = (
        fit([row for row in rows if row.waits is other], names, start, plan.seed, True, plan.unmoved)
        for other in (False, True)
    )
    before, after = (turns.before + waits.before) / 2, (turns.after + waits.after) / 2
    waiting = {CONSTANT: waits.constant, **waits.weights}
    return turns._replace(rows=len(rows), before=before, after=after, waiting=waiting)


def _whole(played: Container[int]) -> int:
    """So many matches were played before the first that was not."""
    return next(number for number in count() if number not in played)


def _taken_up(plan: Plan, kept: Path) -> dict[int, Played]:
    """What the file has of the plan. Raises NoSuch."""
    try:
        found = [Played(*data) for data in keeping.taken_up(kept, plan.head())]
        return {match.number: match for match in found if match.number < plan.pairs}
    except TypeError:
        raise keeping.damaged(kept) from None


def begun_with(plan: Plan) -> Evaluation:
    """The weights by which is played, and whose signs are kept: those of the agent's file, or the game's own."""
    agent = plan.agents[0]
    return arena.weighed(agent) if arena.AT in agent else evaluation(plan.game)


def begun(plan: Plan, number: int) -> tuple[State, int]:
    """A match before its first answer, and its seed."""
    library, game = current(plan.game), rules_of(plan.game)
    decks, first = arena.line_up(list(plan.decks or library.decks), plan.players, number)
    seed = seeded(plan.seed, f"fit {number}") >> 32
    lists = [library.decks[name].cards() for name in decks]
    return game.setup(library.card_set(game.vocabulary), lists, seed, library.constants, first), seed


def play(share: tuple[Plan, int]) -> Played:
    """Raises Stalled."""
    plan, number = share
    state, seed = begun(plan, number)
    agents = [arena.contender(plan.agents[0], seed + seat) for seat in range(plan.players)]
    chance = Random(seeded(plan.seed, f"stray {number}"))
    answers: list[list[Any]] = []
    while state.decision is not None:
        seat = state.decision.seat
        if plan.stray and chance.random() < plan.stray:
            way = random_answer(state, chance.random)
        else:
            way = agents[seat].choose_from_view(view(state, seat), state.game, state.cards, nodes=plan.nodes)
        running.answer(state, way)
        answers.append(list(way))
        if len(answers) == STALLED:
            raise Stalled(f"no end after {STALLED} decisions")
    return Played(number, answers)


def positions(share: tuple[Plan, Played]) -> list[Row]:
    """What is learned from a match."""
    plan, match = share
    state, _ = begun(plan, match.number)
    features, seen, turn = state.game.judging.features, list[tuple[int, tuple[float, ...], bool]](), 0
    for way in match.answers:
        assert state.decision is not None
        seats: Iterable[int] = (state.decision.seat,)
        running.answer(state, tuple(way))
        if state.decision is None or (plan.ahead and state.turn == turn):
            continue
        if not plan.ahead:
            seen += [(seat, features(state, seat), False) for seat in dict.fromkeys((*seats, state.decision.seat))]
        elif (at := _begun_turn(state)) is not None:
            turn = at.turn
            seen += [(seat, features(at, seat), seat != at.active) for seat in range(plan.players)]
    return [Row(match.number, pairs.worth(state, seat), found, waits) for seat, found, waits in seen]


def _begun_turn(state: State) -> State | None:
    """The position to which a line is played on, as `Outlook` comes to it; None where the match is over by then."""
    at = state.copy()
    pass_over(at)
    return at if at.result is None else None


def fit(
    rows: Sequence[Row],
    names: Sequence[str],
    start: Evaluation,
    seed: int = 0,
    free: bool = False,
    unmoved: Container[str] = (),
) -> Fit:
    """The weights for features of these `names`, those that are not 0 in `start` with their signs; `rows` by match.

    `free`: those of 0 as well, with whichever sign; they are drawn towards those of `start`, at their best scale. Those
    that are `unmoved` stay there.
    """
    means, spreads = zip(
        *[_middle(column) for column in zip(*[row.features for row in rows], strict=True)], strict=True
    )
    begun = [start.weights.get(name, 0.0) for name in names]
    signs = [UNMOVED if name in unmoved else FREE if free else (weight > 0) - (weight < 0)
             for name, weight in zip(names, begun, strict=True)]  # fmt: skip
    parts: tuple[list[Sample], list[Sample]] = ([], [])
    for row in rows:
        even = tuple([(x - m) / s for x, m, s in zip(row.features, means, spreads, strict=True)])
        parts[row.match % HELD_OUT == 0].append((row.worth, (1.0, *even)))
    learned, held = parts
    values = [[(row.worth, sum(map(mul, begun, row.features))) for row in rows if (row.match % HELD_OUT == 0) is out]
              for out in (False, True)]  # fmt: skip
    scale = min(SCALES, key=lambda scale: loss((worth, value * scale) for worth, value in values[0]))
    before = loss((worth, value * scale) for worth, value in values[1])
    drawn = [0.0, *(w * scale * s if free or name in unmoved else 0.0
                    for name, w, s in zip(names, begun, spreads, strict=True))]  # fmt: skip
    found = _descend(
        learned, held, (FREE, *signs), drawn, PULL / len(learned) if free else PENALTY, Random(seeded(seed, "fit"))
    )
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


def _descend(
    learned: list[Sample],
    held: Sequence[Sample],
    signs: Sequence[int],
    start: list[float],
    penalty: float,
    chance: Random,
) -> list[float]:
    """The weights of the least loss in `held`, from `start` on and drawn back there; those of a sign of 0 are 0."""
    weights, first, second = start, [0.0] * len(signs), [0.0] * len(signs)
    best, least, idle, step = weights, loss((worth, sum(map(mul, weights, even))) for worth, even in held), 0, 0
    for _ in range(EPOCHS):
        chance.shuffle(learned)
        for at in range(0, len(learned), BATCH):
            step += 1
            pull = [penalty * (w - begun) for w, begun in zip(weights, start, strict=True)]
            slopes = _slopes(learned[at : at + BATCH], weights, pull)
            first = [MOMENT * m + (1 - MOMENT) * g for m, g in zip(first, slopes, strict=True)]
            second = [SPREAD * v + (1 - SPREAD) * g * g for v, g in zip(second, slopes, strict=True)]
            pace = RATE * sqrt(1 - SPREAD**step) / (1 - MOMENT**step)
            moved = [w - pace * m / (sqrt(v) + TINY) for w, m, v in zip(weights, first, second, strict=True)]
            weights = [
                old if sign == UNMOVED else new if sign == FREE or new * sign > 0 else 0.0
                for old, new, sign in zip(weights, moved, signs, strict=True)
            ]
        now = loss((worth, sum(map(mul, weights, even))) for worth, even in held)
        best, least, idle = (weights, now, 0) if now < least else (best, least, idle + 1)
        if idle > PATIENCE:
            break
    return best


def _slopes(samples: Sequence[Sample], weights: Sequence[float], total: list[float]) -> list[float]:
    """The gradient of the mean loss, and `total`, that of its penalty."""
    for worth, even in samples:
        said = sum(map(mul, weights, even))
        off = (logistic(said) - worth) / len(samples)
        total = [part + off * x for part, x in zip(total, even, strict=True)]
    return total


def planned(game: str, agent: str, matches: int, **options: Any) -> Plan:
    """A plan for a level that judges by weights, the game's own or (`level@FILE`) others. Raises NoSuch."""
    plan = Plan(game, (agent,), pairs=matches, **options)
    unknown = {*plan.unmoved} - {*rules_of(arena.check_table(plan).game).judging.names}
    if unknown:
        raise NoSuch(f"`{min(unknown)}` is nothing that {game} looks at")
    return replace(plan, cards=tuning.check(replace(plan, agents=(agent.partition(arena.AT)[0],))))


def how(plan: Plan) -> dict[str, Any]:
    """What a file of weights says of the matches by which they were found."""
    options = {name: value for name, value in asdict(plan).items() if name in ("ahead", "stray", "unmoved") and value}
    return tuning.how(plan) | {"matches": plan.pairs} | options


def judged(plan: Plan, found: Fit) -> Evaluation:
    """What is written: the weights that were found, and those that were not looked for as the plan began with them."""
    begun = begun_with(plan)
    if not plan.ahead:
        ahead, waiting = (_scaled(weights, SCALE / begun.scale) for weights in (begun.ahead, begun.waiting))
        return Evaluation(found.weights, ahead=ahead, waiting=waiting)
    sets = ({CONSTANT: found.constant, **found.weights}, found.waiting)
    ahead, waiting = (_scaled(weights, begun.scale / SCALE) for weights in sets)
    return Evaluation(begun.weights, scale=begun.scale, ahead=ahead, waiting=waiting)


def _scaled(weights: Mapping[str, float], factor: float) -> dict[str, float]:
    return {name: weight * factor for name, weight in weights.items()}


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
