"""What a change of the rules is worth: the same chance played once by the earlier rules and once by the later ones.

A rule is the same for both sides of a match, so its two versions can't meet in one as those of a card do
(`lab/comparing.py`). A pair is two matches here too, of the same decks, seats and deal, begun by the same seat and
thought about with the same luck: one by the earlier rules, one by the later. What lies between the two is what the
change did: to whoever begins, to each deck, to how long a match is and to how it ends. The cards are the later ones in
both.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from itertools import combinations, combinations_with_replacement
from statistics import fmean
from typing import Any, NamedTuple

from game.kernel.cards import CardSet
from game.kernel.game import Game
from game.kernel.views import View
from game.lab.arena import POOL
from game.lab.endings import cause
from game.lab.pairs import Duel, Pair, Side, play_out, worth
from game.lab.ratings import Interval, repeated, told_apart

Row = dict[str, Any]
"""What a match came to: `scores` of the seats, who was `first`, how many `turns` it had, and its `ending`."""


class Change(NamedTuple):
    """By how much something is otherwise by the later rules."""

    old: float
    new: float
    """Its mean by the earlier rules, and by the later ones."""
    by: Interval
    """What the later rules add."""
    pairs: int

    @property
    def verdict(self) -> str:
        """ "more", "less", or "alike" where the difference is surely negligible; "" while more pairs can tell."""
        return {"better": "more", "worse": "less"}.get(found := told_apart(self.by), found)


def line_ups(decks: Sequence[str], players: int) -> list[Duel]:
    """Which decks meet: different ones, as far as there are so many."""
    if len(decks) < players:
        return list(combinations_with_replacement(decks, players))
    return list(combinations(decks, players))


class Deal(NamedTuple):
    """What both matches of a pair have in common."""

    game: Game
    cards: CardSet
    lists: Sequence[Sequence[str]]
    """The cards of each seat's deck."""
    first: int
    seed: int
    agent: str
    nodes: int | None


def play_pair(duel: Duel, number: int, deal: Deal, both: Sequence[Mapping[str, Any]]) -> Pair:
    """The same match by the earlier and by the later constants. The score is by how much seat 0 does better by the
    later ones, 0.5 where both came to the same. Raises Stalled."""
    sides = (Side(), Side())
    rows: list[Row] = []
    seats = range(len(deal.lists))
    for side, constants in enumerate(both):
        state = deal.game.setup(deal.cards, deal.lists, deal.seed, constants, deal.first)
        agents = [POOL[deal.agent](deal.seed + seat) for seat in seats]
        for one in agents:
            one.fingerprint = alike
        play_out(state, agents, [side for _ in seats], sides, deal.nodes, None)
        scores = [worth(state, seat) for seat in seats]
        rows.append({"scores": scores, "first": deal.first, "turns": state.turn, "ending": cause(state)})
    old, new = (row["scores"] for row in rows)
    return Pair(duel, number, 0.5 + (new[0] - old[0]) / 2, new[deal.first], sides, rows)


def alike(shown: View) -> str:
    """The same whichever rules a position is played by, so that both matches are thought about with the same luck."""
    plain = json.dumps({**shown, "options": None}, separators=(",", ":"))
    return blake2b(plain.encode(), digest_size=8).hexdigest()


# --- what the pairs say -----------------------------------------------------------------------------------------------


def began(pairs: Sequence[Pair], planned: int) -> Change:
    """The share that whoever begins wins."""
    return _change(pairs, planned, lambda row: row["scores"][row["first"]])


def turns(pairs: Sequence[Pair], planned: int) -> Change:
    return _change(pairs, planned, lambda row: row["turns"])


def drawn(pairs: Sequence[Pair], planned: int) -> Change:
    """The share of matches without a winner."""
    return _change(pairs, planned, lambda row: float(len({*row["scores"]}) == 1))


def endings(pairs: Sequence[Pair], planned: int) -> dict[str, Change]:
    """By each cause of an end that there was, the share of matches that ended by it."""
    causes = sorted({row["ending"] for pair in pairs for row in pair.matches})
    return {why: _change(pairs, planned, lambda row, why=why: float(row["ending"] == why)) for why in causes}  # type: ignore[misc]


def shares(pairs: Sequence[Pair], planned: int, seated: Callable[[int], Sequence[str]]) -> dict[str, Change]:
    """Each deck's share of wins; `seated` tells who plays which deck in the pair of a number.

    Where several seats play a deck it is their mean. `planned` pairs are divided among the decks as they have been.
    """
    met: dict[str, list[Pair]] = {}
    for pair in pairs:
        for name in dict.fromkeys(seated(pair.number)):
            met.setdefault(name, []).append(pair)
    found = {}
    for name in sorted(met):
        own = met[name]
        values = [[_mean_of(row, seated(pair.number), name) for row in pair.matches] for pair in own]
        found[name] = _of(values, max(len(own), -(-planned * len(own) // len(pairs))))
    return found


def _mean_of(row: Row, names: Sequence[str], deck: str) -> float:
    return fmean([score for score, name in zip(row["scores"], names, strict=True) if name == deck])


def _change(pairs: Sequence[Pair], planned: int, value: Callable[[Row], float]) -> Change:
    return _of([[value(row) for row in pair.matches] for pair in pairs], planned)


def _of(values: Sequence[Sequence[float]], planned: int) -> Change:
    """Of what both matches of each pair came to."""
    old, new = (fmean([pair[side] for pair in values]) if values else 0.0 for side in (0, 1))
    return Change(old, new, repeated([late - early for early, late in values], planned), len(values))
