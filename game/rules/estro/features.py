"""What is good and bad about a position, as named numbers for the agents."""

from __future__ import annotations

from game.kernel.state import State
from game.rules.estro.constants import HAND, enemy_field, field_of, zone
from game.rules.estro.worth import primary, tot


def features(state: State, seat: int) -> dict[str, float]:
    mine, theirs = field_of(state, seat), enemy_field(state, seat)
    return {
        "cards": len(mine) - len(theirs),
        "tot": (sum(tot(state, i) for i in mine) - sum(tot(state, i) for i in theirs)) / 70,
        "primary": (sum(primary(state, i) for i in mine) - sum(primary(state, i) for i in theirs)) / 20,
        "hand": len(state.zones[zone(seat, HAND)]),
    }
