"""Rows of a label and its control, each on a strip with an icon; they scroll where they don't all fit."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.table import theme, widgets
from game.table.drawing import symbols
from game.table.theme import Ui
from game.table.tree import Node

Make = Callable[[str, str, Rect], Node]
"""The control: of its name, the words of its label, and its place."""
BAR = 26
"""Room at the right for the bar that says how far it is scrolled."""
ICON = 34


@dataclass(frozen=True)
class Row:
    name: str
    words: str
    make: Make


@dataclass(frozen=True)
class Form:
    """How rows are laid out, in pixels."""

    step: int
    """From one row to the next, and `gap` of it lies between them."""
    gap: int
    columns: int = 1
    part: int = 46
    """How much of a row the label has, in a hundred."""
    icons: Mapping[str, str] | None = None
    """By the name of a row. Without any there are no strips either."""

    def high(self, rows: Sequence[Row]) -> int:
        return self.step * -(-len(rows) // self.columns)

    def nodes(self, ui: Ui, view: Rect, rows: Sequence[Row], offset: int) -> list[Node]:
        """Column by column, `offset` pixels higher than they lie."""
        lines, found = -(-len(rows) // self.columns), list[Node]()
        wide = (view.w - ui.s(BAR - 6)) // self.columns
        for number, row in enumerate(rows):
            column, line = divmod(number, lines)
            box = Rect(
                view.x + column * wide, view.y + line * self.step - offset, wide - ui.s(BAR), self.step - self.gap
            )
            found += self._row(ui, row, box)
        return found

    def _row(self, ui: Ui, row: Row, box: Rect) -> list[Node]:
        inner, found = box, list[Node]()
        if self.icons is not None:
            icon, pad = self.icons.get(row.name, ""), ui.s(14)
            left = pad + (ui.s(ICON) + pad if icon else 0)
            inner = Rect(box.x + left, box.y + ui.s(7), box.w - left - pad, box.h - ui.s(14))
            found.append(Node("part", f"strip-{row.name}", box, paint=lambda on, node: _strip(on, ui, node.rect, icon)))
        half = inner.w * self.part // 100
        high = min(inner.h, widgets.label_height(ui, row.words, theme.BODY, half))
        label = Rect(inner.x, inner.y + (inner.h - high) // 2, half, high)
        control = Rect(inner.x + half + ui.s(8), inner.y, inner.w - half - ui.s(8), inner.h)
        found.append(widgets.label(ui, f"label-{row.name}", row.words, label, theme.BODY, within=True))
        return [*found, row.make(row.name, row.words, control)]


def _strip(surface: Surface, ui: Ui, box: Rect, icon: str) -> None:
    look = ui.look
    surface.blit(
        theme.plate(box.w, box.h, theme.mix(look.panel, look.panel_high, 0.7), look.panel, look.panel_high, ui.u(8),
                    max(1, ui.u(2))), box,
    )  # fmt: skip
    if icon:
        sign = symbols.icon(icon, min(ui.s(ICON), box.h * 6 // 10), look.gold)
        surface.blit(sign, sign.get_rect(center=(box.x + ui.s(14 + ICON // 2), box.centery)))
