"""Who plays with whom, and who is losing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.kernel.state import State
from game.kernel.traits.players import Players
from game.rules.estro import victory
from game.rules.estro.constants import NUMBERS


class EstroPlayers(Players):
    numbers = NUMBERS

    def teams(self, options: tuple[Any, ...], seats: int) -> tuple[int, ...]:
        """Four play in two teams, partners opposite each other (E-168, E-170)."""
        return (0, 1, 0, 1) if seats == 4 else tuple(range(seats))

    def losing(self, state: State) -> Iterable[int]:
        return victory.losing(state)
