"""Where languages of files lie."""

from __future__ import annotations

import os
from pathlib import Path

from game.system import languages
from game.system.languages import NAMED_IN

MOST_ENTRIES = 1_000
"""So many files of a language are looked at."""


def is_language(folder: Path) -> bool:
    return os.path.isfile(folder / NAMED_IN)


def inside(folder: Path) -> list[Path]:
    """The languages that lie in a folder: itself, or those in it."""
    if is_language(folder):
        return [folder]
    try:
        return sorted(place for place in folder.iterdir() if is_language(place))
    except OSError:
        return []


def own() -> list[Path]:
    """Every language of files that the program finds."""
    return [folder for code in languages.known() if (folder := languages.folder(code)) is not None]


def files(folder: Path) -> list[Path]:
    """Every file of a language, as far as it is text that the program could read."""
    found: list[Path] = []
    for place, inner, here in os.walk(folder):
        inner.sort()
        found += [Path(place) / name for name in sorted(here) if name.endswith((".ftl", ".yaml"))]
        if len(found) >= MOST_ENTRIES:
            break
    return found[:MOST_ENTRIES]
