"""A look ahead at bare numbers for the AI: who attacks whom for some turns, and what is left of both sides then.

Cards in hand count as Characters that come into play where there is a place; abilities and Events are left aside.
"""

from __future__ import annotations

from functools import lru_cache
from math import inf, sqrt
from typing import Final, NamedTuple

from game.kernel.data import made
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


Fighters = tuple[Fighter, ...]
Hurts = tuple[tuple[int, int], ...]
"""How much damage is dealt to whom, by their places."""
Fight = tuple[Hurts, Hurts | None]
"""An attack: what the attacker's side takes, and what the other side takes; None where there is none to be made."""
NO_FIGHT: Final[list[Fight]] = [((), None)]


def is_lost(side: Side) -> bool:
    return not side.fighters or side.left <= 0


def worth(side: Side) -> float:
    """About the worth of a board in points; LOST if it has lost."""
    return _worth([body(f) for f in side.fighters], len(side.fighters), side.left)


def body(fighter: Fighter) -> float:
    """What one is worth; nothing where it has fallen."""
    life, power, _, _ = fighter
    return sqrt(max(0, life) * max(1, power))


def _worth(bodies: list[float], standing: int, left: int) -> float:
    if not standing or left <= 0:
        return LOST
    return sum(bodies) - (4.0 if standing == 1 else 0.0) - 14.0 / left**2


def targets(side: Side) -> list[int]:
    """The places of those who may be attacked."""
    return _open(side.fighters)


def _open(fighters: Fighters) -> list[int]:
    seen = [n for n, f in enumerate(fighters) if not f.keywords & VEILED]
    return [n for n in seen if fighters[n].keywords & VANGUARD] or seen


def deployed(side: Side) -> Side:
    """With the first of the reserve in play, if there is a place."""
    fighters, left, reserve, places = side
    if not reserve or len(fighters) >= places + sum(bool(f.keywords & BANNER) for f in fighters):
        return side
    return Side((*fighters, reserve[0]), left, reserve[1:], places)


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
    if turns == 1:
        return _last(side, other)
    best = -inf
    for own, hurts in fights(side.fighters, other.fighters):
        mine, theirs = (_after(side, own), _after(other, hurts)) if hurts is not None else (side, other)
        if is_lost(mine) or is_lost(theirs):
            value = worth(mine) - worth(theirs)
        else:
            value = -LATER * _search(deployed(theirs), mine, turns - 1, -most / LATER, -max(least, best) / LATER)
        if value > best:
            best = value
            if best >= most:
                break
    return best


def fights(ours: Fighters, theirs: Fighters) -> list[Fight]:
    """Each attack that `ours` can make against `theirs`; NO_FIGHT if there is none."""
    open_to = _open(theirs)
    found: list[Fight] = []
    for n, a in enumerate(ours):
        if not a.keywords & BOUND:
            for target in open_to:
                found.append(_fight(n, a, theirs, target))
    return found or NO_FIGHT


def _fight(n: int, a: Fighter, theirs: Fighters, target: int) -> Fight:
    _, power, keywords, armor = a
    life, strength, marks, shield = theirs[target]
    blow, answer = max(0, power - shield), max(0, strength - armor)
    if keywords & SWIFT and not marks & SWIFT and blow >= life:
        answer = 0
    elif marks & SWIFT and not keywords & SWIFT and answer >= a.life:
        blow = 0
    if keywords & SWEEPING and blow:
        swept = [(place, power - f.armor) for place, f in enumerate(theirs) if place != target and power > f.armor]
        return ((n, answer),), ((target, blow), *swept)
    return ((n, answer),), ((target, blow),)


def _after(side: Side, hurts: Hurts) -> Side:
    """`side` after that damage, without who has fallen."""
    fighters, left, reserve, places = side
    standing = list(fighters)
    for place, damage in hurts:
        life, power, keywords, armor = standing[place]
        standing[place] = made(Fighter, (life - damage, power, keywords, armor))
    for f in standing:
        if f.life <= 0:
            left -= sum([f.life <= 0 and not f.keywords & FLEETING for f in standing])
            standing = [f for f in standing if f.life > 0]
            break
    return made(Side, (tuple(standing), left, reserve, places))


def _last(side: Side, other: Side) -> float:
    """What the best attack comes to, if none after it is looked at."""
    ours, left, _, _ = side
    foes, foes_left, _, _ = other
    bodies, foe_bodies = [body(f) for f in ours], [body(f) for f in foes]
    best = -inf
    for own, hurts in fights(ours, foes):
        if hurts is None:
            return worth(side) - worth(other)
        value = _worth_after(ours, bodies, left, own) - _worth_after(foes, foe_bodies, foes_left, hurts)
        if value > best:
            best = value
    return best


def _worth_after(fighters: Fighters, bodies: list[float], left: int, hurts: Hurts) -> float:
    """What a side is worth after that damage; its `bodies` are those of its fighters before it."""
    bodies = bodies.copy()
    for place, damage in hurts:
        life, power, _, _ = fighters[place]
        bodies[place] = sqrt(max(0, life - damage) * max(1, power))
    standing = len(bodies)
    for place, found in enumerate(bodies):
        if not found:
            standing -= 1
            left -= not fighters[place].keywords & FLEETING
    return _worth(bodies, standing, left)
