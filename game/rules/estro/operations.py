"""The operations that only ESTRO has."""

from __future__ import annotations

from game.kernel import announcing, operations
from game.kernel.changes import CHANGES, EXCHANGES, Modify, apply
from game.kernel.characteristics import ADD, FOR_GOOD, KIND, Change
from game.kernel.copying import COPYING
from game.kernel.counters import COUNTERS
from game.kernel.data import Context
from game.kernel.deaths import save
from game.kernel.decktop import DECK_TOP
from game.kernel.declared import KindName, Word
from game.kernel.delaying import DELAYING
from game.kernel.moves import shuffle
from game.kernel.numbers import amount_of
from game.kernel.operation import Amount, Operation, Until, Who, only_cards, only_players
from game.kernel.operations import SHARED, Look
from game.kernel.reach import BODIES, CARDS_IN_PLAY
from game.kernel.references import is_in_play
from game.kernel.repeating import REPEATING
from game.kernel.rng import DECKS
from game.kernel.selectors import Selector
from game.kernel.state import State
from game.kernel.values import end_of
from game.rules.estro import destroying, fight, lasting
from game.rules.estro.attack_operations import ATTACK_OPERATIONS
from game.rules.estro.constants import (
    AGAIN,
    DECK,
    EXTRA_ATTACKS,
    EXTRA_PLAYS,
    HAND_LIMIT,
    PRIMARY,
    zone,
)
from game.rules.estro.table_operations import TABLE_OPERATIONS
from game.rules.estro.worth import estro

AFTER_PLAYS = ("attacks", "attacked", "rolled", "survives", "fails", "defeats")
"""The triggers of the attacks, which come when all plays of the turn are done."""
AFTER_TURNS = ("turn_end", "round_end")


class ModifyEstro(Modify):
    """So much is added to their values; `primary` is the characteristic of their Estro."""

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        until = end_of(self.until, context.controller)
        changes = self.changes(state, context)
        for i in ids:
            own = estro(state, i)
            if own >= 0:
                fitting = tuple([c._replace(what=own) if (c.layer, c.what) == (ADD, PRIMARY) else c for c in changes])
                apply(state, i, fitting, until, context.source, context.zone_changes)


class Destroy(operations.Destroy):
    """They are destroyed, without comparing values."""

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        cards = [i for i in only_cards(state, ids) if is_in_play(state, i)]
        if cards:
            destroying.destroy(state, cards, context.controller, (context.source, context.zone_changes))


class Convert(Operation):
    """They are of another Estro."""

    word = "convert"
    takes = {"to": BODIES}
    estro: KindName
    to: Selector
    until: Until = FOR_GOOD

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        until = end_of(self.until, context.controller)
        for i in ids:
            apply(state, i, (Change(KIND, self.estro),), until, context.source, context.zone_changes)
        fight.weigh(state)


class Inhibit(Operation):
    """Their gifts don't work: until an end, or for the whole match wherever they lie."""

    word = "inhibit"
    takes = {"to": CARDS_IN_PLAY}
    to: Selector
    until: Until = FOR_GOOD

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        until = end_of(self.until, context.controller)
        for i in ids:
            lasting.inhibit(state, i, context, until)


class Counter(Operation):
    """The gift that was announced does not take effect."""

    word = "counter"
    about = ""
    only_when = ("counter",)
    words = {"what": ("gift",)}
    what: Word

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        announcing.counter(state, context.subject[0])


class Rescue(Operation):
    """Cards that would be destroyed are not.

    In `{moment: destruction}`.
    """

    word = "rescue"
    moment = "destruction"
    takes = {"to": CARDS_IN_PLAY}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for number, (i, _) in enumerate(state.doomed):
            if i in ids:
                save(state, number)
                if state.log is not None:
                    state.log.emit("rescued", {"entity": i})


class ExtraPlays(Operation):
    """So many further cards can be played this turn, if it is the own one."""

    word = "extra_play"
    too_late = (*AFTER_PLAYS, *AFTER_TURNS)
    about = ""
    amount: Amount

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        state.seats[context.controller][EXTRA_PLAYS] += amount_of(self.amount, state, context)


class ExtraAttacks(Operation):
    """So many further attacks this turn, if it is the own one."""

    word = "extra_attack"
    too_late = AFTER_TURNS
    about = ""
    amount: Amount

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        state.seats[context.controller][EXTRA_ATTACKS] += amount_of(self.amount, state, context)


class AttackAgain(Operation):
    """They may attack once more this turn, as one further attack."""

    word = "attack_again"
    too_late = AFTER_TURNS
    takes = {"to": BODIES}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in ids:
            e = state.entities[i]
            state.entities[i] = e.with_flags(e.flags | AGAIN)
            state.seats[e.controller][EXTRA_ATTACKS] += 1


class HandLimit(Operation):
    """They may hold so many more cards at the end of a turn.

    For the rest of the match.
    """

    word = "hand_limit"
    about = "who"
    amount: Amount
    who: Who

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for seat in only_players(state, ids):
            state.seats[seat][HAND_LIMIT] += amount_of(self.amount, state, context)


class Shuffle(Operation):
    """They shuffle their decks.

    Example: {when: play, do: [{shuffle: opponent}]}
    """

    word = "shuffle"
    about = "who"
    who: Who

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for seat in only_players(state, ids):
            shuffle(state, zone(seat, DECK), DECKS + seat)


SHARED_WORDS = (
    "set", "multiply", "exchange", "grant", "revoke", "give", "teach", "move", "mill", "draw", "discard", "control",
)  # fmt: skip
OPERATIONS: dict[str, type[Operation]] = {
    word: (SHARED | CHANGES | EXCHANGES | COUNTERS)[word] for word in (*SHARED_WORDS, *COUNTERS)
} | {
    operation.word: operation
    for operation in (
        ModifyEstro, Destroy, Look, Convert, Inhibit, Counter, Rescue, ExtraPlays, ExtraAttacks,
        AttackAgain, HandLimit, Shuffle,
    )
} | DECK_TOP | REPEATING | COPYING | DELAYING | ATTACK_OPERATIONS | TABLE_OPERATIONS  # fmt: skip
