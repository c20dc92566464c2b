"""Abilities that were set off wait until what is going on has been carried out; then losses are looked at, and the
abilities follow one after another (P-065, P-080, P-081).

What waits lies in the arguments of the next `resolved` frame: a queue, nothing interrupts.
"""

from __future__ import annotations

from game.kernel.data import Item
from game.kernel.deaths import bury
from game.kernel.decisions import Answer, Decision
from game.kernel.effects import activate, begin, do
from game.kernel.state import Frame, State, Task, tasks
from game.rules.cataclysm.constants import is_in
from game.rules.cataclysm.elimination import eliminate, losing

CONTROLLED: dict[Task, int] = {begin: 1, do: 3}
"""The steps of an ability, and which of their arguments is its context: source, moves, controller, …"""


def settle(state: State) -> None:
    """Who is used up falls at once (P-054); what was set off begins to wait."""
    game = state.game
    if state.volatility > 1:
        state.given = None  # what is given may hang on a hand, which tells nobody when it changes
    fell = False
    dying = game.dying(state)
    while dying:
        fell = True
        bury(state, dying)
        dying = game.dying(state)
    state.unsettled = False
    if fell or state.queue:
        queue, state.queue = state.queue, []
        _wait(state, tuple(queue))


def _wait(state: State, triggers: tuple[Item, ...]) -> None:
    frames = state.frames
    for n in range(len(frames) - 1, -1, -1):
        if frames[n][0] is resolved:
            if triggers:
                frames[n] = Frame(resolved, frames[n][1] + triggers)
            return
    frames.append(Frame(resolved, triggers))


def resolved(state: State, *waiting: Item) -> None:
    """Something has been carried out: who has lost, and which ability is next?"""
    losers = losing(state)
    if losers:
        state.frames.append(Frame(resolved, waiting))
        lose(state, losers)
    elif len(waiting) == 1:
        _use(state, waiting, waiting[0].context.source)
    elif waiting:
        seats = len(state.seats)
        controller = min((t.context.controller for t in waiting), key=lambda seat: (seat - state.active) % seats)
        sources = tuple(dict.fromkeys(t.context.source for t in waiting if t.context.controller == controller))
        if len(sources) == 1:
            _use(state, waiting, sources[0])
        else:
            state.decision = Decision("order", controller, ordered, waiting, candidates=sources)


def ordered(state: State, answer: Answer, *waiting: Item) -> None:
    """Its controller has said whose ability comes first (P-081)."""
    _use(state, waiting, answer[1])


def _use(state: State, waiting: tuple[Item, ...], source: int) -> None:
    """Carry out the abilities of `source`, in the order of its text, while the others go on waiting."""
    chosen = [t for t in waiting if t.context.source == source]
    state.frames.append(Frame(resolved, tuple([t for t in waiting if t.context.source != source])))
    for trigger in reversed(chosen):
        state.frames.append(Frame(checked, ()))
        state.frames.append(Frame(activate, trigger))


def checked(state: State) -> None:
    """One of several abilities has been carried out: who has lost?"""
    losers = losing(state)
    if losers:
        lose(state, losers)


def lose(state: State, losers: list[int]) -> None:
    """`losers` are out."""
    eliminate(state, losers)
    if state.result is None:
        drop_frames(state)


def drop_frames(state: State) -> None:
    """Of those who are out no ability waits or goes on, and their turn ends at once (A-05).

    An ability of somebody else that is under way is carried out to its end.
    """
    frames: list[Frame] = []
    waiting: list[Item] = []
    under_way: list[Frame] = []
    for function, args in state.frames:
        if function is activate:
            if not is_in(state, args[1].controller):
                continue
            waiting.append(Item(*args))
        elif function is resolved:
            args = tuple([t for t in args if is_in(state, t.context.controller)])
            waiting += args
        elif function in CONTROLLED:
            if not is_in(state, args[CONTROLLED[function]].controller):
                continue
            under_way.append(Frame(function, args))
        frames.append(Frame(function, args))
    if not is_in(state, state.active):
        frames = [frames[0], Frame(resolved, tuple(waiting)), *under_way]  # the first one passes the turn on
    state.frames[:] = frames


tasks(__name__, resolved, ordered, checked)
