"""A clause of a card: when it runs, its targets, condition, gate and operations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.kernel.numbers import Condition, Number
    from game.kernel.operations import Operation
    from game.kernel.selectors import Selector


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
    less: Number | None = None
    """Of a clause that replaces damage: by how much it is less."""
    redirect: Selector | None = None
    """Of a clause that replaces damage: who takes it instead."""
    into: str = ""
    """Of a clause that replaces a move: the zone to which the card goes instead."""

    def volatility(self) -> int:
        """On what the gifts of a continuous clause hang beside where cards stand: see `Definition.volatility`."""
        numbers = [c.number for c in self.condition]
        return max([0, *(n.volatility() for n in numbers), *(operation.volatility() for operation in self.do)])
