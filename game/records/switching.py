"""Other cards in the same position: what a match does at the moments that its `edits` name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.kernel.cards import CardSet
from game.kernel.data import tupled
from game.kernel.saved import from_json
from game.kernel.state import State, places_of

ZONE = 3
"""Where the number of its zone stands in the JSON of an entity (`state.entity_to_json`)."""
Source = Mapping[str, Any]


def merged(cards: Sequence[Source], changed: Iterable[Source]) -> list[Source]:
    """`cards` with those of `changed` in place of their former selves, new ones last."""
    found = {str(card["id"]): card for card in cards}
    return list((found | {str(card["id"]): card for card in changed}).values())


def switched(state: State, cards: CardSet) -> State:
    """The same position with `cards`; what waits for a moment to come and stands on no card any more is left out.

    Raises KeyError where it holds a card that is not among them."""
    data = state.to_json()
    if cards.removes and not state.cards.removes:
        _open_zones(data, state)
    data["later"] = [waiting for waiting in data.get("later", []) if tupled(waiting).item.clause in cards.clauses]
    cards.removes = cards.removes or state.cards.removes  # what lies there stays there
    new = from_json(data, state.game, cards)
    new.log = state.log
    return new


def _open_zones(data: dict[str, Any], state: State) -> None:
    """The optional zones of the game are there from here on: they stand before the one of what is gone."""
    old = state.places.gone
    new = places_of(state.game, state.options, len(state.seats), True).gone
    data["zones"][old:old] = [[] for _ in range(new - old)]
    for entity in data["entities"]:
        if entity[ZONE] == old:
            entity[ZONE] = new
