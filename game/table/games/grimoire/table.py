"""Grimoire at the table: as yet the plain one, with the words of its events."""

from __future__ import annotations

from dataclasses import replace

from game.records.cards import rules_of
from game.table.games import plain
from game.table.games.interface import Event

SILENT = ("tapped", "untapped", "phase", "on_stack")
"""What is seen and not told."""
_RULES = rules_of("grimoire")
TABLE = replace(
    plain.table(_RULES.vocabulary, _RULES.showing.standing),
    joined=("attacks", "blocks"),
    tally="attack",
    events={kind: Event(told=False, done=True) for kind in SILENT},
)
