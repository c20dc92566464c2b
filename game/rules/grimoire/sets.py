"""The sets of Grimoire, where their members lie, and of which kinds they are."""

from __future__ import annotations

from typing import Final

from game.kernel.batches import interrupted
from game.kernel.characteristics import KIND
from game.kernel.continuous import WORDING, affected
from game.kernel.data import Context
from game.kernel.reach import PLAYER
from game.kernel.references import lies_in
from game.kernel.selectors import ATTACHED_SETS, COMMON_SETS, SetFunction
from game.kernel.state import State
from game.rules.grimoire.constants import ANTE, CASTING, GRAVEYARD, HAND, TERRITORY, other, zone
from game.rules.grimoire.kinds import EVERY_KIND, that_are
from game.rules.grimoire.saving import dying

_PLURALS: Final = {
    "creatures": "creature",
    "lands": "land",
    "artifacts": "artifact",
    "enchantments": "enchantment",
    "permanents": "permanent",
}


CHANGES_KINDS: Final = 1 << KIND | WORDING
"""Of `State.written`: what may make of a card another kind of card."""


def _of_kinds(state: State, lying: tuple[int, ...], kinds: frozenset[str]) -> tuple[int, ...]:
    """Those of `lying` that are permanents of these kinds."""
    if kinds >= EVERY_KIND:
        return lying
    entities, table = state.entities, affected(state)
    if not state.written & CHANGES_KINDS:  # what nearly always holds
        return tuple([i for i in lying if entities[i].traits.kind in kinds])
    return tuple([i for i in lying if table.get(i, entities[i].traits).kind in kinds])


def _in_play(kind: str, players: bool = False) -> SetFunction:
    """The permanents of a kind, those of the active player first."""
    kinds = that_are(kind)

    def found(state: State, context: Context) -> tuple[int, ...]:
        one, other = state.active, 1 - state.active
        lying = _of_kinds(state, state.zones[zone(one, TERRITORY)] + state.zones[zone(other, TERRITORY)], kinds)
        return (*lying, one, other) if players else lying

    return found


def _of_seat(kind: str, opposing: bool) -> SetFunction:
    """The permanents of a kind on one side."""
    kinds = that_are(kind)

    def found(state: State, context: Context) -> tuple[int, ...]:
        seat = other(context.controller) if opposing else context.controller
        return _of_kinds(state, state.zones[zone(seat, TERRITORY)], kinds)

    return found


def _zone_of(kind: int, opposing: bool) -> SetFunction:
    def found(state: State, context: Context) -> tuple[int, ...]:
        return tuple(state.zones[zone(other(context.controller) if opposing else context.controller, kind)])

    return found


def _graveyards(state: State, context: Context) -> tuple[int, ...]:
    return tuple([i for seat in range(len(state.seats)) for i in state.zones[zone(seat, GRAVEYARD)]])


def _antes(state: State, context: Context) -> tuple[int, ...]:
    return tuple([i for seat in range(len(state.seats)) for i in state.zones[zone(seat, ANTE)]])


def _spell(state: State, context: Context) -> tuple[int, ...]:
    """The spell about which the interrupt window is open (M-403)."""
    return tuple([i for i in _spell_or_effect(state, context) if lies_in(state, i, CASTING)])


def _effect(state: State, context: Context) -> tuple[int, ...]:
    """The card whose ability it is about which that window is open (M-414)."""
    return tuple([i for i in _spell_or_effect(state, context) if not lies_in(state, i, CASTING)])


def _spell_or_effect(state: State, context: Context) -> tuple[int, ...]:
    found = interrupted(state)
    return () if found is None else (found,)


SETS: Final[dict[str, SetFunction]] = {
    **COMMON_SETS,
    **ATTACHED_SETS,
    **{plural: _in_play(kind) for plural, kind in _PLURALS.items()},
    **{f"own_{plural}": _of_seat(kind, False) for plural, kind in _PLURALS.items()},
    **{f"enemy_{plural}": _of_seat(kind, True) for plural, kind in _PLURALS.items()},
    "anyone": _in_play("creature", players=True),
    "own_hand": _zone_of(HAND, False),
    "enemy_hand": _zone_of(HAND, True),
    "own_graveyard": _zone_of(GRAVEYARD, False),
    "enemy_graveyard": _zone_of(GRAVEYARD, True),
    "graveyards": _graveyards,
    "own_ante": _zone_of(ANTE, False),
    "enemy_ante": _zone_of(ANTE, True),
    "antes": _antes,
    "spell": _spell,
    "effect": _effect,
    "spell_or_effect": _spell_or_effect,
    "dying_creatures": dying("creature"),
    "dying_permanents": dying("permanent"),
}
ANNOUNCED: Final = ("spell", "effect", "spell_or_effect")
"""What is just announced, for whatever is aimed at that alone."""
SIDES: Final = ("", "own_", "enemy_")
LIES: Final[dict[str, tuple[str, ...]]] = {
    **{f"{side}{plural}": ("territory",) for side in SIDES for plural in _PLURALS},
    "anyone": ("territory", PLAYER),
    "own_hand": ("hand",),
    "enemy_hand": ("hand",),
    **dict.fromkeys(("own_graveyard", "enemy_graveyard", "graveyards"), ("graveyard",)),
    **dict.fromkeys(("own_ante", "enemy_ante", "antes"), ("ante",)),
    "spell": ("casting",),
    "effect": ("territory",),
    "spell_or_effect": ("casting", "territory"),
    **dict.fromkeys(("dying_creatures", "dying_permanents"), ("territory",)),
}
OF_KINDS: Final[dict[str, tuple[str, ...]]] = {
    **{f"{side}{plural}": (kind,) for side in SIDES for plural, kind in _PLURALS.items()},
    "anyone": ("creature",),
    "dying_creatures": ("creature",),
}
