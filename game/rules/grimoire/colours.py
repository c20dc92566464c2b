"""Colours of spells and permanents (M-424 to M-431, M-434)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.changes import Changing
from game.kernel.characteristics import ELEMENT, FOR_GOOD, Change
from game.kernel.declared import ElementName
from game.kernel.operation import Until
from game.kernel.reach import OPEN
from game.kernel.selectors import Selector

if TYPE_CHECKING:
    from game.kernel.data import Context
    from game.kernel.state import State


class Recolour(Changing):
    """They have that colour instead of their own; a spell takes it into play with it."""

    word = "recolour"
    touches = 1 << ELEMENT
    in_play = False
    takes = {"to": OPEN}
    layer = ELEMENT
    element: ElementName
    to: Selector
    until: Until = FOR_GOOD

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        """Of a card that is neither in play nor a spell any more nothing changes (M-348)."""
        entities, places = state.entities, state.places
        lying = [(i, entities[i].zone) for i in ids if entities[i].zone >= 0]
        there = tuple([i for i, zone in lying if places.field[zone] or places.passing[zone]])
        super().run(state, context, there)

    def changes(self, state: State, context: Context) -> tuple[Change, ...]:
        return (Change(ELEMENT, 1 << self.element),)
