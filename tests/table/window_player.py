"""Plays a match in a true window, by events of the window system alone; run by `test_window`.

Arguments: "mouse" or "keys", width, height, language, seconds, game, who sits where ("human,random"), and the switches
that are agreed on ("necrotoken,mnemonica"), none by default.
Prints one JSON object.
"""

from __future__ import annotations

import json
import random
import sys
import time

import pygame

from game.table import app, tree
from tests.table import bot
from tests.table.windowed import Windowed, press, send


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
    table = Windowed(width, height, lang, app.Start("match", seats=seats, seed=7, game=game, rules=rules))
    stage, stream, goal = table.stage, random.Random(5), None
    end, pressed = time.monotonic() + seconds, 0
    while time.monotonic() < end and not getattr(stage.scene, "result", None):
        table.frame()
        if goal is None or tree.find(tree.reachable(stage.fresh()), goal) is None:
            wanted = bot.wanted(stage, stream)
            goal = wanted.key if wanted else None
        node = tree.find(stage.root, goal) if goal else None
        if node is None:
            continue
        if by == "mouse":
            press(node)
        elif stage.focus != node.key or not stage.keyboard:
            send("key", "Tab")
            continue
        else:
            send("key", "Return")
        goal, pressed = None, pressed + 1
    window = table.window
    stage.draw(window.surface)
    colours = {tuple(window.surface.get_at((x, y))) for x in range(0, width, 37) for y in range(0, height, 41)}
    print(
        json.dumps(
            {
                "driver": pygame.display.get_driver(),
                "size": list(window.size),
                "result": getattr(stage.scene, "result", None),
                "pressed": pressed,
                "drawn": table.drawn,
                "colours": len(colours),
            }
        )
    )
    table.close()


if __name__ == "__main__":
    main(
        sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], float(sys.argv[5]), sys.argv[6],
        tuple(sys.argv[7].split(",")), dict.fromkeys(filter(None, "".join(sys.argv[8:]).split(",")), True),
    )  # fmt: skip
