"""Windows: when which players may do what, as the game's data (`Game.windows`).

A window asks one seat after another. Whoever has nothing to do in it is not asked, unless it is the window in which a
turn is played. In a game with a stack (`series.Series.STACK`) the top item is carried out when all have passed, and the
window is offered anew; it closes when nothing that was put on the stack in it is left.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from game.kernel.decisions import Answer, Decision
from game.kernel.references import still
from game.kernel.series import STACK, resolve_top
from game.kernel.state import State, tasks

PASS: Answer = ("pass",)


class Seats(Enum):
    """Whom a window is offered, in turn order."""

    ACTIVE = 1
    OTHERS = 2
    """All but the active player."""
    ALL = 3
    """The active player first."""
    ALL_FROM_NEXT = 4
    """The player after the active one first."""


# As in `series`
ACTIVE: Final = Seats.ACTIVE
OTHERS: Final = Seats.OTHERS
ALL_FROM_NEXT: Final = Seats.ALL_FROM_NEXT


@dataclass(frozen=True)
class Window:
    """When who may do what; `Game.window_answers` says what that is."""

    name: str
    seats: Seats = Seats.ALL
    speeds: frozenset[str] = frozenset()
    """The speeds of what can be done in it, in the game's own words."""
    closes: Answer = PASS
    """The answer by which a seat does nothing (more) in it."""
    always: bool = False
    """Is a seat asked also when closing is all that it can do?"""
    inner: str = ""
    """The window that is opened about each item that is put on the stack in this one, before this one goes on."""
    unlisted: bool = False
    """Does `Game.answers` list what can be done in it, when that is asked for, and not `Game.window_answers`? Then each
    seat is asked."""
    resolves: bool = True
    """As the inner window of another: is the item that it was opened about carried out when all have passed in it?"""
    about: Callable[[State], tuple[int, ...]] | None = None
    """The cards that it is about; None: the source of what was announced, or those that would die."""


def about(state: State, name: str) -> tuple[int, ...]:
    """The cards that window `name` is about."""
    from game.kernel import announcing

    told = state.game.windows[name].about
    if told is not None:
        return told(state)
    if name == state.game.item_window:
        item = announcing.about(state)
        return (item.context.source,) if item is not None else ()
    return still(state, state.doomed) if name == state.game.death_window else ()


def open_window(state: State, name: str) -> None:
    """Offer window `name` from its first seat on, before whatever lies among the frames."""
    state.frames.append((offer, (name, _first(state, state.game.windows[name]), 0, len(state.series))))


def offer(state: State, name: str, seat: int, passed: int, base: int) -> None:
    """Ask `seat` what it does; `passed` seats have done nothing since something was done last.

    `base` is the size of the stack when the window was opened.
    """
    game = state.game
    if game.checkpoint(state):
        return
    window = game.windows[name]
    seats = _order(state, window)
    if passed >= len(seats):
        _all_passed(state, window, seats, seat, base)
        return
    if seat not in seats:
        seat = seats[0]
    if window.unlisted:
        state.frames.append((offer, (name, seat, passed, base)))
        state.decision = _unlisted(name, seat)
        return
    ways = game.window_answers(state, window, seat)
    if not ways and not window.always:
        state.frames.append((offer, (name, _after(seats, seat), passed + 1, base)))
        return
    state.frames.append((offer, (name, seat, passed, base)))
    state.decision = Decision(name, seat, answered, (name,), answers=(*ways, window.closes))


@cache
def _unlisted(name: str, seat: int) -> Decision:
    """The question of a window whose answers the game lists when they are asked for."""
    return Decision(name, seat, answered, (name,))


def answered(state: State, answer: Answer, name: str) -> None:
    """What was asked lies on top of the frames: for whoever takes a proposal back, it is asked again."""
    window = state.game.windows[name]
    _, (_, seat, passed, base) = state.frames[-1]
    if answer != window.closes:
        state.game.act(state, answer, seat)
        return
    state.frames.pop()
    seats = _order(state, window)
    if passed + 1 >= len(seats):
        _all_passed(state, window, seats, seat, base)
    else:
        state.frames.append((offer, (name, _after(seats, seat), passed + 1, base)))


def _all_passed(state: State, window: Window, seats: tuple[int, ...], seat: int, base: int) -> None:
    """Carry out the top of the stack and offer the window anew; with nothing there the window closes."""
    if len(state.series) > base and state.game.series is STACK:
        state.frames += [(offer, (window.name, seats[0], 0, base)), (resolve_top, ())]
    else:
        state.game.closed(state, window, seat)


def acted(state: State) -> None:
    """The seat that was offered the window on top of the frames has done something: nobody has passed since.

    It is offered again to the same seat; before that the inner window about what was put on the stack, from the next
    seat on.
    """
    _, (name, seat, _, base) = state.frames[-1]
    state.frames[-1] = (offer, (name, seat, 0, base))
    inner = state.game.windows[name].inner
    if inner:
        window = state.game.windows[inner]
        seats = _order(state, window)
        first = _after(seats, seat) if seat in seats else seats[0]
        state.frames.append((offer, (inner, first, 0, len(state.series) - window.resolves)))


def _order(state: State, window: Window) -> tuple[int, ...]:
    active = state.active
    if window.seats is ACTIVE:
        return (active,)
    seats = state.game.playing(state)
    if window.seats is OTHERS:
        return tuple([s for s in seats if s != active])
    if window.seats is ALL_FROM_NEXT:
        return (*[s for s in seats if s != active], active)
    return seats


def _first(state: State, window: Window) -> int:
    return _order(state, window)[0]


def _after(seats: tuple[int, ...], seat: int) -> int:
    return seats[(seats.index(seat) + 1) % len(seats)]


tasks(__name__, offer, answered)
