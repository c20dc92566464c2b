"""What of seats and cards of Cataclysm is shown."""

from __future__ import annotations

from typing import Any

from game.kernel.state import State
from game.kernel.traits.showing import Showing
from game.rules.cataclysm import field
from game.rules.cataclysm.constants import EXTRA_BATTLES, OUT, PHASE, PHASES, SKIPS
from game.rules.cataclysm.elimination import discard_limit, discarded_characters


def view_seat(state: State, seat: int) -> dict[str, Any]:
    own = state.seats[seat]
    return {
        "out": bool(own[OUT]),
        "places": field.limit(state, seat),
        "discarded_characters": discarded_characters(state, seat),
        "discard_limit": discard_limit(state),
        "phase": PHASES[own[PHASE]],
        "extra_battles": own[EXTRA_BATTLES],
        "skips": [phase for n, phase in enumerate(PHASES[:-1]) if own[SKIPS + n]],
    }


class CataclysmShowing(Showing):
    standing = "discarded_characters"

    def entity(self, state: State, i: int) -> dict[str, Any]:
        e = state.entities[i]
        return {"dual": e.definition.kind == "character" and "play" in e.definition.by_trigger,
                "borrowed": field.is_borrowed(e)}  # fmt: skip
