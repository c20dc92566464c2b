"""Plays a match in a true window, by events of the window system alone; run by `test_window`.

Arguments: "mouse" or "keys", width, height, language, seconds, game, who sits where ("human,random"), and the switches
that are agreed on ("necrotoken,mnemonica"), none by default.
Prints one JSON object.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time

import pygame

from game.table import app, tree
from game.table.settings import Settings
from game.table.stage import Stage
from game.table.window import Window
from tests.table import bot


def send(*words: str) -> None:
    subprocess.run(["xdotool", *words], check=True)


def main(
    by: str,
    width: int,
    height: int,
    lang: str,
    seconds: float,
    game: str,
    seats: tuple[str, ...],
    rules: dict[str, bool],
) -> None:
    window = Window((width, height))
    stage = Stage(window.size, Settings(language=lang, speed=0), app.load_library())
    app.open_scene(stage, app.Start("match", seats=seats, seed=7, game=game, rules=rules))
    clock, stream, goal = pygame.time.Clock(), random.Random(5), None
    end, pressed, drawn = time.monotonic() + seconds, 0, 0
    while time.monotonic() < end and not getattr(stage.scene, "result", None):
        for event in pygame.event.get():
            stage.handle(event)
        stage.update(clock.tick(60) / 1000)
        if stage.dirty:
            stage.draw(window.surface)
            window.flip()
            drawn += 1
        if goal is None or tree.find(tree.reachable(stage.fresh()), goal) is None:
            wanted = bot.wanted(stage, stream)
            goal = wanted.key if wanted else None
        node = tree.find(stage.root, goal) if goal else None
        if node is None:
            continue
        if by == "mouse":
            send("mousemove", str(node.rect.centerx), str(node.rect.centery), "click", "1")
        elif stage.focus != node.key or not stage.keyboard:
            send("key", "Tab")
            continue
        else:
            send("key", "Return")
        goal, pressed = None, pressed + 1
    stage.draw(window.surface)
    colours = {tuple(window.surface.get_at((x, y))) for x in range(0, width, 37) for y in range(0, height, 41)}
    print(
        json.dumps(
            {
                "driver": pygame.display.get_driver(),
                "size": list(window.size),
                "result": getattr(stage.scene, "result", None),
                "pressed": pressed,
                "drawn": drawn,
                "colours": len(colours),
            }
        )
    )
    for scene in stage.scenes:
        scene.leave()
    window.close()


if __name__ == "__main__":
    os.environ.pop("SDL_VIDEODRIVER", None)
    main(
        sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], float(sys.argv[5]), sys.argv[6],
        tuple(sys.argv[7].split(",")), dict.fromkeys(filter(None, "".join(sys.argv[8:]).split(",")), True),
    )  # fmt: skip
