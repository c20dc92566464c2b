"""What the program no longer needs goes back to the system, where that takes a word."""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress


def give_back() -> None:
    """After much was let go of: the C library of Linux keeps it for itself where something small lies behind it."""
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):  # other C libraries have no such call
            ctypes.CDLL(None).malloc_trim(0)
