"""What follows from the permanents on one side of the field alone: worked out once, and again when they change.

Between two changes of a side it is asked many times what can be tapped there for mana, who could attack, who has
abilities, who is on the way to the graveyard. A `Side` keeps the answers, with what they were worked out from: the
records of the permanents, which are never changed in place, the table of what continuous effects make of them, which is
a new one after each change, and who is on the way to the graveyard. `side_of` looks whether the one in `State.sides`
still holds; nobody has to tell it when something changes. What goes by the characteristics of the permanents alone
outlasts that one of them is tapped or damaged.

    side = side_of(state, seat)
    side.of(state, creatures)  # what creatures(state, side) finds
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter, is_
from typing import Any, Final, TypeVar

from game.kernel.cards import Entity
from game.kernel.characteristics import Characteristics
from game.kernel.continuous import affected
from game.kernel.costs import Cost
from game.kernel.data import Ref
from game.kernel.state import State
from game.rules.grimoire.constants import TERRITORY, ZONES

T = TypeVar("T")
Play = tuple[int, int, Cost]
"""A card of a hand, the mask of the windows in which it can be played (`speeds`), and the price that is printed."""
WorkOut = Callable[[State, "Side"], T]
WORKED_OUT: Final[list[WorkOut[Any]]] = []
"""All that is kept of a side: a test compares each with what it finds anew."""
LASTING: Final[set[WorkOut[Any]]] = set()
"""Those of them that go by characteristics alone."""


class Hand:
    """The cards of a hand as they were, and what can be played of them."""

    __slots__ = ("cards", "plays", "records", "windows")

    def __init__(self, cards: tuple[int, ...], records: list[Entity], plays: tuple[Play, ...], windows: int) -> None:
        self.cards = cards
        self.records = records
        self.plays = plays
        self.windows = windows
        """The mask of the windows in which one of them can be played (`speeds`)."""


EMPTY: Final = Hand((), [], (), 0)


class Side:
    """The permanents of a seat as they were, and what was found of them."""

    __slots__ = ("doomed", "found", "hand", "lasting", "lying", "records", "seat", "table")

    def __init__(
        self,
        seat: int,
        lying: tuple[int, ...],
        records: list[Entity],
        table: dict[int, Characteristics],
        doomed: list[Ref],
    ) -> None:
        self.seat = seat
        self.lying = lying
        self.records = records
        self.table = table
        self.doomed = doomed
        self.found: dict[WorkOut[Any], Any] = {}
        self.lasting: dict[WorkOut[Any], Any] = {}
        """What of `found` goes by characteristics alone."""
        self.hand = EMPTY
        """As it was when somebody asked last (`casting.hand_of`)."""

    def of(self, state: State, work_out: WorkOut[T]) -> T:
        """`work_out(state, self)`, of those that are declared below. Whoever gets it must not change it."""
        if work_out in self.found:
            known: T = self.found[work_out]
            return known
        found = self.found[work_out] = work_out(state, self)
        if work_out in LASTING:
            self.lasting[work_out] = found
        return found


def of_a_side(*work_out: WorkOut[Any]) -> None:
    """Declare that each of these, as `work_out(state, side)`, goes by nothing but the permanents there, as they are
    under all effects, which of them are doomed, and the rules of the match."""
    WORKED_OUT.extend(work_out)


def of_characteristics(*work_out: WorkOut[Any]) -> None:
    """Declare that they go by nothing but the characteristics of these permanents, and the rules of the match."""
    LASTING.update(work_out)
    of_a_side(*work_out)


def side_of(state: State, seat: int) -> Side:
    """The permanents of `seat`, with what was found of them as they are now.

    Not for what is asked while continuous effects are worked out.
    """
    table = affected(state) if state.affected is None else state.affected
    lying = state.zones[seat * ZONES + TERRITORY]
    side: Side | None = state.sides[seat] if state.sides else None
    if (
        side is None
        or side.table is not table
        or side.lying != lying
        or side.doomed != state.doomed
        or not all(map(is_, side.records, map(state.entities.__getitem__, lying)))
    ):
        return _renewed(state, seat, side, lying, table)
    return side


_traits: Final = attrgetter("traits")


def _renewed(
    state: State, seat: int, old: Side | None, lying: tuple[int, ...], table: dict[int, Characteristics]
) -> Side:
    """The side as it is now, with what still holds of what was found of it as it was."""
    new = Side(seat, lying, list(map(state.entities.__getitem__, lying)), table, state.doomed.copy())
    same = old is not None and old.lying == lying and old.table is table
    if old is not None and same and all(map(is_, map(_traits, old.records), map(_traits, new.records))):
        new.lasting, new.found = old.lasting, old.lasting.copy()
    if old is not None:
        new.hand = old.hand
    other: Side | None = state.sides[1 - seat] if state.sides else None
    state.sides = (new, other) if seat == 0 else (other, new)
    return new
