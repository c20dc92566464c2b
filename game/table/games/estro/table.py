"""ESTRO at the table."""

from __future__ import annotations

from game.table.games.estro import sheets, wheel
from game.table.games.estro.layout import layout
from game.table.games.estro.looks import BADGES, CELLS, seal
from game.table.games.estro.signs import SIGNS
from game.table.games.estro.standing import standing
from game.table.games.interface import Chart, Event, GameTable, Sheet, Verb

VERBS = (
    Verb("play", ("hand",), action="play", prompt="prompt-how", left="left-play"),
    Verb("lay", ("hand",), beside=True, action="lay", prompt="prompt-how"),
    Verb("attack", ("field",), aimed=True, prompt="prompt-whom", left="left-attack", tires="attack"),
    Verb("turn", ("field",), beside=True, action="turn", prompt="prompt-turn"),
    Verb("use", ("field", "zone"), numbered=True, prompt="prompt-gift", left="left-gift"),
    Verb("protect", ("field",), prompt="prompt-gift", left="left-gift"),
    Verb("counter", ("field",), numbered=True, prompt="prompt-gift", left="left-gift"),
)

EVENTS = {
    "dice": Event("dice"),
    "coin": Event("coin"),
    "compared": Event("compare", done=True, deadly=True),
    "gift": Event("effect"),
    "effect": Event(told=False),
    "laid": Event("hold_up"),
    "rescued": Event("ring", done=True),
    "protected": Event("ring", done=True),
    "stopped": Event("outcome"),
    "redirected": Event("attack"),
    "tokens": Event("ring"),
    "announced": Event("outcome"),
    "mistake": Event("outcome"),
    "countered": Event("ring", done=True),
    "counted": Event("outcome"),
    "exhausted": Event("outcome"),
    "swapped": Event("ring", done=True),
}

SHEETS = {
    "announce_own": Sheet(sheets.announce_own),
    "announce_other": Sheet(sheets.announce_other),
    "announce_outcome": Sheet(sheets.announce_outcome),
    "contest": Sheet(sheets.contest),
    "token_draw": Sheet(sheets.token_draw),
    "token_card": Sheet(sheets.token_card),
}

WINDOWS = frozenset({"moment", "declared", "rolled", "death", "counter"})

QUESTIONS = {
    "play": ("estro", "gift", "face-down"),
    "attack": ("attack", "dice", "wheel", "primary", "tot"),
    "declared": ("attack", "gift", "zone"),
    "rolled": ("dice", "gift"),
    "death": ("gift", "once"),
    "counter": ("counter", "gift"),
    "redirect": ("zone", "attack"),
    "discard": ("hand", "incinerator"),
}
TABLE = GameTable(
    questions=QUESTIONS,
    unadvised=frozenset({"announce_own", "announce_other", "announce_outcome", "contest"}),  # E-156
    layout=layout,
    curve="tot",
    figures=("felled", "played"),
    badges=BADGES,
    dealt=frozenset({4}),
    dealt_by="random_decks",
    explained=frozenset({"zone"}),
    modules={"stratega": ("stratega_attacks", "stratega_wins", "stratega_draws")},
    verbs=VERBS,
    endings=(("pass",), ("keep",)),
    windows=WINDOWS,
    sheets=SHEETS,
    chart=Chart("convergence-target", wheel.build),
    events=EVENTS,
    clash=True,
    standing=standing,
    wears=False,
    shown=("tot",),
    statuses=("inhibited", "unused", "spent", "textless"),
    word_facts={"phase": "phase", "fell": "side", "called": "side"},
    signs=SIGNS,
    seal=seal,
    cells=CELLS,
)
