"""How a process stands among the others."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any

POLITENESS = 10
"""By how much a process stands back, as `nice` counts it."""
BELOW_NORMAL = 0x4000
"""The same for Windows: its priority class."""
PARENT_DEATH_SIGNAL = 1
"""What `prctl` of Linux calls PR_SET_PDEATHSIG."""


CLOSING = 1.5
"""Seconds that the program takes at the most to end, once it was closed or told to end."""

_is_program = False


def be_the_program() -> None:
    """This process is the program itself, and not one that uses parts of it: it may be told to end, and ends."""
    global _is_program
    _is_program = True
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) == signal.SIG_DFL:  # not where `nohup` has it ignored
            signal.signal(number, _end)


def _end(number: int, frame: FrameType | None) -> None:
    ending(128 + number)
    raise SystemExit(128 + number)


def ending(code: int = 0) -> None:
    """The program ends from here on. Where something keeps it, it is ended, and what it started with it."""
    if _is_program:
        threading.Thread(target=_make_sure, args=(code,), name="ending", daemon=True).start()


def _make_sure(code: int) -> None:
    time.sleep(CLOSING)
    if "multiprocessing" in sys.modules:
        for child in sys.modules["multiprocessing"].active_children():
            child.kill()
    os._exit(code)


def be_a_child() -> None:
    """Where the packaged program was started by `multiprocessing`, do that work and end; else nothing.

    Whose parent has died by then ends without a word. Windows would show a window for an error, and the process would
    stay until somebody closed it.
    """
    from multiprocessing import freeze_support

    try:
        freeze_support()
    except Exception:
        raise SystemExit(1) from None


@contextmanager
def in_groups_of_their_own() -> Iterator[None]:
    """What `multiprocessing` starts meanwhile has a process group of its own from its first moment.

    Where the program dies, POSIX wakes whatever is stopped in a group that nobody looks after any more, and hangs it
    up. So also what was stopped before it could do anything, `belong_to_parent` included, does not stay.
    """
    if sys.platform == "win32":
        yield
        return
    from multiprocessing import util

    spawn = util.spawnv_passfds
    util.spawnv_passfds = _spawn_in_group
    try:
        yield
    finally:
        util.spawnv_passfds = spawn


def _spawn_in_group(path: bytes, args: Sequence[Any], passfds: Sequence[int]) -> int:
    """The id of the new process."""
    import subprocess

    begun = subprocess.Popen(args, executable=path, pass_fds=passfds, process_group=0)
    begun.returncode = 0  # it is `multiprocessing` that waits for it
    return begun.pid


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
    else:
        threading.Thread(target=_end_with_parent, name="parent", daemon=True).start()


def _end_with_parent() -> None:
    """Where the system doesn't do it."""
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
