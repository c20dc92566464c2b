"""Shares of a long run on a cluster of dask.distributed: batches of them go to its workers, wherever those run.

A worker that is ended costs the batches that it had: the scheduler gives them to others, and what comes of each is
taken once. What a share comes to hangs on nothing but the share, so it doesn't matter which worker did it or how often.
Workers that would play other matches than this machine are given none; `joining` says how they are told apart.
"""

from __future__ import annotations

import logging
import os
import warnings
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import count, repeat
from pathlib import Path
from time import perf_counter
from typing import Any, Generic, NamedTuple, TypeVar

from distributed import Client, KilledWorker, Security, get_worker
from distributed.client import FutureCancelledError
from distributed.comm import CommClosedError

from game.kernel.errors import GameError
from game.lab import likeness
from game.lab.executors import TRIES, Executor, tell, tell_ended

S = TypeVar("S")
R = TypeVar("R")
SECONDS = 1.0
"""About so long a batch takes: much longer than the few milliseconds that it costs the scheduler and the two ends."""
MOST = 1_000
"""So many shares are in a batch at the most."""
EACH = 4
"""So many batches are on their way for each worker: what they come to is lost where this process is killed."""
PATIENCE = 10.0
"""Seconds for the scheduler to answer."""
CLOSING = 2.0
"""Seconds for saying goodbye to it."""
LOOKED = 3.0
"""After so many seconds is looked which workers there are."""


def silence() -> None:
    """Of what the engine logs, what matters is told in a sentence."""
    for name in logging.root.manager.loggerDict:
        if name.partition(".")[0] in ("distributed", "tornado", "asyncio"):
            logging.getLogger(name).setLevel(logging.CRITICAL)


class Unreachable(GameError):
    """The scheduler does not answer."""


class Unlike(GameError):
    """Workers would play other matches than this machine."""


class Cluster(Executor):
    """The workers of the scheduler at an address; `files` are what the shares read beside the cards of the `game`.

    Raises Unreachable, and Unlike where there are workers, but none that fits.
    """

    def __init__(self, address: str, game: str, files: Sequence[Path] = ()) -> None:
        self.address = address
        self._marks = likeness.marks((game,))
        self._needed = _Needed(game, self._marks[game], {str(path): likeness.file(path) for path in files})
        self._told = set[str]()
        self._names = zip(repeat(f"contracts-{os.urandom(8).hex()}"), count())  # the engine learns how long one takes
        silence()
        if address.startswith("tls:") and not Security().tls_client_cert:
            raise Unreachable(f"{address} asks for certificates, and none is named here; game/lab/CLUSTER.md says how")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of versions of packages, as the program's own are looked at
            try:
                self._client = Client(address, timeout=PATIENCE, set_as_default=False, name="contracts")
            except (OSError, TimeoutError, ValueError) as error:
                raise Unreachable(
                    f"no scheduler answers at {address} ({type(error).__name__}); "
                    "`contracts scheduler` starts one, or name its address as tcp://HOST:PORT"
                ) from None
        try:
            there = self._there()
            if there and not self.workers:
                raise Unlike(f"no worker at {address} fits: {next(iter(there.values()))}")
        except BaseException:
            self.close()
            raise
        self.parts = EACH * max(1, self.workers)
        tell(f"at {address}: {self.workers} workers, to be watched at {self._client.dashboard_link}")
        self._tell_of(there)

    def close(self) -> None:
        with suppress(Exception):  # it may be gone
            self._client.close(timeout=CLOSING)

    def spread(self, do: Callable[[S], R], shares: Sequence[S]) -> Iterator[R]:
        left, sent = deque(shares), deque[_Sent[S]]()
        size, looked = 1, perf_counter()
        try:
            while left or sent:
                while left and len(sent) < EACH * max(1, self.workers):
                    even = len(left) // (2 * max(1, self.workers))  # so that all workers end at about the same time
                    batch = [left.popleft() for _ in range(max(1, min(size, even)))]
                    sent.append(self._send(do, batch))
                try:
                    found, seconds = sent[0].future.result(timeout=LOOKED)
                except TimeoutError:
                    found, seconds = [], 0.0
                except KilledWorker:  # each share by itself, as only one of them may end whoever does it
                    ended = sent.popleft()
                    tell_ended(ended.tries)
                    if ended.tries < TRIES:
                        sent.extendleft([self._send(do, [share], ended.tries + 1) for share in reversed(ended.shares)])
                    continue
                else:
                    sent.popleft()
                    size = max(1, min(MOST, round(len(found) * SECONDS / max(seconds, SECONDS / MOST))))
                yield from found
                if perf_counter() - looked > LOOKED:
                    self._tell_of(self._there())
                    looked = perf_counter()
        except (CommClosedError, FutureCancelledError, OSError) as error:
            if self._client.status == "running" and isinstance(error, OSError):
                raise  # of a share
            raise Unreachable(
                f"the scheduler at {self.address} is gone; start it, and give the same line again"
            ) from None
        finally:
            with suppress(Exception):
                self._client.cancel([task.future for task in sent], force=True)

    def _send(self, do: Callable[[S], R], shares: Sequence[S], tries: int = 1) -> _Sent[S]:
        future = self._client.submit(
            _done, do, shares, self._needed, key=next(self._names),
            resources=likeness.written(self._marks),
        )  # fmt: skip
        return _Sent(future, shares, tries)

    def _there(self) -> dict[str, str]:
        """Why each worker that there is doesn't fit, by its address; "" where it does, which are counted."""
        known = self._client.scheduler_info(n_workers=-1)["workers"]
        found = {address: self._why_not(worker) for address, worker in known.items()}
        self.workers = list(found.values()).count("")
        return found

    def _why_not(self, worker: Mapping[str, Any]) -> str:
        match likeness.unlike(worker["resources"], self._marks):
            case "":
                return ""
            case "worker":
                what = "was not started by `contracts worker` or with `--preload game.lab.joining`; start it so"
            case "program":
                what = "has another version of the program or of Python; install the same there, and start it again"
            case game:
                what = f"has other cards or rules of {game}; copy those of this machine there, and start it again"
        return f"the worker {worker['name']} {what}"

    def _tell_of(self, there: Mapping[str, str]) -> None:
        """Tell once of each worker that gets nothing to do, and if there is none that does."""
        waiting = f"waiting for workers; `contracts worker {self.address}` starts one"
        for address, reason in {**there, **({} if self.workers else {"": waiting})}.items():
            if reason and address not in self._told:
                tell(reason)
                self._told.add(address)
        if self.workers:
            self._told.discard("")


class _Sent(NamedTuple, Generic[S]):
    """Shares on their way, and how often they were begun."""

    future: Any
    shares: Sequence[S]
    tries: int


class _Needed(NamedTuple):
    """What a worker must have as this machine has it, while it does shares."""

    game: str
    cards: str
    files: dict[str, str]
    """The digest of each by its path."""


def _done(do: Callable[[S], R], shares: Sequence[S], needed: _Needed) -> tuple[list[R], float]:
    """On a worker: what comes of a batch, and the seconds that it took. Raises Unlike where its cards were changed, and
    GameError with the worker's name for what a share raises."""
    here = f"the worker {get_worker().name}"
    if likeness.cards(needed.game) != needed.cards:
        raise Unlike(f"the cards of {needed.game} were changed while they were played by {here}; start it again")
    for path, digest in needed.files.items():
        if likeness.file(Path(path)) != digest:
            raise Unlike(f"{here} has no {path}, or another one; copy it to the same place there")
    begin = perf_counter()
    try:
        found = [do(share) for share in shares]
    except GameError as error:
        raise GameError(f"{here}: {error}") from None
    return found, perf_counter() - begin
