"""Styles: what a level likes to do beside winning.

`styles.json` says for each game and style how much one more of a habit (`kernel.habits`) in a turn is liked, in points
of the evaluation. A style judges positions and foresees the others as its level does; only of lines that are about as
good it takes the one that it likes more.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache

from game.kernel.habits import Turn
from game.kernel.ruleset import Ruleset
from game.system.places import HOUSE

STYLES = HOUSE / "ai" / "styles.json"
Taste = Callable[[Turn], float]
"""How much what a seat does in a turn is liked, in points of the evaluation."""


@cache
def styles(game: str) -> Mapping[str, Mapping[str, float]]:
    """What each style likes, by the names of habits, in points; nothing for a game that has no styles."""
    found: Mapping[str, Mapping[str, float]] = json.loads(STYLES.read_text(encoding="utf-8")).get(game, {})
    return found


def likings(game: str, style: str) -> Mapping[str, float]:
    """Those of one style; none for a style that the game does not know."""
    return styles(game).get(style, {})


def taste(game: Ruleset, style: str) -> Taste | None:
    """How much a style likes the turn of a seat from a position on, by its answers and the position after them."""
    points = likings(game.name, style)
    if not points:
        return None
    habits = [(game.judging.habits[name], worth) for name, worth in points.items()]

    def liked(turn: Turn) -> float:
        return sum([worth * habit(turn) for habit, worth in habits])

    return liked
