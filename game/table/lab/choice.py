"""What a person chose to have played, and the file in which it is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from game.records.levels import LEVELS, USUAL
from game.system.places import user_folder

LEVELS_HERE = ("random", *(level for level in LEVELS if level != "random"))
"""From the one that does not think up."""
PAIRS = (20, 50, 100, 300, 1000)
"""So many of a match-up at the most; fewer than 20 give no interval."""
MOST_DECKS = 14
"""So many have room in the matrix."""
SUFFIX = ".jsonl"


def folder() -> Path:
    return user_folder() / "lab"


@dataclass
class Choice:
    game: str
    known: Sequence[str]
    """The decks that there are, by their ids."""
    off: set[str] = field(default_factory=set)
    """Those of them that don't play."""
    level: str = USUAL
    pairs: int = PAIRS[2]
    starts: set[str] = field(default_factory=set)

    @property
    def decks(self) -> tuple[str, ...]:
        return tuple(deck for deck in self.known if deck not in self.off)

    @property
    def file(self) -> Path:
        """One for each game, level and number of pairs; other decks and starts come into the same."""
        return folder() / f"{self.game}-{self.level}-{self.pairs}{SUFFIX}"


def as_before(game: str, known: Sequence[str]) -> Choice:
    """What was played last of the game, or else what is usual; with all decks, as far as there is room for them."""
    choice = Choice(game, known, set(known[MOST_DECKS:]))
    played = [
        (path.stat().st_mtime, level, pairs)
        for level in LEVELS_HERE
        for pairs in PAIRS
        if (path := Choice(game, known, level=level, pairs=pairs).file).is_file()
    ]
    if played:
        _, choice.level, choice.pairs = max(played)
    return choice
