"""The card whose page is open in the gallery, and what is done on its page."""

from __future__ import annotations

from pygame import Rect

from game.records.scenarios.bycard import Told, of_card
from game.table.browsing.seeking import Seeking
from game.table.gallery.since import Since
from game.table.library import Card, Library
from game.table.theme import Ui
from game.table.tree import Node


class Opened:
    def __init__(self, seeking: Seeking, since: Since, card: str = "") -> None:
        self.seeking, self.since = seeking, since
        self.stage = seeking.stage
        self.card = card if card in seeking.library.cards else ""
        """The card on the page; "" while the page is closed."""
        self.offset = 0
        self.told: list[Told] | None = None
        """How the scenarios of the card went, where they were asked for."""
        self._named_by: dict[str, list[str]] | None = None

    @property
    def ui(self) -> Ui:
        return self.seeking.ui

    @property
    def library(self) -> Library:
        return self.seeking.library

    def forget(self) -> None:
        """The cards were read anew, or the language is another."""
        self.told = self._named_by = None
        self.card = self.card if self.card in self.library.cards else ""

    def show(self, card: str) -> None:
        """Open the page of a card; "" closes it."""
        if not card and self.card:
            self.seeking.shelf.reveal(self.card)
            self.stage.focus = f"card-{self.card}"
        self.card, self.offset, self.told = card, 0, None
        self.stage.touch()

    def close(self) -> None:
        self.show("")

    def scroll(self, offset: int) -> None:
        self.offset = offset

    def prove(self) -> None:
        """Run the scenarios that name the card, with the cards as they are now; or back to what it says."""
        self.offset = 0
        self.told = of_card(self.card, self.library.printed) if self.told is None else None
        self.stage.touch()

    def turn(self, by: int) -> None:
        """To the next or the former card of those that are shown."""
        ids = [card.id for card in self.seeking.index.cards(self.seeking.sought)]
        if ids:
            at = ids.index(self.card) + by if self.card in ids else 0
            self.show(ids[at % len(ids)])

    def related(self, card: str) -> list[str]:
        """The cards that it makes or speaks of, then those that do so of it."""
        library = self.library
        if self._named_by is None:
            self._named_by = {}
            for other in self.seeking.index.all:
                for named in library.mentions(other.id):
                    self._named_by.setdefault(named, []).append(other.id)
        found = [*library.mentions(card), *self._named_by.get(card, ())]
        return [other for other in dict.fromkeys(found) if other != card]

    def node(self, card: Card, rect: Rect) -> Node:
        """A card that opens its page, with what it is since the version that is compared with."""
        say, compared = self.ui.say, self.since.compared
        mark = compared.marks.get(card.id, "") if compared else ""
        value = say(f"gallery-is-{mark}") if mark else ""
        return Node(
            "shelf-card", f"card-{card.id}", rect, card.name[say.language], value,
            actions={"open": lambda: self.show(card.id)}, zoom=card.id, data=card,
        )  # fmt: skip
