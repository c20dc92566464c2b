"""Mana: lands, pools, payments and mana burn (M-092 to M-114)."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.damage import deal
from game.kernel.data import NOTHING, Packet
from game.kernel.decisions import Answer
from game.kernel.errors import Reason
from game.kernel.references import ref
from game.kernel.state import State
from game.kernel.traits.costs import Costs
from game.rules.grimoire.constants import COLOURS, KINDS, LAND_TYPES, TAPPED, TERRITORY, is_tapped, zone
from game.rules.grimoire.kinds import land_types

Mana = tuple[int, ...]
"""So much of each kind."""
NO_MANA: Mana = (0,) * KINDS


def kind_given(state: State, land: int) -> int:
    """The kind of mana that a land gives by its type (M-094); -1 if it has none."""
    types = land_types(state, land)
    return next((kind for kind in range(len(LAND_TYPES)) if types >> kind & 1), -1)


def untapped_lands(state: State, seat: int) -> list[int]:
    """The lands of which `seat` can draw mana (M-096)."""
    entities = state.entities
    return [i for i in state.zones[zone(seat, TERRITORY)] if entities[i].definition.kind == "land"
            and not is_tapped(state, i)]  # fmt: skip


def draw_mana(state: State, land: int) -> None:
    """Tap a land: one mana is in its controller's pool at once (M-097, M-101, M-113)."""
    e, kind = state.entities[land], kind_given(state, land)
    state.entities[land] = e.with_flags(e.flags | TAPPED)
    state.seats[e.controller][kind] += 1
    if state.log is not None:
        state.log.emit("mana", {"entity": land, "seat": e.controller, "kind": kind})


def pool(state: State, seat: int) -> Mana:
    return tuple(state.seats[seat][:KINDS])


def available(state: State, seat: int) -> Mana:
    """The pool, and what untapped lands can add to it while a cost is paid (M-112)."""
    found = list(state.seats[seat][:KINDS])
    for land in untapped_lands(state, seat):
        found[kind_given(state, land)] += 1
    return tuple(found)


def burn(state: State) -> None:
    """What is left in the pools is damage to their players, a packet each of no source and colour (M-104 to M-110)."""
    packets = []
    for seat in range(len(state.seats)):
        left = sum(state.seats[seat][:KINDS])
        if left:
            state.seats[seat][:KINDS] = [0] * KINDS
            packets.append(Packet(NOTHING, ref(state, seat), left))
    if packets:
        deal(state, packets)


class ManaCosts(Costs):
    """A cost is the amounts of the colours, and last what mana of any kind pays (M-136, M-137).

    A payment is ("pay", w, u, b, r, g, c): how much of each kind is paid. The pool goes first, then lands are tapped.
    """

    def affordable(self, state: State, seat: int, amounts: Mana) -> bool:
        has = available(state, seat)
        coloured = all(has[kind] >= amounts[kind] for kind in range(len(COLOURS)))
        return coloured and sum(has) >= sum(amounts)

    def payment(self, state: State, seat: int, amounts: Mana) -> Answer:
        """Pays the generic part with what lies in the pool first, then with the kind of which most is left."""
        has, drawn = available(state, seat), pool(state, seat)
        paid = [*amounts[: len(COLOURS)], 0]
        for _ in range(amounts[-1]):
            kind = max(range(KINDS), key=lambda k: (has[k] > paid[k], drawn[k] > paid[k], has[k] - paid[k]))
            paid[kind] += 1
        return ("pay", *paid)

    def is_only_payment(self, state: State, seat: int, amounts: Mana) -> bool:
        return len(self.payments(state, seat, amounts)) == 1

    def payments(self, state: State, seat: int, amounts: Mana) -> list[Answer]:
        if not self.affordable(state, seat, amounts):
            return []
        has = available(state, seat)
        left = tuple([n - (amounts[kind] if kind < len(COLOURS) else 0) for kind, n in enumerate(has)])
        first = self.payment(state, seat, amounts)
        ways: list[Answer] = [
            ("pay", *[n + (amounts[kind] if kind < len(COLOURS) else 0) for kind, n in enumerate(split)])
            for split in _splits(left, amounts[-1])
        ]
        return [first, *[way for way in ways if way != first]]

    def why_not_payment(self, state: State, seat: int, amounts: Mana, payment: Answer) -> Reason | None:
        if payment in self.payments(state, seat, amounts):
            return None
        return Reason("not_paid", {"needs": list(amounts), "paid": list(payment[1:])}, "M-136")

    def pay(self, state: State, seat: int, payment: Answer) -> None:
        numbers = state.seats[seat]
        for kind, amount in enumerate(payment[1:]):
            for land in untapped_lands(state, seat):
                if numbers[kind] >= amount:
                    break
                if kind_given(state, land) == kind:
                    draw_mana(state, land)
            numbers[kind] -= amount


def _splits(left: Mana, amount: int) -> Iterator[Mana]:
    """Every way to take `amount` of what is `left`."""
    if not left:
        if not amount:
            yield ()
        return
    for n in range(min(left[0], amount) + 1):
        for rest in _splits(left[1:], amount - n):
            yield (n, *rest)
