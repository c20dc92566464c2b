"""A proposal of what a deck still lacks: legal, in keeping with what was chosen, and made by a plan (`planning`)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping

from game.table.building.planning import Plan, band
from game.table.library import Card, Library

ANEW = 12
"""So often cards that turn out to be idle are exchanged for others."""
AGAIN = 3.0
"""By how much rather another copy of a card is taken than a card more."""
HELPS = 2.0
"""By how much rather a card is taken for each card whose text still lacks what it does."""


def filled(library: Library, counts: Mapping[str, int], seed: int) -> dict[str, int]:
    """`counts` with cards enough for a deck, by chance from `seed`; as it was where nothing can be added."""
    size = library.deck_rules.least_size
    if size is None or sum(counts.values()) >= size:
        return dict(counts)
    plan = Plan(library, counts, size, random.Random(seed))
    deck, refused = Counter(counts), set[str]()
    _fill(plan, deck, refused)
    for _ in range(ANEW):
        idle = [card for card in deck if deck[card] > counts.get(card, 0) and plan.missing(card, deck)]
        if not idle:
            break
        refused.update(idle)
        for card in idle:
            deck[card] = counts.get(card, 0)
        deck = +deck
        _fill(plan, deck, refused)
    return dict(deck)


def _fill(plan: Plan, deck: Counter[str], refused: set[str]) -> None:
    """Add cards until it is full: first what was chosen asks for; none of `refused` as long as there are others."""
    while deck.total() < plan.size and _add_what_is_asked(plan, deck, refused):
        pass
    least = plan.library.deck_rules.least_of_kinds
    while deck.total() < plan.size:
        held = plan.library.of_kinds(deck)
        due = [kind for kind, n in least.items() if held[kind] < n]
        lacking = {kind: target - held[kind] for kind, target in plan.targets.items() if target - held[kind] > 0}
        kinds = due or plan.chance.choices(list(lacking), list(lacking.values())) if due or lacking else []
        others = [kind for kind in plan.targets if kind not in plan.single]
        every = list(plan.library.deck_rules.kinds)
        tries = ((kinds, True), (list(lacking), True), (others, True), (every, True), (every, False))
        if not any(_add(plan, deck, some, refused if choosy else set(), choosy) for some, choosy in tries if some):
            break


def _add_what_is_asked(plan: Plan, deck: Counter[str], refused: set[str]) -> bool:
    """One card more that does what a chosen card asks for and the deck has too few of; False if there is none."""
    asked = [want for card in plan.chosen for want in plan.missing(card, deck)]
    fitting = [card for card in _fitting(plan, deck, refused) if any(plan.feeds(card.id, want) for want in asked)]
    return _one_of(plan, deck, fitting)


def _add(plan: Plan, deck: Counter[str], kinds: list[str], refused: set[str], choosy: bool) -> bool:
    """One card more of one of the kinds; False if none fits. `choosy`: with as many copies as bundled decks have."""
    return _one_of(plan, deck, [card for card in _fitting(plan, deck, refused, choosy) if card.kind in kinds])


def _fitting(plan: Plan, deck: Counter[str], refused: set[str], choosy: bool = True) -> list[Card]:
    return [
        card
        for card in plan.library.pool
        if card.id not in refused
        and _fits(plan.library, deck, card)
        and not (choosy and deck[card.id] >= plan.copies[card.kind])
    ]


def _one_of(plan: Plan, deck: Counter[str], fitting: list[Card]) -> bool:
    if not fitting:
        return False
    deck[plan.chance.choices(fitting, _weights(plan, deck, fitting))[0].id] += 1
    return True


def _weights(plan: Plan, deck: Counter[str], fitting: list[Card]) -> list[float]:
    """How much each is wanted: by the curve of values, by what the deck still lacks, and rather once more than new."""
    spread = plan.library.spread(deck)
    lacking = [max(0.1, target - n) for target, n in zip(plan.curve, spread, strict=True)]
    bands = [band(plan.library, card) for card in fitting]
    offered = Counter(bands)
    open_wants = [want for card in deck for want in plan.missing(card, deck)]
    found = []
    for card, n in zip(fitting, bands, strict=True):
        helps = sum(plan.feeds(card.id, want) for want in open_wants)
        unmet = len(plan.missing(card.id, deck))
        weight = lacking[n] / offered[n] * (1 + HELPS * helps) / (1 + unmet)
        found.append(weight * (AGAIN if deck[card.id] else 1))
    return found


def _fits(library: Library, deck: Counter[str], card: Card) -> bool:
    """May there be one more copy, and does it cost, or give, only what the deck's cards cost?"""
    most = library.deck_rules.most_copies
    if most is not None and deck[card.id] >= most:
        return False
    paid = set(library.table.deck_elements)
    asked = {element for other in deck if other in library.cards for element in _bound(library, library.cards[other])}
    return not asked & paid or not (_bound(library, card) & paid) - asked


def _bound(library: Library, card: Card) -> set[str]:
    """The elements that it costs; of a card that never costs anything, as what gives elements, those that it bears."""
    free = library.printed is not None and card.kind in library.printed.vocabulary.unpaid
    return set(library.elements_on(card) if free else card.cost)
