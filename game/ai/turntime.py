"""The time for a whole turn, which the thoughts in it share where the clock limits them."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.kernel.views import View

KEPT = 0.1
"""This share of a turn's time is kept for single looks, once the rest is used."""
SHARE = 0.6
"""A thought may use so much of what is left of the rest: something unforeseen may come up after it."""
LEAST = 0.02
"""In less of the turn's time than this share no plan is made: a single look is better."""


@dataclass
class TurnTime:
    """What a seat has used in one turn, in seconds. It begins anew with a turn, and where a position goes back."""

    spent: float = 0.0
    _turn: int = -1
    _clock: int = -1
    _met: set[str] = field(default_factory=set)
    """The fingerprints of the views with which it was asked in this turn."""

    def asked(self, shown: View, mark: str) -> None:
        """Note that the seat is asked with the view `shown`, whose fingerprint is `mark`."""
        turn, clock = int(shown["turn"]), int(shown["clock"])
        if turn != self._turn or clock < self._clock or mark in self._met:
            self.spent = 0.0
            self._met.clear()
        self._turn, self._clock = turn, clock
        self._met.add(mark)

    def for_plan(self, whole: float) -> float:
        """Seconds for the next plan of a turn that has `whole` seconds; 0 where none is to be made any more."""
        share = SHARE * (whole * (1 - KEPT) - self.spent)
        return share if share >= whole * LEAST else 0.0

    def for_look(self, whole: float) -> float:
        """Seconds for a single look."""
        return max(0.0, whole - self.spent)
