"""The computer opponents. Each knows what its seat may know, and nothing else.

`choose` takes a state that was dealt from a view (`kernel.views.resample`), never the one that is being played.
`choose_from_view` deals such states itself, and with the same view, seed and node limit always answers the same.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator
from hashlib import blake2b
from random import Random as Generator
from time import perf_counter
from typing import ClassVar

from game.ai.evaluation import Evaluation, evaluation
from game.ai.greedy import Budget, Greedy
from game.kernel.cards import CardSet
from game.kernel.decisions import Answer, random_answer
from game.kernel.game import Game
from game.kernel.rng import seeded
from game.kernel.state import State
from game.kernel.views import View, resample, view

ROUNDING = 1e-9
"""By so much of a score, or of 1 where it is smaller, two scores may differ and still be equal."""


def digest(shown: View) -> str:
    """The fingerprint of a view: the same in every process; 16 hexadecimal digits."""
    return blake2b(json.dumps(shown, separators=(",", ":")).encode(), digest_size=8).hexdigest()


class Agent(ABC):
    """A way to choose answers. `nodes` limits the positions it may try in one choice."""

    name: ClassVar[str]
    nodes: ClassVar[int] = 1
    seconds: ClassVar[float] = 0.2
    """The clock's limit at a table; `nodes` is meant to be reached long before."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.budget = Budget(self.nodes)
        """What the last choice used."""

    @abstractmethod
    def choose(self, state: State, seat: int) -> Answer:
        """The answer to the pending decision of `seat`, judged in the one world `state`, which stays as it is."""

    @abstractmethod
    def choose_from_view(
        self, shown: View, game: Game, cards: CardSet, *, seconds: float | None = None, nodes: int | None = None
    ) -> Answer:
        """The answer to the pending decision of the view's seat.

        Without `seconds` it depends on the view, the seed and `nodes` alone.
        """

    def answer(self, live: State) -> Answer:
        """The answer in a match that is being played: the agent is shown its view of it."""
        assert live.decision is not None
        return self.choose_from_view(view(live, live.decision.seat), live.game, live.cards)


class Random(Agent):
    """Any legal answer, each as likely as the other."""

    name = "random"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._generator = Generator(seed)

    def choose(self, state: State, seat: int) -> Answer:
        return random_answer(state, self._generator.random)

    def choose_from_view(
        self, shown: View, game: Game, cards: CardSet, *, seconds: float | None = None, nodes: int | None = None
    ) -> Answer:
        start = seeded(self.seed, digest(shown))
        return random_answer(resample(shown, start, game, cards), Generator(start).random)

    def answer(self, live: State) -> Answer:
        """The list of legal answers is no secret, so that the view can be left out."""
        return random_answer(live, self._generator.random)


class Casual(Agent):
    """Greedy, one answer ahead, in a few worlds that agree with the view."""

    name = "casual"
    nodes = 700
    worlds: ClassVar[int] = 5

    def __init__(self, seed: int, judge: Evaluation | None = None) -> None:
        super().__init__(seed)
        self.judge = judge

    def choose(self, state: State, seat: int) -> Answer:
        self.budget = Budget(self.nodes)
        return self._best(iter((state,)), state.game.name, seat, self.seed)

    def choose_from_view(
        self, shown: View, game: Game, cards: CardSet, *, seconds: float | None = None, nodes: int | None = None
    ) -> Answer:
        deadline = None if seconds is None else perf_counter() + seconds
        self.budget = Budget(self.nodes if nodes is None else nodes, deadline)
        start = seeded(self.seed, digest(shown))
        worlds: Iterator[State] = (resample(shown, start + n, game, cards) for n in range(self.worlds))
        return self._best(worlds, game.name, shown["seat"], start)

    def _best(self, worlds: Iterator[State], game: str, seat: int, start: int) -> Answer:
        judge = self.judge or evaluation(game)
        scores = Greedy(judge, seat, self.budget).scores(worlds)
        return _pick(best(scores), Generator(start))


def best(scores: list[tuple[float, Answer]]) -> list[Answer]:
    """The answers of the highest score, and those that only rounding keeps apart from it."""
    most = max(score for score, _ in scores)
    least = most - ROUNDING * max(1.0, abs(most))
    return [way for score, way in scores if score == most or score >= least]


def _pick(ways: list[Answer], generator: Generator) -> Answer:
    return ways[int(generator.random() * len(ways))]


AGENTS: dict[str, type[Agent]] = {kind.name: kind for kind in (Random, Casual)}


def agent(name: str, seed: int) -> Agent:
    """The agent of a level. Raises KeyError for a level that there is not."""
    return AGENTS[name](seed)
