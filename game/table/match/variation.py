"""A variation in words, as chess has it: the moves of a line, what was done or what would have been better."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from pygame import Surface

from game.table.drawing import text
from game.table.games.interface import Answer, Verb
from game.table.match import advice
from game.table.telling.words import Words

if TYPE_CHECKING:
    from game.table.playing.session import View

MOST = 4
"""So many moves of a line are told."""
PARTS = frozenset(("pay", "place", "store"))
"""What belongs to the move before and says little of it."""
CALM = frozenset(("end", "pass", "done", "no", "yes"))
"""What is told only where it is all that is done."""


LEAST = 12
"""Pixels: letters are no smaller; a line that is too long tells fewer of its moves."""


def line(words: Words, verbs: Iterable[Verb], view: View, answers: Sequence[Answer], most: int = MOST) -> str:
    """The first moves one after another, as the viewer of `view` would name the cards."""
    shown = [way for way in answers if way[0] not in PARTS]
    while len(shown) > 1 and shown[-1][0] in CALM:
        shown.pop()
    moves = [advice.told(words, verbs, view, way) for way in shown[:most]]
    return " → ".join(moves) + (" …" if len(shown) > most else "")


def drawn(make: Callable[[int], str], size: float, colour: tuple[int, int, int], width: int, high: int) -> Surface:
    """What `make` says of as many moves as go into the room without letters getting smaller."""
    px = max(LEAST, size)
    for most in range(MOST, 0, -1):
        if text.measure(make(most), px, "body", width)[1] <= high:
            return text.render(make(most), px, colour, "body", width)
    return text.fit(make(1), px, colour, width, least=LEAST / px)


def percent(chance: float) -> int:
    return round(100 * chance)
