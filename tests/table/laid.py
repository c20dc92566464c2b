"""Matches on described boards, for tests of the table."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from game.language.source import Fault
from game.records.cards import rules_of
from game.records.match import Match
from game.records.scenarios.boards import lay_out
from game.records.scenarios.parts import Board
from game.records.scenarios.reading import Libraries, read
from game.records.scenarios.trying import record_of
from game.records.undo import Tape


def match(
    board: Mapping[str, Any],
    seats: Sequence[str] = ("human", "casual"),
    game: str = "grimoire",
    rules: Mapping[str, Any] | None = None,
) -> Match:
    """The match that begins on `board`, as a scenario file says it (`cards/SCENARIOS.md`)."""
    said = {
        "game": game,
        "scenarios": [
            {"name": "laid", "board": board, "rules": dict(rules or {}), "steps": [{"expect": {"P1": {"life": 20}}}]}
        ],
    }
    faults: list[Fault] = []
    libraries = Libraries(usual=game)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "laid.yaml"
        path.write_text(json.dumps(said), "utf-8")
        file = read(path, str(path), libraries, faults)
    assert file is not None and not faults, faults
    scenario, tape = file.scenarios[0], Tape()
    assert isinstance(scenario.start, Board)
    constants = {**libraries.of(rules_of(game)).constants, **scenario.rules}
    state, _ = lay_out(file, scenario, scenario.start, constants, tape)
    record = record_of(rules_of(game), scenario.seed, tuple(seats), constants, "laid")
    return Match(rules_of(game), file.cards, record, tape, state)
