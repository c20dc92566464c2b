"""The numbers of Grimoire and the places of its things."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.kernel.cards import GAME_FLAG
from game.kernel.state import State

LIBRARY, HAND, TERRITORY, CASTING, GRAVEYARD = range(5)
ZONES: Final = 5
"""The kinds of zone of a player, in the order of the vocabulary."""

COLOURS: Final = ("white", "blue", "black", "red", "green")
LAND_TYPES: Final = ("plains", "island", "swamp", "mountain", "forest")
"""The land types, each of which gives the mana of the colour in its place (M-094)."""
KINDS: Final = 6
"""The kinds of mana: the colours, then colourless (M-092)."""
LANDS_PLAYED: Final = KINDS
"""The number of a seat after its pool: how many lands it has played this turn."""
NUMBERS: Final = KINDS + 1

POWER, TOUGHNESS, LIFE = range(3)
TAPPED: Final = GAME_FLAG


class Rules(NamedTuple):
    """Every number of the rules that a designer may want otherwise."""

    life_start: int = 20
    opening_hand: int = 7
    hand_max: int = 7
    lands_per_turn: int = 1


def rules(state: State) -> Rules:
    found: Rules = state.options  # type: ignore[assignment]
    return found


def zone(seat: int, kind: int) -> int:
    return seat * ZONES + kind


def other(seat: int) -> int:
    """The opponent: a duel has two players (M-004)."""
    return 1 - seat


def is_tapped(state: State, i: int) -> bool:
    return bool(state.entities[i].flags & TAPPED)
