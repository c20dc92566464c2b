"""Which cases of a test are tried with every change (the first ring), and which in the nightly ring only."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Any

import pytest

from game.system import compiled

plain = pytest.mark.skipif(compiled.is_used(), reason="it reaches into what is compiled")
"""A test that puts other functions, or things of other types, where compiled callers don't see or don't bear them."""


def first(number: int, cases: Iterable[Any]) -> list[Any]:
    """So many of the cases with every change; all others by night."""
    return where(lambda place, case: place < number, cases)


def one_of(key: Callable[[Any], Any], cases: Iterable[Any]) -> list[Any]:
    """The first case of each `key` with every change; all others by night."""
    met: set[Any] = set()

    def is_new(place: int, case: Any) -> bool:
        known, _ = key(case) in met, met.add(key(case))
        return not known

    return where(is_new, cases)


def where(holds: Callable[[int, Any], bool], cases: Iterable[Any]) -> list[Any]:
    return [case if holds(place, case) else by_night(case) for place, case in enumerate(cases)]


def by_night(case: Any) -> Any:
    """A case, or the values of one, for the nightly ring."""
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.nightly)


def each(cases: Iterable[tuple[Any, ...]]) -> list[Any]:
    """With every change a few of the cases, in which each value that stands in any stands somewhere; by night all
    others."""
    every = list(cases)
    chosen = covering(every, 1)
    return where(lambda place, case: place in chosen, every)


def pairs(cases: Iterable[tuple[Any, ...]]) -> list[Any]:
    """With every change a few of the cases, in which each two values that meet in any meet somewhere; by night all
    others."""
    every = list(cases)
    chosen = covering(every, 2)
    return where(lambda place, case: place in chosen, every)


def covering(cases: Sequence[tuple[Any, ...]], number: int) -> set[int]:
    """The places of cases in which so many values that meet in any case do so, greedily few."""
    meetings = [{*combinations(enumerate(map(repr, case)), number)} for case in cases]
    missing, chosen = set().union(*meetings), set()
    while missing:
        best = max(range(len(cases)), key=lambda place: len(meetings[place] & missing))
        chosen.add(best)
        missing -= meetings[best]
    return chosen
