"""How the game of `stack_game` has things carried out: frames of its own under the windows of the kernel.

What is announced is an item of the series. Interrupts can be aimed at it first, its player being asked before the
others; they are gathered until nobody has another, and carried out in order: those of the player of what they are aimed
at, then the others. Then it can be answered, the other player first. When nobody answers any more the whole batch is
carried out, the last first and without a window between, and its damage is dealt all at once.
"""

from __future__ import annotations

from typing import NamedTuple

from game.kernel.damage import release
from game.kernel.data import Context, Item, records
from game.kernel.effects import activate
from game.kernel.moves import move
from game.kernel.state import State, tasks
from game.kernel.windows import acted, base_of, open_window

AT_ONCE = ("damage", "death")
"""The windows in which what is announced does not wait for answers."""


class Batch(NamedTuple):
    """`State.record` of a match of this game."""

    resolving: bool = False
    """Is a batch carried out, so that damage is held back and nobody dies of it?"""


def announce(state: State, item: Item) -> None:
    """Its controller has announced `item` in the window on top of the frames."""
    _, (name, _, _, _) = state.frames[-1]
    number, seat = len(state.series), item.context.controller
    state.series.append(item)
    if state.log is not None:
        state.log.emit("on_stack", {"entity": item.context.source, "card": _id(state, item.context.source),
                                    "clause": item.clause, "seat": seat})  # fmt: skip
    other = (seat + 1) % len(state.seats)
    if name in ("respond", "interrupt"):
        acted(state, other)
    elif name in AT_ONCE:
        acted(state, other)
        state.frames.append((carry_out_top, (number,)))
    else:
        acted(state)
        state.frames.append((carry_out_batch, (number,)))
        open_window(state, "respond", first=other, base=number)
    open_window(state, "interrupt", first=seat, base=number)


def under_answer(state: State) -> int | None:
    """The card at which interrupts can be aimed now."""
    base = base_of(state, "interrupt")
    return state.series[base].context.source if base is not None else None


def answerable(state: State) -> bool:
    """Is something left in the batch that can be answered?"""
    base = base_of(state, "respond")
    return base is not None and len(state.series) > base


def gathered(state: State, base: int) -> None:
    """Nobody interrupts item `base` any more: the interrupts that lie over it are carried out, its player's first."""
    player = state.series[base].context.controller
    interrupts = state.series[base + 1 :]
    del state.series[base + 1 :]
    interrupts.sort(key=lambda item: item.context.controller != player)
    for item in reversed(interrupts):
        _carry_out(state, item)


def carry_out_batch(state: State, base: int) -> None:
    """The items from `base` on, the last first; then what they have dealt."""
    if len(state.series) > base:
        state.record = Batch(resolving=True)
        state.frames.append((carry_out_batch, (base,)))
        _carry_out(state, state.series.pop())
    else:
        state.record = ()
        release(state)


def carry_out_top(state: State, number: int) -> None:
    """Item `number`, unless it was countered."""
    if len(state.series) > number:
        _carry_out(state, state.series.pop())


def _carry_out(state: State, item: Item) -> None:
    state.frames.append((carried_out, (item.context,)))
    if item.clause:
        state.frames.append((activate, item))


def carried_out(state: State, context: Context) -> None:
    """What becomes of the card that was played."""
    if state.places.name[state.entities[context.source].zone] == "casting":
        stays = state.entities[context.source].definition.kind != "spell"
        owner = state.entities[context.source].owner
        move(state, context.source, state.places.named(owner, "territory" if stays else "graveyard"))


def counter(state: State, source: int) -> None:
    """Card `source` of the batch is not carried out, and goes to the graveyard."""
    state.series = [item for item in state.series if item.context.source != source]
    if state.log is not None:
        state.log.emit("countered", {"entity": source, "card": _id(state, source)})
    move(state, source, state.places.named(state.entities[source].owner, "graveyard"))


def _id(state: State, card: int) -> str:
    return state.entities[card].definition.id


records("game.tests.stack_timing", Batch)
tasks("game.tests.stack_timing", carry_out_batch, carry_out_top, carried_out)
