"""Grimoire at the table."""

from __future__ import annotations

from game.table.games.grimoire import looks
from game.table.games.grimoire.layout import BADGES, layout
from game.table.games.grimoire.looks import COLOURS
from game.table.games.grimoire.questions import QUESTIONS, any_of_equals
from game.table.games.interface import Asks, Danger, Event, GameTable, Numbers, Pool, Verb
from game.table.messages import Messages

VERBS = (
    Verb("play", ("hand",), costs=True, action="play", left="left-play"),
    Verb("land", ("hand",), action="play", left="left-land"),
    Verb("use", ("territory",), costs=True, left="left-use"),
    Verb("tap", ("territory",), action="tap", left="", lit=False),
)
ASKS = {
    "upkeep": Asks.NEVER,
    "drawn": Asks.NEVER,
    "main": Asks.NEVER,
    "announced": Asks.OTHERS_TURN,
    "attacked": Asks.OTHERS_TURN,
    "respond": Asks.OTHERS_DEED,
    "interrupt": Asks.OTHERS_DEED,
    "damage": Asks.OWN_AT_STAKE,
    "regeneration": Asks.OWN_AT_STAKE,
    "discarded": Asks.NEVER,
    "declaration": Asks.OTHERS_TURN,
}
"""As part 5.2 of the rules has it; after the blocks both are asked. The end of a turn is one stop: its declaration,
which follows the discarding at once."""
WINDOWS = frozenset({*ASKS, "blocked"} - {"main"})
STEPS = {"announced": "hourglass", "attacked": "crossed-swords", "blocked": "checked-shield"}
"""A0, A3 and A5."""

SILENT = ("mana",)
"""What is seen and not told."""
EVENTS = {
    **{kind: Event(told=False, done=True) for kind in SILENT},
    "phase": Event("phase", told=False),
    "tapped": Event("lie", told=False, done=True),
    "untapped": Event("lie", told=False, done=True),
    "attack": Event("join"),
    "block": Event("join"),
    "on_stack": Event("hold_up"),
    "land": Event("hold_up"),
    "countered": Event("outcome", done=True),
    "regenerated": Event("save", done=True),
}

LOW = 4
"""So few cards in a library are told on the plate: whoever can't draw has lost (M-053)."""


def _danger(say: Messages, numbers: Numbers) -> Danger | None:
    left = numbers["library_count"]
    return Danger(say("library-short", count=left), say("library-low", count=left)) if left <= LOW else None


TABLE = GameTable(
    layout=layout,
    questions=QUESTIONS,
    badges=BADGES,
    verbs=VERBS,
    alike=frozenset({"land"}),
    endings=(("pass",),),
    windows=WINDOWS,
    turns=frozenset({"main"}),
    deeds=("attack",),
    late=frozenset({"announced", "declaration"}),
    asks=ASKS,
    pointless={"order": any_of_equals},
    saves="regenerate",
    offers_draws=True,
    burns=(("pass",), ("attack",)),
    stops=("upkeep", "draw", "main", "attack", "discard", "declaration"),
    steps={"attack": STEPS},
    joined=("attacks", "blocks"),
    forward=frozenset({"attackers"}),
    tally="attack",
    pool=Pool("pool", (*COLOURS, "any"), "colourless"),
    danger=_danger,
    events=EVENTS,
    turning={"tapped": True, "untapped": False},
    damageable_stat="life",
    curve="life",
    shown=("life",),
    statuses=("textless", "weak"),
    conditions=("tapped",),
    word_facts={"element": "element", "phase": "phase"},
    elements=looks.ELEMENTS,
    letters=looks.LETTERS,
    seal=looks.seal,
    deck_elements=COLOURS,
)
