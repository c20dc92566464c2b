"""Solves a puzzle of attacks in a true window, from the title on, by the mouse of the window system; run by
`test_window`.

Arguments: width, height, language. Prints one JSON object.
"""

from __future__ import annotations

import json
import sys

import pygame

from game.table import app, tree
from game.table.match.leading import keys_to
from game.table.puzzling.scene import PuzzleScene
from game.table.puzzling.shelf import Puzzles
from tests.table.windowed import Windowed, press

TRIES, FRAMES = 12, 30
"""So often something is pressed for one answer, and so many frames lie between: the first moment of a question
takes no press."""


def main(width: int, height: int, lang: str) -> None:
    table = Windowed(width, height, lang, app.Start("title", game="contracts"))
    stage = table.stage
    table.click("puzzles", lambda: stage.scene.name == "puzzles")
    shelf = stage.scene
    assert isinstance(shelf, Puzzles)
    puzzle = next(one for one in shelf.known if {answer[0] for answer in one.solution} <= {"attack", "orb"})
    table.click(f"puzzle-{puzzle.number}", lambda: stage.scene.name == "puzzle")
    scene = stage.scene
    assert isinstance(scene, PuzzleScene)
    table.click("puzzle-hint", lambda: scene.hinted == 1)
    for given, answer in enumerate(puzzle.solution, 1):
        table.until(lambda: scene.settled and scene.table.legal.mine)
        for _ in range(TRIES):
            if len(scene.play.match.steps) >= given:
                break
            here = {node.key for node in tree.walk(stage.fresh())}
            press(table.node(next(key for key in keys_to(scene.table, answer) if key in here)))
            for _ in range(FRAMES):
                table.frame()
    table.until(lambda: scene.settled and scene.play.solved)
    print(json.dumps({"driver": pygame.display.get_driver(), "solved": stage.settings.puzzles, "key": puzzle.key}))
    table.close()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
