"""Runs the table in its window, and draws any scene of it without one."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pygame
from pygame import Surface

from game.records.cards import GAMES
from game.system import crash, memory
from game.system.processes import ending
from game.table import SCENES, loop, tree
from game.table import settings as settings_room
from game.table.doors import DOORS
from game.table.drawing import faces
from game.table.library import Library, unread
from game.table.settings import Settings
from game.table.sound import device
from game.table.stage import Stage
from game.table.window import Window, prepare


@dataclass(frozen=True)
class Start:
    """Which scene to open: one of SCENES, or "demo", "sample", "resume", "open", "look", "puzzle"."""

    scene: str = "title"
    decks: tuple[str, ...] | None = None
    seats: tuple[str, ...] = ("human", "casual")
    seed: int | None = None
    matches: int | None = None  # of a demonstration
    path: Path | None = None
    frames: int | None = None  # stop after so many, for self-tests
    game: str = ""  # "": the one that was on the table last
    rules: Mapping[str, bool] = field(default_factory=dict)
    step: int | None = None  # of the file to look at
    puzzle: int = 1


def run(start: Start) -> int:
    """Open the window and run until it is closed. Raises NoDisplay."""
    memory.lay_large_apart()
    settings, damaged = settings_room.load()
    window = Window(fullscreen=settings.fullscreen, plain=settings.plain_window)
    if window.plain and not settings.plain_window:
        settings.plain_window = True
        settings.save()
    stage: Stage | None = None
    try:
        faces.use_cache(settings_room.folder() / "pictures")
        stage = Stage(window.size, settings, unread(start.game or settings.setup.game), DOORS)
        stage.sound.output = device.Device()
        stage.hurry = True
        open_scene(stage, start)
        if damaged:
            stage.tell(stage.say("title-damaged-settings"))
        loop.run(window, stage, start.frames)
    except Exception as error:
        report = crash.report(error)
        if start.frames is None:
            from game.table import crashed

            crashed.show(window, settings, report)
        raise
    finally:
        if start.frames is None:
            ending()
        if stage is not None:
            stage.quit()
        window.close()
    return 0


def load_library(game: str = GAMES[0]) -> Library:
    from game.table.loading import library

    return library(game)


def open_scene(stage: Stage, start: Start) -> None:
    from game.table.scenes.title import Title

    game, players = start.game or stage.library.game, len(start.seats)
    if start.scene != "title" or not stage.hurry:
        stage.take_up(game)
    stage.go(Title(stage))
    if start.scene == "title":
        return
    from game.table.match import opening

    makers: dict[str, Callable[[], Any]] = {
        "match": lambda: opening.begin(
            stage, game, _decks(stage, start), start.seats, start.seed, rules=start.rules, people=None
        ),
        "demo": lambda: opening.demo(stage, game, start.seed, start.matches, players, start.rules),
        "sample": lambda: opening.sample(stage, game, players),
        "open": lambda: stage.open_file(start.path) if start.path else None,
        "look": lambda: opening.look(stage, start.path, start.step) if start.path else None,
        "resume": lambda: _resume(stage),
    }
    if start.scene == "settings":
        from game.table.scenes.options import Options

        stage.push(Options(stage))
    elif start.scene == "glossary":
        from game.table.glossary.scene import Glossary

        stage.push(Glossary(stage))
    elif start.scene == "art":
        from game.table.gallery.art import ArtWords

        stage.push(ArtWords(stage))
    elif start.scene == "handbook":
        from game.table.handbook.scene import Handbook

        stage.push(Handbook(stage))
    elif start.scene == "matches":
        from game.table.scenes.matches import Matches

        stage.push(Matches(stage))
        while not stage.hurry and stage.scene.update(0.0):  # in a picture all files were read
            pass
    elif start.scene in ("puzzles", "puzzle"):
        _puzzles(stage, start)
    elif start.scene == "lab":
        _lab(stage)
    elif start.scene == "set-up":
        from game.table.scenes.setup import SetUp

        stage.settings.setup.of(game).seats = players
        stage.push(SetUp(stage))
    elif start.scene in ("building", "gallery", "workshop"):
        from game.table.building.scene import Building
        from game.table.gallery.scene import Gallery
        from game.table.workshop.scene import Workshop

        browsers = {"building": Building, "gallery": Gallery, "workshop": Workshop}
        stage.push(browsers[start.scene](stage))
        stage.fresh()
        while not stage.hurry and stage.scene.update(1.0):  # in a picture all faces are there at once
            pass
    elif start.scene in makers:
        if start.scene in ("match", "demo", "sample") and not stage.library.decks:
            stage.tell(stage.say("title-no-decks"))
        else:
            makers[start.scene]()


def _puzzles(stage: Stage, start: Start) -> None:
    """The shelf, or one of its puzzles."""
    from game.table.puzzling import opening
    from game.table.puzzling.shelf import Puzzles

    shelf = Puzzles(stage)
    if start.scene == "puzzle":
        opening.begin(stage, shelf.known, start.puzzle - 1)
        return
    stage.push(shelf)
    while not stage.hurry and stage.scene.update(0.0):  # in a picture all faces are there at once
        pass


def _lab(stage: Stage) -> None:
    from game.table.lab.scene import Lab

    lab = Lab(stage)
    stage.push(lab)
    while not stage.hurry and lab.course.looks:  # in a picture the file was read
        lab.update(0.0)
        time.sleep(0.01)


def _decks(stage: Stage, start: Start) -> tuple[str, ...]:
    """Those that were named, or else those that were played last."""
    if start.decks:
        return start.decks
    sides = stage.settings.setup.of(stage.library.game)
    sides.complete([deck.id for deck in stage.library.decks])
    return tuple(sides.decks[: len(start.seats)])


def _resume(stage: Stage) -> None:
    from game.table.match import opening
    from game.table.playing.unfinished import unfinished

    found = unfinished()
    if found:
        opening.resume(stage, found.path)


# Without a window


def unseen(size: tuple[int, int], lang: str, scale: float = 1.0, theme: str = "felt") -> Stage:
    """A stage that draws into memory."""
    return without_window(size, Settings(language=lang, scale=scale, theme=theme))


def without_window(size: tuple[int, int], settings: Settings, game: str = GAMES[0]) -> Stage:
    """A stage of `game` in memory. Nobody presses twice by mistake there: its clock goes on at each look."""
    unseen_driver(size)
    stage = Stage(size, settings, load_library(game), DOORS)
    stage.now = map(float, count()).__next__
    return stage


def unseen_driver(size: tuple[int, int]) -> None:
    """Set SDL up without a display, by its dummy driver."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    prepare()
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode(size)


def picture(stage: Stage) -> Surface:
    surface = Surface(stage.size)
    stage.draw(surface)
    return surface


def screenshot(
    target: str,
    size: tuple[int, int] = (1920, 1080),
    lang: str = "en",
    scale: float = 1.0,
    theme: str = "felt",
    step: int | None = None,
    game: str = "",
    players: int = 2,
) -> Surface:
    """A picture of one of SCENES, of a game and with so many players, or of a match file after `step` answers.

    The step can also stand in the target: FILE@STEP.
    """
    stage = unseen(size, lang, scale, theme)
    open_scene(stage, _shown(target, step, game, players))
    return picture(stage)


def tree_text(
    target: str,
    size: tuple[int, int] = (1920, 1080),
    lang: str = "en",
    step: int | None = None,
    game: str = "",
    players: int = 2,
) -> str:
    """What the same scene says, as text."""
    stage = unseen(size, lang)
    open_scene(stage, _shown(target, step, game, players))
    return tree.as_text(stage.fresh())


def _shown(target: str, step: int | None, game: str, players: int) -> Start:
    if target in SCENES:
        scene = "sample" if target == "match" else target
        return Start(scene, seats=("human", *["casual"] * (players - 1)), game=game)
    name, _, number = target.rpartition("@")
    if step is None and name and number.isdigit():
        target, step = name, int(number)
    return Start("look", path=Path(target), step=step)
