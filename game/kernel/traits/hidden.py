"""What may be hidden, for all that a seat knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from game.kernel.native import mypyc_attr
from game.kernel.priors import dealt

if TYPE_CHECKING:
    from game.kernel.cards import Definition
    from game.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Hidden:
    """Which cards may be the hidden ones. Without it any of the deck lists, and any that the deck rules allow where
    these are closed.

    Whether everybody knows the deck lists of the others is the constant `open_lists` (`game.kernel.priors`).
    """

    whole_set: ClassVar[bool] = False
    """Can a match meet cards that are in no deck list, so that its file holds all there are?"""

    def pool(self, state: State, owner: int, number: int, rng: list[int],
             hidden: Mapping[int, Sequence[Definition] | int]) -> list[Definition]:  # fmt: skip
        """With closed lists, `number` cards that may be the hidden ones of `owner`, taken by chance from stream 0.

        `state` holds what a seat knows: by that, by the card set and by the deck rules they may be there. `hidden` has
        for each owner the cards that lie hidden, where the seat knows them or they are taken already, or their number.
        """
        return dealt(state, owner, number, rng)
