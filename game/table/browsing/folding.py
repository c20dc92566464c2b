"""What has no room beside the search where the interface is large: a button opens it on a sheet of rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.table import theme, widgets
from game.table.browsing import filters
from game.table.browsing.seeking import Seeking
from game.table.tree import Act, Node

TALL, GAP = 58, 12
KIND, CHOICE = 190, 280
"""The least width of a button of a kind, and of what is chosen from a list."""
SHEET = 1400
Row = tuple[float, Callable[[Rect], Sequence[Node]]]
"""How high it is in design units, and what makes its nodes in the room that it gets."""


class More:
    """The sheet with what is folded away, and the button that opens it."""

    def __init__(self, seeking: Seeking) -> None:
        self.seeking = seeking
        self.is_open = False
        self.offset = 0

    def toggle(self) -> None:
        self.is_open, self.offset = not self.is_open, 0
        self.seeking.stage.touch()

    def button(self, rect: Rect) -> Node:
        ui, say = self.seeking.ui, self.seeking.ui.say
        on = self.seeking.sought.narrows
        return widgets.button(ui, "more", say("browse-more"), rect, self.toggle, "plain", say("browse-more-hint"),
                              selected=on)  # fmt: skip

    # its rows

    def filters(self, fields: Sequence[str], room: float) -> list[Row]:
        """The kinds, and what else narrows the cards, in as many rows as a width of `room` design units asks for."""
        seeking = self.seeking
        lines = -(-len(seeking.index.kinds) * KIND // int(room)) or 1
        there = [field for field in fields if len(filters.options(seeking, field)) > 1]
        beside = max(1, int(room // CHOICE))
        parts = [there[at : at + beside] for at in range(0, len(there), beside)]
        return [
            (lines * (TALL + GAP) - GAP, lambda rect: [filters.kinds(seeking, rect, lines)]),
            *((TALL, self._choices(part)) for part in parts),
        ]

    def _choices(self, fields: Sequence[str]) -> Callable[[Rect], Sequence[Node]]:
        return lambda rect: filters.choices(self.seeking, rect, fields)

    def words(self, key: str, words: str, room: float) -> Row:
        """Words in as many lines as they need."""
        ui = self.seeking.ui
        high = widgets.label_height(ui, words, theme.SMALL, ui.u(room)) / ui.k
        return high + GAP, lambda rect: [widgets.label(ui, key, words, rect, theme.SMALL, ui.look.quiet)]

    @property
    def room(self) -> float:
        """How wide a row is, in design units."""
        return min(SHEET, self.seeking.ui.wide - 40) - 2 * 40 - 20

    def sheet(self, rows: Sequence[Row]) -> Node:
        ui, say = self.seeking.ui, self.seeking.ui.say
        high = sum(row[0] + GAP for row in rows)
        ground, room = widgets.dialog(ui, "more-sheet", say("browse-more-title"), SHEET, high + 96 + 26 + 80)
        foot = Rect(0, 0, ui.u(240), ui.u(52))
        foot.midbottom = (room.centerx, room.bottom)
        view = Rect(room.x, room.y, room.w, foot.top - ui.u(16) - room.y)
        content = ui.u(high)
        self.offset = max(0, min(self.offset, content - view.h))
        area = widgets.scroll(ui, "more-rows", view, content, self.offset, self._scroll, say("browse-more-title"))
        y = view.y - self.offset
        for tall, make in rows:
            area.add(*make(Rect(view.x, y, view.w - ui.u(20), ui.u(tall))))
            y += ui.u(tall + GAP)
        ground.children[0].add(area, widgets.button(ui, "close", say("close"), foot, self.toggle, "main"))
        return ground

    def _scroll(self, offset: int) -> None:
        self.offset = offset

    def closing(self, act: Act) -> Act:
        """`act`, after which the sheet is closed."""

        def done() -> None:
            self.is_open = False
            act()

        return done
