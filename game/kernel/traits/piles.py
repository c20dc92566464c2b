"""Cards that go to a hand or a discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.moves import move
from game.kernel.native import mypyc_attr
from game.kernel.places import DISCARD
from game.kernel.traits import lacking

if TYPE_CHECKING:
    from game.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Piles:
    """How cards are drawn and discarded, and where they end. Without it nobody draws for an effect, what is discarded
    lies in its owner's `discard`, and no place is ever full."""

    def draw(self, state: State, seat: int, amount: int) -> None:
        """So many cards of the deck of `seat` to its hand, as far as there are any."""
        raise lacking(state, "draws by effects")

    def discard(self, state: State, i: int) -> None:
        """Card `i` goes to its owner's discard pile."""
        move(state, i, state.places.named(state.entities[i].owner, DISCARD))

    def lands(self, state: State, seat: int, into: str) -> str:
        """Where a card of `seat` ends that is to go `into` a destination: elsewhere where that is full."""
        return into
