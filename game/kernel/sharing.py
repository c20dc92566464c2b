"""An amount that is divided among several: damage, as its player likes.

Where it goes to the targets of what is proposed, the division is announced with them (`proposals`), each of them
getting 1 at the least: then each stands among the locked targets as often as it gets a part. So what is meant for one
that is legal no more is lost, and nobody else gets it. Otherwise it is divided as it is carried out.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar, Final

from game.kernel import damage
from game.kernel.data import Context, Packet, Ref
from game.kernel.decisions import Answer
from game.kernel.divisions import Division
from game.kernel.numbers import amount_of
from game.kernel.operation import Amount, Operation
from game.kernel.reach import DAMAGEABLE
from game.kernel.references import refs, still
from game.kernel.selectors import Selector
from game.kernel.state import tasks

if TYPE_CHECKING:
    from game.kernel.state import State

SLOTS: Final = ("target", "target2", "target3")


class Divide(Operation):
    """So much damage is divided among them, as its player likes."""

    word = "divide"
    favours = -1
    divides: ClassVar[bool] = True
    takes = {"to": DAMAGEABLE}
    amount: Amount
    to: Selector

    @property
    def slot(self) -> int:
        """Which of the clause's targets it is divided among; -1 if it is none of them."""
        return SLOTS.index(self.to.name) if self.to.name in SLOTS else -1

    def number(self, state: State, context: Context) -> int:
        return max(0, amount_of(self.amount, state, context))

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        if self.slot >= 0 and state.cards.clauses[self.place[0]].divides is self:
            deal(state, context, Counter(ids))
            return
        amount = self.number(state, context)
        if len(ids) > 1 and amount > 0:
            shares = tuple([(i, 0, amount) for i in dict.fromkeys(ids)])
            state.decision = Division("divide", context.controller, divided, (context, refs(state, dict.fromkeys(ids))),
                                      amount, shares, source=context.source)  # fmt: skip
        else:
            deal(state, context, Counter(dict.fromkeys(ids, amount)))


def deal(state: State, context: Context, shares: Counter[int]) -> None:
    """To each its share, all in one instance."""
    source = (context.source, context.zone_changes)
    tags = state.game.damage.tags(state, source)
    packets = [Packet(source, target, shares[target[0]], tags) for target in refs(state, shares)]
    damage.deal(state, [packet for packet in packets if packet.amount > 0])


def divided(state: State, answer: Answer, context: Context, among: tuple[Ref, ...]) -> None:
    """It was divided as it is carried out; who has left meanwhile gets nothing."""
    there = still(state, among)
    shares = zip(answer[1::2], answer[2::2], strict=True)
    deal(state, context, Counter({i: n for i, n in shares if i in there}))


SHARING: dict[str, type[Operation]] = {Divide.word: Divide}

tasks(__name__, divided)
