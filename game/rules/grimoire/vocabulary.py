"""The words of Grimoire."""

from __future__ import annotations

from game.kernel.changes import CHANGES, BecomeKind
from game.kernel.changes import TYPES as TYPE_CHANGES
from game.kernel.counters import COUNTERS
from game.kernel.deckrules import LeastSize, MostCopiesButBasics, MostSize
from game.kernel.decktop import DECK_TOP
from game.kernel.delaying import DELAYING
from game.kernel.operations import SHARED
from game.kernel.places import ZoneKind
from game.kernel.prevention import PREVENTION
from game.kernel.prices import REPRICING
from game.kernel.sharing import SHARING
from game.kernel.vocabulary import Vocabulary
from game.rules.grimoire.ante import Ante
from game.rules.grimoire.auras import Enchant
from game.rules.grimoire.colours import Recolour
from game.rules.grimoire.combat_words import COMBAT_ENDS, COMBAT_FILTERS, COMBAT_TRIGGERS
from game.rules.grimoire.constants import COLOURS, HAND, Rules, zone
from game.rules.grimoire.costs import COSTS
from game.rules.grimoire.events import EVENTS
from game.rules.grimoire.filters import FILTERS
from game.rules.grimoire.identity import IDENTITY
from game.rules.grimoire.interrupts import INTERRUPTING
from game.rules.grimoire.keywords import BURDENS, KEYWORDS, STATUSES
from game.rules.grimoire.kinds import COUNTS_AS, CREATURES, KINDS, PERMANENTS, TYPES
from game.rules.grimoire.life import Drain, Gain
from game.rules.grimoire.mana_operations import AddMana
from game.rules.grimoire.saving import Bury, Regenerate
from game.rules.grimoire.sets import ANNOUNCED, LIES, OF_KINDS, SETS
from game.rules.grimoire.tapping import Tap, Untap
from game.rules.grimoire.triggers import TRIGGERS

VOCABULARY = Vocabulary(
    kinds=KINDS,
    counts_as=COUNTS_AS,
    types=TYPES,
    basics=("land",),
    unpaid=("land",),
    elements=(*COLOURS, "any"),
    stats=("power", "toughness", "life", "yield", "land_plays", "hand_size"),
    keywords=KEYWORDS,
    keyword_stats=(),
    burdens=BURDENS,
    statuses=STATUSES,
    triggers=TRIGGERS | COMBAT_TRIGGERS,
    ends=COMBAT_ENDS,
    sets=SETS,
    lies=LIES,
    of_kinds=OF_KINDS,
    single=ANNOUNCED,
    brief=ANNOUNCED,
    filters=(*FILTERS, *COMBAT_FILTERS),
    resources={"hand": lambda state, seat: len(state.zones[zone(seat, HAND)])},
    operations={
        word: SHARED[word] for word in ("damage", "destroy", "draw", "discard", "move", "lose", "mill", "create")
    }
    | {operation.word: operation for operation in (Gain, Drain)}
    | INTERRUPTING
    | DECK_TOP
    | CHANGES
    | {BecomeKind.word: BecomeKind}
    | TYPE_CHANGES
    | REPRICING
    | COUNTERS
    | {operation.word: operation for operation in (AddMana, Ante, Tap, Untap, Enchant, Recolour, Regenerate, Bury)}
    | IDENTITY
    | PREVENTION
    | SHARING
    | DELAYING,
    costs=COSTS,
    zones=(
        ZoneKind("library", "none"),
        ZoneKind("hand", "owner"),
        ZoneKind("territory", "all", field=True, holds=PERMANENTS),
        ZoneKind("casting", "all", passing=True),
        ZoneKind("graveyard", "all"),
        ZoneKind("removed", "all"),
        ZoneKind("ante", "all"),
    ),
    destinations={
        "hand": ("hand", "top"),
        "deck": ("library", "shuffled"),
        "deck_top": ("library", "top"),
        "deck_bottom": ("library", "bottom"),
        "graveyard": ("graveyard", "top"),
        "territory": ("territory", "top"),
        "removed": ("removed", "top"),
        "ante": ("ante", "top"),
    },
    player={"life": "life_start", "land_plays": "lands_per_turn", "hand_size": "hand_max"},
    constants=Rules._field_defaults,
    ranges={
        "deck_min": (0, 200),
        "deck_max": (0, 500),
        "copies_max": (0, 40),
        "life_start": (1, 99),
        "life_cap": (0, 999),
        "opening_hand": (0, 20),
        "hand_max": (0, 20),
        "lands_per_turn": (0, 9),
        "attacks_per_turn": (0, 9),
        "takeback_max_actions": (0, 9),
    },
    least={"toughness": 1},
    calls_for={"aura": "enchant"},
    face_down={"power": 1, "toughness": 1},
    face_down_kind="summon",
    veiled=CREATURES,
    bodies=CREATURES,
    damageable=CREATURES,
    colourless="any",
    dealing="deals_damage",
    deck_rules=(LeastSize("deck_min"), MostSize("deck_max"), MostCopiesButBasics("copies_max")),
    agreed=("ante", "mulligan"),
    actions=("play", "land", "use", "tap"),
    proposed=frozenset({"play", "use"}),
    events=EVENTS,
)
