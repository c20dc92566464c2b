"""What stands side by side, and whether a window has the width for it."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.table import theme
from game.table.theme import Ui

LEAST = 1480
"""A window of fewer design units in width folds what stands above its cards."""
GAP = 12


def is_folded(ui: Ui) -> bool:
    return ui.wide < LEAST


def part(ui: Ui) -> float:
    """How wide what stands above the shelf is there, of its width at 100 %."""
    return min(1.0, (ui.wide - 80) / (theme.WIDTH - 80))


def in_a_row(rect: Rect, wides: Sequence[float], ui: Ui, gap: float = GAP) -> list[Rect]:
    """Side by side in `rect`, as wide as `wides` says in design units; those 0 wide share the room that is left."""
    lengths = [ui.u(wide) for wide in wides]
    left = rect.w - sum(lengths) - ui.u(gap) * (len(wides) - 1)
    share = max(1, left // max(1, lengths.count(0)))
    found, x = list[Rect](), rect.x
    for length in lengths:
        found.append(Rect(x, rect.y, length or share, rect.h))
        x = found[-1].right + ui.u(gap)
    return found
