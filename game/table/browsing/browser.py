"""What a scene in which one looks through cards has in common with the others."""

from __future__ import annotations

from pygame import Rect, Surface

from game.table import enlarging, pieces
from game.table.browsing import folding
from game.table.browsing.seeking import Seeking
from game.table.browsing.shelf import Shelf, ring
from game.table.browsing.sought import Index
from game.table.editing import faults as sheet
from game.table.library import Card, Library
from game.table.scene import Scene
from game.table.stage import HINT_AFTER, Stage
from game.table.theme import Ui
from game.table.tree import Node


class Browser(Scene):
    """A scene with the cards of the game on a shelf, and what narrows them."""

    card_wide: float = 203
    """About how wide a card on the shelf is, in design units."""
    gap: float = 14
    """Between cards on the shelf."""
    keeps_cards = False
    """Do the cards stay as they are while there are faults in what was saved?"""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.shelf = Shelf(stage, self.card_wide, self.shelf_card, self.paint_on, self.gap, self.headed)
        self.seeking = Seeking(stage, self.shelf, self.indexed, self.kind_hint)
        self.more = folding.More(self.seeking)

    @property
    def ui(self) -> Ui:
        return self.stage.ui.whole

    # the cards

    @property
    def library(self) -> Library:
        """The cards as they were read last."""
        return self.seeking.library

    @property
    def shown(self) -> list[Card]:
        """The cards that pass what is sought, in the order that is wanted."""
        return self.seeking.index.cards(self.seeking.sought)

    def saved(self, now: Library) -> None:
        known = set(map(str, self.library.left_out))
        faults = [fault for fault in now.left_out if str(fault) not in known]
        if faults and self.keeps_cards:
            sheet.show(self.stage, sorted(faults, key=lambda fault: (fault.file, fault.line)))
        else:
            super().saved(now)

    def indexed(self, library: Library) -> Index:
        """Of the cards among which one can seek here."""
        raise NotImplementedError

    def kind_names(self, kinds: tuple[str, ...]) -> dict[str, str]:
        return {kind: self.ui.say.of("kind", kind) for kind in kinds}

    def update(self, dt: float) -> bool:
        return self.shelf.prepare(dt)

    # what is said

    def kind_hint(self, kind: str, shown: int) -> str:
        """Of the button that shows one kind only."""
        raise NotImplementedError

    def headed(self, card: Card) -> str:
        """What stands above the first of the cards that have it in common; "" where nothing does."""
        return ""

    # a card on the shelf

    def shelf_card(self, card: Card, rect: Rect) -> Node:
        """Its node, with all that it says and does; the shelf paints it."""
        raise NotImplementedError

    def paint_on(self, surface: Surface, node: Node, picture: Surface) -> None:
        """Paint a card on the shelf, with what marks it here."""
        surface.blit(picture, node.rect)
        if node.flags & {"hover", "held"}:
            ring(self.ui, surface, node.rect, self.ui.look.gold, 3)

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
