"""The computer opponents. Each knows what its seat may know, and nothing else.

`choose` takes a state that was dealt from a view (`kernel.views.resample`), never the one that is being played.
`choose_from_view` deals such states itself, and with the same view, seed and node limit always answers the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random as Generator
from time import perf_counter
from typing import ClassVar

from game.ai.base import Agent, digest
from game.ai.evaluation import Evaluation, evaluation
from game.ai.greedy import Budget, Greedy
from game.ai.ladder import LADDER, STYLED
from game.ai.lines import CALM
from game.kernel.cards import CardSet
from game.kernel.decisions import Answer, random_answer
from game.kernel.native import mypyc_attr
from game.kernel.rng import seeded
from game.kernel.ruleset import Ruleset
from game.kernel.state import State
from game.kernel.views import View, resample

__all__ = ["AGENTS", "Agent", "Casual", "Random", "agent", "best", "digest"]

ROUNDING = 1e-9
"""By so much of a score, or of 1 where it is smaller, two scores may differ and still be equal."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Random(Agent):
    """Any legal answer, each as likely as the other."""

    name = "random"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._generator = Generator(seed)

    def choose(self, state: State, seat: int) -> Answer:
        return random_answer(state, self._generator.random)

    def choose_from_view(
        self, shown: View, game: Ruleset, cards: CardSet, *, seconds: float | None = None, nodes: int | None = None
    ) -> Answer:
        start = seeded(self.seed, self.fingerprint(shown))
        return random_answer(resample(shown, start, game, cards), Generator(start).random)

    def answer(self, live: State, nodes: int | None = None) -> Answer:
        """The list of legal answers is no secret, so that the view can be left out."""
        return random_answer(live, self._generator.random)


@mypyc_attr(allow_interpreted_subclasses=True)
class Casual(Agent):
    """Greedy, one answer ahead, in a few worlds that agree with the view."""

    name = "casual"
    nodes = 700
    slips = 0.03
    worlds: ClassVar[int] = 5

    def __init__(self, seed: int, judge: Evaluation | None = None) -> None:
        super().__init__(seed)
        self.judge = judge

    def choose(self, state: State, seat: int) -> Answer:
        self.budget = Budget(self.nodes)
        return self._best(iter((state,)), state.game.name, seat, self.seed)

    def choose_from_view(
        self, shown: View, game: Ruleset, cards: CardSet, *, seconds: float | None = None, nodes: int | None = None
    ) -> Answer:
        deadline = None if seconds is None else perf_counter() + seconds
        self.budget = Budget(self.nodes if nodes is None else nodes, deadline)
        start = seeded(self.seed, self.fingerprint(shown))
        found = self._best(self._worlds(shown, start, game, cards), game.name, shown["seat"], start)
        self.late = self.budget.late
        return found

    def _worlds(self, shown: View, start: int, game: Ruleset, cards: CardSet) -> Iterator[State]:
        for n in range(self.worlds):
            yield resample(shown, start + n, game, cards)

    def _best(self, worlds: Iterator[State], game: str, seat: int, start: int) -> Answer:
        judge = self.judge or evaluation(game)
        first = next(worlds)
        scores = Greedy(judge, seat, self.budget).scores(chain((first,), worlds))
        return self.slipped(first, calmest(best(scores)), start)


def best(scores: list[tuple[float, Answer]]) -> list[Answer]:
    """The answers of the highest score, and those that only rounding keeps apart from it."""
    most = max(score for score, _ in scores)
    least = most - ROUNDING * max(1.0, abs(most))
    return [way for score, way in scores if score == most or score >= least]


def calmest(ways: list[Answer]) -> Answer:
    """Of answers that are as good as each other, one by which nothing more is done, or else the first."""
    return min(ways, key=lambda way: way[0] not in CALM)


_KINDS: tuple[type[Agent], ...] = (Random, Casual, *LADDER, *STYLED)
AGENTS: dict[str, type[Agent]] = {kind.name: kind for kind in _KINDS}


def agent(name: str, seed: int) -> Agent:
    """The agent of a level, or of a level in a style. Raises KeyError for one that there is not."""
    return AGENTS[name](seed)
