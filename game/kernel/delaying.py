"""What an effect leaves behind: delayed triggered abilities, each carried out once when its moment comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.clauses import Clause
from game.kernel.data import Context, Delayed, Item
from game.kernel.operation import Operation

if TYPE_CHECKING:
    from game.kernel.state import State

NextMoment = Clause  # a clause that waits for a moment of somebody's turn, or of all


class Later(Operation):
    """Something is done once, when its moment comes for the next time, also where this card is gone by then.

    It knows the targets and the event of the clause in which it stands; one that has changed zones since is another
    card, to which nothing is done. It belongs to whoever controls that now.

    `when` is `turn_start` or `turn_end` of yours (`of: opponent`, `players`: of whoever's comes first; with `when:
    turn_end, of: players` at the end of this turn), or another moment of the game's turns. Beside `do` may stand
    `if`, `else` and `may`, which are looked at then.

    Example: {when: play, do: [{later: {when: turn_start, do: [{draw: 2}]}}]}
    """

    word = "later"
    about = ""
    waits = True
    clause: NextMoment

    def given(self) -> tuple[Clause, ...]:
        return (self.clause,)

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        clause = self.clause
        seats = tuple(range(len(state.seats))) if clause.of is None else clause.of.select(state, context)
        if not seats:
            return
        state.later = (*state.later, Delayed(clause.when, seats, Item(clause.key, context)))
        state.watch = -1
        if state.log is not None:
            source = context.source
            state.log.emit("later", {"entity": source, "card": state.entities[source].definition.id,
                                     "clause": clause.key, "seat": context.controller,
                                     "when": clause.when})  # fmt: skip


def drop(state: State, seat: int) -> None:
    """`seat` is out of the match: nothing that it has left behind is carried out."""
    state.later = tuple([delayed for delayed in state.later if delayed.item.context.controller != seat])


DELAYING: dict[str, type[Operation]] = {Later.word: Later}
"""For games whose turns have moments for which something can wait (`TriggerKind.in_turn` and `to_all`)."""
