"""A person at the packaged table, outside of it: eyes that read the match file, hands that are the window system's.

The program gets nothing but clicks and keys. Where they must go is found by the table's own code: it lays out the same
match in memory, gives the same answers, and takes those of the others from the file that the program writes.
"""

from __future__ import annotations

import ctypes
import os
import random
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from game.records import matchfile
from game.records.match import Match
from game.records.matchfile import BadMatchFile, Record
from game.table import app, tree
from game.table.match.opening import names
from game.table.match.scene import MatchScene
from game.table.playing.session import HUMAN, Play
from game.table.stage import Stage
from game.table.tree import Node
from tests.screen import Screen
from tests.table import bot

SIZE = (1280, 720)
PATIENCE = 20.0
"""Seconds until the program must have done what it was asked for; others may use the machine as well."""
BREATH = 0.04
"""Seconds for a frame or two."""
QUIET = 0.4
"""Seconds before something is pressed: a question takes no answer in its first quarter of a second."""
MOST_TABS = 120


class Desk(Screen):
    """A display, and what a mouse and a keyboard send to it."""

    def __init__(self) -> None:
        super().__init__(*SIZE)

    def send(self, *words: str) -> str:
        known = {"PATH": os.environ["PATH"], "DISPLAY": self.name}
        return subprocess.run(["xdotool", *words], env=known, capture_output=True, text=True, check=False).stdout

    def click(self, node: Node) -> None:
        x, y = node.rect.center
        self.send("mousemove", str(x), str(y), "click", "1")

    def press(self, *keys: str) -> None:
        self.send("key", "--delay", "4", *keys)

    def window(self) -> int:
        """The program's window, once it has stood for a while: the first start may open it twice."""
        seen, since, end = "", 0.0, time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self.send("search", "--onlyvisible", "--class", "contracts").strip()
            if found != seen:
                seen, since = found, time.monotonic()
            elif seen and time.monotonic() - since > 0.6:
                return int(seen.splitlines()[-1])
            time.sleep(0.05)
        raise AssertionError("no window opened")

    def close_window(self) -> None:
        """What the cross in the corner of a window sends."""
        x11 = ctypes.CDLL("libX11.so.6")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        x11.XInternAtom.restype = ctypes.c_ulong
        display = ctypes.c_void_p(x11.XOpenDisplay(self.name.encode()))

        def atom(name: bytes) -> int:
            return int(x11.XInternAtom(display, name, 0))

        window = self.window()
        message = ClientMessage(33, 0, 1, None, window, atom(b"WM_PROTOCOLS"), 32, (atom(b"WM_DELETE_WINDOW"), 0))
        x11.XSendEvent(display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message))
        x11.XCloseDisplay(display)


class ClientMessage(ctypes.Structure):
    """Xlib's XClientMessageEvent, as long as an XEvent."""

    _fields_ = [
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int), ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong), ("message_type", ctypes.c_ulong), ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5), ("rest", ctypes.c_long * 12),
    ]  # fmt: skip


class Copied:
    """Answers for the other seats what the program wrote that they answered."""

    receipt = None
    trouble = ""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.match = match

    def ask(self, view: Any, level: str, seed: int, *, apart: bool = False) -> None: ...

    def stop(self) -> None: ...

    def think_ahead(self, view, level, seed): ...

    def poll(self) -> Any:
        given, made = matchfile.read(self.path).answers, len(self.match.steps)
        return given[made][1] if len(given) > made and given[made][0] == self.match.to_answer else None


class Person:
    """Sits at `screen` before the match of the file at `path`, which a running program plays."""

    def __init__(self, screen: Desk, path: Path, by: str, seed: int) -> None:
        self.screen, self.path, self.by = screen, path, by
        self.stream = random.Random(seed)
        self.pressed = 0
        self.match = Match.load(path, step=10**9)  # a copy: the file is the program's
        seats = self.match.seats
        self.stage = app.unseen(SIZE, "en")
        self.stage.settings.speed = 0
        self.stage.settings.hints = False
        self.stage.take_up(self.match.game.name)
        play = Play(self.match, seats, Copied(path, self.match))
        self.stage.go(MatchScene(self.stage, play, names(seats), self.match.decks))

    @property
    def record(self) -> Record:
        return matchfile.read(self.path)

    def play(self, until: Callable[[Record], bool], seconds: float) -> Record:
        """Play on until `until` holds for what is in the file."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.stage.update(0.05)
            wanted = self._wanted()
            if until(self.record):
                return self.record
            if wanted is None:
                time.sleep(BREATH)
                continue
            time.sleep(QUIET)
            self.stage.update(QUIET)
            (self._point if self.by == "mouse" else self._tab)(wanted)
            self.pressed += 1
            self._agree(wanted)
        raise AssertionError(
            f"not done after {seconds} s and {self.pressed} times pressed, {len(self.match.steps)} answers"
        )

    def _wanted(self) -> Node | None:
        """Ends turns and phases seldom while there is something to do: who does nothing soon loses."""
        for _ in range(6):
            found = bot.wanted(self.stage, self.stream)
            if found is None or found.key != "end-turn":
                break
        return found

    def _point(self, node: Node) -> None:
        self.screen.click(node)
        bot.click(self.stage, node)

    def _tab(self, node: Node) -> None:
        """Tab by Tab, by the program and by the copy of it."""
        for _ in range(MOST_TABS):
            if self.stage.focus == node.key and self.stage.keyboard:
                break
            self.screen.press("Tab")
            bot.key(self.stage, pygame.K_TAB)
        assert self.stage.focus == node.key, f"Tab never reaches {node.key}"
        self.screen.press("Return")
        bot.key(self.stage, pygame.K_RETURN)

    def _agree(self, pressed: Node) -> None:
        """Wait until the program has come to the same answers."""
        end = time.monotonic() + PATIENCE
        time.sleep(BREATH)
        while not self._same():
            if time.monotonic() > end:
                given, meant = self.record.answers, self.match.record.answers
                told = f"{pressed.key} was pressed; the file has {given[-3:]} of {len(given)} answers"
                raise AssertionError(f"{told}, not {meant[-3:]} of {len(meant)}")
            time.sleep(BREATH)

    def _same(self) -> bool:
        mine, given = self.match.record.answers, self.record.answers
        more = given[len(mine) :]
        return given[: len(mine)] == mine and not (more and self.match.seats[more[0][0]] == HUMAN)


def node_of(scene: str, key: str, game: str = "") -> Node:
    """Where on a scene outside of a match something lies."""
    stage: Stage = app.unseen(SIZE, "en")
    app.open_scene(stage, app.Start(scene, game=game))
    found = tree.find(stage.fresh(), key)
    assert found is not None, f"there is no {key} on {scene}"
    return found


def wait_for_match(folder: Path) -> Path:
    """The file of the match that has just begun."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for path in folder.glob("*.match"):
            try:
                matchfile.read(path)
                return path
            except BadMatchFile:
                pass
        time.sleep(0.05)
    raise AssertionError("no match began")
