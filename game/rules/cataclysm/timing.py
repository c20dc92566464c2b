"""What is set off waits in a queue (P-080)."""

from __future__ import annotations

from game.kernel.series import Series
from game.kernel.traits.timing import Timing


class CataclysmTiming(Timing):
    series = Series.QUEUE
