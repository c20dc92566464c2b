"""The ante, by agreement: the card of each deck for which the match is played (M-014 to M-019).

It lies apart, for everybody to see, and nothing but cards that speak of the ante touches it (M-017). Whoever wins owns
all of it from then on (M-018): in the match and what is recorded of it; decks and collections are nobody's business
here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from game.kernel.decisions import Answer
from game.kernel.listed import Listed
from game.kernel.moves import move
from game.kernel.numbers import amount_of
from game.kernel.operation import Amount, Operation, Who, only_players
from game.kernel.state import tasks
from game.rules.grimoire.constants import ANTE, LIBRARY, REMOVED, STAKES, other, zone

if TYPE_CHECKING:
    from game.kernel.cards import Definition
    from game.kernel.data import Context
    from game.kernel.state import State

YES: Answer = ("yes",)
NO: Answer = ("no",)
ANTE_SETS = ("own_ante", "enemy_ante", "antes")


def is_played(state: State) -> bool:
    """Is this match played for the ante?"""
    return any(numbers[STAKES] for numbers in state.seats)


def offer(state: State, seat: int) -> None:
    """Ask `seat`, then the other one: it is played only if both agree (M-014)."""
    state.decision = Listed("ante", seat, offered, (seat, seat), ways=(YES, NO))


def offered(state: State, answer: Answer, seat: int, first: int) -> None:
    if answer == NO:
        _declined(state)
    elif seat == first:
        second = other(seat)
        state.decision = Listed("ante", second, offered, (second, first), ways=(YES, NO))
    else:
        for numbers in state.seats:
            numbers[STAKES] = 1
        if state.log is not None:
            state.log.emit("ante_agreed", {})


def _declined(state: State) -> None:
    if state.log is not None:
        state.log.emit("ante_declined", {})


def leave_out(state: State) -> None:
    """Cards that speak of the ante stay out of a match that is not played for it."""
    for seat in range(len(state.seats)):
        for i in state.zones[zone(seat, LIBRARY)]:
            if speaks_of_ante(state.entities[i].definition):
                move(state, i, zone(seat, REMOVED))


def set_aside(state: State, seat: int) -> None:
    """The top card of the library of `seat`, face up (M-015); nothing where there is none."""
    library = state.zones[zone(seat, LIBRARY)]
    if library:
        move(state, library[-1], zone(seat, ANTE))


def award(state: State, winners: tuple[int, ...]) -> None:
    """The match is over: its winner owns all ante cards; after a draw everybody their own (M-018, M-019)."""
    if len(winners) != 1 or not is_played(state):
        return
    (winner,) = winners
    cards = [i for seat in range(len(state.seats)) for i in state.zones[zone(seat, ANTE)]]
    for i in cards:
        new = state.entities[i] = state.entities[i].copy()
        new.owner = winner
    if state.log is not None:
        for i in cards:
            state.log.emit("owned", {"entity": i, "card": state.entities[i].definition.id, "seat": winner})


class Ante(Operation):
    """The top of a library is put into the ante of its player, face up; that is no draw.

    A card that names the ante stays out of matches that are not played for it.
    """

    word = "ante"
    favours = -1
    about = "who"
    amount: Amount
    who: Who

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        amount = amount_of(self.amount, state, context)
        for seat in only_players(state, ids) if is_played(state) else ():
            for _ in range(amount):
                set_aside(state, seat)


@cache
def speaks_of_ante(card: Definition) -> bool:
    """Does its text name the ante?"""
    return _names_ante(card.source.get("clauses", ()))


def _names_ante(written: object) -> bool:
    if isinstance(written, Mapping):
        return any(key == Ante.word or _names_ante(value) for key, value in written.items())
    if isinstance(written, (list, tuple)):
        return any(map(_names_ante, written))
    return written == "ante" or written in ANTE_SETS


tasks(__name__, offered)
