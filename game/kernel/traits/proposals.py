"""What is chosen before anything happens: `game.kernel.proposals` asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.kernel.costs import FREE
from game.kernel.native import mypyc_attr
from game.kernel.traits import lacking

if TYPE_CHECKING:
    from game.kernel.clauses import Clause
    from game.kernel.costs import Cost
    from game.kernel.data import Proposal
    from game.kernel.decisions import Answer
    from game.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Proposals:
    """Which answers begin a proposal, and what belongs to it. Without it every answer is carried out at once."""

    def begun(self, state: State, answer: Answer) -> Proposal | None:
        """The proposal that `answer` to the pending decision begins, or None where it is carried out at once."""
        return None

    def clauses(self, state: State, proposal: Proposal) -> Sequence[Clause]:
        """The clauses whose modes and targets are chosen as part of `proposal`."""
        return ()

    def price(self, state: State, proposal: Proposal) -> Cost:
        """What carrying out `proposal` costs."""
        return FREE

    def fits(self, state: State, clause: Clause) -> bool:
        """Can `clause`, or a mode of one, be proposed at this moment, its targets aside?"""
        return True

    def places(self, state: State, proposal: Proposal) -> int:
        """Among how many places the card can be put."""
        return 1

    def displaced(self, state: State, proposal: Proposal) -> Sequence[int]:
        """The cards that leave the field to make room for the one that is played, beside what is given for its cost."""
        return ()

    def needs_targets(self, state: State, proposal: Proposal) -> bool:
        """Is a card refused whose targets can't be chosen? Otherwise it then has none."""
        return True

    def commit(self, state: State, proposal: Proposal) -> None:
        """Carry out `proposal`, of which everything is chosen: pay for it, then play or use the card."""
        raise lacking(state, "proposals")
