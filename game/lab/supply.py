"""How many cards of some kinds were drawn in matches won and lost: those of which a hand can hold too few or too many
(`Judging.supply`).

Too few or too many are those by which there are fewer or more than chance gives, by more than a standard deviation
(hypergeometric): so both come about in any case, and it is by how much oftener in matches lost that they cost any.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Any, NamedTuple

from game.kernel.places import DRAWN
from game.kernel.state import State
from game.lab.endings import interval


class Drawn(NamedTuple):
    """What a seat had drawn by the end of a match: all that had left its deck."""

    kind: str
    won: bool
    of_kind: int
    cards: int
    of_kind_in_deck: int
    cards_in_deck: int

    def beyond(self) -> float:
        """How many more of the kind than expected, in standard deviations."""
        share = self.of_kind_in_deck / self.cards_in_deck
        rest = (self.cards_in_deck - self.cards) / max(1, self.cards_in_deck - 1)
        spread = sqrt(self.cards * share * (1 - share) * rest)
        return (self.of_kind - self.cards * share) / spread if spread else 0.0


Supply = list[Drawn]


def drawn(state: State, decks: Sequence[Sequence[str]]) -> list[list[Drawn]]:
    """For each seat of a match that has ended, which was played with these decks, those of each kind."""
    if not state.game.judging.supply:
        return [[] for _ in decks]
    found = []
    for seat, deck in enumerate(decks):
        won = state.places.outcome(state.result or (), seat) > 0
        kinds = [state.cards[card].kind for card in deck]
        left = [state.entities[i].definition.kind for i in state.zones[state.places.of(seat, DRAWN)]]
        of_seat = []
        for kind in state.game.judging.supply:
            held = kinds.count(kind)
            of_seat.append(Drawn(kind, won, held - left.count(kind), len(kinds) - len(left), held, len(kinds)))
        found.append(of_seat)
    return found


def count(state: State, decks: Sequence[Sequence[str]]) -> Supply:
    """The same of all seats together; nothing of a match that was drawn."""
    decided = [state.places.outcome(state.result or (), seat) != 0 for seat in range(len(decks))]
    return [one for told, known in zip(drawn(state, decks), decided, strict=True) if known for one in told]


def as_json(found: Supply) -> dict[str, dict[str, Any]]:
    """By kind, for matches won and lost: the mean of those drawn and of all cards drawn, and in how many matches they
    were too few or too many, with intervals."""
    told: dict[str, dict[str, Any]] = {}
    for kind in dict.fromkeys(one.kind for one in found):
        for name, won in (("won", True), ("lost", False)):
            own = [one for one in found if one.kind == kind and one.won == won]
            number = max(1, len(own))
            told.setdefault(kind, {})[name] = {
                "matches": len(own),
                "drawn": round(sum([one.of_kind for one in own]) / number, 2),
                "of": round(sum([one.cards for one in own]) / number, 2),
                "too_few": _share(own, lambda one: one.beyond() < -1),
                "too_many": _share(own, lambda one: one.beyond() > 1),
            }
    return told


def _share(own: Supply, test: Callable[[Drawn], bool]) -> dict[str, float]:
    hits = sum([test(one) for one in own])
    low, high = interval(hits, len(own))
    return {
        "percent": round(100 * hits / max(1, len(own)), 1),
        "low": round(100 * low, 1),
        "high": round(100 * high, 1),
    }


def as_lines(found: Supply) -> Iterator[str]:
    for kind, rows in as_json(found).items():
        told = [
            f"in matches {name} {row['drawn']:.1f} of {row['of']:.1f}, too few in {_bounds(row['too_few'])}, "
            f"too many in {_bounds(row['too_many'])}"
            for name, row in rows.items()
        ]
        yield f"{kind} cards drawn: {'; '.join(told)}"


def _bounds(share: dict[str, float]) -> str:
    return f"{share['percent']:.1f} % ({share['low']:.1f} to {share['high']:.1f})"
