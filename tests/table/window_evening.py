"""Plays one match in a true window as somebody would of an evening: from the title by mouse, now and then by keys, with
a look at the log, the menu and a hint, to the end, the look back and the replay; run by `tests.evenings`.

Arguments: a folder for pictures, width, height, language, game, level, seed, and seconds after which it is given up.
Prints one JSON object.
"""

from __future__ import annotations

import contextlib
import json
import random
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path

from game.system.memory import peak_memory
from game.table import app, settings, tree
from game.table.analysing.scene import Analysis
from game.table.drawing import faces
from game.table.games import legal
from game.table.match import ending, prompts
from game.table.match.record import entity_of, meant
from game.table.match.scene import MatchScene
from game.table.settings import Settings
from game.table.sound import device
from game.table.tree import Node
from tests.table import bot
from tests.table.onlooker import Onlooker, told
from tests.table.windowed import Windowed, press, send

EFFECT = 6.0
"""Seconds within which a press has shown an effect."""
STUCK = 90.0
"""Seconds in which there is something to do, or something moves."""
QUICK, AT_ONCE = 6, 45
"""After so many presses what happens is shown four times as fast but while a picture is due, and at once."""
LOOKS = {9: "l", 12: "d"}
"""After so many presses a look at something by its key: the log and a pile."""
HINTS = (2, 9)
"""The free questions at which the table is asked for a hint, which is followed; an expert takes its time for one."""
HINT = 12.0
"""Seconds for which a hint is waited for."""
BY_KEYS = 12
"""Every twelfth press is by Tab and Enter."""
GLANCE = 0.1
"""Seconds between two pictures that are drawn while none is due; a busy machine plays more in the time."""
ENDS = 3
"""The end of a turn is pressed where so many looks at what can be done come to it."""


class Evening:
    def __init__(self, folder: Path, size: tuple[int, int], lang: str, game: str, level: str, seed: int) -> None:
        chosen = Settings(language=lang, hints=seed % 2 == 0)
        chosen.setup.game, chosen.setup.level = game, level
        faces.use_cache(settings.folder() / "pictures")
        self.table = Windowed(*size, lang, app.Start(game=game), chosen)
        self.stage, self.game, self.stream = self.table.stage, game, random.Random(seed)
        self.stage.sound.output = device.Device()
        self.eyes = Onlooker(self.table, folder)
        self.pressed = self.questions = 0
        self.glanced = 0.0
        self.pace: int | None = None  # the speed that is set but while a picture is due; None: as it begins

    # what a hand does

    def frames(self, seconds: float, until: Callable[[], bool] = lambda: False) -> bool:
        """Let time go by; did `until` hold before its end?"""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            seen = self.eyes.waiting or time.monotonic() - self.glanced > GLANCE
            if seen:
                self.glanced = time.monotonic()
            self.table.frame(seen)
            self.eyes.look()
            if self.pace is not None:
                self.stage.settings.speed = 1 if self.pace and self.eyes.waiting else self.pace
            if until():
                return True
        return False

    def press(self, node: Node, by_keys: bool = False) -> bool:
        """Press it, once what is due was pictured, and wait for the effect; none is a fault."""
        self.frames(EFFECT, lambda: not self.eyes.waiting)
        before = told(self.stage)
        if not by_keys or not self._tab(node.key):
            press(node)
        self.pressed += 1
        if self.frames(EFFECT, lambda: told(self.stage) != before):
            return True
        self.eyes.fault(f"a press on {node.role} {node.key} ({node.name}) in {self.stage.scene.name} has no effect")
        return False

    def _tab(self, key: str) -> bool:
        for _ in range(80):
            if self.stage.focus == key and self.stage.keyboard:
                break
            focus = self.stage.focus
            send("key", "Tab")
            self.frames(1.0, lambda focus=focus: self.stage.focus != focus)  # type: ignore[misc]
        if self.stage.focus == key:
            send("key", "Return")
        elif tree.find(tree.reachable(self.stage.fresh()), key) is not None:
            self.eyes.fault(f"Tab never reaches {key} in {self.stage.scene.name}")
        return self.stage.focus == key

    def node(self, key: str, patience: float = 10.0) -> Node | None:
        self.frames(patience, lambda: tree.find(tree.reachable(self.stage.fresh()), key) is not None)
        found = tree.find(tree.reachable(self.stage.fresh()), key)
        if found is None:
            self.eyes.fault(f"there is no {key} in {self.stage.scene.name}")
        return found

    def click(self, key: str, by_keys: bool = False) -> bool:
        found = self.node(key)
        return found is not None and self.press(found, by_keys)

    def tap(self, key: str, seconds: float = 1.2) -> None:
        send("key", key)
        self.frames(seconds)

    # the course of it

    def play(self, seconds: float) -> None:
        self.frames(0.5)
        self.click("play")
        self.frames(0.5)
        for side in (0, 1):
            decks = [node for node in tree.walk(self.stage.fresh()) if node.key.startswith(f"deck-{side}-")]
            free = [node for node in decks if "selected" not in node.flags]
            if free:
                self.press(self.stream.choice(free))
        self.click("begin", by_keys=self.stream.random() < 0.5)
        self.frames(20.0, lambda: isinstance(self.stage.scene, MatchScene))
        self.frames(1.8)
        self._match(time.monotonic() + seconds)
        if self.result is None:
            self.eyes.fault(f"the match is not over after {seconds:.0f} s and {self.pressed} presses")
            return
        self._afterwards()

    @property
    def result(self) -> object:
        scene = self.stage.scene
        return scene.result if isinstance(scene, MatchScene) else None

    def _match(self, end: float) -> None:
        moved = time.monotonic()
        while time.monotonic() < end and self.result is None:
            self.frames(0.02)
            scene = self.stage.scene
            assert isinstance(scene, MatchScene)
            found = self._wanted(scene)
            if found is None:
                if time.monotonic() - moved > STUCK:
                    self.eyes.fault(f"nothing goes on for {STUCK:.0f} s, asked: {scene.table.legal.kind}")
                    return
                if scene.table.motion.moving:
                    moved = time.monotonic()
                continue
            self.frames(1.0, lambda scene=scene: not prompts.is_new(scene.table, self.stage.now()))  # type: ignore[misc]
            self.press(found, by_keys=self.pressed % BY_KEYS == BY_KEYS - 1)
            moved = time.monotonic()
            self._aside()

    def _aside(self) -> None:
        """What is looked at in between, each at its time; and how fast all is shown."""
        if self.pressed in LOOKS or self.pressed == 15:
            self.frames(EFFECT, lambda: not self.eyes.waiting)  # else what is looked at lies over what is pictured
        if self.pressed in LOOKS:
            scene = self.stage.scene
            assert isinstance(scene, MatchScene)
            table, key = scene.table, LOOKS[self.pressed]
            send("key", key)
            if not self.frames(EFFECT, lambda: table.log.open or bool(table.over)):
                self.eyes.fault(f"the key {key} has no effect")
            self.frames(1.2)
            send("key", "Escape")
            self.frames(EFFECT, lambda: not table.log.open and not table.over)
        elif self.pressed == 15:
            self.click("menu-button")
            self.frames(1.2)
            self.tap("Escape", 0.5)
        elif self.pressed == QUICK:
            self.pace = 4  # not by its key, whose notice would lie over what is pictured
        elif self.pressed == AT_ONCE:
            self.tap("0", 0.3)
            self.pace = 0

    def _wanted(self, scene: MatchScene) -> Node | None:
        """What is pressed next: what a hint names, or anything legal, but the end of a turn seldom."""
        table = scene.table
        if table.over:
            send("key", "Escape")
            self.frames(0.3)
            return None
        if table.legal.mine and table.legal.free and table.selected is None and not table.motion.busy:
            self.questions += 1
            if self.questions in HINTS and table.advice.about is None:
                self.tap("i", 0.1)
                self.frames(HINT, lambda: not table.advice.sought)
                self.frames(0.5)
        if table.advice.answer and (named := self._named(scene)) is not None:
            return named
        for _ in range(ENDS):
            found = bot.wanted(self.stage, self.stream)
            if found is None or found.key != "end-turn":
                break
        return found

    def _named(self, scene: MatchScene) -> Node | None:
        """The first that the hint names and that can be pressed."""
        table = scene.table
        if table.advice.answer == table.legal.ending:
            return tree.find(tree.reachable(self.stage.fresh()), "end-turn")
        named = legal.entities(table.game.verbs, table.advice.answer)
        nodes = tree.walk(tree.reachable(self.stage.fresh()))
        live = {
            entity_of(meant(node)): node for node in nodes if node.actions and node.enabled and "legal" in node.flags
        }
        return next((live[card] for card in named if card in live and card != table.selected), None)

    def _afterwards(self) -> None:
        """The end of the match, the look back, and the match once more."""
        table = self.stage.scene.table if isinstance(self.stage.scene, MatchScene) else None
        self.pace = None
        self.frames(60.0, lambda: table is None or table.ending.time >= ending.WHOLE)
        self.eyes.see("ended")
        self.frames(1.0)
        self.click("result-look")
        self.frames(0.6)
        self.click("result-back")
        self.frames(0.6)
        if self.click("analysis-open"):
            self.frames(1.5)
            scene = self.stage.scene
            if isinstance(scene, Analysis):
                self.frames(60.0, lambda: scene.background.study.done)
            self.eyes.see("looked-back", (0.2,))
            self.frames(1.0)
            self.tap("Escape")
        if self.click("result-watch"):
            self.frames(2.5)
            self.eyes.see("watched", (0.1,))
            self.frames(1.0)
            self.tap("Escape")
            self.eyes.see("watched-menu", (0.1,))
            self.frames(0.5)


def main(folder: Path, size: tuple[int, int], lang: str, game: str, level: str, seed: int, seconds: float) -> None:
    begin = time.monotonic()
    evening = Evening(folder, size, lang, game, level, seed)
    try:
        evening.play(seconds)
    except Exception:
        evening.eyes.fault(traceback.format_exc())
    found = {
        "result": evening.result is not None or "end" in evening.eyes.kinds,
        "pressed": evening.pressed,
        "seconds": round(time.monotonic() - begin),
        "memory_mb": peak_memory(),
        "kinds": evening.eyes.kinds,
        "faults": evening.eyes.faults,
    }
    with contextlib.suppress(Exception):
        evening.table.close()
    print(json.dumps(found, ensure_ascii=False))


if __name__ == "__main__":
    main(
        Path(sys.argv[1]), (int(sys.argv[2]), int(sys.argv[3])), sys.argv[4], sys.argv[5], sys.argv[6],
        int(sys.argv[7]), float(sys.argv[8]),
    )  # fmt: skip
