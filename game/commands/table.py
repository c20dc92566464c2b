"""The commands that open the table, or draw it without a window."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands import FAULTY, FINE, NoScreen, WrongUsage
from game.kernel.errors import GameError
from game.records.cards import rules_of

if TYPE_CHECKING:
    from game.table.app import Start

GAMES = ("contracts",)
"""The games that have a table."""
SCENES = ("title", "set-up", "settings")
PICTURES = (".png", ".jpg", ".bmp", ".tga")


def title(given: Namespace) -> int:
    from game.table.app import Start

    return _open(Start(), given)


def play(given: Namespace) -> int:
    from game.table.app import Start

    expect_table(given.game)
    seats = ("human", "human" if given.hotseat else given.vs)
    return _open(Start("match", decks=chosen_decks(given), seats=seats, seed=given.seed), given)


def demo(given: Namespace) -> int:
    from game.table.app import Start

    expect_table(given.game)
    return _open(Start("demo", seed=given.seed, matches=given.matches), given)


def resume(given: Namespace) -> int:
    from game.records.match import Match
    from game.records.matchfile import matches_folder

    path = Match.unfinished(matches_folder())
    if path is None:
        raise GameError("there is no unfinished match; `contracts play` begins one")
    return _open_match(path, given)


def open_file(given: Namespace) -> int:
    return _open_match(Path(given.file), given)


def screenshot(given: Namespace) -> int:
    path, step = target(given.target)
    if not given.output.lower().endswith(PICTURES):
        raise WrongUsage(f"`{given.output}` must end in one of {', '.join(PICTURES)}")
    from game.table import app, theme

    if given.theme not in theme.THEMES:
        raise WrongUsage(f"there is no theme `{given.theme}`; the themes are {', '.join(theme.THEMES)}")
    picture = app.screenshot(path, given.size, given.lang, given.scale, given.theme, step)
    import pygame

    try:
        pygame.image.save(picture, given.output)
    except (pygame.error, OSError) as error:
        raise GameError(f"the picture can't be written to {given.output} ({error})") from None
    return FINE


def tree(given: Namespace) -> int:
    path, step = target(given.target)
    from game.table import app

    print(app.tree_text(path, given.size, given.lang, step))
    return FINE


def target(text: str) -> tuple[str, int | None]:
    """A scene's name, or a match file and the step in it. Raises GameError for neither."""
    if text in SCENES:
        return text, None
    path, at, step = text.rpartition("@")
    if not (at and step.isdigit()):
        path, step = text, ""
    if not Path(path).is_file():
        raise WrongUsage(f"`{text}` is neither a scene ({', '.join(SCENES)}) nor a match file")
    from game.records import matchfile

    matchfile.read(Path(path))
    return path, int(step) if step else None


def chosen_decks(given: Namespace) -> tuple[str, str] | None:
    """The two decks of the command line; what is left out is another one than the other side's."""
    if given.deck is None and given.opponent_deck is None:
        return None
    from game.records.cards import library

    known = list(library(given.game).decks)
    for deck in (given.deck, given.opponent_deck):
        if deck is not None and deck not in known:
            raise WrongUsage(f"there is no deck `{deck}`; the decks are {', '.join(known)}")
    own = given.deck or next(deck for deck in known if deck != given.opponent_deck)
    return own, given.opponent_deck or next(deck for deck in known if deck != own)


def _open_match(path: Path, given: Namespace) -> int:
    from game.records.match import Match
    from game.table.app import Start

    match = Match.load(path)  # says in one sentence what is wrong with it, before a window opens
    expect_table(match.game.name)
    return _open(Start("open", path=path), given)


def _open(start: Start, given: Namespace) -> int:
    from game.table.app import run
    from game.table.window import NoDisplay

    expect_display()
    try:
        return FAULTY if run(replace(start, frames=given.frames)) else FINE
    except NoDisplay as error:
        raise NoScreen(str(error)) from None


def expect_table(game: str) -> None:
    """Raises WrongUsage for a game that there is not, or that has no table yet."""
    name = rules_of(game).name
    if name not in GAMES:
        raise WrongUsage(f"{name} has no table yet; `contracts simulate --game {name}` plays it without one")


def expect_display() -> None:
    """Raises NoScreen where the window system would only complain in words of its own."""
    asked = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))
    if sys.platform.startswith("linux") and not asked:
        raise NoScreen("no display was found: start this on a desktop, or set DISPLAY")
