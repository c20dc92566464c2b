"""The cards of the own hand under the pointer or the focus: they rise, their neighbours go aside, and whoever rests on
one reads it enlarged.

All of it is picture: where the cards stand and what a press meets stays as it is, so that nothing slips away from under
the pointer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from game.table.layout import poses
from game.table.layout.poses import Pose
from game.table.layout.room import Room

TAKES = 0.12
"""Seconds in which a card rises, or grows to be read."""
RISES, ASIDE = 40.0, 26.0
"""How far it rises and how far the next one goes aside, in design units; the others go less, the farther they are."""


@dataclass(slots=True)
class Lifting:
    up: dict[int, float] = field(default_factory=dict)
    """Which cards are up, and how far, of 1."""
    read: dict[int, float] = field(default_factory=dict)
    """Which are enlarged, and how far, of 1."""
    drawn: dict[int, Pose] = field(default_factory=dict)
    """Where those that are up were drawn last, from where they go if they leave the hand."""

    faces: dict[int, int] = field(default_factory=dict)
    """For which height the face of each card of a hand was drawn last, in pixels."""
    drew: bool = False
    """Was a face drawn anew in this frame?"""

    def height(self, card: int, wanted: int, there: Callable[[], bool], moves: bool) -> int:
        """The height for which to draw a card of a hand that is to be of the height `wanted`.

        Where its face is not `there` yet and all `moves`, one card a frame gets a new face; the others keep the one
        they have, which is scaled.
        """
        before = self.faces.get(card)
        if before is not None and before != wanted and moves and not there():
            if self.drew:
                return before
            self.drew = True
        self.faces[card] = wanted
        return wanted

    def reads(self) -> bool:
        """Is a card enlarged, so that the next one is so at once?"""
        return bool(self.read)

    def update(self, card: int | None, reads: bool, dt: float, reduced: bool = False) -> bool:
        """Let `card` rise and the others sink, `reads` says whether it is enlarged as well; does any move?"""
        step = 1.0 if reduced else dt / TAKES
        before = (self.up, self.read)
        self.up = _towards(self.up, card, step)
        self.read = _towards(self.read, card if reads else None, step)
        return before != (self.up, self.read)

    def drop(self, card: int) -> None:
        """It is no card of the hand any more, or held."""
        self.up.pop(card, None)
        self.read.pop(card, None)
        self.drawn.pop(card, None)
        self.faces.pop(card, None)


def _towards(parts: dict[int, float], card: int | None, step: float) -> dict[int, float]:
    found = {other: part - step for other, part in parts.items() if other != card and part > step}
    if card is not None:
        found[card] = min(1.0, parts.get(card, 0.0) + step)
    return found


def _soft(part: float) -> float:
    """Quick at first, at rest at the end."""
    return 1 - (1 - part) ** 2


def shown(room: Room, lifting: Lifting, poses_now: Mapping[int, Pose]) -> dict[int, Pose]:
    """The cards of the hand in their order, where they are drawn: those that are up, and what goes aside for them."""
    found, order = dict(poses_now), list(poses_now)
    up = {card: part for card, part in lifting.up.items() if card in poses_now}
    half = poses.hand_card(room, len(order))[0] / 2
    for card, part in up.items():
        at = order.index(card)
        for index, other in enumerate(order):
            if index != at:
                x = found[other].x + ASIDE * _soft(part) / (index - at)
                found[other] = replace(found[other], x=max(room.left + half, min(room.right - half, x)))
    for card, part in up.items():
        found[card] = _raised(room, poses_now[card], _soft(part), _soft(lifting.read.get(card, 0.0)))
    return found


def _raised(room: Room, pose: Pose, up: float, read: float) -> Pose:
    x, y = pose.x, pose.y - RISES * up
    lifted = replace(pose, x=x, y=y, angle=pose.angle * (1 - up), order=800)
    if not read:
        return lifted
    goal = poses.raised(room, pose)
    x, y, high = (a + (b - a) * read for a, b in ((x, goal.x), (y, goal.y), (pose.height, goal.height)))
    return Pose(x, y, high, lifted.angle, order=goal.order)
