"""What follows from the permanents on one side of the field alone: worked out once, and again when they change.

Between two changes of a side it is asked many times what can be tapped there for mana, who could attack, who has
abilities, who is on the way to the graveyard. `remembered` keeps the answers in `State.sides`, with what they were
worked out from: the records of the permanents, which are never changed in place, the table of what continuous effects
make of them, which is a new one after each change, and who is on the way to the graveyard. Nobody has to tell it when
something changes.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import is_
from typing import Any, TypeVar

from game.kernel.cards import Entity
from game.kernel.characteristics import Characteristics
from game.kernel.continuous import affected
from game.kernel.data import Ref
from game.kernel.state import State
from game.rules.grimoire.constants import TERRITORY, ZONES

T = TypeVar("T")
WORKED_OUT: list[Callable[[State, int], Any]] = []
"""All that is remembered of a side: a test compares each with what it finds anew."""


class Side:
    """The permanents of a seat, and what was found of them."""

    __slots__ = ("doomed", "found", "lying", "records", "table")

    def __init__(
        self, lying: tuple[int, ...], records: list[Entity], table: dict[int, Characteristics], doomed: list[Ref]
    ) -> None:
        self.lying = lying
        self.records = records
        self.table = table
        self.doomed = doomed
        self.found: dict[Callable[[State, int], Any], Any] = {}


def of_a_side(work_out: Callable[[State, int], T]) -> Callable[[State, int], T]:
    """Declare that `work_out(state, seat)` goes by nothing but the permanents on the side of `seat`, as they are under
    all effects, which of them are doomed, and the rules of the match."""
    WORKED_OUT.append(work_out)
    return work_out


def remembered(state: State, seat: int, work_out: Callable[[State, int], T]) -> T:
    """`work_out(state, seat)`, of those that are declared `of_a_side`. Whoever gets it must not change it.

    Not for what is asked while continuous effects are worked out.
    """
    table = affected(state) if state.affected is None else state.affected
    lying, read, sides = state.zones[seat * ZONES + TERRITORY], state.entities.__getitem__, state.sides
    if sides:
        side: Side = sides[seat]
        if (
            side.table is table
            and side.lying == lying
            and side.doomed == state.doomed
            and all(map(is_, side.records, map(read, lying)))
        ):
            if work_out in side.found:
                known: T = side.found[work_out]
                return known
            found = side.found[work_out] = work_out(state, seat)
            return found
    new = Side(lying, list(map(read, lying)), table, state.doomed.copy())
    other: Side = sides[1 - seat] if sides else Side((), [], table, [])
    state.sides = (new, other) if seat == 0 else (other, new)
    found = new.found[work_out] = work_out(state, seat)
    return found
