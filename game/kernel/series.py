"""The order in which what was set off or played is carried out, as the game's data (`Game.series`).

`DEPTH_FIRST`: at once, before anything else goes on. `QUEUE`: when what is going on has been carried out, in turn order
of the controllers, each of whom orders their own. `STACK`: last in, first out, whenever all have passed in a window.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from game.kernel import traps
from game.kernel.data import Context, Item
from game.kernel.decisions import Answer, Decision
from game.kernel.effects import activate
from game.kernel.state import TASKS, State, tasks


class Series(Enum):
    DEPTH_FIRST = 1
    QUEUE = 2
    STACK = 3


# Looked up once: a member of an enum costs as much as a call.
DEPTH_FIRST: Final = Series.DEPTH_FIRST
QUEUE: Final = Series.QUEUE
STACK: Final = Series.STACK


def place(state: State) -> None:
    """Put what was set off where the game's policy has it carried out."""
    if state.cards.hides:
        traps.turn_up_due(state)
    queue, game = state.queue, state.game
    policy = game.series
    if len(queue) > 1 and policy is not QUEUE:
        queue = sorted(queue, key=lambda item: game.trigger_order(state, item.context.source, item.context.controller))
    state.queue = []
    if policy is DEPTH_FIRST:
        for item in reversed(queue):
            state.frames.append((activate, item))
    elif policy is QUEUE:
        state.series += queue
        wait(state)
    else:
        state.series += reversed(queue)


# --- a queue ----------------------------------------------------------------------------------------------------------


def wait(state: State) -> None:
    """See that the next step of the series is among the frames."""
    for task, _ in reversed(state.frames):
        if task is next_in_series:
            return
    state.frames.append((next_in_series, ()))


def after_deaths(state: State) -> None:
    """Cards were destroyed: where what was set off waits in a queue, a checkpoint follows also if nothing was."""
    if state.game.series is QUEUE:
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
        state.decision = Decision("order", controller, ordered, candidates=sources)


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
        state.frames.append((TASKS[state.game.item_task], item))


def check(state: State) -> None:
    """A checkpoint between two items."""
    state.game.checkpoint(state)


# --- a stack ----------------------------------------------------------------------------------------------------------


def put(state: State, item: Item) -> None:
    """Put `item` on top of the stack."""
    state.series.append(item)
    if state.log is not None:
        context = item.context
        state.log.emit("on_stack", {"entity": context.source, "card": state.entities[context.source].definition.id,
                                    "clause": item.clause, "seat": context.controller})  # fmt: skip


def counter(state: State, source: int) -> bool:
    """Take all items of card `source` off the stack: they are not carried out. Was there any?"""
    kept = [item for item in state.series if item.context.source != source]
    countered = len(kept) < len(state.series)
    state.series = kept
    if countered and state.log is not None:
        state.log.emit("countered", {"entity": source, "card": state.entities[source].definition.id})
    return countered


def resolve_top(state: State) -> None:
    """Carry out the item on top of the stack, and those below it that are of the same source.

    Then `Game.resolved` says what becomes of a card that was played.
    """
    top = state.series.pop()
    items = [top]
    while state.series and _is_same(state.series[-1].context, top.context):
        items.append(state.series.pop())
    state.frames.append((resolved, (top.context,)))
    for item in reversed(items):
        if item.clause:
            state.frames.append((check, ()))
            state.frames.append((activate, item))


def _is_same(one: Context, other: Context) -> bool:
    return (one.source, one.zone_changes) == (other.source, other.zone_changes)


def resolved(state: State, context: Context) -> None:
    state.game.resolved(state, context)


tasks(__name__, next_in_series, ordered, check, resolve_top, resolved)
