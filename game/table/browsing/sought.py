"""Which of the cards are shown: by kind, element, keyword, deck, text, value and words, and in which order."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, replace

from game.table.blocks.search import folded
from game.table.library import Card, Library

WITH, WITHOUT = "with", "without"
ORDER = ("kind", "value", "name")
TOKENS = "token"
"""Beside the kinds: all cards that are in no deck because effects make them."""


@dataclass(frozen=True)
class Sought:
    """What a person looks for; an empty field leaves all cards there are."""

    kind: str = ""
    element: str = ""
    text: str = ""
    """WITH or WITHOUT rules text."""
    band: int | None = None
    """Of `Library.bands`."""
    words: str = ""
    keyword: str = ""
    deck: str = ""
    marked: bool = False
    """Only the cards that the index marks."""
    order: str = ORDER[0]

    @property
    def narrows(self) -> bool:
        return self != Sought(order=self.order)


class Index:
    """The cards of a library among which is sought, with what is searched in them, in one language."""

    def __init__(
        self, library: Library, language: str, names: Mapping[str, str], cards: Sequence[Card] | None = None
    ) -> None:
        """`names` of the kinds, in the order in which they stand; `cards`: all of them, else those for decks."""
        self.library = library
        self.language = language
        self.all: Sequence[Card] = library.pool if cards is None else cards
        self.marked: Container[str] = frozenset()
        """The ids of cards that stand before the others."""
        self._kinds = names
        self._order = list(names)
        self._said: dict[str, str] = {}
        self._found: tuple[Sought, list[Card]] | None = None
        self._counted: tuple[Sought, dict[str, int]] | None = None
        there = {card.kind for card in self.all}
        self.kinds = [kind for kind in names if kind in there] + [TOKENS] * any(card.token for card in self.all)
        """The kinds that there are cards of, and TOKENS where there are any."""

    def mark(self, marked: Container[str]) -> None:
        self.marked, self._found, self._counted = marked, None, None

    def cards(self, sought: Sought) -> list[Card]:
        """In the order that is wanted, the marked ones first."""
        if self._found is None or self._found[0] != sought:
            found = [card for card in self.all if self.passes(card, sought)]
            self._found = sought, sorted(found, key=lambda card: self._place(card, sought.order))
        return self._found[1]

    def counts(self, sought: Sought) -> dict[str, int]:
        """How many cards of each kind there are, were that kind asked for beside all else."""
        any_kind = replace(sought, kind="")
        if self._counted is None or self._counted[0] != any_kind:
            counts = dict.fromkeys([*self._order, TOKENS], 0)
            for card in self.all:
                if self.passes(card, any_kind):
                    counts[card.kind] += 1
                    counts[TOKENS] += card.token
            self._counted = any_kind, counts
        return self._counted[1]

    def passes(self, card: Card, sought: Sought) -> bool:
        library = self.library
        if sought.kind and not (card.token if sought.kind == TOKENS else card.kind == sought.kind):
            return False
        if sought.element and not card.cost.get(sought.element):
            return False
        if sought.keyword and sought.keyword not in library.bears(card.id):
            return False
        if sought.deck and card.id not in library.deck(sought.deck).cards:
            return False
        if sought.marked and card.id not in self.marked:
            return False
        if sought.text and bool(library.write(card.id, self.language)) != (sought.text == WITH):
            return False
        if sought.band is not None and not self._within(card, sought.band):
            return False
        return all(word in self.said(card) for word in folded(sought.words).split())

    def _within(self, card: Card, band: int) -> bool:
        bounds = self.library.bands[band]
        return bounds.low <= self.library.value(card) <= bounds.high

    def said(self, card: Card) -> str:
        """Everything that the card says, as it is searched."""
        if card.id not in self._said:
            reminders = (name for name, _ in self.library.remind(card.id, self.language))
            text = self.library.write(card.id, self.language)
            parts = (card.name[self.language], self._kinds.get(card.kind, card.kind), text, *reminders)
            self._said[card.id] = folded(" ".join(parts))
        return self._said[card.id]

    def _place(self, card: Card, order: str) -> tuple[object, ...]:
        kind, value = self._order.index(card.kind), self.library.value(card)
        value = value if self.library.elemental else -value  # the cheapest first, or the strongest
        name = folded(card.name[self.language])
        places = {"kind": (card.token, kind, value, name), "value": (value, kind, name), "name": (name,)}
        return card.id not in self.marked, *places[order]
