"""Looks over the shoulder of who plays in a true window: a picture of each new kind of moment, and what is wrong."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.table import tree
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from tests.table import live
from tests.table.windowed import Windowed

HEARD = (0.0, 0.15, 0.4)
"""So many seconds after a new sound there is a picture of what it belongs to."""
STILL = (0.35,)
"""And so many after a new question, sheet or screen."""
MOVES = frozenset(("hit-light", "hit-middle", "hit-heavy", "death", "out", "victory", "defeat"))
"""The sounds of what is looked at frame by frame; of others one picture is enough."""
SMALL = frozenset(("hover", "button", "lift", "drop", "refused"))
"""The sounds of which there is none."""


class Heard(deque[str]):
    """What sounds were asked for, each until it was looked at."""

    def __init__(self) -> None:
        super().__init__(maxlen=200)
        self.new: list[str] = []

    def append(self, sound: str) -> None:
        super().append(sound)
        self.new.append(sound)


class Onlooker:
    """`folder`: for the pictures, NUMBER-KIND.png."""

    def __init__(self, table: Windowed, folder: Path) -> None:
        self.table, self.folder = table, folder
        self.kinds: list[str] = []
        self.faults: list[str] = []
        self._due: list[tuple[float, str]] = []
        self._pictures = 0
        self._heard = Heard()
        table.stage.sound.asked = self._heard
        folder.mkdir(parents=True, exist_ok=True)

    def look(self) -> None:
        """After each frame."""
        for kind, delays in _moments(self.table.stage, self._heard):
            self.see(kind, delays)
        now = time.monotonic()
        for due in [due for due in self._due if due[0] <= now]:
            self._due.remove(due)
            self._take(due[1])

    @property
    def waiting(self) -> bool:
        """Is a picture due?"""
        return bool(self._due)

    def see(self, kind: str, delays: tuple[float, ...] = STILL) -> None:
        """A moment of that kind is there; pictures are taken of the first one alone."""
        if kind not in self.kinds:
            self.kinds.append(kind)
            self._due += [(time.monotonic() + delay, f"{kind}-{delay:.2f}") for delay in delays]

    def fault(self, words: str) -> None:
        """Something is wrong: told with a picture, the same only once."""
        if words not in self.faults:
            self.faults.append(words)
            self._take(f"fault-{len(self.faults)}")

    def _take(self, name: str) -> None:
        self._pictures += 1
        if self.table.stage.dirty:
            self.table.stage.draw(self.table.window.surface)
        pygame.image.save(self.table.window.surface, self.folder / f"{self._pictures:03}-{name}.png")
        if name.endswith(f"{STILL[0]:.2f}") and not name.startswith("log"):  # it lies over the buttons
            self._check(name)

    def _check(self, name: str) -> None:
        stage = self.table.stage
        moving = isinstance(stage.scene, MatchScene) and stage.scene.table.motion.moving
        try:
            if not moving:
                live.fits(stage, apart=("part", "card", "hand-card", "choice-card"))
        except AssertionError as wrong:
            self.fault(
                f"{name.rpartition('-')[0]}: {str(wrong).splitlines()[0]} lies over another or beyond the window"
            )


def _moments(stage: Stage, heard: Heard) -> Iterator[tuple[str, tuple[float, ...]]]:
    """The kinds of moment that there are just now, and after how many seconds they are seen best."""
    scene = stage.scene
    for sound in heard.new:
        if sound not in SMALL:
            yield f"heard-{sound}", HEARD if sound in MOVES else HEARD[1:2]
    heard.new.clear()
    if not isinstance(scene, MatchScene):
        yield f"scene-{scene.name}", (1.0,)
        return
    table = scene.table
    if table.versus:
        yield "opening", (0.7,)
    elif table.over:
        yield f"over-{table.over.rstrip('0123456789')}", STILL
    elif table.ended:
        yield "end", (0.6, 2.4)
    elif table.log.open:
        yield "log", STILL
    elif table.advice.answer:
        yield "hint", STILL
    elif table.clash is not None:
        yield "clash", (0.3, 0.9, 1.6)
    elif table.act is not None:
        yield f"act-{table.kind(table.act.shown.get('card', ''))}", (0.2, 0.5)
    elif table.legal.mine and not table.motion.busy:
        yield f"asked-{table.legal.kind}", STILL
        if table.selected is not None:
            yield f"aims-{table.legal.kind}", STILL


def told(stage: Stage) -> list[object]:
    """All that a press may change."""
    scene = stage.scene
    answered = scene.play.match.answered if isinstance(scene, MatchScene) else 0
    root = stage.fresh()
    return [[each.name for each in stage.scenes], answered, stage.notice, tree.as_text(root)]
