"""A scene of blocks: at 100 % each stands where it was designed; at larger scales they flow down a scrolled page."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from pygame import Rect

from game.table import widgets
from game.table.theme import Ui
from game.table.tree import Node

MARGIN, GAP = 40, 14
"""Room at the edges of the page and between blocks, in design units."""
SHRINKS = 0.8
"""How much of a smaller scale blocks follow, as the table does; their words stay legible."""
BAR = 16
"""What is left at the right for the bar that says how far it is scrolled."""


@dataclass(frozen=True)
class Block:
    """What stays together."""

    box: tuple[float, float, float, float]
    """Left, top, width and height on the board at 100 %, in design units."""
    make: Callable[[Ui], Sequence[Node]]
    """Its nodes, by a measure in which `box` lies where the block has its place."""
    pinned: bool = False
    """Does it stay at the lower edge of the window while the page is scrolled?"""
    late: int = 0
    """On the page blocks of a lower number come first."""


@dataclass
class Page:
    """How far a scene is scrolled, and whether it is laid out as a page."""

    offset: int = 0
    flows: bool = False
    """Are the blocks not where they were designed?"""
    right: int = 0
    """Where the widest row ends, in pixels, as it was laid last."""

    def lay(
        self, ui: Ui, root: Node, blocks: Sequence[Block], most: float = math.inf, left: float | None = None
    ) -> None:
        """Add the blocks to `root`. At 100 % and below all lies as on the board, in the middle of the window.

        Those that flow do so in rows up to `most` design units wide, which begin at `left`, by default in the middle.
        """
        self.flows = ui.scale > 1
        if not self.flows:
            for block in blocks:
                root.add(*block.make(board(ui)))
            return
        big = ui.whole
        room = min(most, room_of(ui))
        blocks = sorted(blocks, key=lambda block: block.late)
        foot = flow([block for block in blocks if block.pinned], room)
        body = flow([block for block in blocks if not block.pinned], room)
        low = big.u(big.high - (height(foot) + 2 * GAP if foot else 0))
        view = Rect(0, 0, ui.size[0], low)
        content = big.u(height(body) + 2 * GAP)
        self.offset = max(0, min(self.offset, content - view.h))
        area = widgets.scroll(big, f"{root.key}-page", view, content, self.offset, self._scroll, root.name)
        top = max(0, (view.h - content) // 2)
        begin = None if left is None else big.u(max(MARGIN, min(left, big.wide - MARGIN - BAR - room)))
        area.add(*placed(big, body, top + big.u(GAP) - self.offset, begin))
        root.add(area, *placed(big, foot, low + big.u(GAP), begin))
        self.right = (begin or big.u(MARGIN)) + big.u(room)

    def _scroll(self, offset: int) -> None:
        self.offset = offset


def board(ui: Ui) -> Ui:
    """The measure of blocks that do not flow."""
    if ui.scale == 1:
        return ui
    return replace(replace(ui, scale=1 - (1 - ui.scale) * SHRINKS).whole, corner=None)


Row = list[Block]


def room_of(ui: Ui) -> float:
    """How wide a row of blocks that flow can be, in design units."""
    return ui.whole.wide - 2 * MARGIN - BAR


def flow(blocks: Sequence[Block], room: float) -> list[Row]:
    """In rows, as many side by side as fit into `room` design units."""
    rows, used = list[Row](), 0.0
    for block in blocks:
        wide = block.box[2]
        if rows and used + GAP + wide <= room:
            rows[-1].append(block)
            used += GAP + wide
        else:
            rows.append([block])
            used = wide
    return rows


def height(rows: Sequence[Row]) -> float:
    """Of all rows, with the gaps between them, in design units."""
    return sum(max(block.box[3] for block in row) + GAP for row in rows) - GAP if rows else 0


def placed(ui: Ui, rows: Sequence[Row], top: int, left: int | None) -> list[Node]:
    """The nodes of the blocks, each row from `left` on or in the middle of the window, smaller if too wide for it."""
    nodes, y = list[Node](), top
    room = ui.u(room_of(ui))
    for row in rows:
        wide = sum(ui.u(block.box[2]) for block in row) + ui.u(GAP) * (len(row) - 1)
        part = min(1.0, room / max(1, wide))
        measure = replace(ui, part=ui.part * part)
        x = (ui.size[0] - round(wide * part)) // 2 if left is None else left
        for block in row:
            nodes += block.make(measure.at(block.box[0], block.box[1], (x, y)))
            x += measure.u(block.box[2]) + measure.u(GAP)
        y += ui.u(max(block.box[3] for block in row) + GAP)
    return nodes
