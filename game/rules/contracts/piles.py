"""Hand and discard pile."""

from __future__ import annotations

from game.kernel.places import YOUR_HAND
from game.kernel.state import State
from game.kernel.traits.piles import Piles
from game.rules.contracts.constants import HAND, rules, zone


class ContractsPiles(Piles):
    def lands(self, state: State, seat: int, into: str) -> str:
        """Into a full hand goes nothing: the contract is discarded, as when it is drawn (C-028)."""
        full = len(state.zones[zone(seat, HAND)]) >= rules(state).hand_limit
        return "discard" if full and into in ("hand", YOUR_HAND) else into
