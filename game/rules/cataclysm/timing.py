"""What is set off waits in a queue (P-080)."""

from __future__ import annotations

from game.kernel.traits.timing import Series, Timing


class CataclysmTiming(Timing):
    series = Series.QUEUE
