"""Grimoire at the table."""

from __future__ import annotations

from game.records.cards import rules_of
from game.table.drawing.badges import Marker
from game.table.games import plain
from game.table.games.grimoire.layout import BADGES, layout
from game.table.games.interface import Event, GameTable, Pool, Verb

_PLAIN = plain.table(rules_of("grimoire").vocabulary, rules_of("grimoire").showing.standing)

VERBS = (
    Verb("play", ("hand",), costs=True, action="play", left="left-play"),
    Verb("land", ("hand",), action="play", left="left-land"),
    Verb("use", ("territory",), costs=True, left="left-use"),
    Verb("tap", ("territory",), action="tap", left="", lit=False),
)
COLOURS = ("white", "blue", "black", "red", "green")
WINDOWS = frozenset((
    "upkeep", "drawn", "announced", "attacked", "blocked", "discarded", "declaration", "respond", "interrupt", "damage",
    "regeneration",
))  # fmt: skip
"""All but the main phase."""

SILENT = ("tapped", "untapped")
"""What is seen and not told."""
EVENTS = {
    **{kind: Event(told=False, done=True) for kind in SILENT},
    "phase": Event("phase", told=False),
    "on_stack": Event("hold_up"),
    "land": Event("hold_up"),
    "mana": Event(done=True),
    "countered": Event("ring", done=True),
}

MARKERS = {
    "weak": Marker("snail", (214, 206, 190), (58, 52, 44)),
    "flying": Marker("feathered-wing", (206, 232, 255), (22, 62, 104)),
    "first_strike": Marker("plain-dagger", (255, 226, 190), (104, 40, 18)),
    "trample": Marker("quake-stomp", (255, 214, 170), (88, 46, 12)),
    "banding": Marker("rally-the-troops", (255, 240, 200), (112, 86, 26)),
    "blocks_flying": Marker("arrow-cluster", (206, 240, 196), (28, 74, 30)),
    "attacks_untapped": Marker("eye-shield", (255, 246, 214), (112, 92, 30)),
    "cannot_attack": Marker("stone-wall", (216, 216, 210), (62, 60, 58)),
    "cannot_block": Marker("broken-wall", (226, 206, 190), (84, 46, 34)),
    "must_attack": Marker("enrage", (255, 190, 160), (118, 24, 16)),
    "stays_tapped": Marker("imprisoned", (206, 206, 226), (46, 44, 78)),
}

TABLE = GameTable(
    layout=layout,
    badges=BADGES,
    verbs=VERBS,
    endings=(("pass",),),
    windows=WINDOWS,
    joined=("attacks", "blocks"),
    tally="attack",
    pool=Pool("pool", (*COLOURS, "any")),
    events=EVENTS,
    damageable_stat="life",
    curve="life",
    shown=("life",),
    statuses=("textless", "weak"),
    conditions=("tapped",),
    markers=MARKERS,
    word_facts={"element": "element", "phase": "phase"},
    elements=_PLAIN.elements,
    backs=_PLAIN.backs,
    deck_elements=_PLAIN.deck_elements,
)
