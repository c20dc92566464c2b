"""What was decided ahead of the questions of a proposal: where a card goes, at whom it is aimed, what is done then.

A card that is dropped on its target has answered several questions at once. `Plan.answer` gives them one by one, to
the match itself and to the foretelling of it alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

Answer = tuple[Any, ...]


class Plan(NamedTuple):
    place: int | None = None
    """The nearest place is taken."""
    target: int | None = None
    then: Answer = ()
    """The answer to what is asked once the first is given, if that is still asked."""
    pays: bool = False
    """Is what is proposed to be paid, paid?"""
    rests: bool = False
    """Does nobody do anything more until what is under way is over? For the foretelling alone."""

    def open(self) -> Iterator[str]:
        """What is still to be answered: the kinds of decision."""
        if self.place is not None:
            yield "place"
        if self.target is not None:
            yield "target"
        if self.pays:
            yield "pay"

    def answer(self, kind: str, proposal: bool, answers: Sequence[Answer]) -> tuple[Answer, Plan] | None:
        """The answer to a question of that kind, and what is left of the plan; None where it says nothing of it.

        `proposal`: can the question be cancelled? `answers` are those that are legal.
        """
        if self.then and self.then in answers:
            return self.then, Plan(pays=self.pays)
        if not proposal or kind not in self.open():
            return None
        if kind == "place":
            ways = [way for way in answers if way[0] == "place"]
            wanted = self.place or 0
            nearest = min(ways, key=lambda way: abs(int(way[1]) - wanted), default=None)
            return (nearest, Plan(None, self.target, pays=self.pays)) if nearest else None
        if kind == "target":
            picked = ("pick", self.target)
            return (picked, Plan(self.place, pays=self.pays)) if picked in answers else None
        return (answers[0], self) if answers else None
