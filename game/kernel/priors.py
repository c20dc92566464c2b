"""What may be hidden where nobody shows a deck list: cards of the set, as the deck rules allow them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from game.kernel.cards import FACE_DOWN, VACANT, Definition
from game.kernel.rng import below

if TYPE_CHECKING:
    from game.kernel.state import State


def open_lists(options: tuple[Any, ...]) -> bool:
    """Does everybody know the deck lists of the others, as the constant `open_lists` says, or where there is none?"""
    return bool(getattr(options, "open_lists", True))


def dealt(state: State, owner: int, number: int, rng: list[int]) -> list[Definition]:
    """`number` cards that may lie hidden among those of `owner`, by stream 0 of `rng`.

    Each copy of a card that a deck may still hold is as likely as any other. What everybody saw go into hiding is
    there, and so many of a kind as a deck must hold.
    """
    words, constants = state.words, state.options
    cards = _of_decks(state)
    limits = [(rule, getattr(constants, rule.constant)) for rule in words.deck_rules]
    most = min([n for rule, limit in limits if (n := rule.most_copies(limit)) is not None], default=number)
    seen, chosen = _seen(state, owner)
    del chosen[number:]
    held = [*seen.elements(), *chosen]
    copies = dict.fromkeys(cards, most)
    for card in held:
        if copies.get(card):
            copies[card] -= 1
    for kind, least in [pair for rule, limit in limits for pair in rule.least_of_kinds(limit).items()]:
        wanted = least - sum(card.kind == kind for card in held)
        of_kind = [card for card in cards if card.kind == kind for _ in range(copies[card])]
        for card in _some(of_kind, min(wanted, number - len(chosen)), rng):
            copies[card] -= 1
            chosen.append(card)
    left = [card for card in cards for _ in range(copies[card])]
    chosen += _some(left, number - len(chosen), rng)
    while len(chosen) < number:  # more than the deck rules allow: any card may be
        chosen.append(cards[below(rng, 0, len(cards))])
    return chosen


def _of_decks(state: State) -> list[Definition]:
    """The cards of the set that a deck may hold."""
    words = state.words
    kinds = words.deck_kinds or tuple(words.kinds)
    return [
        card for card in state.cards.by_id.values() if card.kind in kinds and not card.token and card.id != FACE_DOWN
    ]


def _some(cards: list[Definition], number: int, rng: list[int]) -> list[Definition]:
    """`number` of `cards`, or all of them; the list is used up."""
    found: list[Definition] = []
    while cards and len(found) < number:
        at = below(rng, 0, len(cards))
        cards[at], cards[-1] = cards[-1], cards[at]
        found.append(cards.pop())
    return found


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
