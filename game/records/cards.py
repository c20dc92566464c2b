"""The cards that are there now, bundled and the user's own."""

from __future__ import annotations

import os
import re
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from game.kernel.errors import GameError
from game.language.folders import CARDS, KEYWORDS, PUZZLES, RULES, SCENARIOS, card_folders, files_of
from game.rules import EXAMPLES, NAMES, game_named
from game.system.reading import read_regular

if TYPE_CHECKING:
    from game.kernel.game import Game
    from game.language.library import Library

OF_A_GAME = ("cards", "decks", SCENARIOS, PUZZLES, RULES, KEYWORDS)
"""What lies in a game's folder: one that is called like a game and has any of these is that game's."""

IN_WORDS = ("name", "flavour", "art")
"""What of a card no rule looks at."""

GAMES = NAMES
"""The games that there are; the first is the one that is meant where none is named."""

EVERY = (*NAMES, *EXAMPLES)
"""The games with the examples among them."""

FOLDERS = 3
"""A path is looked at with so many folders: a file lies at most two below the folder of its game."""


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
    files = chosen if is_complete(folder, game) else beside_bundled(chosen, game)
    return load_files({str(path): path for path in files.values()}, game.name, game.vocabulary)


def is_complete(folder: Path, game: Game) -> bool:
    """Is it a whole folder of that game, to be read without the bundled one?

    It has the rules and the keywords that the bundled one has, those of the game among them: a person's own folder may
    have a file of each too, of the lines that are to be otherwise and of keywords of one's own.
    """
    needed = [name for name in (RULES, KEYWORDS) if (CARDS / game.name / name).exists()]
    if not needed or not all((folder / name).exists() for name in needed):
        return False
    return KEYWORDS not in needed or _names_keywords(folder / KEYWORDS, game)


def _names_keywords(path: Path, game: Game) -> bool:
    """Does the file name a keyword of the game's rules, be it faulty or not?"""
    from game.language.library import MOST_BYTES

    words = "|".join(map(re.escape, (*game.vocabulary.keywords, *game.vocabulary.keyword_stats)))
    try:
        text = read_regular(path, MOST_BYTES).decode("utf-8", "replace")
    except OSError:
        return False
    return bool(re.search(rf"^\s+({words})\s*:", text, re.MULTILINE))


def beside_bundled(chosen: dict[str, Path], game: Game) -> dict[str, Path]:
    """Files by their places in a game's folder, with the bundled ones at all other places.

    Rules and keywords don't replace the bundled ones: they are read after them, as those of a person's own folder are.
    """
    folder = CARDS / game.name
    known = {os.path.realpath(path) for path in chosen.values()}
    bundled = {os.path.relpath(path, folder): path for path in files_of(folder)}
    first = {f"{game.name}/{name}": bundled.pop(name) for name in (RULES, KEYWORDS) if name in bundled}
    return {place: path for place, path in (first | bundled).items() if os.path.realpath(path) not in known} | chosen


def game_of_place(path: Path) -> str:
    """The game whose folder this is, or in whose folder it lies; "" if it is in none."""
    place = Path(os.path.realpath(path))
    return next((folder.name for folder in (place, *place.parents)[:FOLDERS] if _is_of_a_game(folder)), "")


def games_in(folder: Path) -> dict[str, Path]:
    """The folders of games that lie in this one, by the game."""
    return {name: folder / name for name in (*NAMES, *EXAMPLES) if _is_of_a_game(folder / name)}


def _is_of_a_game(folder: Path) -> bool:
    return folder.name in (*NAMES, *EXAMPLES) and any(os.path.exists(folder / name) for name in OF_A_GAME)
