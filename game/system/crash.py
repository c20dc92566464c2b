"""What is written down when something went wrong that should not have."""

from __future__ import annotations

import platform
import sys
import traceback
from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import Any, NamedTuple

from game.system.files import create, make_folder
from game.system.places import home, is_frozen, version
from game.system.visible import visible

EVENTS = 200
"""So many of the last events go into a report."""


class Witness(NamedTuple):
    """What the program was about."""

    match: Path | None
    """The file of the match that is being played."""
    events: list[Any]


class Report(NamedTuple):
    """The report of a crash: `path` is None if it could not be written."""

    path: Path | None
    what: str

    @property
    def sentence(self) -> str:
        if self.path is None:
            return f"{self.what}, and no report could be written"
        return f"{self.what}; please send the report {self.path}"


_witness: Callable[[], Witness] | None = None
_last: tuple[BaseException, Report] | None = None


def watch(witness: Callable[[], Witness] | None) -> None:
    """From now on `witness` is asked when something goes wrong."""
    global _witness
    _witness = witness


def report(error: BaseException) -> Report:
    """Write down what happened; the same error only once. Raises nothing."""
    global _last
    if _last is None or _last[0] is not error:
        _last = (error, _write(error))
    return _last[1]


def _write(error: BaseException) -> Report:
    what = f"something went wrong that should not ({type(error).__name__})"
    now = datetime.now()
    try:
        folder = home().folder / "logs"
        make_folder(folder)
        path = folder / f"crash-{now:%Y%m%d-%H%M%S}-{token_hex(4)}.txt"
        with open(create(path), "w", encoding="utf-8", errors="backslashreplace") as file:
            file.write(visible("\n".join(_lines(error, now)) + "\n", kept="\n\t"))
    except OSError:
        return Report(None, what)
    return Report(path, what)


def _lines(error: BaseException, now: datetime) -> Iterable[str]:
    yield f"contracts {version()}{' (packaged)' if is_frozen() else ''}"
    yield f"{platform.platform()}, Python {platform.python_version()}, {platform.machine()}"
    yield f"{now:%Y-%m-%d %H:%M:%S}"
    yield f"arguments: {sys.argv[1:]}"
    seen = _seen()
    yield f"match file: {seen.match or 'none'}"
    yield ""
    yield "".join(traceback.format_exception(error)).rstrip()
    if seen.events:
        yield ""
        yield f"the last {min(EVENTS, len(seen.events))} events:"
        yield from (repr(event) for event in seen.events[-EVENTS:])


def _seen() -> Witness:
    """What the witness says; it may itself be in the state that brought the program down."""
    try:
        return _witness() if _witness is not None else Witness(None, [])
    except Exception as error:
        return Witness(None, [f"(the events could not be read: {error!r})"])
