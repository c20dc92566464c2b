"""What lies where on the top of a table, in pixels: the places for cards, the rails, the near edge.

A top that is drawn from it knows neither a game nor a match.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from pygame import Rect


class Kind(Enum):
    """What lies in a bed."""

    ROW = auto()
    """Cards side by side."""
    WELL = auto()
    """One card in play."""
    PILE = auto()


@dataclass(frozen=True)
class Bed:
    """A place for cards."""

    box: Rect
    kind: Kind
    window: str = ""
    """The outline of the pictures of the cards that lie here (`printed.Frame.window`), "" where they have none."""
    glyph: str = ""
    """The icon on its ground, "" for none."""


@dataclass(frozen=True)
class Ground:
    """The part of the table before one player, and how much of it can be lost: parts of a piece each."""

    box: Rect
    clear: tuple[int, int]
    """From and to where, across, cards lie: what breaks off lies beside them."""
    pieces: int = 0
    near: bool = False


@dataclass(frozen=True)
class Plan:
    size: tuple[int, int]
    k: float
    """Pixels per design unit."""
    left: int
    right: int
    """The inner edges of both columns."""
    middle: int
    """Where the near side meets the far one."""
    rim: int
    """The near edge of the table: below it lies the hand."""
    beds: tuple[Bed, ...] = ()
    rails: tuple[Rect, ...] = ()
    """The rows of tokens."""
    grounds: tuple[Ground, ...] = ()

    def u(self, units: float) -> int:
        return round(units * self.k)

    def rows(self, near: bool) -> list[Rect]:
        """The rows of one side of the middle."""
        return [bed.box for bed in self.beds if bed.kind is Kind.ROW and (bed.box.centery > self.middle) == near]


@dataclass(frozen=True)
class Figure:
    """What is inlaid in the ground: stars, and which of them are joined, in a square of 100."""

    stars: tuple[tuple[float, float], ...]
    joined: tuple[tuple[int, int], ...]
    colour: tuple[int, int, int]
    """Of its light."""
