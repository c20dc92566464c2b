"""What the table is shown of Grimoire beside what every card and player has."""

from __future__ import annotations

from typing import Any

from game.kernel.state import State
from game.kernel.traits.showing import Showing
from game.rules.grimoire.outlook import of_creature


class GrimoireShowing(Showing):
    standing = "life"

    def entity(self, state: State, i: int) -> dict[str, Any]:
        in_play = i >= len(state.seats) and state.places.field[state.entities[i].zone]
        return of_creature(state, i) if in_play else {}
