"""The order in which what was set off or played is carried out, as the game's data (`Timing.series`).

`DEPTH_FIRST`: at once, before anything else goes on. `QUEUE`: when what is going on has been carried out, in turn order
of the controllers, each of whom orders their own. What waits for answers, last in, first out, is a matter of the game:
items of `state.series` under its windows.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from game.kernel import traps
from game.kernel.choices import Subset
from game.kernel.decisions import Answer
from game.kernel.effects import activate
from game.kernel.state import TASKS, State, tasks


class Series(Enum):
    DEPTH_FIRST = 1
    QUEUE = 2


# Looked up once: a member of an enum costs as much as a call.
DEPTH_FIRST: Final = Series.DEPTH_FIRST
QUEUE: Final = Series.QUEUE


def place(state: State) -> None:
    """Put what was set off where the game's policy has it carried out."""
    if state.cards.hides:
        traps.turn_due_face_up(state)
    queue, game = state.queue, state.game
    policy = game.timing.series
    if len(queue) > 1 and policy is not QUEUE:
        order = game.timing.trigger_order
        queue = sorted(queue, key=lambda item: order(state, item.context.source, item.context.controller))
    state.queue = []
    if policy is DEPTH_FIRST:
        for item in reversed(queue):
            state.frames.append((activate, item))
    else:
        state.series += queue
        wait(state)


# --- a queue ----------------------------------------------------------------------------------------------------------


def wait(state: State) -> None:
    """See that the next step of the series is among the frames."""
    for task, _ in reversed(state.frames):
        if task is next_in_series:
            return
    state.frames.append((next_in_series, ()))


def after_deaths(state: State) -> None:
    """Cards were destroyed: where what was set off waits in a queue, a checkpoint follows also if nothing was."""
    if state.game.timing.series is QUEUE:
        wait(state)


def next_in_series(state: State) -> None:
    """Something has been carried out: a checkpoint, then the item whose turn it is.

    The controllers come in turn order from the active player on. One with several sources says which is next; all that
    waits from one source follows in the order of its text.
    """
    if state.game.checkpoint(state):
        wait(state)
        return
    waiting = state.series
    if not waiting:
        return
    if len(waiting) == 1:
        _carry_out(state, waiting[0].context.source)
        return
    seats = len(state.seats)
    controller = min((item.context.controller for item in waiting), key=lambda seat: (seat - state.active) % seats)
    sources = tuple(dict.fromkeys(i.context.source for i in waiting if i.context.controller == controller))
    if len(sources) == 1:
        _carry_out(state, sources[0])
    else:
        state.decision = Subset("order", controller, ordered, (), candidates=sources)


def ordered(state: State, answer: Answer) -> None:
    """Its controller has said whose items come next."""
    _carry_out(state, answer[1])


def _carry_out(state: State, source: int) -> None:
    chosen = state.series
    state.series = []
    if len(chosen) > 1:
        state.series = [item for item in chosen if item.context.source != source]
        chosen = [item for item in chosen if item.context.source == source]
    state.frames.append((next_in_series, ()))
    for item in reversed(chosen):
        state.frames.append((check, ()))
        state.frames.append((TASKS[state.game.timing.item_task], item))


def check(state: State) -> None:
    """A checkpoint between two items."""
    state.game.checkpoint(state)


tasks(__name__, next_in_series, ordered, check)
