"""The table in a true window of a process of its own, by events of the window system alone.

For the programs that `test_window` runs (`window_player`, `window_builder`).
"""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable

import pygame

from game.table import app, tree
from game.table.doors import DOORS
from game.table.settings import Settings
from game.table.stage import Stage
from game.table.tree import Node
from game.table.window import Window

PATIENCE = 60.0
"""Seconds within which the window answers."""


def send(*words: str) -> None:
    """Events of the window system, as `xdotool` names them."""
    subprocess.run(["xdotool", *words], check=True)


class Windowed:
    """A stage in a true window of `width` by `height` pixels; it begins with what `start` opens.

    `settings`: others than those of somebody who is shown everything at once.
    """

    def __init__(self, width: int, height: int, lang: str, start: app.Start, settings: Settings | None = None) -> None:
        os.environ.pop("SDL_VIDEODRIVER", None)
        self.window = Window((width, height))
        settings = settings or Settings(language=lang, speed=0)
        self.stage = Stage(self.window.size, settings, app.load_library(), DOORS)
        app.open_scene(self.stage, start)
        self.clock = pygame.time.Clock()
        self.drawn = 0

    def frame(self, seen: bool = True) -> None:
        """One turn of the loop: events, a step in time, and, where it is `seen`, the picture if something changed."""
        for event in pygame.event.get():
            self.stage.handle(event)
        self.stage.update(self.clock.tick(60) / 1000)
        if seen and self.stage.dirty:
            self.stage.draw(self.window.surface)
            self.window.flip()
            self.drawn += 1

    def until(self, holds: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Frames until `holds()`. Raises AssertionError if it does not within `patience` seconds."""
        end = time.monotonic() + patience
        while True:
            self.frame()
            if holds():
                return
            assert time.monotonic() < end, f"nothing came of it in {self.stage.scene.name}"

    def node(self, key: str) -> Node:
        """The node `key` of the tree, as soon as it is there."""
        self.until(lambda: tree.find(self.stage.fresh(), key) is not None)
        found = tree.find(self.stage.fresh(), key)
        assert found is not None
        return found

    def click(self, key: str, holds: Callable[[], bool]) -> None:
        """Click the node `key`, and wait until `holds()`."""
        press(self.node(key))
        self.until(holds)

    def close(self) -> None:
        for scene in self.stage.scenes:
            scene.leave()
        self.window.close()


def press(node: Node) -> None:
    send("mousemove", str(node.rect.centerx), str(node.rect.centery), "click", "1")
