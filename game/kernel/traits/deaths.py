"""Who is destroyed, and what becomes of them (`game.kernel.deaths`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from game.kernel.native import mypyc_attr
from game.kernel.places import DISCARD
from game.kernel.values import remaining

if TYPE_CHECKING:
    from game.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Deaths:
    """Without it a card in play dies when of what damage eats nothing is left, and goes to its owner's `discard`."""

    window: ClassVar[str] = ""
    """The window that is open while cards would be destroyed; "" for none."""

    anew: ClassVar[bool] = False
    """Would whoever was saved from being used up, and still is, be destroyed anew, so that they can be saved again?
    Otherwise they are destroyed with the others."""

    def waits(self, state: State) -> bool:
        """Is it not looked at now whether anybody is dying?"""
        return False

    def dying(self, state: State) -> list[int]:
        """The cards that are on their way out, as the stat that damage eats is used up."""
        game, entities = state.game, state.entities
        found = [i for i in game.field.cards(state) if game.damage.stat(entities[i]) >= 0]
        return [i for i in found if remaining(state, i) <= 0]

    def destructible(self, state: State, ids: Sequence[int]) -> Sequence[int]:
        """Those of `ids` that can be destroyed at all."""
        return ids

    def saved(self, state: State, i: int) -> None:
        """Card `i` would have been destroyed, and is not."""

    def grave(self, state: State, i: int) -> int:
        """The zone to which card `i` goes when it dies."""
        return state.places.named(state.entities[i].owner, DISCARD)
