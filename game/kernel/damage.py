"""Damage is a packet in a pipeline: collect, change, apply, after-effects."""

from __future__ import annotations

from collections.abc import Iterable

from game.kernel.data import Packet
from game.kernel.state import State
from game.kernel.triggers import set_off
from game.kernel.values import touched, watching


def deal(state: State, packets: Iterable[Packet]) -> list[Packet]:
    """Deal all `packets` in one instance, at the same time; what they dealt.

    The game may change each (`change_damage`); a packet of 0 or less does nothing. Deaths follow as the state settles.
    """
    change = state.game.change_damage
    entities = state.entities
    dealt: list[Packet] = []
    for packet in packets:
        if change is not None:
            packet = change(state, packet)
        (source, _), (target, _), amount, *_ = packet
        if amount <= 0:
            continue
        e = entities[target]
        entities[target] = e.with_damage(e.damage + amount)
        dealt.append(packet)
        if state.log is not None:
            state.log.emit("damage", {"source": source, "target": target, "amount": amount})
    if dealt:
        touched(state)
        bits = state.game.vocabulary.bits
        if watching(state) & (bits.get("damaged", 0) | bits.get("deals_damage", 0)):
            for (source, _), (target, _), amount, *_ in dealt:
                set_off(state, "damaged", target, source, amount)
                if source >= 0:
                    set_off(state, "deals_damage", source, target, amount)
    return dealt


def heal(state: State, target: int, amount: int) -> int:
    """Heal `target` by up to `amount`; how much it was. The game's `heal_limit` says how far."""
    e = state.entities[target]
    healed = state.game.heal_limit(state, target, amount)
    if healed <= 0:
        return 0
    state.entities[target] = e.with_damage(e.damage - healed)
    touched(state)
    if state.log is not None:
        state.log.emit("heal", {"target": target, "amount": healed})
    set_off(state, "healed", target, -1, healed)
    return healed


def lose(state: State, target: int, amount: int) -> None:
    """`target` loses health; that is no damage."""
    if amount <= 0:
        return
    e = state.entities[target]
    state.entities[target] = e.with_damage(e.damage + amount)
    touched(state)
    if state.log is not None:
        state.log.emit("lose", {"target": target, "amount": amount})
