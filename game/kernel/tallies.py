"""How often something has happened to a player or to their cards: in this turn, in another period of the game, so far.

Only events are counted that some card of the match asks for (`CardSet.tallied`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.kernel.state import State

Tally = tuple[str, int, tuple[tuple[int, int], ...]]
"""An event, a seat, and for each period of the vocabulary its number and how often it has happened in it."""

PERIODS: Final[dict[str, Callable[[State], int]]] = {"turn": lambda state: state.turn, "match": lambda state: 0}
"""The periods of every game: the number of the one that goes on now."""


def tally(state: State, event: str, subject: int) -> None:
    """`event` has happened to `subject`: count it for that player, or for whoever controls that card."""
    if event not in state.cards.tallied:
        return
    seat = subject if subject < len(state.seats) else state.entities[subject].controller
    now = [number(state) for number in state.words.periods.values()]
    before = next((counts for *which, counts in state.tallies if which == [event, seat]), ((-1, 0),) * len(now))
    counts = tuple([(n, times + 1 if n == last else 1) for n, (last, times) in zip(now, before, strict=True)])
    others = [entry for entry in state.tallies if entry[:2] != (event, seat)]
    state.tallies = tuple(sorted([*others, (event, seat, counts)]))


def happened(state: State, event: str, period: str, seat: int) -> int:
    """How often `event` has happened to `seat` or their cards in the period of that name that goes on."""
    place = list(state.words.periods).index(period)
    now = state.words.periods[period](state)
    for name, whose, counts in state.tallies:
        if name == event and whose == seat:
            number, times = counts[place]
            return times if number == now else 0
    return 0
