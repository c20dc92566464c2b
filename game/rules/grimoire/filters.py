"""The filter words of Grimoire."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.characteristics import ELEMENT
from game.kernel.declared import ElementName, Truth
from game.kernel.filters import Narrowing
from game.kernel.reach import PLAYER, Sort, field_zones
from game.kernel.values import elements_of
from game.rules.grimoire.constants import COLOURS, TAPPED

if TYPE_CHECKING:
    from game.kernel.cards import Definition
    from game.kernel.state import State
    from game.kernel.vocabulary import Vocabulary

COLOUR_MASK = (1 << len(COLOURS)) - 1


class LacksElement(Narrowing):
    """It does not have that colour."""

    word = "lacks_element"
    of_cards = True
    looks_at = 1 << ELEMENT
    veiled = True
    element: ElementName

    def passes(self, state: State, i: int) -> bool:
        return not elements_of(state, i) >> self.element & 1

    def fits_print(self, card: Definition) -> bool:
        return self.element >= len(card.cost) or not card.cost[self.element]


class Colourless(Narrowing):
    """It has no colour, or has one (M-427).

    Example: {when: play, do: [{untap: {from: own_permanents, filter: {colourless: true}}}]}
    """

    word = "colourless"
    of_cards = True
    looks_at = 1 << ELEMENT
    veiled = True
    colourless: Truth

    def passes(self, state: State, i: int) -> bool:
        return (elements_of(state, i) & COLOUR_MASK == 0) == self.colourless


class Tapped(Narrowing):
    """It is tapped, or untapped (M-045)."""

    word = "tapped"
    tapped: Truth

    def passes(self, state: State, i: int) -> bool:
        return bool(state.entities[i].flags & TAPPED) == self.tapped

    def can_pass(self, words: Vocabulary, sort: Sort) -> bool:
        return sort.zone in field_zones(words) or (not self.tapped and sort.kind != PLAYER)


FILTERS = (LacksElement, Colourless, Tapped)
