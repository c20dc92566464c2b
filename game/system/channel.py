"""Messages to and from another process, of which neither can make this one wait.

A thread of its own writes and another one reads, so that a process which is stopped in the middle of a message, or
sends half of one, holds up nobody but that thread.
"""

from __future__ import annotations

import queue
from multiprocessing.connection import Connection
from threading import Thread


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
