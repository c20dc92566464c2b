"""What the program no longer needs goes back to the system, where that takes a word."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


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


M_MMAP_THRESHOLD = -3
"""As the C library of Linux numbers it."""
APART = 1 << 17


def lay_large_apart() -> None:
    """Let what is larger than 128 KB lie by itself from now on, so that it goes back as soon as it is let go of.

    The C library of Linux raises that bound by itself with each large piece, and pictures that come and go then leave
    holes: of a table that holds 250 MB it would keep another 80.
    """
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, APART)


def peak_memory() -> float | None:
    """The most memory that this process has held, in MB; None where the system does not say."""
    if sys.platform == "win32":
        return _peak_of_windows()
    with suppress(OSError, StopIteration):  # on Linux `ru_maxrss` begins with what the parent held
        lines = Path("/proc/self/status").read_text().splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM:"))
    try:
        import resource
    except ImportError:
        return None
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024 * 1024 if sys.platform == "darwin" else 1024)


def held_memory() -> float | None:
    """The memory that this process holds now, in MB; None where the system does not say (only Linux does)."""
    with suppress(OSError, StopIteration):
        lines = Path("/proc/self/status").read_text().splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS:"))
    return None


class _Counters(ctypes.Structure):
    """PROCESS_MEMORY_COUNTERS of Windows."""

    _fields_ = [
        ("size", ctypes.c_uint32),
        ("faults", ctypes.c_uint32),
        *((name, ctypes.c_size_t) for name in ("peak", "now", "pp", "p", "npp", "np", "pagefile", "peak_pagefile")),
    ]


def _peak_of_windows() -> float | None:
    if sys.platform == "win32":
        kernel, counters = ctypes.windll.kernel32, _Counters(ctypes.sizeof(_Counters))
        kernel.GetCurrentProcess.restype = ctypes.c_void_p  # a handle is wider than an int
        asked = kernel.K32GetProcessMemoryInfo
        asked.argtypes = (ctypes.c_void_p, ctypes.POINTER(_Counters), ctypes.c_uint32)
        if asked(kernel.GetCurrentProcess(), ctypes.byref(counters), counters.size):
            return counters.peak / (1 << 20)
    return None
