"""Forgetting the pictures that were drawn for windows of former sizes.

Everything that is drawn is kept by its size in pixels. Whoever pulls at a window would fill the memory with pictures of
sizes that never come back: after so many sizes all are dropped, and what is seen is drawn anew.
"""

from __future__ import annotations

import sys

from game.system import memory
from game.table.drawing import keeping

KEPT = 3
"""So many sizes of the window may have their pictures at a time."""
ROOMS = ("game.table.drawing.", "game.table.games.", "game.table.match.", "game.table.pieces", "game.table.theme")

_sizes: set[tuple[int, int, float]] = set()


def drawn_for(size: tuple[int, int], scale: float = 1.0) -> None:
    """The window is of this `size` from now on, and the interface of this `scale`."""
    keeping.drawn_for(size)
    _sizes.add((*size, scale))
    if len(_sizes) > KEPT:
        _sizes.clear()
        _sizes.add((*size, scale))
        forget()


def forget() -> None:
    """Empty every cache of the rooms that draw."""
    for name, module in list(sys.modules.items()):
        if name.startswith(ROOMS):
            for value in vars(module).values():
                empty = getattr(value, "cache_clear", None)
                if empty is not None and not isinstance(value, type):
                    empty()
    memory.give_back()
