"""The levels of the computer opponent, by which set-ups and match files say who plays a seat."""

from __future__ import annotations

LEVELS = ("novice", "casual", "regular", "expert", "master", "random")
"""From the weakest to the strongest; and `random`, which does not think."""
USUAL = "casual"
