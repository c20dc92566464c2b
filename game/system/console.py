"""Standard output and error: bearing any text, showing what acts on a terminal, and a log file where there are none."""

from __future__ import annotations

import errno
import os
import subprocess
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
        asked_for = stream is not None and name == "stdout"
        if stream is None:
            stream = _log()
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
        setattr(sys, name, Shown(stream, asked_for))


def wipe() -> bool:
    """Clear the terminal that standard output is; False where it is none."""
    return isinstance(sys.stdout, Shown) and sys.stdout.wipe()


def lost() -> str | None:
    """Why what was printed could not be written, in the system's words; None if it was, or whoever read it has enough.

    Once it was said the rest of it goes nowhere.
    """
    out = sys.stdout
    with suppress(OSError):
        out.flush()
    if not isinstance(out, Shown) or out.error is None:
        return None
    error, out.error = out.error, None
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, out.fileno())
        os.close(nowhere)
    with suppress(OSError):
        out.flush()
    return None if reader_has_gone(error) else error.strerror or type(error).__name__


def reader_has_gone(error: OSError) -> bool:
    """Could it not be written since whoever read has seen enough? C's library on Windows calls that EINVAL."""
    return isinstance(error, BrokenPipeError) or (sys.platform == "win32" and error.errno == errno.EINVAL)


class Shown:
    """A text stream through which hidden characters pass as escapes: no file's words can act on a terminal or a log.

    Where it was not `asked_for`, words that can't be written are lost without an error: there is nobody to be told.
    """

    def __init__(self, stream: TextIO, asked_for: bool = True) -> None:
        self._stream = stream
        self._asked_for = asked_for
        self.error: OSError | None = None
        """Why something could not be written."""

    def write(self, text: str) -> int:
        try:
            return self._stream.write(visible(text, kept="\n\t"))
        except OSError as error:
            if self._asked_for:
                self.error = error
                raise
            return len(text)

    def over(self, words: str) -> None:
        """On a terminal, a line in the place of the one that stands there, which the next words replace."""
        if self._stream.isatty():
            with suppress(OSError):
                self._stream.write(f"\x1b[K{visible(words)}\r")
                self._stream.flush()

    def wipe(self) -> bool:
        """Clear a terminal with all that can be scrolled back to; False where it is none, and nothing was cleared."""
        if not self._stream.isatty():
            return False
        self._stream.flush()
        if os.name == "nt":  # an old console there knows no escape sequences, and `cls` clears all of it
            return subprocess.run("cls", shell=True, check=False).returncode == 0
        self._stream.write("\x1b[3J\x1b[2J\x1b[H")
        self._stream.flush()
        return True

    def flush(self) -> None:
        try:
            self._stream.flush()
        except OSError as error:
            if self._asked_for:
                self.error = error
                raise

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
