"""The cards that are there now, bundled and the user's own."""

from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from game.kernel.errors import GameError
from game.language.folders import CARDS, PUZZLES, card_folders, files_of
from game.rules import NAMES, game_named

if TYPE_CHECKING:
    from game.kernel.game import Game
    from game.language.library import Library

COMPLETE = ("rules.yaml", "keywords.yaml")
"""A folder with one of these is a game's folder of its own; any other is read together with the bundled cards."""

IN_WORDS = ("name", "flavour", "art")
"""What of a card no rule looks at."""

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
    from game.language.library import load_all  # the title is shown before the cards are read

    return load_all(rules_of(game))


def fingerprint(library: Library) -> str:
    """Of all that the rules look at in the cards and the constants: another one, and the game is played differently."""
    from game.records.record import dumps

    cards = {
        card.id: {k: v for k, v in card.source.items() if k not in IN_WORDS} for card in library.definitions.values()
    }
    constants = {name: value for name, value in library.constants.items() if name in library.vocabulary.constants}
    return blake2b(dumps([sorted(cards.items()), sorted(constants.items())]).encode(), digest_size=8).hexdigest()


def lesson_file(game: str) -> Path | None:
    """The scenario file that is the game's lesson, if there is one (`records/lessons.py` plays it)."""
    path = card_folders(game)[0] / "scenarios" / "first_match.yaml"
    return path if path.is_file() else None


def puzzle_files(game: str) -> list[Path]:
    """The files of the game's puzzles (`records/puzzles.py` reads them), in the order in which they are read."""
    return [path for folder in card_folders(game) for path in sorted((folder / PUZZLES).glob("*.yaml"))]


def has_puzzles(game: str) -> bool:
    return bool(puzzle_files(game))


def contracts() -> Library:
    return library("contracts")


def of_folder(folder: Path, game: Game) -> Library:
    """The cards, decks and rules of a folder; together with the bundled ones if it is not complete by itself."""
    from game.language.library import load_files

    chosen = {os.path.relpath(file, folder): file for file in files_of(folder)}
    files = chosen if is_complete(folder) else beside_bundled(chosen, game)
    return load_files({str(path): path for path in files.values()}, game.name, game.vocabulary)


def is_complete(folder: Path) -> bool:
    """Is it a game's folder of its own?"""
    return any((folder / name).exists() for name in COMPLETE)


def beside_bundled(chosen: dict[str, Path], game: Game) -> dict[str, Path]:
    """Files by their places in a game's folder, with the bundled ones at all other places."""
    folder = CARDS / game.name
    known = {os.path.realpath(path) for path in chosen.values()}
    bundled = {os.path.relpath(path, folder): path for path in files_of(folder)}
    return {place: path for place, path in bundled.items() if os.path.realpath(path) not in known} | chosen
