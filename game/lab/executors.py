"""Where the shares of a long run are done: in this process, in several (`workers`), or on a cluster (`cluster`).

Whoever plays many matches is given an `Executor` and knows nothing else of it. What comes is the same by each of them,
and in the same order; so whatever is worked out of it or written down is the same too.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Self, TypeVar

S = TypeVar("S")
R = TypeVar("R")
TRIES = 2
"""So often a share is begun: what ends every process that does it is lost."""


class Executor(ABC):
    """Does shares. To be left with `with`, which ends whatever it has begun."""

    parts: int = 1
    """Into so many shares a run is best divided that can be divided anyhow."""

    @abstractmethod
    def spread(self, do: Callable[[S], R], shares: Sequence[S]) -> Iterator[R]:
        """What `do` gives for each share, in the order of the shares.

        `do` is a function of a module, and it and the shares can be pickled; what it gives must hang on the share
        alone. Raises what `do` raises. Whoever stops asking ends what is being done.
        """

    def close(self) -> None:  # noqa: B027 - most have nothing left
        """End what is left of it."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class Here(Executor):
    """In this process, one share after the other."""

    def spread(self, do: Callable[[S], R], shares: Sequence[S]) -> Iterator[R]:
        yield from map(do, shares)


HERE = Here()


def tell(words: str) -> None:
    """Say on standard error what happened to a run."""
    print(f"contracts: {words}", file=sys.stderr, flush=True)


def tell_ended(tries: int) -> None:
    """Say that a process was ended in a share that was begun so often."""
    outcome = "what it did is begun anew" if tries < TRIES else "what it did was begun anew before, and is lost"
    tell(f"a process was ended from outside; {outcome}")
