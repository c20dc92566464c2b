"""A list or a grid that is scrolled: items side by side as they fit, those that take a whole line between them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.table import widgets
from game.table.theme import Ui
from game.table.tree import Node

BAR = 18
"""What is left at the right for the bar that says how far it is scrolled, in design units."""
WHOLE = math.inf
"""The width of items of which each takes a line of its own."""
PAGES = {pygame.K_PAGEDOWN: 0.9, pygame.K_PAGEUP: -0.9, pygame.K_END: 1e4, pygame.K_HOME: -1e4}
"""Keys that scroll, by how many windows."""


@dataclass(frozen=True)
class Item:
    make: Callable[[Rect], Node]
    high: float = 0
    """Of one that takes a whole line, a heading for instance, in design units; 0: it is as all others."""


class Listing:
    """How far it is scrolled, and where its items lay last; only what is near has nodes."""

    def __init__(
        self, key: str, wide: float, high: float, gap: float = 14, edge: float = 0, ratio: float = 0
    ) -> None:  # fmt: skip
        """About how wide an item is, how high, the room between two and that around all of them, in design units.

        With a `ratio` of width to height they are as high as their width bids, whatever `high` says.
        """
        self.key, self.wide, self.high, self.gap = key, wide, high, gap
        self.edge, self.ratio = edge, ratio
        self.offset = 0
        self.columns = 1
        self._view = Rect(0, 0, 0, 0)
        self._revealed: int | None = None
        self.places: list[Rect] = []
        """As they lay when nothing was scrolled."""

    def show(self, ui: Ui, view: Rect, items: Sequence[Item], name: str, empty: str = "") -> Node:
        """The window onto the items; `empty` is said where there are none."""
        self._view = view
        self.places = self._placed(ui, items)
        content = max([place.bottom for place in self.places], default=view.y) + ui.u(self.edge) - view.y
        wanted, self._revealed = self._revealed, None
        if wanted is not None and wanted < len(items):
            place = self.places[wanted]
            if not view.move(0, self.offset).contains(place):
                self.offset = place.centery - view.centery
        self.offset = max(0, min(self.offset, content - view.h))
        area = widgets.scroll(ui, self.key, view, content, self.offset, self.scroll, name)
        area.add(*(items[number].make(self.places[number].move(0, -self.offset)) for number in self.near))
        if not items:
            box = Rect(view.x, view.centery - ui.u(40), view.w, ui.u(80))
            area.add(widgets.label(ui, f"{self.key}-none", empty, box, 26, ui.look.quiet, "center"))
        return area

    def _placed(self, ui: Ui, items: Iterable[Item]) -> list[Rect]:
        gap, edge = ui.u(self.gap), ui.u(self.edge)
        view = self._view.move(edge, edge)
        room = view.w - (2 * edge + ui.u(4) if edge else ui.u(BAR))
        self.columns = 1 if self.wide == WHOLE else max(1, round((room / ui.k + self.gap) / (self.wide + self.gap)))
        wide = (room - gap * (self.columns - 1)) // self.columns
        usual = round(wide / self.ratio) if self.ratio else ui.u(self.high)
        places, column, y = list[Rect](), 0, view.y
        for item in items:
            if item.high and column:
                column, y = 0, y + usual + gap
            across, high = (room, ui.u(item.high)) if item.high else (wide, usual)
            places.append(Rect(view.x + column * (wide + gap), y, across, high))
            column = 0 if item.high else (column + 1) % self.columns
            y += high + gap if not column else 0
        return places

    @property
    def near(self) -> list[int]:
        """The numbers of the items that are seen, or would be a window further."""
        window = self._view.inflate(0, 2 * self._view.h).move(0, self.offset)
        return [number for number, place in enumerate(self.places) if place.colliderect(window)]

    @property
    def seen(self) -> list[int]:
        window = self._view.move(0, self.offset)
        return [number for number, place in enumerate(self.places) if place.colliderect(window)]

    def scroll(self, offset: int) -> None:
        self.offset = offset

    def reveal(self, number: int) -> None:
        """Bring that item to the middle when it is shown next, unless all of it is seen."""
        self._revealed = number

    def begin_at(self, number: int) -> None:
        """Scroll so that this item, of those that were shown last, is the first one."""
        if number < len(self.places):
            self.offset = self.places[number].y - self._view.y

    def takes(self, key: int) -> bool:
        """A key that scrolls by windows or to either end."""
        if key in PAGES:
            self.offset = max(0, self.offset + round(PAGES[key] * self._view.h))
        return key in PAGES
