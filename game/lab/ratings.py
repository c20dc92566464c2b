"""What scores of mirrored pairs say of how strong two or more agents are.

A pair is two matches of the same decks and chance with the seats exchanged; its score is that of one agent in the mean
of both, from 0 to 1. Pairs are independent of each other, the two matches of a pair are not: so pairs are what is drawn
again for an interval, and what a test counts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, inf, log, log10, sqrt
from random import Random
from typing import NamedTuple

RESAMPLES = 2_000
LEAST = 1e-3
"""The least variance that an interval takes a pair's score to have."""
FEWEST = 20
"""Fewer pairs give no repeated interval: how much they vary can't be told from them."""
ERROR = 0.05
"""How often a test may accept either hypothesis wrongly."""
ROUNDS = 10_000


class Interval(NamedTuple):
    """A mean with the bounds within which the true one lies with a certainty of 95 %."""

    score: float
    low: float
    high: float


def bootstrap(scores: Sequence[float], seed: int = 0) -> Interval:
    """The mean of the pairs' scores; its interval from pairs drawn again with replacement. The same for a seed."""
    if not scores:
        return Interval(0.5, 0.0, 1.0)
    chance, number = Random(seed), len(scores)
    means = sorted([sum(chance.choices(scores, k=number)) / number for _ in range(RESAMPLES)])
    return Interval(sum(scores) / number, means[RESAMPLES * 25 // 1000], means[RESAMPLES * 975 // 1000 - 1])


LOOKS = 10
"""So many times a group-sequential interval is looked at, each time after as many more pairs."""
AT_THE_LAST_LOOK = 2.087
"""So many standard errors the interval has to each side at the last look, and the more the earlier it is (O'Brien and
Fleming 1979; the constant for ten looks and 95 % in Jennison and Turnbull 2000, table 2.3)."""


def repeated(scores: Sequence[float], planned: int) -> Interval:
    """The mean, with an interval that holds at all looks together, however soon a run is ended for it: the repeated
    confidence interval of Jennison and Turnbull (1989) of a run of `planned` pairs."""
    number = len(scores)
    mean = sum(scores) / max(1, number)
    if number < FEWEST:
        return Interval(mean, -inf, inf)
    variance = max(LEAST, sum([(score - mean) ** 2 for score in scores]) / (number - 1))
    half = AT_THE_LAST_LOOK * sqrt(planned / number) * sqrt(variance / number)
    return Interval(mean, mean - half, mean + half)


NEGLIGIBLE = 0.01
"""A smaller change of a share of wins is none: once it surely is, no further pairs are played."""


def told_apart(found: Interval) -> str:
    """ "better" or "worse" where a difference surely lies above or below 0, "alike" where it is surely negligible; ""
    while more pairs can tell."""
    if found.low > 0 or found.high < 0:
        return "better" if found.low > 0 else "worse"
    return "alike" if found.low > -NEGLIGIBLE and found.high < NEGLIGIBLE else ""


class Test(NamedTuple):
    """A sequential test of two scores (SPRT): `ratio` is the logarithm of how much likelier the higher one is."""

    ratio: float
    bound: float
    """The higher score is accepted from here on, the lower one from its negative on."""

    @property
    def accepted(self) -> str:
        """ "higher", "lower", or "" as long as more pairs are needed."""
        return "higher" if self.ratio >= self.bound else "lower" if self.ratio <= -self.bound else ""


def sprt(scores: Sequence[float], lower: float, higher: float) -> Test:
    """Wald's test on the pairs' scores, whose mean is taken to be normally distributed about its true value.

    How much pairs vary is reckoned as if one more had been won and one lost: before any have differed it isn't known,
    and two agents that are much alike begin with many that are drawn.
    """
    number, bound = len(scores), log((1 - ERROR) / ERROR)
    if number < 2:
        return Test(0.0, bound)
    mean = sum(scores) / number
    variance = (sum([(score - mean) ** 2 for score in scores]) + 0.5) / (number + 1)
    return Test((higher - lower) * number * (mean - (lower + higher) / 2) / variance, bound)


def bradley_terry(results: Mapping[tuple[str, str], tuple[float, float]]) -> dict[str, float]:
    """How strong each is in Elo points, in the mean 0: those under which what was scored is the likeliest.

    `results` has for two names what each has scored against the other. Half a win each is added to what was played, so
    that who has won all is not endlessly strong. By the method of minorisation (Hunter 2004).
    """
    names = sorted({name for both in results for name in both})
    wins = dict.fromkeys(names, 0.0)
    games: dict[tuple[str, str], float] = {}
    for (one, other), (first, second) in results.items():
        wins[one] += first + 0.5
        wins[other] += second + 0.5
        for both in ((one, other), (other, one)):
            games[both] = games.get(both, 0.0) + first + second + 1
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        new = {}
        for name in names:
            shares = [n / (strength[name] + strength[o]) for (a, o), n in games.items() if a == name]
            new[name] = wins[name] / sum(shares)
        middle = exp(sum([log(value) for value in new.values()]) / len(names))
        new = {name: value / middle for name, value in new.items()}
        change = max([abs(new[name] - strength[name]) for name in names], default=0.0)
        strength = new
        if change < 1e-10:
            break
    return {name: 400 * log10(value) for name, value in strength.items()}
