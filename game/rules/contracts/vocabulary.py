"""The words of Contracts, by which its cards are read, checked and worded."""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.data import Context
from game.kernel.deckrules import Size
from game.kernel.places import REMOVED, ZoneKind
from game.kernel.reach import CARDS_IN_PLAY, DAMAGEABLE, PLAYER, Side, Takes
from game.kernel.selectors import COMMON_SETS, SetFunction
from game.kernel.state import State
from game.kernel.vocabulary import TriggerKind, Vocabulary
from game.rules.contracts.constants import (
    BURNOUTS,
    DISCARD,
    ELEMENTS,
    FULL,
    HAND,
    KEYWORDS,
    LINE,
    ORB,
    PURE,
    RANGES,
    RELATIONS,
    RUNE,
    SPELLS,
    TANKS,
    TANKS_FULL,
    ZONES,
    Rules,
)
from game.rules.contracts.costs import COSTS
from game.rules.contracts.events import EVENTS
from game.rules.contracts.filters import FILTERS
from game.rules.contracts.operations import OPERATIONS


def _zones(kind: int, own: bool, enemy: bool, player: bool = False) -> SetFunction:
    """The set of what lies in a kind of zone, own side first, each side followed by its player if `player`."""

    def of_side(state: State, seat: int) -> tuple[int, ...]:
        cards = state.zones[seat * ZONES + kind]
        return (*cards, seat) if player else cards

    def of_own(state: State, context: Context) -> tuple[int, ...]:
        return of_side(state, context.controller)

    def of_enemy(state: State, context: Context) -> tuple[int, ...]:
        return of_side(state, 1 - context.controller)

    def of_both(state: State, context: Context) -> tuple[int, ...]:
        seat = context.controller
        return of_side(state, seat) + of_side(state, 1 - seat)

    return of_both if own and enemy else of_own if own else of_enemy


SETS: dict[str, SetFunction] = COMMON_SETS | {
    "own_creatures": _zones(LINE, True, False),
    "enemy_creatures": _zones(LINE, False, True),
    "creatures": _zones(LINE, True, True),
    "allies": _zones(LINE, True, False, player=True),
    "enemies": _zones(LINE, False, True, player=True),
    "anyone": _zones(LINE, True, True, player=True),
    "own_rune": _zones(RUNE, True, False),
    "enemy_rune": _zones(RUNE, False, True),
    "runes": _zones(RUNE, True, True),
    "own_orb": _zones(ORB, True, False),
    "enemy_orb": _zones(ORB, False, True),
    "orbs": _zones(ORB, True, True),
    "own_hand": _zones(HAND, True, False),
    "enemy_hand": _zones(HAND, False, True),
    "own_discard": _zones(DISCARD, True, False),
    "enemy_discard": _zones(DISCARD, False, True),
}


LIES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("own_creatures", "enemy_creatures", "creatures"), ("line",)),
    **dict.fromkeys(("allies", "enemies", "anyone"), ("line", PLAYER)),
    **dict.fromkeys(("own_rune", "enemy_rune", "runes"), ("rune",)),
    **dict.fromkeys(("own_orb", "enemy_orb", "orbs"), ("orb",)),
    **dict.fromkeys(("own_hand", "enemy_hand"), ("hand",)),
    **dict.fromkeys(("own_discard", "enemy_discard"), ("discard",)),
}


def _counter(index: int) -> Callable[[State, int], int]:
    return lambda state, seat: state.seats[seat][index]


RESOURCES: dict[str, Callable[[State, int], int]] = {
    "full_tanks": _counter(TANKS_FULL),
    "empty_tanks": lambda state, seat: state.seats[seat][TANKS] - state.seats[seat][TANKS_FULL],
    "extractors": lambda state, seat: sum(state.seats[seat][:4]),
    "full_extractors": lambda state, seat: sum(state.seats[seat][FULL : FULL + 4]),
    "fire_extractors": _counter(0),
    "water_extractors": _counter(1),
    "light_extractors": _counter(2),
    "hand": lambda state, seat: len(state.zones[seat * ZONES + HAND]),
    "burnout": _counter(BURNOUTS),
    "spells_this_turn": _counter(SPELLS),
}

FIELD = ("creature", "rune", "orb")
FIGHTERS = Takes(players=True, kinds=("creature",))
FIGHTER = Side(("line", PLAYER))
SOURCE = Side(("line", "rune", "orb", "playing", "discard", PLAYER))
"""What deals damage: also Spells while they take effect, and Recycling from the pile."""
PILE = Side(("discard",))

VOCABULARY = Vocabulary(
    kinds={"creature": ("attack", "health"), "spell": (), "rune": (), "orb": ("attack", "durability")},
    elements=ELEMENTS,
    colourless=ELEMENTS[PURE],
    stats=("attack", "health", "durability", "magic_damage"),
    keywords=KEYWORDS,
    keyword_stats=("magic_damage",),
    terms=("burnout", "special_draw"),
    statuses=("magnetized",),
    triggers={
        "play": TriggerKind(own=True, kinds=("spell",), played=True, at=("playing",)),
        "summon": TriggerKind(own=True, kinds=("creature",), played=True),
        "recycling": TriggerKind(own=True, kinds=FIELD, at=("discard",)),
        "leaves": TriggerKind(own=True, kinds=FIELD, at=("hand", "deck", "discard", REMOVED)),
        "ambush": TriggerKind(own=True, at=("hand", "discard")),
        "use": TriggerKind(own=True, kinds=("rune",)),
        "always": TriggerKind(own=True, kinds=FIELD),
        "held": TriggerKind(own=True, at=("hand",)),
        "turn_start": TriggerKind("you", kinds=FIELD, in_turn=True),
        "turn_end": TriggerKind("you", kinds=FIELD, in_turn=True),
        "attacks": TriggerKind(kinds=FIELD, to=FIGHTERS, object=FIGHTER, counted=True),
        "attacked": TriggerKind(kinds=FIELD, to=FIGHTERS, object=FIGHTER),
        "damaged": TriggerKind(kinds=FIELD, amount=True, to=DAMAGEABLE, object=SOURCE, by=("damage",)),
        "deals_damage": TriggerKind(kinds=FIELD, amount=True, object=Side(("line", "orb", PLAYER))),
        "destroyed": TriggerKind(
            "creatures",
            kinds=FIELD,
            at=("line", "rune", "orb", "discard"),
            subject=PILE,
            to=CARDS_IN_PLAY,
            counted=True,
        ),
        "creature_played": TriggerKind("you", kinds=FIELD, object=Side(("line",)), counted=True),
        "spell_played": TriggerKind("you", kinds=FIELD, object=Side(("discard",), ("spell",)), counted=True),
        "rune_played": TriggerKind("you", kinds=FIELD, object=Side(("rune",)), counted=True),
        "orb_played": TriggerKind("you", kinds=FIELD, object=Side(("orb",)), counted=True),
        "rune_used": TriggerKind("you", kinds=FIELD, object=Side(("rune", "discard"), ("rune",)), counted=True),
        "contract_drawn": TriggerKind(
            "you", kinds=FIELD, object=Side(("hand", "discard"), traced=True), by=("draw", "fetch"), counted=True
        ),
        "healed": TriggerKind(kinds=FIELD, amount=True, to=DAMAGEABLE, by=("heal",)),
        "mana_stored": TriggerKind("you", kinds=FIELD, amount=True),
        "burnout_taken": TriggerKind("you", kinds=FIELD, amount=True),
        "instead_damage": TriggerKind(kinds=FIELD, amount=True, replaces="damage", to=DAMAGEABLE, object=SOURCE),
        "instead_destroy": TriggerKind(kinds=FIELD, replaces="destroy", to=CARDS_IN_PLAY),
        "instead_draw": TriggerKind("you", kinds=FIELD, replaces="draw"),
        "instead_fetch": TriggerKind("you", kinds=FIELD, replaces="fetch"),
        "instead_move": TriggerKind(kinds=FIELD, replaces="move", to=CARDS_IN_PLAY),
    },
    dealing="deals_damage",
    sets=SETS,
    sides={"allies": 1, "enemies": -1},
    resources=RESOURCES,
    operations=OPERATIONS,
    zones=(
        ZoneKind("deck", "none"),
        ZoneKind("hand", "owner"),
        ZoneKind("line", "all", field=True, holds=("creature",)),
        ZoneKind("rune", "all", field=True, holds=("rune",)),
        ZoneKind("orb", "all", field=True, holds=("orb",)),
        ZoneKind("discard", "all"),
        ZoneKind("looking", "owner"),
        ZoneKind("aside", "owner"),
        ZoneKind("playing", "all", passing=True),
        ZoneKind(REMOVED, "all", shared=True, optional=True),
    ),
    destinations={
        "hand": ("hand", "top"),
        "your_hand": ("hand", "top"),
        "deck_top": ("deck", "top"),
        "deck_bottom": ("deck", "bottom"),
        "deck": ("deck", "shuffled"),
        "discard": ("discard", "top"),
        "removed": (REMOVED, "top"),
        "line": ("line", "top"),
    },
    player={"health": "starting_health"},
    constants=Rules._field_defaults,
    ranges=RANGES,
    relations=RELATIONS,
    least={"health": 1, "durability": 1},
    filters=FILTERS,
    deck_rules=(Size("deck_size"),),
    unseen=("enemy_hand",),
    single=("own_rune", "enemy_rune", "own_orb", "enemy_orb"),
    capacity={
        **dict.fromkeys(("own_creatures", "enemy_creatures", "own_bodies"), ("creature_limit",)),
        "creatures": ("creature_limit",) * 2,
        "cost": ("extractor_limit", "tanks"),
        "health": ("starting_health",),
        **dict.fromkeys(("full_tanks", "empty_tanks"), ("tanks",)),
        **dict.fromkeys(("extractors", "full_extractors"), ("extractor_limit",)),
    },
    bodies=("creature",),
    damageable=("creature", "orb"),
    damaged_if={"orb": "orbs_take_damage"},
    lies=LIES,
    actions=("play", "attack", "orb", "rune", "magnetize"),
    repeated=("play", "summon"),
    face_down={},
    hidden=("rune",),
    proposed=frozenset({"play", "use"}),
    costs=COSTS,
    by_element={
        "extractors": lambda state, seat, element: state.seats[seat][element],
        "full_extractors": lambda state, seat, element: state.seats[seat][FULL + element],
    },
    events=EVENTS,
)
