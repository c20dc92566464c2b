"""The scenarios that speak of a card, and how they go."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from game.kernel.errors import GameError
from game.language.folders import card_folders
from game.language.library import MOST_BYTES, Library
from game.language.source import Fault
from game.records.scenarios.reading import Libraries, read, scenario_files
from game.records.scenarios.running import run
from game.system.reading import read_regular


@dataclass(frozen=True)
class Told:
    """How a scenario went."""

    name: str
    """Its own, or of a file that can't be read the file's."""
    file: str
    line: int
    faults: tuple[Fault, ...]
    """What does not hold, in words, each at its line; none where it is as it should be."""
    path: Path | None = None
    """Where its file lies, if that can be read."""


def of_card(card: str, library: Library) -> list[Told]:
    """Run every scenario of the game that names `card`, with the cards of `library`, those named after it first."""
    told: list[Told] = []
    libraries = Libraries([library], library.game)
    for folder in card_folders(library.game):
        for path in scenario_files(folder):
            told += _of_file(path, card, library, libraries)
    called = library.definitions[card].name.get("en", card)
    return sorted(told, key=lambda one: called not in one.name)


def _of_file(path: Path, card: str, library: Library, libraries: Libraries) -> list[Told]:
    try:
        text = read_regular(path, MOST_BYTES).decode("utf-8-sig")
    except (OSError, UnicodeDecodeError):
        return []
    named = re.compile(rf"(?<![a-z0-9_]){re.escape(card)}(?![a-z0-9_])")
    if not named.search(text):
        return []
    name, faults = f"scenarios/{path.name}", list[Fault]()
    try:
        file = read(path, name, libraries, faults)
    except GameError as error:
        faults.append(Fault(name, 1, 1, str(error)))
        file = None
    if file is None:
        return [Told(name, name, faults[0].line if faults else 1, tuple(faults))]
    found = []
    for scenario in file.scenarios:
        begin, end = scenario.node.start_mark, scenario.node.end_mark
        if any(named.search(line) for line in text.splitlines()[begin.line : end.line + 1]):
            outcome = run(file, scenario)
            found.append(Told(scenario.name, name, begin.line + 1, tuple(outcome.faults), path))
    return found
