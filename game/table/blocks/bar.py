"""What stands above a scene: the way back, its title, a line about it, what else can be done; and a rule below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.table import theme, widgets
from game.table.blocks import across
from game.table.drawing import text
from game.table.theme import Ui
from game.table.tree import Act, Node

EDGE, TIGHT = 90, 40
"""What is left at the sides, and where there is little room."""
BACK, HIGH, GAP = 190, 56, 14
TITLE, LEAST = 54, 300
"""How large the title is; with less room beside it the rest stands in a row below it, in design units."""

Aside = tuple[float, Callable[[Rect], Node]]
"""How wide something at the right is, in design units, and what makes it."""


@dataclass(frozen=True)
class Bar:
    title: str
    back: Act
    said: str = ""
    """A line about what the scene shows."""
    aside: Sequence[Aside] = ()

    def lay(self, ui: Ui, root: Node) -> Rect:
        """Add it to `root`; gives the room that is left below it."""
        tight = across.is_folded(ui)
        edge, top = (TIGHT, 20) if tight else (EDGE, 60)
        row = ui.rect(edge, top, ui.wide - 2 * edge, HIGH)
        root.add(widgets.button(ui, "back", ui.say("back"), Rect(row.x, row.y, ui.u(BACK), row.h), self.back, "quiet"))
        left, low = row.x + ui.u(BACK + 30), row
        wide = sum(ui.u(part + GAP) for part, _ in self.aside)
        if wide and row.right - wide - left < ui.u(LEAST):
            low = row.move(0, row.h + ui.u(GAP))
            self._aside(ui, root, low, min(1.0, low.w / wide))
            wide = 0
        elif wide:
            self._aside(ui, root, Rect(row.right - wide, row.y, wide, row.h), 1.0)
        root.add(self._title(ui, Rect(left, row.y, row.right - wide - left, row.h)))
        rule = low.bottom + ui.u(14 if tight else 32)
        root.add(Node("part", "bar-rule", row, paint=lambda on, _: theme.rule(on, ui, row.x, rule, row.w)))
        begin = rule + ui.u(14 if tight else 26)
        return Rect(row.x, begin, row.w, ui.size[1] - begin - ui.u(20 if tight else 40))

    def _aside(self, ui: Ui, root: Node, row: Rect, part: float) -> None:
        x = row.right
        for wide, make in reversed(self.aside):
            w = round(ui.u(wide) * part)
            x -= w
            root.add(make(Rect(x, row.y, w, row.h)))
            x -= round(ui.u(GAP) * part)

    def _title(self, ui: Ui, room: Rect) -> Node:
        """The title at the left, the line at the right of the same room."""

        def paint(surface: Surface, node: Node) -> None:
            said = text.fit(self.said, ui.u(26), ui.look.ink, room.w * 37 // 100) if self.said else None
            most = room.w - (said.get_width() + ui.u(24) if said else 0)
            title = text.fit(self.title, ui.u(TITLE), ui.look.gold, max(8, most), "title")
            surface.blit(title, title.get_rect(midleft=room.midleft))
            if said:
                surface.blit(said, said.get_rect(midright=room.midright))

        return Node("status" if self.said else "part", "bar-title", room, name=self.said, paint=paint)
