"""What a deck must hold: each rule of a game is declared in its vocabulary, with the constant that it goes by.

The checker tells `faults` of a deck list, and whoever builds one at the table its `breaches`; `kernel.priors` goes by
`most_copies` and `least_of_kinds` where decks are hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from game.kernel.native import mypyc_attr

Faults = list[tuple[str, str]]
"""What is wrong, each with what would be right."""


class Printed(Protocol):
    """What the rules look at of a card: a definition has it, and so has what the table knows of a card."""

    @property
    def kind(self) -> str: ...

    @property
    def basic(self) -> bool: ...


class Breach(NamedTuple):
    """What a deck list has against a rule: a word for it, and the facts that a message names."""

    code: str
    facts: Mapping[str, Any]


@dataclass(frozen=True)
@mypyc_attr(allow_interpreted_subclasses=True)
class DeckRule:
    constant: str
    """The number of the rules file by which it goes."""

    def breaches(self, counts: Mapping[str, int], cards: Mapping[str, Printed], number: int) -> list[Breach]:
        """What is against the rule in a deck of so many copies of each card; `number` is the constant's."""
        raise NotImplementedError

    def said(self, breach: Breach) -> tuple[str, str]:
        """What is wrong, after "the deck has", and what would be right."""
        raise NotImplementedError

    def faults(self, deck: str, counts: Mapping[str, int], cards: Mapping[str, Printed], number: int) -> Faults:
        """What is wrong with the deck called `deck` ("" for one without a name), in the checker's words."""
        called = f"the deck `{deck}`" if deck else "the deck"
        told = [self.said(breach) for breach in self.breaches(counts, cards, number)]
        return [(f"{called} has {what}", advice) for what, advice in told]

    def size(self, number: int) -> int | None:
        """How many cards there must be in all; None for any number."""
        return None

    def least_size(self, number: int) -> int | None:
        """How many cards there must be at the least; None for any number."""
        return self.size(number)

    def most_copies(self, number: int) -> int | None:
        """How many copies of a card there may be; None for any number."""
        return None

    def least_of_kinds(self, number: int) -> Mapping[str, int]:
        """How many cards of a kind there must be."""
        return {}


class Size(DeckRule):
    """So many cards in all; 0 for any number."""

    def breaches(self, counts: Mapping[str, int], cards: Mapping[str, Printed], number: int) -> list[Breach]:
        has = sum(counts.values())
        if not number or has == number:
            return []
        return [Breach("too_few" if has < number else "too_many", {"has": has, "number": number})]

    def said(self, breach: Breach) -> tuple[str, str]:
        has, number = breach.facts["has"], breach.facts["number"]
        change = f"add {number - has}" if has < number else f"remove {has - number}"
        return f"{has} cards instead of {number}", change

    def size(self, number: int) -> int | None:
        return number or None


class LeastSize(DeckRule):
    """So many cards in all, or more."""

    def breaches(self, counts: Mapping[str, int], cards: Mapping[str, Printed], number: int) -> list[Breach]:
        has = sum(counts.values())
        return [Breach("fewer_than", {"has": has, "number": number})] * (has < number)

    def said(self, breach: Breach) -> tuple[str, str]:
        has, number = breach.facts["has"], breach.facts["number"]
        return f"{has} cards, fewer than {number}", f"add {number - has}"

    def least_size(self, number: int) -> int:
        return number


class MostSize(DeckRule):
    """No more than so many cards in all; 0 for any number."""

    def breaches(self, counts: Mapping[str, int], cards: Mapping[str, Printed], number: int) -> list[Breach]:
        has = sum(counts.values())
        return [Breach("too_many", {"has": has, "number": number})] * (0 < number < has)

    def said(self, breach: Breach) -> tuple[str, str]:
        has, number = breach.facts["has"], breach.facts["number"]
        return f"{has} cards, more than {number}", f"remove {has - number}"


class MostCopies(DeckRule):
    """No more than so many copies of a card."""

    def breaches(self, counts: Mapping[str, int], cards: Mapping[str, Printed], number: int) -> list[Breach]:
        found = [(card, n) for card, n in counts.items() if n > number]
        return [Breach("copies", {"card": card, "has": n, "number": number}) for card, n in found]

    def said(self, breach: Breach) -> tuple[str, str]:
        facts = breach.facts
        return f"{facts['has']} copies of `{facts['card']}`", f"{facts['number']} at most"

    def most_copies(self, number: int) -> int | None:
        return number


class MostCopiesButBasics(MostCopies):
    """No more than so many copies of a card that is not basic; 0 for any number."""

    def breaches(self, counts: Mapping[str, int], cards: Mapping[str, Printed], number: int) -> list[Breach]:
        if not number:
            return []
        return super().breaches(
            {c: n for c, n in counts.items() if c not in cards or not cards[c].basic}, cards, number
        )

    def most_copies(self, number: int) -> int | None:
        """A basic card can be there any number of times."""
        return None


@dataclass(frozen=True)
class LeastOfKind(DeckRule):
    """At least so many cards of a kind."""

    kind: str

    def breaches(self, counts: Mapping[str, int], cards: Mapping[str, Printed], number: int) -> list[Breach]:
        has = sum([copies for card, copies in counts.items() if card in cards and cards[card].kind == self.kind])
        return [Breach("too_few_of_kind", {"kind": self.kind, "has": has, "number": number})] * (has < number)

    def said(self, breach: Breach) -> tuple[str, str]:
        facts = breach.facts
        return f"{facts['has']} cards of the kind {facts['kind']}", f"{facts['number']} at least"

    def least_of_kinds(self, number: int) -> Mapping[str, int]:
        return {self.kind: number}
