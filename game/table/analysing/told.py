"""A moment in words: what was done, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from game.table.games.interface import Answer, Verb
from game.table.match import advice
from game.table.match.words import Words

if TYPE_CHECKING:
    from game.table.match.session import View

MOST = 4
"""So many moves of a line are told."""
PARTS = frozenset(("pay", "place", "store"))
"""What belongs to the move before and says little of it."""
CALM = frozenset(("end", "pass", "done", "no", "yes"))
"""What is told only where it is all that is done."""


def line(words: Words, verbs: Iterable[Verb], view: View, answers: Sequence[Answer]) -> str:
    """The moves one after another, as the viewer of `view` would name the cards."""
    shown = [way for way in answers if way[0] not in PARTS]
    while len(shown) > 1 and shown[-1][0] in CALM:
        shown.pop()
    moves = [advice.told(words, verbs, view, way) for way in shown[:MOST]]
    return " → ".join(moves) + (" …" if len(shown) > MOST else "")


def percent(chance: float) -> int:
    return round(100 * chance)
