"""Messages to and from another process, of which neither can make this one wait.

A thread of its own writes and another one reads, so that a process which is stopped in the middle of a message, or
sends half of one, holds up nobody but that thread.
"""

from __future__ import annotations

import queue
import sys
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Thread

from game.system.processes import in_groups_of_their_own


class Broken(Exception):
    """The other process is gone, or what came from it was no message."""


class Channel:
    """`incoming` and `outgoing` belong to the channel from now on; it closes them.

    A message is at most `largest` bytes long; one that is longer breaks the channel.
    """

    def __init__(self, incoming: Connection, outgoing: Connection, largest: int) -> None:
        self._received: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._to_send: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._broken = False
        for name, work in (("reader", self._read), ("writer", self._write)):
            pipe = incoming if name == "reader" else outgoing
            Thread(target=work, args=(pipe, largest), name=f"channel {name}", daemon=True).start()

    def send(self, message: bytes) -> None:
        """Send `message` when the other process takes it; nothing happens if it is gone."""
        self._to_send.put(message)

    def receive(self) -> bytes | None:
        """The next message, None if there is none yet. Raises Broken when there will be none any more."""
        if self._broken:
            raise Broken
        try:
            message = self._received.get_nowait()
        except queue.Empty:
            return None
        if message is None:
            self._broken = True
            raise Broken
        return message

    def close(self) -> None:
        """Let the threads end: at once if the other process has ended, else as soon as it does."""
        self._to_send.put(None)

    def _read(self, pipe: Connection, largest: int) -> None:
        with pipe:
            try:
                while True:
                    self._received.put(pipe.recv_bytes(largest))
            except (EOFError, OSError, ValueError):
                self._received.put(None)

    def _write(self, pipe: Connection, largest: int) -> None:
        with pipe:
            try:
                while (message := self._to_send.get()) is not None:
                    pipe.send_bytes(message)
            except (OSError, ValueError):
                return  # the reader sees it as well


def begun(
    target: Callable[[Connection, Connection], None], name: str, largest: int, daemon: bool = True
) -> tuple[SpawnProcess, Channel]:
    """A new process in which `target` is given its ends, incoming and outgoing, and the channel to it.

    It is not sent this program's arguments, in which the seed of a match may be.
    """
    context = get_context("spawn")
    incoming, theirs_out = context.Pipe(duplex=False)
    theirs_in, outgoing = context.Pipe(duplex=False)
    process = context.Process(target=target, args=(theirs_in, theirs_out), name=name, daemon=daemon)
    given, sys.argv = sys.argv, sys.argv[:1]
    try:
        with in_groups_of_their_own():
            process.start()
    finally:
        sys.argv = given
    theirs_in.close()
    theirs_out.close()
    return process, Channel(incoming, outgoing, largest)
