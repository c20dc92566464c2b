"""Who led when, as the look back found it: the chances of each side, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.records.analysis import Point, Study


@dataclass(frozen=True)
class Mark:
    """What was known once somebody was asked at the beginning of a turn, or at the end."""

    turn: int
    step: int
    along: float
    """Where in the match, from 0 to 1."""
    chances: tuple[float | None, ...]
    """Of winning, of each side of the study, as far as it was asked before; each from what that side knew then."""
    asked: frozenset[int]
    """The places in `chances` of those that were asked here."""

    @property
    def lead(self) -> float:
        """Of two sides: the part of the first one in both chances; of one alone its chance."""
        first, second = self.chances[0] or 0.0, self.chances[1] if len(self.chances) > 1 else None
        if second is None or self.chances[0] is None:
            return first if second is None else 1 - second
        return first / (first + second) if first + second else 0.5


def marks(study: Study) -> list[Mark]:
    """In order; as long as not all was looked at, up to the last turn of which something is known."""
    return merged([study.curve(seat) for seat in study.seats], len(study.match.steps), *study.turns)


def merged(curves: Sequence[Sequence[Point]], length: int, begin: int, end: int) -> list[Mark]:
    """The marks of a match of so many answers, of which the first turn is `begin` and the last one `end`."""
    found: dict[tuple[int, bool], dict[int, tuple[int, float]]] = {}
    for place, points in enumerate(curves):
        for point in points:
            found.setdefault((point.turn, point.step == length), {})[place] = point.step, point.chance
    known: list[float | None] = [None] * len(curves)
    told = []
    for turn, is_end in sorted(found):
        here = found[turn, is_end]
        for place, (_, chance) in here.items():
            known[place] = chance
        along = 1.0 if is_end else _along(turn, begin, end)
        told.append(Mark(turn, min(step for step, _ in here.values()), along, tuple(known), frozenset(here)))
    return told


def along_of(study: Study, turn: int) -> float:
    """Where the beginning of a turn lies in the match, from 0 to 1; behind the last one there is room for its end."""
    return _along(turn, *study.turns)


def _along(turn: int, begin: int, end: int) -> float:
    return (turn - begin) / max(1, end + 1 - begin)
