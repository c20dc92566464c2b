"""Which answers are legal where no decision lists them, and why others are not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.errors import Reason
from game.kernel.native import mypyc_attr
from game.kernel.traits import lacking

if TYPE_CHECKING:
    from game.kernel.decisions import Answer
    from game.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Legality:
    """Without it every decision lists its answers, and others are refused without saying more."""

    def answers(self, state: State) -> list[Answer]:
        """The legal answers to a decision that lists none of its own (`listed.Unlisted`)."""
        raise lacking(state, "decisions that list no answers")

    def why_not(self, state: State, answer: Answer) -> Reason | None:
        """Why such a decision refuses `answer`; None if it is legal."""
        raise lacking(state, "decisions that list no answers")

    def why_not_listed(self, state: State, answer: Answer) -> Reason:
        """Why an answer is not among those that a decision lists."""
        return Reason("not_an_answer", {"answer": list(answer)})

    def explained(self, state: State, reason: Reason) -> Reason:
        """Why an entity is not among those that a decision names, or can't go to `reason.facts["target"]`: `reason`,
        which says no more than that, or what the rules say of it."""
        return reason
