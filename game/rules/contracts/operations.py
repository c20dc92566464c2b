"""The operations that only Contracts has."""

from __future__ import annotations

from game.kernel import operations
from game.kernel.changes import CHANGES
from game.kernel.copying import COPYING
from game.kernel.counters import COUNTERS
from game.kernel.data import Context
from game.kernel.deaths import destroy
from game.kernel.decktop import DECK_TOP
from game.kernel.delaying import DELAYING
from game.kernel.elements import ElementChoice
from game.kernel.numbers import amount_of
from game.kernel.operation import Amount, Operation, Who, only_players
from game.kernel.operations import SHARED
from game.kernel.prices import REPRICING
from game.kernel.reach import IN_PLAY, Takes
from game.kernel.repeating import REPEATING
from game.kernel.selectors import Selector
from game.kernel.state import State
from game.kernel.values import kind_of, strip
from game.rules.contracts import mana
from game.rules.contracts.constants import ACTED, ELEMENTS, FRESH, PURE
from game.rules.contracts.draw import ask_draw, fetch


class Fade(Operation):
    """All that was applied is removed, and a creature's own text (C-129)."""

    word = "fade"
    favours = -1
    takes = {"to": Takes(players=True, kinds=("creature",))}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        in_play = {*range(len(state.seats)), *state.game.field.cards(state)}
        for i in in_play.intersection(ids):
            strip(state, i)
            if state.log is not None:
                state.log.emit("faded", {"entity": i})


class Disarm(Operation):
    """Destroy an Orb (C-136)."""

    word = "disarm"
    favours = -1
    takes = {"to": Takes(kinds=("orb",))}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        orbs = [i for i in ids if kind_of(state, i) == "orb"]
        if orbs:
            destroy(state, orbs)
            state.unsettled = True


class Fetch(Operation):
    """So many cards from the deck to the hand, without looking at more."""

    word = "fetch"
    favours = 1
    about = "who"
    amount: Amount
    who: Who

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        amount = amount_of(self.amount, state, context)
        state.frames += [(fetch, (seat, amount)) for seat in reversed(only_players(state, ids))]


class Draw(operations.Draw):
    """So many draws, each asking how many to look at; never a special one (C-020, C-024)."""

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        amount = amount_of(self.amount, state, context)
        if amount > 0:
            state.frames += [(ask_draw, (seat, False, amount)) for seat in reversed(only_players(state, ids))]


class Ready(Operation):
    """It can act again this turn, also when it is newly come."""

    word = "ready"
    too_late = ("turn_end", "mana_stored")
    favours = 1
    takes = {"to": IN_PLAY}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in ids:
            e = state.entities[i]
            state.entities[i] = e.with_flags(e.flags & ~(ACTED | FRESH))
            if state.log is not None:
                state.log.emit("readied", {"entity": i})


class FillTanks(Operation):
    """So many empty tanks become full."""

    word = "fill_tanks"
    favours = 1
    about = "who"
    amount: Amount
    who: Who

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for seat in only_players(state, ids):
            mana.fill_tanks(state, seat, amount_of(self.amount, state, context), "effect")


class EmptyTanks(Operation):
    """So many full tanks become empty."""

    word = "empty_tanks"
    favours = -1
    about = "who"
    amount: Amount
    who: Who

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for seat in only_players(state, ids):
            mana.empty_tanks(state, seat, amount_of(self.amount, state, context))


class Refill(Operation):
    """So many empty extractors become full again, as the controller chooses."""

    word = "refill"
    favours = 1
    about = "who"
    amount: Amount
    who: Who

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        amount = amount_of(self.amount, state, context)
        for seat in reversed(only_players(state, ids)):
            state.frames.append((mana.ask_refill, (context.controller, seat, amount)))


class GainExtractor(Operation):
    """A player gets an empty extractor, up to the limit.

    Also of the element of which you have the `most` or `least`: `{most: extractors}`, `{least: full_extractors, of:
    opponent}`; of several alike the controller chooses.
    """

    word = "gain_extractor"
    favours = 1
    about = "who"
    words = {"element": ELEMENTS[:PURE]}
    element: ElementChoice
    who: Who

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        seats = only_players(state, ids)
        if isinstance(self.element, str):
            for seat in seats:
                mana.gain_extractor(state, seat, ELEMENTS.index(self.element))
        else:
            of = tuple(self.element.best(state, context, ELEMENTS[:PURE]))
            state.frames += [(mana.ask_element, (context.controller, seat, of)) for seat in reversed(seats)]


KERNEL = SHARED | CHANGES | REPRICING | COUNTERS | DECK_TOP | REPEATING | COPYING | DELAYING
OPERATIONS: dict[str, type[Operation]] = KERNEL | {
    operation.word: operation
    for operation in (
        Fade, Disarm, Fetch, Draw, Ready, FillTanks, EmptyTanks, Refill, GainExtractor,
    )
}  # fmt: skip
