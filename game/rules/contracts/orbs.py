"""Orbs (C-100 to C-109)."""

from __future__ import annotations

from game.kernel.damage import deal, lose
from game.kernel.data import Packet
from game.kernel.references import ref
from game.kernel.state import State, tasks
from game.kernel.values import remaining, stat
from game.rules.contracts.constants import ACTED, ACTIVE, ATTACK, ORB, zone


def use_orb(state: State, orb: int, target: int) -> None:
    """Once a turn an Orb deals damage (C-101)."""
    e = state.entities[orb]
    state.entities[orb] = e.with_flags(e.flags | ACTED)
    if state.log is not None:
        state.log.emit("orb_used", {"entity": orb, "target": target})
    discharge(state, orb, target)


def discharge(state: State, orb: int, target: int) -> None:
    """Damage equal to the lesser of the Orb's attack and the target's health; the owner loses as much (C-101, C-102).

    That costs 1 durability if any damage was dealt (C-103).
    """
    amount = min(stat(state, orb, ATTACK), remaining(state, target))
    source = ref(state, orb)
    deal(state, [Packet(source, ref(state, target), amount)], ("rules.contracts.orbs.discharged", source))


def discharged(state: State, dealt: tuple[Packet, ...], orb: int, moves: int) -> None:
    for packet in dealt:
        lose(state, state.entities[orb].controller, packet.amount)
        e = state.entities[orb]
        if e.moves == moves:
            state.entities[orb] = e.with_damage(e.damage + 1)


def orb_answers(state: State, owner: int, attacker: int, moves: int) -> None:
    """After an attack on its owner an active Orb strikes the attacker, if that is still there (C-106 to C-108)."""
    for orb in state.zones[zone(owner, ORB)]:
        e = state.entities[orb]
        if e.flags & ACTIVE and state.entities[attacker].moves == moves:
            state.entities[orb] = e.with_flags(e.flags & ~ACTIVE)
            if state.log is not None:
                state.log.emit("orb_answers", {"entity": orb, "target": attacker})
            discharge(state, orb, attacker)


tasks(__name__, discharged, orb_answers)
