"""A clause of a card, and how it runs: targets, condition, gate, operations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from game.kernel.numbers import Condition
    from game.kernel.operations import Operation
    from game.kernel.selectors import Selector


class Context(NamedTuple):
    """For whom a clause runs. A reference to a card is (entity, its moves), so that a card which left is not found.

    `source` is the card of the clause, `subject` and `object` the two sides of the event that set it off (-1: none),
    `targets` the locked targets, one tuple of references for each selector of `targets`.
    """

    source: int
    moves: int
    controller: int
    targets: tuple[tuple[tuple[int, int], ...], ...]
    subject: int
    object: int


as_context: Callable[[tuple[Any, ...]], Context] = partial(tuple.__new__, Context)
"""The Context that lies in a frame as plain data: `Context(*plain)`, several times faster."""


@dataclass(eq=False)
class Clause:
    """One clause, as `cards/README.md` describes it. `key` is "card#number"; `bit` marks its trigger in masks."""

    key: str
    when: str
    bit: int
    of: Selector | None = None
    targets: tuple[Selector, ...] = ()
    condition: tuple[Condition, ...] = ()
    may: bool = False
    pay: tuple[int, ...] | None = None
    do: tuple[Operation, ...] = ()
    orelse: tuple[Operation, ...] = ()
    proposed: bool = False
    """Are its targets and its cost chosen before anything happens, as part of playing or using the card?"""

    def volatility(self) -> int:
        """On what the gifts of a continuous clause hang beside where cards stand: see `Definition.volatility`."""
        numbers = [c.number for c in self.condition]
        return max([0, *(n.volatility() for n in numbers), *(operation.volatility() for operation in self.do)])
