"""What only some games have, one small class for each subject: a game lists those that it has (`kernel.ruleset`).

A trait has no state; a game gives an object of a class of its own that says what is otherwise with it. What the classes
here say holds for every other game; what has no usual meaning raises `lacking`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.kernel.state import State


def lacking(state: State, what: str) -> TypeError:
    """The game of `state` has no such trait: nothing in its vocabulary should ask for it."""
    return TypeError(f"{state.game.name} has no {what}")
