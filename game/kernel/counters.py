"""The operations about what cards bear: counters, marks, and what is attached to them. For games that have these."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.control import attach
from game.kernel.data import Context
from game.kernel.declared import CounterName, Marks
from game.kernel.numbers import amount_of
from game.kernel.operation import Amount, HowMany, Operation
from game.kernel.reach import CARDS_IN_PLAY, IN_PLAY
from game.kernel.references import is_in_play
from game.kernel.selectors import Selector
from game.kernel.values import mark, put_counters

if TYPE_CHECKING:
    from game.kernel.state import State


class Attach(Operation):
    """A card in play is attached to another card in play or to a player."""

    word = "attach"
    single = ("host",)
    takes = {"to": CARDS_IN_PLAY, "host": IN_PLAY}
    to: Selector
    host: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        hosts = self.host.select(state, context)
        for i in ids:
            if hosts and i != hosts[0] and i >= len(state.seats) and is_in_play(state, i):
                attach(state, i, hosts[0])


class PutCounters(Operation):
    """So many counters of that name are put on them, where they stay until they leave the field.

    The card itself names its counters.
    """

    word = "put_counters"
    takes = {"to": IN_PLAY}
    counter: CounterName
    count: Amount = 1
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        amount = amount_of(self.count, state, context)
        for i in ids:
            put_counters(state, i, self.counter, amount)


class RemoveCounters(Operation):
    """So many counters of that name are taken off them, or all if there are fewer.

    `count: all` removes every one.
    """

    word = "remove_counters"
    takes = {"to": IN_PLAY}
    counter: CounterName
    count: HowMany = 1
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        amount = amount_of(self.count, state, context)
        for i in ids:
            put_counters(state, i, self.counter, -amount)


class Mark(Operation):
    """A mark stays with its card through all zones."""

    word = "mark"
    takes = {"to": IN_PLAY}
    marks: Marks
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in ids:
            mark(state, i, self.marks)


class Unmark(Operation):
    """They bear these marks no more."""

    word = "unmark"
    takes = {"to": IN_PLAY}
    marks: Marks
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in ids:
            mark(state, i, self.marks, on=False)


ATTACHING: dict[str, type[Operation]] = {Attach.word: Attach}
COUNTERS: dict[str, type[Operation]] = {operation.word: operation for operation in (PutCounters, RemoveCounters)}
MARKS: dict[str, type[Operation]] = {operation.word: operation for operation in (Mark, Unmark)}
