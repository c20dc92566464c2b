"""The order in which what was set off or played is carried out, as the game's data (`Timing.series`).

`DEPTH_FIRST`: at once, before anything else goes on. `QUEUE`: when what is going on has been carried out, in turn order
of the controllers, each of whom orders their own. `IN_TURN`: the same for all that was set off by one thing, before the
next thing is carried out. What waits for answers, last in, first out, is a matter of the game: items of `state.series`
under its windows.
"""

from __future__ import annotations

from game.kernel import traps
from game.kernel.choices import Subset
from game.kernel.data import Item
from game.kernel.decisions import Answer
from game.kernel.effects import activate
from game.kernel.state import TASKS, State, tasks
from game.kernel.traits.timing import DEPTH_FIRST, IN_TURN, QUEUE


def place(state: State) -> None:
    """Put what was set off where the game's policy has it carried out."""
    if state.cards.hides:
        traps.turn_due_face_up(state)
    queue, game = state.queue, state.game
    policy = game.timing.series
    if policy is IN_TURN:
        if not _is_incomplete(state):
            state.queue = []
            state.frames.append((carry_out_in_turn, (tuple(queue),)))
        return
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


# --- in turn ----------------------------------------------------------------------------------------------------------


def complete(state: State) -> None:
    """What lay over this frame has been carried out whole: what it has set off comes now (`IN_TURN`)."""
    if state.queue:
        state.unsettled = True


def _is_incomplete(state: State) -> bool:
    """Is something being carried out, so that what it sets off has to wait?"""
    return any(task is complete for task, _ in state.frames)


def carry_out_in_turn(state: State, items: tuple[Item, ...]) -> None:
    """The items of the next controller in turn order from the active player on, who says of which source first."""
    seats = len(state.seats)
    controller = min([item.context.controller for item in items], key=lambda seat: (seat - state.active) % seats)
    sources = tuple(dict.fromkeys([i.context.source for i in items if i.context.controller == controller]))
    if len(sources) == 1:
        _carry_out_of(state, items, sources[0], controller)
    else:
        state.decision = Subset("order", controller, put_in_order, (items,), candidates=sources)


def put_in_order(state: State, answer: Answer, items: tuple[Item, ...]) -> None:
    """Their controller has said of which source what was set off comes next."""
    assert state.decision is None
    chosen = next(item for item in items if item.context.source == answer[1])
    _carry_out_of(state, items, answer[1], chosen.context.controller)


def _carry_out_of(state: State, items: tuple[Item, ...], source: int, controller: int) -> None:
    """What waits of one source is carried out in the order of its text, each whole."""
    now = [item for item in items if item.context.source == source and item.context.controller == controller]
    left = tuple([item for item in items if item not in now])
    if left:
        state.frames.append((carry_out_in_turn, (left,)))
    for item in reversed(now):
        state.frames.append((complete, ()))
        state.frames.append((TASKS[state.game.timing.item_task], item))


def check(state: State) -> None:
    """A checkpoint between two items."""
    state.game.checkpoint(state)


tasks(__name__, next_in_series, ordered, check, complete, carry_out_in_turn, put_in_order)
