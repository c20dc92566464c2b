"""What of seats and cards of ESTRO is shown."""

from __future__ import annotations

from typing import Any

from game.kernel.cards import Definition
from game.kernel.once import USED
from game.kernel.state import State
from game.kernel.traits.showing import Showing
from game.kernel.vocabulary import Vocabulary
from game.rules.estro import turn, worth
from game.rules.estro.constants import (
    ATTACKS,
    EXTRA_ATTACKS,
    EXTRA_PLAYS,
    FIELD,
    HAND_LIMIT,
    INHIBITED,
    PLACED,
    TOKENS,
    ZONE_CARD,
    round_of,
    rules,
    zone,
)
from game.rules.estro.worth import tot


def view_seat(state: State, seat: int) -> dict[str, Any]:
    own = state.seats[seat]
    return {
        "tot": None if rules(state).mnemonica else sum(tot(state, i) for i in state.zones[zone(seat, FIELD)]),
        "round": round_of(state),
        "attacks": own[ATTACKS],
        "extra_attacks": own[EXTRA_ATTACKS],
        "extra_plays": own[EXTRA_PLAYS],
        "hand_limit": own[HAND_LIMIT],
        "tokens": own[TOKENS],
        "most_tokens": rules(state).most_tokens if rules(state).necrotoken else 0,
        "phase": turn.phase(state),
    }


class EstroShowing(Showing):
    standing = "tot"

    def entity(self, state: State, i: int) -> dict[str, Any]:
        e = state.entities[i]
        marks = e.extra.marks if e.under is None else 0  # those of a face-down card would tell which it is
        told: dict[str, Any] = {
            "placed": bool(e.flags & PLACED),
            "inhibited": bool(marks & INHIBITED),
            "spent": marks >= USED,
            "unused": e.definition.kind == ZONE_CARD and marks < USED,
        }
        if rules(state).mnemonica:  # nothing computed is shown (E-156)
            told |= {"stats": self.printed(state.words, e.definition), "modifiers": [], "continuous": []}
        return told

    def printed(self, words: Vocabulary, definition: Definition) -> dict[str, int]:
        """The primary value and TOT as well (E-007, E-008)."""
        return super().printed(words, definition) | worth.printed(definition)
