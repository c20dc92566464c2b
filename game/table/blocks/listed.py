"""A scene with a bar, and below it a listing that fills the window, narrowed by a search where it has one."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.table import theme
from game.table.blocks.bar import Aside, Bar
from game.table.blocks.listing import Item, Listing
from game.table.blocks.search import Search
from game.table.scene import Scene
from game.table.stage import Stage
from game.table.theme import Ui
from game.table.tree import Node

SEARCH = 430
"""How wide the line of the search is, in design units."""


class Listed(Scene):
    """A scene gives its `title` and its `items`; the rest has a use without being told."""

    empty = ""
    """The message that is said where there are no items."""

    def __init__(self, stage: Stage, listing: Listing, search: Search | None = None) -> None:
        super().__init__(stage)
        self.listing, self.search = listing, search

    @property
    def ui(self) -> Ui:
        """It grows as a whole."""
        return self.stage.ui.whole

    @property
    def sought(self) -> str:
        """What was typed to narrow it."""
        return self.search.words if self.search is not None else ""

    # what a scene gives

    @property
    def title(self) -> str:
        raise NotImplementedError

    @property
    def said(self) -> str:
        """A line about what is shown."""
        return ""

    def items(self) -> Sequence[Item]:
        raise NotImplementedError

    def aside(self) -> list[Aside]:
        """What stands at the right of the bar, after the search."""
        return []

    def split(self, room: Rect) -> tuple[Rect, list[Node]]:
        """The room for the listing, and what stands in the rest of it."""
        return room, []

    # the tree

    def build(self) -> Node:
        ui = self.ui
        root = Node("scene", self.name, ui.screen, name=self.title, paint=self._paint)
        search = self.search
        sought = [(SEARCH, lambda rect: search.entry(ui, rect))] if search is not None else []
        room = Bar(self.title, self.stage.pop, self.said, [*sought, *self.aside()]).lay(ui, root)
        view, beside = self.split(room)
        words = ui.say(self.empty) if self.empty else ""
        return root.add(self.listing.show(ui, view, self.items(), self.title, words), *beside)

    def _paint(self, surface: Surface, node: Node) -> None:
        surface.blit(theme.ground(self.ui), (0, 0))

    # keys

    def takes(self, event: pygame.Event) -> bool:
        if self.listing.takes(event.key):
            return True
        if self.search is None or not self.search.takes(event):
            return False
        self.listing.offset = 0
        return True

    def cancel(self) -> None:
        """First what is sought is left, then the scene."""
        if self.search is None or not self.search.clear():
            self.stage.pop()
