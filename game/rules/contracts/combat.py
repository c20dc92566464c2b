"""Attacks, the player in combat, Magnetism (C-074 to C-083, C-120 to C-122)."""

from __future__ import annotations

from game.kernel.changes import grant
from game.kernel.continuous import affected
from game.kernel.damage import deal
from game.kernel.data import Packet, made
from game.kernel.references import ref
from game.kernel.state import State, tasks
from game.kernel.triggers import set_off
from game.kernel.values import stat
from game.rules.contracts.constants import ACTED, ATTACK, LINE, MAGNETIC, MAGNETIZED, ZONES, other
from game.rules.contracts.orbs import orb_answers

BINDING = MAGNETIZED | MAGNETIC


def defenders(state: State, seat: int) -> tuple[int, ...]:
    """Whom fighters of `seat` may attack: the opposing line and player, bound by Magnetism (C-120 to C-122)."""
    foe = other(seat)
    foes = (*state.zones[foe * ZONES + LINE], foe)
    entities, table = state.entities, state.affected
    if table is None:
        table = affected(state)
    bound: list[int] = []
    for i in foes:
        if (table[i] if i in table else entities[i].traits).keywords & BINDING:
            bound.append(i)
    return tuple(bound) if bound else foes


def attack(state: State, attacker: int, target: int) -> None:
    """`attacker` uses its action on `target`: what the attack sets off, the fight, then an active Orb (C-106)."""
    spend(state, attacker)
    one, two = state.entities[attacker], state.entities[target]
    if state.log is not None:
        state.log.emit("attack", {"attacker": attacker, "target": target})
    if target < len(state.seats):
        state.frames.append((orb_answers, (target, attacker, one.zone_changes)))
    state.frames.append((clash, (attacker, one.zone_changes, target, two.zone_changes)))
    set_off(state, "attacks", attacker, target)
    set_off(state, "attacked", target, attacker)


def spend(state: State, i: int) -> None:
    """Creature, player, Rune or Orb `i` has done what it may do once a turn."""
    e = state.entities[i]
    state.entities[i] = e.with_flags(e.flags | ACTED)


def clash(state: State, attacker: int, zone_changes: int, target: int, target_zone_changes: int) -> None:
    """Both deal their attack to each other, if both are still there (C-076)."""
    if (
        state.entities[attacker].zone_changes == zone_changes
        and state.entities[target].zone_changes == target_zone_changes
    ):
        strike(state, attacker, target)


def strike(state: State, one: int, two: int) -> None:
    """Damage equal to their attack, at the same time; an attack of 0 or none deals nothing (C-076, C-077, C-082)."""
    first, second = ref(state, one), ref(state, two)
    deal(state, [made(Packet, (first, second, stat(state, one, ATTACK), 0)),
                 made(Packet, (second, first, stat(state, two, ATTACK), 0))])  # fmt: skip


def magnetize(state: State, i: int) -> None:
    """The other action: gain Magnetized until the start of one's next turn (C-074, C-120)."""
    spend(state, i)
    grant(state, i, MAGNETIZED, 0, i)


tasks(__name__, clash)
