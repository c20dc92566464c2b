"""Runs the table in its window, and draws any scene of it without one."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame
from pygame import Surface

from game.system import crash
from game.table import settings as settings_room
from game.table import tree
from game.table.library import Library
from game.table.settings import Settings
from game.table.stage import Stage
from game.table.window import Window, prepare

FRAMES = 60


@dataclass(frozen=True)
class Start:
    """Which scene to open: "title", "set-up", "settings", "match", "demo", "resume", "open"."""

    scene: str = "title"
    decks: tuple[str, str] | None = None
    seats: tuple[str, str] = ("human", "casual")
    seed: int | None = None
    matches: int | None = None  # of a demonstration
    path: Path | None = None
    frames: int | None = None  # stop after so many, for self-tests


def run(start: Start) -> int:
    """Open the window and run until it is closed. Raises NoDisplay."""
    settings, damaged = settings_room.load()
    window = Window(fullscreen=settings.fullscreen, plain=settings.plain_window)
    if window.plain and not settings.plain_window:
        settings.plain_window = True
        settings.save()
    try:
        stage = Stage(window.size, settings, load_library())
        stage.hurry = True
        open_scene(stage, start)
        if damaged:
            stage.tell(stage.say("title-damaged-settings"))
        _loop(window, stage, start.frames)
    except Exception as error:
        report = crash.report(error)
        if start.frames is None:
            from game.table import crashed

            crashed.show(window, settings, report)
        raise
    finally:
        window.close()
    return 0


def _loop(window: Window, stage: Stage, frames: int | None) -> None:
    clock = pygame.time.Clock()
    left = frames
    while stage.running and left != 0:
        for event in pygame.event.get():
            if event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
                window.resized()
                stage.resize(window.size)
            else:
                stage.handle(event)
        for command, value in stage.commands:
            if command == "fullscreen":
                window.set_fullscreen(bool(value))
                stage.resize(window.size)
        stage.commands.clear()
        if not stage.running:
            break
        stage.update(clock.get_time() / 1000)
        if stage.dirty:
            stage.draw(window.surface)
            window.flip()
        clock.tick(FRAMES)
        if left is not None:
            left -= 1


def load_library() -> Library:
    from game.table.loading import library

    return library()


def open_scene(stage: Stage, start: Start) -> None:
    from game.table.match import opening
    from game.table.scenes.title import Title

    makers: dict[str, Callable[[], Any]] = {
        "match": lambda: opening.begin(stage, _decks(stage, start), start.seats, start.seed),
        "demo": lambda: opening.demo(stage, start.seed, start.matches),
        "open": lambda: opening.resume(stage, start.path) if start.path else None,
        "resume": lambda: _resume(stage),
    }
    stage.go(Title(stage))
    if start.scene == "settings":
        from game.table.scenes.options import Options

        stage.push(Options(stage))
    elif start.scene == "set-up":
        from game.table.scenes.setup import SetUp

        stage.push(SetUp(stage))
    elif start.scene in makers:
        makers[start.scene]()


def _decks(stage: Stage, start: Start) -> tuple[str, str]:
    ids = [deck.id for deck in stage.library.decks]
    if start.decks:
        return start.decks
    remembered = stage.settings.setup.decks
    return (
        remembered[0] if remembered[0] in ids else ids[0],
        remembered[1] if remembered[1] in ids else ids[1 % len(ids)],
    )


def _resume(stage: Stage) -> None:
    from game.table.match import opening

    path = opening.unfinished()
    if path:
        opening.resume(stage, path)


# Without a window


def unseen(size: tuple[int, int], lang: str, scale: float = 1.0, theme: str = "felt") -> Stage:
    """A stage that draws into memory."""
    unseen_driver(size)
    return Stage(size, Settings(language=lang, scale=scale, theme=theme), load_library())


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
) -> Surface:
    """A picture of "title", "set-up", "settings", "match", or of a match file after `step` answers (FILE@STEP)."""
    stage = unseen(size, lang, scale, theme)
    _open_target(stage, target, step)
    return picture(stage)


def tree_text(target: str, size: tuple[int, int] = (1920, 1080), lang: str = "en", step: int | None = None) -> str:
    """What the same scene says, as text."""
    stage = unseen(size, lang)
    _open_target(stage, target, step)
    return tree.as_text(stage.fresh())


def _open_target(stage: Stage, target: str, step: int | None) -> None:
    if target in ("title", "set-up", "settings"):
        open_scene(stage, Start(target))
        return
    from game.table.match import opening

    if target == "match":
        opening.sample(stage)
        return
    name, _, number = target.rpartition("@")
    if step is None and name and number.isdigit():
        target, step = name, int(number)
    opening.look(stage, Path(target), step)
