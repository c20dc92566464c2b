"""Who plays: in turn order without those who are out."""

from __future__ import annotations

from game.kernel.state import State
from game.kernel.traits.players import Players
from game.rules.cataclysm import conceding
from game.rules.cataclysm.constants import NUMBERS, OUT, in_turn_order
from game.rules.cataclysm.elimination import losing


class CataclysmPlayers(Players):
    numbers = NUMBERS
    leaving = "eliminated"

    def playing(self, state: State) -> tuple[int, ...]:
        return in_turn_order(state, state.active)

    def losing(self, state: State) -> list[int]:
        out = [seat for seat, numbers in enumerate(state.seats) if numbers[OUT]]
        return [*out, *losing(state)]

    def concede(self, state: State, seat: int) -> None:
        """Of two the other has won; of more the others play on."""
        if len(state.seats) == 2:
            super().concede(state, seat)
        else:
            conceding.concede(state, seat)
