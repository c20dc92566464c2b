"""Numbers over the board, and conditions on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.kernel.continuous import stat_bit
from game.kernel.data import Context
from game.kernel.selectors import Between, Selector
from game.kernel.values import counters, remaining, stat

if TYPE_CHECKING:
    from game.kernel.state import State


@dataclass(frozen=True, eq=False)
class Expression:
    """(What is counted) x `times` + `plus`, at most `most`; one of `count`, `stat_name`, `counter` (0 or more),
    `resource_name` and `x` is set."""

    times: int = 1
    plus: int = 0
    most: int | None = None
    count: Selector | None = None
    stat_name: str = ""
    stat_index: int = -1
    of: Selector | None = None
    counter: int = -1
    """Which of the vocabulary's counters are counted on `of`."""
    x: bool = False
    """The X that was paid, where nothing else is set."""
    resource_name: str = ""
    resource: Callable[[State, int], int] | None = None

    def value(self, state: State, context: Context) -> int:
        n = self._measured(state, context) * self.times + self.plus
        return n if self.most is None or n <= self.most else self.most

    def dependency(self) -> int:
        """See `Clause.dependency`: resources and piles tell nobody when they change."""
        on_field = self.count is None or self.count.on_field
        return 1 if self.resource is None and on_field else 2

    def reads(self) -> int:
        """The characteristics that it looks at, as a mask."""
        found = 0
        for selector in (self.count, self.of):
            if selector is not None:
                found |= selector.reads()
        return found | (stat_bit(self.stat_index) if self.stat_index >= 0 else 0)

    def _measured(self, state: State, context: Context) -> int:
        if self.x:
            return context.x
        if self.count is not None:
            return len(self.count.candidates(state, context))
        assert self.of is not None
        ids = self.of.candidates(state, context)
        if self.resource is not None:
            return sum(self.resource(state, i) for i in ids)
        if self.counter >= 0:
            return sum(counters(state, i, self.counter) for i in ids)
        return sum(self._stat(state, i) for i in ids)

    def _stat(self, state: State, i: int) -> int:
        if self.stat_name == "damage":
            return max(0, state.entities[i].damage)
        if self.stat_name == "cost":
            return state.entities[i].definition.total_cost
        if self.stat_index == state.game.damageable_stat(state.entities[i]):
            return max(0, remaining(state, i))
        return stat(state, i, self.stat_index)


Number = int | Expression


def evaluate(number: Number, state: State, context: Context) -> int:
    return number if isinstance(number, int) else number.value(state, context)


def amount_of(number: Number, state: State, context: Context) -> int:
    """The same for how much or how many: never less than 0."""
    return max(0, number if isinstance(number, int) else number.value(state, context))


@dataclass(frozen=True, eq=False)
class Condition:
    """A number within bounds."""

    number: Expression
    bounds: Between

    def holds(self, state: State, context: Context) -> bool:
        return self.number.value(state, context) in self.bounds
