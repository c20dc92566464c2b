"""A game: its rules, as the kernel asks for them, and how a match of it begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.kernel.native import mypyc_attr
from game.kernel.ruleset import Ruleset
from game.kernel.setup import begin

if TYPE_CHECKING:
    from game.kernel.cards import CardSet
    from game.kernel.events import Log
    from game.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Ruleset):
    """One game, as those hold it who have matches played: what is asked of its rules says `Ruleset`."""

    def setup(self, cards: CardSet, decks: Sequence[Sequence[str]], seed: int, rules: Mapping[str, Any],
              first: int | None = None, log: Log | None = None) -> State:  # fmt: skip
        """A match up to its first decision. `decks` are lists of card ids, one for each seat; `log` listens.

        Raises NoMatch if these decks make no match.
        """
        return begin(self, cards, decks, seed, rules, first, log)
