"""The numbers of the game: stats, keywords, zones, numbers of a seat, flags, and the rules file's constants."""

from __future__ import annotations

from typing import NamedTuple

from game.kernel.cards import GAME_FLAG
from game.kernel.state import State
from game.kernel.vocabulary import AtMost

# Stats (the vocabulary's order)
ATTACK, HEALTH, DURABILITY, MAGIC = range(4)

# Keywords (bits in the vocabulary's order)
KEYWORDS = ("magnetized", "magnetic", "paramagnetic", "adrenaline", "impetus", "fog")
MAGNETIZED, MAGNETIC, PARAMAGNETIC, ADRENALINE, IMPETUS, FOG = (1 << n for n in range(len(KEYWORDS)))

# Elements, as in costs and the numbers of a seat
ELEMENTS = ("fire", "water", "light", "pure")
FIRE, WATER, LIGHT, PURE = range(4)

# Zones of a seat
DECK, HAND, LINE, RUNE, ORB, DISCARD, LOOKING, ASIDE, PLAYING = range(9)
ZONES = 9

# Numbers of a seat: extractors by element, full ones by element, and the rest
FULL = 4
TANKS_FULL, TANKS, BURNOUTS, SPECIAL_USED, SPELLS = range(8, 13)
NUMBERS = 13

# Flags of an entity
ACTED = GAME_FLAG  # has acted (or, a Rune or Orb, was used) this turn
FRESH = GAME_FLAG << 1  # came onto this side of the field this turn
ACTIVE = GAME_FLAG << 2  # an Orb left active for the opponent's turn

# Tags of damage
DISCHARGE = 1  # by an Orb's use
BURNOUT = 2


class Rules(NamedTuple):
    """`cards/contracts/rules.yaml`: the constants, and a switch for each ruling that a designer may want otherwise."""

    deck_size: int = 40
    starting_health: int = 30
    opening_hand: int = 4
    hand_limit: int = 10
    creature_limit: int = 8
    extractor_limit: int = 10
    tanks: int = 5
    draw_most: int = 3
    special_least: int = 2
    special_most: int = 4
    special_keep: int = 2
    specials_per_game: int = 1
    burnout_first: int = 1
    burnout_step: int = 1
    grey_counts_to_limit: bool = True
    grey_for_second_player: bool = True
    ambush_in_setup: bool = True
    player_health_cap: int = 0
    exchange_grey: bool = True
    spell_needs_target: bool = True
    orbs_take_damage: bool = False
    orb_text_costs: bool = False
    open_lists: bool = True
    second_player_tanks: int = 0


RANGES = {
    "deck_size": (0, 300),  # 0: any
    "starting_health": (1, 999),
    "opening_hand": (0, 20),
    "hand_limit": (1, 60),
    "creature_limit": (1, 30),
    "extractor_limit": (1, 40),
    "tanks": (0, 30),
    "draw_most": (1, 20),
    "special_least": (1, 20),
    "special_most": (1, 20),
    "special_keep": (1, 20),
    "specials_per_game": (0, 20),
    "burnout_first": (0, 99),
    "burnout_step": (0, 99),
    "player_health_cap": (0, 999),
    "second_player_tanks": (0, 30),
}
RELATIONS = (
    AtMost("opening_hand", "hand_limit"),
    AtMost("special_least", "special_most"),
    AtMost("special_keep", "special_least"),
    AtMost("starting_health", "player_health_cap", unlimited=True),
    AtMost("second_player_tanks", "tanks"),
)


def rules(state: State) -> Rules:
    return state.options  # type: ignore[return-value]


def zone(seat: int, kind: int) -> int:
    return seat * ZONES + kind


def other(seat: int) -> int:
    """The opponent of `seat`: Contracts is one against one."""
    return 1 - seat
