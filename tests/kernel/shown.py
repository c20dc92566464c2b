"""What a seat is shown of a position, for the tests of cards that lie face down."""

from __future__ import annotations

import json
import pickle

from game.ai.worker import Question
from game.kernel import description, views
from game.kernel.state import State


def zone(state: State, seat: int, kind: int) -> tuple[int, ...]:
    return state.zones[state.places.of(seat, kind)]


def bytes_seen(state: State, seat: int) -> tuple[bytes, ...]:
    """All that ever reaches a seat: its view, what the table draws, its log, and what its worker is sent."""
    assert state.log is not None
    shown = views.view(state, seat)
    told = [event.seen_by(seat) for event in state.log.events]
    plain = (shown, description.described(state, seat), told)
    return *(json.dumps(part).encode() for part in plain), pickle.dumps(Question(1, shown, "casual", 7, None, None))
