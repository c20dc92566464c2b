"""Trample: what a blocker receives beyond its toughness is dealt to the defending player (M-299 to M-308)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.kernel.damage import deal
from game.kernel.data import Packet, records
from game.kernel.decisions import Answer
from game.kernel.divisions import Division
from game.kernel.references import ref
from game.kernel.state import State, tasks
from game.kernel.values import remaining
from game.rules.grimoire.constants import TRAMPLING, other, rules


class Over(NamedTuple):
    """What goes over one blocker."""

    amount: int
    packets: tuple[Packet, ...]
    """The trample damage to it."""


def strike(state: State, packets: Sequence[Packet]) -> None:
    """Deal all damage of one step of the attack, in one run (M-277).

    By the switch `excess_at_assignment` what goes over a blocker is a packet to the player from the start (M-303).
    """
    if rules(state).excess_at_assignment:
        _go_on(state, _over(state, packets, False), tuple(packets))
    else:
        deal(state, packets)


def spill(state: State, packets: Sequence[Packet]) -> None:
    """`packets` were dealt just now: the excess of trample damage is new damage (M-303, M-304).

    Counted is the damage that the blocker really received and what it bore before, all else first (M-301, M-302).
    """
    if not rules(state).excess_at_assignment:
        over = _over(state, packets, True)
        if over:
            _go_on(state, over, ())


def _over(state: State, packets: Sequence[Packet], borne: bool) -> tuple[Over, ...]:
    """What goes over each blocker; `borne`: the creatures bear that damage already."""
    found = []
    for target in dict.fromkeys([packet.target for packet in packets if packet.tags & TRAMPLING]):
        if target[0] < len(state.seats):
            continue
        hit = [packet for packet in packets if packet.target == target]
        trampling = tuple([packet for packet in hit if packet.tags & TRAMPLING])
        left = remaining(state, target[0]) - (0 if borne else sum([packet.amount for packet in hit]))
        amount = min(-left, sum([packet.amount for packet in trampling]))
        if amount > 0:
            found.append(Over(amount, trampling))
    return tuple(found)


def _go_on(state: State, over: tuple[Over, ...], ready: tuple[Packet, ...]) -> None:
    """Ask whose excess it is where several tramplers hit one blocker, at most each one's own damage (M-307)."""
    for number, (amount, hit) in enumerate(over):
        if len(hit) > 1 and amount < sum([packet.amount for packet in hit]):
            state.decision = Division("assign_excess", state.active, shared, (over[number:], ready), amount,
                                      tuple([(packet.source[0], 0, packet.amount) for packet in hit]),
                                      source=hit[0].target[0])  # fmt: skip
            return
        for packet in hit:
            ready = _to_player(state, ready, packet, packet.amount if len(hit) > 1 else amount)
    if ready:
        deal(state, ready)


def shared(state: State, answer: Answer, over: tuple[Over, ...], ready: tuple[Packet, ...]) -> None:
    """The active player has shared the excess of the first of `over`."""
    given = dict(zip(answer[1::2], answer[2::2], strict=True))
    for packet in over[0].packets:
        ready = _to_player(state, ready, packet, given.get(packet.source[0], 0))
    _go_on(state, over[1:], ready)


def _to_player(state: State, ready: tuple[Packet, ...], packet: Packet, amount: int) -> tuple[Packet, ...]:
    """`ready` with so much of `packet` to the defending player, a packet of its own (M-304); of `packet` itself that
    is taken off where it is among those that are still to be dealt."""
    if not amount:
        return ready
    left = tuple([one._replace(amount=one.amount - amount) if one == packet else one for one in ready])
    return (*left, packet._replace(target=ref(state, other(state.active)), amount=amount))


records(__name__, Over)
tasks(__name__, shared)
