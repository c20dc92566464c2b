"""A proposal of what a deck still lacks: legal, in keeping with what was chosen, and with values of every height."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping

from game.table.library import Card, Library

FIRST_KINDS = 2
"""So many kinds an empty deck is filled with, where its rules ask for none."""


def filled(library: Library, counts: Mapping[str, int], seed: int) -> dict[str, int]:
    """`counts` with cards enough for a deck, by chance from `seed`; as it was where nothing can be added."""
    chance, rules = random.Random(seed), library.deck_rules
    deck = Counter(counts)
    for kind, least in rules.least_of_kinds.items():
        while _of_kind(library, deck, kind) < least and _room(library, deck) and _add(library, deck, [kind], chance):
            pass
    kinds = _kinds(library, deck, chance)
    while rules.size is not None and _room(library, deck):
        if not (_add(library, deck, kinds, chance) or _add(library, deck, list(rules.kinds), chance)):
            break
    return dict(deck)


def _room(library: Library, deck: Counter[str]) -> bool:
    size = library.deck_rules.size
    return size is None or deck.total() < size


def _of_kind(library: Library, deck: Counter[str], kind: str) -> int:
    return sum([n for card, n in deck.items() if card in library.cards and library.cards[card].kind == kind])


def _kinds(library: Library, deck: Counter[str], chance: random.Random) -> list[str]:
    """The kinds to choose from, each as often as its share of the deck; a few by chance for an empty one."""
    found = [library.cards[card].kind for card in deck.elements() if card in library.cards]
    kinds = list(library.deck_rules.kinds)
    if found:
        return found
    return kinds if library.elemental else chance.sample(kinds, min(FIRST_KINDS, len(kinds)))


def _add(library: Library, deck: Counter[str], kinds: list[str], chance: random.Random) -> bool:
    """One card more of one of the kinds; of its values those that the deck has fewest of; False if none fits."""
    kind = chance.choice(kinds)
    fitting = [card for card in library.pool if card.kind == kind and _fits(library, deck, card)]
    if not fitting:
        return any(other != kind for other in kinds) and _add(library, deck, [k for k in kinds if k != kind], chance)
    spread = library.spread(deck)
    bands = {card.id: _band(library, card) for card in fitting}
    offered = Counter(bands.values())
    weights = [1 / offered[bands[card.id]] ** 0.5 / (1 + spread[bands[card.id]]) for card in fitting]
    deck[chance.choices(fitting, weights)[0].id] += 1
    return True


def _band(library: Library, card: Card) -> int:
    value = library.value(card)
    return next(n for n, band in enumerate(library.bands) if band.low <= value <= band.high)


def _fits(library: Library, deck: Counter[str], card: Card) -> bool:
    """May there be one more copy, and does it cost only what the deck's cards cost?"""
    most = library.deck_rules.most_copies
    if most is not None and deck[card.id] >= most:
        return False
    paid = set(library.table.deck_elements)
    asked = {element for other in deck if other in library.cards for element in library.cards[other].cost} & paid
    return not asked or not (set(card.cost) & paid) - asked
