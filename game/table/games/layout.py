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
    holds: tuple[str, ...] = ()
    """The kinds of card of the zone that lie here, where several rows share one zone; none for all of them."""
    name: str = ""
    """What the row is called where several share a zone, as messages name it: "<name>-of"."""
    end: str = ""
    """"left" or "right" where it begins at that end of its width, which two rows at one height share; else in the
    middle."""
    heaps: bool = False
    """Do cards that are alike lie on a pile, with their number?"""
    forward: float = 0.0
    """How far a card that attacks or blocks steps out of the row, down where above 0."""

    @property
    def key(self) -> str:
        return self.name or self.zone


@dataclass(frozen=True)
class Opposite:
    """How the other side lies where its player sits at the upper middle of the table."""

    plate: Box
    """As high as the face is large, which stands at its left end."""
    backs: Row
    """The hand, beside it."""
    field: tuple[Row, ...] | None = None
    """Cards in play, where they lie otherwise then."""
    across: tuple[float, float] | None = None
    """From where to where its tokens lie, beside it."""


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
    pool: Box | None = None
    """Where numbered tokens lie (`interface.Pool`)."""
    size: float = 1.0
    """How large plate and piles are drawn, of their size at 100 %."""
    across: tuple[float, float] | None = None
    """From where to where the tokens lie; None for all the room between the columns."""
    opposite: Opposite | None = None
    """How it lies where nothing else needs the upper edge of the table: not at a larger scale, nor in a lesson."""


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
    """Where the phases stand: below each other in the left column, or side by side between both sides."""
    standing: Box | None = None
    """Where it stands who leads (`interface.Standing`), in the left column."""
    batch: Box | None = None
    """Where what waits to be carried out stands, in the left column; a card that is being played lies at its foot."""
    turned_by: str = ""
    """The fact of an entity by which its card lies turned, in rows that share a zone."""
    hand: str = "hand"
    """The zone of the cards that a player holds."""
    hand_high: float = 0.0
    """The height of a card of the own hand, which then stands lower; 0 for that of every game."""
    bands: tuple[tuple[float, float, float], ...] = ()
    """The edges between what lies below each other, from 0 to 1080, the last but one above the own hand: where each is
    at 100 %, at the scale from which all grows, and at 200 %; none for those of every game (`layout/room.py`)."""
    heap: str = "discard"
    """The pile that lies face up and is looked through with a key."""

    @property
    def in_play(self) -> frozenset[str]:
        """The zones of cards in play."""
        return frozenset(row.zone for row in (*self.sides[0].field, *self.shared_field))
