"""The two ends of a cluster beside the commands: its scheduler, and workers as `cluster` looks for them.

A worker has marks of the program, the cards and the rules that it plays by. `contracts worker` starts some; where a
cluster starts its workers itself, it does so with `dask worker ADDRESS --nthreads 1 --preload game.lab.joining`.
"""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from typing import Any

import dask
from distributed import Scheduler, Security, Worker

from game.kernel.errors import GameError
from game.lab import likeness
from game.lab.cluster import silence
from game.lab.executors import tell

LIGHT = {
    "distributed.admin.tick.interval": "1s",
    "distributed.admin.system-monitor.interval": "5s",
    "distributed.worker.profile.enabled": False,
    "distributed.worker.memory.target": False,
    "distributed.worker.memory.spill": False,
    "distributed.worker.memory.pause": False,
    "distributed.worker.memory.terminate": False,
}
"""Neither end looks at what is being called or at how much memory it takes, which is always the same, and they look at
themselves less often than the engine's own do: that took 1.5 % of a core from each worker."""


def dask_setup(worker: Any) -> None:
    """What `--preload` calls before the worker tells the scheduler of itself."""
    marks = likeness.written(likeness.marks())
    worker.state.total_resources.update(marks)
    worker.state.available_resources.update(marks)


def schedule(host: str, port: int, board: int) -> None:
    """Be the scheduler, until the process is ended. Raises GameError where it can't listen there."""
    silence()
    dask.config.set(LIGHT)
    try:
        asyncio.run(_schedule(host, port, board))
    except (OSError, ValueError, RuntimeError) as error:
        raise GameError(f"nothing can listen at {host}, port {port} ({error}); choose others") from None


async def _schedule(host: str, port: int, board: int) -> None:
    protocol = "tls" if Security().tls_scheduler_cert else "tcp"
    async with Scheduler(
        host=host, port=port, protocol=protocol, dashboard=True, dashboard_address=f"{host}:{board}"
    ) as scheduler:
        tell(f"the scheduler is at {scheduler.address}; `contracts worker {scheduler.address}` gives it workers")
        ended = asyncio.Event()
        with suppress(NotImplementedError):  # of Windows, where the process just ends
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ended.set)
        await ended.wait()


def work(address: str, port: int) -> None:
    """Be a worker of the scheduler at an address, until it is gone; `port` is where it listens, 0 for any."""
    silence()
    dask.config.set(LIGHT)
    asyncio.run(_join(address, port))


async def _join(address: str, port: int) -> None:
    marks = likeness.written(likeness.marks())
    async with Worker(address, nthreads=1, resources=marks, port=port, memory_limit=0) as worker:
        await worker.finished()
