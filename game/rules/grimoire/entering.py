"""Permanents come into play (M-122, M-132, M-443)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.triggers import set_off, set_off_own

if TYPE_CHECKING:
    from game.kernel.state import State


def entered(state: State, i: int, x: int = 0) -> None:
    """Permanent `i` has come into play; `x` is what was paid for its X."""
    set_off_own(state, "enters", i, state.entities[i].controller, x=x)
    set_off(state, "permanent_enters", i)
