"""Looks after the files of a game's cards, and of a language, and tells when something was saved."""

from __future__ import annotations

from contextlib import suppress

from game.system import languages
from game.table.library import Stamp
from game.table.translating.folders import files

EVERY = 0.06
"""Seconds between two looks at the files; what was saved is told when two looks have found them alike."""

EVERY_LANGUAGE = 0.2
"""The same between two looks at the files of a language."""


class Watch:
    def __init__(self) -> None:
        self.found: Stamp = ()
        """The files as they were at the last look."""
        self._waited = 0.0

    def saved(self, dt: float, game: str, known: Stamp) -> bool:
        """Are the files of `game` others than `known`, and was the writing of them done? Asked once a frame."""
        self._waited += dt
        if self._waited < EVERY:
            return False
        from game.table import loading

        self._waited, before = 0.0, self.found
        self.found = loading.stamp_of(game)
        return self.found == before and self.found != known


class LanguageWatch:
    """The same for the language that is chosen, if it is one of files."""

    def __init__(self) -> None:
        self._code = ""
        self._known: Stamp = ()
        self._waited = 0.0

    def saved(self, dt: float, code: str) -> bool:
        """Are the files of the language others than at the last look? Asked once a frame."""
        self._waited += dt
        if self._waited < EVERY_LANGUAGE:
            return False
        self._waited = 0.0
        before, self._known = self._known, _stamp(code)
        same, self._code = code == self._code, code
        return same and self._known != before


def _stamp(code: str) -> Stamp:
    folder = languages.folder(code)
    if folder is None:
        return ()
    found = []
    for path in files(folder):
        with suppress(OSError):
            about = path.stat()
            found.append((str(path), about.st_size, about.st_mtime_ns))
    return tuple(found)
