"""What a card is worth now: its characteristics, its primary value and its TOT (E-006 to E-009, E-109)."""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.cards import Definition
from game.kernel.state import State
from game.kernel.values import traits
from game.rules.estro.constants import CHARACTERISTICS, ESTRI, OWN, PRIMARY, STATS, TOT, Rules, rules


def characteristic(state: State, i: int, which: int) -> int:
    """One of the five, never below 0 (E-109); of a face-down card there is none (E-070)."""
    if state.entities[i].under is not None:
        return 0
    value = traits(state, i).stats[which]
    return value if value > 0 else 0


def primary(state: State, i: int) -> int:
    """The characteristic of its current Estro (E-008), with what a die added to it (E-093)."""
    if state.entities[i].under is not None:
        return 0
    now = traits(state, i)
    own = OWN.get(now.kind, -1)
    if own < 0:
        return 0
    value = now.stats[own]
    value = (value if value > 0 else 0) + now.stats[PRIMARY]
    return value if value > 0 else 0


def tot(state: State, i: int) -> int:
    """The sum of the five (E-007), with the die (E-094) and with what changes TOT alone (E-098)."""
    if state.entities[i].under is not None:
        return 0
    atk, defence, hel, dex, map_, die, further = traits(state, i).stats
    found = die + further
    if atk > 0:
        found += atk
    if defence > 0:
        found += defence
    if hel > 0:
        found += hel
    if dex > 0:
        found += dex
    if map_ > 0:
        found += map_
    return found if found > 0 else 0


def estro(state: State, i: int) -> int:
    """The place of its current Estro; -1 for what has none: a face-down card (E-078), a Zone."""
    return OWN.get(traits(state, i).kind, -1)


def modifier(state: State, attacker: int, defender: int) -> int:
    """What the table of Estro against Estro adds to the TOT of the attacker (E-096 to E-100)."""
    return table_bonus(rules(state), estro(state, attacker), estro(state, defender))


def table_bonus(r: Rules, one: int, other: int) -> int:
    """The same, by the places of their Estri."""
    return 0 if one < 0 or other < 0 or one == other else r.estro_table[one][other]


def die_bonus(state: State, i: int, roll: int, mirror: bool = False) -> int:
    """What a roll adds to the primary value of card `i` (E-091 to E-093); `mirror`: its foe is of the same Estro."""
    return roll_bonus(rules(state), estro(state, i), roll, mirror)


def roll_bonus(r: Rules, which: int, roll: int, mirror: bool) -> int:
    """The same for a card of the Estro at place `which`."""
    if not roll or which < 0 or (mirror and not r.mirror_dice):
        return 0
    return r.die_bonus if ESTRI[which] in r.dice[roll - 1] else 0


def printed(definition: Definition) -> dict[str, int]:
    """The primary value and TOT of a card as printed (E-007, E-008); nothing of what is of no Estro."""
    own = OWN.get(definition.kind)
    if own is None:
        return {}
    values = definition.stats[: len(CHARACTERISTICS)]
    return {STATS[PRIMARY]: values[own], STATS[TOT]: sum(values)}


def _characteristic(which: int) -> Callable[[State, int], int]:
    return lambda state, i: characteristic(state, i, which)


DERIVED: dict[str, Callable[[State, int], int]] = {
    **{name: _characteristic(n) for n, name in enumerate(CHARACTERISTICS)},
    STATS[PRIMARY]: primary,
    STATS[TOT]: tot,
}
