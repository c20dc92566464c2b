"""Files that are whole at every moment, and that two programs do not write at once."""

from __future__ import annotations

import atexit
import os
import sys
import time
from contextlib import suppress
from pathlib import Path

TRIES = 10
PAUSE = 0.02  # seconds


def replace_file(path: Path, content: bytes) -> None:
    """Put `content` in the place of `path` so that a whole file lies there at every moment. Raises OSError."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with open(temporary, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _replace(temporary, path)
    except OSError:
        with suppress(OSError):
            temporary.unlink()
        raise


def _replace(new: Path, old: Path) -> None:
    """On Windows a scanner that looks at the old file makes this fail for a moment."""
    for left in reversed(range(TRIES if sys.platform == "win32" else 1)):
        try:
            os.replace(new, old)
            return
        except PermissionError:
            if not left:
                raise
            time.sleep(PAUSE)


_held: dict[Path, int] = {}
"""The files that this program holds, with the lock's descriptor."""


def claim(path: Path) -> bool:
    """Hold `path` until the program ends, so that no second one goes on with the same file.

    False if another program holds it. Where locks can't be had, nobody is kept out.
    """
    path = path.absolute()
    if path in _held:
        return True
    place = _lock_place(path)
    try:
        file = os.open(place, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        return True
    try:
        _lock(file)
    except BlockingIOError:
        os.close(file)
        return False
    except OSError:  # a file system without locks
        pass
    _held[path] = file
    return True


def free(path: Path) -> None:
    """Let others go on with `path`."""
    path = path.absolute()
    file = _held.pop(path, None)
    if file is not None:
        os.close(file)
        with suppress(OSError):
            _lock_place(path).unlink()


def is_held_elsewhere(path: Path) -> bool:
    """Does another program hold `path`?"""
    path = path.absolute()
    if path in _held or not _lock_place(path).exists():
        return False
    if not claim(path):
        return True
    free(path)
    return False


@atexit.register
def _free_all() -> None:
    for path in list(_held):
        free(path)


def _lock_place(path: Path) -> Path:
    return path.with_name(f".{path.name}.lock")


def _lock(file: int) -> None:
    """Raises BlockingIOError if somebody else has it, any other OSError where there are no locks."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(*error.args) from None
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
