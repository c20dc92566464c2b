"""Builds a deck in a true window, by mouse and keys of the window system, and begins a match with it; run by
`test_window`.

Arguments: width, height, language. Prints one JSON object.
"""

from __future__ import annotations

import json
import sys

import pygame

from game.table import app
from game.table.building.scene import Building
from tests.table.windowed import Windowed, send


def main(width: int, height: int, lang: str) -> None:
    table = Windowed(width, height, lang, app.Start("set-up", game="estro"))
    stage, click, until = table.stage, table.click, table.until
    click("build", lambda: stage.scene.name == "building")
    scene = stage.scene
    assert isinstance(scene, Building)
    click("kind-manpo", lambda: scene.seeking.sought.kind == "manpo")
    first = scene.shelf.cards[0].id
    click(f"card-{first}", lambda: scene.draft.counts == {first: 1})
    second = scene.shelf.cards[1].id
    spot, deck = table.node(f"card-{second}").rect, table.node("chosen").rect
    send("mousemove", str(spot.centerx), str(spot.centery), "mousedown", "1")
    for part in (0.3, 0.6, 1.0):
        x = round(spot.centerx + (deck.centerx - spot.centerx) * part)
        send("mousemove", str(x), str(round(spot.centery + (deck.centery - spot.centery) * part)))
        table.frame()
    until(lambda: scene.dragged is not None)
    send("mouseup", "1")
    until(lambda: scene.draft.counts == {first: 1, second: 1})
    send("type", "--delay", "40", "re")
    until(lambda: scene.seeking.sought.words == "re" and len(scene.shelf.cards) < 50)
    send("key", "Escape")
    until(lambda: scene.seeking.sought.words == "")
    click("fill", lambda: scene.draft.full)
    click("save", lambda: not scene.draft.changed)
    own = [deck.id for deck in stage.library.decks if deck.own]
    click("back", lambda: stage.scene.name == "set-up")
    click("begin", lambda: stage.scene.name == "match")
    print(json.dumps({"driver": pygame.display.get_driver(), "own": own, "decks": list(stage.scene.table.decks)}))  # type: ignore[attr-defined]
    table.close()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
