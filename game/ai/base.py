"""What every agent is: a way to choose answers from views."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable
from hashlib import blake2b
from random import Random as Generator
from typing import ClassVar, NamedTuple

from game.ai.greedy import Budget
from game.ai.turntime import TurnTime
from game.kernel.cards import CardSet
from game.kernel.decisions import Answer
from game.kernel.native import mypyc_attr
from game.kernel.ruleset import Ruleset
from game.kernel.state import State
from game.kernel.views import View, view

OFF = (-3, -2, -1, 1, 2, 3)
"""By so much is off who reckons wrongly."""


def digest(shown: View) -> str:
    """The fingerprint of a view: the same in every process; 16 hexadecimal digits."""
    return blake2b(json.dumps(shown, separators=(",", ":")).encode(), digest_size=8).hexdigest()


class Weighed(NamedTuple):
    """A line that was weighed, and its answers."""

    chance: float | None
    """How likely it was thought to win, from 0 to 1; None where it fell behind before it was judged that often."""
    ways: tuple[Answer, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent(ABC):
    """A way to choose answers. `nodes` limits the positions it may try in one choice."""

    name: ClassVar[str]
    nodes: ClassVar[int] = 1
    seconds: ClassVar[float] = 0.2
    """The clock's limit at a table: of a whole turn for levels that plan, else of a thought."""
    slips: ClassVar[float] = 0.0
    """How likely it is to be wrong in an answer that is reckoned (`Searching.reckoned`)."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.fingerprint: Callable[[View], str] = digest
        """By what of a view the chance goes with which it is thought about."""
        self.budget = Budget(self.nodes)
        """What the last choice used."""
        self.interrupted: Callable[[], bool] | None = None
        """For thinking that may be broken off (`Budget`); agents that are quick may leave it unasked."""
        self.time = TurnTime()
        """What it has used of the turn's time, where the clock limits it."""
        self.planned = ""
        """The fingerprint of the view from which the last answer was planned; "" for the view it was asked with."""
        self.planned_seed = seed
        """The seed by which it was planned, where that was before."""
        self.place = 0
        """The place of the last answer among those that were planned together."""
        self.reasons: tuple[str, ...] = ()
        """The features of the position that the last plan changes most in the seat's favour (`reasons`)."""
        self.late = False
        """Did the clock cut off anything of the thinking behind the last answer?"""

    @abstractmethod
    def choose(self, state: State, seat: int) -> Answer:
        """The answer to the pending decision of `seat`, judged in the one world `state`, which stays as it is."""

    @abstractmethod
    def choose_from_view(
        self, shown: View, game: Ruleset, cards: CardSet, *, seconds: float | None = None, nodes: int | None = None
    ) -> Answer:
        """The answer to the pending decision of the view's seat.

        `seconds` are those of the whole turn for an agent that plans it, else of this thought.
        Without `seconds` it depends on the seed, `nodes` and the view alone, or, where it was planned before
        (`planned`), on the view from which it was planned.
        """

    def slipped(self, state: State, way: Answer, start: int) -> Answer:
        """`way`, or what comes of a reckoning that is wrong, where it is reckoned and chance wills it: the same for
        the same `start`."""
        if not self.slips or state.game.searching.reckoned(state) is None:
            return way
        chance = Generator(start)
        if chance.random() >= self.slips:
            return way
        return state.game.searching.reckoned(state, chance.choice(OFF)) or way

    def weighed(self) -> list[Weighed]:
        """The best lines of the last plan, the best first; nothing of an agent that plans none."""
        return []

    def plan(self, shown: View, game: Ruleset, cards: CardSet, nodes: int) -> list[Answer]:
        """The answers that are planned together from a view, without a clock; most agents plan one."""
        return [self.choose_from_view(shown, game, cards, nodes=nodes)]

    def answer(self, live: State, nodes: int | None = None) -> Answer:
        """The answer in a match that is being played: the agent is shown its view of it."""
        assert live.decision is not None
        return self.choose_from_view(view(live, live.decision.seat), live.game, live.cards, nodes=nodes)
