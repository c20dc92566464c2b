"""What a cost can ask for beside mana: tapping, life, cards that are given (M-159 to M-171)."""

from __future__ import annotations

from game.kernel.costs import CostKind
from game.kernel.damage import lose
from game.kernel.leaving import sacrificed
from game.kernel.reach import CARDS_IN_PLAY, IN_HAND
from game.kernel.references import is_in_play
from game.kernel.state import State
from game.kernel.values import remaining
from game.rules.grimoire.constants import HAND, is_settled, is_tapped, zone
from game.rules.grimoire.dying import is_doomed
from game.rules.grimoire.kinds import is_creature
from game.rules.grimoire.record import is_resolving
from game.rules.grimoire.tapping import tap


def _has_life(state: State, seat: int, amount: int) -> bool:
    """A player can't pay more life than they have (M-375)."""
    return remaining(state, seat) >= amount


def _is_own(state: State, seat: int, i: int) -> bool:
    return i >= len(state.seats) and is_in_play(state, i) and state.entities[i].controller == seat


def _can_be_tapped(state: State, seat: int, i: int) -> bool:
    """Untapped (M-169), and no creature that has just come (M-236)."""
    return _is_own(state, seat, i) and not is_tapped(state, i) and (not is_creature(state, i) or is_settled(state, i))


def _can_be_sacrificed(state: State, seat: int, i: int) -> bool:
    """Only one's own (M-161), and none that is on the way to the graveyard (M-162)."""
    return _is_own(state, seat, i) and not _is_on_the_way(state, i)


def _is_on_the_way(state: State, i: int) -> bool:
    """Doomed, or of lethal damage with what waits to be dealt to it; what an open batch holds back does not count."""
    if is_doomed(state, i):
        return True
    if not is_creature(state, i) or is_resolving(state):
        return False
    return remaining(state, i) <= sum([packet.amount for packet in state.withheld if packet.target[0] == i])


def _is_in_own_hand(state: State, seat: int, i: int) -> bool:
    return state.entities[i].zone == zone(seat, HAND)


def _tap(state: State, seat: int, i: int) -> None:
    tap(state, i)


def _discard(state: State, seat: int, i: int) -> None:
    state.game.piles.discard(state, i)


COSTS = {
    "tap": CostKind(_can_be_tapped, _tap, takes=CARDS_IN_PLAY, shares=True),
    "sacrifice": CostKind(_can_be_sacrificed, sacrificed, takes=CARDS_IN_PLAY, leaves=True),
    "life": CostKind(_has_life, lose, number=True),
    "discard": CostKind(_is_in_own_hand, _discard, takes=IN_HAND),
}
"""`tap: self` is what the rule book prints as the tap symbol. A sacrifice is no destruction (M-160)."""
