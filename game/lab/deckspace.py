"""The legal decks of a game, and how one of them comes to another: copies of a card or two for copies of others.

What a deck may hold is asked of `records/decks`, and of nothing else. Which exchanges are tried rather than others goes
by what is known: cards that cost the elements that the deck pays already, and those that earlier exchanges of the same
search have shown to gain something (`gains`). None is ever left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import Any, NamedTuple

from game.language.library import Library
from game.records.decks import DeckRules, holdable

Deck = tuple[str, ...]
"""Every copy, in an order of its own: what an exchange brings in lies where the other copy lay, so that both decks are
shuffled alike."""

EXCHANGES = (1, 1, 2, 3)
"""So many are made to come to a neighbour, one as likely as another."""
MOST_AT_ONCE = 4
"""So many copies of a card are exchanged together at the most."""
TRIES = 200
"""So many exchanges in turn may be illegal before there is said to be none."""
STRANGE = 0.1
"""How likely a card of elements that the deck doesn't pay is tried, beside one of those that it pays most."""
POINT = 0.01
"""A gain of this for each copy, of all matches, makes a card e times as likely to come in, and to stay."""
VARIANCE = 0.1
"""Of the difference between the scores of two decks in a pair."""
USUAL = 0.01
"""How much the gains of cards are taken to vary before anything is known of them."""
SWEEPS = 50
SPREAD = 0.05
"""How much the gains that a balance tells, for each copy drawn, are taken to vary in truth."""
CERTAINTY = 1.96
"""So many standard errors the bounds that it tells lie apart from the gain."""


class Tried(NamedTuple):
    """What the pairs of a deck and the one that it was made of have said."""

    change: Mapping[str, int]
    """By how many copies of each card it has more."""
    gain: float
    """By how much it scored more, in the mean of its pairs."""
    pairs: int


class Space:
    def __init__(self, library: Library) -> None:
        self._known = library.definitions
        self._rules = DeckRules(library.game, library.constants)
        self.cards = tuple(holdable(library))
        self._costs = {card: [n for n, paid in enumerate(self._known[card].cost) if paid] for card in self.cards}

    def is_legal(self, deck: Sequence[str]) -> bool:
        return not self._rules.breaches(Counter(deck), self._known)

    def trouble(self, deck: Sequence[str]) -> str:
        """What is wrong with a deck, after "it has", and what would be right; "" for a legal one."""
        return next(("; ".join(said) for said in self._rules.said(Counter(deck), self._known)), "")

    def neighbour(self, deck: Deck, chance: Random, gains: Mapping[str, float] | None = None) -> Deck:
        """Another legal deck, some exchanges away; the same where none was found."""
        found = deck
        for _ in range(chance.choice(EXCHANGES)):
            found = self._exchanged(found, chance, gains or {})
        return found

    def strange(self, deck: Deck, chance: Random) -> Deck:
        """A legal deck as far from another one as chance brings it, by as many exchanges as that has cards."""
        for _ in deck:
            deck = self._exchanged(deck, chance, {})
        return deck

    def _exchanged(self, deck: Deck, chance: Random, gains: Mapping[str, float]) -> Deck:
        leaving = [exp(-gains.get(card, 0.0) / POINT) for card in deck]
        coming = self._wanted(deck, gains)
        for _ in range(TRIES):
            (out,) = chance.choices(deck, leaving)
            (card,) = chance.choices(self.cards, coming)
            held = [place for place, own in enumerate(deck) if own == out]
            several = chance.randint(1, min(len(held), MOST_AT_ONCE)) if chance.random() < 0.5 else 1
            places = {*chance.sample(held, several)}
            found = tuple([card if place in places else own for place, own in enumerate(deck)])
            if card != out and self.is_legal(found):
                return found
        return deck

    def _wanted(self, deck: Deck, gains: Mapping[str, float]) -> list[float]:
        """How likely each card is to come in."""
        paid = Counter([element for card in deck for element in self._costs.get(card, ())])
        most = max(paid.values(), default=1)
        return [
            exp(gains.get(card, 0.0) / POINT)
            * min([STRANGE + (1 - STRANGE) * paid[element] / most for element in self._costs[card]], default=1.0)
            for card in self.cards
        ]


def change(before: Sequence[str], after: Sequence[str]) -> dict[str, int]:
    """By how many copies of each card the second deck has more, of those that differ."""
    found = Counter(after)
    found.subtract(Counter(before))
    return {card: n for card, n in sorted(found.items()) if n}


def gains(tried: Sequence[Tried], known: Mapping[str, float] | None = None) -> dict[str, float]:
    """What a copy of each card is worth in place of others, of all matches: a ridge regression of what was tried.

    What little was tried is taken to be worth what is `known` of it before, which is nothing for other cards.
    """
    before = {card: 0.0 for one in tried for card in one.change} | dict(known or {})
    found = dict(before)
    left = [one.gain - sum([n * before[card] for card, n in one.change.items()]) for one in tried]
    holding = {card: [n for n, one in enumerate(tried) if card in one.change] for card in found}
    for _ in range(SWEEPS):
        for card, own in found.items():
            weight = VARIANCE / USUAL**2
            pulled = weight * before[card]
            for n in holding[card]:
                copies = tried[n].change[card]
                pulled += tried[n].pairs * copies * (left[n] + copies * own)
                weight += tried[n].pairs * copies**2
            found[card] = pulled / weight
            for n in holding[card]:
                left[n] -= tried[n].change[card] * (found[card] - own)
    return found


def told_by_balance(cards: Sequence[Mapping[str, Any]]) -> dict[str, float]:
    """What a copy of each card is worth by the cards of `fairness.as_json`: its gain when it is drawn in place of
    others, as often as that happens to a copy. What is told by few matches counts for little.

    Cards whose gain goes by how often they were played are left out: who lives longer plays more.
    """
    found: dict[str, float] = {}
    for card in cards:
        gain = card["gain"]
        error = (gain["high"] - gain["low"]) / 2 / CERTAINTY
        if gain["by"] == "drawn" and card["decks"]:
            each = 1 - (1 - min(card["drawn"], 0.999)) ** (len(card["decks"]) / card["copies"])
            found[card["id"]] = round(gain["score"] * each * SPREAD**2 / (SPREAD**2 + error**2), 5)
    return found
