"""The operations that only Cataclysm has."""

from __future__ import annotations

from game.kernel.changes import CHANGES
from game.kernel.characteristics import CONTROL, TURN_END, Modifier
from game.kernel.copying import COPYING
from game.kernel.counters import COUNTERS
from game.kernel.data import Context
from game.kernel.decktop import DECK_TOP
from game.kernel.declared import Word
from game.kernel.delaying import DELAYING
from game.kernel.numbers import amount_of
from game.kernel.operation import Amount, Operation, Who, only_cards, only_players
from game.kernel.operations import SHARED, Look
from game.kernel.reach import BODIES
from game.kernel.references import lies_in
from game.kernel.repeating import REPEATING
from game.kernel.selectors import Selector
from game.kernel.state import State
from game.kernel.values import remaining, touched
from game.rules.cataclysm import field
from game.rules.cataclysm.constants import EXTRA_BATTLES, PHASES, PLAY, SKIPS


class Skip(Operation):
    """The next phase of that name in a turn of theirs is skipped."""

    word = "skip"
    about = "who"
    words = {"phase": PHASES[:-1]}
    phase: Word
    who: Who

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for seat in only_players(state, ids):
            state.seats[seat][SKIPS + PHASES.index(self.phase)] += 1
            if state.log is not None:
                state.log.emit("will_skip", {"seat": seat, "phase": self.phase})


class Battle(Operation):
    """So many further battles this turn, which may be declined."""

    word = "battle"
    too_late = ("turn_end",)
    about = ""
    amount: Amount

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        state.seats[state.active][EXTRA_BATTLES] += amount_of(self.amount, state, context)


class Swap(Operation):
    """Two Characters exchange the life points that they have left."""

    word = "swap"
    single = ("to", "against")
    takes = {"to": BODIES, "against": BODIES}
    to: Selector
    against: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        others = self.against.select(state, context)
        if not ids or not others or not all(lies_in(state, i, PLAY) for i in (ids[0], others[0])):
            return
        one, two = ids[0], others[0]
        left, right = remaining(state, one), remaining(state, two)
        for i, have, want in ((one, left, right), (two, right, left)):
            e = state.entities[i]
            state.entities[i] = e.with_damage(e.damage + have - want)
        touched(state)
        if state.log is not None:
            state.log.emit("swapped", {"entity": one, "other": two, "life": right, "other_life": left})


class Borrow(Operation):
    """Take control of a Character until the end of the turn, if it is not the last one of its player."""

    word = "borrow"
    senseless = ("self",)
    takes = {"to": BODIES}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in only_cards(state, ids):
            if lies_in(state, i, PLAY):
                borrowed = Modifier(CONTROL, context.controller, 0, TURN_END, context.source, context.zone_changes)
                field.borrow(state, i, context.controller, borrowed)


SHARED_WORDS = (
    "damage", "heal", "destroy", "modify", "set", "multiply", "grant", "revoke", "give", "lose_text", "teach", "become",
    "move", "fight", "mill", "draw", "discard",
)  # fmt: skip

OPERATIONS: dict[str, type[Operation]] = (
    {word: (SHARED | CHANGES)[word] for word in SHARED_WORDS}
    | {operation.word: operation for operation in (Look, Skip, Battle, Swap, Borrow)}
    | COUNTERS
    | DECK_TOP
    | REPEATING
    | COPYING
    | DELAYING
)
