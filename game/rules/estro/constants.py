"""The numbers of the game: characteristics, Estri, zones, numbers of a seat, flags, and the rules file's constants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.kernel.cards import GAME_FLAG
from game.kernel.state import State
from game.kernel.tables import Lists, Numbers, Table
from game.kernel.vocabulary import AtMost

# Stats (the vocabulary's order): the five characteristics (E-005), then what is added to the two that are worked out
CHARACTERISTICS = ("atk", "def", "hel", "dex", "map")
ATK, DEF, HEL, DEX, MAP, PRIMARY, TOT = range(7)
STATS = (*CHARACTERISTICS, "primary", "tot")

# Kinds of card: the Estri (E-004), each in the place of its own characteristic, and Zones
ESTRI = ("ardo", "granito", "armonio", "illusio", "manpo")
ZONE_CARD = "zone"
OWN = {estro: n for n, estro in enumerate(ESTRI)}
"""The characteristic that each Estro owns."""

# Keywords (bits in the vocabulary's order)
KEYWORDS = ("protected", "bound", "bulwark", "veiled", "steadfast", "free")
PROTECTED, BOUND, BULWARK, VEILED, STEADFAST, FREE = (1 << n for n in range(len(KEYWORDS)))

# Marks, which stay with a card through all zones
MARKS = ("inhibited",)
INHIBITED = 1

# Zones of a seat, and those of the table
DECK, HAND, FIELD, INCINERATOR, ZONE, ZONE_PILE = range(6)
ZONES = 4

# Numbers of a seat
ATTACKS, EXTRA_ATTACKS, EXTRA_PLAYS, HAND_LIMIT, TOKENS, NO_FACE_DOWN, OUT = range(7)
NUMBERS = 7

# Flags of a card on the field
PLACED = GAME_FLAG
"""It came onto the field this turn."""
AGAIN = GAME_FLAG << 1
"""It may attack once more this turn."""
ATTACKED = GAME_FLAG << 2
"""It has attacked this turn."""
DESTROYER = GAME_FLAG << 3
"""From this bit on the seat that would destroy it, plus one, in three bits."""
DESTROYERS = 7 * DESTROYER

# Ends of a change beside the kernel's
FIGHT_END, DICE_END, ONCE_END = -1, -2, -3

ZONE_STAMP = 1 << 39
"""The timestamp of a Zone: what it gives is added after all lasting changes (E-109)."""


class Rules(NamedTuple):
    """`cards/estro/rules.yaml`: the constants, and a switch for each ruling that a designer may want otherwise."""

    # Decks and set-up
    deck_size: int = 25
    chosen_cards: int = 20
    max_copies: int = 1
    random_decks: bool = False
    shared_pool: bool = True
    opening_hand: int = 5
    active_zones: int = 1
    open_lists: bool = False
    # The turn
    plays_per_turn: int = 1
    attacks_per_turn: int = 2
    hand_limit: int = 5
    last_round: int = 19
    elimination_round: int = 5
    elimination_at_once: bool = True
    timer: bool = False
    timer_seconds: int = 180
    # The fight
    die_bonus: int = 5
    mirror_dice: bool = True
    redirect_rolls_again: bool = True
    face_down_flips: bool = True
    # Zones
    zone_gift_per_player: bool = False
    zone_gift_estro_lock: bool = True
    # Stratega
    stratega_wins: bool = False
    stratega_draws: bool = False
    stratega_attacks: bool = False
    stratega_win_round: int = 8
    stratega_attack_round: int = 5
    stratega_first_attacks: int = 9
    stratega_first_draw_round: int = 3
    stratega_second_draw_round: int = 12
    # Inferno
    inferno_zones: int = 2
    inferno_attack_round: int = 3
    inferno_face_down_round: int = 3
    inferno_elimination_round: int = 6
    # Necrotoken
    necrotoken: bool = False
    most_tokens: int = 3
    necro2_from_declaration: bool = True
    # Mnemonica
    mnemonica: bool = False
    mnemonica_needs_contest: bool = True
    # For attacker and defender what the table adds to the attacker's TOT (E-100), in the order of the Estri
    estro_table: tuple[tuple[int, ...], ...] = (
        (0, 2, 10, -5, -10), (-2, 0, 2, 5, 10), (-10, -2, 0, 10, 5), (10, -10, 5, 0, 2), (5, 2, -2, 10, 0),
    )  # fmt: skip
    # For each roll the Estri that get the bonus (E-091)
    dice: tuple[tuple[str, ...], ...] = (
        ("granito", "manpo"), ("armonio", "manpo"), ("granito", "illusio", "manpo"),
        ("ardo",), ("armonio", "illusio"), ("ardo", "illusio"),
    )  # fmt: skip


MOST_TABLE = 99
ROLLS = ("1", "2", "3", "4", "5", "6")

RANGES = {
    "deck_size": (1, 60),
    "chosen_cards": (0, 60),
    "max_copies": (1, 9),
    "opening_hand": (0, 20),
    "active_zones": (0, 5),
    "plays_per_turn": (0, 9),
    "attacks_per_turn": (0, 9),
    "hand_limit": (0, 60),
    "last_round": (1, 99),
    "elimination_round": (0, 99),
    "timer_seconds": (5, 3600),
    "die_bonus": (0, MOST_TABLE),
    "stratega_win_round": (0, 99),
    "stratega_attack_round": (0, 99),
    "stratega_first_attacks": (0, 9),
    "stratega_first_draw_round": (0, 99),
    "stratega_second_draw_round": (0, 99),
    "inferno_zones": (0, 5),
    "inferno_attack_round": (0, 99),
    "inferno_face_down_round": (0, 99),
    "inferno_elimination_round": (0, 99),
    "most_tokens": (0, 9),
}
TABLES: Mapping[str, Table] = {
    "estro_table": Numbers(ESTRI, ESTRI, -MOST_TABLE, MOST_TABLE, own=0),
    "dice": Lists(ROLLS, ESTRI),
}
RELATIONS = (AtMost("chosen_cards", "deck_size"),)


def rules(state: State) -> Rules:
    return state.options  # type: ignore[return-value]


def zone(seat: int, kind: int) -> int:
    return seat * ZONES + kind


def is_face_down(state: State, i: int) -> bool:
    return state.entities[i].under is not None


def is_inferno(state: State) -> bool:
    """Four players, in two teams of two (E-168)?"""
    return len(state.seats) == 4


def round_of(state: State) -> int:
    """The round in which the current turn lies, from 1 on (E-030, E-170)."""
    return -(-state.turn // len(state.seats))


def is_last_turn_of_round(state: State) -> bool:
    return state.turn % len(state.seats) == 0


# --- seats ------------------------------------------------------------------------------------------------------------


def side(state: State, seat: int) -> tuple[int, ...]:
    """The seats that share a side of the field with `seat` (E-174), itself first."""
    return (seat, *state.places.partners[seat])


def field_of(state: State, seat: int) -> tuple[int, ...]:
    """All cards on the side of the field of `seat`."""
    zones, found = state.zones, state.zones[seat * ZONES + FIELD]
    for partner in state.places.partners[seat]:
        found += zones[partner * ZONES + FIELD]
    return found


def enemy_field(state: State, seat: int) -> tuple[int, ...]:
    """All cards on the other side of the field."""
    zones = state.zones
    if len(state.seats) == 2:
        return zones[(1 - seat) * ZONES + FIELD]
    found: tuple[int, ...] = ()
    for foe in state.places.opponents[seat]:
        found += zones[foe * ZONES + FIELD]
    return found
