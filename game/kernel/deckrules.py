"""What a deck must hold: each rule of a game is declared in its vocabulary, with the constant that it goes by.

The checker tells `faults` of a deck list; `kernel.priors` goes by the other two where decks are hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.kernel.cards import Definition

Faults = list[tuple[str, str]]
"""What is wrong, each with what would be right."""


@dataclass(frozen=True)
class DeckRule:
    constant: str
    """The number of the rules file by which it goes."""

    def faults(self, deck: str, counts: Mapping[str, int], cards: Mapping[str, Definition], number: int) -> Faults:
        """What is wrong with the deck called `deck`, of so many copies of each card; `number` is the constant's."""
        raise NotImplementedError

    def most_copies(self, number: int) -> int | None:
        """How many copies of a card there may be; None for any number."""
        return None

    def least_of_kinds(self, number: int) -> Mapping[str, int]:
        """How many cards of a kind there must be."""
        return {}


class Size(DeckRule):
    """So many cards in all; 0 for any number."""

    def faults(self, deck: str, counts: Mapping[str, int], cards: Mapping[str, Definition], number: int) -> Faults:
        size = sum(counts.values())
        if not number or size == number:
            return []
        change = f"add {number - size}" if size < number else f"remove {size - number}"
        return [(f"the deck `{deck}` has {size} cards instead of {number}", change)]


class MostCopies(DeckRule):
    """No more than so many copies of a card."""

    def faults(self, deck: str, counts: Mapping[str, int], cards: Mapping[str, Definition], number: int) -> Faults:
        return [(f"the deck `{deck}` has {n} copies of `{card}`", f"{number} at most")
                for card, n in counts.items() if n > number]  # fmt: skip

    def most_copies(self, number: int) -> int:
        return number


@dataclass(frozen=True)
class LeastOfKind(DeckRule):
    """At least so many cards of a kind."""

    kind: str

    def faults(self, deck: str, counts: Mapping[str, int], cards: Mapping[str, Definition], number: int) -> Faults:
        n = sum([copies for card, copies in counts.items() if card in cards and cards[card].kind == self.kind])
        return [(f"the deck `{deck}` has {n} cards of the kind {self.kind}", f"{number} at least")] * (n < number)

    def least_of_kinds(self, number: int) -> Mapping[str, int]:
        return {self.kind: number}
