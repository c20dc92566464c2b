"""The plain records of which frames, what was set off and damage are made, and how they are written as JSON.

All of them are tuples: never changed, compared by content, cheap to copy. In JSON a record is
{"<its name>": [its values]}, so that what is read back has its type again.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

Ref = tuple[int, int]
"""A reference to one object: (entity, its count of zone changes when the reference was taken).

A card that has changed zones since is another object, and the reference finds nothing (`references.find`).
"""

NOTHING: Ref = (-1, 0)

PLAYED = -1
UNDECIDED = -2


class Context(NamedTuple):
    """For whom a clause runs: its source and controller, the event that set it off, and what was chosen for it."""

    source: int
    """The entity whose clause it is."""
    zone_changes: int
    """The zone-change count of the source; (source, zone_changes) is its reference."""
    controller: int
    """A seat."""
    targets: tuple[tuple[Ref, ...], ...] = ()
    """The locked targets: one tuple of references for each selector of the clause's `targets`."""
    subject: Ref = NOTHING
    """Whom the event happened to."""
    object: Ref = NOTHING
    """The other side of the event: who dealt the damage, who is attacked."""
    amount: int = 0
    """How much the event was about: damage dealt, healing, cards."""
    x: int = 0
    """The X that was paid."""
    packet: int | None = None
    """The withheld packet of damage at which it is aimed, by its place (`prevention`); None if at none."""


class Item(NamedTuple):
    """A clause that was set off or announced, and waits to be carried out."""

    clause: str
    """The clause's key, "card#number"; "" for a card that is announced and does nothing but come into play."""
    context: Context


class Delayed(NamedTuple):
    """An item that waits for a moment to come (`delaying`)."""

    when: str
    """The trigger of that moment."""
    seats: tuple[int, ...]
    """To whichever of these it happens first."""
    item: Item


class Packet(NamedTuple):
    """Damage on its way from one source to one recipient."""

    source: Ref
    """NOTHING where no card or player deals it."""
    target: Ref
    """Who takes it."""
    amount: int
    tags: int = 0
    """What kind of damage it is: a mask that the game names (combat, an element, ...)."""


class Pending(NamedTuple):
    """Something that is about to happen, and may be replaced by something else (`replacement`)."""

    event: str
    """The word of the vocabulary's `replaceable`: damage, destroy, draw, ..."""
    subject: Ref
    """To whom it is about to happen."""
    object: Ref
    """Who brings it about, NOTHING if nobody does."""
    amount: int
    then: str
    """The name of the task that goes on: `task(state, pending, happens)`."""
    args: tuple[Any, ...] = ()
    """What that task needs besides."""
    used: tuple[tuple[str, int], ...] = ()
    """The replacement effects that were offered it already, as (clause, source): each applies once to an event."""


Exits = tuple[tuple[Ref, Item], ...]
"""Of cards that leave the field those that go elsewhere, each with the replacement effect that says where."""


class Paying(NamedTuple):
    """How a cost is paid, as far as it has been chosen."""

    x: int = -1
    """-1 where it is not chosen yet."""
    given: tuple[tuple[Ref, ...], ...] = ()
    """The cards given, for each part of the cost that asks for cards."""
    payment: tuple[Any, ...] = ()
    """The answer that says what the elements are paid with."""
    exits: Exits | None = None
    """Where cards go that leave the field for it; None while nobody has asked."""


UNPAID: Final = Paying()


class Proposal(NamedTuple):
    """A card that is about to be played or used: what has been chosen of it so far, in the order of the fields."""

    seat: int
    card: int
    ability: int = PLAYED
    """The number of the activated ability that is used, UNDECIDED before it is chosen, PLAYED to play the card."""
    place: int = -1
    modes: tuple[tuple[int, ...], ...] = ()
    """For each clause the numbers of the modes chosen, in their order; () where it has none."""
    targets: tuple[tuple[tuple[Ref, ...], ...], ...] = ()
    """For each clause, or each chosen mode of one, its locked targets; all but the last one are complete."""
    paying: Paying = UNPAID
    packet: int | None = None
    """The withheld packet at which it is aimed; None before that is chosen, and where it is aimed at none."""


made: Final = tuple.__new__
"""`made(Packet, (source, target, amount, tags))`: a record of these fields, all of them named. The same as calling its
class, at two thirds of the cost: for the few places that make several records for each answer."""


RECORDS: dict[str, type[Any]] = {
    "context": Context, "item": Item, "delayed": Delayed, "packet": Packet,
    "pending": Pending, "paying": Paying, "proposal": Proposal,
}  # fmt: skip
NAMES: dict[type[Any], str] = {record: name for name, record in RECORDS.items()}


def records(module: str, *types: type[Any]) -> None:
    """Let frames and `State.record` of saved states hold these NamedTuples of a game's `module`, as they are.

    Raises ValueError for a name that is taken.
    """
    for record in types:
        name = f"{module.removeprefix('game.')}.{record.__name__}"
        if name in RECORDS:
            raise ValueError(f"two records named {name}")
        RECORDS[name] = record
        NAMES[record] = name


LATER: frozenset[type[Any]] = frozenset({Context, Paying, Proposal})
"""The records whose last field came later: it is left out where it is None, so that positions keep their
fingerprints."""


def listed(value: Any) -> Any:
    """`value` as JSON has it: every tuple in it as a list, every record under its name."""
    if isinstance(value, tuple | list):
        name = NAMES.get(type(value))
        found = [listed(v) for v in value]
        if name is None:
            return found
        return {name: found[:-1] if type(value) in LATER and found[-1] is None else found}
    return value


def tupled(value: Any) -> Any:
    """What `listed` has written, as frames and decisions have it.

    Raises KeyError for a record that does not exist (any more), TypeError for one of another length.
    """
    if isinstance(value, dict):
        ((name, values),) = value.items()
        return RECORDS[name](*[tupled(v) for v in values])
    return tuple([tupled(v) for v in value]) if isinstance(value, tuple | list) else value
