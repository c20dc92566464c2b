"""A limit of time for what can't look at the clock itself."""

from __future__ import annotations

import signal
import threading
from _thread import interrupt_main
from collections.abc import Callable
from types import FrameType
from typing import TypeVar

Found = TypeVar("Found")


class TimeUp(BaseException):
    """The time is up. No Exception, so that nobody takes it for a fault of what it interrupts."""


def within(seconds: float | None, work: Callable[[], Found]) -> Found:
    """What `work` gives. Raises TimeUp in the midst of it once it has taken so long; None is no limit.

    What is interrupted is left half done. For the main thread alone (ValueError in another); an interrupt from the
    keyboard means what it meant.
    """
    if seconds is None:
        return work()
    before = signal.getsignal(signal.SIGINT)
    waiting = threading.Lock()
    waiting.acquire()
    up = over = False

    def ring() -> None:
        nonlocal up
        if not waiting.acquire(timeout=seconds):
            up = True
            interrupt_main()

    def interrupted(number: int, frame: FrameType | None) -> None:
        if up:
            if not over:
                raise TimeUp
        elif callable(before):
            before(number, frame)

    clock = threading.Thread(target=ring, name="limit", daemon=True)
    signal.signal(signal.SIGINT, interrupted)
    try:
        try:
            clock.start()
            return work()
        finally:
            over = True
    finally:  # it may have rung as late as within the first one
        waiting.release()
        clock.join()
        signal.signal(signal.SIGINT, before)
