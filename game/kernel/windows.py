"""Windows: when which players may do what, as the game's data (`Game.windows`).

A window asks one seat after another. Whoever has nothing to do in it is not asked, unless it is the window in which a
turn is played. It closes when all have passed since something was done last; what follows is the game's.

While a window is open its frame lies on top of the frames, or under those of what was done in it: so it knows what it
is about. `base` is how much was waiting in the series when it was opened, or what the game opened it with: the place of
an item that it is about.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from game.kernel.characteristics import PILES
from game.kernel.continuous import effects
from game.kernel.decisions import Answer, Decision
from game.kernel.listed import Free, Unlisted, acting
from game.kernel.places import IDLE_HELD, IDLE_SEATS
from game.kernel.state import State, tasks

PASS: Answer = ("pass",)
FIRST: Final = -1
"""In place of a seat: the first one that a window is offered."""
EVERY_SEAT: Final = (1 << IDLE_SEATS) - 1


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
ALL: Final = Seats.ALL
ACTIVE: Final = Seats.ACTIVE
OTHERS: Final = Seats.OTHERS


@dataclass(frozen=True)
class Window:
    """When who may do what; `Game.window_answers` says what that is."""

    name: str
    seats: Seats = Seats.ALL
    closes: Answer = PASS
    """The answer by which a seat does nothing (more) in it."""
    always: bool = False
    """Is a seat asked also when closing is all that it can do?"""
    unlisted: bool = False
    """Does `Game.answers` list what can be done in it, when that is asked for, and not `Game.window_answers`? Then each
    seat is asked."""
    quick: int = -1
    """It is gone by for a seat that is idle (`State.idle`) in windows of this kind, by the game's numbers; -1 for none
    such. Whose turn is played in it is always asked."""
    turn: bool = False
    """Does the active player play a turn in it, whatever it is for the others? So does one that asks always."""
    about: Callable[[State], tuple[int, ...]] | None = None
    """The cards that it is about; None: the source of what was announced, or those that would die."""

    def interrupts(self, state: State, seat: int) -> bool:
        """Is it there, for `seat`, for what can be done before the game goes on, and not for playing a turn?"""
        return not (self.always or self.unlisted or (self.turn and seat == state.active))


def open_window(state: State, name: str, first: int | None = None, base: int | None = None) -> None:
    """Offer window `name` from seat `first` on (from its first one), before whatever lies among the frames."""
    begins = _order(state, state.game.windows[name])[0] if first is None else first
    state.frames.append((offer, (name, begins, 0, len(state.series) if base is None else base)))


def offer_next(state: State, name: str, first: int | None = None, base: int | None = None) -> None:
    """As `open_window`, where nothing comes before it: so it is offered at once, unless something is to be settled."""
    if state.effects is None:
        effects(state)  # which notes on what they depend
    if state.unsettled or state.dependency >= PILES or state.result is not None:
        open_window(state, name, first, base)
    else:
        offer(state, name, FIRST if first is None else first, 0, len(state.series) if base is None else base)


def offer(state: State, name: str, seat: int, passed: int, base: int) -> None:
    """Ask `seat` (or FIRST) what it does, or the next one that can do something; `passed` seats have done nothing since
    something was done last."""
    game, frames = state.game, state.frames
    if game.checkpoint(state):
        return
    window = game.windows[name]
    idle = 0
    if window.quick >= 0:
        idle = (state.idle | state.idle >> IDLE_HELD) >> IDLE_SEATS * window.quick
        everybody = (1 << len(state.seats)) - 1
        if window.turn:
            idle &= ~(1 << state.active)
        elif idle & everybody == everybody:
            game.closed(state, window, seat, base)
            return
    seats = game.players.playing(state) if window.seats is ALL else _order(state, window)
    number = len(seats)
    at = seats.index(seat) if seat in seats else 0
    while passed < number:
        seat = seats[at]
        if not idle >> seat & 1:
            frames.append((offer, (name, seat, passed, base)))
            if window.unlisted:
                state.decision = _unlisted(name, seat)
                return
            ways = game.window_answers(state, window, seat)
            if ways or window.always:
                state.decision = Free(name, seat, answered, (name,), (*ways, window.closes))
                return
            frames.pop()
        passed += 1
        at += 1
        if at == number:
            at = 0
    game.closed(state, window, seats[at], base)


def idle_bit(quick: int, seat: int) -> int:
    """The bit of `State.idle` that says that `seat` can do nothing in quick windows of that kind; IDLE_HELD bits
    higher is the one that says that it holds nothing for them."""
    return 1 << IDLE_SEATS * quick + seat


def base_of(state: State, name: str) -> int | None:
    """The `base` of window `name` that was opened last and is still open; None if none is."""
    for task, args in reversed(state.frames):
        if task is offer and args[0] == name:
            base: int = args[3]
            return base
    return None


@cache
def _unlisted(name: str, seat: int) -> Decision:
    """The question of a window whose answers the game lists when they are asked for."""
    return Unlisted(name, seat, answered, (name,))


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
        state.game.closed(state, window, seat, base)
    else:
        state.frames.append((offer, (name, _after(seats, seat), passed + 1, base)))


def acted(state: State, following: int | None = None) -> None:
    """The seat that was offered the window on top of the frames has done something: nobody has passed since.

    It is offered again to seat `following`, or else to the same one.
    """
    _, (name, seat, _, base) = state.frames[-1]
    state.frames[-1] = (offer, (name, seat if following is None else following, 0, base))


def _order(state: State, window: Window) -> tuple[int, ...]:
    asked = window.seats
    if asked is ALL:
        return state.game.players.playing(state)
    active = state.active
    if asked is ACTIVE:
        return (active,)
    others = tuple([seat for seat in state.game.players.playing(state) if seat != active])
    return others if asked is OTHERS else (*others, active)


def _after(seats: tuple[int, ...], seat: int) -> int:
    return seats[(seats.index(seat) + 1) % len(seats)]


tasks(__name__, offer, answered)
acting(answered)
