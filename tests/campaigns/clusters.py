"""A worker of a cluster or whoever has it play is killed at a random moment: nothing is lost, nothing counts twice."""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import psutil

from game.lab import balancing, ledger
from tests.campaigns.runner import Outcome, Try

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = PLAYER = (sys.executable, "-m", "game")
GAME, AGENT, PAIRS = "sparks", "casual", 60
SEEDS = 3
"""So many runs are told apart; each is played once without being disturbed."""
WORKERS = 2
VICTIMS = ("worker", "client")
PATIENCE = 240.0
"""Seconds for a run, on a machine that others use too."""


def killed(folder: Path) -> Try:
    address = _cluster(folder)
    return lambda chance: _one(folder / f"{chance.randrange(1 << 40)}.jsonl", address, chance)


def _one(out: Path, address: tuple[str, psutil.Process], chance: Random) -> Outcome:
    """One of them is killed once or twice, after some lines; whoever plays is asked again as often as it was killed."""
    there, keeper = address
    seed = chance.randrange(SEEDS)
    whole = _undisturbed(seed)
    lines, victims = whole.count(b"\n"), [chance.choice(VICTIMS) for _ in range(chance.randint(1, 2))]
    line = [*PLAYER, "balance", "--game", GAME, "--agents", AGENT, "--pairs", str(PAIRS), "--seed", str(seed),
            "--out", str(out), "--json", "--cluster", there]  # fmt: skip
    killed = list[str]()
    for victim in victims:
        playing = _begun(line)
        after, late = chance.randrange(lines), chance.random() * 0.2
        _until(lambda playing=playing, after=after: playing.poll() is not None or _lines(out) > after)
        time.sleep(late)
        if playing.poll() is None:
            killed.append(victim)
            (playing if victim == "client" else chance.choice(_workers(keeper))).kill()
        if victim == "worker":
            assert playing.wait(PATIENCE) == 0, "the run did not come to its end"
        playing.wait(PATIENCE)
        _until(lambda: len(_workers(keeper)) == WORKERS)
    assert _begun(line).wait(PATIENCE) == 0, "the run did not go on"
    assert ledger.merged([out]).written() == whole, "it is not the undisturbed run"
    assert _lines(out) == whole.count(b"\n"), "something counted twice"
    return f"{' and '.join(killed)} killed" if killed else "over before", None


@cache
def _undisturbed(seed: int) -> bytes:
    """The file of the run in this process."""
    return balancing.played(balancing.planned(GAME, agent=AGENT, pairs=PAIRS, seed=seed)).written()


def _cluster(folder: Path) -> tuple[str, psutil.Process]:
    """The address of a scheduler with workers, and the process that keeps them up; both end with this one."""
    told = folder / "scheduler"
    with told.open("w") as err:
        _ended_with_us(
            subprocess.Popen([*PROGRAM, "scheduler", "--port", "0", "--dashboard", "0"], cwd=ROOT, stderr=err)
        )
    _until(lambda: "tcp://" in told.read_text())
    address = told.read_text().partition("tcp://")[2].partition(";")[0]
    keeper = subprocess.Popen([*PROGRAM, "worker", f"tcp://{address}", "--jobs", str(WORKERS)], cwd=ROOT,
                              stderr=subprocess.DEVNULL)  # fmt: skip
    _ended_with_us(keeper)
    return f"tcp://{address}", psutil.Process(keeper.pid)


def _workers(keeper: psutil.Process) -> list[psutil.Process]:
    """Those of its children that work, which is not the one that looks after what they share."""
    found = []
    for child in keeper.children():
        with suppress(psutil.Error):
            if "spawn_main" in " ".join(child.cmdline()):
                found.append(child)
    return found


def _begun(line: list[str]) -> subprocess.Popen[Any]:
    return subprocess.Popen(line, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _ended_with_us(process: subprocess.Popen[Any]) -> None:
    atexit.register(process.wait)
    atexit.register(os.kill, process.pid, signal.SIGTERM)


def _lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def _until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.02)
