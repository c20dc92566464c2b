"""What each command does; `game/cli.py` reads the command line.

A command takes the parsed arguments and returns the exit code: 0 fine, 1 what was asked about is faulty, 2 wrong usage,
3 no display. It raises GameError for what a person can put right.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from game.kernel.errors import GameError
from game.system.console import Shown
from game.system.visible import first_hidden

FINE, FAULTY, USAGE, NO_DISPLAY = range(4)


class WrongUsage(GameError):
    """The command line asks for something that there is not."""


class NoScreen(GameError):
    """A window is needed, and there is no display for it."""


def print_json(data: dict[str, Any]) -> None:
    """Print it as one line; where something of it can't be seen, with the escapes of JSON."""
    text = json.dumps(data, ensure_ascii=False)
    print(text if first_hidden(text) is None else json.dumps(data))


def progress(words: str) -> None:
    """On a terminal, in a line that the next one replaces; an interrupt ends it, and what was done is in its file."""
    if isinstance(sys.stderr, Shown):
        sys.stderr.over(words)


def warn_of_stale_weights(game: str, agents: Sequence[str]) -> None:
    """On standard error, so that figures stay alone on standard output."""
    from game.lab.staleness import warning

    words = warning(game, agents)
    if words:
        print(f"contracts: {words}", file=sys.stderr)
