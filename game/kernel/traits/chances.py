"""What hangs on dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from game.kernel.decisions import Answer
    from game.kernel.odds import Odds
    from game.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Chances:
    """What is foretold of answers whose success hangs on dice. Without it nothing is."""

    def odds(self, state: State, answer: Answer) -> Odds | None:
        """How likely `answer` to the pending decision succeeds; None where that hangs on no dice.

        Asked of positions that hold only what the answering seat knows.
        """
        return None

    def outcomes(self, state: State, answer: Answer) -> Sequence[tuple[float, State]] | None:
        """The positions that `answer` can lead to, each with its chance, where few dice make all the difference.

        None where no dice are in it, or where more of them or other chances are.
        """
        return None
