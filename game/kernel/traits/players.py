"""Who plays: their numbers, with whom, and who is still in the match."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from game.kernel.native import mypyc_attr
from game.kernel.values import remaining

if TYPE_CHECKING:
    from game.kernel.state import State


@cache
def around(seats: int, first: int) -> tuple[int, ...]:
    """All seats in turn order, from `first` on."""
    return tuple([(first + n) % seats for n in range(seats)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Players:
    """Without it players have no numbers beside their stats, everybody plays alone, all play to the end of the match,
    and who gives up has lost it for their team."""

    numbers: ClassVar[int] = 0
    """How many whole numbers of its own a seat has (`State.seats`): 0 on a blank board."""
    leaving: ClassVar[str] = ""
    """The event by which a seat goes out of a match that others play on, with the fact `why`; "" if none does."""

    draws_after: ClassVar[int] = 0
    """So often the same position must have come until a draw can be agreed on; 0: it never can."""

    def begins_again(self, state: State) -> int | None:
        """Who begins the next match between the same players, once this one is over; None: the coin says."""
        return None

    def equip(self, state: State) -> None:
        """Give every player on a blank board what players have whatever happens."""

    def teams(self, options: tuple[Any, ...], seats: int) -> tuple[int, ...]:
        """The team of each seat in a match with these constants."""
        return tuple(range(seats))

    def playing(self, state: State) -> tuple[int, ...]:
        """The seats still in the match, the active one first, in turn order."""
        return around(len(state.seats), state.active)

    def losing(self, state: State) -> Iterable[int]:
        """The seats that would be out of the match if it were looked at now: of what damage eats nothing is left."""
        return [seat for seat in range(len(state.seats)) if remaining(state, seat) <= 0]

    def concede(self, state: State, seat: int) -> None:
        """`seat` gives up for its team, asked or not: the others have won.

        Where several teams are left to play on, that is for the game to say.
        """
        state.decision = None
        state.result = state.places.opponents[seat]
        if state.log is not None:
            state.log.emit("result", {"winners": list(state.result)})
