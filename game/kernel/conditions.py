"""Conditions: a number within bounds, and what else is declared by a small class for each word.

The text is the message "condition-<word>" of `game/language/messages`.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from game.kernel.characteristics import ANYTHING, PILES
from game.kernel.data import Context
from game.kernel.declared import Between, Declared, Truth, Word
from game.kernel.numbers import Expression, Happened, ResourceOf, are_counterparts

if TYPE_CHECKING:
    from game.kernel.state import State


Measured = Expression  # a number over the board


class Condition(Declared):
    def holds(self, state: State, context: Context) -> bool:
        raise NotImplementedError

    def dependency(self) -> int:
        """See `Clause.dependency`."""
        return ANYTHING

    def moments(self) -> frozenset[str] | None:
        """The moments (`Vocabulary.moments`) of which one may be, where it holds; None for any."""
        return None

    def reads(self) -> int:
        """The characteristics that it looks at, as a mask (see `continuous.py`)."""
        return 0


Conditions = tuple[Condition, ...]


class Within(Condition):
    """A number within bounds: written without a word of its own. What "the opponent" has is what one of them has, where
    nothing is reckoned with it."""

    number: Expression
    bounds: Between
    of_one: bool = field(init=False)

    def __post_init__(self) -> None:
        measure = self.number.measure
        of_one = isinstance(measure, ResourceOf | Happened) and measure.of.opposing and self.number.is_plain()
        object.__setattr__(self, "of_one", of_one)

    def holds(self, state: State, context: Context) -> bool:
        if self.of_one and len(state.places.opponents[context.controller]) > 1:
            return any(n in self.bounds for n in self.number.of_each(state, context))
        return self.number.value(state, context) in self.bounds

    def dependency(self) -> int:
        return self.number.dependency()

    def reads(self) -> int:
        return self.number.reads()


class Either(Condition):
    """One of several conditions holds."""

    word = "either"
    conditions: Conditions

    def holds(self, state: State, context: Context) -> bool:
        return any(condition.holds(state, context) for condition in self.conditions)

    def dependency(self) -> int:
        return max([condition.dependency() for condition in self.conditions])

    def moments(self) -> frozenset[str] | None:
        found = [condition.moments() for condition in self.conditions]
        return None if None in found else frozenset().union(*(one for one in found if one))

    def reads(self) -> int:
        found = 0
        for condition in self.conditions:
            found |= condition.reads()
        return found


class Turn(Condition):
    """It is your turn, or not.

    Example: {when: turn_start, of: players, if: {turn: enemy}, do: [{draw: 1}]}
    """

    word = "turn"
    words = {"whose": ("own", "enemy")}
    whose: Word

    def holds(self, state: State, context: Context) -> bool:
        return (state.active == context.controller) == (self.whose == "own")

    def dependency(self) -> int:
        return PILES


class More(Condition):
    """One number over the board is greater than another; with `or_equal`, or as great.

    Where the same is measured of both, one opponent has more than you, or you have more than each of them.
    """

    word = "more"
    number: Measured
    than: Measured
    or_equal: Truth = False
    of_one: bool = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "of_one", are_counterparts(self.number, self.than))

    def holds(self, state: State, context: Context) -> bool:
        if self.of_one and len(state.places.opponents[context.controller]) > 1:
            more = max(self.number.of_each(state, context)) - max(self.than.of_each(state, context))
        else:
            more = self.number.value(state, context) - self.than.value(state, context)
        return more > 0 or (self.or_equal and more == 0)

    def dependency(self) -> int:
        return max(self.number.dependency(), self.than.dependency())

    def reads(self) -> int:
        return self.number.reads() | self.than.reads()


CONDITIONS: tuple[type[Condition], ...] = (Either, Turn, More)
"""What every game has; `Vocabulary.conditions` adds a game's own."""
