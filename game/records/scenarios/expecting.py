"""What must hold at a moment of a scenario, and what is told where it does not."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.places import SHARED
from game.records.scenarios.answering import Table
from game.records.scenarios.kinds import Expected
from game.records.scenarios.translatable import Translatable


def check(table: Table, expected: Expected) -> Iterator[str]:
    """What does not hold, a sentence each."""
    fact, meant = expected.fact, table.entities(expected.of, table.state.active) if expected.of else [SHARED]
    assert fact.found is not None
    if not meant:
        yield Translatable("not-there", who=expected.of)
    elif len(meant) > 1:
        yield Translatable("several-there", count=len(meant), who=expected.of)
    else:
        yield from fact.kind.misses(table, expected, fact.found(table.state, meant[0], fact.name))
