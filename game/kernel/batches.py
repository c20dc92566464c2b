"""Batches: what is announced can be interrupted and answered, and is carried out last in, first out.

For games with the windows INTERRUPT and RESPOND. What is announced is an item of `State.series`. First its own window
INTERRUPT is open, its player being asked first: what is aimed at it there is gathered, and carried out when nobody has
more, that of its player before that of the others. Then it can be answered. When nobody answers any more, the whole
batch is carried out without a window between, and what it has dealt is dealt in one run. What is announced in a window
of `Timing.at_once` is answered by nobody. The game says in its `Timing` what goes with all that, and what becomes of a
card that was played.
"""

from __future__ import annotations

from typing import Final

from game.kernel.damage import release
from game.kernel.data import Context, Item
from game.kernel.effects import activate
from game.kernel.moves import move
from game.kernel.series import complete
from game.kernel.state import State, tasks
from game.kernel.windows import acted, base_of, offer_next, open_window

INTERRUPT: Final = "interrupt"
RESPOND: Final = "respond"


def announce(state: State, item: Item, at_once: bool = False) -> None:
    """The controller of `item` has announced it in the window on top of the frames.

    `at_once`: it waits for no answers, whatever the window, and its player may go on.
    """
    _, (name, _, _, _) = state.frames[-1]
    seat = item.context.controller
    following = (seat + 1) % len(state.seats)
    if state.log is not None:
        aimed = list(dict.fromkeys([i for chosen in item.context.targets for i, _ in chosen]))
        state.log.emit("on_stack", {"entity": item.context.source, "card": _id(state, item.context.source),
                                    "clause": item.clause, "seat": seat, "targets": aimed})  # fmt: skip
    timing = state.game.timing
    if at_once:
        acted(state)
        wait(state, item, answered=False)
    elif name in (RESPOND, INTERRUPT):
        acted(state, following)
        state.series.append(item)
        offer_next(state, INTERRUPT, first=seat, base=len(state.series) - 1)
    elif name in timing.at_once:
        acted(state, following)
        wait(state, item, answered=False)
    else:
        acted(state, timing.goes_on_with(state))
        wait(state, item, answered=True)


def wait(state: State, item: Item, answered: bool) -> None:
    """`item` can be interrupted, and answered if it is to be, before it is carried out."""
    number, seat = len(state.series), item.context.controller
    state.series.append(item)
    state.frames.append((carry_out_batch if answered else carry_out_at_once, (number,)))
    if answered:
        open_window(state, RESPOND, first=(seat + 1) % len(state.seats), base=number)
    offer_next(state, INTERRUPT, first=seat, base=number)


def interrupted(state: State) -> int | None:
    """The card at which can be aimed what interrupts; None if there is none."""
    base = base_of(state, INTERRUPT)
    return state.series[base].context.source if base is not None else None


def answerable(state: State, window: str) -> Item | None:
    """The item that can be answered, or interrupted, in that window."""
    base = base_of(state, window) if window in (RESPOND, INTERRUPT) else None
    if base is None or base >= len(state.series):
        return None
    return state.series[base] if window == INTERRUPT else state.series[-1]


def is_open(state: State) -> bool:
    """Is anything left in the batch that can be answered?"""
    base = base_of(state, RESPOND)
    return base is not None and len(state.series) > base


def gathered(state: State, base: int) -> None:
    """Nobody interrupts item `base` any more: what was aimed at it is carried out, that of its player first."""
    player = state.series[base].context.controller
    interrupts = state.series[base + 1 :]
    del state.series[base + 1 :]
    interrupts.sort(key=lambda item: item.context.controller != player)
    for item in reversed(interrupts):
        _carry_out(state, item, base)


def carry_out_batch(state: State, base: int) -> None:
    """The items from `base` on, the last first; then what they have dealt."""
    timing = state.game.timing
    if len(state.series) == base:
        timing.batch_ends(state)
        release(state)
        return
    state.frames.append((carry_out_batch, (base,)))
    if timing.batch_pauses(state, base):
        release(state)
    else:
        timing.batch_goes_on(state)
        _carry_out(state, state.series.pop())


def carry_out_at_once(state: State, number: int) -> None:
    """Item `number`, unless it was countered."""
    state.frames.append((over, ()))
    if len(state.series) > number:
        _carry_out(state, state.series.pop())


def over(state: State) -> None:
    state.game.timing.item_ends(state)


def _carry_out(state: State, item: Item, base: int = -1) -> None:
    """`base`: the place of the item at which it is aimed, if it interrupts one. What the item sets off waits until it
    is complete."""
    state.frames.append((complete, ()))
    state.frames.append((carried_out, (item.context, base)))
    state.frames += [(activate, part) for part in reversed(state.game.timing.parts(state, item))]


def carried_out(state: State, context: Context, base: int) -> None:
    """What becomes of the card that was played is for the game to say."""
    if state.places.passing[state.entities[context.source].zone]:
        state.game.timing.played(state, context)


def aimed_at(state: State, source: int) -> int | None:
    """The place in the series of the item of `source` at which was aimed what is just carried out; None if that was
    countered already."""
    base: int = next((args[1] for task, args in reversed(state.frames) if task is carried_out), -1)
    there = 0 <= base < len(state.series) and state.series[base].context.source == source
    return base if there else None


def counter(state: State, source: int) -> None:
    """The item of `source` at which was aimed what is just carried out does nothing, and a card that
    was played is lost. That fails if it was countered already."""
    base = aimed_at(state, source)
    if base is None:
        return
    del state.series[base]
    if state.log is not None:
        state.log.emit("countered", {"entity": source, "card": _id(state, source)})
    if state.places.passing[state.entities[source].zone]:
        move(state, source, state.game.deaths.grave(state, source))


def _id(state: State, card: int) -> str:
    return state.entities[card].definition.id


tasks(__name__, carry_out_batch, carry_out_at_once, over, carried_out)
