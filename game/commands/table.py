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

if TYPE_CHECKING:
    from game.table.app import Start

MOST_DAMAGED = 20
"""So many damaged files are told of and passed over before `resume` gives up."""
PICTURES = (".png", ".jpg", ".bmp", ".tga")


def title(given: Namespace) -> int:
    from game.table.app import Start

    return opened(Start(), given)


def play(given: Namespace) -> int:
    from game.table.app import Start

    named = len(given.opponent_deck) + 1
    seats = ("human", *["human" if given.hotseat else given.vs] * (players(given, max(2, named)) - 1))
    decks = chosen_decks(given, len(seats))
    return opened(Start("match", decks, seats, given.seed, game=given.game, rules=agreed(given)), given)


def demo(given: Namespace) -> int:
    from game.table.app import Start

    seats = ("casual",) * players(given)
    start = Start("demo", None, seats, given.seed, given.matches, game=given.game, rules=agreed(given))
    return opened(start, given)


def resume(given: Namespace) -> int:
    from game.records.match import Match
    from game.records.matchfile import BadMatchFile, matches_folder

    damaged: list[Path] = []

    def tell(path: Path, error: BadMatchFile) -> None:
        """Of each file that can't be gone on with; after too many nothing more is looked at."""
        damaged.append(path)
        print(f"contracts: passed over {path.name}: {error.problem}", file=sys.stderr)
        if len(damaged) == MOST_DAMAGED:
            raise GameError(f"the {MOST_DAMAGED} unfinished matches played last are damaged; move them away, or name "
                            "one that is to be gone on with: `contracts open FILE`")  # fmt: skip

    path = Match.unfinished(matches_folder(), tell)
    if path is None:
        raise GameError("there is no unfinished match; `contracts play` begins one")
    return _open_match(path, given)


def open_file(given: Namespace) -> int:
    from game.records.scenarios import reading

    path = Path(given.file)
    if given.seed is not None:
        return _open_match(_of_balance(path, given.seed), given)
    return _open_scenario(path, given) if reading.is_written_file(path) else _open_match(path, given)


def _of_balance(path: Path, seed: str) -> Path:
    """The match file of a match of a balance. Raises WrongUsage."""
    from game.lab.replaying import match_file
    from game.lab.simulate import NoSuch

    try:
        return match_file(path, seed)
    except NoSuch as error:
        raise WrongUsage(str(error)) from None


def screenshot(given: Namespace) -> int:
    path, step = target(given.target)
    if not given.output.lower().endswith(PICTURES):
        raise WrongUsage(f"`{given.output}` must end in one of {', '.join(PICTURES)}")
    from game.table import app, theme

    if given.theme not in theme.THEMES:
        raise WrongUsage(f"there is no theme `{given.theme}`; the themes are {', '.join(theme.THEMES)}")
    picture = app.screenshot(path, given.size, given.lang, given.scale, given.theme, step, given.game, players(given))
    import pygame

    try:
        pygame.image.save(picture, given.output)
    except (pygame.error, OSError) as error:
        raise GameError(f"the picture can't be written to {given.output} ({error})") from None
    return FINE


def tree(given: Namespace) -> int:
    path, step = target(given.target)
    from game.table import app

    print(app.tree_text(path, given.size, given.lang, step, given.game, players(given)))
    return FINE


def target(text: str) -> tuple[str, int | None]:
    """A scene's name, or a match file and the step in it. Raises GameError for neither."""
    from game.table import SCENES

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


def players(given: Namespace, named: int = 2) -> int:
    """How many play. Raises WrongUsage if the game is not for so many, or more decks than players were named."""
    from game.records.cards import rules_of

    seats, number = rules_of(given.game).seats, given.players or named
    if number not in seats:
        most = f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])
        raise WrongUsage(f"{given.game} is for {most} players, not for {number}")
    if named > max(2, number):
        raise WrongUsage(f"{named} decks are too many for {number} players")
    return int(number)


def agreed(given: Namespace) -> dict[str, bool]:
    """The rules of the command line. Raises WrongUsage for one that players can't agree on."""
    from game.records.agreeing import switches
    from game.records.match import no_such_rule, rules_of

    game = rules_of(given.game)
    for name, _ in given.rule:
        if name not in switches(game):
            raise WrongUsage(no_such_rule(game, name))
    return dict(given.rule)


def chosen_decks(given: Namespace, seats: int) -> tuple[str, ...] | None:
    """The decks of the command line, one for each seat; what is left out is one that nobody has, while there is one."""
    named = [given.deck, *given.opponent_deck]
    if not any(named):
        return None
    from game.records.cards import library

    known = list(library(given.game).decks)
    for deck in named:
        if deck is not None and deck not in known:
            raise WrongUsage(f"there is no deck `{deck}`; the decks are {', '.join(known)}")
    left = [deck for deck in known if deck not in named] or known
    named += [None] * (seats - len(named))
    return tuple(deck or (left.pop(0) if len(left) > 1 else left[0]) for deck in named)


def _open_match(path: Path, given: Namespace) -> int:
    from game.records.levels import OPPONENTS
    from game.table.app import Start
    from game.table.replay.opening import loaded
    from game.table.settings import HUMAN

    match = loaded(path)  # says in one sentence what is wrong with it, before a window opens
    strangers = [seat for seat in match.seats if seat not in (HUMAN, *OPPONENTS)]
    if strangers:
        raise GameError(f"no opponent is called `{strangers[0]}` here; a later program may know it")
    if match.damage is not None:
        print(f"contracts: {path}: {match.damage}", file=sys.stderr)
    return opened(Start("open", path=path), given)


def _open_scenario(path: Path, given: Namespace) -> int:
    from game.language.source import Fault
    from game.records.scenarios import files
    from game.table.app import Start

    faults: list[Fault] = []
    if files.read_alone(path, faults) is None:  # in one sentence before a window opens
        raise GameError(str(faults[0]))
    return opened(Start("open", path=path), given)


def opened(start: Start, given: Namespace) -> int:
    """The table until it is closed. Raises NoScreen where there is no display, unless all is to be in plain text."""
    if getattr(given, "text", False):
        from game.table import plaintext

        return plaintext.run(start)
    from game.table.app import run
    from game.table.window import NoDisplay

    expect_display()
    try:
        return FAULTY if run(replace(start, frames=given.frames)) else FINE
    except NoDisplay as error:
        raise NoScreen(str(error)) from None


def expect_display() -> None:
    """Raises NoScreen where the window system would only complain in words of its own."""
    asked = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))
    if sys.platform.startswith("linux") and not asked:
        raise NoScreen("no display was found: start this on a desktop, or set DISPLAY")
