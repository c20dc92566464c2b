"""Shares of a long run over several processes of this machine.

A process that is ended from outside, as a system does that runs out of memory, costs its share alone: that is done once
more by another, and only if that one ends in the same way it is lost. Both are told on standard error.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple, TypeVar
from weakref import finalize

from game.lab.executors import TRIES, Executor, tell_ended
from game.system.processes import belong_to_parent

S = TypeVar("S")
R = TypeVar("R")
PARTS = 8
"""So many shares are made for each process, so that one that is ended costs little."""
AHEAD = 50
"""For each process so many shares may be done before one that takes long; what waits for it is lost with the run."""


class Pool(Executor):
    """So many processes, kept from one run of shares to the next; with one, or for one share, it is this one."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.parts = 1 if jobs == 1 else PARTS * jobs
        self._idle: list[_Worker] = []
        finalize(self, _end, self._idle)  # where nobody closed it

    def _ready(self) -> _Worker:
        """One that does nothing now, and lives."""
        while self._idle:
            worker = self._idle.pop()
            if worker.process.is_alive():
                return worker
            worker.end()
        return _Worker()

    def close(self) -> None:
        _end(self._idle)

    def spread(self, do: Callable[[S], R], shares: Sequence[S]) -> Iterator[R]:
        if self.jobs == 1 or len(shares) < 2:
            yield from map(do, shares)
            return
        left = deque(_Task(number, share, 1) for number, share in enumerate(shares))
        idle, busy = self._idle, list[_Worker]()
        found: dict[int, list[R]] = {}  # what waits for its turn; nothing of a share that is lost
        ready: list[R] = []
        turn = 0
        try:
            while True:
                while left and left[0].number < turn + AHEAD * self.jobs and len(busy) < self.jobs:
                    worker = self._ready()
                    worker.give(do, left.popleft())
                    busy.append(worker)
                yield from ready
                if not busy:
                    return
                wait([place for worker in busy for place in (worker.pipe, worker.process.sentinel)])
                for worker in [worker for worker in busy if worker.has_news]:
                    busy.remove(worker)
                    task = worker.task
                    try:
                        found[task.number] = [worker.result()]
                        idle.append(worker)
                    except EOFError:
                        worker.end()
                        tell_ended(task.tries)
                        if task.tries < TRIES:
                            left.appendleft(task._replace(tries=task.tries + 1))
                        else:
                            found[task.number] = []
                    except BaseException:
                        worker.end()
                        raise
                ready = []
                while turn in found:
                    ready += found.pop(turn)
                    turn += 1
        finally:
            for worker in busy:
                worker.end()


def _end(workers: list[_Worker]) -> None:
    while workers:
        workers.pop().end()


class _Task(NamedTuple):
    """A share, where it stands among all, and how often it was begun."""

    number: int
    share: Any
    tries: int


class _Worker:
    """A process that does one share after the other."""

    task: _Task

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def give(self, do: Callable[[S], object], task: _Task) -> None:
        self.task = task
        with suppress(OSError):  # it has ended, as `result` finds out
            self.pipe.send((do, task.share))

    @property
    def has_news(self) -> bool:
        return self.pipe.poll() or not self.process.is_alive()

    def result(self) -> Any:
        """Raises EOFError where the process has ended, and whatever its work raised."""
        try:
            if not self.pipe.poll():
                raise EOFError
            result, error = self.pipe.recv()
        except OSError:
            raise EOFError from None
        if error is not None:
            raise error
        return result

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _serve(pipe: Connection) -> None:
    belong_to_parent()
    while True:
        try:
            do, share = pipe.recv()
        except EOFError:
            return
        try:
            told: tuple[Any, Exception | None] = (do(share), None)
        except Exception as error:
            told = (None, error)
        pipe.send(told)
