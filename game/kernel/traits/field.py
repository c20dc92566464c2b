"""The cards in play: who lies there, how a card comes there, and what happens as it leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from game.kernel.moves import take_control
from game.kernel.native import mypyc_attr
from game.kernel.traits import lacking

if TYPE_CHECKING:
    from game.kernel.cards import Definition, Entity
    from game.kernel.data import Context
    from game.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """Without it cards in play are those in the zones that the vocabulary marks as `field`, there is always room, and
    nothing comes to them but by the rules of their game."""

    own_turn_statuses: ClassVar[int] = 0
    """The mask of keywords that end at the start of their bearer's turn, whoever granted them."""

    remembers: ClassVar[bool] = False
    """Must `left` be told the characteristics that a card had under all effects, as something asks for them later?"""

    def cards(self, state: State) -> list[int]:
        """The cards in play, in the order in which simultaneous effects resolve: the active player's side first,
        those of the table last."""
        places, zones = state.places, state.zones
        found: list[int] = []
        for seat in state.game.players.playing(state):
            for kind in range(places.own):
                zone = places.of(seat, kind)
                if places.field[zone]:
                    found += zones[zone]
        for zone in range(places.seats * places.own, places.gone):
            if places.field[zone]:
                found += zones[zone]
        return found

    def bearers(self, state: State) -> list[int]:
        """Whatever can bear modifiers: players and the cards in play."""
        return [*range(len(state.seats)), *self.cards(state)]

    def room(self, state: State, seat: int) -> int:
        """How many more cards effects may put on the field of `seat`."""
        return 1 << 30

    def came(self, state: State, i: int) -> None:
        """Card `i` has come to a side of the field."""

    def left(self, state: State, i: int, before: Entity, wanted: int) -> None:
        """Card `i` has left the field for zone `wanted` (where a token does not arrive); `before` is how it was."""

    def is_active(self, state: State, i: int) -> bool:
        """Do the continuous effects of card `i` in play work? Asked of each that has some, by its own text."""
        return True

    def may_host(self, state: State, i: int, host: int) -> bool:
        """May card `i` stay attached to `host`? Else it goes to its owner's grave."""
        return True

    def change_control(self, state: State, i: int, seat: int) -> bool:
        """Card `i` in play goes to the side of `seat`, where there is room for it; has it gone?"""
        if self.room(state, seat) <= 0:
            return False
        take_control(state, i, seat)
        self.came(state, i)
        return True

    def come_back(self, state: State, i: int) -> None:
        """Card `i` was out of the match until something left the field: it comes back, as its owner's.

        To the field, as a new object that nobody has played; where there is no place for it, to the discard pile.
        """
        raise lacking(state, "way out of the match")

    def create(self, state: State, definition: Definition, context: Context, side: str) -> None:
        """Put a token on the field for an effect, if it fits."""
        raise lacking(state, "tokens")
