"""The keywords of Grimoire, and what a creature can by them (M-231)."""

from __future__ import annotations

from typing import Final

from game.kernel.state import State
from game.kernel.values import keywords
from game.rules.grimoire.constants import COLOURS, LAND_TYPES

ABILITIES: Final = (
    "flying",
    "first_strike",
    "trample",
    "banding",
    "blocks_flying",
    "attacks_untapped",
    "cannot_attack",
    "cannot_block",
    "must_attack",
    "stays_tapped",
)
BURDENS: Final = ("cannot_attack", "cannot_block", "must_attack", "stays_tapped")
"""Those among them that are no good to whoever bears them."""
LANDWALKS: Final = tuple(f"{land}_walk" for land in LAND_TYPES)
PROTECTIONS: Final = tuple(f"protection_from_{colour}" for colour in COLOURS)
STATUSES: Final = ("truce",)
"""What is granted and never printed: of a player, that no combat damage is dealt."""
KEYWORDS: Final = (*ABILITIES, *LANDWALKS, *PROTECTIONS, *STATUSES)


def _bit(word: str) -> int:
    return 1 << KEYWORDS.index(word)


FLYING, FIRST_STRIKE, TRAMPLE, BANDING = map(_bit, ABILITIES[:4])
BLOCKS_FLYING, ATTACKS_UNTAPPED, CANNOT_ATTACK, CANNOT_BLOCK, MUST_ATTACK, STAYS_TAPPED = map(_bit, ABILITIES[4:])
TRUCE: Final = _bit("truce")
_LANDWALK: Final = KEYWORDS.index(LANDWALKS[0])
_PROTECTION: Final = KEYWORDS.index(PROTECTIONS[0])
_KINDS: Final = (1 << len(LAND_TYPES)) - 1


def has(state: State, i: int, mask: int) -> bool:
    """Has it one of the keywords of `mask` now?"""
    return bool(keywords(state, i) & mask)


def walks(state: State, i: int) -> int:
    """The land types through which it walks (M-287), as a mask in the order of LAND_TYPES."""
    return walked(keywords(state, i))


def walked(mask: int) -> int:
    """The land types through which whoever bears the keywords of `mask` walks, in the same order."""
    return mask >> _LANDWALK & _KINDS


def protected_from(state: State, i: int) -> int:
    """The colours from which it is protected (M-323 to M-330), as a mask in the order of COLOURS."""
    return protections(keywords(state, i))


def protections(mask: int) -> int:
    """The colours from which whoever bears the keywords of `mask` is protected, in the same order."""
    return mask >> _PROTECTION & (1 << len(COLOURS)) - 1
