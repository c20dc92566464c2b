"""Matches that begin on a board as scenario files describe it, and have been played as its steps say."""

from __future__ import annotations

import tempfile
from pathlib import Path

from game.records.match import Match
from game.records.scenarios import files
from game.records.scenarios.bench import Bench

NAME = "Arranged"


def match(game: str, content: str) -> Match:
    """`content` is what stands in a scenario file from `board` on, without the indent of a list."""
    indented = "".join(f"  {line}\n" for line in content.strip("\n").split("\n"))
    bench = Bench(game)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "arranged.yaml"
        path.write_text(f"game: {game}\nscenarios:\n- name: {NAME}\n{indented}", "utf-8")
        files.open_file(bench, path, NAME)
    found = files.begin(bench)
    while found.ahead:
        found.redo()
    return found
