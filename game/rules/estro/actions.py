"""Why an attack is refused, as named checks; `fight` lists those that can be made."""

from __future__ import annotations

from collections.abc import Mapping

from game.kernel.legality import Action, Check, PairCheck
from game.kernel.state import State
from game.kernel.values import keywords
from game.rules.estro.constants import (
    AGAIN,
    ATTACKED,
    ATTACKS,
    BOUND,
    FIELD,
    PLACED,
    VEILED,
    enemy_field,
    is_face_down,
    zone,
)
from game.rules.estro.fight import attacks_allowed, attacks_of_turn, defenders, flips


def _nobody(state: State, seat: int) -> tuple[int, ...]:
    return ()


def _is_own(state: State, seat: int, i: int) -> bool:
    return state.entities[i].zone == zone(seat, FIELD)


def _is_allowed(state: State, seat: int, i: int) -> bool:
    return attacks_allowed(state)


def _is_left(state: State, seat: int, i: int) -> bool:
    return state.seats[seat][ATTACKS] < attacks_of_turn(state, seat)


def _is_up(state: State, seat: int, i: int) -> bool:
    return not is_face_down(state, i)


def _is_fresh(state: State, seat: int, i: int) -> bool:
    flags = state.entities[i].flags
    return not flags & ATTACKED or bool(flags & AGAIN)


def _is_free(state: State, seat: int, i: int) -> bool:
    return not keywords(state, i) & BOUND


def _is_enemy(state: State, seat: int, i: int, target: int) -> bool:
    return target in enemy_field(state, seat)


def _is_seen(state: State, seat: int, i: int, target: int) -> bool:
    return not keywords(state, target) & VEILED


def _is_open(state: State, seat: int, i: int, target: int) -> bool:
    return target in defenders(state, seat)


def _is_down(state: State, seat: int, i: int) -> bool:
    return is_face_down(state, i)


def _lay_before(state: State, seat: int, i: int) -> bool:
    return not state.entities[i].flags & PLACED


def _is_before_attacks(state: State, seat: int, i: int) -> bool:
    return i in flips(state, seat)


OWN = Check("not_own_card", "E-177", _is_own)
ACTIONS: Mapping[str, Action] = {
    "attack": Action("attack", _nobody, (
        OWN,
        Check("no_attacks_yet", "E-162", _is_allowed),
        Check("no_attack_left", "E-083", _is_left),
        Check("face_down", "E-074", _is_up),
        Check("has_attacked", "E-084", _is_fresh),
        Check("bound", "E-049", _is_free),
    ), _nobody, (
        PairCheck("not_an_enemy", "E-085", _is_enemy),
        PairCheck("veiled", "E-049", _is_seen),
        PairCheck("bulwark", "E-049", _is_open),
    )),
    "turn": Action("turn", _nobody, (
        OWN,
        Check("not_face_down", "E-075", _is_down),
        Check("placed_this_turn", "E-075", _lay_before),
        Check("has_attacked", "E-075", _is_before_attacks),
    )),
}  # fmt: skip
