"""How likely something succeeds that hangs on dice, counted over all that they can show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Odds:
    """Of so many equally likely ways in which the dice can fall, in how many it succeeds."""

    wins: int
    ways: int
    by: Mapping[str, int] = field(default_factory=dict)
    """In how many of the ways each of the conditions is met of which one is enough, by the game's word for it."""
    open: tuple[int, ...] = ()
    """The seats that could still change it on the way, which is counted as if they did not."""
    told: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Numbers that are compared, by the game's word: the least and the greatest that they can come to."""
