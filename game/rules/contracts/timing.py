"""The order in which is carried out what is set off at once (C-142)."""

from __future__ import annotations

from game.kernel.state import State
from game.kernel.traits.timing import Timing
from game.rules.contracts.constants import HAND, LINE, ORB, RUNE

SHORT_ORDER = {LINE: 0, RUNE: 1, ORB: 2, HAND: 3}  # then the discard pile (C-142)


class ContractsTiming(Timing):
    def trigger_order(self, state: State, source: int, controller: int) -> tuple[int, ...]:
        """The turn player's first; each side: creatures left to right, Rune, Orb, hand, discard pile (C-142)."""
        spot = state.entities[source].zone
        kind = state.places.kind[spot]
        if kind not in SHORT_ORDER:  # what has left keeps the order in which it left
            return (controller != state.active, len(SHORT_ORDER), 0)
        return (controller != state.active, SHORT_ORDER[kind], state.zones[spot].index(source))
