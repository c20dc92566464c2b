"""What a gift marked 1V has changed lasts as long as its card is there, and is in force again when it comes back
(E-064, E-065, A-24)."""

from __future__ import annotations

from game.kernel.cards import Entity
from game.kernel.state import State


def came_back(state: State, i: int) -> None:
    """Card `i` lies face up on the field again."""


def left(state: State, i: int, before: Entity) -> None:
    """Card `i` has left the field."""
