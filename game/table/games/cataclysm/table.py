"""Cataclysm at the table."""

from __future__ import annotations

from game.table.games.cataclysm.layout import BADGES, layout
from game.table.games.interface import Event, GameTable, Numbers, Verb
from game.table.messages import Messages

VERBS = (
    Verb("play", ("hand",), action="play", left="left-play"),
    Verb("attack", ("play",), aimed=True, prompt="prompt-attack", left="left-attack"),
)

EVENTS = {
    "deploy": Event("hold_up"),
    "eliminated": Event("out"),
    "phase": Event("phase", told=False),
    "skipped": Event("phase"),
    "swapped": Event("swap", done=True, deadly=True),
}


def _notes(say: Messages, numbers: Numbers) -> list[str]:
    return [say("plate-skips", phase=say.of("phase", phase)) for phase in numbers.get("skips") or ()]


QUESTIONS = {
    "event": ("event", "dual"),
    "deploy": ("character", "banner", "twin"),
    "battle": ("battle", "vanguard", "veiled", "power"),
    "opponent": ("several", "battle"),
}
TABLE = GameTable(
    questions=QUESTIONS,
    layout=layout,
    explained=frozenset({"event"}),
    curve="discarded_characters",
    curve_of_losses=True,
    figures=("dealt", "biggest", "felled"),
    badges=BADGES,
    verbs=VERBS,
    events=EVENTS,
    statuses=("textless", "borrowed"),
    notes=_notes,
    word_facts={"phase": "phase"},
)
