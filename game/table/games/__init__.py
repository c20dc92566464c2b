"""What is one game's own at the table, a folder for each game. The shared table asks here by the game's name."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec

from game.records.cards import rules_of
from game.table.drawing import badges, cloth, emblems
from game.table.games import plain
from game.table.games.interface import GameTable


@lru_cache(maxsize=16)
def table_of(game: str) -> GameTable:
    """What a game has at the table; a plain table if it has no folder here. Raises GameError for an unknown game."""
    if find_spec(f"{__name__}.{game}") is None:
        return plain.table(rules_of(game).vocabulary, rules_of(game).standing)
    found: GameTable = import_module(f"{__name__}.{game}.table").TABLE
    badges.INLINE.update(found.inline)
    emblems.add(found.signs)
    cloth.BACKS.update(found.backs)
    return found
