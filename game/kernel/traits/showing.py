"""What the table is shown beside what every card and player has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from game.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from game.kernel.cards import Definition
    from game.kernel.state import State
    from game.kernel.vocabulary import Vocabulary


@mypyc_attr(allow_interpreted_subclasses=True)
class Showing:
    """Without it nothing is added to cards, and no number of a seat tells how a match stands."""

    standing: ClassVar[str] = ""
    """The number of a seat (`Game.view_seat`) by which it is told how a match stands; "" if there is none."""

    def entity(self, state: State, i: int) -> dict[str, Any]:
        """What is added to entity `i`."""
        return {}

    def table(self, state: State) -> dict[str, Any]:
        """What is added to what everybody sees that is no seat's, beside the zones that the table shares."""
        return {}

    def printed(self, words: Vocabulary, definition: Definition) -> dict[str, int]:
        """The stats of a card as printed, by name, with those that the game works out of others."""
        return dict(zip(words.stats, definition.stats, strict=True))
