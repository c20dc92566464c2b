"""The start: the title is shown before the cards are read and before the room of the match is imported."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from game.table import app
from game.table.doors import DOORS
from game.table.library import unread
from game.table.scenes.title import SHOWN, Title
from game.table.settings import Settings
from game.table.stage import Stage

AT_THE_TITLE = """
import sys
from game import cli
from game.table import app, loop, window
from game.table.doors import DOORS
from game.table.library import unread
from game.table.settings import Settings
from game.table.stage import Stage
app.unseen_driver((1280, 720))
stage = Stage((1280, 720), Settings(), unread("contracts"), DOORS)
stage.hurry = True
app.open_scene(stage, app.Start())
stage.update(0.0)
app.picture(stage)
print(*sys.modules)
"""


def test_the_first_frame_needs_neither_the_card_language_nor_a_match(tmp_path: Path) -> None:
    around = {**os.environ, "CONTRACTS_HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", AT_THE_TITLE], capture_output=True, text=True, check=True, env=around)
    loaded = set(done.stdout.splitlines()[-1].split())
    assert "game.table.scenes.title" in loaded
    heavy = {
        "game.kernel.cards", "game.kernel.decisions", "game.kernel.game", "game.language.library", "game.records.match",
        "game.table.match.scene", "fluent.runtime", "babel", "multiprocessing", "yaml",
    }  # fmt: skip
    assert not loaded & heavy


def test_after_the_first_frame_the_cards_are_there_and_are_dealt() -> None:
    app.unseen_driver((1280, 720))
    stage = Stage((1280, 720), Settings(), unread("cataclysm"), DOORS)
    stage.hurry = True
    title = Title(stage)
    stage.go(title)
    assert not title.update(0.0)
    assert not stage.library.cards
    stage.complete()
    assert stage.library.cards
    assert stage.library.game == "cataclysm"
    while title.update(0.0):
        pass
    assert title.dealt == SHOWN
