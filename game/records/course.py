"""The course of a match in figures: what everybody saw of each seat when its turns began, and at the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.kernel.state import State
    from game.records.playthrough import Playthrough


def course(match: Playthrough) -> list[dict[str, Any]]:
    """{"turn": number, "seats": the public numbers of each seat by name} for each turn, and for the end."""
    return [{"turn": state.turn, "seats": _numbers(match, state)} for state in _moments(match)]


def by_answers(match: Playthrough) -> list[dict[str, Any]]:
    """The same before each answer, and at the end; "events": how many events there were by then."""
    found = [
        {"turn": step.state.turn, "events": step.mark.events, "seats": _numbers(match, step.state)}
        for step in match.steps
    ]
    end = {"turn": match.state.turn, "events": len(match.events.events), "seats": _numbers(match, match.state)}
    return [*found, end]


def _moments(match: Playthrough) -> Iterator[State]:
    """The first position of each turn, then the present one."""
    turn = None
    for step in match.steps:
        if step.state.turn != turn:
            turn = step.state.turn
            yield step.state
    yield match.state


def _numbers(match: Playthrough, state: State) -> list[dict[str, int]]:
    """Whole numbers, and what is true or false, such as whether the seat is out."""
    shown = (match.game.view_seat(state, seat) for seat in range(len(state.seats)))
    return [{name: n for name, n in numbers.items() if isinstance(n, int)} for numbers in shown]
