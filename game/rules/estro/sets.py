"""Whom the names of sets mean."""

from __future__ import annotations

from game.kernel.data import Context
from game.kernel.reach import PLAYER
from game.kernel.references import still
from game.kernel.selectors import COMMON_SETS, SetFunction
from game.kernel.state import State
from game.rules.estro.constants import HAND, INCINERATOR, ZONE, enemy_field, field_of, zone
from game.rules.estro.fight import attacking, fighter_of, fighters

FACE_UP, FACE_DOWN, EITHER = range(3)


def _on_field(own: bool, enemy: bool, faces: int) -> SetFunction:
    """What lies on a side of the field, or on both, the own one first."""

    def members(state: State, context: Context) -> tuple[int, ...]:
        seat = max(0, context.controller)  # a Zone belongs to nobody
        found = field_of(state, seat) if own else ()
        if enemy:
            found += enemy_field(state, seat)
        if faces == EITHER:
            return found
        entities = state.entities
        if faces == FACE_UP:
            return tuple([i for i in found if entities[i].under is None])
        return tuple([i for i in found if entities[i].under is not None])

    return members


def _held(kind: int, own: bool) -> SetFunction:
    def members(state: State, context: Context) -> tuple[int, ...]:
        seat = context.controller
        if own:
            return state.zones[zone(seat, kind)]
        found: tuple[int, ...] = ()
        for foe in state.places.opponents[seat]:
            found += state.zones[zone(foe, kind)]
        return found

    return members


def _side_fighter(own: bool) -> SetFunction:
    return lambda state, context: fighter_of(state, context.controller, own)


def _doomed(state: State, context: Context) -> tuple[int, ...]:
    """The own cards that would be destroyed."""
    mine = field_of(state, context.controller)
    return tuple([i for i in dict.fromkeys(still(state, state.doomed)) if i in mine])


SETS: dict[str, SetFunction] = COMMON_SETS | {
    "own_cards": _on_field(True, False, FACE_UP),
    "enemy_cards": _on_field(False, True, FACE_UP),
    "cards": _on_field(True, True, FACE_UP),
    "own_hidden": _on_field(True, False, FACE_DOWN),
    "enemy_hidden": _on_field(False, True, FACE_DOWN),
    "own_side": _on_field(True, False, EITHER),
    "enemy_side": _on_field(False, True, EITHER),
    "own_hand": _held(HAND, True),
    "enemy_hand": _held(HAND, False),
    "own_incinerator": _held(INCINERATOR, True),
    "enemy_incinerator": _held(INCINERATOR, False),
    "attacker": lambda state, context: attacking(state),
    "defender": lambda state, context: fighters(state)[1:],
    "own_fighter": _side_fighter(True),
    "enemy_fighter": _side_fighter(False),
    "own_doomed": _doomed,
    "zones": lambda state, context: state.zones[state.places.of(0, ZONE)],
}
"""Face-up cards alone stand in `own_cards`, `enemy_cards` and `cards`; face-down ones in `_hidden`, both in `_side`."""

ON_FIELD = ("own_cards", "enemy_cards", "cards", "own_hidden", "enemy_hidden", "own_side", "enemy_side", "attacker",
            "defender", "own_fighter", "enemy_fighter", "own_doomed")  # fmt: skip

ONLY_IN = {
    "attacker": "attack", **dict.fromkeys(("defender", "own_fighter", "enemy_fighter"), "fight"),
    "own_doomed": "destruction",
}  # fmt: skip

LIES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(ON_FIELD, ("field",)),
    **dict.fromkeys(("own_hand", "enemy_hand"), ("hand",)),
    **dict.fromkeys(("own_incinerator", "enemy_incinerator"), ("incinerator",)),
    "zones": ("zone",),
}

__all__ = ["LIES", "ONLY_IN", "PLAYER", "SETS"]
