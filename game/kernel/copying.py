"""One card has the text of another, or becomes a card that is named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.kernel.changes import Changing, can_lie
from game.kernel.characteristics import CONTROL, COPY, FOR_GOOD, TEXT, Change
from game.kernel.clauses import Clause
from game.kernel.continuous import EVERYTHING
from game.kernel.data import Context
from game.kernel.declared import CardId
from game.kernel.operations import Operation, Until, only_cards
from game.kernel.reach import CARDS_IN_PLAY, OPEN
from game.kernel.selectors import Selector
from game.kernel.values import traits

if TYPE_CHECKING:
    from game.kernel.state import State


@dataclass(frozen=True, eq=False, kw_only=True)
class CopyText(Changing):
    """It has the clauses of another card too, those that this has now, as if they stood on it."""

    word = "copy_text"
    single = ("like",)
    takes = {"to": CARDS_IN_PLAY, "like": OPEN}
    about = "to"
    layer = TEXT
    lasting = False
    to: Selector
    like: Selector
    until: Until = FOR_GOOD

    def changes(self, state: State, context: Context) -> tuple[Change, ...]:
        models = only_cards(state, self.like.select(state, context))
        return tuple([Change(TEXT, clause.key) for clause in texts_of(state, models[0])]) if models else ()


@dataclass(frozen=True, eq=False, kw_only=True)
class BecomeCard(Changing):
    """It is a copy of the card that is named here: all that is printed on that one instead of its own."""

    word = "become_card"
    takes = {"to": CARDS_IN_PLAY}
    layer = COPY
    card: CardId
    to: Selector
    until: Until = FOR_GOOD

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        """Nothing becomes a card of a kind that can't lie where it lies itself."""
        kind = state.cards[self.card].kind
        super().run(state, context, tuple([i for i in ids if can_lie(state, kind, i)]))

    def changes(self, state: State, context: Context) -> tuple[Change, ...]:
        return (Change(COPY, self.card),)

    def writes(self) -> int:
        return EVERYTHING & ~(1 << CONTROL)


def texts_of(state: State, card: int) -> list[Clause]:
    """The clauses that `card` has now, as they stand on it."""
    found = [clause for clauses in traits(state, card).clauses.values() for clause in clauses]
    return sorted(found, key=lambda clause: clause.key)


COPYING: dict[str, type[Operation]] = {operation.word: operation for operation in (CopyText, BecomeCard)}
"""For games in which one card may have the text of another, or become it."""
