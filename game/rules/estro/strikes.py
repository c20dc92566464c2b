"""What attacks will come to in the mean, over the dice: for the features of a position."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.kernel.state import State
from game.kernel.values import keywords
from game.rules.estro.constants import (
    ATTACKED,
    BOUND,
    BULWARK,
    ESTRI,
    FREE,
    PROTECTED,
    STEADFAST,
    VEILED,
    Rules,
)
from game.rules.estro.worth import estro, primary, tot


class Fighter(NamedTuple):
    tot: int
    primary: int
    estro: int
    """-1 for a card that lies face down."""
    mask: int
    controller: int
    fresh: bool
    """It has not attacked this turn."""


Pairing = tuple[int, tuple[tuple[int, int, float], ...]]
"""For two Estri: what the table adds for the attacker, and what the dice add for each with the chance of that."""
Pairings = tuple[tuple[Pairing, ...], ...]
"""By the Estro of the attacker and of the target."""


def fighter(state: State, i: int) -> Fighter:
    e = state.entities[i]
    return Fighter(tot(state, i), primary(state, i), estro(state, i), keywords(state, i), e.controller,
                   not e.flags & ATTACKED)  # fmt: skip


@lru_cache(8)
def pairings(r: Rules) -> Pairings:
    """What the table and the dice do in every fight (E-091, E-100)."""
    return tuple(tuple(_pairing(r, one, other) for other in range(len(ESTRI))) for one in range(len(ESTRI)))


def _pairing(r: Rules, one: int, other: int) -> Pairing:
    table = 0 if one == other else r.estro_table[one][other]
    if one == other and not r.mirror_dice:
        return table, ((0, 0, 1.0),)
    first, second = _likely(r, one), _likely(r, other)
    bonus = r.die_bonus
    ways = (
        (bonus, bonus, first * second), (bonus, 0, first * (1 - second)),
        (0, bonus, (1 - first) * second), (0, 0, (1 - first) * (1 - second)),
    )  # fmt: skip
    return table, ways


def _likely(r: Rules, which: int) -> float:
    """How likely a die adds to a card of that Estro."""
    return sum(ESTRI[which] in lucky for lucky in r.dice) / len(r.dice)


def chance(found: Pairings, one: Fighter, other: Fighter) -> float:
    """How likely `one` destroys `other`, over both dice (E-089 to E-106)."""
    if other.mask & PROTECTED:
        return 0.0
    if other.estro < 0:
        return 1.0
    table, ways = found[one.estro][other.estro]
    lead = one.tot - other.tot + (0 if one.mask & FREE else table)
    double = one.primary - 2 * other.primary if not other.mask & STEADFAST else -99
    total = 0.0
    for first, second, likely in ways:
        if lead + first > second or double + first > 2 * second:
            total += likely
    return total


def fall(found: Pairings, attackers: Sequence[Fighter], able: Sequence[float], targets: Sequence[Fighter],
         alive: list[float], strikes: int) -> float:  # fmt: skip
    """How many of `targets` so many attacks destroy in the mean, each by another card, where that is likeliest.

    `able` and `alive` say how likely each card is still there; `alive` is brought up to date.
    """
    if strikes <= 0 or not targets or not attackers:
        return 0.0
    seen = [t for t, target in enumerate(targets) if not target.mask & VEILED]
    open_to = [t for t in seen if targets[t].mask & BULWARK] or seen
    ways = [
        (odds, a, t)
        for a, one in enumerate(attackers)
        if able[a] and one.estro >= 0 and not one.mask & BOUND
        for t in open_to
        if (odds := able[a] * alive[t] * chance(found, one, targets[t]))
    ]
    ways.sort(reverse=True)
    used: set[int] = set()
    fallen: set[int] = set()
    total = 0.0
    for odds, a, t in ways:
        if a not in used and t not in fallen:
            used.add(a)
            fallen.add(t)
            total += odds
            alive[t] = max(0.0, alive[t] - odds)
            if len(used) >= strikes:
                break
    return total
