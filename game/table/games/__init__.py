"""What is one game's own at the table, a folder for each game. The shared table asks here by the game's name."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec

from game.records.cards import rules_of
from game.table.drawing import badges, cloth, emblems, symbols
from game.table.drawing.cloth import Back
from game.table.games import plain
from game.table.games.interface import GameTable
from game.table.worlds.world import World, of_game

_language = "en"
_met: dict[str, GameTable] = {}
"""The tables that were asked for, by game."""


@lru_cache(maxsize=16)
def table_of(game: str) -> GameTable:
    """What a game has at the table; a plain table if it has no folder here. Raises GameError for an unknown game."""
    found: GameTable
    if find_spec(f"{__name__}.{game}") is None or find_spec(f"{__name__}.{game}.table") is None:
        found = plain.table(rules_of(game).vocabulary, rules_of(game).showing.standing)
    else:
        found = import_module(f"{__name__}.{game}.table").TABLE
    found = _dressed(found, of_game(game))
    badges.INLINE.update(found.inline)
    emblems.add(found.signs)
    cloth.BACKS[game] = Back(found.seal, of_game(game).back)
    _met[game] = found
    symbols.hand(game, found.elements_in(_language))
    return found


def _dressed(table: GameTable, world: World) -> GameTable:
    """The table as the world of its game describes it."""
    look = world.table
    return replace(
        table,
        tabletop=look.top,
        weights=look.weights,
        frames=look.outlines,
        markers=look.markers,
        worn=look.worn,
        inline=look.inline,
        sign=look.sign,
        edging=world.edging,
        sounds=world.sounds,
    )


def show(game: str, language: str) -> None:
    """From now on all elements bear the letters of that language.

    Where two games have an element of the same name, a line of text means that of this one.
    """
    global _language
    _language = language
    table_of(game)
    for name, table in _met.items():
        symbols.hand(name, table.elements_in(language))
    symbols.show(game)
