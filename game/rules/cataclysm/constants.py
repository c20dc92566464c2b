"""The numbers of the game: stats, keywords, zones, numbers of a seat, flags, and the rules file's constants."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.kernel.state import State
from game.kernel.vocabulary import AtMost

# Stats (the vocabulary's order)
LIFE, POWER, ARMOR = range(3)

# Keywords (bits in the vocabulary's order)
KEYWORDS = ("bound", "vanguard", "veiled", "swift", "sweeping", "banner", "twin", "fleeting")
BOUND, VANGUARD, VEILED, SWIFT, SWEEPING, BANNER, TWIN, FLEETING = (1 << n for n in range(len(KEYWORDS)))

# Zones of a seat. `playing` holds an Event while it works, and what the set-up turns up.
DECK, HAND, PLAY, DISCARD, REMOVED, PLAYING = range(6)
ZONES = 6

# Phases (P-026)
PHASES = ("power_up", "cataclysm", "deployment", "battle", "end")
POWER_UP, CATACLYSM, DEPLOYMENT, BATTLE, END = range(5)

# Numbers of a seat; behind them lie the numbers of positions met with empty decks
SKIPS = 0  # for each phase but the last, how many times it will be skipped
PHASE, EXTRA_BATTLES, OUT = range(4, 7)
NUMBERS = 7

# Ends of a modifier beside the kernel's
BATTLE_END = -1


class Rules(NamedTuple):
    """`cards/cataclysm/rules.yaml`: the constants, and a switch for each ruling that a designer may want otherwise."""

    deck_size: int = 30
    max_copies: int = 2
    min_characters: int = 8
    opening_hand: int = 2
    others_draw: int = 0
    max_in_play: int = 2
    events_per_turn: int = 1
    characters_per_turn: int = 1
    battles_per_turn: int = 1
    discard_limit: int = 4
    short_discard_limit: int = 3
    short_game: bool = False
    turn_limit: int = 100
    repeated_positions: int = 3
    annul_first_turn: bool = False
    no_character_check_at_once: bool = True
    attack_mandatory: bool = True
    first_turn_attack: bool = True
    first_strike: bool = False
    heal_cap: bool = True
    event_needs_target: bool = True
    open_lists: bool = False


RANGES = {
    "deck_size": (0, 300),  # 0: any
    "max_copies": (1, 99),
    "min_characters": (1, 99),
    "opening_hand": (0, 20),
    "others_draw": (0, 20),
    "max_in_play": (1, 10),
    "events_per_turn": (0, 20),
    "characters_per_turn": (0, 20),
    "battles_per_turn": (0, 20),
    "discard_limit": (1, 99),
    "short_discard_limit": (1, 99),
    "turn_limit": (1, 999),
    "repeated_positions": (2, 99),
}
RELATIONS = (
    AtMost("min_characters", "deck_size", unlimited=True),
    AtMost("short_discard_limit", "discard_limit"),
)


def rules(state: State) -> Rules:
    return state.options  # type: ignore[return-value]


def zone(seat: int, kind: int) -> int:
    return seat * ZONES + kind


# --- seats ------------------------------------------------------------------------------------------------------------


def is_in(state: State, seat: int) -> bool:
    """Has `seat` not been eliminated (P-069)?"""
    return not state.seats[seat][OUT]


def in_turn_order(state: State, first: int) -> tuple[int, ...]:
    """The seats still in the game, from `first` on, in table order (P-059)."""
    numbers = state.seats
    seats = _round(len(numbers), first)
    if len(seats) == 2:  # of two nobody is out before the match is over
        return seats
    return tuple([seat for seat in seats if not numbers[seat][OUT]])


@lru_cache(maxsize=64)
def _round(seats: int, first: int) -> tuple[int, ...]:
    return tuple((first + k) % seats for k in range(seats))


def foes(state: State, seat: int) -> tuple[int, ...]:
    """The opponents of `seat` that are still in the game, the next in turn first."""
    if len(state.seats) == 2:
        return (1 - seat,)
    return tuple([other for other in in_turn_order(state, seat) if other != seat])
