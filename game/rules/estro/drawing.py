"""Cards from the deck to the hand, and onto the field."""

from __future__ import annotations

from game.kernel.facedown import lay
from game.kernel.moves import move, show
from game.kernel.state import State
from game.kernel.triggers import set_off_own
from game.rules.estro import lasting
from game.rules.estro.constants import DECK, FIELD, HAND, PLACED, zone


def draw(state: State, seat: int, amount: int = 1) -> None:
    """So many cards from the deck to the hand, as far as there are any (E-033).

    A card with a gift for being drawn shows itself.
    """
    for _ in range(amount):
        deck = state.zones[zone(seat, DECK)]
        if not deck:
            return
        i = deck[-1]
        move(state, i, zone(seat, HAND))
        if state.turn and "drawn" in state.entities[i].definition.by_trigger:
            show(state, i)
            set_off_own(state, "drawn", i, seat)


def put_up(state: State, i: int, seat: int) -> None:
    """Card `i` comes onto the side of `seat` face up."""
    move(state, i, zone(seat, FIELD))
    e = state.entities[i]
    state.entities[i] = e.with_flags(e.flags | PLACED)
    lasting.came_back(state, i)


def lay_down(state: State, i: int, seat: int) -> int:
    """Card `i` comes onto the side of `seat` face down (E-069), and a partner may look at it; the number that it bears
    from then on."""
    i = lay(state, i, zone(seat, FIELD))
    e = state.entities[i] = state.entities[i].with_flags(state.entities[i].flags | PLACED)
    for partner in state.places.partners[seat]:
        e.known |= 1 << partner  # nobody shares the record yet
    return i
