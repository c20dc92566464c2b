"""How a process stands among the others."""

from __future__ import annotations

import os
import sys

POLITENESS = 10
"""By how much a process stands back, as `nice` counts it."""
BELOW_NORMAL = 0x4000
"""The same for Windows: its priority class."""


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
