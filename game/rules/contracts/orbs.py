"""Orbs (C-100 to C-109)."""

from __future__ import annotations

from game.kernel.damage import deal, lose
from game.kernel.data import Packet
from game.kernel.references import ref
from game.kernel.state import State, tasks
from game.kernel.triggers import set_off
from game.kernel.values import remaining, stat, touched
from game.rules.contracts.constants import ACTED, ACTIVE, ATTACK, BURNOUT, DISCHARGE, ORB, rules, zone


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
    deal(state, [Packet(ref(state, orb), ref(state, target), amount, DISCHARGE)])


def orbs_dealt(state: State, dealt: list[Packet]) -> None:
    """The owner of an Orb that dealt damage loses as much health, the Orb 1 durability (C-102, C-103).

    Of damage by the Orb's text that is so only if the rules file says so (`orb_text_costs`). Of damage without a source
    Burnout is told: a player has taken it, unless it was redirected to a creature.
    """
    for packet in dealt:
        orb, zone_changes = packet.source
        if orb < 0:
            if packet.tags & BURNOUT and packet.target[0] < len(state.seats):
                set_off(state, "burnout_taken", packet.target[0], -1, packet.amount)
            continue
        if state.entities[orb].definition.kind != "orb":
            continue
        if packet.tags & DISCHARGE or rules(state).orb_text_costs:
            e = state.entities[orb]
            lose(state, e.controller, packet.amount)
            if e.zone_changes == zone_changes:
                state.entities[orb] = e.with_damage(e.damage + 1)
                touched(state)


def orb_answers(state: State, owner: int, attacker: int, zone_changes: int) -> None:
    """After an attack on its owner an active Orb strikes the attacker, if that is still there (C-106 to C-108)."""
    for orb in state.zones[zone(owner, ORB)]:
        e = state.entities[orb]
        if e.flags & ACTIVE and state.entities[attacker].zone_changes == zone_changes:
            state.entities[orb] = e.with_flags(e.flags & ~ACTIVE)
            if state.log is not None:
                state.log.emit("orb_answers", {"entity": orb, "target": attacker})
            discharge(state, orb, attacker)


tasks(__name__, orb_answers)
