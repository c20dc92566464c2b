"""Builds a deck in a true window, by mouse and keys of the window system, and begins a match with it; run by
`test_window`.

Arguments: width, height, language. Prints one JSON object.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable

import pygame

from game.table import app, tree
from game.table.building.scene import Building
from game.table.settings import Settings
from game.table.stage import Stage
from game.table.window import Window
from tests.table.window_player import send

PATIENCE = 60.0
"""Seconds within which the window answers."""


def main(width: int, height: int, lang: str) -> None:
    window = Window((width, height))
    stage = Stage(window.size, Settings(language=lang, speed=0), app.load_library())
    app.open_scene(stage, app.Start("set-up", game="estro"))
    clock = pygame.time.Clock()

    def until(holds: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            for event in pygame.event.get():
                stage.handle(event)
            stage.update(clock.tick(60) / 1000)
            if stage.dirty:
                stage.draw(window.surface)
                window.flip()
            if holds():
                return
            assert time.monotonic() < end, f"nothing came of it in {stage.scene.name}"

    def click(key: str, holds: Callable[[], bool]) -> None:
        until(lambda: tree.find(stage.fresh(), key) is not None)
        spot = tree.find(stage.fresh(), key)
        assert spot is not None
        send("mousemove", str(spot.rect.centerx), str(spot.rect.centery), "click", "1")
        until(holds)

    click("build", lambda: stage.scene.name == "building")
    scene = stage.scene
    assert isinstance(scene, Building)
    click("kind-manpo", lambda: scene.sought.kind == "manpo")
    first = scene.shelf.cards[0].id
    click(f"card-{first}", lambda: scene.draft.counts == {first: 1})
    second = scene.shelf.cards[1].id
    spot, deck = tree.find(stage.fresh(), f"card-{second}"), tree.find(stage.fresh(), "chosen")
    assert spot is not None and deck is not None
    send("mousemove", str(spot.rect.centerx), str(spot.rect.centery), "mousedown", "1")
    for part in (0.3, 0.6, 1.0):
        x = round(spot.rect.centerx + (deck.rect.centerx - spot.rect.centerx) * part)
        send("mousemove", str(x), str(round(spot.rect.centery + (deck.rect.centery - spot.rect.centery) * part)))
        until(lambda: True)
    until(lambda: scene.dragged is not None)
    send("mouseup", "1")
    until(lambda: scene.draft.counts == {first: 1, second: 1})
    send("type", "--delay", "40", "re")
    until(lambda: scene.sought.words == "re" and len(scene.shelf.cards) < 50)
    send("key", "Escape")
    until(lambda: scene.sought.words == "")
    click("fill", lambda: scene.draft.full)
    click("save", lambda: not scene.draft.changed)
    own = [deck.id for deck in stage.library.decks if deck.own]
    click("back", lambda: stage.scene.name == "set-up")
    click("begin", lambda: stage.scene.name == "match")
    print(json.dumps({"driver": pygame.display.get_driver(), "own": own, "decks": list(stage.scene.decks)}))  # type: ignore[attr-defined]
    for held in stage.scenes:
        held.leave()
    window.close()


if __name__ == "__main__":
    os.environ.pop("SDL_VIDEODRIVER", None)
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
