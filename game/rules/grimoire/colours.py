"""Colours of spells and permanents (M-424 to M-431, M-434)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.kernel.changes import Changing
from game.kernel.characteristics import ELEMENT, FOR_GOOD, Change
from game.kernel.declared import ElementName
from game.kernel.operations import Until
from game.kernel.reach import OPEN
from game.kernel.selectors import Selector

if TYPE_CHECKING:
    from game.kernel.data import Context
    from game.kernel.state import State


@dataclass(frozen=True, eq=False, kw_only=True)
class Recolour(Changing):
    """They have that colour instead of their own; a spell takes it into play with it."""

    word = "recolour"
    in_play = False
    takes = {"to": OPEN}
    layer = ELEMENT
    element: ElementName
    to: Selector
    until: Until = FOR_GOOD

    def changes(self, state: State, context: Context) -> tuple[Change, ...]:
        return (Change(ELEMENT, 1 << self.element),)

    def writes(self) -> int:
        return 1 << ELEMENT
