"""Drawing (P-027 to P-029)."""

from __future__ import annotations

from game.kernel.moves import move
from game.kernel.state import State
from game.kernel.triggers import set_off
from game.rules.cataclysm.constants import DECK, HAND, zone


def draw(state: State, seat: int, amount: int) -> None:
    """Up to `amount` cards from the deck to the hand; an empty deck gives none and costs nothing (P-029)."""
    deck, hand = zone(seat, DECK), zone(seat, HAND)
    for _ in range(amount):
        cards = state.zones[deck]
        if not cards:
            return
        move(state, cards[-1], hand)
        if state.turn:
            set_off(state, "card_drawn", seat, -1)
