"""What a proposed deck is to look like: kinds, values and copies as bundled decks have them, cards that go together.

Nothing is known here of any game but what its vocabulary declares: which kinds stand for each other (they have the same
stats), of which kinds only one card can lie on a side, what cards ask for (`game.language.asking`).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from game.language.asking import Want, feeds, lying_once, wants
from game.table.library import Card, Library

FIRST_KINDS = 2
"""Of kinds that stand for each other, so many are put into an empty deck."""
FEW = 8
"""One of so many cards of a deck, at the least, must do what another card asks for; of kinds of which only one can lie
there, no more are proposed than that."""
FEWEST = 2
"""Where only one can lie there, so many are enough."""


@dataclass
class Plan:
    """For a deck that begins with the copies `chosen`; a person's own cards are never taken out."""

    library: Library
    chosen: Mapping[str, int]
    size: int
    chance: random.Random
    _wants: dict[str, list[Want]] = field(default_factory=dict)
    _fed: dict[tuple[str, int], bool] = field(default_factory=dict)

    @cached_property
    def models(self) -> list[Mapping[str, int]]:
        """The lists of cards by which it goes: the bundled decks."""
        return [deck.cards for deck in self.library.decks if not deck.own]

    @cached_property
    def single(self) -> frozenset[str]:
        printed = self.library.printed
        return lying_once(printed.vocabulary) if printed is not None else frozenset()

    @cached_property
    def few(self) -> int:
        return max(FEWEST, self.size // FEW)

    # Kinds

    @cached_property
    def targets(self) -> dict[str, float]:
        """How many cards of each kind there are to be."""
        groups = self._groups()
        shares = {group: self._share(group) for group in groups}
        found: dict[str, float] = {}
        for group, share in shares.items():
            kinds = self._of_group(group)
            found |= {kind: share * self.size * weight for kind, weight in kinds.items()}
        return found

    def _groups(self) -> list[tuple[str, ...]]:
        """The kinds of a deck, those together that stand for each other: they are printed with the same stats."""
        groups: dict[tuple[str, ...] | str, list[str]] = {}
        for kind in self.library.deck_rules.kinds:
            stats = self._stats.get(kind, ())
            groups.setdefault(stats or kind, []).append(kind)
        return [tuple(kinds) for kinds in groups.values()]

    @cached_property
    def _stats(self) -> Mapping[str, tuple[str, ...]]:
        return self.library.printed.vocabulary.kinds if self.library.printed is not None else {}

    def _share(self, group: tuple[str, ...]) -> float:
        """How much of a deck is of these kinds, on the average of the bundled ones."""
        held = [sum(self.library.of_kinds(deck).get(kind, 0) for kind in group) for deck in self.models]
        sizes = sum(sum(deck.values()) for deck in self.models)
        share = sum(held) / sizes if sizes else 1 / len(self._groups())
        return min(share, 1 / FEW) if self.single.issuperset(group) else share

    def _of_group(self, group: tuple[str, ...]) -> dict[str, float]:
        """How much of it each kind is: as in what was chosen, and what that asks for; by chance for an empty deck."""
        if len(group) == 1:
            return {group[0]: 1.0}
        found = Counter[str]()
        for card, copies in self.chosen.items():
            if card in self.library.cards and self.library.cards[card].kind in group:
                found[self.library.cards[card].kind] += copies
            for want in self.wants(card):
                asked = want.kinds.intersection(group)
                found.update(asked if len(asked) < len(group) else ())
        found = found or Counter(self.chance.sample(group, min(FIRST_KINDS, len(group))))
        return {kind: n / found.total() for kind, n in found.items()}

    # Values and copies

    @cached_property
    def curve(self) -> list[float]:
        """How many cards there are to be in each of the library's bands of values."""
        spreads = [self.library.spread(deck) for deck in self.models] or [[1] * len(self.library.bands)]
        totals = [sum(column) for column in zip(*spreads, strict=True)]
        return [self.size * n / max(1, sum(totals)) for n in totals]

    @cached_property
    def copies(self) -> dict[str, int]:
        """The most copies of a card of each kind that a bundled deck holds."""
        found = dict.fromkeys(self.library.deck_rules.kinds, 1)
        for deck in self.models:
            for card, n in deck.items():
                if card in self.library.cards:
                    kind = self.library.cards[card].kind
                    found[kind] = max(found.get(kind, 1), n)
        return found

    # What cards ask for

    def wants(self, card: str) -> list[Want]:
        printed = self.library.printed
        if card not in self._wants:
            known = printed is not None and card in printed.definitions
            self._wants[card] = wants(printed.definitions[card], printed) if known else []
        return self._wants[card]

    def feeds(self, card: str, want: Want) -> bool:
        """Does that card do what is asked for?"""
        key = (card, id(want))  # the wants are kept as long as the plan is
        if key not in self._fed:
            printed = self.library.printed
            self._fed[key] = card in printed.definitions and feeds(printed.definitions[card], want, printed)
        return self._fed[key]

    def needed(self, want: Want) -> int:
        """So many cards that do what is asked for are enough."""
        return FEWEST if want.kinds <= self.single else self.few

    def supply(self, want: Want, asking: str, deck: Mapping[str, int]) -> int:
        """How many cards of the deck do what `asking` asks for, beside itself."""
        found = sum([n for card, n in deck.items() if self.feeds(card, want)])
        return found - (asking in deck and self.feeds(asking, want))

    def missing(self, card: str, deck: Mapping[str, int]) -> list[Want]:
        """What the card asks for and the deck has too few of."""
        return [want for want in self.wants(card) if self.supply(want, card, deck) < self.needed(want)]


def band(library: Library, card: Card) -> int:
    """The place among the library's bands."""
    value = library.value(card)
    return next(n for n, within in enumerate(library.bands) if within.low <= value <= within.high)
