"""Which of the cards are shown: by kind, element, text, value and words, and in which order."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace

from game.table.library import Card, Library

WITH, WITHOUT = "with", "without"
ORDER = ("kind", "value", "name")


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
    order: str = ORDER[0]

    @property
    def narrows(self) -> bool:
        return self != Sought(order=self.order)


class Index:
    """The cards that a deck of a game may hold, found by what they say."""

    def __init__(self, library: Library, language: str, kinds: dict[str, str]) -> None:
        """`kinds`: what each kind of card is called."""
        self.library = library
        self.language = language
        self._kinds = kinds
        self._said: dict[str, str] = {}

    def cards(self, sought: Sought) -> list[Card]:
        """In the order that is wanted."""
        found = [card for card in self.library.pool if self.passes(card, sought)]
        return sorted(found, key=lambda card: self._place(card, sought.order))

    def counts(self, sought: Sought) -> dict[str, int]:
        """How many cards of each kind there are, were that kind asked for beside all else."""
        any_kind = replace(sought, kind="")
        counts = dict.fromkeys(self.library.deck_rules.kinds, 0)
        for card in self.library.pool:
            counts[card.kind] += self.passes(card, any_kind)
        return counts

    def passes(self, card: Card, sought: Sought) -> bool:
        if sought.kind and card.kind != sought.kind:
            return False
        if sought.element and not card.cost.get(sought.element):
            return False
        if sought.text and bool(self.library.write(card.id, self.language)) != (sought.text == WITH):
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
        kind, value = self.library.deck_rules.kinds.index(card.kind), self.library.value(card)
        value = value if self.library.elemental else -value  # the cheapest first, or the strongest
        name = folded(card.name[self.language])
        return {"kind": (kind, value, name), "value": (value, kind, name), "name": (name,)}[order]


def folded(words: str) -> str:
    """Without marks of rules text, accents and capitals."""
    plain = unicodedata.normalize("NFKD", re.sub(r"[*_{}]", "", words)).casefold()
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
