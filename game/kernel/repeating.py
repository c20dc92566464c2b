"""What cards do when they are played, done once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.data import Context, Item
from game.kernel.operation import Operation, only_cards
from game.kernel.reach import PLAYED
from game.kernel.selectors import Selector
from game.kernel.values import traits

if TYPE_CHECKING:
    from game.kernel.state import State


class Repeat(Operation):
    """What they do when they are played is done once more, for the controller of the effect; nothing is paid.

    They lie where everybody sees them: on the field or in a pile. Targets are chosen anew, and an X is 0. What
    repeats is not itself repeated.
    """

    word = "repeat"
    in_play = False
    takes = {"to": PLAYED}
    repeats = True
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        seat = context.controller
        if seat < 0:
            return
        for i in only_cards(state, ids):
            own, zone_changes = traits(state, i).clauses, state.entities[i].zone_changes
            state.queue += [
                Item(clause.key, Context(i, zone_changes, seat))
                for trigger in state.words.repeated
                for clause in own.get(trigger, ())
                if not clause.repeats
            ]
        state.unsettled = True


REPEATING: dict[str, type[Operation]] = {Repeat.word: Repeat}
