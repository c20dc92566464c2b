"""An element that the board names: the one of which a player has the most or the least of something.

What is compared is a function of the vocabulary (`by_element`): of a state, a seat and an element's place. An operation
with a field of type `ElementChoice` takes a word, or this; where several are alike, its controller chooses.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.kernel.data import Context
from game.kernel.selectors import Selector

if TYPE_CHECKING:
    from game.kernel.state import State

Having = Callable[["State", int, int], int]


@dataclass(frozen=True, eq=False)
class ByBoard:
    """The element, of those that may be meant, of which `of` has the most, or with `least` the least."""

    having: Having
    of: Selector
    least: bool

    def best(self, state: State, context: Context, elements: Sequence[str]) -> list[str]:
        """Those of `elements`, words of the vocabulary, of which there is as much as of no other."""
        words, seats = state.game.vocabulary.elements, self.of.candidates(state, context)
        found = {e: sum([self.having(state, seat, words.index(e)) for seat in seats]) for e in elements}
        wanted = min(found.values()) if self.least else max(found.values())
        return [element for element, n in found.items() if n == wanted]


ElementChoice = str | ByBoard  # one of the class's `words` for that field, or an element by the board
