"""Pictures that are kept once they are drawn, up to so much memory: those used last stay.

How much that is goes by the window, since what is seen at a time covers it once or twice and no more. Each shelf has a
bound of its own, and all of them together have one: whatever was used longest ago goes first, wherever it lies.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import update_wrapper
from itertools import count
from threading import Lock
from typing import Any, Generic, ParamSpec
from weakref import WeakSet

from pygame import Surface

LEAST = 4_000_000
"""Bytes; a shelf for a small window holds as much."""
TOGETHER = 7
"""So many times the memory of the window all shelves hold together at the most."""
LEAST_TOGETHER = 48_000_000
"""Bytes; as much they hold together for a small window."""
STAYS = 0.4
"""The part of that which stays where another scene comes."""
DEPTH = 4  # bytes of a pixel

_window = 1920 * 1080 * DEPTH
_shelves: WeakSet[Shelf] = WeakSet()
_lock = Lock()
_tick = count().__next__
"""Numbers the uses of all pictures."""

Given = ParamSpec("Given")


def drawn_for(size: tuple[int, int]) -> None:
    """The window is of this size from now on."""
    global _window
    _window = size[0] * size[1] * DEPTH


def held() -> int:
    """Bytes of what lies on all shelves."""
    return sum(shelf.held for shelf in _shelves)


def most() -> float:
    """Bytes that all shelves together may hold."""
    return max(LEAST_TOGETHER, TOGETHER * _window)


def clear_for_another() -> None:
    """Another scene comes, which has much to draw: of what is kept, only what was used last stays."""
    with _lock:
        _make_room(STAYS * most())


def _make_room(bound: float, new: Shelf | None = None) -> None:
    """Let go of what was used longest ago until all shelves together hold no more than `bound`; `new` has just been
    given a picture, which stays."""
    over = held() - bound
    while over > 0:
        shelves = [shelf for shelf in _shelves if shelf.count > (shelf is new)]
        if not shelves:
            return
        over -= min(shelves, key=Shelf.oldest).drop()


class Shelf:
    """Pictures by their keys; `windows`: so many times the memory of the window at the most, the newest apart."""

    def __init__(self, windows: float) -> None:
        self._windows = windows
        self._pictures: OrderedDict[Hashable, list[Any]] = OrderedDict()
        """Each with the number of its last use; the one used longest ago is the first."""
        self.held = 0
        """Bytes."""
        with _lock:
            _shelves.add(self)

    def get(self, key: Hashable) -> Surface | None:
        with _lock:
            found = self._pictures.get(key)
            if found is None:
                return None
            self._pictures.move_to_end(key)
            found[1] = _tick()
            picture: Surface = found[0]
            return picture

    def put(self, key: Hashable, picture: Surface) -> Surface:
        with _lock:
            before = self._pictures.pop(key, None)
            self._pictures[key] = [picture, _tick()]
            self.held += _size(picture) - (_size(before[0]) if before is not None else 0)
            own = max(LEAST, self._windows * _window)
            while self.held > own and len(self._pictures) > 1:
                self.drop()
            _make_room(most(), self)
        return picture

    @property
    def count(self) -> int:
        return len(self._pictures)

    def oldest(self) -> int:
        """The number of the last use of what was used longest ago. There must be something."""
        used: int = next(iter(self._pictures.values()))[1]
        return used

    def drop(self) -> int:
        """Let go of what was used longest ago; its bytes."""
        size = _size(self._pictures.popitem(last=False)[1][0])
        self.held -= size
        return size

    def cache_clear(self) -> None:
        with _lock:
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

    def has(self, *given: Given.args, **named: Given.kwargs) -> bool:
        """Is that picture there already?"""
        return self.shelf.get((given, tuple(sorted(named.items()))) if named else given) is not None

    def cache_clear(self) -> None:
        self.shelf.cache_clear()


def kept(windows: float) -> Callable[[Callable[Given, Surface]], Kept[Given]]:
    """The function becomes one that keeps its pictures, in so many times the memory of the window."""
    return lambda draw: Kept(draw, windows)


def _size(picture: Surface) -> int:
    return picture.get_pitch() * picture.get_height()
