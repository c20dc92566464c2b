"""Grimoire at the table."""

from __future__ import annotations

from game.table.drawing import tabletops
from game.table.games.grimoire import looks
from game.table.games.grimoire.layout import BADGES, layout
from game.table.games.grimoire.looks import COLOURS
from game.table.games.interface import Event, GameTable, Pool, Verb

VERBS = (
    Verb("play", ("hand",), costs=True, action="play", left="left-play"),
    Verb("land", ("hand",), action="play", left="left-land"),
    Verb("use", ("territory",), costs=True, left="left-use"),
    Verb("tap", ("territory",), action="tap", left="", lit=False),
)
WINDOWS = frozenset((
    "upkeep", "drawn", "announced", "attacked", "blocked", "discarded", "declaration", "respond", "interrupt", "damage",
    "regeneration",
))  # fmt: skip
"""All but the main phase."""

SILENT = ("tapped", "untapped", "mana")
"""What is seen and not told."""
EVENTS = {
    **{kind: Event(told=False, done=True) for kind in SILENT},
    "phase": Event("phase", told=False),
    "on_stack": Event("hold_up"),
    "land": Event("hold_up"),
    "countered": Event("ring", done=True),
}

TABLE = GameTable(
    layout=layout,
    badges=BADGES,
    verbs=VERBS,
    endings=(("pass",),),
    windows=WINDOWS,
    joined=("attacks", "blocks"),
    tally="attack",
    pool=Pool("pool", (*COLOURS, "any"), "colourless"),
    events=EVENTS,
    damageable_stat="life",
    curve="life",
    shown=("life",),
    statuses=("textless", "weak"),
    conditions=("tapped",),
    markers=looks.MARKERS,
    word_facts={"element": "element", "phase": "phase"},
    frames=looks.FRAMES,
    elements=looks.ELEMENTS,
    letters=looks.LETTERS,
    backs=looks.BACKS,
    deck_elements=COLOURS,
    palette="vellum",
    tabletop=tabletops.DESK,
    sign=("all", "quill-ink"),
)
