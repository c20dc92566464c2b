"""Shares of a long run over several processes.

A process that is ended from outside, as a system does that runs out of memory, costs its share alone: that is done once
more by another, and only if that one ends in the same way it is lost. Both are told on standard error.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

from game.system.processes import belong_to_parent

S = TypeVar("S")
R = TypeVar("R")
TRIES = 2
"""So often a share is begun."""


def spread(do: Callable[[S], R], shares: Sequence[S], jobs: int) -> Iterator[R]:
    """What `do` gives for each share, over `jobs` processes, as it comes; with one process, in this one and in order.

    Raises what `do` raises. Whoever stops asking ends the processes.
    """
    if jobs == 1 or len(shares) < 2:
        yield from map(do, shares)
        return
    left = deque((share, 1) for share in shares)
    workers = list[_Worker[S, R]]()
    try:
        while left or workers:
            while left and len(workers) < jobs:
                workers.append(_Worker(do))
                workers[-1].give(*left.popleft())
            wait([place for worker in workers for place in (worker.pipe, worker.process.sentinel)])
            for worker in [worker for worker in workers if worker.has_news]:
                try:
                    result = worker.result()
                except EOFError:
                    workers.remove(worker)
                    worker.end()
                    _tell(worker.tries)
                    if worker.tries < TRIES:
                        left.append((worker.share, worker.tries + 1))
                    continue
                if left:
                    worker.give(*left.popleft())
                else:
                    workers.remove(worker)
                    worker.end()
                yield result
    finally:
        for worker in workers:
            worker.end()


def _tell(tries: int) -> None:
    outcome = "what it did is begun anew" if tries < TRIES else "what it did was begun anew before, and is lost"
    print(f"contracts: a process was ended from outside; {outcome}", file=sys.stderr)


class _Worker(Generic[S, R]):
    """A process that does one share after the other."""

    share: S
    tries: int

    def __init__(self, do: Callable[[S], R]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, do), daemon=True)
        self.process.start()
        theirs.close()

    def give(self, share: S, tries: int) -> None:
        self.share, self.tries = share, tries
        with suppress(OSError):  # it has ended, as `result` finds out
            self.pipe.send(share)

    @property
    def has_news(self) -> bool:
        return self.pipe.poll() or not self.process.is_alive()

    def result(self) -> R:
        """Raises EOFError where the process has ended, and whatever its work raised."""
        try:
            if not self.pipe.poll():
                raise EOFError
            result, error = self.pipe.recv()
        except OSError:
            raise EOFError from None
        if error is not None:
            raise error
        found: R = result
        return found

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _serve(pipe: Connection, do: Callable[[Any], Any]) -> None:
    belong_to_parent()
    while True:
        try:
            share = pipe.recv()
        except EOFError:
            return
        try:
            told: tuple[Any, Exception | None] = (do(share), None)
        except Exception as error:
            told = (None, error)
        pipe.send(told)
