"""Counts which cards are played and which operations of which clauses run.

Every operation notes itself as it runs, at the price of a dictionary entry; the engine knows nothing of it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from game.kernel.cards import Definition
from game.kernel.clauses import STANDING
from game.kernel.operation import Operation
from game.kernel.vocabulary import Vocabulary


@dataclass
class Usage:
    """How often each card, operation and trigger was used."""

    cards: Counter[str] = field(default_factory=Counter)
    operations: Counter[str] = field(default_factory=Counter)
    triggers: Counter[str] = field(default_factory=Counter)

    def add(self, other: Usage) -> None:
        self.cards.update(other.cards)
        self.operations.update(other.operations)
        self.triggers.update(other.triggers)


@contextmanager
def counted(words: Vocabulary) -> Iterator[dict[int, int]]:
    """While it lasts, every operation that runs is counted in the table under its `id`."""
    runs: dict[int, int] = defaultdict(int)
    originals = [(kind, vars(kind).get("run"), kind.run) for kind in words.operations.values()]
    for kind, _, run in originals:
        kind.run = _counting(run, runs)  # type: ignore[method-assign]
    try:
        yield runs
    finally:
        for kind, own, _ in originals:
            if own is not None:
                kind.run = own  # type: ignore[method-assign]
            else:
                del kind.run


def _counting(run: Any, runs: dict[int, int]) -> Any:
    def noted(self: Operation, state: Any, context: Any, ids: tuple[int, ...]) -> None:
        runs[id(self)] += 1
        run(self, state, context, ids)

    return noted


def usage(runs: Mapping[int, int], cards: Counter[str], definitions: Mapping[str, Definition]) -> Usage:
    """What `runs` and the `cards` that were played come to.

    What a card gives continuously never runs, nor does a clause without operations, such as one that has somebody else
    take the damage; they count as used whenever the card was played.
    """
    found = Usage(cards)
    for definition in definitions.values():
        for clause in definition.clauses:
            for operation in (*clause.do, *clause.orelse):
                times = cards[definition.id] if clause.when in STANDING else runs.get(id(operation), 0)
                if times:
                    found.operations[operation.word] += times
                    found.triggers[clause.when] += times
            if not (clause.do or clause.orelse):
                found.triggers[clause.when] += cards[definition.id]
    return found
