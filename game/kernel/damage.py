"""Damage: packets are collected, changed by the game, withheld, replaced or prevented, and then dealt together.

Where nothing can intervene they are dealt at once. Otherwise they wait in `state.withheld` while replacement effects
apply and the game's damage window is open; whoever prevents or redirects changes them there. A game can hold damage
back (`Damage.withholds`), as what goes on makes more of it: then it is all dealt in one run (`release`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.kernel import windows
from game.kernel.data import Packet, Pending, Ref
from game.kernel.references import found
from game.kernel.replacement import about_to
from game.kernel.state import State, tasks
from game.kernel.triggers import is_replaceable, set_off
from game.kernel.values import touched, watching


def deal(state: State, packets: Iterable[Packet]) -> None:
    """Deal all `packets` in one instance, at the same time.

    The game may change each (`change_damage`); a packet of 0 or less does nothing. State-based actions follow.
    """
    game = state.game
    if game.damage.withholds(state):
        state.withheld += [packet for packet in packets if packet.amount > 0]
        return
    coming: list[Packet] = []
    for packet in packets:
        coming.append(game.damage.changed(state, packet))
    window = game.damage.window
    replaceable = is_replaceable(state, "damage")
    if not window and not replaceable:
        _apply(state, coming)
        return
    start = len(state.withheld)
    state.withheld += [packet for packet in coming if packet.amount > 0]
    state.frames.append((apply_withheld, (start,)))
    if len(state.withheld) > start:
        if replaceable:
            if window:
                windows.open_window(state, window)
            state.frames.append((replace_damage, (start,)))
        else:
            windows.offer_next(state, window)


def release(state: State) -> None:
    """What was held back is dealt, all in one run, and whoever is used up by then is on the way out.

    What was meant for somebody who has left meanwhile is lost.
    """
    packets = [packet for packet in state.withheld if found(state, packet.target)]
    state.withheld = []
    state.unsettled = True
    deal(state, packets)


def event_start(state: State) -> int:
    """From which place on the withheld packets are those of the event that is dealt next: where the damage of one is
    under way, an effect that prevents it may bring about another, which comes first."""
    for task, args in reversed(state.frames):
        if task is apply_withheld:
            start: int = args[0]
            return start
    return 0


def replace_damage(state: State, number: int) -> None:
    """Let replacement effects change the withheld packets, from `number` on, one after another."""
    if number >= len(state.withheld):
        return
    state.frames.append((replace_damage, (number + 1,)))
    replace_one(state, number)


def changed(state: State, pending: Pending, happens: bool) -> None:
    """Of a withheld packet so much is left, for this recipient; another one than before takes it as the game says."""
    (number,) = pending.args
    packet = state.withheld[number]._replace(amount=pending.amount if happens else 0)
    if packet.target != pending.subject:
        packet = state.game.damage.diverted(packet._replace(target=pending.subject))
        packet = state.game.damage.changed(state, packet)
    state.withheld[number] = packet


def change_packet(state: State, number: int, amount: int, target: Ref) -> None:
    """Prevent a part of withheld packet `number`, or redirect it."""
    state.withheld[number] = state.withheld[number]._replace(amount=amount, target=target)


def divert(state: State, number: int, amount: int, target: Ref) -> None:
    """So much of withheld packet `number` is for `target` instead: the whole packet, or a new one beside it.

    The game changes what the new recipient takes; what it would be changed by for that one is asked anew.
    """
    packet = state.withheld[number]
    moved = state.game.damage.changed(state, state.game.damage.diverted(packet._replace(amount=amount, target=target)))
    if amount < packet.amount:
        state.withheld[number] = packet._replace(amount=packet.amount - amount)
        state.withheld.append(moved)
        number = len(state.withheld) - 1
    else:
        state.withheld[number] = moved
    if is_replaceable(state, "damage"):
        state.frames.append((replace_one, (number,)))


def replace_one(state: State, number: int) -> None:
    """Let replacement effects change withheld packet `number`."""
    packet = state.withheld[number]
    if packet.amount > 0 and found(state, packet.target):
        pending = Pending("damage", packet.target, packet.source, packet.amount, "kernel.damage.changed", (number,))
        about_to(state, pending)


def apply_withheld(state: State, start: int) -> None:
    """Nobody changes the packets from `start` on any more: they are dealt."""
    packets = state.withheld[start:]
    del state.withheld[start:]
    _apply(state, [packet for packet in packets if found(state, packet.target)])
    state.unsettled = True  # for what was set off meanwhile


def _apply(state: State, packets: Sequence[Packet]) -> None:
    entities, log = state.entities, state.log
    dealt: list[Packet] = []
    for packet in packets:
        (source, _), (target, _), amount, _ = packet
        if amount > 0:
            e = entities[target]
            entities[target] = e.with_damage(e.damage + amount)
            dealt.append(packet)
            if log is not None:
                log.emit("damage", {"source": source, "target": target, "amount": amount})
    if dealt:
        touched(state)
        game = state.game
        dealing = state.words.dealing
        if watching(state) & state.words.of_damage:
            for (source, _), (target, _), amount, _ in dealt:
                set_off(state, "damaged", target, source, amount)
                if source >= 0:
                    set_off(state, dealing, source, target, amount)
        game.damage.dealt(state, dealt)


def heal(state: State, target: int, amount: int) -> int:
    """Heal `target` by up to `amount`; how much it was. The game's `heal_limit` says how far."""
    e = state.entities[target]
    healed = state.game.damage.heal_limit(state, target, amount)
    if healed <= 0:
        return 0
    state.entities[target] = e.with_damage(e.damage - healed)
    touched(state, False)
    if state.log is not None:
        state.log.emit("heal", {"target": target, "amount": healed})
    set_off(state, "healed", target, -1, healed)
    return healed


def lose(state: State, target: int, amount: int) -> None:
    """`target` loses some of what damage eats; that is no damage, and nothing prevents or replaces it."""
    if amount <= 0:
        return
    e = state.entities[target]
    state.entities[target] = e.with_damage(e.damage + amount)
    touched(state)
    if state.log is not None:
        state.log.emit("lose", {"target": target, "amount": amount})


tasks(__name__, replace_damage, replace_one, changed, apply_withheld)
