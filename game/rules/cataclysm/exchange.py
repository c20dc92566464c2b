"""A look ahead at bare numbers for the AI: who attacks whom for some turns, and what is left of both sides then.

Cards in hand count as Characters that come into play where there is a place; abilities and Events are left aside.
"""

from __future__ import annotations

from functools import lru_cache
from math import inf, sqrt
from typing import NamedTuple

from game.rules.cataclysm.constants import BANNER, BOUND, FLEETING, SWEEPING, SWIFT, VANGUARD, VEILED

TURNS = 3
"""How many turns, of both sides together, are looked ahead."""
LOST = -60.0
LATER = 0.85
"""How much less each further turn counts: much may come between."""


class Fighter(NamedTuple):
    life: int
    power: int
    keywords: int
    armor: int


class Side(NamedTuple):
    """What one player brings to the battles to come."""

    fighters: tuple[Fighter, ...]
    """Characters in play."""
    left: int
    """How many more of them may go to the discard pile; the last one of them loses."""
    reserve: tuple[Fighter, ...] = ()
    """Characters in hand, in the order in which they come into play."""
    places: int = 2
    """How many may be in play without a banner."""


def is_lost(side: Side) -> bool:
    return not side.fighters or side.left <= 0


def worth(side: Side) -> float:
    """About the worth of a board in points; LOST if it has lost."""
    if is_lost(side):
        return LOST
    bodies = [sqrt(f.life * max(1, f.power)) for f in side.fighters]
    lone = 4.0 if len(bodies) == 1 else 0.0
    return sum(bodies) - lone - 14.0 / side.left**2


def targets(side: Side) -> list[int]:
    """The places of those who may be attacked."""
    seen = [n for n, f in enumerate(side.fighters) if not f.keywords & VEILED]
    return [n for n in seen if side.fighters[n].keywords & VANGUARD] or seen


def deployed(side: Side) -> Side:
    """With the first of the reserve in play, if there is a place."""
    fighters, left, reserve, places = side
    if not reserve or len(fighters) >= places + sum(bool(f.keywords & BANNER) for f in fighters):
        return side
    return Side((*fighters, reserve[0]), left, reserve[1:], places)


def attacks(attacker: Side, defender: Side) -> list[tuple[Side, Side]]:
    """Both sides after each attack that `attacker` can make."""
    open_to = targets(defender)
    return [
        _attack(attacker, n, defender, target)
        for n, fighter in enumerate(attacker.fighters)
        if not fighter.keywords & BOUND
        for target in open_to
    ]


@lru_cache(maxsize=1 << 14)
def ahead(side: Side, other: Side, turns: int = TURNS) -> float:
    """How much better `side` stands than `other` in points after `turns` turns, if both attack as well as they can.

    `side` is to attack, with nobody to deploy before it.
    """
    return _search(side, other, turns, -inf, inf)


@lru_cache(maxsize=1 << 14)
def turn_ahead(side: Side, other: Side, turns: int = TURNS) -> float:
    """The same, with the turn of `side` still before its deployment."""
    return _search(deployed(side), other, turns, -inf, inf)


def _search(side: Side, other: Side, turns: int, least: float, most: float) -> float:
    """`ahead`, as far as it lies between `least` and `most` (alpha and beta): beyond them any bound will do."""
    best = -inf
    for mine, theirs in attacks(side, other) or [(side, other)]:
        if turns == 1 or is_lost(mine) or is_lost(theirs):
            value = worth(mine) - worth(theirs)
        else:
            value = -LATER * _search(deployed(theirs), mine, turns - 1, -most / LATER, -max(least, best) / LATER)
        if value > best:
            best = value
            if best >= most:
                break
    return best


def _attack(attacker: Side, n: int, defender: Side, target: int) -> tuple[Side, Side]:
    a, d = attacker.fighters[n], defender.fighters[target]
    blow, answer = max(0, a.power - d.armor), max(0, d.power - a.armor)
    if a.keywords & SWIFT and not d.keywords & SWIFT and blow >= d.life:
        answer = 0
    elif d.keywords & SWIFT and not a.keywords & SWIFT and answer >= a.life:
        blow = 0
    if a.keywords & SWEEPING and blow:
        for place, f in enumerate(defender.fighters):
            if place != target and a.power > f.armor:
                defender = _hurt(defender, place, a.power - f.armor)
    return _without_fallen(_hurt(attacker, n, answer)), _without_fallen(_hurt(defender, target, blow))


def _hurt(side: Side, place: int, damage: int) -> Side:
    if not damage:
        return side
    fighters, left, reserve, places = side
    life, power, keywords, armor = fighters[place]
    hurt = Fighter(life - damage, power, keywords, armor)
    return Side((*fighters[:place], hurt, *fighters[place + 1 :]), left, reserve, places)


def _without_fallen(side: Side) -> Side:
    fighters, left, reserve, places = side
    for f in fighters:
        if f.life <= 0:
            break
    else:
        return side
    kept = tuple([f for f in fighters if f.life > 0])
    fallen = sum([f.life <= 0 and not f.keywords & FLEETING for f in fighters])
    return Side(kept, left - fallen, reserve, places)
