"""A look ahead at bare numbers for the AI: what the next attack does to both sides, cards in hand left aside."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from game.rules.cataclysm.constants import BOUND, FLEETING, SWEEPING, SWIFT, VANGUARD, VEILED

LOST = -60.0


class Fighter(NamedTuple):
    life: int
    power: int
    keywords: int
    armor: int


class Side(NamedTuple):
    """Characters in play, and how many more of them may go to the discard pile (the last one of them loses)."""

    fighters: tuple[Fighter, ...]
    left: int


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


@lru_cache(maxsize=1 << 15)
def best_attack(attacker: Side, defender: Side) -> tuple[Side, Side]:
    """Both sides after the attack that is best for `attacker`, who has to make one if there is any."""
    best, most = (attacker, defender), None
    for n, fighter in enumerate(attacker.fighters):
        if fighter.keywords & BOUND:
            continue
        for target in targets(defender):
            after = _attack(attacker, n, defender, target)
            value = worth(after[0]) - worth(after[1])
            if most is None or value > most:
                best, most = after, value
    return best


def _attack(attacker: Side, n: int, defender: Side, target: int) -> tuple[Side, Side]:
    a, d = attacker.fighters[n], defender.fighters[target]
    blow, answer = max(0, a.power - d.armor), max(0, d.power - a.armor)
    if a.keywords & SWIFT and not d.keywords & SWIFT and blow >= d.life:
        answer = 0
    elif d.keywords & SWIFT and not a.keywords & SWIFT and answer >= a.life:
        blow = 0
    struck = {target: blow}
    if a.keywords & SWEEPING and blow:
        struck = {place: max(0, a.power - f.armor) for place, f in enumerate(defender.fighters)}
    return _after(attacker, {n: answer}), _after(defender, struck)


def _after(side: Side, damage: dict[int, int]) -> Side:
    kept, left = [], side.left
    for place, f in enumerate(side.fighters):
        life = f.life - damage.get(place, 0)
        if life > 0:
            kept.append(f._replace(life=life))
        elif not f.keywords & FLEETING:
            left -= 1
    return Side(tuple(kept), left)
