"""The numbers of Grimoire and the places of its things."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.kernel.cards import GAME_FLAG
from game.kernel.state import State

LIBRARY, HAND, TERRITORY, CASTING, GRAVEYARD, REMOVED, ANTE = range(7)
ZONES: Final = 7
"""The kinds of zone of a player, in the order of the vocabulary."""

COLOURS: Final = ("white", "blue", "black", "red", "green")
LAND_TYPES: Final = ("plains", "island", "swamp", "mountain", "forest")
"""The land types, each of which gives the mana of the colour in its place (M-094)."""
KINDS: Final = 6
"""The kinds of mana: the colours, then colourless (M-092)."""
LANDS_PLAYED: Final = KINDS
"""The number of a seat after its pool: how many lands it has played this turn."""
ATTACKS: Final = KINDS + 1
"""The number after that: how many attacks it has made this turn (M-063)."""
STAKES: Final = KINDS + 2
"""The number after that: does it play for the ante (M-014)?"""
NUMBERS: Final = KINDS + 3

POWER, TOUGHNESS, LIFE, YIELD, LAND_PLAYS, HAND_SIZE = range(6)
"""The places of the stats; `yield` is how much more mana a land gives when it is tapped; the last two are a
player's, whose constants cards can change (M-001)."""
SLOW: Final = frozenset({"summon", "sorcery", "artifact", "artifact_creature", "enchantment", "aura"})
"""The kinds of card that are cast only in the own main phase, while no batch is open (M-064, M-065)."""
TAPPED: Final = GAME_FLAG
SETTLED: Final = GAME_FLAG << 1
"""A turn has begun while it lay in this territory: the weakness of a creature is over (M-237)."""

COLOUR_TAGS: Final = (1 << len(COLOURS)) - 1
"""In the tags of a packet of damage the colours of its source, in the order of COLOURS (M-350)."""
COMBAT: Final = 1 << len(COLOURS)
"""The tag of damage that is dealt in an attack."""
TRAMPLING: Final = COMBAT << 1
"""The tag of trample damage (M-299)."""
DRAINED: Final = TRAMPLING << 1
"""The tag of damage of which the first player gains as much life as is dealt; for the other one the next bit."""


class Rules(NamedTuple):
    """Every number of the rules that a designer may want otherwise."""

    deck_min: int = 40
    deck_max: int = 0
    """The most cards of a deck; 0 for no limit (M-007)."""
    copies_max: int = 0
    """The most copies of a card that is no basic land; 0 for no limit (M-008)."""
    life_start: int = 20
    life_cap: int = 0
    """Above so much life nobody gains any; 0 for no limit (M-089)."""
    opening_hand: int = 7
    ante: bool = False
    """Are both asked, before the match begins, whether they play for the ante (M-014)?"""
    mulligan: bool = False
    """May each player once exchange a hand of lands alone, or of none (M-024)?"""
    first_player_draws: bool = True
    """Does whoever begins draw in the first draw phase (M-023)?"""
    hand_max: int = 7
    lands_per_turn: int = 1
    attacks_per_turn: int = 1
    burn_is_damage: bool = True
    """Is mana burn damage, which can be prevented (M-110), or a loss of life?"""
    burn_at_attack_end: bool = False
    """Does mana that is left burn at the end of an attack too (M-106)?"""
    tapped_artifacts_off: bool = True
    """Does nothing of a tapped artifact that is no creature work (M-175, M-177)?"""
    tapped_artifact_creatures_off: bool = False
    """Nor of one that is a creature (M-188)?"""
    weak_until_own_turn: bool = False
    """Does the weakness of a creature end at the start of its player's next turn alone (M-237)?"""
    weak_tapping_only: bool = False
    """Can a creature that has just come use its abilities that do not tap it (M-236)?"""
    tapped_blockers_deal: bool = False
    """Does a blocker that is tapped deal damage all the same (M-270)?"""
    excess_at_assignment: bool = False
    """Is trample excess reckoned from what was assigned, whatever is prevented (M-303)?"""
    fast_damage_first: bool = False
    """Is what fast effects deal dealt before the slow spell that they answer is carried out (M-390, Q-41)?"""
    damage_by_item: bool = False
    """Is what each item of a batch deals dealt before the next one is carried out (M-390)?"""
    boosts_in_damage: bool = False
    """Can effects that raise a toughness be used in the damage window (M-356, Q-25)?"""
    gains_in_damage: bool = False
    """Can effects that gain life (M-356, Q-25)?"""
    triggers_respondable: bool = False
    """Can what was set off be answered as what was announced (M-445)?"""
    wait_button: bool = True
    """May a player whose window was passed for them say "Wait!" (M-440)?"""
    takeback_max_actions: int = 1
    """How many acts of the other may have followed by then (M-438)."""


def rules(state: State) -> Rules:
    found: Rules = state.options  # type: ignore[assignment]
    return found


def zone(seat: int, kind: int) -> int:
    return seat * ZONES + kind


def other(seat: int) -> int:
    """The opponent: a duel has two players (M-004)."""
    return 1 - seat


def is_settled(state: State, i: int) -> bool:
    """Is it over the weakness of its summoning (M-235 to M-240)?"""
    return bool(state.entities[i].flags & SETTLED)


def is_tapped(state: State, i: int) -> bool:
    return bool(state.entities[i].flags & TAPPED)
