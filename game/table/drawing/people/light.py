"""The light that people stand in: the ink they are drawn with, and what lies behind them. It draws nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.table.drawing.symbols import Colour  # which draws

GROUNDS = ("gears", "clouds", "stars", "shelves", "lozenges")
"""What can lie behind people."""


@dataclass(frozen=True)
class Light:
    """What the faces of one game have in common."""

    ink: Colour = (30, 24, 26)
    dusk: Colour = (60, 50, 84)
    """What shadows lean to."""
    lamp: Colour = (255, 240, 220)
    """The light from the left above."""
    rim: Colour = (160, 220, 200)
    """The light from behind, on the right."""
    near: Colour = (70, 132, 122)
    """Behind the head."""
    far: Colour = (16, 40, 42)
    """At the edge."""
    ground: str = "lozenges"
    """One of `GROUNDS`."""
    hatch: tuple[float, float, float] = (3.4, 34.0, 0.9)
    """Strokes in the shadow: how far apart, how far they lean in their length, how thick; in units."""


PLAIN = Light()
