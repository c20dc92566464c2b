"""The cards that are there now, bundled and the user's own."""

from __future__ import annotations

from game.kernel.errors import GameError
from game.kernel.game import Game
from game.language.library import Library, load_all
from game.rules import NAMES, game_named

GAMES = NAMES
"""The games that there are; the first is the one that is meant where none is named."""


def rules_of(game: str) -> Game:
    """The rules of a game. Raises GameError for one that there is not."""
    try:
        return game_named(game)
    except KeyError:
        raise GameError(f"there is no game `{game}` here") from None


def library(game: str = "contracts") -> Library:
    """All that the folders of a game hold, read anew."""
    return load_all(rules_of(game))


def contracts() -> Library:
    return library("contracts")
