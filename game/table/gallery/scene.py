"""The scene of all cards of a game, tokens too: search and filters above, one card at large with what belongs to it."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.records.scenarios.bycard import Told, of_card
from game.table import theme, widgets
from game.table.browsing import filters, folding, typing
from game.table.browsing.browser import Browser
from game.table.browsing.sought import TOKENS, Index
from game.table.gallery import page, since
from game.table.handbook import scene as handbook
from game.table.library import Card
from game.table.stage import Stage
from game.table.tree import Node
from game.table.workshop import opening as workshop

LEFT = 40
SEARCH = 480
LANGUAGE = 260
"""How wide the button is that opens the card language."""
FIELDS = ("element", "text", "band", "keyword", "deck", "order")


class Gallery(Browser):
    name = "gallery"
    card_wide = 192
    keeps_cards = True

    def __init__(self, stage: Stage, card: str = "") -> None:
        """With `card` open, if there is such a one."""
        super().__init__(stage)
        self.since = since.Since(self)
        self.open = card if card in self.library.cards else ""
        """The card on the page; "" while the page is closed."""
        self.page_offset = 0
        self.told: list[Told] | None = None
        """How the scenarios of the card went, where they were asked for."""
        if stage.compared_with:
            self.since.choose(stage.compared_with)

    def indexed(self) -> Index:
        self._named_by: dict[str, list[str]] | None = None
        library = self.library
        cards = [card for card in library.cards.values() if card.kind in library.card_kinds]
        return Index(library, self.ui.say.language, self.kind_names(library.card_kinds), cards)

    # what is done

    def show(self, card: str) -> None:
        """Open the page of a card; "" closes it."""
        if not card and self.open:
            self.shelf.reveal(self.open)
            self.stage.focus = f"card-{self.open}"
        self.open, self.page_offset, self.told = card, 0, None
        self.stage.touch()

    def prove(self) -> None:
        """Run the scenarios that name the card, with the cards as they are now; or back to what it says."""
        self.page_offset = 0
        if self.told is not None:
            self.told = None
        else:
            self.told = of_card(self.open, self.library.printed)
        self.stage.touch()

    def to_workshop(self) -> None:
        """A board with the card that is open."""
        workshop.with_card(self.stage, self.open)

    def turn(self, by: int) -> None:
        """To the next or the former card of those that are shown."""
        ids = [card.id for card in self.index.cards(self.sought)]
        if ids:
            at = ids.index(self.open) + by if self.open in ids else 0
            self.show(ids[at % len(ids)])

    def related(self, card: str) -> list[str]:
        """The cards that it makes or speaks of, then those that do so of it."""
        if self._named_by is None:
            self._named_by = {}
            for other in self.index.all:
                for named in self.library.mentions(other.id):
                    self._named_by.setdefault(named, []).append(other.id)
        found = [*self.library.mentions(card), *self._named_by.get(card, ())]
        return [other for other in dict.fromkeys(found) if other != card]

    # the tree

    def build(self) -> Node:
        if self.is_behind:
            self.read()
            self.since.forget()
            self.told = None
            self.open = self.open if self.open in self.library.cards else ""
        ui = self.ui
        root = Node("scene", "gallery", ui.screen, name=ui.say("gallery-title"), paint=self._paint)
        self._lay_folded(root) if folding.is_folded(ui) else self._lay(root)
        if self.more.is_open and folding.is_folded(ui):
            root.add(self.more.sheet(self._more()))
        if self.open:
            root.add(page.page(self, self.library.cards[self.open]))
        return root

    def _lay(self, root: Node) -> None:
        """Search and filters in three rows above the shelf."""
        ui, wide, low = self.ui, self.ui.wide - 2 * LEFT, self.ui.high
        search = SEARCH * folding.part(ui)
        root.add(widgets.button(ui, "back", ui.say("back"), ui.rect(LEFT, 28, 160, 58), self.stage.pop, "plain"))
        root.add(filters.search(self, ui.rect(LEFT + 172, 28, search, 58)))
        root.add(*self.since.controls(ui.rect(LEFT + 172 + search + 12, 28, wide - 184 - search, 58)))
        root.add(filters.kinds(self, ui.rect(LEFT, 104, wide, 54)))
        root.add(*filters.choices(self, ui.rect(LEFT, 168, wide, 54), FIELDS))
        root.add(self.shelf.show(self.index.cards(self.sought), ui.rect(LEFT, 234, wide + 14, low - 288)))
        foot = ui.rect(LEFT, low - 46, wide - 2 * LANGUAGE - 24, 36)
        root.add(widgets.label(ui, "keys", ui.say("gallery-keys"), foot, theme.SMALL, ui.look.quiet, within=True))
        root.add(self._art(ui.rect(LEFT + wide - 2 * LANGUAGE - 12, low - 48, LANGUAGE, 40)))
        root.add(self._language(ui.rect(LEFT + wide - LANGUAGE, low - 48, LANGUAGE, 40)))

    def _lay_folded(self, root: Node) -> None:
        """The search above the shelf, everything else on a sheet."""
        ui, wide = self.ui, self.ui.wide - 2 * LEFT
        back, search, more = folding.in_a_row(ui.rect(LEFT, 20, wide, 58), (160, 0, 190), ui)
        root.add(widgets.button(ui, "back", ui.say("back"), back, self.stage.pop, "plain"))
        root.add(filters.search(self, search), self.more.button(more))
        shelf = ui.rect(LEFT, 92, wide + 14, ui.high - 106)
        root.add(self.shelf.show(self.index.cards(self.sought), shelf))

    def _more(self) -> list[folding.Row]:
        room = self.more.room
        return [
            *self.more.filters(FIELDS, room),
            (folding.TALL, self.since.controls),
            (folding.TALL, lambda rect: [self._language(rect)]),
            (folding.TALL, lambda rect: [self._art(rect)]),
            self.more.words("keys", self.ui.say("gallery-keys"), room),
        ]

    def _language(self, rect: Rect) -> Node:
        ui = self.ui
        return widgets.button(ui, "handbook", ui.say("handbook"), rect, lambda: handbook.open_at(self.stage), "plain",
                              ui.say("handbook-hint"), size=20)  # fmt: skip

    def _art(self, rect: Rect) -> Node:
        ui = self.ui
        return widgets.button(ui, "art", ui.say("art-open"), rect, self._open_art, "plain", ui.say("art-open-hint"),
                              size=20)  # fmt: skip

    def _open_art(self) -> None:
        from game.table.gallery.art import ArtWords

        self.stage.push(ArtWords(self.stage))

    def kind_hint(self, kind: str, shown: int) -> str:
        words = self.ui.say("browse-tokens") if kind == TOKENS else self.ui.say.of("kind", kind)
        return self.ui.say("gallery-kind-hint", kind=words, count=shown)

    def shelf_card(self, card: Card, rect: Rect) -> Node:
        name = card.name[self.ui.say.language]
        compared = self.since.compared
        mark = compared.marks.get(card.id, "") if compared else ""
        value = self.ui.say(f"gallery-is-{mark}") if mark else ""
        return Node(
            "shelf-card", f"card-{card.id}", rect, name, value, actions={"open": lambda: self.show(card.id)},
            zoom=card.id, data=card,
        )  # fmt: skip

    def paint_on(self, surface: Surface, node: Node, picture: Surface) -> None:
        super().paint_on(surface, node, picture)
        if node.value:
            since.paint_mark(self, surface, node)

    def _paint(self, surface: Surface, node: Node) -> None:
        surface.blit(theme.ground(self.ui), (0, 0))

    # keys

    def takes(self, event: pygame.Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT):
            return False
        if self.open:
            return page.takes(self, event)
        first = typing.first_found(self, event.key)
        if first is not None:
            self.show(first)
            return True
        if typing.scrolls(self, event.key) or typing.goes_to_cards(self, event.key, ("search",)):
            return True
        words = self.sought.words
        return typing.writes(event, words, lambda written: self.seek(words=written.lstrip()))

    def key(self, event: pygame.Event) -> bool:
        if event.key == pygame.K_F1:
            handbook.open_at(self.stage, self.open)
            return True
        return False

    def cancel(self) -> None:
        if self.open:
            self.show("")
        elif self.more.is_open:
            self.more.toggle()
        elif self.sought.words:
            self.seek(words="")
        else:
            self.stage.pop()
