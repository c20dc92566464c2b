"""A clause of a card: when it runs, its targets, condition, gate and operations."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from game.kernel.characteristics import PLACES
from game.kernel.continuous import ORDERED, WORDING
from game.kernel.places import YOUR_HAND

if TYPE_CHECKING:
    from game.kernel.conditions import Condition
    from game.kernel.costs import Cost
    from game.kernel.numbers import Number
    from game.kernel.operation import Operation
    from game.kernel.selectors import Selector

ONE: Final = (1, 1)
"""How many modes are chosen unless a clause says otherwise."""
STANDING: Final = ("always", "held")
"""The triggers of clauses that are never set off: they hold as long as the card lies on the field, or in a hand."""
CHANGES_COSTS: Final = 1 << 59
"""The bit, beside those of triggers, of clauses by which a card on the field changes what cards cost."""


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
    once: bool = False
    """Is it carried out once in a match by the same card (`kernel.once`)?"""
    coin: bool = False
    """Is a coin tossed for it? Who calls it rightly has `do` carried out, else `orelse`."""
    pay: Cost | None = None
    do: tuple[Operation, ...] = ()
    orelse: tuple[Operation, ...] = ()
    """What is done where `condition` does not hold or the coin falls wrongly; without both, where `pay` is
    not paid."""
    proposed: bool = False
    """Are its targets and its cost chosen before anything happens, as part of playing or using the card?"""
    less: Number | None = None
    """Of a clause that replaces damage: by how much it is less."""
    redirect: Selector | None = None
    """Of a clause that replaces damage: who takes it instead."""
    into: str = ""
    """Of a clause that replaces a move: the zone to which the card goes instead."""
    modes: tuple[Clause, ...] = ()
    """Some of these are chosen and carried out in its place; it has no targets, condition and operations of its own."""
    choose: tuple[int, int] = ONE
    """How many of its modes at the least and at the most, each once. Where it can be another number than one, the gate
    (`pay`) is its own and not that of its modes."""

    traces: bool = False
    """Does it name the other side of its event, which is kept on demand (`reach.Side.traced`)?"""

    @property
    def aims(self) -> bool:
        """Has it targets, in one of its modes if it has any?"""
        return bool(self.targets) or any(mode.targets for mode in self.modes)

    packet: Operation | None = field(init=False)
    """The operation that says at which packets of damage it can be aimed; one is chosen with its targets
    (`prevention`)."""
    divides: Operation | None = field(init=False)
    """The operation that divides something among its targets, where that is announced with them (`sharing`)."""
    number: int = field(init=False)
    """Its place among the clauses of its card, which its modes share."""
    given: tuple[Clause, ...] = field(init=False)
    """The clauses that its operations give to others."""
    continuous: tuple[tuple[Operation, int, int], ...] = field(init=False)
    """For `when: always`, its operations with what each reads and writes (see `continuous.py`)."""
    dependency: int = field(init=False)
    """On what the effects of a continuous clause depend: PLACES, TRAITS, BOARD, PILES or ANYTHING."""

    rewords: bool = field(init=False)
    """Does a continuous clause change the text of cards?"""
    holds: bool = field(init=False)
    """Does it take cards out of the match until something leaves the field (`removal`)?"""
    repeats: bool = field(init=False)
    """Does it carry out clauses of other cards (`repeating`), in one of its modes if it has any?"""
    takes: bool = field(init=False)
    """Does it put what another owns into a hand (`places.YOUR_HAND`)?"""
    repricing: tuple[Operation, ...] = field(init=False)
    """For clauses of `STANDING`, its operations that change what cards cost (see `prices.py`)."""

    def __post_init__(self) -> None:
        place = self.key.rpartition("#")[2].partition(".")[0]
        self.number = int(place) if place.isdecimal() else 0
        operations = (*self.do, *self.orelse)
        self.packet = next((operation for operation in self.do if operation.of_packet), None)
        dividing = [operation for operation in self.do if operation.divides and operation.slot >= 0]
        self.divides = dividing[0] if dividing and self.proposed else None
        for branch, row in enumerate((self.do, self.orelse)):
            for number, operation in enumerate(row):
                object.__setattr__(operation, "place", (self.key, branch, number))
        given = [clause for operation in operations for clause in operation.given()]
        self.given = (*given, *(clause for mode in self.modes for clause in mode.given))
        self.holds = any(operation.holds for operation in operations)
        self.repeats = any(o.repeats for o in operations) or any(mode.repeats for mode in self.modes)
        self.takes = self.into == YOUR_HAND or any(operation.takes_over for operation in operations)
        self.continuous, self.dependency, self.rewords = (), PLACES, False
        self.repricing = tuple([operation for operation in self.do if operation.reprices])
        if self.repricing and self.when == "always":
            self.bit |= CHANGES_COSTS
        changing = [operation for operation in self.do if not operation.reprices]
        if self.when == "always" and changing:
            reads = 0
            for condition in self.condition:
                reads |= condition.reads()
            self.continuous = tuple(
                [(o, reads | o.reads(), o.writes() if o.only_adds else o.writes() | ORDERED) for o in changing]
            )
            self.rewords = any(writes & WORDING for _, _, writes in self.continuous)
            numbers = [condition.dependency() for condition in self.condition]
            others = [clause.dependency for clause in self.given]
            self.dependency = max([PLACES, *numbers, *others, *(o.dependency() for o in changing)])
