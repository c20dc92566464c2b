"""The tops of tables in the colours of those who sit at them: cloth, a workshop, a plateau, a hall, a desk for writing.

They are large and kept by whoever shows one, not here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from pygame import Rect, Surface

from game.table.drawing import hues
from game.table.drawing.brushes import mix, palette
from game.table.drawing.symbols import Colour
from game.table.drawing.tops import covered, hall, plateau, scriptorium, workshop
from game.table.drawing.tops.plan import Figure, Plan

CLOTH, WORKSHOP, PLATEAU, HALL, SCRIPTORIUM = "cloth", "workshop", "plateau", "hall", "scriptorium"
BRIGHT = 112
"""The strongest part of a side's colour; what lies on it must be read."""
PLAIN: Colour = (44, 84, 86)


@dataclass(frozen=True)
class Tabletop:
    """What the table of a game is made of, and what of a match is seen in it."""

    stuff: str = CLOTH
    pieces: str = ""
    """The number of a seat (`Game.view_seat`) that says how many pieces its ground has that can break off."""
    broken: str = ""
    """The number of a seat that says how many of them have."""
    figures: Mapping[str, Figure] = field(default_factory=dict)
    """By kind of card: what is inlaid in the ground, and shines while a card of that kind lies open in play."""
    storms: frozenset[str] = frozenset()
    """The kinds of events at which it lightens."""


_DRAWN: Mapping[str, Callable[[Plan, Colour, Colour, Mapping[str, Figure]], Surface]] = {
    CLOTH: covered.draw,
    WORKSHOP: workshop.draw,
    PLATEAU: plateau.draw,
    HALL: hall.draw,
    SCRIPTORIUM: scriptorium.draw,
}
STUFFS = tuple(_DRAWN)


def tone(hue: str) -> Colour:
    """The colour of a side of the table, deep and as bright as that of any other hue."""
    if hues.spec(hue) is None and hues.tint(hue) is None:
        return PLAIN
    tints = palette(hue)
    made = mix(mix(tints.middle, tints.bottom, 0.35), (66, 74, 76), 0.4)
    most = max(made)
    return tuple(round(part * BRIGHT / most) for part in made)  # type: ignore[return-value]


def top(plan: Plan, near: str, far: str, made: Tabletop) -> Surface:
    """A table: the far side above in its hue, the near side below in its own."""
    return _DRAWN[made.stuff](plan, tone(far), tone(near), made.figures)


def broken(surface: Surface, plan: Plan, gone: tuple[int, ...]) -> None:
    """Let so many pieces of each player's ground be gone from a plateau."""
    plateau.sink(surface, plan, gone)


def piece(plan: Plan, side: int, number: int) -> tuple[Rect, Surface]:
    """Where a piece of the ground before a player lies, and its shape: white, clear outside of it."""
    return plateau.piece(plan, side, number)


def shining(surface: Surface, plan: Plan, figures: Mapping[str, Figure], lit: frozenset[str]) -> None:
    """Let figures of a hall shine."""
    hall.shine(surface, plan, figures, lit)
