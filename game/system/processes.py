"""How a process stands among the others."""

from __future__ import annotations

import os
import signal
import sys

POLITENESS = 10
"""By how much a process stands back, as `nice` counts it."""
BELOW_NORMAL = 0x4000
"""The same for Windows: its priority class."""
PARENT_DEATH_SIGNAL = 1
"""What `prctl` of Linux calls PR_SET_PDEATHSIG."""


def stand_back() -> None:
    """Let the other processes go first, above all the table's."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.GetCurrentProcess.restype = ctypes.c_void_p  # a handle is wider than an int
        kernel.SetPriorityClass.argtypes = (ctypes.c_void_p, ctypes.c_uint32)
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL)
    else:
        os.nice(POLITENESS)


def belong_to_parent() -> None:
    """End when the parent does and not before it: also where it was killed, or this process is stopped by then.

    An interrupt from the keyboard goes to every process of a terminal; it is the parent that answers it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform.startswith("linux"):
        import ctypes

        ctypes.CDLL(None).prctl(PARENT_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
