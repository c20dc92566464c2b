"""Pictures that are kept once they are drawn, up to so much memory: those used last stay.

How much that is goes by the window, since what is seen at a time covers it once or twice and no more.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import update_wrapper
from threading import Lock
from typing import Generic, ParamSpec

from pygame import Surface

LEAST = 4_000_000
"""Bytes; a shelf for a small window holds as much."""
DEPTH = 4  # bytes of a pixel

_window = 1920 * 1080 * DEPTH

Given = ParamSpec("Given")


def drawn_for(size: tuple[int, int]) -> None:
    """The window is of this size from now on."""
    global _window
    _window = size[0] * size[1] * DEPTH


class Shelf:
    """Pictures by their keys; `windows`: so many times the memory of the window at the most, the newest apart."""

    def __init__(self, windows: float) -> None:
        self._windows = windows
        self._pictures: OrderedDict[Hashable, Surface] = OrderedDict()
        self._lock = Lock()
        self.held = 0
        """Bytes."""

    def get(self, key: Hashable) -> Surface | None:
        with self._lock:
            found = self._pictures.get(key)
            if found is not None:
                self._pictures.move_to_end(key)
            return found

    def put(self, key: Hashable, picture: Surface) -> Surface:
        with self._lock:
            before = self._pictures.pop(key, None)
            self._pictures[key] = picture
            self.held += _size(picture) - (_size(before) if before is not None else 0)
            most = max(LEAST, self._windows * _window)
            while self.held > most and len(self._pictures) > 1:
                self.held -= _size(self._pictures.popitem(last=False)[1])
        return picture

    def cache_clear(self) -> None:
        with self._lock:
            self._pictures.clear()
            self.held = 0


class Kept(Generic[Given]):
    """A function whose pictures stay on a shelf; its arguments are the key."""

    def __init__(self, draw: Callable[Given, Surface], windows: float) -> None:
        self._draw = draw
        self.shelf = Shelf(windows)
        update_wrapper(self, draw)

    def __call__(self, *given: Given.args, **named: Given.kwargs) -> Surface:
        key = (given, tuple(sorted(named.items()))) if named else given
        found = self.shelf.get(key)
        return found if found is not None else self.shelf.put(key, self._draw(*given, **named))

    def cache_clear(self) -> None:
        self.shelf.cache_clear()


def kept(windows: float) -> Callable[[Callable[Given, Surface]], Kept[Given]]:
    """The function becomes one that keeps its pictures, in so many times the memory of the window."""
    return lambda draw: Kept(draw, windows)


def _size(picture: Surface) -> int:
    return picture.get_pitch() * picture.get_height()
