"""Time to answer, counted by whoever has a clock (`game.kernel.clocks`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.decisions import Answer, answers, random_answer
from game.kernel.native import mypyc_attr
from game.kernel.rng import EFFECTS, below

if TYPE_CHECKING:
    from game.kernel.state import State


UNFORCED: tuple[Answer, ...] = (("pass",), ("no",))
"""What is answered for somebody who need do nothing."""
GRAIN = 1 << 20


def late_answer(state: State) -> Answer:
    """Nothing where nothing need be done, else any legal answer by the chance of the match."""
    ways = answers(state)
    for way in UNFORCED:
        if way in ways:
            return way
    return random_answer(state, lambda: below(state.rng, EFFECTS, GRAIN) / GRAIN)


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock:
    """How long whoever is asked has. Without it nobody counts the time."""

    def limit(self, state: State) -> int:
        """How many seconds in all whoever is asked has for what they must do now; 0 where nobody counts them."""
        return 0

    def late_answer(self, state: State) -> Answer:
        """What the rules answer for whoever let the time run out; asked only where there is a limit."""
        return late_answer(state)
