"""What a scene in which one looks through cards has in common with the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pygame import Rect, Surface

from game.table import enlarging, pieces, theme
from game.table.browsing import folding
from game.table.browsing.shelf import Shelf
from game.table.browsing.sought import Index, Sought
from game.table.library import Card, Library
from game.table.scene import Scene
from game.table.stage import HINT_AFTER, Stage
from game.table.theme import Ui
from game.table.tree import Node


class Browser(Scene):
    """A scene with the cards of the game on a shelf, and what narrows them."""

    card_wide: float = 203
    """About how wide a card on the shelf is, in design units."""
    keeps_cards = False
    """Do the cards stay as they are while there are faults in what was saved?"""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.sought = Sought()
        self.shelf = Shelf(self, self.card_wide)
        self.more = folding.More(self)
        self.read()

    @property
    def ui(self) -> Ui:
        return self.stage.ui.whole

    # the cards

    def read(self) -> None:
        """Take over the cards as they are now."""
        self.library: Library = self.stage.library
        self.index = self.indexed()
        self.options: dict[str, list[tuple[object, str]]] = {}
        """What can be chosen for each field of what is sought, as far as it was looked up (`filters.options`)."""
        self.shelf.forget()

    def saved(self, now: Library) -> None:
        known = set(map(str, self.library.left_out))
        faults = [fault for fault in now.left_out if str(fault) not in known]
        if faults and self.keeps_cards:
            from game.table.editing import faults as sheet

            sheet.show(self.stage, sorted(faults, key=lambda fault: (fault.file, fault.line)))
        else:
            super().saved(now)

    def indexed(self) -> Index:
        """Of the cards among which one can seek here."""
        raise NotImplementedError

    def kind_names(self, kinds: tuple[str, ...]) -> dict[str, str]:
        return {kind: self.ui.say.of("kind", kind) for kind in kinds}

    @property
    def is_behind(self) -> bool:
        """Were the files read anew, or is another language set?"""
        return self.stage.library is not self.library or self.index.language != self.ui.say.language

    def seek(self, **changes: Any) -> None:
        """Narrow or widen what is shown."""
        self.sought = replace(self.sought, **changes)
        self.shelf.scroll(0)
        self.stage.touch()

    def seeker(self, field: str) -> Callable[[object], None]:
        return lambda value: self.seek(**{field: value})

    def update(self, dt: float) -> bool:
        return self.shelf.prepare(dt)

    # what is said

    @property
    def value_name(self) -> str:
        """What the cards are told apart by: the cost, or a number of theirs."""
        say = self.ui.say
        return say("browse-cost") if self.library.elemental else say.of("stat", self.library.valued)

    def kind_hint(self, kind: str, shown: int) -> str:
        """Of the button that shows one kind only."""
        raise NotImplementedError

    # a card on the shelf

    def shelf_card(self, card: Card, rect: Rect) -> Node:
        """Its node, with all that it says and does; the shelf paints it."""
        raise NotImplementedError

    def paint_on(self, surface: Surface, node: Node, picture: Surface) -> None:
        """Paint a card on the shelf, with what marks it here."""
        surface.blit(picture, node.rect)
        if node.flags & {"hover", "held"}:
            self.ring(surface, node.rect, self.ui.look.gold, 3)

    def ring(self, surface: Surface, rect: Rect, colour: theme.Colour, wide: float) -> None:
        ui = self.ui
        width = max(2, ui.u(wide))
        drawn = theme.outline(rect.w + 2 * width, rect.h + 2 * width, colour, ui.u(12), width)
        surface.blit(drawn, (rect.x - width, rect.y - width))

    # a card enlarged

    def says_hint(self, node: Node) -> bool:
        return node.zoom is not None

    def paint_over(self, surface: Surface) -> None:
        node = self.stage.attention if self.shelf.lies_still else None
        if node is not None and node.zoom in self.library.cards and self.stage.rest >= HINT_AFTER:
            self.enlarge(surface, node)

    def enlarge(self, surface: Surface, node: Node) -> None:
        ui, card = self.ui, node.zoom
        near = node.rect.clip(ui.screen)
        face = pieces.face_of(self.library, self.library.cards[card], ui)
        enlarging.beside(surface, self.stage.ui, near, face, self.notes(node))

    def notes(self, node: Node) -> enlarging.Notes:
        """What is said beside the enlarged card: its keywords."""
        return self.library.remind(node.zoom, self.ui.say.language)
