"""What the computers had in mind, kept while a match is on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

View = dict[str, Any]


@dataclass
class Planned:
    """The plan of a seat for a turn."""

    seat: int
    turn: int
    step: int
    """After so many answers it was made."""
    viewer: int
    """Who sat at the screen then."""
    lines: Sequence[Any]
    """The best first: each with its `chance` and its answers, `ways`."""
    view: View
    """What the viewer knew then, with the cards that came into sight as it was carried out."""
    given: set[int] = field(default_factory=set)
    """The cards of the answers that were given since."""


class Plans:
    """The last plan of each seat."""

    def __init__(self) -> None:
        self.of: dict[int, Planned] = {}

    def note(self, planned: Planned) -> None:
        """Keep it, unless one of the same turn went as far: a turn may begin with a question of its own."""
        kept = self.of.get(planned.seat)
        if kept is None or kept.turn != planned.turn or _reach(planned) > _reach(kept):
            self.of[planned.seat] = planned

    def answered(self, seat: int, cards: Sequence[int], view: View) -> None:
        """`seat` has given an answer that names `cards`: what the viewer sees of them by now has a name."""
        planned = self.of.get(seat)
        if planned is None:
            return
        known = planned.view["entities"]
        planned.given.update(cards)
        for card in planned.given:
            if known.get(card) is None and view["entities"].get(card) is not None:
                known[card] = view["entities"][card]


def _reach(planned: Planned) -> tuple[bool, int]:
    """Whether there was a choice, and how many answers the best line has."""
    return len(planned.lines) > 1, len(planned.lines[0].ways)
