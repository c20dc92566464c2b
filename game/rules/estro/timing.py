"""Gifts wait in a queue, and are announced before they are carried out (E-050)."""

from __future__ import annotations

from game.kernel.cards import Definition
from game.kernel.traits.timing import Series, Timing
from game.rules.estro.gifts import ends_idleness


class EstroTiming(Timing):
    series = Series.QUEUE
    item_task = "rules.estro.gifts.announce"
    item_window = "counter"

    def ends_idleness(self, card: Definition, in_play: bool) -> int:
        return ends_idleness(card) if in_play else 0
