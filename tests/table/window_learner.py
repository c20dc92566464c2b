"""Plays a lesson to its end in a true window, from the title on, by the mouse of the window system; run by
`test_window`.

Arguments: width, height, language, game and, if pictures are wanted, a folder for them. Prints one JSON object.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pygame

from game.table import app, tree
from game.table.teaching.scene import LessonScene
from tests.table.windowed import Windowed, press

TRIES, FRAMES = 400, 30
"""So often something is pressed at the most, and so many frames lie between: the first moment of a question takes no
press."""


def main(width: int, height: int, lang: str, game: str, folder: str = "") -> None:
    table = Windowed(width, height, lang, app.Start("title", game=game))
    stage = table.stage
    table.click("learn", lambda: stage.scene.name == "lesson")
    scene = stage.scene
    assert isinstance(scene, LessonScene)
    stage.settings.speed = 1 if folder else 0
    for number in range(TRIES):
        table.until(lambda: scene.waits)
        if scene.over_now:
            break
        _shot(table, folder, f"{number:03d}-{scene.play.at:02d}")
        press(table.node("continue" if scene.play.looking else scene._lit[0].key))
        for frame in range(FRAMES):
            table.frame()
            if frame == FRAMES // 2:
                _shot(table, folder, f"{number:03d}-{scene.play.at:02d}-after")
    for _ in range(3 * FRAMES):
        table.frame()
    _shot(table, folder, "end")
    here = {node.key for node in tree.walk(stage.fresh())}
    print(json.dumps({"driver": pygame.display.get_driver(), "over": scene.over_now, "learnt": stage.settings.lessons,
                      "offers": sorted(here & {"continue", "next-lesson", "to-title"})}))  # fmt: skip
    table.close()


def _shot(table: Windowed, folder: str, name: str) -> None:
    if folder:
        pygame.image.save(table.window.surface, Path(folder) / f"{name}.png")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:])
