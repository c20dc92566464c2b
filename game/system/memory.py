"""What the program no longer needs goes back to the system, where that takes a word."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def without_collecting() -> Iterator[None]:
    """Meanwhile nobody looks for circles of garbage: where very much is made and all of it kept, that takes longest."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def give_back() -> None:
    """After much was let go of: the C library of Linux keeps it for itself where something small lies behind it."""
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):  # other C libraries have no such call
            ctypes.CDLL(None).malloc_trim(0)
