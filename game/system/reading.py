"""Reading files that somebody else may have made: only regular ones, and only so much of them."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path


class TooLarge(OSError):
    """The file holds more than it may."""

    def __init__(self, most: int) -> None:
        super().__init__(errno.EFBIG, f"it is larger than {_size(most)}")


class NoFile(OSError):
    """What lies there is no regular file: a folder, a pipe, a device."""

    def __init__(self) -> None:
        super().__init__(errno.EINVAL, "it is no regular file")


def read_regular(path: Path, most: int) -> bytes:
    """The whole content of the regular file at `path`, `most` bytes at the most.

    Never waits for what has no content yet, as a pipe has. Raises OSError, whose `strerror` says why.
    """
    try:
        file = os.open(path, os.O_RDONLY | _AT_ONCE)
    except ValueError:  # a name with a NUL in it
        raise OSError(errno.EINVAL, "there can be no such name") from None
    try:
        about = os.fstat(file)
        if not stat.S_ISREG(about.st_mode):
            raise NoFile
        if about.st_size > most:
            raise TooLarge(most)
        return _all_of(file, most)
    finally:
        os.close(file)


_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)


def _all_of(file: int, most: int) -> bytes:
    """Up to the end, also where the size said nothing of it, as with what the system makes up while it is read."""
    parts, left = [], most + 1
    while left and (part := os.read(file, min(left, 1 << 20))):
        parts.append(part)
        left -= len(part)
    if not left:
        raise TooLarge(most)
    return b"".join(parts)


def _size(number: int) -> str:
    return f"{number // 1_000_000} MB" if number >= 1_000_000 else f"{number // 1000} kB"
