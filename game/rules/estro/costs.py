"""What the gifts of ESTRO can cost."""

from __future__ import annotations

from game.kernel.costs import CostKind
from game.kernel.leaving import sacrificed
from game.kernel.reach import CARDS_IN_PLAY, IN_HAND
from game.kernel.state import State
from game.rules.estro.constants import FIELD, HAND, zone


def _lies_in_own(kind: int) -> CostKind:
    def can(state: State, seat: int, i: int) -> bool:
        return state.entities[i].zone == zone(seat, kind)

    if kind == HAND:
        return CostKind(can, _discard, takes=IN_HAND)
    return CostKind(can, sacrificed, takes=CARDS_IN_PLAY, leaves=True)


def _discard(state: State, seat: int, i: int) -> None:
    state.game.piles.discard(state, i)


COSTS = {"discard": _lies_in_own(HAND), "sacrifice": _lies_in_own(FIELD)}
"""`sacrifice`: to its owner's Incinerator; what is sacrificed is not destroyed."""
