"""What a position is worth to a seat: the game's own features times weights from a data file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from game.kernel.state import State

WEIGHTS = Path(__file__).resolve().parent / "weights"
WIN = 1_000_000.0


class Evaluation:
    """`value(state, seat)` in points: about one for a card of little worth, WIN for a match that is won."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = dict(weights)

    def value(self, state: State, seat: int) -> float:
        if state.result is not None:
            return outcome(state, seat)
        weights = self.weights
        total = 0.0
        for name, amount in state.game.features(state, seat).items():
            if amount:
                total += weights.get(name, 0.0) * amount
        return total


def outcome(state: State, seat: int) -> float:
    """A match that is over: WIN for the seat or its team, nothing for a draw, else -WIN."""
    return WIN * state.places.outcome(state.result or (), seat)


@cache
def evaluation(game: str) -> Evaluation:
    """The evaluation of a game by its file of weights; a game without one is judged by wins alone."""
    path = WEIGHTS / f"{game}.json"
    return Evaluation(json.loads(path.read_text(encoding="utf-8")) if path.exists() else {})
