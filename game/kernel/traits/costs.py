"""What elements are paid with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.native import mypyc_attr
from game.kernel.traits import lacking

if TYPE_CHECKING:
    from game.kernel.decisions import Answer
    from game.kernel.errors import Reason
    from game.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Costs:
    """How a seat pays `amounts`, which is by element.

    Without it no card can cost elements; the other parts of a cost are the vocabulary's (`Vocabulary.costs`).
    """

    def total(self, state: State, i: int) -> int:
        """What card `i` costs as a number, as printed."""
        return state.entities[i].definition.total_cost

    def affordable(self, state: State, seat: int, amounts: tuple[int, ...]) -> bool:
        """Can `seat` pay so much?"""
        raise lacking(state, "costs")

    def payment(self, state: State, seat: int, amounts: tuple[int, ...]) -> Answer:
        """The payment that is put forward; `amounts` is affordable."""
        raise lacking(state, "costs")

    def is_only_payment(self, state: State, seat: int, amounts: tuple[int, ...]) -> bool:
        """Is there no other way to pay than the one put forward?"""
        raise lacking(state, "costs")

    def payments(self, state: State, seat: int, amounts: tuple[int, ...]) -> list[Answer]:
        """Every way in which `seat` can pay, the one put forward first; none if it can't. For those who ask for all."""
        raise lacking(state, "costs")

    def why_not_payment(self, state: State, seat: int, amounts: tuple[int, ...], payment: Answer) -> Reason | None:
        """Why `payment` does not pay `amounts`, or None."""
        raise lacking(state, "costs")

    def uses(self, state: State, seat: int, payment: Answer) -> tuple[tuple[int, int], ...]:
        """The cards that `payment` makes use of, and for which of its amounts each; () where none is."""
        return ()

    def pay(self, state: State, seat: int, payment: Answer) -> None:
        """Carry out a payment."""
        raise lacking(state, "costs")
