"""The program is killed while it plays and while it writes: what it acknowledged is kept, and offered again."""

from __future__ import annotations

import subprocess
import sys
import time
from itertools import islice
from pathlib import Path
from random import Random

from game.records.match import Match
from game.records.matchfile import prune
from game.system import files
from tests.campaigns.runner import Outcome, Try
from tests.records.playing import new, step

ROOT = Path(__file__).resolve().parents[2]
SECOND_THOUGHTS = 0.1
"""So often something is cancelled or taken back instead."""
PLAYS = (
    f"SECOND_THOUGHTS = {SECOND_THOUGHTS}"
    """
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
    step(match, chance, SECOND_THOUGHTS)
    print("done", flush=True)
"""
)
LONGEST = 150
"""After one of so many answers, few matches are over by then."""
SOON = 0.02
"""So many seconds later at the most, as long as some answers take."""
POINTS = ("create", "half", "sync", "before", "after")


def anywhere(folder: Path) -> Try:
    """At a random moment."""
    return lambda chance: _one(folder, chance, "-", chance.randrange(LONGEST))


def writing(folder: Path) -> Try:
    """In the middle of writing the match."""
    return lambda chance: _one(folder, chance, chance.choice(POINTS), None)


def _one(place: Path, chance: Random, point: str, after: int | None) -> Outcome:
    folder, seed = place / f"{chance.randrange(1 << 40)}", chance.randrange(1000)
    folder.mkdir()
    command = [sys.executable, "-c", PLAYS, folder, seed, point, chance.randint(1, 60)]
    playing = subprocess.Popen([str(part) for part in command], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert playing.stdout is not None
    begun = playing.stdout.readline()
    lines = list(islice(playing.stdout, after))
    if after is not None:
        time.sleep(chance.random() * SOON)
        playing.kill()
    acknowledged = len([*lines, *playing.stdout])
    playing.wait()
    path = Path(begun.removeprefix("file").strip())
    if not begun or not path.exists():
        assert not acknowledged, "an acknowledged answer is lost"
        assert not Match.unfinished(folder), "killed before the match was there"
        return "killed in the set-up", None
    match = Match.load(path)
    assert match.damage is None and match.diverged is None
    assert _is_after(match, seed, acknowledged), "it is not the match that was acknowledged"
    over = match.result is not None
    assert (Match.unfinished(folder) == path) != over, "it is not offered"
    prune(folder)
    files.free(path)
    left = [entry.name for entry in folder.iterdir() if entry != path and not entry.name.endswith(".lock")]
    assert not left, left
    return "over before it was killed" if over else "gone on with", None


def _is_after(match: Match, seed: int, acknowledged: int) -> bool:
    """Does it stand as after so many things that the players of this seed did, or after the next one?"""
    again, chance = new(seed=seed), Random(seed)
    for _ in range(acknowledged):
        step(again, chance, SECOND_THOUGHTS)
    if again.state != match.state and again.to_answer is not None:
        step(again, chance, SECOND_THOUGHTS)
    return again.state == match.state and again.record.answers == match.record.answers
