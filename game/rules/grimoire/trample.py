"""Trample: what a blocker receives beyond its toughness is dealt to the defending player (M-299 to M-308)."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.damage import deal
from game.kernel.data import Packet
from game.kernel.decisions import Answer
from game.kernel.divisions import Division
from game.kernel.references import ref
from game.kernel.state import State, tasks
from game.kernel.values import remaining
from game.rules.grimoire.constants import other

Over = tuple[int, tuple[Packet, ...]]
"""How much goes over one blocker, and the trample packets that it received."""


def spill(state: State, packets: Sequence[Packet]) -> None:
    """`packets` of trample damage were dealt just now, among others: the excess is new damage (M-303, M-304).

    Counted is the damage that the blocker really received and what it bore before, all else first (M-301, M-302).
    """
    over: list[Over] = []
    for target in dict.fromkeys([packet.target for packet in packets]):
        hit = tuple([packet for packet in packets if packet.target == target])
        if target[0] >= len(state.seats):
            excess = min(-remaining(state, target[0]), sum([packet.amount for packet in hit]))
            if excess > 0:
                over.append((excess, hit))
    _go_on(state, tuple(over), ())


def _go_on(state: State, over: tuple[Over, ...], ready: tuple[Packet, ...]) -> None:
    """Ask whose excess it is where several tramplers hit one blocker, at most each one's own damage (M-307)."""
    for number, (excess, hit) in enumerate(over):
        if len(hit) > 1 and excess < sum([packet.amount for packet in hit]):
            state.decision = Division("assign_excess", state.active, shared, (over[number:], ready), excess,
                                      tuple([(packet.source[0], 0, packet.amount) for packet in hit]))  # fmt: skip
            return
        whole = hit if len(hit) > 1 else (hit[0]._replace(amount=excess),)
        ready += tuple([_to_player(state, packet) for packet in whole])
    if ready:
        deal(state, ready)


def shared(state: State, answer: Answer, over: tuple[Over, ...], ready: tuple[Packet, ...]) -> None:
    """The active player has shared the excess of the first of `over`."""
    given = dict(zip(answer[1::2], answer[2::2], strict=True))
    for packet in over[0][1]:
        amount = given.get(packet.source[0], 0)
        if amount:
            ready = (*ready, _to_player(state, packet._replace(amount=amount)))
    _go_on(state, over[1:], ready)


def _to_player(state: State, packet: Packet) -> Packet:
    """From the same source to the defending player, and no more trample damage to anybody behind (M-304)."""
    return packet._replace(target=ref(state, other(state.active)))


tasks(__name__, shared)
