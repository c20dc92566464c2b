"""Other cards in the same position: what a match does at the moments that its `edits` name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.kernel.cards import CardSet
from game.kernel.state import State, from_json

Source = Mapping[str, Any]


def merged(cards: Sequence[Source], changed: Iterable[Source]) -> list[Source]:
    """`cards` with those of `changed` in place of their former selves, new ones last."""
    found = {str(card["id"]): card for card in cards}
    return list((found | {str(card["id"]): card for card in changed}).values())


def switched(state: State, cards: CardSet) -> State:
    """The same position with `cards`. Raises KeyError where it holds a card that is not among them."""
    new = from_json(state.to_json(), state.game, cards)
    new.log = state.log
    return new
