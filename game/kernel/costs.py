"""What a cost is: amounts of elements, an X, and other words that a game declares, as cards that are given."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.kernel.reach import Takes
    from game.kernel.selectors import Selector
    from game.kernel.state import State


@dataclass(frozen=True)
class CostKind:
    """A word of costs: `can(state, seat, it)` and `pay(state, seat, it)`, `it` being a card, or a number.

    With `number` the cost is written with a whole number, else with a selector of the cards that are given.
    """

    can: Callable[[State, int, int], bool]
    pay: Callable[[State, int, int], None]
    number: bool = False
    takes: Takes | None = None
    """What the selector may mean."""
    shares: bool = False
    """Can the card that is given be given for another part of the cost too?"""
    leaves: bool = False
    """Does a card that is given leave the field for its owner's grave? Then `pay` only tells of it."""


@dataclass(frozen=True, eq=False)
class Part:
    """`amount` of a cost kind with a number; or cards of `selector`, as many as it picks, or all of it."""

    word: str
    amount: int = 0
    selector: Selector | None = None


@dataclass(frozen=True, eq=False)
class Cost:
    """`amounts` is by element (empty: none), `x` the element of an X (-1: there is none), `parts` all the rest."""

    amounts: tuple[int, ...] = ()
    x: int = -1
    parts: tuple[Part, ...] = ()
    signed: tuple[int, ...] = ()
    """Of a cost that was changed (`prices`), the amounts before nothing became the least: what is left of a reduction
    is taken from the X."""

    def with_x(self, x: int) -> tuple[int, ...]:
        """The amounts with `x` paid for X."""
        if self.x < 0 or x <= 0:
            return self.amounts
        own = self.signed or self.amounts
        return tuple([max(0, n + x if element == self.x else n) for element, n in enumerate(own)])


FREE = Cost()
