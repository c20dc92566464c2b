"""Where somebody stands who speaks of a thing on the screen: beside it, and over as little else as can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygame import Rect

STEPS = 14
"""Over the screen so many places are tried each way, besides those that are level with what is spoken of."""
FAR = 0.03
"""What a pixel between the two costs, in hundredths of the screen that would be covered at the price of 1."""
ASKEW = 0.006
"""What a pixel costs by which their middles aren't level."""


@dataclass(frozen=True)
class Around:
    """What is on a screen, all in pixels."""

    screen: Rect
    free: Sequence[Rect]
    """What is never covered."""
    others: Sequence[tuple[Rect, float]] = ()
    """What is rather not covered, each with the price of it."""
    about: Sequence[Rect] = ()
    """What is spoken of; where there is nothing, the middle of the screen is as good as any place."""


def place(sizes: Sequence[tuple[int, int]], around: Around, gap: int) -> Rect | None:
    """The best place for a panel that may have any of these sizes, `gap` pixels away from what is never covered.

    None where at none of these sizes there is such a place.
    """
    free = [rect.inflate(2 * gap, 2 * gap) for rect in around.free]
    whole = around.screen.w * around.screen.h / 100
    best: tuple[float, Rect] | None = None
    for wide, high in sizes:
        for x in _spots(wide, around.screen.w, [(rect.x, rect.w) for rect in around.about], gap):
            for y in _spots(high, around.screen.h, [(rect.y, rect.h) for rect in around.about], gap):
                rect = Rect(x, y, wide, high)
                if not around.screen.contains(rect) or rect.collidelist(free) >= 0:
                    continue
                cost = _price(rect, around.others) / whole + _farness(rect, around)
                if best is None or cost < best[0]:
                    best = cost, rect
    return best[1] if best else None


def _spots(long: int, room: int, about: Sequence[tuple[int, int]], gap: int) -> Iterator[int]:
    """Where a panel may begin on one axis: before, after, level with what is spoken of, or at even steps."""
    for begin, size in about:
        yield begin - gap - long
        yield begin + size + gap
        yield begin + (size - long) // 2
        yield begin
        yield begin + size - long
    for step in range(STEPS + 1):
        yield gap + (room - 2 * gap - long) * step // STEPS


def _price(rect: Rect, others: Sequence[tuple[Rect, float]]) -> float:
    covered = 0.0
    for other, price in others:
        shared = rect.clip(other)
        covered += shared.w * shared.h * price
    return covered


def _farness(rect: Rect, around: Around) -> float:
    if not around.about:
        middle = around.screen.center
        return (abs(rect.centerx - middle[0]) + abs(rect.centery - middle[1])) * ASKEW
    near = min(around.about, key=lambda other: between(rect, other))
    askew = min(abs(rect.centerx - near.centerx), abs(rect.centery - near.centery))
    return between(rect, near) * FAR + askew * ASKEW


def between(one: Rect, other: Rect) -> int:
    """Pixels of free room between two rectangles, along the axis that has more of it."""
    across = max(one.left - other.right, other.left - one.right, 0)
    down = max(one.top - other.bottom, other.top - one.bottom, 0)
    return across + down
