"""The commands `scheduler` and `worker`: what `--cluster` needs at the other end."""

from __future__ import annotations

import time
from argparse import Namespace
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess

from game.commands import FINE, needs_engine
from game.lab.executors import tell
from game.system.processes import belong_to_parent

PAUSE = 1.0
"""Seconds before a process that ended is followed by another one."""


def scheduler(given: Namespace) -> int:
    needs_engine()
    from game.lab.joining import schedule

    schedule(given.host, given.port, given.dashboard)
    return FINE


def worker(given: Namespace) -> int:
    """So many processes, each followed by another one when it ends."""
    needs_engine()
    context = get_context("spawn")
    workers: list[SpawnProcess] = []
    try:
        while True:
            while len(workers) < given.jobs:
                workers.append(context.Process(target=_work, args=(given.address,), daemon=True))
                workers[-1].start()
            wait([worker.sentinel for worker in workers])
            tell(f"a worker of {given.address} has ended; another one takes its place")
            workers = [worker for worker in workers if worker.is_alive()]
            time.sleep(PAUSE)
    finally:
        for worker in workers:
            worker.kill()


def _work(address: str) -> None:
    belong_to_parent()
    from game.lab.joining import work  # here alone, as the engine takes 50 MB

    work(address)
