"""By how much oftener a deck wins for each copy of a card that is drawn in place of other cards of the deck.

A regression of the score on the copies drawn and on how many cards were drawn in all, within matches of the same deck
against the same other one with the same one beginning. Who lives longer draws more of all, and any card is better than
none: neither makes a card good. So an average card of its deck gains nothing.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.lab.clustered import Ratio

Row = Mapping[str, Any]
OfACard = Sequence[Any]
"""What a row says of a card: place in its deck's list, copies drawn, copies in the opening hand, turns when played."""


class Rows:
    """Lines of a file, read anew each time that they are gone through: once read they are far larger."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines

    def __iter__(self) -> Iterator[Row]:
        return map(json.loads, self._lines)


Stratum = tuple[str, str, bool]
"""A deck, the other one, and whether it begins."""


class Seen:
    """A match from the side of one of its decks."""

    def __init__(self, row: Row, half: int, side: int) -> None:
        match = row["matches"][half]
        self.deck, self.other = row["duel"][side], row["duel"][1 - side]
        self.score = match["score"] if side == 0 else 1 - match["score"]
        self.begins = match["first"] == side
        self.cards: Sequence[Sequence[Any]] = match["cards"][side]
        self.seed = seed_name(row["seed"], half)

    @property
    def stratum(self) -> Stratum:
        return self.deck, self.other, self.begins


def seed_name(seed: int, half: int) -> str:
    """By which a match is opened: its pair's seed, and for the second match `.2` behind it."""
    return f"{seed}.2" if half else f"{seed}"


def seen(row: Row) -> Iterator[Seen]:
    for half in (0, 1):
        for side in (0, 1):
            yield Seen(row, half, side)


def drawn(card: OfACard) -> int:
    return int(card[1])


def played(card: OfACard) -> int:
    return len(card[3])


@dataclass
class Usual:
    """Of matches of one stratum: what there is in all, of the score, of each card and of all cards together."""

    matches: int = 0
    score: float = 0.0
    whole: int = 0
    cards: Counter[str] = field(default_factory=Counter)


class Apart(NamedTuple):
    """By how much a match differs from what is usual: in copies of a card, in all that were drawn, in the score."""

    own: float
    whole: float
    score: float


@dataclass
class Together:
    """How these go together over all matches, as sums of products."""

    own_whole: float = 0.0
    whole: float = 0.0
    whole_score: float = 0.0

    def add(self, apart: Apart) -> None:
        self.own_whole += apart.own * apart.whole
        self.whole += apart.whole**2
        self.whole_score += apart.whole * apart.score

    def left(self, apart: Apart) -> tuple[float, float]:
        """Copies and score without what goes with how many cards there were in all."""
        if not self.whole:
            return apart.own, apart.score
        by = apart.whole / self.whole
        return apart.own - by * self.own_whole, apart.score - by * self.whole_score


def slopes(rows: Rows, lists: Mapping[str, Sequence[str]], amount: Callable[[OfACard], int]) -> Mapping[str, Ratio]:
    """Of each card, over all decks that hold it; `amount` says how much of it there was in a match."""
    usual: dict[Stratum, Usual] = defaultdict(Usual)
    for row in rows:
        for match in seen(row):
            own = usual[match.stratum]
            own.matches += 1
            own.score += match.score
            for card in match.cards:
                own.cards[lists[match.deck][card[0]]] += amount(card)
                own.whole += amount(card)
    together: dict[str, Together] = defaultdict(Together)
    for row in rows:
        for card, apart in _apart(row, lists, usual, amount):
            together[card].add(apart)
    found: dict[str, Ratio] = defaultdict(Ratio)
    for row in rows:
        sums: dict[str, tuple[float, float]] = {}
        for card, apart in _apart(row, lists, usual, amount):
            own_left, score = together[card].left(apart)
            products, squares = sums.get(card, (0.0, 0.0))
            sums[card] = products + own_left * score, squares + own_left**2
        for card, (products, squares) in sums.items():
            found[card].add(products, squares)
    return found


def _apart(
    row: Row, lists: Mapping[str, Sequence[str]], usual: Mapping[Stratum, Usual], amount: Callable[[OfACard], int]
) -> Iterator[tuple[str, Apart]]:
    for match in seen(row):
        of, names = usual[match.stratum], lists[match.deck]
        there = {names[card[0]]: amount(card) for card in match.cards}
        whole, score = sum(there.values()) - of.whole / of.matches, match.score - of.score / of.matches
        for card in names:
            own = there.get(card, 0) - of.cards[card] / of.matches
            yield card, Apart(own, whole, score)
