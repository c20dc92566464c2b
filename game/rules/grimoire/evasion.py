"""Who can attack, who can block, and whom (M-235 to M-260, M-285 to M-290, M-324): lists of named checks, by which
answers are listed, refused and explained."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.errors import Reason
from game.kernel.legality import Check, PairCheck
from game.kernel.state import State
from game.kernel.values import elements_of
from game.rules.grimoire.constants import COLOUR_TAGS, SETTLED, TAPPED, TERRITORY, is_settled, is_tapped, other, zone
from game.rules.grimoire.keywords import (
    BLOCKS_FLYING,
    CANNOT_ATTACK,
    CANNOT_BLOCK,
    FLYING,
    has,
    protected_from,
    walks,
)
from game.rules.grimoire.kinds import creatures, is_creature, is_wall, land_types
from game.rules.grimoire.sides import Side, of_a_side, of_characteristics, side_of


def _is_own_creature(state: State, seat: int, i: int) -> bool:
    return i in state.zones[zone(seat, TERRITORY)] and is_creature(state, i)


def _can_be_passed(state: State, blocker: int, attacker: int) -> bool:
    """Has the defending player a land of a kind through which `attacker` walks (M-287, M-289)?"""
    walked = walks(state, attacker)
    if not walked:
        return False
    lands = state.zones[zone(state.entities[blocker].controller, TERRITORY)]
    return any(land_types(state, i) & walked for i in lands)


_BY_NATURE = (
    Check("wall", "M-229", lambda state, seat, i: not is_wall(state, i)),
    Check("cannot_attack", "M-003", lambda state, seat, i: not has(state, i, CANNOT_ATTACK)),
)
ATTACKER = (
    Check("not_own_creature", "M-246", _is_own_creature, implied=True),
    Check("tapped", "M-245", lambda state, seat, i: not is_tapped(state, i)),
    Check("weak", "M-235", lambda state, seat, i: is_settled(state, i)),
    *_BY_NATURE,
)
"""Of each creature that is named as attacker; the last ones go by its characteristics alone."""

BLOCKER = (
    Check("not_own_creature", "M-255", _is_own_creature, implied=True),
    Check("tapped", "M-256", lambda state, seat, i: not is_tapped(state, i)),
    Check("cannot_block", "M-003", lambda state, seat, i: not has(state, i, CANNOT_BLOCK)),
)
"""Of each creature that blocks."""

BLOCKED = (
    PairCheck("flying", "M-285", lambda state, seat, i, attacker: not has(state, attacker, FLYING)
              or has(state, i, FLYING | BLOCKS_FLYING)),
    PairCheck("landwalk", "M-287", lambda state, seat, i, attacker: not _can_be_passed(state, i, attacker)),
    PairCheck("protected", "M-324", lambda state, seat, i, attacker:
              not protected_from(state, attacker) & elements_of(state, i) & COLOUR_TAGS),
)  # fmt: skip
"""Of a creature and an attacker that it blocks."""


def _failed(checks: Sequence[Check], state: State, seat: int, i: int) -> Reason | None:
    for check in checks:
        if not check.holds(state, seat, i):
            return Reason(check.code, {"entity": i}, check.clause)
    return None


def why_no_attacker(state: State, i: int) -> Reason | None:
    """Why `i` can't be named as an attacker of the active player, or None."""
    return _failed(ATTACKER, state, state.active, i)


def why_no_blocker(state: State, i: int) -> Reason | None:
    """Why `i` can't block for the opponent of the active player, or None."""
    return _failed(BLOCKER, state, other(state.active), i)


def why_no_block(state: State, i: int, members: Sequence[int]) -> Reason | None:
    """Why `i`, which can block, can't block this band, or the one attacker; None if it could block any member
    (M-312)."""
    first = None
    for attacker in members:
        reason = _why_not_blocked(state, i, attacker)
        if reason is None:
            return None
        first = first or reason
    return first


def _why_not_blocked(state: State, i: int, attacker: int) -> Reason | None:
    for check in BLOCKED:
        if not check.holds(state, state.entities[i].controller, i, attacker):
            return Reason(check.code, {"entity": i, "target": attacker}, check.clause)
    return None


def able_attackers(state: State) -> tuple[int, ...]:
    """The creatures of the active player that can be named as attackers, in the order in which they lie."""
    return side_of(state, state.active).of(state, who_could_attack)


def able_blockers(state: State) -> tuple[int, ...]:
    """The creatures of the opponent that can block somebody, in the order in which they lie."""
    return side_of(state, other(state.active)).of(state, who_could_block)


def who_could_attack(state: State, side: Side) -> tuple[int, ...]:
    entities = state.entities
    return tuple([i for i in side.of(state, attackers_by_nature) if entities[i].flags & (TAPPED | SETTLED) == SETTLED])


def attackers_by_nature(state: State, side: Side) -> tuple[int, ...]:
    """The creatures that could attack if they were untapped and no longer weak."""
    return tuple([i for i in side.of(state, creatures) if _passes(_BY_NATURE, state, side.seat, i)])


def who_could_block(state: State, side: Side) -> tuple[int, ...]:
    return tuple([i for i in side.of(state, creatures) if _passes(BLOCKER, state, side.seat, i)])


def _passes(checks: Sequence[Check], state: State, seat: int, i: int) -> bool:
    """Does it pass all but those that are implied?"""
    for check in checks:
        if not check.implied and not check.holds(state, seat, i):
            return False
    return True


of_characteristics(attackers_by_nature)
of_a_side(who_could_attack, who_could_block)
