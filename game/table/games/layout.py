"""How a game lies on a table, as data.

Lengths are design units of a table of 1920 x 1080, origin at its upper left. The table keeps the lower edge for the
viewer's hand (from y = 700), the right column (from x = 1636) for its own controls and the log, and for prompts the
band from y = 346 to 416.
"""

from __future__ import annotations

from dataclasses import dataclass

Box = tuple[float, float, float, float]
"""x, y, width, height"""


SHARED = -1
"""In place of a seat: what the table shares."""


@dataclass(frozen=True)
class Badge:
    """A stat that stands in a lower corner of its card; `symbol` names the drawing behind its number."""

    stat: str
    corner: str
    """"left" or "right"."""
    symbol: str
    caption: str = ""
    """A few letters below the number, where there is room."""


@dataclass(frozen=True)
class Cell:
    """A stat in the row at the foot of a whole card."""

    stat: str
    caption: str
    lit: bool = False
    """Is it the one that matters most on this kind of card?"""


@dataclass(frozen=True)
class Row:
    """Where the cards of a zone lie: side by side around (x, y), their centres `step` apart where `width` allows."""

    zone: str
    x: float
    y: float
    height: float
    """Of a card."""
    width: float = 0.0
    step: float = 0.0
    kinds: tuple[str, ...] = ()
    """The kinds of card that can be put between two others."""
    shrinks: bool = False
    """Are the cards of a crowded row smaller? Else they overlap."""
    places: str = ""
    """The number of a seat (`Game.view_seat`) that says how many places to draw even when they are empty."""
    empty: bool = False
    """Is the outline of its one place drawn while nothing lies there?"""
    face_up: bool = True


@dataclass(frozen=True)
class Side:
    """What lies before one seat."""

    plate: Box
    """The player: name, numbers, marks."""
    field: tuple[Row, ...]
    """Cards in play."""
    piles: tuple[Row, ...]
    """Cards on a heap: face up where everybody sees them."""
    backs: Row | None = None
    """The hidden hand of another seat; None where only its number is told."""
    tokens: tuple[float, float, float] | None = None
    """A row of resource tokens: y of its centre, size and step of a token."""
    size: float = 1.0
    """How large plate and piles are drawn, of their size at 100 %."""


@dataclass(frozen=True)
class Counter:
    """A number of a seat that its plate shows, by its name in `Game.view_seat`."""

    name: str
    symbol: str
    of: str = ""
    """The number that it counts up to; then it is drawn as that many marks."""
    caption: str = ""
    """A few letters below the number."""
    full: str = ""
    """The constant with as much as a whole vessel; then the number stands on one that drains and fills."""


@dataclass(frozen=True)
class Layout:
    """The table of a game for a number of seats."""

    sides: tuple[Side, ...]
    """The viewer's own, then the others in turn order."""
    shared_field: tuple[Row, ...] = ()
    """Cards in play that belong to the table and to no seat."""
    shared_piles: tuple[Row, ...] = ()
    counters: tuple[Counter, ...] = ()
    aimed: str = "seat"
    """The zone of what an attack is asked about when nobody named a target yet: "seat" for the player."""
    phases: tuple[str, ...] = ()
    """The phases of a turn, where the table shows them; a seat's number `phase` names the present one."""
    track: Box | None = None
    """Where the phases stand."""
    hand: str = "hand"
    """The zone of the cards that a player holds."""
    whole_hand: bool = False
    """Are the cards of the own hand smaller rather than overlapping, as long as they can be read?"""
    heap: str = "discard"
    """The pile that lies face up and is looked through with a key."""

    @property
    def in_play(self) -> frozenset[str]:
        """The zones of cards in play."""
        return frozenset(row.zone for row in (*self.sides[0].field, *self.shared_field))
