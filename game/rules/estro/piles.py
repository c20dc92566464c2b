"""Hand and Incinerator."""

from __future__ import annotations

from game.kernel.moves import move
from game.kernel.state import State
from game.kernel.traits.piles import Piles
from game.kernel.triggers import set_off_own
from game.rules.estro.constants import INCINERATOR, zone
from game.rules.estro.drawing import draw


class EstroPiles(Piles):
    def draw(self, state: State, seat: int, amount: int) -> None:
        draw(state, seat, amount)

    def discard(self, state: State, i: int) -> None:
        """From a hand or the deck to the Incinerator."""
        owner = state.entities[i].owner
        move(state, i, zone(owner, INCINERATOR))
        set_off_own(state, "discarded", i, owner)
