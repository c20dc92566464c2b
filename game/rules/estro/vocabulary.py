"""The words of ESTRO, by which its cards are read, checked and worded."""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.characteristics import PRINTED_ENDS
from game.kernel.deckrules import MostCopies, Size
from game.kernel.places import REMOVED, ZoneKind
from game.kernel.reach import BODIES, CARDS_IN_PLAY, Side
from game.kernel.state import State
from game.kernel.tables import printed
from game.kernel.tallies import PERIODS
from game.kernel.vocabulary import TriggerKind, Vocabulary
from game.rules.estro.asking import CONDITIONS, FILTERS, MOMENTS
from game.rules.estro.constants import (
    CHARACTERISTICS,
    DICE_END,
    ESTRI,
    FIGHT_END,
    HAND,
    KEYWORDS,
    MARKS,
    ONCE_END,
    RANGES,
    RELATIONS,
    STATS,
    TABLES,
    TOKENS,
    ZONE_CARD,
    Rules,
    round_of,
    zone,
)
from game.rules.estro.costs import COSTS
from game.rules.estro.events import EVENTS
from game.rules.estro.operations import OPERATIONS
from game.rules.estro.sets import LIES, ONLY_IN, SETS
from game.rules.estro.worth import DERIVED


def _size(kind: int) -> Callable[[State, int], int]:
    return lambda state, seat: len(state.zones[zone(seat, kind)])


RESOURCES: dict[str, Callable[[State, int], int]] = {
    "hand": _size(HAND),
    "tokens": lambda state, seat: state.seats[seat][TOKENS],
    "round": lambda state, seat: round_of(state),
}

ON_FIELD, BURNT = Side(("field",)), Side(("incinerator",))
DESTROYER = Side(("field", "zone", "incinerator"), traced=True)
"""Who destroyed a card: the attacker, or the card or Zone of which it was a gift, which may have been destroyed too."""
AFTER, FIGHT, SAVING = ("attack",), ("attack", "fight"), ("attack", "fight", "destruction")
DECLARED, ROLLED, ANY = (*FIGHT, "undecided"), (*FIGHT, "undecided", "dice"), tuple(MOMENTS)
NO_GIFT = (("blank", True),)
"""Of what has activated a gift this never holds."""

TRIGGERS = {
    "play": TriggerKind(own=True, kinds=ESTRI),
    "always": TriggerKind(own=True, moments=FIGHT),
    "moment": TriggerKind(own=True, moments=ANY),
    "counter": TriggerKind(
        "enemy_cards",
        kinds=ESTRI,
        among=("enemy_cards", "zones"),
        never=NO_GIFT,
        needs="counter",
        to=CARDS_IN_PLAY,
        moments=ANY,
    ),
    "attacks": TriggerKind(moments=DECLARED, kinds=ESTRI, object=ON_FIELD, to=BODIES, counted=True),
    "attacked": TriggerKind(moments=DECLARED, kinds=ESTRI, object=ON_FIELD, to=BODIES),
    "rolled": TriggerKind(moments=ROLLED, kinds=ESTRI, object=ON_FIELD, amount=True, to=BODIES),
    "survives": TriggerKind(moments=FIGHT, kinds=ESTRI, object=ON_FIELD, to=BODIES),
    "fails": TriggerKind(moments=FIGHT, kinds=ESTRI, object=ON_FIELD, to=BODIES),
    "defeats": TriggerKind(moments=AFTER, kinds=ESTRI, object=BURNT, to=BODIES, counted=True),
    "turned": TriggerKind(moments=AFTER, kinds=ESTRI, to=BODIES),
    "dies": TriggerKind(own=True, moments=AFTER, kinds=ESTRI, at=("incinerator",), object=DESTROYER),
    "drawn": TriggerKind(own=True, kinds=ESTRI, at=("hand",)),
    "discarded": TriggerKind(own=True, kinds=ESTRI, at=("incinerator",)),
    "leaves": TriggerKind(own=True, moments=AFTER, kinds=ESTRI, at=("hand", "deck", "incinerator", REMOVED)),
    "destroyed": TriggerKind(
        "cards", moments=AFTER, kinds=ESTRI, at=("field", "incinerator"), subject=BURNT, to=BODIES, counted=True
    ),
    "turn_start": TriggerKind("you", kinds=ESTRI, in_turn=True),
    "turn_end": TriggerKind("you", kinds=ESTRI, in_turn=True),
    "round_end": TriggerKind("players", kinds=ESTRI, to_all=True),
    "card_played": TriggerKind("you", kinds=ESTRI, object=ON_FIELD, counted=True),
    "gift": TriggerKind("enemy_cards", moments=ANY, kinds=ESTRI, never=NO_GIFT, to=CARDS_IN_PLAY, counted=True),
    "zone_used": TriggerKind("you", moments=ANY, kinds=ESTRI),
    "instead_destroy": TriggerKind(moments=SAVING, kinds=ESTRI, replaces="destroy", to=BODIES),
}

VOCABULARY = Vocabulary(
    kinds={**dict.fromkeys(ESTRI, CHARACTERISTICS), ZONE_CARD: ()},
    elements=(),
    stats=STATS,
    keywords=KEYWORDS,
    keyword_stats=(),
    statuses=("protected", "bound"),
    triggers=TRIGGERS,
    sets=SETS,
    resources=RESOURCES,
    periods=PERIODS | {"round": round_of},
    operations=OPERATIONS,
    zones=(
        ZoneKind("deck", "none", holds=ESTRI),
        ZoneKind("hand", "owner", holds=ESTRI),
        ZoneKind("field", "all", field=True, holds=ESTRI),
        ZoneKind("incinerator", "all", holds=ESTRI),
        ZoneKind("zone", "all", field=True, shared=True, holds=(ZONE_CARD,)),
        ZoneKind("zone_pile", "none", shared=True, holds=(ZONE_CARD,)),
        ZoneKind(REMOVED, "all", shared=True, optional=True),
    ),
    destinations={
        "hand": ("hand", "top"),
        "deck": ("deck", "shuffled"),
        "deck_top": ("deck", "top"),
        "deck_bottom": ("deck", "bottom"),
        "field": ("field", "top"),
        "field_down": ("field", "top"),
        "incinerator": ("incinerator", "top"),
        "removed": (REMOVED, "top"),
    },
    constants=printed(Rules._field_defaults, TABLES),
    tables=TABLES,
    ranges=RANGES,
    relations=RELATIONS,
    most=dict.fromkeys(CHARACTERISTICS, 99),
    ends=PRINTED_ENDS | {"fight_end": FIGHT_END},
    layers=(0, 1, 2, 3, 4, 5, 6, 6, 6, 6),
    marks=MARKS,
    deck_rules=(Size("chosen_cards"), MostCopies("max_copies")),
    bodies=ESTRI,
    lies=LIES,
    moments=MOMENTS,
    only_in=ONLY_IN,
    agreed=(
        "random_decks", "open_lists", "stratega_wins", "stratega_draws", "stratega_attacks", "necrotoken", "mnemonica",
        "zone_gift_per_player", "timer",
    ),
    actions=("play", "lay", "attack", "turn", "use", "counter", "protect"),
    repeated=("play",),
    proposed=frozenset({"moment"}),
    costs=COSTS,
    deck_kinds=ESTRI,
    derived=DERIVED,
    sums=frozenset(STATS[len(CHARACTERISTICS) :]),
    late=frozenset({FIGHT_END, DICE_END}),
    once_end=ONCE_END,
    face_down={},
    filters=FILTERS,
    conditions=CONDITIONS,
    events=EVENTS,
)  # fmt: skip
