"""Sets a position up in the workshop in a true window, by mouse alone, plays from it, saves it; for `test_window`.

Arguments: width, height, language, game. Prints one JSON object.
"""

from __future__ import annotations

import json
import sys
import time

import pygame

from game.records.scenarios.reading import Libraries, read
from game.records.scenarios.running import run_file
from game.table import app
from game.table.games.legal import Legal
from game.table.match import prompts
from game.table.workshop.scene import Workshop
from game.table.workshop.trying import Trying
from tests.table.windowed import Windowed, send

FIELD = {"contracts": "line", "cataclysm": "play", "estro": "field"}


def main(width: int, height: int, lang: str, game: str) -> None:
    table = Windowed(width, height, lang, app.Start("title", game=game))
    stage, click, until = table.stage, table.click, table.until
    begun = time.monotonic()
    click("workshop", lambda: stage.scene.name == "workshop")
    scene = stage.scene
    assert isinstance(scene, Workshop)
    bench, zone = scene.arranging.bench, FIELD[game]
    first, second = (card.id for card in scene.shelf.cards[:2])
    click(f"card-{first}", lambda: [card.card for card in bench.cards_at(0, zone)] == [first])
    spot, target = table.node(f"card-{second}").rect, table.node(f"zone-{zone}-1").rect
    send("mousemove", str(spot.centerx), str(spot.centery), "mousedown", "1")
    for part in (0.3, 0.6, 1.0):
        x = round(spot.centerx + (target.centerx - spot.centerx) * part)
        send("mousemove", str(x), str(round(spot.centery + (target.centery - spot.centery) * part)))
        table.frame()
    until(lambda: scene.arranging.dragged is not None)
    send("mouseup", "1")
    until(lambda: [card.card for card in bench.cards_at(1, zone)] == [second])
    click("zone-hand-1", lambda: scene.arranging.target == (1, "hand"))
    click(f"card-{first}", lambda: len(bench.cards_at(1, "hand")) == 1)
    right = table.node("on-hand-1-0").rect
    send("mousemove", str(right.centerx), str(right.centery), "click", "3")
    until(lambda: not bench.cards_at(1, "hand"))
    click("undo", lambda: len(bench.cards_at(1, "hand")) == 1)
    click(f"on-{zone}-0-0", lambda: scene.arranging.chosen == (0, zone, 0))
    stat = bench.stats_of((0, zone, 0))[0]
    before = bench.shown((0, zone, 0)).stats[stat]
    click(f"stat-{stat}", lambda: bench.shown((0, zone, 0)).stats[stat] == before + 1)
    click("save", lambda: bench.path is not None)
    set_up = time.monotonic() - begun
    path = bench.path
    assert path is not None
    click("play", lambda: isinstance(stage.scene, Trying))
    tried = stage.scene
    assert isinstance(tried, Trying)
    until(
        lambda: (
            not tried.table.motion.busy
            and tried.table.legal != Legal()
            and not prompts.is_new(tried.table, tried.stage.now())
        )
    )
    if tried.table.legal.ending is not None:
        click("end-turn", lambda: bool(tried.play.match.steps))
    click("save", lambda: not tried.play.match.steps or "- P1:" in path.read_text("utf-8"))
    click("board", lambda: stage.scene is scene)
    libraries, faults = Libraries(), []
    file = read(path, path.name, libraries, faults)
    assert file is not None, faults
    failed = [str(fault) for outcome in run_file(file) for fault in outcome.faults]
    told = {"driver": pygame.display.get_driver(), "file": path.name, "failed": failed, "seconds": set_up,
            "cards": [first, second], "text": path.read_text("utf-8")}  # fmt: skip
    print(json.dumps(told))
    table.close()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:])
