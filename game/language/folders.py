"""Where cards lie: the bundled ones, those beside the packaged program, and a person's own."""

from __future__ import annotations

import os
from pathlib import Path

from game.system.places import data_root, program_folder
from game.system.places import user_folder as user_folder

CARDS = data_root() / "cards"
"""The bundled cards."""


def card_folders(game: str) -> list[Path]:
    """The folders of `game`'s cards that there are, in the order in which they are read; the bundled one first."""
    beside = program_folder()
    places = [CARDS, *([beside / "cards"] if beside else []), user_folder() / "cards"]
    found: list[Path] = []
    for place in (place / game for place in places):
        if os.path.isdir(place) and os.path.realpath(place) not in map(os.path.realpath, found):
            found.append(place)
    return found
