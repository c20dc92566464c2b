"""The program is killed while it plays and while it writes: what it acknowledged is kept, and offered again."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from random import Random

from game.records.match import Match
from game.records.matchfile import prune
from game.system import files
from tests.campaigns.runner import Outcome, Try

ROOT = Path(__file__).resolve().parents[2]
PLAYS = """
import os, signal, sys
from pathlib import Path
from random import Random
from game.system import files
from tests.records.playing import new, step
folder, seed, point, number = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3], int(sys.argv[4])
def fatal(what, after=False):
    # `what` that kills the process on its `number`th call, before it is done or after
    left = [number]
    def call(*given, **more):
        left[0] -= 1
        if left[0] == 0 and not after:
            os.kill(os.getpid(), signal.SIGKILL)
        found = what(*given, **more)
        if left[0] == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return found
    return call
if point == "create":
    files.create = fatal(files.create, after=True)
elif point == "half":
    whole, left = files.create, [number]
    def half(path):
        made = whole(path)
        left[0] -= 1
        if not left[0]:
            os.write(made, b'{"format": "half')
            os.kill(os.getpid(), signal.SIGKILL)
        return made
    files.create = half
elif point == "sync":
    os.fsync = fatal(os.fsync)
elif point in ("before", "after"):
    os.replace = fatal(os.replace, after=point == "after")
match = new(folder, seed=seed)
chance = Random(seed)
print("file", match.path, flush=True)
while match.to_answer is not None:
    step(match, chance, 0.1)
    print(len(match.steps), match.state.fingerprint(), flush=True)
"""
POINTS = ("create", "half", "sync", "before", "after")


def anywhere(folder: Path) -> Try:
    """At a random moment."""
    return lambda chance: _one(folder, chance, "", chance.random() * 2.5)


def writing(folder: Path) -> Try:
    """In the middle of writing the match."""
    return lambda chance: _one(folder, chance, chance.choice(POINTS), None)


def _one(place: Path, chance: Random, point: str, delay: float | None) -> Outcome:
    folder = place / f"{chance.randrange(1 << 40)}"
    folder.mkdir()
    command = [sys.executable, "-c", PLAYS, folder, chance.randrange(1000), point or "-", chance.randint(1, 60)]
    playing = subprocess.Popen([str(part) for part in command], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert playing.stdout is not None
    if delay is not None:
        first = playing.stdout.readline()
        time.sleep(delay)
        playing.kill()
    else:
        first = playing.stdout.readline()
    lines = [line.split() for line in playing.stdout.read().splitlines()]
    playing.wait()
    told = {int(words[0]): words[1] for words in lines if len(words) == 2 and len(words[1]) > 8}
    if not first.startswith("file"):
        assert not Match.unfinished(folder), "killed before the match was there"
        return "killed in the set-up", None
    path = Path(first.split(None, 1)[1].strip())
    if not path.exists():
        assert not told, "an acknowledged answer is lost"
        return "killed in the set-up", None
    match = Match.load(path)
    kept = len(match.steps)
    last = int(lines[-1][0]) if lines else 0
    assert kept <= last + 1, "an answer is kept that was never given"
    taken_back = kept < last and (match.record.notes or last - kept < 6)  # or a proposal was cancelled
    assert kept >= last or taken_back, "an acknowledged answer is lost"
    if kept in told and kept <= last:
        assert match.state.fingerprint() == told[kept], "another position than the one that was acknowledged"
    assert match.diverged is None
    over = match.result is not None
    assert (Match.unfinished(folder) == path) != over, "it is not offered"
    prune(folder)
    files.free(path)
    left = [entry.name for entry in folder.iterdir() if entry != path and not entry.name.endswith(".lock")]
    assert not left, left
    return "over before it was killed" if over else "gone on with", None
