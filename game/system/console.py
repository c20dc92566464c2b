"""Standard output and error: bearing any text, showing what acts on a terminal, and a log file where there are none."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, TextIO

from game.system.files import append_to, make_folder
from game.system.places import user_folder
from game.system.visible import visible

LARGEST = 1_000_000  # bytes; then a new log begins and the one before is kept


def log_file() -> Path:
    return user_folder() / "logs" / "contracts.log"


def prepare() -> None:
    """Make both streams safe to print to, whatever is printed.

    A windowed program on Windows has none (they are None); an old console may not know accents.
    """
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if isinstance(stream, Shown):
            continue
        if stream is None:
            stream = _log()
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
        setattr(sys, name, Shown(stream))


class Shown:
    """A text stream through which hidden characters pass as escapes: no file's words can act on a terminal or a log."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        return self._stream.write(visible(text, kept="\n\t"))

    def writelines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def _log() -> TextIO:
    try:
        path = log_file()
        make_folder(path.parent)
        with suppress(OSError):
            if path.stat().st_size > LARGEST:
                os.replace(path, path.with_suffix(".old.log"))
        stream = open(append_to(path), "a", encoding="utf-8", errors="replace", buffering=1)  # noqa: SIM115
        stream.write(f"-- {datetime.now():%Y-%m-%d %H:%M:%S} {' '.join(sys.argv[1:])}\n")
        return stream
    except OSError:
        return open(os.devnull, "w", encoding="utf-8")
