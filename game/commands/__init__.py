"""What each command does; `game/cli.py` reads the command line.

A command takes the parsed arguments and returns the exit code: 0 fine, 1 what was asked about is faulty, 2 wrong usage,
3 no display, 130 interrupted. It raises GameError for what a person can put right.
"""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence, Sized
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from game.kernel.errors import GameError
from game.system.console import Shown
from game.system.visible import first_hidden

if TYPE_CHECKING:
    from game.lab.executors import Executor

Played = TypeVar("Played", bound=Sized)
"""What there is of a run; its length is the number of pairs."""

FINE, FAULTY, USAGE, NO_DISPLAY = range(4)
INTERRUPTED = 130
SECONDS_BETWEEN_LINES = 20.0
"""Of the progress that is written into a file."""


LEAST_BETWEEN = 0.2
"""Seconds between two lines that replace each other."""
SHARE_OF_TELLING = 0.02
"""Of the time of a run goes into telling how far it is."""


class WrongUsage(GameError):
    """The command line asks for something that there is not."""


class NoScreen(GameError):
    """A window is needed, and there is no display for it."""


def print_json(data: dict[str, Any]) -> None:
    """Print it as one line; where something of it can't be seen, with the escapes of JSON."""
    text = json.dumps(data, ensure_ascii=False)
    print(text if first_hidden(text) is None else json.dumps(data))


class Progress:
    """How far a long run is, on standard error: a terminal's line is replaced by the next one, a file gets one now and
    then."""

    def __init__(self) -> None:
        self.begin = self._last = monotonic()

    @property
    def is_heard(self) -> bool:
        """Will what is said now be written?"""
        return _terminal() is not None or monotonic() - self._last >= SECONDS_BETWEEN_LINES

    def say(self, words: str) -> None:
        terminal = _terminal()
        if terminal is not None:
            terminal.over(words)
        elif self.is_heard:
            self._last = monotonic()
            print(words, file=sys.stderr, flush=True)


def _terminal() -> Shown | None:
    return sys.stderr if isinstance(sys.stderr, Shown) and sys.stderr.isatty() else None


def executor(given: Namespace, files: Sequence[Path] = ()) -> Executor:
    """Where a command's shares are done, by `--jobs` and `--cluster`; `files` are what they read beside the cards.

    Raises WrongUsage, also where the cluster isn't there or can't do them.
    """
    if given.cluster is None:
        from game.lab.workers import Pool

        return Pool(given.jobs)
    if given.jobs != 1:
        raise WrongUsage("--cluster has its own workers; leave --jobs out")
    needs_engine()
    from game.lab.cluster import Cluster

    try:
        return Cluster(given.cluster, given.game, files)
    except GameError as error:
        raise WrongUsage(str(error)) from None


def needs_engine() -> None:
    """Raises WrongUsage where the engine of clusters is not installed."""
    if find_spec("distributed") is None:
        raise WrongUsage("a cluster needs dask.distributed: `pip install -e '.[cluster]'` where the program lies")


class Watch(Generic[Played]):
    """Tells after each pair how far a run is, by `so_far`, and keeps what there is for whoever interrupts it.

    `so_far` is given all that was played, how many pairs of it since the first, and in how many seconds. Of many pairs
    it takes long; it is asked so seldom that it takes little of the time.
    """

    def __init__(self, so_far: Callable[[Played, int, float], str]) -> None:
        self.played: Played | None = None
        self._so_far, self._progress, self._before = so_far, Progress(), -1
        self._since = self._next = 0.0

    def __call__(self, played: Played) -> bool:
        begin = monotonic()
        if self._before < 0:
            self._before, self._since = len(played), begin
        self.played = played
        if begin >= self._next and self._progress.is_heard:
            self._progress.say(self._so_far(played, len(played) - self._before, begin - self._since))
            self._next = monotonic() + max(LEAST_BETWEEN, (monotonic() - begin) / SHARE_OF_TELLING)
        return False

    def interrupted(self, kept: Path | None) -> Played:
        """What there is when a person interrupts, who is told of it. Raises KeyboardInterrupt for nothing."""
        if not self.played:
            raise KeyboardInterrupt
        how = f"the same line goes on from {kept}" if kept else "nothing was kept; with `--out FILE` it could go on"
        print(f"contracts: interrupted after {len(self.played)} pairs, this is what they say; {how}", file=sys.stderr)
        return self.played


def warn_of_stale_weights(game: str, agents: Sequence[str]) -> None:
    """On standard error, so that figures stay alone on standard output."""
    from game.lab.staleness import warning

    words = warning(game, agents)
    if words:
        print(f"contracts: {words}", file=sys.stderr)
