"""The head in space: where things on a face come to lie when it is turned."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.table.drawing.people.ink import Point
from game.table.drawing.people.looks import SHAPES, Face, Shape

MIDDLE = 100.0
TOP = 41.0
EYES = 93.0
WIDE = 44.0
"""Half of the width over which the face is round."""
REACH = 9.5
"""By how much its middle line moves when the head is turned wholly."""


@dataclass(frozen=True)
class Skull:
    shape: Shape
    turn: float
    soft: bool
    rough: bool

    @property
    def far(self) -> int:
        """The side that the face is turned to: 1 for the right of the picture."""
        return 1 if self.turn >= 0 else -1

    def at(self, u: float, v: float, out: float = 0.0) -> Point:
        """Where a point lies that is `u` beside the middle line, at the height `v`, `out` units before the face."""
        bulge = math.sqrt(max(0.0, 1 - (u / WIDE) ** 2))
        x = MIDDLE + u * (1 - 0.1 * abs(self.turn)) + self.turn * (REACH * bulge + out)
        return x, v + 0.4 * (1 - bulge) * 4

    @property
    def mouth(self) -> float:
        """Its height."""
        return 0.42 * self.shape.chin_y + 0.58 * 114.5

    @property
    def nose(self) -> float:
        """The height of its base."""
        return 115.5 + (self.shape.chin_y - 147) * 0.35

    def outline(self, grow: float = 0.0) -> list[Point]:
        """Round the head, from its top to the right, without ears."""
        right, left = self._side(1, grow), self._side(-1, grow)
        top = (MIDDLE - self.turn * 2, TOP - grow)
        chin_x = MIDDLE + self.turn * 8.5
        chin = [(chin_x, self.shape.chin_y + grow)]
        return [top, *right, *chin, *reversed(left)]

    def _side(self, side: int, grow: float) -> list[Point]:
        s, turned = self.shape, self.turn * side
        """Above 0 on the side that the face is turned to."""
        skull = s.skull + grow - max(0.0, turned) * 3.5
        cheek = s.cheek + grow - max(0.0, turned) * 3.0
        jaw = s.jaw + grow - max(0.0, turned) * 1.5 + max(0.0, -turned) * 3
        socket = cheek - 1.2 - max(0.0, turned) * 3.4
        lean = self.turn * 5
        hard = 2.0 if self.rough else -1.0 if self.soft else 0.5
        return [
            (MIDDLE - self.turn * 2 + side * skull * 0.66, TOP + 6.5 - grow * 0.6),
            (MIDDLE - self.turn * 1.5 + side * skull, 68),
            (MIDDLE + side * (skull + 0.4), 81),
            (MIDDLE + lean * 0.5 + side * socket, 91),
            (MIDDLE + lean * 0.6 + side * cheek, 104),
            (MIDDLE + lean * 0.8 + side * (0.45 * cheek + 0.55 * jaw + 1), 0.5 * (104 + s.jaw_y)),
            (MIDDLE + lean + side * (jaw + hard * 0.5), s.jaw_y),
            (MIDDLE + self.turn * 7.4 + side * (0.42 * jaw + 0.58 * s.chin + hard), 0.42 * s.jaw_y + 0.58 * s.chin_y),
            (MIDDLE + self.turn * 8.4 + side * s.chin * 0.8, s.chin_y - 1.2 + grow * 0.6),
        ]


def skull_of(face: Face) -> Skull:
    return Skull(SHAPES[face.shape], face.turn, face.build == "soft", face.build == "rough")
