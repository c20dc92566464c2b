"""What may be hidden where nobody shows a deck list: cards of the set, as the deck rules allow them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.kernel.cards import VACANT, Definition
from game.kernel.streams import below, shuffled

if TYPE_CHECKING:
    from game.kernel.state import State


def dealt(state: State, owner: int, number: int, streams: list[int]) -> list[Definition]:
    """`number` cards that may lie hidden among those of `owner`, by stream 0 of `streams`.

    Each copy of a card that a deck may still hold is as likely as any other. What everybody saw go into hiding is
    there, and so many of a kind as a deck must hold.
    """
    words, constants = state.game.vocabulary, state.options
    most = getattr(constants, words.most_copies) if words.most_copies else number
    seen, chosen = _seen(state, owner)
    del chosen[number:]
    kinds = words.deck_kinds or tuple(words.kinds)
    cards = [card for card in state.cards.by_id.values() if not card.token and card.kind in kinds]
    left = Counter({card: most - seen[card] - chosen.count(card) for card in cards})
    for kind, constant in words.least_of_kind.items():
        held = [*seen.elements(), *chosen]
        wanted = getattr(constants, constant) - sum(card.kind == kind for card in held)
        _take(left, kind, min(wanted, number - len(chosen)), chosen, streams)
    _take(left, "", number - len(chosen), chosen, streams)
    while len(chosen) < number:  # more than the deck rules allow: any card may be
        chosen.append(cards[below(streams, 0, len(cards))])
    return chosen


def _seen(state: State, owner: int) -> tuple[Counter[Definition], list[Definition]]:
    """The cards of `owner` that are known, and those that were and must lie hidden now."""
    gone = state.places.gone
    seen: Counter[Definition] = Counter()
    former: dict[Definition, None] = {}
    for e in state.entities:
        if e.owner != owner or e.zone < 0 or e.definition is VACANT or e.card.token:
            continue
        if e.zone == gone:
            former[e.card] = None
        elif e.under is None or e.under.kind:
            seen[e.card] += 1
    return seen, [card for card in former if not seen[card]]


def _take(left: Counter[Definition], kind: str, number: int, chosen: list[Definition], streams: list[int]) -> None:
    """Move up to `number` cards, of that kind if it is not "", from `left` to `chosen`."""
    if number <= 0:
        return
    copies = [card for card in left.elements() if not kind or card.kind == kind]
    for card in shuffled(streams, 0, copies)[:number]:
        left[card] -= 1
        chosen.append(card)
