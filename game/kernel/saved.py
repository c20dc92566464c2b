"""A state that was saved, read again: the way back from `State.to_json`."""

from __future__ import annotations

from typing import Any

from game.kernel.cards import CardSet
from game.kernel.data import tupled
from game.kernel.options import from_plain
from game.kernel.ruleset import Ruleset
from game.kernel.shapes import decision_from_json
from game.kernel.state import State, blank_state, entity_from_json, frames_from_json, read_pending


def from_json(data: dict[str, Any], game: Ruleset, cards: CardSet) -> State:
    """The state that `to_json` wrote.

    Raises KeyError for a card or task that does not exist (any more).
    """
    state = blank_state(game, cards, from_plain(game.constants, data["options"]), len(data["seats"]))
    state.entities = [entity_from_json(e, cards, game.vocabulary) for e in data["entities"]]
    state.zones = [tuple(z) for z in data["zones"]]
    state.seats = [list(c) for c in data["seats"]]
    state.frames = frames_from_json(data["frames"])
    state.queue = list(tupled(data["queue"]))
    read_pending(state, data)
    state.decision = decision_from_json(data["decision"]) if data["decision"] else None
    state.rng = [int(s, 16) for s in data["streams"]]
    state.turn = data["turn"]
    state.active = data["active"]
    state.result = None if data["result"] is None else tuple(data["result"])
    state.unsettled = data["unsettled"]
    state.clock = data["clock"]
    return state
