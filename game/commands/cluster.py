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
    ports = [given.port and given.port + place for place in range(given.jobs)]
    workers: list[SpawnProcess] = []
    try:
        workers += [_begun(given.address, port) for port in ports]
        while True:
            wait([worker.sentinel for worker in workers])
            tell(f"a worker of {given.address} has ended; another one takes its place")
            time.sleep(PAUSE)
            for place, port in enumerate(ports):
                if not workers[place].is_alive():
                    workers[place] = _begun(given.address, port)
    finally:
        for worker in workers:
            worker.kill()


def _begun(address: str, port: int) -> SpawnProcess:
    found = get_context("spawn").Process(target=_work, args=(address, port), daemon=True)
    found.start()
    return found


def _work(address: str, port: int) -> None:
    belong_to_parent()
    from game.lab.joining import work  # here alone, as the engine takes 50 MB

    work(address, port)
