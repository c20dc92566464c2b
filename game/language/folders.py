"""Where cards lie: the bundled ones, those beside the packaged program, and a person's own."""

from __future__ import annotations

import os
from pathlib import Path

from game.system.places import data_root, program_folder
from game.system.places import user_folder as user_folder

CARDS = data_root() / "cards"
"""The bundled cards."""
MOST_FILES = 1_000


RULES = "rules.yaml"
"""The file of a folder with the constants of the game and the switches of its rulings."""
KEYWORDS = "keywords.yaml"
"""The file of a folder that names its keywords; it is read before the cards, which list them."""
SCENARIOS = "scenarios"
"""The folder of a game's scenario files."""
PUZZLES = "puzzles"
"""The folder of those whose scenarios are puzzles: P1 is to win in this turn, and the steps are a solution."""


def card_folders(game: str) -> list[Path]:
    """The folders of `game`'s cards that there are, in the order in which they are read; the bundled one first."""
    beside = program_folder()
    places = [CARDS, *([beside / "cards"] if beside else []), user_folder() / "cards"]
    found: list[Path] = []
    for place in (place / game for place in places):
        if os.path.isdir(place) and os.path.realpath(place) not in map(os.path.realpath, found):
            found.append(place)
    return found


def files_of(folder: Path) -> list[Path]:
    """The files of cards, decks and rules in `folder`, in the order in which they are read; MOST_FILES at the most.

    What can't be entered has none.
    """
    found, inner = _entries(folder)
    for place in inner:
        if place.name not in (SCENARIOS, PUZZLES) and len(found) < MOST_FILES:
            found += _entries(place)[0]
    return found[:MOST_FILES]


def is_card_file(path: Path) -> bool:
    """Are cards read from this file of a game's folder?"""
    return path.parent.name != "decks" and path.name not in (RULES, KEYWORDS)


def _entries(folder: Path) -> tuple[list[Path], list[Path]]:
    """The .yaml files in a folder and the folders in it, by name; nothing if it is none or can't be entered."""
    try:
        with os.scandir(folder) as entries:
            found = sorted((entry.name, os.path.isdir(entry.path)) for entry in entries)
    except OSError:
        return [], []
    return ([folder / name for name, _ in found if name.endswith(".yaml")],
            [folder / name for name, is_folder in found if is_folder])  # fmt: skip
