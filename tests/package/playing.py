"""Whole matches at the packaged table, in a true window, with breaks: killed, closed, gone on with, verified."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.package import wine
from game.records import matchfile
from game.records.matchfile import Record
from tests.package.person import PATIENCE, Desk, Person, node_of, wait_for_match

MOST = 200.0
"""Seconds for one sitting."""


@dataclass(frozen=True)
class Package:
    """The program in `folder`, as its system starts it. With a `prefix` it is Windows's, and Wine runs it."""

    folder: Path
    prefix: Path | None = None

    def command(self, *arguments: str, console: bool = False) -> list[str]:
        if self.prefix is None:
            return [str(self.folder / "contracts"), *arguments]
        return wine.command(self.folder / ("contracts-console.exe" if console else "contracts.exe"), *arguments)

    def named(self, path: Path) -> str:
        """What the program's system calls `path`."""
        return str(path) if self.prefix is None else str(wine.path(path))

    def surroundings(self, home: Path, screen: str = "", **more: str) -> dict[str, str]:
        """Hardly an environment: no Python, no repository."""
        known = {"PATH": "/usr/bin:/bin", "CONTRACTS_HOME": self.named(home), "LANG": "C.UTF-8", **more}
        if screen:
            known["DISPLAY"] = screen
        return known if self.prefix is None else wine.surroundings(self.prefix, **known)

    def run(self, home: Path, *arguments: str, screen: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        """A command, to its end."""
        return subprocess.run(
            self.command(*arguments, console=True), env=self.surroundings(home, screen, **more), cwd="/", text=True,
            stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", errors="replace", timeout=240, check=False,
        )  # fmt: skip

    @contextmanager
    def open(self, home: Path, screen: Desk, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
        """Its window, until the end of the block."""
        nowhere = None if self.prefix is None else subprocess.DEVNULL  # to a plain file Python can't write under Wine
        running = subprocess.Popen(
            self.command(*arguments), env=self.surroundings(home, screen.name), cwd="/", stdin=subprocess.DEVNULL,
            stdout=nowhere, stderr=nowhere,
        )  # fmt: skip
        try:
            screen.window()
            yield running
        finally:
            running.kill()
            running.wait()


def with_breaks(package: Package, home: Path, screen: Desk, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A match of Contracts by mouse, from a double click by way of title and set-up; killed, gone on with from the
    title, closed, resumed, played to its end. Its file."""
    monkeypatch.setenv("CONTRACTS_HOME", str(home))
    settle(home)
    play, begin = node_of("title", "play"), node_of("set-up", "begin")
    with package.open(home, screen) as running:
        screen.click(play)
        screen.click(begin)
        path = wait_for_match(home / "matches")
        go_on(screen, path, "mouse", lambda record: len(record.answers) >= 16)
        end(running, by=signal.SIGKILL)
    assert json.loads((home / "settings.json").read_text())["speed"] == 0
    left = unfinished(path)
    assert left >= 16

    resume = node_of("title", "resume")
    with package.open(home, screen) as running:
        screen.click(resume)
        go_on(screen, path, "mouse", lambda record: len(record.answers) >= left + 8)
        screen.close_window()
        end(running)
    assert unfinished(path) >= left + 8
    return to_the_end(package, home, screen, path, "mouse")


def settle(home: Path) -> None:
    """A folder of somebody who reads English and has seen all hints."""
    home.mkdir()
    (home / "settings.json").write_text(json.dumps({"language": "en", "hints": False}))


def go_on(screen: Desk, path: Path, by: str, until: Callable[[Record], bool]) -> None:
    for _ in range(2):  # the first key ends the show of who plays against whom
        screen.press("0")  # at once
        time.sleep(1.0)  # what was being shown has been shown
    Person(screen, path, by, 5).play(until, MOST)


def end(running: subprocess.Popen[bytes], by: int = 0) -> None:
    """The program has ended: of itself and well, or killed."""
    if by:
        running.send_signal(by)
    assert running.wait(PATIENCE) == -by


def unfinished(path: Path) -> int:
    """How many answers are in the file of a match that is not over."""
    record = matchfile.read(path)
    assert record.result is None
    return len(record.answers)


def to_the_end(package: Package, home: Path, screen: Desk, path: Path, by: str) -> Path:
    with package.open(home, screen, "resume") as running:
        go_on(screen, path, by, lambda record: record.result is not None)
        screen.close_window()
        end(running)
    record = matchfile.read(path)
    assert record.result is not None and record.conceded is None
    said = package.run(home, "replay", "--verify", package.named(path))
    assert said.returncode == 0, said.stdout + said.stderr
    print(f"{record.game} by {by}: {len(record.answers)} answers, {record.result}; {said.stdout.strip()}")
    return path
