"""Where cards lie beside the bundled ones, and where a person's own files are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path

CARDS = Path(__file__).resolve().parent.parent.parent / "cards"
"""The bundled cards."""


def user_folder() -> Path:
    """The user's data folder: settings, matches, own cards. CONTRACTS_HOME overrules it."""
    chosen = os.environ.get("CONTRACTS_HOME")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("contracts", appauthor=False)


def card_folders(game: str) -> list[Path]:
    """The folders of `game`'s cards that there are, in the order in which they are read; the bundled one first."""
    places = [CARDS / game, Path(sys.executable).resolve().parent / "cards" / game, user_folder() / "cards" / game]
    found: list[Path] = []
    for place in places:
        if place.is_dir() and place.resolve() not in [f.resolve() for f in found]:
            found.append(place)
    return found
