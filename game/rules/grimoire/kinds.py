"""Kinds and types of cards: what counts as a creature, which lands are of which type (M-094, M-129, M-184, M-289)."""

from __future__ import annotations

from typing import Final

from game.kernel.state import State
from game.kernel.values import is_kind, traits, types_of
from game.rules.grimoire.constants import LAND_TYPES
from game.rules.grimoire.sides import Side, of_characteristics

KINDS: Final = {
    "summon": ("power", "toughness"),
    "land": (),
    "artifact": (),
    "artifact_creature": ("power", "toughness"),
    "enchantment": (),
    "aura": (),
    "sorcery": (),
    "instant": (),
    "interrupt": (),
}
"""The kinds of card; an aura is what the rules call an enchant-X (M-117, M-123)."""
CREATURES: Final = ("summon", "artifact_creature")
PERMANENTS: Final = ("land", *CREATURES, "artifact", "enchantment", "aura")
"""The kinds of card that stay in play (M-120)."""
COUNTS_AS: Final = {
    "summon": ("creature", "permanent"),
    "artifact_creature": ("artifact", "creature", "permanent"),
    "aura": ("enchantment", "permanent"),
    **dict.fromkeys(("land", "artifact", "enchantment"), ("permanent",)),
}
"""An artifact creature is an artifact and a creature, and cast as an artifact (M-184, M-189)."""
TYPES: Final = (
    *LAND_TYPES,
    "wall",
    "beast",
    "bird",
    "boar",
    "cleric",
    "construct",
    "dragon",
    "elemental",
    "fish",
    "ghoul",
    "giant",
    "golem",
    "insect",
    "knight",
    "lizard",
    "merfolk",
    "rogue",
    "serpent",
    "shade",
    "soldier",
    "spirit",
    "tree",
    "wizard",
    "wolf",
)
"""The land types, then the types of creature."""
WALL: Final = 1 << TYPES.index("wall")
EVERY_LAND_TYPE: Final = (1 << len(LAND_TYPES)) - 1


EVERY_KIND: Final = frozenset(PERMANENTS)


def that_are(kind: str) -> frozenset[str]:
    """The kinds of permanent that are of `kind` or count as it."""
    return frozenset([one for one in PERMANENTS if one == kind or kind in COUNTS_AS.get(one, ())])


def is_creature(state: State, i: int) -> bool:
    """The same as `is_kind(state, i, "creature")`, at half the cost: everybody asks it."""
    return traits(state, i).kind in CREATURES


def creatures(state: State, side: Side) -> tuple[int, ...]:
    """The creatures on a side, in the order in which they lie."""
    table = side.table
    return tuple([i for i, e in zip(side.lying, side.records, strict=True) if table.get(i, e.traits).kind in CREATURES])


def is_land(state: State, i: int) -> bool:
    return is_kind(state, i, "land")


def land_types(state: State, i: int) -> int:
    """The land types of `i` now, as a mask in the order of LAND_TYPES; 0 of what is no land (M-289)."""
    return types_of(state, i) & EVERY_LAND_TYPE


def is_wall(state: State, i: int) -> bool:
    """It can't attack (M-229)."""
    return bool(types_of(state, i) & WALL)


of_characteristics(creatures)
