"""Counts the tree of answers from a position: the cheapest strong test of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from game.kernel.decisions import answers
from game.kernel.running import advance
from game.kernel.state import State
from game.records.match import Match


@dataclass(frozen=True)
class Counts:
    """`by_depth[n]`: how many sequences of n + 1 answers there are."""

    by_depth: tuple[int, ...]
    seconds: float


def position(path: Path) -> State:
    """Where the match in a file stands. Raises BadMatchFile."""
    return Match.load(path).state


def perft(state: State, depth: int) -> Counts:
    """The counts down to `depth`; ("cancel",) is no answer here."""
    begin = perf_counter()
    counts = [0] * depth
    _count(state, 0, counts)
    return Counts(tuple(counts), perf_counter() - begin)


def _count(state: State, level: int, counts: list[int]) -> None:
    ways = answers(state)
    counts[level] += len(ways)
    if level + 1 == len(counts):
        return
    for way in ways:
        after = state.copy()
        advance(after, way)
        _count(after, level + 1, counts)


def as_json(counts: Counts) -> dict[str, Any]:
    return {
        "depth": len(counts.by_depth),
        "nodes": counts.by_depth[-1],
        "counts": list(counts.by_depth),
        "seconds": round(counts.seconds, 3),
    }


def as_text(counts: Counts) -> str:
    lines = [f"{level:>3} {n:>14,}" for level, n in enumerate(counts.by_depth, 1)]
    return "\n".join([*lines, f"{counts.seconds:.2f} s"])
