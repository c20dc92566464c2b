"""Plays a match in a true window, by events of the window system alone; run by `test_window`.

Arguments: "mouse", "drag" (as "mouse", but cards are dragged) or "keys", width, height, language, seconds, game, who
sits where ("human,random"), and the switches that are agreed on ("necrotoken,mnemonica"), none by default.
Prints one JSON object.
"""

from __future__ import annotations

import json
import random
import sys
import time

import pygame

from game.table import app, tree
from game.table.match import aim, parts
from game.table.match.record import entity_of, meant
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from game.table.tree import Node
from tests.table import bot
from tests.table.windowed import Windowed, press, send


def aimed(stage: Stage, node: Node, stream: random.Random) -> tuple[int, int] | None:
    """Where a card can be dragged to: one of its targets that lies open, or else the own line."""
    scene = stage.scene
    card = entity_of(meant(node))
    if not isinstance(scene, MatchScene) or card is None or not scene.can_drag(node):
        return None
    if aim.is_put_forward(scene.table):
        return forward(stage, scene, card, stream)
    asked = aim.asked_of(scene.table, scene.play, card)
    targets = scene.table.legal.targets_of(card) | (asked.picks if asked and asked.kind == "target" else set())
    nodes = [n for n in tree.walk(stage.root) if n.role in ("card", "player") and entity_of(meant(n)) in targets]
    if nodes:
        return stream.choice(nodes).rect.center
    row = tree.find(stage.root, f"{scene.table.side(scene.table.near).field[0].key}-{scene.table.near}")
    return row.rect.center if row and card in scene.table.own_hand and not targets else None


def forward(stage: Stage, scene: MatchScene, card: int, stream: random.Random) -> tuple[int, int] | None:
    """Onto one to which it can go, or to the other player."""
    goes = parts.targets(scene.table, card) if card in scene.table.legal.options else frozenset()
    found = [tree.find(stage.root, f"card-{to}") for to in goes] or [
        tree.find(stage.root, f"player-{scene.table.others[0]}")
    ]
    nodes = [node for node in found if node is not None]
    return stream.choice(nodes).rect.center if nodes else None


def pulled(table: Windowed, node: Node, end: tuple[int, int]) -> int:
    """Press on the node, move to `end` and let go; 1 if it was dragged all the way and told what would come of it."""
    x, y = node.rect.x + 8, node.rect.centery
    send("mousemove", str(x), str(y), "mousedown", "1")
    for step in range(1, 7):
        send("mousemove", str(x + (end[0] - x) * step // 6), str(y + (end[1] - y) * step // 6))
        table.frame()
    scene = table.stage.scene
    table.until(lambda: table.stage.pointer == end)
    told = (
        isinstance(scene, MatchScene)
        and scene.table.dragged is not None
        and (aim.is_put_forward(scene.table) or aim.act(scene.table, scene.play, scene.meant) is not None)
    )
    send("mouseup", "1")
    table.until(lambda: not table.stage.dragging)
    return int(told)


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
    end, pressed, dragged = time.monotonic() + seconds, 0, 0
    while time.monotonic() < end and not getattr(stage.scene, "result", None):
        table.frame()
        if goal is None or tree.find(tree.reachable(stage.fresh()), goal) is None:
            wanted = bot.wanted(stage, stream)
            goal = wanted.key if wanted else None
        node = tree.find(stage.root, goal) if goal else None
        if node is None:
            continue
        if by == "drag" and (end_at := aimed(stage, node, stream)) is not None:
            dragged += pulled(table, node, end_at)
        elif by != "keys":
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
                "dragged": dragged,
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
