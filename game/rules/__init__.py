"""The games, each a folder that never imports another."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.kernel.game import Game

NAMES = ("contracts", "cataclysm", "estro", "grimoire")
"""The games that are offered at the table."""
EXAMPLES = ("sparks",)
"""Games to learn from, and those that are being written: the tests of every game and the commands (`--game NAME`) know
them, and the table doesn't offer them."""
UNFINISHED: tuple[str, ...] = ()
"""Games of which only a part is written: their own tests play them, and nothing else knows them."""


def game_named(name: str) -> Game:
    """The rules of one game. Raises KeyError for a game that there is not."""
    if name not in (*NAMES, *EXAMPLES, *UNFINISHED):
        raise KeyError(name)
    found = import_module(f"game.rules.{name}.game")
    rules: Game = getattr(found, name.upper())
    return rules
