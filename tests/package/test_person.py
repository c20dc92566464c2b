"""A person plays whole matches in the packaged program, in a true window, with breaks. See `person.py` for how."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.records import matchfile
from game.records.matchfile import Record
from tests.package.conftest import needs_package
from tests.package.person import PATIENCE, Desk, Person, node_of, wait_for_match

pytestmark = [pytest.mark.package, needs_package]

MOST = 200.0
"""Seconds for one sitting."""


@contextmanager
def program(folder: Path, home: Path, screen: Desk, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    known = {"PATH": "/usr/bin:/bin", "CONTRACTS_HOME": str(home), "LANG": "C.UTF-8", "DISPLAY": screen.name}
    running = subprocess.Popen([str(folder / "contracts"), *arguments], env=known, cwd="/")
    try:
        screen.window()
        yield running
    finally:
        running.kill()
        running.wait()


@pytest.fixture
def screen() -> Iterator[Desk]:
    made = Desk()
    yield made
    made.off()


def test_a_match_of_contracts_by_mouse(
    folder: Path, screen: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: dict[str, Path]
) -> None:
    """From a double click by way of title and set-up; killed, gone on with from the title, closed, resumed."""
    home = tmp_path / "casa è qui"
    monkeypatch.setenv("CONTRACTS_HOME", str(home))
    settle(home)
    play, begin = node_of("title", "play"), node_of("set-up", "begin")
    with program(folder, home, screen) as running:
        screen.click(play)
        screen.click(begin)
        path = wait_for_match(home / "matches")
        go_on(screen, path, "mouse", lambda record: len(record.answers) >= 16)
        end(running, by=signal.SIGKILL)
    assert json.loads((home / "settings.json").read_text())["speed"] == 0
    left = unfinished(path)
    assert left >= 16

    resume = node_of("title", "resume")
    with program(folder, home, screen) as running:
        screen.click(resume)
        go_on(screen, path, "mouse", lambda record: len(record.answers) >= left + 8)
        screen.close_window()
        end(running)
    assert unfinished(path) >= left + 8
    played["contracts"] = to_the_end(folder, home, screen, path, "mouse")


def test_a_match_of_cataclysm_by_keys(folder: Path, screen: Desk, tmp_path: Path, played: dict[str, Path]) -> None:
    """From the command line, where the seed sees to it that the match is not over too soon for two breaks."""
    home = tmp_path / "casa è qui"
    settle(home)
    with program(folder, home, screen, "play", "--game", "cataclysm", "--seed", "3") as running:
        path = wait_for_match(home / "matches")
        go_on(screen, path, "keys", lambda record: len(record.answers) >= 8)
        end(running, by=signal.SIGKILL)
    left = unfinished(path)
    with program(folder, home, screen, "resume") as running:
        go_on(screen, path, "keys", lambda record: len(record.answers) >= left + 3)
        screen.close_window()
        end(running)
    assert unfinished(path) >= left + 3
    played["cataclysm"] = to_the_end(folder, home, screen, path, "keys")


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


def to_the_end(folder: Path, home: Path, screen: Desk, path: Path, by: str) -> Path:
    with program(folder, home, screen, "resume") as running:
        go_on(screen, path, by, lambda record: record.result is not None)
        screen.close_window()
        end(running)
    record = matchfile.read(path)
    assert record.result is not None and record.conceded is None
    said = subprocess.run(
        [str(folder / "contracts"), "replay", "--verify", str(path)], capture_output=True, text=True, cwd="/",
        env={"CONTRACTS_HOME": str(home), "LANG": "C.UTF-8"}, check=False,
    )  # fmt: skip
    assert said.returncode == 0, said.stdout + said.stderr
    print(f"{record.game} by {by}: {len(record.answers)} answers, {record.result}; {said.stdout.strip()}")
    return path
