"""The scene of all cards of a game, tokens too: search and filters above, one card at large with what belongs to it."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface

from game.table import pieces, theme, widgets
from game.table.blocks import across
from game.table.blocks.bar import Aside, Bar
from game.table.blocks.search import writes
from game.table.browsing import filters, folding, typing
from game.table.browsing.browser import Browser
from game.table.browsing.sought import ORDER, TOKENS, Index
from game.table.drawing import cloth
from game.table.gallery import page, since
from game.table.gallery.art import ArtWords
from game.table.gallery.opened import Opened
from game.table.handbook import scene as handbook
from game.table.library import Card, Library
from game.table.stage import Stage
from game.table.tree import Node

LEFT = 40
SEARCH = 430
LANGUAGE = 230
"""How wide the button is that opens the card language."""
ROW, COMPARED = 52, 900
"""How high a row of what narrows the cards is, and how wide what compares them."""
FIELDS = ("element", "text", "band", "keyword", "deck", "order")


class Gallery(Browser):
    name = "gallery"
    card_wide = 270
    gap = 30
    keeps_cards = True

    def __init__(self, stage: Stage, card: str = "") -> None:
        """With `card` open, if there is such a one."""
        super().__init__(stage)
        self.since = since.Since(self.seeking)
        self.opened = Opened(self.seeking, self.since, card)
        if stage.compared_with:
            self.since.choose(stage.compared_with)

    def indexed(self, library: Library) -> Index:
        cards = [card for card in library.cards.values() if card.kind in library.card_kinds]
        return Index(library, self.ui.say.language, self.kind_names(library.card_kinds), cards)

    # the tree

    def build(self) -> Node:
        if self.seeking.is_behind:
            self.seeking.read()
            self.since.forget()
            self.opened.forget()
        ui = self.ui
        root = Node("scene", "gallery", ui.screen, name=ui.say("gallery-title"), paint=self._paint)
        self._lay_folded(root) if across.is_folded(ui) else self._lay(root)
        if self.more.is_open and across.is_folded(ui):
            root.add(self.more.sheet(self._more()))
        if self.opened.card:
            root.add(page.page(self.opened, self.library.cards[self.opened.card]))
        return root

    def _lay(self, root: Node) -> None:
        """The title with the search beside it, filters in two rows above the shelf, what compares below it."""
        ui, part = self.ui, across.part(self.ui)
        search = partial(filters.search, self.seeking)
        aside: list[Aside] = [(SEARCH * part, search), (LANGUAGE * part, self._art), (LANGUAGE * part, self._language)]
        room = Bar(ui.say("gallery-title"), self.stage.pop, "", aside).lay(ui, root)
        gap, high = ui.u(filters.GAP), ui.u(ROW)
        row = Rect(room.x, room.y, room.w, high)
        root.add(filters.kinds(self.seeking, row))
        row = row.move(0, high + gap)
        root.add(*filters.choices(self.seeking, row, FIELDS))
        compared = ui.u(COMPARED * part)
        foot = Rect(room.right - compared, room.bottom - ui.u(36), compared, ui.u(44))
        keys = Rect(room.x, foot.y + ui.u(4), room.w - compared - 2 * gap, ui.u(36))
        begin = row.bottom + ui.u(14)
        root.add(self.shelf.show(self.shown, Rect(room.x, begin, room.w + ui.u(14), foot.y - ui.u(12) - begin)))
        root.add(widgets.label(ui, "keys", ui.say("gallery-keys"), keys, theme.SMALL, ui.look.quiet, within=True))
        root.add(*self.since.controls(foot))

    def _lay_folded(self, root: Node) -> None:
        """The search above the shelf, everything else on a sheet."""
        ui, wide = self.ui, self.ui.wide - 2 * LEFT
        back, search, more = across.in_a_row(ui.rect(LEFT, 20, wide, 58), (160, 0, 190), ui)
        root.add(widgets.button(ui, "back", ui.say("back"), back, self.stage.pop, "plain"))
        root.add(filters.search(self.seeking, search), self.more.button(more))
        shelf = ui.rect(LEFT, 92, wide + 14, ui.high - 106)
        root.add(self.shelf.show(self.shown, shelf))

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
        self.stage.push(ArtWords(self.stage))

    def kind_hint(self, kind: str, shown: int) -> str:
        words = self.ui.say("browse-tokens") if kind == TOKENS else self.ui.say.of("kind", kind)
        return self.ui.say("gallery-kind-hint", kind=words, count=shown)

    def headed(self, card: Card) -> str:
        """Where they lie by their kinds, and not one kind alone, the kind."""
        sought = self.seeking.sought
        if sought.order != ORDER[0] or sought.kind or self.since.compared:
            return ""
        return self.ui.say("browse-tokens") if card.token else self.ui.say.of("kind", card.kind)

    def shelf_card(self, card: Card, rect: Rect) -> Node:
        return self.opened.node(card, rect)

    def paint_on(self, surface: Surface, node: Node, picture: Surface) -> None:
        """It lies on the ground; the one that is chosen is lit."""
        chosen = self.stage.attention
        if chosen is not None and chosen.key == node.key:
            margin = cloth.glow_margin(node.rect.h)
            light = cloth.glow(*node.rect.size, self.ui.look.gold)
            surface.blit(light, (node.rect.x - margin, node.rect.y - margin))
        else:
            pieces.paint_shadow(surface, self.ui, node.rect)
        surface.blit(picture, node.rect)
        if node.value:
            since.paint_mark(self.ui, surface, node)

    def _paint(self, surface: Surface, node: Node) -> None:
        surface.blit(theme.ground(self.ui), (0, 0))

    # keys

    def takes(self, event: pygame.Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT):
            return False
        if self.opened.card:
            return page.takes(self.opened, event)
        seeking = self.seeking
        first = typing.first_found(seeking, event.key)
        if first is not None:
            self.opened.show(first)
            return True
        if typing.scrolls(seeking, event.key) or typing.goes_to_cards(seeking, event.key, ("search",)):
            return True
        return writes(event, seeking.sought.words, lambda written: seeking.seek(words=written.lstrip()))

    def key(self, event: pygame.Event) -> bool:
        if event.key == pygame.K_F1:
            handbook.open_at(self.stage, self.opened.card)
            return True
        return False

    def cancel(self) -> None:
        if self.opened.card:
            self.opened.close()
        elif self.more.is_open:
            self.more.toggle()
        elif self.seeking.sought.words:
            self.seeking.seek(words="")
        else:
            self.stage.pop()
