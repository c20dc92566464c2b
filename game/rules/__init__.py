"""The games, each a folder that never imports another."""

from __future__ import annotations

from importlib import import_module

from game.kernel.game import Game

NAMES = ("contracts", "cataclysm")
EXAMPLES = ("sparks",)
"""Games to learn from: tested as all are, and not offered at the table."""


def game_named(name: str) -> Game:
    """The rules of one game. Raises KeyError for a game that there is not."""
    if name not in (*NAMES, *EXAMPLES):
        raise KeyError(name)
    found = import_module(f"game.rules.{name}.game")
    rules: Game = getattr(found, name.upper())
    return rules
