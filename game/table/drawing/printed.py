"""What a card shows, as plain data, and how large a card is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.table.drawing import cloth, hues
from game.table.drawing.backs import Hidden
from game.table.drawing.cells import Cell
from game.table.drawing.edgings import NONE, Edging
from game.table.drawing.pictures import Art

RATIO = 63 / 88
"""The width of a card by its height."""
UNITS = (630, 880)
"""Width and height of a card in the units in which it is drawn."""


class Value(NamedTuple):
    """A number in a lower corner, "left" or "right", on a symbol and in a tone of `badges.badge`."""

    symbol: str
    corner: str
    number: int
    tone: str = "normal"
    caption: str = ""


@dataclass(frozen=True)
class Frame:
    """What tells the kind of a card: outlines of its window and name plate as SVG paths, and its icon if it has one.

    In units of a card of 630 x 880; the window's lower edge lies at 492, the plate from 452 to 536.
    """

    window: str
    plate: str
    glyph: str = ""
    seal: str = ""
    """The sign (`emblems`) that it bears in place of an icon."""


PLAIN = Frame("M34 58 Q34 34 58 34 H572 Q596 34 596 58 V492 H34 Z", "M70 452 H560 L602 494 L560 536 H70 L28 494 Z")


@dataclass(frozen=True)
class Face:
    """What a card shows."""

    card: str
    name: str
    kind_line: str = ""
    frame: Frame = PLAIN
    cost: tuple[tuple[str, int], ...] | None = None
    text: str = ""
    flavour: str = ""
    values: tuple[Value, ...] = ()
    hue: str = hues.PLAIN
    art: Art | None = None
    token: bool = False
    textless: bool = False
    game: str = ""
    elemental: bool = True
    """Has its game elements?"""
    elements: tuple[str, ...] = ()
    """Those whose symbols it bears at its foot."""
    colourless: str = ""
    """The element in its cost that any other pays."""
    cells: tuple[Cell, ...] = ()
    """Further numbers, which only the whole card shows."""
    back: str = cloth.DIE
    """What its back looks like (`cloth.BACKS`)."""
    hidden: Hidden | None = None
    """Of a card that lies face down; then nothing else of it shows."""
    x: str = ""
    """The element of the X in what it costs."""
    cost_tone: str = "normal"
    """The tone of `badges.badge` for what it costs."""
    edging: Edging = NONE
    """What its frame is edged with, as in the world of its game."""


def width(height: int) -> int:
    return round(height * RATIO)
