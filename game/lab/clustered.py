"""Shares, means and slopes over matches that hang together.

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


FEWEST = 20
"""What comes of fewer pairs than this is no ground to compare anything on."""


class Ratio:
    """A mean: of each pair is added how much there was, `hits`, in so many cases, `of`.

    A slope is one too: `hits` the products of both deviations, `of` the squares of the one on which the other hangs.
    """

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

    @property
    def pairs_behind(self) -> float:
        """So many pairs that weigh alike would tell as much as these, of which few may weigh nearly all."""
        return self.of**2 / self._of_squares if self.of else 0.0

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
