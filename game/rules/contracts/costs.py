"""What a cost can ask for beside mana: health, and contracts that are given."""

from __future__ import annotations

from game.kernel.costs import CostKind
from game.kernel.damage import lose
from game.kernel.leaving import sacrificed
from game.kernel.reach import BODIES, CARDS_IN_PLAY, IN_HAND
from game.kernel.references import is_in_play
from game.kernel.state import State
from game.kernel.values import remaining
from game.rules.contracts.combat import spend
from game.rules.contracts.constants import ACTED, FRESH, HAND, LINE, zone


def _has_health(state: State, seat: int, amount: int) -> bool:
    return remaining(state, seat) >= amount


def _is_on_own_field(state: State, seat: int, i: int) -> bool:
    return i >= len(state.seats) and is_in_play(state, i) and state.entities[i].controller == seat


def _is_in_own_hand(state: State, seat: int, i: int) -> bool:
    return state.entities[i].zone == zone(seat, HAND)


def _can_still_act(state: State, seat: int, i: int) -> bool:
    e = state.entities[i]
    return e.zone == zone(seat, LINE) and not e.flags & (ACTED | FRESH)


def _discard(state: State, seat: int, i: int) -> None:
    state.game.piles.discard(state, i)


def _use_action(state: State, seat: int, i: int) -> None:
    spend(state, i)


COSTS = {
    "health": CostKind(_has_health, lose, number=True),
    "sacrifice": CostKind(_is_on_own_field, sacrificed, takes=CARDS_IN_PLAY, leaves=True),
    "discard": CostKind(_is_in_own_hand, _discard, takes=IN_HAND),
    "exhaust": CostKind(_can_still_act, _use_action, takes=BODIES),
}
"""`sacrifice`: to its owner's discard pile; what is sacrificed is not destroyed. `exhaust`: a creature that can still
act uses its action for it."""
