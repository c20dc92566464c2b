"""Where cards can lie: for each zone of a match its kind, whose it is, and who sees what lies there.

A zone number names one place. The zones of a seat stand side by side in the order of the vocabulary, those of seat 0
first, so that a game may count them (`seat * its kinds + kind`); then come the zones that the table shares; the last
place is where nothing of the match lies any more (`gone`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

EVERYBODY = (1 << 16) - 1
"""The mask of all seats."""
SHARED = -1
"""In place of a seat: the zone, or the card, belongs to the table."""
DRAWN: Final = 0
"""The kind of zone that is drawn from, in which each player's cards lie as a match begins: the first in a vocabulary.
Its end is the top."""
HAND: Final = "hand"
"""What the kind of zone is called that is a hand, in the games that have one."""
DISCARD: Final = "discard"
"""The same of a discard pile."""
YOUR_HAND: Final = "your_hand"
"""The destination by which a card that somebody else owns comes into a hand. Where a card of the match has the word
(`CardSet.takes`), what lies hidden in a hand may be of another owner."""


IDLE_SEATS: Final = 8
"""From which bit on `State.idle` has those of the next kind of quick window: one for each seat."""
IDLE_KINDS: Final = 4
"""How many kinds of quick windows a game can tell apart."""
IDLE_HELD: Final = IDLE_SEATS * IDLE_KINDS
"""From which bit on `State.idle` has the same of seats that hold nothing at all for such windows, whatever they can
pay."""
IDLE_LASTS: Final = -1 << IDLE_HELD
"""The mask of those bits."""
_IDLE_EVERYWHERE: Final = sum([1 << IDLE_SEATS * kind for kind in range(IDLE_KINDS)])


def idle_bits(seat: int) -> int:
    """All bits of `State.idle` that say of `seat` that it can do nothing now, though it may hold something."""
    return _IDLE_EVERYWHERE << seat


REMOVED: Final = "removed"
"""The kind of zone, and the destination, of cards that are out of the match, for everybody to see."""


@dataclass(frozen=True)
class ZoneKind:
    """A kind of zone. Who sees its cards: "all", "owner" or "none"; on the `field` they act.

    There is one for each seat or, `shared`, one for the whole table; shared kinds stand last in a vocabulary.
    """

    name: str
    seen_by: str
    field: bool = False
    shared: bool = False
    optional: bool = False
    """Is there such a zone only where a card of the match can put something into it? A shared kind, the last one."""
    holds: tuple[str, ...] = ()
    """The kinds of card that can lie there; () for any."""
    passing: bool = False
    """Do cards lie there only while they are played, on the side of whoever plays them, whoever owns them?"""


class Places:
    """The places of a match for a number of seats, and which seats play together.

    The tuples have an entry for each zone number. The last one is `gone`; as its index is also -1, the zone of a
    player, it stands for "nowhere on the table" too.
    """

    __slots__ = (
        "acting",
        "field",
        "gone",
        "hidden",
        "idle",
        "kind",
        "kinds",
        "name",
        "numbers",
        "opponents",
        "own",
        "partners",
        "passing",
        "removed",
        "seat",
        "seats",
        "sees",
        "teams",
    )  # fmt: skip

    kinds: tuple[ZoneKind, ...]
    seats: int
    teams: tuple[int, ...]
    """The team of each seat; where everybody plays alone, the seat itself."""
    opponents: tuple[tuple[int, ...], ...]
    """For each seat those of other teams, in the order of the seats."""
    partners: tuple[tuple[int, ...], ...]
    """For each seat the others of its team."""
    own: int
    """How many kinds of zone each seat has."""
    gone: int
    """The zone of what ceased to exist or left the match."""
    kind: tuple[int, ...]
    """The index of its kind in the vocabulary; -1 for `gone`."""
    name: tuple[str, ...]
    removed: tuple[int, ...]
    """The zones of the kind REMOVED."""
    seat: tuple[int, ...]
    """Whose it is; SHARED for the table's and for `gone`."""
    idle: tuple[int, ...]
    """The bits of `State.idle` that are about that seat, or all where it is SHARED, for the field and for hands: from
    there cards do something. None for other places."""
    field: tuple[bool, ...]
    acting: tuple[int, ...]
    """The zones on the field, in their order."""
    hidden: tuple[bool, ...]
    """Is somebody not shown what lies there? `gone` shows nothing: what was known of a card stays known."""
    passing: tuple[bool, ...]
    """Do cards lie there only while they are played (`ZoneKind.passing`)?"""
    sees: tuple[int, ...]
    """The mask of the seats that see what lies there."""
    numbers: dict[tuple[int, str], int]
    """What `named` has found."""

    def __init__(self, kinds: Sequence[ZoneKind], teams: Sequence[int]) -> None:
        """Raises ValueError if a shared kind does not stand last."""
        self.kinds = tuple(kinds)
        self.teams = tuple(teams)
        seats = self.seats = len(self.teams)
        self.own = sum(not kind.shared for kind in kinds)
        if any(kind.shared for kind in kinds[: self.own]):
            raise ValueError(f"shared zones stand last: {[kind.name for kind in kinds]}")
        spots = [(seat, n) for seat in range(seats) for n in range(self.own)]
        spots += [(SHARED, n) for n in range(self.own, len(kinds))]
        self.gone = len(spots)
        self.seat = (*[seat for seat, _ in spots], SHARED)
        self.kind = (*[n for _, n in spots], -1)
        self.name = (*[kinds[n].name for _, n in spots], "gone")
        self.removed = tuple([zone for zone, name in enumerate(self.name) if name == REMOVED])
        self.field = (*[kinds[n].field for _, n in spots], False)
        self.idle = tuple([
            (idle_bits(seat) << IDLE_HELD | idle_bits(seat) if seat != SHARED else -1) if field or name == HAND else 0
            for seat, field, name in zip(self.seat, self.field, self.name, strict=True)
        ])  # fmt: skip
        self.numbers = {}
        self.acting = tuple([zone for zone, acts in enumerate(self.field) if acts])
        self.hidden = (*[kinds[n].seen_by != "all" for _, n in spots], True)
        self.passing = (*[kinds[n].passing for _, n in spots], False)
        self.sees = (*[_seers(kinds[n], seat) for seat, n in spots], 0)
        around = range(seats)
        self.opponents = tuple(tuple(s for s in around if self.teams[s] != self.teams[seat]) for seat in around)
        self.partners = tuple(
            tuple(s for s in around if s != seat and s not in self.opponents[seat]) for seat in around
        )

    def of(self, seat: int, kind: int) -> int:
        """The zone of that kind (its index in the vocabulary) of `seat`, or the table's if the kind is shared."""
        return seat * self.own + kind if kind < self.own else self.gone - len(self.kinds) + kind

    def named(self, seat: int, name: str) -> int:
        """The same by the name of the kind. Raises ValueError for a name that there is not."""
        found = self.numbers.get((seat, name))
        if found is None:
            found = self.numbers[seat, name] = self.of(seat, [kind.name for kind in self.kinds].index(name))
        return found

    def team(self, seat: int) -> tuple[int, ...]:
        """The seats that play together with `seat`, itself among them."""
        return tuple(s for s in range(self.seats) if self.teams[s] == self.teams[seat])

    def outcome(self, result: Sequence[int], seat: int) -> int:
        """What a match that has ended with `result` (see `State.result`) is for `seat`: 1 won, 0 drawn, -1 lost.

        The seats of one team have won together. Seats of several teams have drawn among themselves.
        """
        ahead = {self.teams[s] for s in result}
        if not ahead:
            return 0
        if self.teams[seat] not in ahead:
            return -1
        return 1 if len(ahead) == 1 else 0


def _seers(kind: ZoneKind, seat: int) -> int:
    if kind.seen_by == "all":
        return EVERYBODY
    return 1 << seat if kind.seen_by == "owner" and seat != SHARED else 0
