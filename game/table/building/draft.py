"""The deck as far as it is chosen: what goes in and out, what it lacks, and what was before."""

from __future__ import annotations

from collections.abc import Mapping

from game.kernel.errors import GameError
from game.records import decks
from game.table.building import proposals
from game.table.library import Deck, Library

STEPS = 200
"""So many changes can be taken back."""


class Draft:
    def __init__(self, library: Library, name: str = "", deck: Deck | None = None) -> None:
        """`deck` is what it starts from; with a deck that is not the person's own, a copy of it begins."""
        self.library = library
        self.name = name or (deck.name[next(iter(deck.name))] if deck else "")
        self.counts: dict[str, int] = dict(deck.cards) if deck else {}
        self.former = deck.id if deck and deck.own else ""
        """The id of the own deck that it replaces when it is kept."""
        self._kept = (self.name, dict(self.counts)) if self.former else ("", {})
        self._before: list[dict[str, int]] = []

    @classmethod
    def of_code(cls, library: Library, name: str, counts: Mapping[str, int], before: Mapping[str, int]) -> Draft:
        """A new deck of these cards, with `before` to go back to."""
        draft = cls(library, name)
        draft.counts = dict(before)
        draft._change(counts)
        return draft

    @property
    def size(self) -> int:
        return sum(self.counts.values())

    @property
    def changed(self) -> bool:
        """Would something be lost if it were left now?"""
        return (self.name, self.counts) != self._kept and bool(self.counts)

    @property
    def single(self) -> bool:
        """May there be only one copy of each card?"""
        return self.library.deck_rules.most_copies == 1

    def room_for(self, card: str) -> bool:
        """May there be one more copy of it?"""
        most = self.library.deck_rules.most_copies
        return most is None or self.counts.get(card, 0) < most

    @property
    def full(self) -> bool:
        size = self.library.deck_rules.size
        return size is not None and self.size >= size

    def add(self, card: str) -> bool:
        """One copy more, if the deck has room for it."""
        if self.full or not self.room_for(card):
            return False
        self._change({**self.counts, card: self.counts.get(card, 0) + 1})
        return True

    def remove(self, card: str) -> bool:
        """One copy less."""
        if not self.counts.get(card):
            return False
        left = {**self.counts, card: self.counts[card] - 1}
        self._change({card: n for card, n in left.items() if n})
        return True

    def clear(self) -> None:
        self._change({})

    def fill(self, seed: int) -> bool:
        """Add what it lacks, by a proposal; False if it lacks nothing or no card fits."""
        filled = proposals.filled(self.library, self.counts, seed)
        if filled == self.counts:
            return False
        self._change(filled)
        return True

    def undo(self) -> bool:
        if not self._before:
            return False
        self.counts = self._before.pop()
        return True

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    def _change(self, counts: Mapping[str, int]) -> None:
        self._before = [*self._before[1 - STEPS :], self.counts]
        self.counts = dict(counts)

    def breaches(self) -> list[tuple[str, dict[str, object]]]:
        """What is against the rules of decks: words for messages, with their facts."""
        found = self.library.deck_rules.breaches(self.counts, self.library.cards)
        return [(breach.code, dict(breach.facts)) for breach in found]

    def keep(self) -> str:
        """Write it to its file; gives the deck's id. Raises GameError for a deck with faults, and OSError."""
        self.former = decks.keep(self.library.game, self.name, self.counts, former=self.former)
        self._kept = (self.name, dict(self.counts))
        return self.former

    def delete(self) -> None:
        """Remove its file; what is chosen stays here, as a new deck. Raises GameError and OSError."""
        if not self.former:
            raise GameError("this deck has not been kept")
        decks.delete(self.library.game, self.former)
        self.former, self._kept = "", ("", {})
