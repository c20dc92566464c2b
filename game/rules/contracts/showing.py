"""What of seats and cards of Contracts is shown."""

from __future__ import annotations

from typing import Any

from game.kernel.state import State
from game.kernel.traits.showing import Showing
from game.kernel.values import remaining, stat
from game.rules.contracts.constants import (
    ACTED,
    ACTIVE,
    ATTACK,
    BURNOUTS,
    ELEMENTS,
    FRESH,
    FULL,
    SPECIAL_USED,
    SPELLS,
    TANKS,
    TANKS_FULL,
    rules,
)


def view_seat(state: State, seat: int) -> dict[str, Any]:
    own = state.seats[seat]
    return {
        "health": remaining(state, seat),
        "attack": stat(state, seat, ATTACK),
        "extractors": {e: {"full": own[FULL + n], "total": own[n]} for n, e in enumerate(ELEMENTS)},
        "tanks": {"full": own[TANKS_FULL], "total": own[TANKS]},
        "burnout": own[BURNOUTS],
        "special_used": own[SPECIAL_USED] >= rules(state).specials_per_game,
        "spells": own[SPELLS],
    }


class ContractsShowing(Showing):
    standing = "health"

    def entity(self, state: State, i: int) -> dict[str, Any]:
        e = state.entities[i]
        return {
            "ready": not e.flags & ACTED and (not e.flags & FRESH),
            "acted": bool(e.flags & ACTED),
            "fresh": bool(e.flags & FRESH),
            "active": bool(e.flags & ACTIVE),
        }
