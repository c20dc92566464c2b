"""How cards stand in rows that share a zone: on piles of alike ones, turned, or with what is attached to them.

All lengths are design units. A heap of a row is as high as the row, whatever lies in it: what sticks out above a card
makes the card smaller.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.table.drawing.faces import TILE
from game.table.games.layout import Row
from game.table.layout.poses import Pose

TURNED = -90.0
"""The angle of a card that lies turned: clockwise."""
STRIP = 0.24
"""What of a card that is attached to another sticks out above it: the strip with its name, of its height."""
STRIPS = 0.52
"""The most that all such strips of a heap take, of its height."""
SHIFT, LAYERS = 0.045, 3
"""How far each card of a pile lies aside from the one on top of it, of its height, and how many are seen."""
GAP = 12
"""Between two heaps."""
LEAST = 0.6
"""How much smaller the cards of a crowded row get before they overlap."""
BETWEEN_ROWS = 40
"""Between two rows that share one height."""


class Heap(NamedTuple):
    """Cards that lie on one place."""

    cards: tuple[int, ...]
    """Alike ones, the one on top first."""
    turned: bool = False
    attached: tuple[int, ...] = ()
    """What is attached to the card, the nearest first."""
    forward: bool = False
    """Does it step out of the row?"""


def _shape(heap: Heap, row: Row) -> tuple[float, float, float]:
    """The height of its cards as they stand, and how much of the heap's height and width lies beside the top one."""
    layers = min(LAYERS, len(heap.cards) - 1)
    most = min(STRIP * len(heap.attached), STRIPS)
    above = most * row.height
    high = (row.height - above) / (1 + LAYERS * SHIFT if row.heaps else 1)
    return high, above, layers * SHIFT * high


def wide(heap: Heap, row: Row) -> float:
    """How much of the width of its row it takes, without the gap."""
    high, _, beside = _shape(heap, row)
    return (high if heap.turned else TILE * high) + beside


def spread(rows: Sequence[tuple[Row, Sequence[Heap]]]) -> dict[int, Pose]:
    """Where the cards of rows stand that share one height and width; crowded ones are all smaller by the same part."""
    filled = [(row, heaps) for row, heaps in rows if heaps]
    if not filled:
        return {}
    between = BETWEEN_ROWS * (len(filled) - 1)
    gaps = GAP * sum(len(heaps) - 1 for _, heaps in filled)
    free = filled[0][0].width - between - gaps
    natural = sum(wide(heap, row) for row, heaps in filled for heap in heaps)
    part = min(1.0, max(LEAST, free / natural))
    step = min(1.0, free / (natural * part))
    """Of its width, how far from a heap the next one lies: below 1 they overlap."""
    found: dict[int, Pose] = {}
    for row, heaps in filled:
        widths = [wide(heap, row) * part for heap in heaps]
        whole = sum(widths[:-1]) * step + widths[-1] + GAP * (len(heaps) - 1)
        left = {"left": row.x - row.width / 2, "right": row.x + row.width / 2 - whole}.get(row.end, row.x - whole / 2)
        for number, (heap, width) in enumerate(zip(heaps, widths, strict=True)):
            found |= _stand(heap, row, left, width, part, number)
            left += width * step + GAP
    return found


def _stand(heap: Heap, row: Row, left: float, width: float, part: float, number: int) -> dict[int, Pose]:
    """The poses of one heap, whose left edge is given and which is `part` of its natural size."""
    high, above, beside = (length * part for length in _shape(heap, row))
    layers = min(LAYERS, len(heap.cards) - 1)
    forward = row.forward if heap.forward else 0.0
    foot = row.y + row.height * part / 2 + forward
    x = left + (width - beside) / 2
    y = foot - high / 2
    angle = TURNED if heap.turned else 0.0
    order = 10 + 20 * number
    found = {heap.cards[0]: Pose(x, y, high, angle, order=order + 19)}
    for place, card in enumerate(heap.cards[1:], 1):
        layer = min(place, layers)
        shift = layer * SHIFT * high
        found[card] = Pose(x + shift, y - shift, high, angle, order=order + 18 - layer)
    strip = above / max(1, len(heap.attached))
    top = y - (TILE * high if heap.turned else high) / 2
    for place, card in enumerate(heap.attached, 1):
        found[card] = Pose(x, top - strip * place + high / 2, high, order=order + 18 - place)
    return found


def outline(pose: Pose) -> tuple[float, float, float, float]:
    """The box of a card in play as it stands, turned or not: x, y, width, height."""
    w, h = TILE * pose.height, pose.height
    if abs(pose.angle) == abs(TURNED):
        w, h = h, w
    return pose.x - w / 2, pose.y - h / 2, w, h
