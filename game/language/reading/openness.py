"""What everybody must be able to see: that on which the cost of a card depends, as the cost would tell of it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from game.kernel.numbers import Count
from game.kernel.reach import PLAYER
from game.kernel.selectors import Selector
from game.language.reading.sorts import of_set
from game.language.reading.state import Reading
from game.language.source import Node


def may_be_hidden(r: Reading, name: str) -> bool:
    """Can some of the set `name` lie where not everybody sees it?"""
    open_to_all = {PLAYER, *(kind.name for kind in r.words.zones if kind.seen_by == "all")}
    return any(sort.zone not in open_to_all for sort in of_set(r, name))


def check_open(r: Reading, node: Node, *things: object) -> None:
    """A fault if numbers or conditions look at more of what may be hidden than how many there are."""
    for selector, only_counted in _looked_at(things):
        if selector.name == "self" or not may_be_hidden(r, selector.name):
            continue
        if not only_counted or selector.filter is not None:
            r.source.fault(node, f"a cost would tell what is hidden in `{selector.name}`",
                           "look at what everybody sees, or only count it all")  # fmt: skip
            return


def _looked_at(thing: object) -> Iterator[tuple[Selector, bool]]:
    """Every selector within a declaration, and whether those that it means are only counted."""
    if isinstance(thing, Count):
        yield thing.things, True
    elif isinstance(thing, Selector):
        yield thing, False
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _looked_at(part)
    elif dataclasses.is_dataclass(thing) and not isinstance(thing, type):
        for field in dataclasses.fields(thing):
            yield from _looked_at(getattr(thing, field.name))
