"""Drawing (P-027 to P-029)."""

from __future__ import annotations

from game.kernel.data import NOTHING, Pending
from game.kernel.moves import move
from game.kernel.references import ref
from game.kernel.replacement import about_to
from game.kernel.state import State, tasks
from game.kernel.traits.piles import Piles
from game.kernel.triggers import is_replaceable, set_off
from game.rules.cataclysm.constants import DECK, HAND, ZONES
from game.rules.cataclysm.field import discard


def draw(state: State, seat: int, amount: int) -> None:
    """Up to `amount` cards from the deck to the hand; an empty deck gives none and costs nothing (P-029)."""
    if amount > 0 and is_replaceable(state, "draw"):
        if amount > 1:
            state.frames.append((draw, (seat, amount - 1)))
        about_to(state, Pending("draw", ref(state, seat), NOTHING, 1, "rules.cataclysm.drawing.drawn"))
        return
    for _ in range(amount):
        draw_one(state, seat)


def drawn(state: State, pending: Pending, happens: bool) -> None:
    if happens:
        draw_one(state, pending.subject[0])


def draw_one(state: State, seat: int) -> None:
    base = seat * ZONES
    cards = state.zones[base + DECK]
    if cards:
        move(state, cards[-1], base + HAND)
        if state.turn:
            set_off(state, "card_drawn", seat, cards[-1] if state.cards.traces else -1)


tasks(__name__, draw, drawn)


class CataclysmPiles(Piles):
    def draw(self, state: State, seat: int, amount: int) -> None:
        draw(state, seat, amount)

    def discard(self, state: State, i: int) -> None:
        discard(state, i)
