"""Waiting for another process or thread, which on a busy machine may take its time."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, sleep
from typing import TypeVar

PATIENCE = 120.0
"""Seconds after which nothing will come any more: far beyond what it takes on a machine that is busy."""

T = TypeVar("T")


def until(found: Callable[[], T], what: str = "it never came") -> T:
    """What `found` returns once that is neither None nor False."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        value = found()
        if value is not None and value is not False:
            return value
        sleep(0.002)
    raise AssertionError(what)
