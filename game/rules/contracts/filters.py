"""The filter words that only Contracts has."""

from __future__ import annotations

from game.kernel.declared import Truth
from game.kernel.filters import Narrowing
from game.kernel.reach import PLAYER, Sort, field_zones
from game.kernel.state import State
from game.kernel.vocabulary import Vocabulary
from game.rules.contracts.constants import ACTED


class Acted(Narrowing):
    """It has acted, or was used, this turn.

    Example: {when: play, targets: [{from: own_creatures, pick: 1, filter: {acted: true}}], do: [{ready: target}]}
    """

    word = "acted"
    acted: Truth

    def passes(self, state: State, i: int) -> bool:
        return bool(state.entities[i].flags & ACTED) == self.acted

    def can_pass(self, words: Vocabulary, sort: Sort) -> bool:
        return not self.acted or sort.zone in {PLAYER, *field_zones(words)}


FILTERS = (Acted,)
