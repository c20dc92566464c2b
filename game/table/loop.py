"""What goes round while a window is open: input, time, picture."""

from __future__ import annotations

import gc

import pygame

from game.table.stage import Stage
from game.table.window import Window

FRAMES = 60  # a second, at most
RESIZED = (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED)


def run(window: Window, stage: Stage, frames: int | None = None) -> None:
    """Until the stage comes to its end, or for so many frames. It draws only when something has changed."""
    clock = pygame.time.Clock()
    left, shown = frames, False
    if window.closed:
        stage.quit()
    while stage.running and left != 0:
        if shown and stage.hurry:
            stage.complete()
            gc.freeze()
            gc.enable()
        for event in pygame.event.get(RESIZED if stage.hurry else None):  # what is pressed waits for the cards
            if event.type in RESIZED:
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
            shown = True
        clock.tick(FRAMES)
        if left is not None:
            left -= 1
