"""The words of Cataclysm, by which its cards are read, checked and worded."""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.characteristics import PRINTED_ENDS
from game.kernel.data import Context
from game.kernel.deckrules import LeastOfKind, MostCopies, Size
from game.kernel.places import ZoneKind
from game.kernel.reach import BODIES, Side
from game.kernel.selectors import COMMON_SETS, SetFunction
from game.kernel.state import State
from game.kernel.vocabulary import TriggerKind, Vocabulary
from game.rules.cataclysm.constants import (
    BATTLE_END,
    DISCARD,
    HAND,
    KEYWORDS,
    PLAY,
    RANGES,
    RELATIONS,
    ZONES,
    Rules,
    foes,
    in_turn_order,
    zone,
)
from game.rules.cataclysm.elimination import discarded_characters
from game.rules.cataclysm.events import EVENTS
from game.rules.cataclysm.field import can_borrow
from game.rules.cataclysm.operations import OPERATIONS


def _zones(kind: int, own: bool, enemy: bool) -> SetFunction:
    """The set of what lies in a kind of zone, the own one first, then those of the opponents still in the game."""

    def of_own(state: State, context: Context) -> tuple[int, ...]:
        return state.zones[context.controller * ZONES + kind]

    def of_enemy(state: State, context: Context) -> tuple[int, ...]:
        zones, seat = state.zones, context.controller
        if len(state.seats) == 2:
            return zones[(1 - seat) * ZONES + kind]
        found: tuple[int, ...] = ()
        for foe in foes(state, seat):
            found += zones[foe * ZONES + kind]
        return found

    def of_all(state: State, context: Context) -> tuple[int, ...]:
        return of_own(state, context) + of_enemy(state, context)

    return of_all if own and enemy else of_own if own else of_enemy


def _lendable(state: State, context: Context) -> tuple[int, ...]:
    """The target, if the controller of the effect could borrow it."""
    targets = COMMON_SETS["target"](state, context)
    return tuple([i for i in targets if i >= len(state.seats) and can_borrow(state, i, context.controller)])


SETS: dict[str, SetFunction] = COMMON_SETS | {
    "opponent": lambda state, context: foes(state, context.controller),
    "players": lambda state, context: in_turn_order(state, state.active),
    "own_characters": _zones(PLAY, True, False),
    "enemy_characters": _zones(PLAY, False, True),
    "characters": _zones(PLAY, True, True),
    "own_hand": _zones(HAND, True, False),
    "enemy_hand": _zones(HAND, False, True),
    "own_discard": _zones(DISCARD, True, False),
    "enemy_discard": _zones(DISCARD, False, True),
    "lendable": _lendable,
}


def _size(kind: int) -> Callable[[State, int], int]:
    return lambda state, seat: len(state.zones[zone(seat, kind)])


RESOURCES: dict[str, Callable[[State, int], int]] = {
    "hand": _size(HAND),
    "discarded_characters": discarded_characters,
}

BODY = ("character",)
IN_PLAY = Side(("play",))
SOURCE = Side(("play", "playing", "discard"))
"""What deals damage: also Events while they take effect, and who fell or was discarded."""

VOCABULARY = Vocabulary(
    kinds={"character": ("life", "power"), "event": ()},
    elements=(),
    stats=("life", "power", "armor"),
    keywords=KEYWORDS,
    keyword_stats=("armor",),
    terms=("dual",),
    statuses=("bound",),
    triggers={
        "play": TriggerKind(own=True, played=True, at=("playing",)),
        "enter": TriggerKind(own=True, kinds=BODY),
        "falls": TriggerKind(own=True, kinds=BODY, at=("discard",)),
        "leaves": TriggerKind(own=True, kinds=BODY, at=("hand", "deck", "discard", "removed")),
        "discarded": TriggerKind(own=True, at=("discard",)),
        "always": TriggerKind(own=True, kinds=BODY),
        "turn_start": TriggerKind("you", kinds=BODY, in_turn=True),
        "turn_end": TriggerKind("you", kinds=BODY, in_turn=True),
        "attacks": TriggerKind(kinds=BODY, to=BODIES, object=IN_PLAY, counted=True),
        "attacked": TriggerKind(kinds=BODY, to=BODIES, object=IN_PLAY),
        "damaged": TriggerKind(kinds=BODY, amount=True, to=BODIES, object=SOURCE, by=("damage",)),
        "battled": TriggerKind(kinds=BODY, to=BODIES, object=Side(("play", "discard"), BODY)),
        "destroyed": TriggerKind(
            "characters", kinds=BODY, at=("play", "discard"), subject=Side(("discard",)), to=BODIES, counted=True
        ),
        "card_drawn": TriggerKind("you", kinds=BODY, object=Side(("hand",), traced=True), by=("draw",), counted=True),
        "event_played": TriggerKind("you", kinds=BODY, object=Side(("discard",)), counted=True),
        "instead_damage": TriggerKind(kinds=BODY, amount=True, replaces="damage", to=BODIES, object=SOURCE),
        "instead_destroy": TriggerKind(kinds=BODY, replaces="destroy", to=BODIES),
        "instead_draw": TriggerKind("you", kinds=BODY, replaces="draw"),
        "instead_move": TriggerKind(kinds=BODY, replaces="move", to=BODIES),
    },
    sets=SETS,
    of_target=("lendable",),
    resources=RESOURCES,
    operations=OPERATIONS,
    zones=(
        ZoneKind("deck", "none"),
        ZoneKind("hand", "owner"),
        ZoneKind("play", "all", field=True, holds=BODY),
        ZoneKind("discard", "all"),
        ZoneKind("removed", "all"),
        ZoneKind("playing", "all", passing=True),
    ),
    destinations={
        "hand": ("hand", "top"),
        "deck": ("deck", "shuffled"),
        "deck_top": ("deck", "top"),
        "deck_bottom": ("deck", "bottom"),
        "discard": ("discard", "top"),
        "play": ("play", "top"),
        "removed": ("removed", "top"),
    },
    constants=Rules._field_defaults,
    ranges=RANGES,
    relations=RELATIONS,
    least={"life": 1},
    most={"life": 20, "power": 10},
    ends=PRINTED_ENDS | {"battle_end": BATTLE_END},
    deck_rules=(Size("deck_size"), MostCopies("max_copies"), LeastOfKind("min_characters", "character")),
    bodies=BODY,
    lies={
        **dict.fromkeys(("own_characters", "enemy_characters", "characters", "lendable"), ("play",)),
        **dict.fromkeys(("own_hand", "enemy_hand"), ("hand",)),
        **dict.fromkeys(("own_discard", "enemy_discard"), ("discard",)),
    },
    agreed=("short_game", "open_lists"),
    actions=("play", "attack"),
    repeated=("play", "enter"),
    proposed=frozenset({"play"}),
    events=EVENTS,
)  # fmt: skip
