"""What a position is worth to a seat: the game's own features times weights from a data file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from math import exp
from operator import mul
from pathlib import Path
from types import MappingProxyType

from game.kernel.errors import GameError
from game.kernel.ruleset import Ruleset
from game.kernel.state import State
from game.system.places import HOUSE
from game.system.reading import read_regular

WEIGHTS = HOUSE / "ai" / "weights"
MOST_BYTES = 100_000
"""A file of weights is no larger."""
WIN = 1_000_000.0
CONSTANT = ""
"""The name of what is added to the sum of weighed features."""
EMPTY: Mapping[str, float] = MappingProxyType({})
SCALE = 11.6
"""So many points are odds of e to 1, where a file of weights does not say another number."""


class Evaluation:
    """`value(state, seat)` in points: about one for a card of little worth, WIN for a match that is won."""

    def __init__(
        self,
        weights: Mapping[str, float],
        cards: str = "",
        scale: float = SCALE,
        ahead: Mapping[str, float] = EMPTY,
        waiting: Mapping[str, float] = EMPTY,
    ) -> None:
        self.weights = dict(weights)
        self.cards = cards
        """The fingerprint of the cards that the weights were found with; "" where they were set by hand."""
        self.scale = scale
        """So many points are odds of e to 1."""
        self.ahead = dict(ahead)
        """Weights of their own, with a constant part under CONSTANT, for positions in which a turn begins and to which
        lines are played on; none where those are judged as all are."""
        self.waiting = dict(waiting)
        """The same for a seat whose turn it isn't; none where it judges by `ahead` then as well."""
        self._ahead: tuple[float, ...] = ()
        self._waiting: tuple[float, ...] = ()
        self._of_game: Ruleset | None = None
        self._vector: tuple[float, ...] = ()
        self._threats: tuple[float, ...] = ()

    def value(self, state: State, seat: int) -> float:
        if state.result is not None:
            return outcome(state, seat)
        game = state.game
        if game is not self._of_game:
            self._take(game)
        total: float = sum(map(mul, self._vector, game.judging.features(state, seat)))
        return total

    def chance(self, value: float) -> float:
        """How likely a position worth `value` is won, from 0 to 1."""
        if value >= WIN or value <= -WIN:
            return float(value > 0)
        return logistic(value / self.scale)

    def prospects(self, state: State, seat: int) -> float:
        """How likely a position in which a turn begins, to which a line was played on, is won, from 0 to 1."""
        if not self.ahead or state.result is not None:
            return self.chance(self.value(state, seat))
        game = state.game
        if game is not self._of_game:
            self._take(game)
        vector = self._ahead if state.active == seat else self._waiting
        return logistic(sum(map(mul, vector, (1.0, *game.judging.features(state, seat)))) / self.scale)

    def threat(self, state: State, seat: int) -> float:
        """The same without what is of the seat's own side alone: how near to its end the match is brought."""
        if state.result is not None:
            return outcome(state, seat)
        game = state.game
        if game is not self._of_game:
            self._take(game)
        total: float = sum(map(mul, self._threats, game.judging.features(state, seat)))
        return total

    def _take(self, game: Ruleset) -> None:
        """Put the weights into the order of a game's features; one without a weight counts for nothing."""
        names = game.judging.names
        self._vector = tuple([self.weights.get(name, 0.0) for name in names])
        self._threats = tuple([0.0 if name.startswith("own_") else self.weights.get(name, 0.0) for name in names])
        self._ahead, self._waiting = (
            tuple([held.get(name, 0.0) for name in (CONSTANT, *names)])
            for held in (self.ahead, self.waiting or self.ahead)
        )
        self._of_game = game


def logistic(logit: float) -> float:
    """The chance, from 0 to 1, of which `logit` is the logarithm of the odds."""
    return 1 / (1 + exp(-max(-500.0, min(500.0, logit))))


def outcome(state: State, seat: int) -> float:
    """A match that is over: WIN for the seat or its team, nothing for a draw, else -WIN."""
    return WIN * state.places.outcome(state.result or (), seat)


@cache
def evaluation(game: str) -> Evaluation:
    """The evaluation of a game by its file of weights; a game without one is judged by wins alone."""
    path = WEIGHTS / f"{game}.json"
    return from_file(path) if path.exists() else Evaluation({})


def from_file(path: Path) -> Evaluation:
    """What a file of weights holds (`lab/tuning.py` writes them). Raises GameError."""
    try:
        held = json.loads(read_regular(path, MOST_BYTES))
        weights, ahead, waiting = ({str(name): float(weight) for name, weight in held.get(word, EMPTY).items()}
                                   for word in ("weights", "ahead", "waiting"))  # fmt: skip
        scale = float(held.get("scale", SCALE))
        small = all(abs(weight) < WIN for weight in (*weights.values(), *ahead.values(), *waiting.values()))
        if "weights" not in held or not 0 < scale < WIN or not small:
            raise ValueError(path)
        return Evaluation(weights, str(held["cards"]), scale, ahead, waiting)
    except OSError as error:
        raise GameError(f"the file of weights {path} can't be read: {error.strerror}") from None
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, OverflowError):
        raise GameError(f"{path} is no file of weights; `contracts tune` writes one") from None
