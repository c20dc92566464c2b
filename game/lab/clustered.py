"""Shares, means and differences over matches that hang together.

What is told of a card or a deck comes from many matches, of which the two of a pair share their chance, and the two
decks of a match its winner. Pairs are independent of each other; so each adds its sums, and how much these vary from
pair to pair is what an interval is made of (a ratio of sums, linearised: Cochran 1977, chapter 6.3).
"""

from __future__ import annotations

from math import sqrt

from game.lab.ratings import Interval

CERTAIN = 1.96
"""So many standard errors to each side hold 95 of 100 samples."""
MOST_GAINED = 2.0
"""At the most by so much tells a match more than one of independent ones, however well the two of a pair cancel out."""


class Ratio:
    """A mean: of each pair is added how much there was, `hits`, in so many cases, `of`."""

    def __init__(self) -> None:
        self.hits = self.of = self.pairs = 0.0
        self._squares = self._products = self._of_squares = 0.0

    def add(self, hits: float, of: float) -> None:
        if of:
            self.hits += hits
            self.of += of
            self.pairs += 1
            self._squares += hits * hits
            self._products += hits * of
            self._of_squares += of * of

    @property
    def mean(self) -> float:
        return self.hits / self.of if self.of else 0.0

    @property
    def error(self) -> float:
        """Its standard error."""
        if self.pairs < 2:
            return 0.0
        mean = self.mean
        squares = max(0.0, self._squares - 2 * mean * self._products + mean * mean * self._of_squares)
        return sqrt(squares * self.pairs / (self.pairs - 1)) / self.of

    def interval(self) -> Interval:
        """Of a mean that has no bounds."""
        half = CERTAIN * self.error
        return Interval(self.mean, self.mean - half, self.mean + half)

    def share(self) -> Interval:
        """Of a share, 0 to 1: that of Wilson for as many independent cases as would vary as much (Korn and Graubard
        1998), so that it is right for rare and for certain things too."""
        if not self.of:
            return Interval(0.5, 0.0, 1.0)
        share, error = self.mean, self.error
        cases = min(share * (1 - share) / error**2, MOST_GAINED * self.of) if error else self.pairs
        z = CERTAIN**2 / cases
        middle, half = share + z / 2, CERTAIN * sqrt(share * (1 - share) / cases + z / (4 * cases))
        return Interval(share, max(0.0, (middle - half) / (1 + z)), min(1.0, (middle + half) / (1 + z)))


class Contrast:
    """By how much the mean of some cases lies above that of the others, where both come of the same pairs."""

    def __init__(self) -> None:
        self._sums = [0.0] * 4
        self._products = [[0.0] * 4 for _ in range(4)]

    def add(self, hits: float, of: float, other_hits: float, other_of: float) -> None:
        """Of a pair: how much there was in so many cases of the one kind, and of the other."""
        told = (hits, of, other_hits, other_of)
        for n, value in enumerate(told):
            if value:
                self._sums[n] += value
                row = self._products[n]
                for m, beside in enumerate(told):
                    row[m] += value * beside

    @property
    def known(self) -> bool:
        return self._sums[1] > 1 and self._sums[3] > 1

    def interval(self) -> Interval:
        """Where one kind has no two cases it can be anything from -1 to 1."""
        if not self.known:
            return Interval(0.0, -1.0, 1.0)
        mean, error = self.mean, self.error
        return Interval(mean, max(-1.0, mean - CERTAIN * error), min(1.0, mean + CERTAIN * error))

    @property
    def mean(self) -> float:
        hits, of, other_hits, other_of = self._sums
        return hits / of - other_hits / other_of

    @property
    def error(self) -> float:
        hits, of, other_hits, other_of = self._sums
        weights = (1 / of, -hits / of**2, -1 / other_of, other_hits / other_of**2)
        found = sum([a * b * self._products[n][m] for n, a in enumerate(weights) for m, b in enumerate(weights)])
        return sqrt(max(0.0, found))
