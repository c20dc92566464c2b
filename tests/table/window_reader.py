"""In a true window, by events of the window system alone: the library, a flag, the bundle, playing on, the lesson, and
a changed key; run by `test_window`. Arguments: width, height, language. Prints one JSON object.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

import pygame

from game.records import bundle
from game.records.flags import flags_of
from game.records.match import Match
from game.records.matchfile import matches_folder
from game.table import app, tree
from game.table.match.scene import MatchScene
from game.table.replay.scene import ReplayScene
from game.table.scenes.options import Options
from game.table.teaching.scene import LessonScene
from tests.table import live
from tests.table.windowed import Windowed, send

LONGEST = 40.0  # seconds for a step


class Reader:
    def __init__(self, width: int, height: int, lang: str) -> None:
        self.table = Windowed(width, height, lang, app.Start(game="cataclysm"))
        self.stage = self.table.stage

    def go_on(self, seconds: float) -> None:
        """Let the window live for a while."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.table.frame()

    def until(self, holds: Callable[[], object], what: str) -> None:
        end = time.monotonic() + LONGEST
        while not holds():
            assert time.monotonic() < end, what
            self.go_on(0.05)

    def click(self, key: str) -> None:
        self.until(lambda: self._there(key), f"{key} does not come")
        node = self._there(key)
        assert node is not None
        self.click_at(node.rect.center)

    def click_at(self, spot: tuple[int, int]) -> None:
        send("mousemove", str(spot[0]), str(spot[1]), "click", "1")
        self.go_on(0.4)

    def press(self, *keys: str) -> None:
        for key in keys:
            send("key", key)
            self.go_on(0.2)

    def _there(self, key: str) -> tree.Node | None:
        return tree.find(tree.reachable(self.stage.fresh()), key)

    # what a person does

    def looks_again(self) -> dict[str, object]:
        """Opens the last match of the library, jumps, flags, bundles, and plays on."""
        stage = self.stage
        self.click("matches")
        self.click("open")
        self.until(lambda: isinstance(stage.scene, ReplayScene), "the match is not shown")
        scene = stage.scene
        assert isinstance(scene, ReplayScene)
        self.press("space", "Home", "Next", "Next")
        at = scene.play.watched.step
        self.press("f")
        send("type", "Odd here")
        self.go_on(0.6)
        self.click("flag-unfair")
        self.click("bundle")
        self.click("play-on")
        self.until(lambda: type(stage.scene) is MatchScene, "nobody plays on")
        made = stage.scene
        assert isinstance(made, MatchScene)
        begun = len(made.play.match.record.answers)
        made.leave_match()
        return {"at": at, "begun": begun}

    def opens_the_bundle(self) -> list[list[object]]:
        """As by a double click on it."""
        (path,) = bundle.folder().glob(f"*{bundle.SUFFIX}")
        app.open_scene(self.stage, app.Start("open", path=path))
        scene = self.stage.scene
        assert isinstance(scene, ReplayScene)
        self.go_on(0.3)
        told: list[list[object]] = [[flag.at, flag.kind, flag.text] for flag in scene.watching.flags]
        scene.leave_match()
        self.press("Escape")
        return told

    def learns(self, game: str = "") -> int:
        """Presses what the lesson lights, to its end, of another `game` if one is named; the number of presses."""
        stage, pressed = self.stage, 0
        if game:
            self.click(f"game-{game}")
        self.click("learn")
        scene = stage.scene
        assert isinstance(scene, LessonScene)
        while not scene.over_now:
            self.until(lambda: scene.waits, f"nothing to do at {scene.play.at}")
            if scene.play.looking:
                self.press("Return")
            else:
                self.until(lambda: scene._lit, f"nothing is lit at {scene.play.at}")
                self.click_at(scene._lit[0].rect.center)
            pressed += 1
            assert pressed < 120
            self.until(lambda: scene.waits or scene.over_now, "the lesson stands still")
        self.click("to-title")
        return pressed

    def changes_a_key(self) -> dict[str, object]:
        """Puts the glossary on G, and opens it by that."""
        stage = self.stage
        self.click("settings")
        assert isinstance(stage.scene, Options)
        self.click("group-keys")
        self.click("key-help")
        self.press("g")
        self.click("done")
        self.press("F1")
        before = stage.scene.name
        self.press("g")
        after = stage.scene.name
        self.press("Escape")
        return {"F1": before, "G": after, "keys": dict(stage.settings.keys)}


def main(width: int, height: int, lang: str) -> None:
    match = live.new_match(live.decks_of("cataclysm", 2), 3, 0, ("human", "random"), "cataclysm")
    match.save_in(matches_folder())
    live.random_play(match, 3, lambda _: False)
    assert match.path is not None
    reader = Reader(width, height, lang)
    reader.go_on(0.5)
    found: dict[str, object] = {"driver": pygame.display.get_driver(), "size": list(reader.table.window.size)}
    found["replay"] = reader.looks_again()
    found["flags"] = [[f.at, f.kind, f.text] for f in flags_of(Match.load(match.path).record)]
    found["bundle"] = reader.opens_the_bundle()
    found["keys"] = reader.changes_a_key()
    found["pressed"] = [reader.learns(), reader.learns("estro")]
    found["lessons"] = reader.stage.settings.lessons
    print(json.dumps(found))
    reader.stage.quit()
    reader.table.window.close()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
