"""A whole scene of shared blocks, as small as one can be: the cards of a game by name, each opens its page."""

from __future__ import annotations

from pygame import Rect

from game.table import widgets
from game.table.blocks.listed import Listed
from game.table.blocks.listing import WHOLE, Item, Listing
from game.table.blocks.search import Search
from game.table.library import Card
from game.table.stage import Stage
from game.table.tree import Node


class Names(Listed):
    name = "names"
    empty = "browse-nothing"
    title = "Names"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, Listing("names-list", WHOLE, 60), Search("glossary-search-empty"))
        self.opened = ""

    def items(self) -> list[Item]:
        cards = sorted(self.stage.library.cards.values(), key=self._called)
        return [
            Item(lambda rect, card=card: self._row(card, rect))  # type: ignore[misc]
            for card in cards
            if self.search is not None and self.search.finds(self._called(card))
        ]

    def _called(self, card: Card) -> str:
        return card.name[self.ui.say.language]

    def _row(self, card: Card, rect: Rect) -> Node:
        def press() -> None:
            self.opened = card.id

        return widgets.button(self.ui, f"name-{card.id}", self._called(card), rect, press)
