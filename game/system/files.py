"""Files that are whole at every moment, written by one program at a time, and changed by their owner alone."""

from __future__ import annotations

import atexit
import errno
import os
import secrets
import stat
import sys
import time
from contextlib import suppress
from glob import escape
from pathlib import Path

TRIES = 10
PAUSE = 0.02  # seconds
LEFT = 60.0
"""Seconds after which nobody writes a temporary file any more."""
OURS = 0o600
"""Who may read and write the files made here: whoever runs the program."""
_PLAIN = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)


def make_folder(folder: Path) -> None:
    """Make `folder` and those above it, where they are missing, for their owner alone. Raises OSError."""
    if folder.is_dir():
        return
    if folder.parent != folder:
        make_folder(folder.parent)
    try:
        folder.mkdir(0o700)
    except FileExistsError:
        if not folder.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder)) from None


def create(path: Path) -> int:
    """A new file at `path`, open for writing: its descriptor. Raises FileExistsError for whatever lies there, links as
    well, and any other OSError."""
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _PLAIN, OURS)


def append_to(path: Path) -> int:
    """The file at `path`, made if it is missing, open for writing at its end: its descriptor.

    Raises OSError, also for a link or what is no plain file.
    """
    return _opened(path, os.O_WRONLY | os.O_APPEND)


def replace_file(path: Path, content: bytes) -> None:
    """Put `content` in the place of `path` so that a whole file lies there at every moment. Raises OSError."""
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(8)}.tmp")
    made = create(temporary)
    try:
        with open(made, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _replace(temporary, path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
    _write_out(path.parent)


def sweep(path: Path) -> None:
    """Remove what programs that were killed while they wrote `path` left beside it, once it is surely of none that
    still writes."""
    for left in path.parent.glob(f".{escape(path.name)}.*.tmp"):
        with suppress(OSError):
            if time.time() - left.lstat().st_mtime > LEFT:
                left.unlink()


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


def _write_out(folder: Path) -> None:
    """Have the names in `folder` written to the disk as well, where the system can be asked to."""
    if sys.platform == "win32":
        return
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | _PLAIN)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


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
    for _ in range(TRIES):
        try:
            file = _opened(place, os.O_RDWR)
        except OSError:
            return True
        try:
            _lock(file)
        except BlockingIOError:
            os.close(file)
            return False
        except OSError:  # a file system without locks
            pass
        if _lies_at(file, place):
            _held[path] = file
            return True
        os.close(file)  # whoever held it has removed it meanwhile
    return False


def free(path: Path) -> None:
    """Let others go on with `path`."""
    path = path.absolute()
    file = _held.pop(path, None)
    if file is None:
        return
    place = _lock_place(path)
    if sys.platform == "win32":  # there an open file can't be removed, neither ours nor another's
        os.close(file)
        with suppress(OSError):
            place.unlink()
        return
    if _lies_at(file, place):  # as long as it is held it is nobody else's
        with suppress(OSError):
            place.unlink()
    os.close(file)


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


def _opened(place: Path, way: int) -> int:
    """The file, made if it is missing. Raises OSError for a link, or what is no plain file."""
    file = os.open(place, way | os.O_CREAT | getattr(os, "O_NONBLOCK", 0) | _PLAIN, OURS)
    if not stat.S_ISREG(os.fstat(file).st_mode):
        os.close(file)
        raise OSError(f"{place} is no file")
    return file


def _lies_at(file: int, place: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(file), os.lstat(place))
    except OSError:
        return False


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
