"""The operation that gives mana (M-100, M-101, M-111 to M-115)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.data import Context
from game.kernel.decisions import Answer
from game.kernel.declared import SomeWords
from game.kernel.listed import Listed
from game.kernel.numbers import amount_of
from game.kernel.operation import Amount, Operation
from game.kernel.state import tasks
from game.rules.grimoire.constants import COLOURS, KINDS

if TYPE_CHECKING:
    from game.kernel.state import State

ANY_COLOUR = "any_colour"
GIVEN = (*COLOURS, "colourless")
"""The kinds of mana (M-092)."""


class AddMana(Operation):
    """So much mana of that kind, or of one of these kinds, is in your pool at once.

    Also `colourless`, `any_colour`, or several of which one is chosen: `of: [blue, green]`. An ability that does
    nothing but that for tapping its card pays for spells by itself; one that asks for more is used by hand. Both
    are answered by nobody.
    """

    word = "add_mana"
    favours = 1
    about = ""
    words = {"of": (*GIVEN, ANY_COLOUR)}
    amount: Amount
    of: SomeWords

    @property
    def mask(self) -> int:
        """The kinds of which it gives one."""
        named = COLOURS if ANY_COLOUR in self.of else self.of
        return sum([1 << GIVEN.index(word) for word in named])

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        amount, mask = amount_of(self.amount, state, context), self.mask
        kinds = [kind for kind in range(KINDS) if mask >> kind & 1]
        if len(kinds) == 1:
            add(state, context.controller, kinds[0], amount)
        elif amount > 0:
            ways = tuple([("mana", kind) for kind in kinds])
            state.decision = Listed("mana", context.controller, chosen, (context.controller, amount), ways=ways,
                                    source=context.source)  # fmt: skip


def chosen(state: State, answer: Answer, seat: int, amount: int) -> None:
    """The kind of mana was chosen."""
    add(state, seat, answer[1], amount)


def add(state: State, seat: int, kind: int, amount: int) -> None:
    state.seats[seat][kind] += amount
    state.idle = 0
    if state.log is not None:
        state.log.emit("mana", {"seat": seat, "mana": kind, "amount": amount})


tasks(__name__, chosen)
