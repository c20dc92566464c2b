"""How far the cards have come among which one is to choose."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.table.layout.poses import Pose

RISES = 0.44
"""Seconds in which a card comes."""
APART = 0.12
"""After so many the next one follows."""


@dataclass(slots=True)
class Unveiling:
    cards: tuple[int, ...] = ()
    passed: float = 0.0
    """Seconds since they came."""
    at_once: bool = True
    """Do they lie there without having come, as the position was put on the table so?"""
    left: dict[int, Pose] = field(default_factory=dict)
    """Where each of those lay among which something was chosen, until it goes on."""

    def ask(self, cards: tuple[int, ...]) -> None:
        """From now on these are shown, one after the other unless they were shown already."""
        if set(cards) != set(self.cards):
            self.passed = self.whole(cards) if self.at_once else 0.0
        self.cards = cards
        if cards:
            self.left.clear()

    @staticmethod
    def whole(cards: tuple[int, ...]) -> float:
        """How long it takes until all lie there, in seconds."""
        return RISES + APART * max(0, len(cards) - 1)

    def part(self, card: int) -> float:
        """How far a card has come, of 1."""
        if card not in self.cards or self.passed >= self.whole(self.cards):
            return 1.0
        return max(0.0, min(1.0, (self.passed - APART * self.cards.index(card)) / RISES))

    def update(self, dt: float) -> bool:
        """Let them come; does any still move?"""
        if not self.cards or self.passed >= self.whole(self.cards):
            return False
        self.passed += dt
        return True
