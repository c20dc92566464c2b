"""Gifts wait in a queue, and are announced before they are carried out (E-050)."""

from __future__ import annotations

from game.kernel.series import Series
from game.kernel.traits.timing import Timing


class EstroTiming(Timing):
    series = Series.QUEUE
    item_task = "rules.estro.gifts.announce"
    item_window = "counter"
