"""Withheld damage as a target: operations that prevent or redirect one packet of it.

While a game's damage window is open each packet keeps its place in `state.withheld`, so that the place names it. Which
packets can be meant stands in the operation; one of them is chosen with the targets of what is proposed, and its place
is `Context.packet`. An effect that is not proposed in such a window is aimed at no packet and does nothing to any.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.kernel.damage import divert, event_start
from game.kernel.data import Context, Packet
from game.kernel.declared import ElementName
from game.kernel.numbers import amount_of
from game.kernel.operation import HowMany, Operation
from game.kernel.reach import CARDS, DAMAGEABLE, Takes
from game.kernel.references import found, ref
from game.kernel.selectors import Selector

if TYPE_CHECKING:
    from game.kernel.state import State

ANY_ELEMENT: Final = -1


def _nobody(state: State, context: Context) -> tuple[int, ...]:
    return ()


ANYBODY: Final = Selector("", _nobody)
"""Stands where nobody is named."""


class OfPacket(Operation):
    """What is done to one packet of damage: to whom, from whom, and of which element its source is."""

    only_when = ("play", "use")
    of_packet = True
    about = ""
    takes = {"dealt_to": DAMAGEABLE, "by": Takes(players=True, where=CARDS.where)}
    amount: HowMany
    dealt_to: Selector
    by: Selector = ANYBODY
    element: ElementName = ANY_ELEMENT

    def packets(self, state: State, context: Context) -> tuple[int, ...]:
        """Those of the event that is dealt next of which something is left. An element is looked for in their tags,
        which the game makes of it."""
        if not state.withheld:
            return ()
        start = event_start(state)
        whom = self.dealt_to.candidates(state, context)
        by = None if self.by is ANYBODY else self.by.candidates(state, context)
        return tuple([
            n for n, (source, target, amount, tags) in enumerate(state.withheld)
            if n >= start and amount > 0 and target[0] in whom and found(state, target)
            and (by is None or (source[0] in by and found(state, source)))
            and (self.element == ANY_ELEMENT or tags >> self.element & 1)
        ])  # fmt: skip

    def change(self, state: State, context: Context, ids: tuple[int, ...], number: int, amount: int) -> None:
        """Change `amount` of packet `number`, which is as much as that at the least."""
        raise NotImplementedError

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        """What is left of the packet is looked at when it is carried out."""
        number = context.packet
        if number is None or number >= len(state.withheld):
            return
        packet: Packet = state.withheld[number]
        amount = min(packet.amount, amount_of(self.amount, state, context))
        if amount > 0 and found(state, packet.target):
            self.change(state, context, ids, number, amount)


class Prevent(OfPacket):
    """So much of one packet of damage, or all of it, is not dealt.

    Of a source of an `element`, or `by` somebody, if that is said.
    """

    word = "prevent"
    favours = 1

    def change(self, state: State, context: Context, ids: tuple[int, ...], number: int, amount: int) -> None:
        packet = state.withheld[number]
        state.withheld[number] = packet._replace(amount=packet.amount - amount)
        if state.log is not None:
            facts = {"entity": context.source, "source": packet.source[0], "target": packet.target[0]}
            state.log.emit("prevented", facts | {"amount": amount})


class Redirect(OfPacket):
    """So much of one packet of damage, or all of it, is dealt to another one.

    Of a source of an `element`, or `by` somebody, if that is said.
    """

    word = "redirect"
    about = "to"
    single = ("to",)
    takes = {**OfPacket.takes, "to": DAMAGEABLE}
    to: Selector

    def change(self, state: State, context: Context, ids: tuple[int, ...], number: int, amount: int) -> None:
        """A part of it leaves the rest of the packet in its place."""
        packet = state.withheld[number]
        if not ids or ids[0] == packet.target[0]:
            return
        if state.log is not None:
            facts = {"entity": context.source, "source": packet.source[0], "target": packet.target[0]}
            state.log.emit("diverted", facts | {"other": ids[0], "amount": amount})
        divert(state, number, amount, ref(state, ids[0]))


PREVENTION: dict[str, type[Operation]] = {operation.word: operation for operation in (Prevent, Redirect)}
"""For games with a damage window (`Damage.window`)."""
