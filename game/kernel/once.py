"""Clauses that a card carries out once in a match: a mark on the card says that it was, through all zones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.clauses import Clause
from game.kernel.data import Context
from game.kernel.values import mark

if TYPE_CHECKING:
    from game.kernel.state import State

USED = 1 << 16
"""From this bit on the marks of a card say which of its clauses were carried out; those below are the vocabulary's."""
OTHERS = 1 << 128
"""From this bit on they say so of clauses that it has of another card."""


def mark_of(state: State, clause: Clause, context: Context) -> int:
    """The mark on the card of `context` that it has carried `clause` out."""
    card = state.entities[context.source].card.id
    if clause.key.rpartition("#")[0] == card:
        return USED << clause.number
    return OTHERS << state.cards.once_number(clause.key)


def is_spent(state: State, clause: Clause, context: Context) -> bool:
    """Was `clause`, which is carried out once in a match, carried out already?"""
    if not clause.once:
        return False
    marks = state.entities[context.source].extra.marks
    return marks != 0 and marks & state.game.effects.once_mark(state, clause, context) != 0


def spend(state: State, clause: Clause, context: Context) -> None:
    """`clause` is carried out now, and never again by this card."""
    mark(state, context.source, state.game.effects.once_mark(state, clause, context))
