"""The two ends of a cluster beside the commands: its scheduler, and workers as `cluster` looks for them.

A worker has marks of the program, the cards and the rules that it plays by. `contracts worker` starts some; where a
cluster starts its workers itself, it does so with `dask worker ADDRESS --nthreads 1 --preload game.lab.joining`.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import dask
from distributed import Scheduler, Worker

from game.kernel.errors import GameError
from game.lab import likeness
from game.lab.executors import tell

LIGHT = {
    "distributed.worker.profile.enabled": False,
    "distributed.worker.memory.target": False,
    "distributed.worker.memory.spill": False,
    "distributed.worker.memory.pause": False,
    "distributed.worker.memory.terminate": False,
}
"""A worker looks neither at what is being called nor at how much memory it takes: it keeps nothing."""


def dask_setup(worker: Any) -> None:
    """What `--preload` calls before the worker tells the scheduler of itself."""
    marks = likeness.written(likeness.marks())
    worker.state.total_resources.update(marks)
    worker.state.available_resources.update(marks)


def schedule(host: str, port: int, board: int) -> None:
    """Be the scheduler, until the process is ended. Raises GameError where it can't listen there."""
    logging.getLogger("distributed").setLevel(logging.ERROR)
    try:
        asyncio.run(_schedule(host, port, board))
    except (OSError, ValueError) as error:
        raise GameError(f"nothing can listen at {host}, port {port} ({error}); choose others") from None


async def _schedule(host: str, port: int, board: int) -> None:
    async with Scheduler(host=host, port=port, dashboard=True, dashboard_address=f"{host}:{board}") as scheduler:
        tell(f"the scheduler is at {scheduler.address}; `contracts worker {scheduler.address}` gives it workers")
        await scheduler.finished()


def work(address: str) -> None:
    """Be a worker of the scheduler at an address, until it is gone."""
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    dask.config.set(LIGHT)
    asyncio.run(_join(address))


async def _join(address: str) -> None:
    marks = likeness.written(likeness.marks())
    async with Worker(address, nthreads=1, resources=marks, memory_limit=0, dashboard=False) as worker:
        await worker.finished()
